#!/bin/sh
# commits.sh [BASE]: every commit after BASE says why in a body and, if it touches the engine (the code of core/ and games/, not
# its tests), in a line "Golden:" what became of the golden journals; none has words that do not belong (tools/words.sh).
# A clone that does not reach back to BASE has nothing to read, and the guard says so.
set -u
cd "$(dirname "$0")/.." || exit 1
base=${1-356ff39e3a91a25e6f1c386391fbb933998a7725}
if ! git rev-parse --git-dir >/dev/null 2>&1; then
    echo "no repository here: no commits to read"
    exit 0
fi
if ! git merge-base --is-ancestor "$base" HEAD 2>/dev/null; then
    echo "the history here does not reach back to $base: no commits to read"
    exit 0
fi
commits() { git log --no-merges --no-renames "$@" "$base..HEAD"; }
# The title, the body and the files of each, read in one go: a process for each of them would take longer than all else.
faults=$(
    commits --name-only --format='%x01%h %s%x02%b%x02' | awk '
        BEGIN { RS = "\001"; FS = "\002" }
        NR == 1 { next }
        $2 == "" { print "  " $1 ": no body says why" }
        {
            engine = 0
            files = split($3, file, "\n")
            for (i = 1; i <= files; i++)
                engine += file[i] ~ /^(core|games)\/.*\.[ch]$/ && file[i] !~ /_test\.[ch]$/
            if (engine && "\n" $2 !~ /\nGolden: (same|changed, because )/)
                print "  " $1 ": touches the engine and has no Golden: line"
        }'
    commits --format='%x01%H%n%B' | awk '/^\001/ { commit = substr($0, 2); next } { print "  " commit ": " $0 }' |
        tools/words.sh - | sed 's/^[0-9]*://'
)
[ -z "$faults" ] && exit 0
echo "Commits that do not keep to docs/house.md, section 7:"
echo "$faults"
exit 1
