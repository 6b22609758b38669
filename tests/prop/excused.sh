#!/bin/sh
# Every kind of event that random play is excused from telling (tests/prop/audit.c) is told in a rule script.
source=$1
failed=0
rows=$(sed -n '/^} never/,/^};/s/^ *{ "\([a-z]*\)", "\([a-z-]*\)".*/\1 \2/p' "$source/tests/prop/audit.c")
[ "$rows" ] || { echo "no row was found"; exit 1; }
while read -r game kind; do
    [ "$game $kind" != "conspiracy reshuffled" ] || continue # R-32: it never is
    grep -Eqs "(told [^;]*|[=;] )\b$kind\b" "$source"/tests/rules/"$game"*.t "$source/docs/rules/$game.md" || {
        echo "$game: no rule script tells '$kind'"
        failed=1
    }
done <<END
$rows
END
exit $failed
