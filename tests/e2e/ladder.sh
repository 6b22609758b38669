#!/bin/sh
# The ladder: one page of how strong every bot is, the same bytes on any number of threads; and no bot has become weaker
# than it was on these deals by more than its interval (ladder.txt: game, bot, Elo, half the interval).
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
kept=$(dirname "$0")/ladder.txt
ladder() { timeout 120 "$lizardry" ladder "$@" >"$room/out" 2>"$room/err" || { cat "$room/err"; return 1; }; }

mkdir "$room/one" "$room/two"
check "a ladder of every bot" ladder duel --max 16 --out "$room/one" --threads 1
check "has its page, its plot and its times" sh -c "cd '$room/one' && [ \"\$(echo *)\" = 'duel-ladder.md duel-ladder.svg duel-times.txt' ]"
same() { ladder duel --max 16 --out "$room/two" --threads 2 && rm "$room/one/duel-times.txt" "$room/two/duel-times.txt" && diff -r "$room/one" "$room/two"; }
check "two threads write the same bytes" same
again() { call=$(sed -n 's/^lizardry //p' "$room/one/duel-ladder.md") && rm -rf "$room/two" && mkdir "$room/two" &&
    (cd "$room/two" && "$lizardry" $call >/dev/null 2>&1) && cmp "$room/one/duel-ladder.md" "$room/two/duel-ladder.md"; }
check "the command on the page makes the page again" again
check "without a folder it says so" code 2 "--out DIR" "$lizardry" ladder pig
check "one bot is no ladder" code 2 "two bots at least" "$lizardry" ladder pig --bots random --out "$room/one"

# Whoever stands below what is kept.
fallen() { # GAME
    sed -n 's/^| *\([a-z]*\) *| *\(-*[0-9]*\) *|.*/\1 \2/p' "$room/one/$1-ladder.md" | awk -v game="$1" '
        NR == FNR { if ($1 == game) { least[$2] = $3 - $4; left++ } next }
        !($1 in seen) && $1 in least { seen[$1] = 1; left--; if ($2 < least[$1]) print $1 " has fallen to " $2 ", at least " least[$1] }
        END { if (left) print left " bots are missing" }' "$kept" -
}
stands() { # GAME [OPTION...]
    ladder "$@" --bots easy,normal,hard --max 48 --out "$room/one" && said=$(fallen "$1") && [ -z "$said" ] || { echo "$said"; return 1; }
}
check "nobody has become weaker: conspiracy" stands conspiracy
check "legends" stands legends
check "lies" stands lies
check "its sides have ladders of their own" holds "On the second side" "$room/one/lies-ladder.md"
check "newspeak" stands newspeak --option clock=none
check "swamp" stands swamp --preset duel
finish
