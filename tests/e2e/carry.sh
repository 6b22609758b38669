#!/bin/sh
# carry.sh LIZARDRY: a match goes from a file to a server and back, a game by mail as well, and nobody could tell.
# shellcheck disable=SC2317 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
data=$room/data
brings() { "$lizardry" import "$1" --data "$data" >"$room/brought" 2>&1 && table=$(sed -n 's/^Table \([0-9]*\): .*/\1/p' "$room/brought") && [ "$table" ]; }
takes() { "$lizardry" export "$table" --data "$data" --to "$1"; }

# ---- the file of a match at the keyboard
play() { "$lizardry" play "$@"; }
m=$room/m.journal n=$room/n.journal
begun() { printf 'roll\nroll\nhold\nquit\n' | play pig --players you:Anna,greedy --seed 4 --option target=40 --save "$m" >"$room/out" && [ -s "$m.seed" ]; }
there_and_back() { brings "$m" && takes "$n" && cmp "$m" "$n" && cmp "$m.seed" "$n.seed"; }
whatever() { for _ in $(seq 200); do echo roll; echo roll; echo hold; done; }
goes_on() { whatever | play --resume "$n" >"$room/out" 2>&1 && "$lizardry" verify "$n" >"$room/out" && holds "matches the commitment" "$room/out"; }
over_comes_too() { brings "$n" && holds "which is over" "$room/brought" && takes "$room/over.journal" && cmp "$n" "$room/over.journal"; }
check "a match is begun at the keyboard" begun
check "it goes to a server and back, byte by byte, with its seed" there_and_back
check "it goes on there as if it had never moved, and is proved" goes_on
check "one that is over can be carried, too" over_comes_too

# ---- a match with a set of its own
sources=$(cd "$(dirname "$0")/../.." && pwd)
own=$room/own.journal out=$room/out.journal
begun_own() { printf 'quit\n' | play lies --set "$sources/games/lies/sets/vaccines.lies" --players you:Anna,easy --seed 4 --save "$own" >"$room/out" && [ -s "$own.set" ]; }
own_there_and_back() { brings "$own" && takes "$out" && cmp "$own" "$out" && cmp "$own.set" "$out.set"; }
own_goes_on() { printf 'quit\n' | play --resume "$out" >"$room/out" 2>&1 && "$lizardry" replay "$out" >"$room/out"; }
check "a match with a set of its own is begun" begun_own
check "its set goes to the server and back with it" own_there_and_back
check "and it goes on by that set" own_goes_on
without() { cp "$own" "$room/bare.journal" && cp "$own.seed" "$room/bare.journal.seed" && code 1 "set" "$lizardry" import "$room/bare.journal" --data "$data"; }
check "without its set it is not taken" without

# ---- somebody plays on at the server
serve() {
    : >"$room/serve.out"
    "$lizardry" serve --data "$data" --listen 127.0.0.1:0 >"$room/serve.out" 2>&1 &
    server=$!
    until grep -q "serves at" "$room/serve.out"; do kill -0 $server || return 1; sleep 0.05; done
    url=$(sed -n 's/.*serves at \(http:[^ ]*\)\/ .*/\1/p' "$room/serve.out")
}
trap 'kill -9 $server 2>/dev/null; rm -rf "$room"' EXIT
played_there() {
    brings "$m" && word=$(sed -n 's/.*#device=//p' "$room/brought") && serve &&
        whatever | play --server "$url/#device=$word" --name Anna "$table" >"$room/out" 2>&1 && takes "$room/there.journal" &&
        "$lizardry" verify "$room/there.journal" >"$room/out" && holds "matches the commitment" "$room/out" &&
        [ "$(head -c "$(wc -c <"$m")" "$room/there.journal" | cmp - "$m" && echo same)" ]
}
check "its player finds the seat by the link, and plays to the end there" played_there
kill $server && wait $server

# ---- a game by mail
pbm() { "$lizardry" pbm "$@"; }
export LIZARDRY_NOW=1700000000 TZ=UTC
g=$room/g twin=$room/twin back=$room/back/g
pass_of() { pbm password "$1" "$2" | sed -n 's/^PASS //p'; }
mail() { printf 'GAME g\nCLAN %s\nPASS %s\nORDERS\n%s\nEND\nTO %s\nMeet me by the dens of clan %s.\nEND\n' "$2" "$(pass_of "$1" "$2")" "$3" "$4" "$2"; }
mailed() {
    pbm new "$g" --preset quick4 --papers text --id g --seed mail --deadline "3day grace=12h" >/dev/null 2>&1 &&
        for clan in 1 2 3; do pbm join "$g" $clan --player "P. $clan" --address "p$clan@example.org" >/dev/null || return 1; done &&
        pbm turn "$g" --now >/dev/null && mail "$g" 1 "RE 1A" 2 | pbm orders "$g" >/dev/null &&
        pbm turn "$g" --now >/dev/null && pbm replace "$g" 3 --player "New Newt" --address new@example.org >/dev/null &&
        mail "$g" 2 "RE 1A" 1 | pbm orders "$g" >/dev/null && cp -a "$g" "$twin"
}
carried() {
    mkdir "$room/back" && brings "$g" && "$lizardry" export "$table" --data "$data" --to "$back/" && cmp "$g/game.journal" "$back/game.journal" &&
        cmp "$g/game.journal.drawer" "$back/game.journal.drawer" && cmp "$g/game.journal.seed" "$back/game.journal.seed" &&
        cmp "$g/log" "$back/log" && diff -r "$g/receipts" "$back/receipts"
}
next_turn() { # the same mail and the same turn here and there
    mail "$twin" 3 "RE 1A" 1 >"$room/third" && pbm orders "$twin" <"$room/third" >"$room/here" && pbm orders "$back" <"$room/third" >"$room/there" &&
        cmp "$room/here" "$room/there" && pbm turn "$twin" --now >/dev/null && pbm turn "$back" --now >/dev/null &&
        cmp "$twin/game.journal" "$back/game.journal" && diff -r -x log "$twin" "$back"
}
proved() { pbm rerun "$back" --check >"$room/out" && pbm verify "$back" >"$room/out"; }
check "a game by mail, with letters and a player who was replaced" mailed
check "it goes to a server and back with drawer, log and receipts" carried
check "its next turn is the same, report by report" next_turn
check "and it is proved" proved

# ---- what cannot be carried
check "what is not there" code 1 "No such file" "$lizardry" import "$room/none" --data "$data"
no_journal() { echo hello >"$room/hello" && code 1 "hello" "$lizardry" import "$room/hello" --data "$data"; }
check "what is no journal" no_journal
check "a file that is there is not written over" code 1 "not written over" "$lizardry" export "$table" --data "$data" --to "$m"
check "no such table" code 1 "no such match" "$lizardry" export 17 --data "$data" --to "$room/none"
no_mail() { brings "$m" && code 1 "no game by mail" "$lizardry" export "$table" --data "$data" --to "$room/dir/"; }
check "a match at a table does not become a game by mail" no_mail
damaged() { head -c $(($(wc -c <"$m") - 20)) "$m" >"$room/torn.journal" && cp "$m.seed" "$room/torn.journal.seed" && code 1 "torn.journal" "$lizardry" import "$room/torn.journal" --data "$data"; }
check "a damaged journal is mended at home first" damaged
finish
