#!/bin/sh
# far.sh LIZARDRY: matches at a server on this machine: people at two terminals, bots of ours, a server that is killed.
. "$(dirname "$0")/lib.sh"
port=0
serve() {
    : >"$room/serve.out"
    "$lizardry" serve --data "$room/data" --listen 127.0.0.1:$port >"$room/serve.out" 2>&1 &
    server=$!
    until grep -q "serves at" "$room/serve.out"; do kill -0 $server || return 1; sleep 0.05; done
    port=$(sed -n 's/.*serves at http:.*:\([0-9]*\).*/\1/p' "$room/serve.out")
    url=http://127.0.0.1:$port
}
kills() { kill -9 $server; wait $server 2>/dev/null; true; }
trap 'kill -9 $server 2>/dev/null; rm -rf "$room"' EXIT

# An open table of that game: its number is $table, its link $link. Who laid it comes back by the number.
lays() { # GAME OPTIONS...
    : >"$room/laid"
    "$lizardry" play --server "$url" --name Host "$@" </dev/null >"$room/laid" 2>&1 &
    laying=$!
    until grep -q "still open" "$room/laid"; do kill -0 $laying || { cat "$room/laid"; return 1; }; sleep 0.05; done
    kill -INT $laying
    wait $laying
    table=$(sed -n 's/^Table \([0-9]*\) is laid.*/\1/p' "$room/laid")
    link=$(grep -o "$url/#invite=[0-9a-f]*" "$room/laid")
    [ "$table" ] && [ "$link" ]
}
# Two bots of ours sit down, and play to the end.
bots_meet() { # BOT BOT
    "$lizardry" play --server "$url" --name Host "$table" --players "$1" </dev/null >"$room/host" 2>&1 &
    host=$!
    "$lizardry" play --server "$link" --name Guest --players "$2" </dev/null >"$room/guest" 2>&1 || { cat "$room/guest"; return 1; }
    wait $host || { cat "$room/host"; return 1; }
}
proved() { # FILE: what a bot or person said at the end
    journal=$(sed -n 's/.*promised: .* verify //p' "$1")
    [ "$journal" ] && "$lizardry" verify "$journal" >"$room/verified" && holds "matches the commitment" "$room/verified"
}
meet_at() { # GAME BOT OPTIONS...
    game=$1 bot=$2
    shift 2
    lays "$game" "$@" && bots_meet "$bot" "$bot" && proved "$room/host" && proved "$room/guest"
}

# Moves without an end; those that are refused are passed over.
whatever() { for _ in $(seq 400); do echo roll; echo roll; echo hold; done; }
at_a_pipe() {
    whatever | "$lizardry" play --server "$url" --name Piper pig --bots greedy --option target=30 >"$room/pipe" 2>&1 &&
        holds "The seed of this match" "$room/pipe" && proved "$room/pipe"
}
undone_there() {
    printf 'draw unknown\nundo\nhint\nquit\n' | "$lizardry" play --server "$url" --name Piper conspiracy --bots greedy >"$room/undone" 2>&1
    holds "There is nothing to take back" "$room/undone" && holds "To come back" "$room/undone"
}
comes_back() {
    back=$(sed -n 's/^.*play --server/play --server/p' "$room/undone")
    echo quit | eval "\"$lizardry\" $back" >"$room/again" 2>&1 && holds "a discard ends your turn" "$room/again"
}
kept_to_oneself() { [ "$(find "$room/state" -name 'server-*.token' -perm 600 | wc -l)" = "$(find "$room/state" -name 'server-*' | wc -l)" ]; }

# The server dies again and again under two of our bots, who notice nothing but that the line is lost.
# A match of fixed rounds: one that ends by chance could be over before the last kill.
through_kills() {
    : >"$room/host"
    lays lies --players you,open && { bots_meet easy easy >"$room/met" 2>&1 & } && meeting=$!
    for told in 10 40 70 100; do
        until [ "$(wc -l <"$room/host")" -gt $told ]; do kill -0 $meeting || return 1; sleep 0.01; done
        kills
        serve || return 1
    done
    wait $meeting || { cat "$room/met"; return 1; }
    proved "$room/host" && proved "$room/guest"
}

serve
check "bots of ours meet at a server: sealed choices" meet_at duel greedy --players you,open
check "by the network" meet_at lies easy --players you,open
check "by sheets of orders" meet_at swamp easy --preset duel --players you,open
check "in talk, beside bots of the server" meet_at newspeak easy --players you,open,easy,easy
check "a server that is killed under them loses nothing" through_kills
check "a person plays to the end, and the journal is there" at_a_pipe
check "what showed something new is not taken back" undone_there
check "whoever comes back finds the seat" comes_back
check "the session is for its owner's eyes" kept_to_oneself
check "no server there" code 1 "cannot be reached" "$lizardry" play --server http://127.0.0.1:1 pig
check "no such table" code 1 "There is no such table" "$lizardry" play --server "$url" 12345
check "no such code" code 1 "Nobody is invited by that" "$lizardry" play --server "$url" muddy-otters
check "a table that is laid has its options" code 2 "is laid already" "$lizardry" play --server "$url" 12345 --bots easy
check "what is kept here is not kept there" code 2 "played here" "$lizardry" play --server "$url" pig --seed 1
check "one of the players is you" code 2 "one is 'you'" "$lizardry" play --server "$url" pig --players open,open
check "a name goes with a server" code 2 "is for a table at a server" "$lizardry" play pig --name Anna
check "an open seat needs a server" code 2 "'open'" "$lizardry" play pig --players you,open

. "$(dirname "$0")/terminal.sh"
trap 'command tmux -L "$socket" kill-server 2>/dev/null; kill -9 $server 2>/dev/null; rm -rf "$room"' EXIT
two_terminals() {
    start anna 80 24 play --server "$url" --name Anna conspiracy --players you,open && sees anna "still open: 1" &&
        link=$(tr -d '\n' <"$room/anna.shot" | grep -o "$url/#invite=[0-9a-f]*") &&
        start bob 80 24 play --server "'$link'" --name Bob && sees anna "#1 Bob" && sees bob "#0 Anna"
}
# Who deals is drawn: $first is to move, $second waits.
finds_first() {
    sees anna "Draw from" || sees bob "Draw from" || return 1
    first=anna second=bob name=Anna
    grep -q "Draw from" "$room/anna.shot" || { first=bob second=anna name=Bob; }
    sees $second "Waiting for $name."
}
moves_are_seen() {
    stands $first "Conspiracy! · round 1" && keys $first 1 && sees $first "a discard ends your turn" && sees $second "$name draws" && stands $second "Conspiracy! · round 1"
}
talk_is_heard() { keys $second "talk Good luck" && sees $first ": Good luck" && sees $second "You: Good luck"; }
line_is_lost() { kills && sees $first "line to the server is lost" && sees $second "line to the server is lost"; }
line_is_back() { serve && sees $first "The line is back" && sees $second "The line is back"; }
goes_on() { keys $first "quit" && sees $first "To come back" && keys $second "rules 6.3" && sees $second "CO-6.3"; }
check "a match at two terminals of 80 by 24" two_terminals
check "who is not asked sees who is waited for" finds_first
check "a move there is seen here" moves_are_seen
check "talk is heard" talk_is_heard
check "a lost line is said plainly" line_is_lost
check "and comes back by itself" line_is_back
check "and the match goes on" goes_on
finish
