#!/bin/sh
# Words and paths that do not belong: those of one machine or of how the work was done, promises of later, and turns of phrase
# that are no English.
# Every script has its run bit, every C file is short enough to be one job.
# words.sh - prints the lines of its input that have such words.
set -u
cd "$(dirname "$0")/.." || exit 1
files() { if git rev-parse >/dev/null 2>&1; then git ls-files --cached --others --exclude-standard; else find . -type f ! -path './build*' ! -path './.git/*'; fi; }
complaints=$(mktemp) || exit 1
trap 'rm -f "$complaints"' EXIT
complain() { # WHAT < lines
    lines=$(cat)
    [ -z "$lines" ] || printf '%s:\n%s\n' "$1" "$lines" >>"$complaints"
}
search() { files | grep -vE '^(\./)?(tools/words\.sh|tools/guards-test\.sh|tests/fuzz/corpus/|tests/golden/)' | xargs -d '\n' grep -nIE "$@" 2>/dev/null | cut -c1-160; }

machine='/(work|root|home)/[a-z]|(^|[^A-Za-z{}$:-])/tmp/[A-Za-z]|bash[_]jobs|language[ ]model|as an[ ]AI|\.\./[s]hared|work[t]ree|merge[ ]train'
unfinished='\bTO[D]O|FIX[M]E|not (yet )?imple[m]ented|(^|[^:])place[h]older([^=]|$)|for[ ]now\b|coming soon|lorem ipsum'
if [ "${1-}" = - ]; then # a text, not the tree: what commits say
    grep -nE "$machine|$unfinished"
    exit 0
fi
search "$machine" | complain "Paths of a machine, or words of how this was made"
search "$unfinished" | complain "Words of unfinished work"
# "One page a decision" is one page per decision; what "stands behind" a word is after it.
things='tale|card|call|page|line|row|report|header|case|file|spool|rig|note|column|sheet|table|entry|number|piece|record|rule|test|name|thread|process'
each='piece|page|decision|seat|game|case|clan|line|input|folder|file|paragraph|row|turn|move|player|match|rule|node|hex|card|round|verb|kind|event|chapter|mutant'
search "\b(one|two|three|a) ($things) an? ($each)\b|fails the build (else|where)|\blie[s]? together\b|a word too many|that can be done now;|[a-z]'s [a-z]+ apart\b|\bWhose turn it is, is\b|\b[a-z]+ and [a-z ]+ (is|are) none[.;]|in the median\b|at most so many|\bstands? behind (it|the|a|an)\b|'%s' is no [a-z]" |
    complain "Phrases that a native reader stops at"
for script in run test .ci/run tools/*.sh tools/*/*.sh tools/*/*.py tools/*.py install/*.sh examples/*.sh tests/*.sh tests/*/*.sh; do
    [ -e "$script" ] && [ ! -x "$script" ] && head -n 1 "$script" | grep -q '^#!' && echo "  $script"
done | complain "Scripts without a run bit"
find bots clients core examples games host inbox mailbox server sim studies tests -name '*.[ch]' -exec wc -l {} + 2>/dev/null |
    awk '$2 != "total" && $1 > 700 { print "  " $2 ": " $1 " lines" }' | complain "C files over 700 lines"
cat "$complaints"
[ ! -s "$complaints" ]
