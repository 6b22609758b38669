#!/bin/sh
# Words and paths that do not belong: those of one machine or of how the work was done, and promises of later.
# Every script has its run bit, every C file is short enough to be one job.
set -u
cd "$(dirname "$0")/.." || exit 1
files() { if git rev-parse >/dev/null 2>&1; then git ls-files --cached --others --exclude-standard; else find . -type f ! -path './build*' ! -path './.git/*'; fi; }
complaints=$(mktemp) || exit 1
trap 'rm -f "$complaints"' EXIT
complain() { # WHAT < lines
    lines=$(cat)
    [ -z "$lines" ] || printf '%s:\n%s\n' "$1" "$lines" >>"$complaints"
}
search() { files | grep -vE '^(\./)?(tools/words\.sh|tools/guards-test\.sh|docs/house\.md|tests/fuzz/corpus/|tests/golden/)' | xargs -d '\n' grep -nIE "$@" 2>/dev/null | cut -c1-160; }

search '/(work|root|home)/[a-z]|(^|[^A-Za-z{}$:-])/tmp/[A-Za-z]|bash[_]jobs|language[ ]model|as an[ ]AI|\.\./[s]hared' |
    complain "Paths of a machine, or words of how this was made"
search '\bTO[D]O|FIX[M]E|not (yet )?imple[m]ented|place[h]older|for[ ]now\b|coming soon|lorem ipsum' |
    complain "Words of unfinished work"
for script in run test .ci/run tools/*.sh tools/*/*.sh tools/*/*.py tools/*.py tests/*.sh tests/*/*.sh; do
    [ -e "$script" ] && [ ! -x "$script" ] && head -n 1 "$script" | grep -q '^#!' && echo "  $script"
done | complain "Scripts without a run bit"
find bots clients core games server sim studies tests -name '*.[ch]' -exec wc -l {} + 2>/dev/null |
    awk '$2 != "total" && $1 > 700 { print "  " $2 ": " $1 " lines" }' | complain "C files over 700 lines"
cat "$complaints"
[ ! -s "$complaints" ]
