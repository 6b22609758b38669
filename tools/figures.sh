#!/bin/sh
# What pages say of the code is true: a name of ours that they give is in the code, and they count nothing by hand. Figures
# that matter come out of a command (tools/rules.sh, tools/words.sh, `lizardry bench`, the studies), not out of a page.
set -u
cd "$(dirname "$0")/.." || exit 1
export LC_ALL=C
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
pages="README.md docs/*.md docs/choices/*.md"

find bots clients core games install sim studies tests tools -type f \( -name '*.[ch]' -o -name '*.def' -o -name '*.sh' -o -name meson.build \) >"$dir/files"
{ xargs cat <"$dir/files"; cat "$dir/files"; } | grep -oE '[A-Za-z_][A-Za-z0-9_]*' | sort -u >"$dir/known"
[ "$(wc -l <"$dir/known")" -gt 1000 ] || { echo "no code found: wrong folder?"; exit 1; }
# shellcheck disable=SC2086
grep -noE '\b(lz|sim|swamp|lies|newspeak|rummy|duel|LZ|SW|LL|NS|CO|LE|DU|PIG)_[A-Za-z0-9_]*[A-Za-z0-9]\b' $pages /dev/null |
    awk -F: -v known="$dir/known" '
        BEGIN { while ((getline <known) > 0) there[$0] }
        !($3 in there) { print "  " $1 ":" $2 ": " $3 }' >"$dir/wrong"
# Limits ("most under 15 lines", "over 700") are rules of the house and may stand; counts of what there is may not.
# shellcheck disable=SC2086
grep -nE '\b[0-9][0-9,]*[0-9]? (source |unit |rule )?(files|tests|scripts|commits|functions)\b|\b[0-9][0-9,]{2,} lines\b|hundred lines' $pages |
    grep -vE 'under|over|at most|at least|more than' | cut -c1-120 | sed 's/^/  /' >"$dir/counted"
[ -s "$dir/wrong" ] && { echo "Pages name what the code does not have:"; cat "$dir/wrong"; }
[ -s "$dir/counted" ] && { echo "Pages count by hand what changes every day:"; cat "$dir/counted"; }
[ ! -s "$dir/wrong" ] && [ ! -s "$dir/counted" ]
