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
faults=$(for commit in $(git rev-list --no-merges "$base..HEAD"); do
    title=$(git log -1 --format='%h %s' "$commit")
    body=$(git log -1 --format=%b "$commit")
    [ -n "$body" ] || echo "  $title: no body says why"
    git diff-tree --no-commit-id --name-only -r "$commit" | grep -E '^(core|games)/.*\.[ch]$' | grep -qvE '_test\.[ch]$' &&
        ! echo "$body" | grep -qE '^Golden: (same|changed, because )' && echo "  $title: touches the engine and has no Golden: line"
    git log -1 --format=%B "$commit" | tools/words.sh - | sed "s/^/  $commit: /"
done)
[ -z "$faults" ] && exit 0
echo "Commits that do not keep to docs/house.md, section 7:"
echo "$faults"
exit 1
