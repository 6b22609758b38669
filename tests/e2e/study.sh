#!/bin/sh
# The balance study: one command writes a page and its plots, the same bytes on any number of threads; nothing half-written.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
study() { timeout 120 "$lizardry" sim "$@" >"$room/out" 2>"$room/err" || { cat "$room/err"; return 1; }; }

mkdir "$room/one" "$room/two" "$room/plain"
check "a study of swamp" study swamp --preset duel -n 6 --study "$room/one" --threads 1
plots() { for plot in length score startups survival points deaths orders chants; do
    holds "](swamp-$plot.svg)" "$room/one/swamp.md" && python3 -c 'import sys, xml.dom.minidom as m; m.parse(sys.argv[1])' "$room/one/swamp-$plot.svg" || return 1
done; }
check "its page shows its plots, and each is whole" plots
check "two threads write the same bytes" sh -c "'$lizardry' sim swamp --preset duel -n 6 --study '$room/two' --threads 2 >'$room/out' && diff -r '$room/one' '$room/two'"
again() { call=$(sed -n 's/^lizardry //p' "$room/one/swamp.md") && rm -rf "$room/two" && mkdir "$room/two" &&
    (cd "$room/two" && "$lizardry" $call >/dev/null) && diff -r "$room/one" "$room/two"; }
check "the command on the page makes the page again" again
check "the command says what was left out" holds "sim swamp --study . --preset duel --bots normal -n 6 --seed balance" "$room/one/swamp.md"
clans() { awk -F'|' '/^\| [1-4] (Black|Red|Yellow|Grey) /{ clans += $3; wins += $4 } END { exit !(clans == 12 && wins == 6) }' "$room/one/swamp.md"; }
check "every clan has a start-up, every game a winner" clans
check "another seed is another page" sh -c "'$lizardry' sim swamp --preset duel -n 6 --seed other --study '$room/two' >/dev/null && ! cmp -s '$room/one/swamp.md' '$room/two/swamp.md'"
check "a game without a part of its own" study pig -n 50 --study "$room/plain"
check "has its length, seats and points" sh -c "cd '$room/plain' && [ \"\$(echo *)\" = 'pig-length.svg pig-points.svg pig-seats.svg pig.md' ]"
quoted() { study pig -n 5 --seed "it's" --study "$room/plain" && holds "--seed 'it'\\''s'" "$room/plain/pig.md"; }
check "a seed is quoted" quoted

check "no such folder: make it" code 1 "mkdir -p '$room/none'" "$lizardry" sim pig -n 5 --study "$room/none"
check "a file is no folder" code 1 "it is not a folder" "$lizardry" sim pig -n 5 --study "$room/out"
nothing_new() { rm -rf "$room/kept" && mkdir "$room/kept" && echo old >"$room/kept/pig.md" && mkdir "$room/kept/pig-seats.svg" &&
    code 1 "cannot write '$room/kept/pig-seats.svg'" "$lizardry" sim pig -n 5 --study "$room/kept" &&
    [ "$(cat "$room/kept/pig.md")" = old ] && ! ls "$room/kept" | grep -q new; }
check "what cannot be written leaves the old page" nothing_new
full() { (ulimit -f 8 && trap '' XFSZ && code 1 "cannot write" "$lizardry" sim swamp --preset duel -n 2 --study "$room/kept") && ! ls "$room/kept" | grep -qE 'new|swamp'; }
check "a full disk leaves nothing half-written" full
check "a duel writes no study" code 2 "no option '--study'" "$lizardry" duel pig --bots greedy,random --study "$room/one"
finish
