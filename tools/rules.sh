#!/bin/sh
# Every rule of every game is named by a test, or stands with its reason in tests/rules/untested.txt ("ID reason").
# A test names a rule in its code: what a comment says proves nothing, and does not count; nor does uncoded.txt.
# rules.sh -l lists what is missing and nothing else.
set -u
cd "$(dirname "$0")/.." || exit 1
export LC_ALL=C

# How many rules may go untested. It must be the length of the list, and rises only when a game joins.
most=18

untested=tests/rules/untested.txt
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
touch "$dir/excused"

# Each game has its book, and each book its rules: "- **CO-6.3** text", "**SW-7.1 Nomads.** text".
for game in games/*/; do
    game=$(basename "$game")
    [ "$game" = kit ] && continue
    grep -oE '^(- )?\*\*[A-Z]+-[0-9]+\.[0-9]+[a-z]?' "docs/rules/$game.md" 2>/dev/null | sed -E 's/^(- )?\*\*//' >"$dir/of"
    [ -s "$dir/of" ] || echo "$game: docs/rules/$game.md names no rule" >>"$dir/complaints"
    cat "$dir/of"
done | sort -u >"$dir/rules"
prefixes=$(cut -d- -f1 "$dir/rules" | sort -u | paste -sd'|' -)

# The files without their comments. Scripts: from -- on; shell: lines that begin with #; C: as the compiler strips them.
find tests bots clients core games sim studies tools -type f \( -path 'tests/*' -o -name '*_test.c' -o -name '*_test.h' -o -name '*_test.sh' -o -name '*.t' \) \
    ! -path "$untested" ! -path tests/rules/uncoded.txt ! -path 'tests/fuzz/corpus/*' ! -path 'tests/golden/*' >"$dir/files"
{
    grep '\.[ch]$' "$dir/files" | xargs cat | ${CC:-cc} -fpreprocessed -dD -E -P -x c - 2>/dev/null
    grep -v '\.[ch]$' "$dir/files" | xargs sed -E 's/(^|[[:space:]])--[[:space:]].*//; /^[[:space:]]*#[^0-9]/d'
} >"$dir/code"
# A test names CO-6.3, or CO_6_3 and co_6_3 where the dot cannot stand.
grep -ihoE "(^|[^A-Za-z0-9])($prefixes)[-_][0-9]+[._][0-9]+[a-z]?" "$dir/code" | sed -E 's/^[^A-Za-z]//; s/^([a-zA-Z]*)[-_]/\U\1\E-/; s/_/./; s/[A-Z]$/\L&/' | sort -u >"$dir/named"
[ -e "$untested" ] && grep -vE '^(#|$)' "$untested" >"$dir/lines"
touch "$dir/lines"
cut -d' ' -f1 "$dir/lines" | sort >"$dir/excused"

comm -23 "$dir/rules" "$dir/named" | comm -23 - "$dir/excused" >"$dir/missing"
[ "${1-}" = -l ] && { cat "$dir/missing"; exit 0; }

complain() { # WHAT < list
    list=$(paste -sd' ' -)
    [ -z "$list" ] || printf '%s:\n%s\n' "$1" "$list" | fold -s -w 115 >>"$dir/complaints"
}
complain "No test names these rules" <"$dir/missing"
comm -12 "$dir/named" "$dir/excused" | complain "$untested lists rules that a test names"
sort -u "$dir/excused" | comm -23 - "$dir/rules" | complain "$untested lists rules that no specification has"
grep -hoE "\b($prefixes)-[0-9]+\.[0-9]+[a-z]?\b" tests/rules/*.t | sort -u | comm -23 - "$dir/rules" | complain "Scripts name rules that no specification has"
awk 'NF < 3 { print $1 }' "$dir/lines" | complain "$untested gives no reason for"
uniq -d "$dir/excused" | complain "$untested lists twice"
excused=$(wc -l <"$dir/excused")
if [ "$excused" -ne "$most" ]; then
    echo "$untested lists $excused rules, tools/rules.sh says $most: the list may only shrink, and the number with it"
fi >>"$dir/complaints"
cat "$dir/complaints"
echo "$(wc -l <"$dir/rules") rules, $excused excused, $(wc -l <"$dir/missing") missing"
[ ! -s "$dir/complaints" ]
