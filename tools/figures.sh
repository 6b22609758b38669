#!/bin/sh
# What pages say of the code is true: a name of ours that they give is in the code, docs/house.md has every hook, every folder and
# the measures of tools/shape.py, and no page counts or times by hand. Figures that matter come out of a command
# (tools/rules.sh, tools/words.sh, `lizardry bench`, the studies), not out of a page.
set -u
cd "$(dirname "$0")/.." || exit 1
export LC_ALL=C
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
pages="README.md docs/*.md docs/choices/*.md"

find bots clients core examples games host inbox install mailbox sim studies tests tools -type f \( -name '*.[ch]' -o -name '*.def' -o -name '*.sh' -o -name meson.build \) >"$dir/files"
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
# shellcheck disable=SC2086
grep -nE '\b[0-9][0-9.,]* ?(ns|us)\b|[0-9] million [a-z]+ (a|per) second|[0-9] times (slower|faster)|[0-9] (games|matches|moves|decisions|turns) (a|per) second' $pages |
    cut -c1-120 | sed 's/^/  /' >>"$dir/counted"

# The house's own page. FROM TO: its lines between two that begin so.
house() { sed -n "/^$1/,/^$2/p" docs/house.md; }
sed -n '/^struct lz_game {/,/^};/p' core/lz.h | grep -oE '\(\*[a-z_]+\)\(' | tr -d '(*)' >"$dir/hooks"
[ -s "$dir/hooks" ] || { echo "core/lz.h has no hooks?"; exit 1; }
while read -r hook; do
    house '## 4' '## 5' | grep -qw "$hook" || echo "  section 4: the hook $hook"
done <"$dir/hooks" >"$dir/house"
limit() { sed -n "s/.*\"$1\": \([0-9]*\).*/\1/p" tools/shape.py; }
house '## 5' '## 6' | tr -s ' \n' ' ' | grep -qF "At most $(limit parameters) parameters, $(limit lines) lines and $(limit ways) ways through" ||
    echo "  section 5: the measures of tools/shape.py" >>"$dir/house"
house 'What is there now' 'What is to come' | grep -v '^What ' | sed -nE 's/^((  )?[A-Za-z.][^ ]*(,? [A-Za-z.][^ ]*)*)(  .*)?$/\1/p' >"$dir/tree"
while IFS= read -r line; do
    case $line in "  "*) under=$folder ;; *) under= ;; esac
    for name in $(echo "$line" | tr -d ','); do
        [ "$under" ] || folder=${name%/*}/
        case $name in *X*) continue ;; esac
        # shellcheck disable=SC2086 # a pattern may stand for several files
        ls -d $under$name >/dev/null 2>&1 || echo "  section 2: $under$name is not there"
    done
done <"$dir/tree" >>"$dir/house"
for folder in core/*/ games/*/ bots/*/ clients/*/ clients/cli/*/ host inbox mailbox sim studies install examples man tests tools; do
    [ -d "$folder" ] && ! house 'What is there now' 'What is to come' | grep -qE "(^| )(${folder%/}|$(basename "$folder"))/" && echo "  section 2 lacks ${folder%/}"
done >>"$dir/house"
[ -s "$dir/house" ] && { echo "docs/house.md does not describe the code:"; cat "$dir/house"; }
[ -s "$dir/wrong" ] && { echo "Pages name what the code does not have:"; cat "$dir/wrong"; }
[ -s "$dir/counted" ] && { echo "Pages count by hand what changes every day:"; cat "$dir/counted"; }
[ ! -s "$dir/wrong" ] && [ ! -s "$dir/counted" ] && [ ! -s "$dir/house" ]
