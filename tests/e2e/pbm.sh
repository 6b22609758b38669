#!/bin/sh
# A game by mail from its directory: made, joined, ordered, run, reported, taken back, run again; and what happens to
# programs: kills, two at once, a full disk. Names SW-16.1 and SW-22.4.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
game=$room/game
pbm() { "$lizardry" pbm "$@"; }
export LIZARDRY_NOW=1700000000 TZ=UTC

made() { code 0 "Game q4-1: quick4, 4 clans" pbm new "$game" --preset quick4 --id q4-1 --seed one --deadline "3day at=20:00"; }
check "new makes a game" made
check "new takes no directory that has one" code 1 "there is a game in" pbm new "$game"
check "new names the presets" code 1 "classic16" pbm new "$room/none" --preset huge
check "new knows which games have sheets" code 1 "not played by mail" pbm new "$room/none" --game pig
check "and which there are" code 1 "no game 'chess'" pbm new "$room/none" --game chess
named() { code 0 "duel, 2 clans" pbm new "$room/named" --game swamp --preset duel; }
check "new takes a game by name" named
check "new explains deadlines" code 1 "fortnight" pbm new "$room/none" --deadline never

listed() {
    printf '# who plays\n1|North|north@example.org|Northern Mud\n2|bot hard\n' >"$room/players"
    pbm new "$room/listed" --preset quick4 --players "$room/players" >"$room/out" && grep -q "clan 1: North, password" "$room/out" &&
        pbm status "$room/listed" >"$room/out" && grep -q "NOM  Northern Mud" "$room/out" && grep -q "hard" "$room/out"
}
check "new seats the players of a file" listed
unlisted() { echo "9|North" >"$room/players" && ! pbm new "$room/unlisted" --preset quick4 --players "$room/players" 2>"$room/err" && grep -q "line 1 of" "$room/err" && [ ! -e "$room/unlisted" ]; }
check "and says which line it did not understand" unlisted

joined() {
    pbm join "$game" 3 --player "A. Newt" --address newt@example.org --name "Spies Of Slime" >"$room/join" &&
        pass=$(sed -n 's/^PASS //p' "$room/join") && [ ${#pass} -eq 12 ] && ! grep -rq "$pass" "$game" &&
        [ "$(pbm password "$game" 3 | sed -n 's/^PASS //p')" = "$pass" ]
}
check "join gives a password that stands in no file, and password shows it again" joined
pass=$(sed -n 's/^PASS //p' "$room/join")
check "a clan is taken once" code 1 "played by A. Newt" pbm join "$game" 3 --player "B. Skink"
check "there is no clan 9" code 1 "clans are 1 to 4" pbm join "$game" 9 --player "B. Skink"

design() { printf 'SETUP DEFAULT 3\nEND\n' | pbm startup "$game" 3; }
check "startup takes a default" design
check "status says what is waited for" code 0 "not begun" pbm status "$game"
check "turn makes the world" code 0 "The world is made" pbm turn "$game" --now
too_late() { ! design; }
check "a start-up is too late then" too_late

mail() { # CLAN TURN PASS
    printf 'GAME q4-1\nCLAN %s\nPASS %s\nTURN %s\nORDERS\n1. RE 1A\n2. re 1a\n3. MO 99Z N\nEND\nTO 1,4\nHello there.\nEND\n' "$1" "$3" "$2"
}
orders() { mail "$@" | pbm orders "$game"; }
refused() { # WORDS CLAN TURN PASS
    words=$1
    shift
    ! orders "$@" >"$room/out" && grep -q "$words" "$room/out" && grep -q "still stand" "$room/out"
}
check "SW-22.4 a wrong password is refused" refused "password" 3 1 wrong
check "SW-22.4 a wrong turn is refused" refused "orders are for turn 1" 3 7 "$pass"
check "SW-22.4 a turn that has been run is named" refused "turn 0 has been run; orders are for turn 1" 3 0 "$pass"
check "SW-22.4 a wrong clan is refused" refused "no such clan '33'" 33 1 "$pass"
wrong_game() { ! mail 3 1 "$pass" | sed 's/q4-1/q9/' | pbm orders "$game" >"$room/out" && grep -q "this is game q4-1" "$room/out"; }
check "SW-22.4 a wrong game is refused" wrong_game
receipt() {
    orders 3 1 "$pass" >"$room/receipt" && grep -q "RE 1A" "$room/receipt" && grep -q "P15: Same as line 1" "$room/receipt" &&
        grep -q "P03" "$room/receipt" && grep -q "1 of 30 orders used" "$room/receipt" && grep -q "are due" "$room/receipt"
}
check "the receipt says what was understood" receipt
check "SW-16.1 and to whom messages go" grep -q "message to clan 1, 4" "$room/receipt"
early() { pbm turn "$game" >"$room/out"; [ $? -eq 3 ] && grep -q "has not been run yet" "$room/out"; }
check "the turn waits for its time" early
due() { LIZARDRY_NOW=1700300000 pbm turn "$game" >"$room/out" && grep -q "Turn 1 has been run" "$room/out"; }
check "and runs when it is due" due
export LIZARDRY_NOW=1700300000

reported() {
    for suffix in txt html pdf json; do [ -s "$game/turn-001/clan-03.$suffix" ] || return 1; done
    grep -q "Spies Of Slime" "$game/turn-001/clan-03.txt" && grep -q "you to clans 1, 4: Hello there." "$game/turn-001/clan-03.txt"
}
check "reports lie in the directory of the turn" reported
template() { cat "$game/turn-00$1/clan-03.reply.txt"; }
waiting() { pbm status "$game" >"$room/status" && grep -q "Spies Of Slime .*waiting" "$room/status"; }
# What is not an order does not count as orders in: H17.
nothing_in() { # WORDS, the mail on standard input
    pbm orders "$game" >"$room/out" && cat "$room/out" && grep -q "$1" "$room/out" && waiting
}
untouched() { template 1 | nothing_in "No orders were found: you are still waited for. Write READY to send none."; }
check "SW-22.4 the order template as it came is no orders" untouched
empty_mail() { template 1 | grep "^GAME\|^CLAN\|^PASS" | nothing_in "No orders were found: you are still waited for"; }
check "SW-22.4 nor is an empty mail" empty_mail
nonsense() { template 1 | sed 's/^END/walk about\nEND/' | nothing_in "No orders were found: you are still waited for"; }
check "SW-22.4 nor one of which nothing is understood" nonsense
only_letter() { (template 1 && printf 'TO 2\nHello.\nEND\n') | nothing_in "No orders were found beside the messages"; }
check "SW-22.4 nor a message alone" only_letter
stale() { ! template 0 | pbm orders "$game" >"$room/out" && grep -q "turn 1 has been run; orders are for turn 2" "$room/out"; }
check "SW-22.4 the template of an older report is told that its turn has been run" stale
by_name() { template 1 | sed 's/^CLAN .*/CLAN spies of slime/; s/^END/RE 1A\nEND/' | pbm orders "$game" >"$room/out" && grep -q "1 of 30" "$room/out" && ! waiting; }
check "SW-22.4 a clan may be called by its name" by_name
ready() {
    template 1 | sed 's/^END/READY\nEND/' | pbm orders "$game" >"$room/out" && grep -q "to do nothing this turn" "$room/out" && ! waiting &&
        ! grep -q "waited for" "$room/out"
}
check "SW-22.4 READY sends none" ready
one_line() { # H36
    word=$(template 1 | sed -n 's/^PASS //p')
    printf 'game q4-1 clan 3 pass %s\nready\n' "$word" | pbm orders "$game" >"$room/out" || return 1
    for line in "game q4-9 clan 3 pass $word" "game q4-1,clan 3,pass=$word" "game q4-1 clan of slime pass $word" "game q4-1 clan 3 pass $word turn now"; do
        echo "$line" | pbm orders "$game" >"$room/out" && return 1
        grep -q "not accepted" "$room/out" && lacks "$word" "$room/out" || return 1
    done
}
check "SW-22.4 a mail in one line is read, and no password is said back" one_line
unread() { # H33
    (template 1 && printf 'MESSAGE 2\nMeet me.\nEND\n') >"$room/mail"
    from=$(grep -n "^MESSAGE" "$room/mail" | cut -d: -f1)
    pbm orders "$game" <"$room/mail" >"$room/out" && holds "Lines $from-$((from + 1)) of your mail were not read" "$room/out" &&
        holds "TO 2, TO ALL" "$room/out" && lacks "Meet me" "$room/out"
}
check "SW-22.4 lines that were not read are named" unread
late() { # H20
    due=$(sed -n 's/^: turn 1 [0-9]* \([0-9]*\) .*/\1/p' "$game/game.journal")
    template 1 | LIZARDRY_NOW=$((due + 60)) pbm orders "$game" >"$room/out" && holds "late, but within the grace until" "$room/out"
}
check "a late mail is told until when it is not too late" late
other_format() {
    pbm report "$game" 3 --turn 1 --format text >"$room/again" && cmp "$room/again" "$game/turn-001/clan-03.txt" &&
        pbm report "$game" 3 --turn 1 --format json | grep -q '"turn":1'
}
check "report makes any of them again" other_format
check "report names the formats" code 1 "text, html, pdf, json" pbm report "$game" 3 --format doc
check "and the turns there are" code 1 "the last one was 1" pbm report "$game" 3 --turn 9

note() { echo "Welcome to the swamp." | pbm message "$game" && pbm turn "$game" --now && grep -q "Welcome to the swamp" "$game/turn-002/clan-03.txt"; }
check "a note of the moderator goes to everybody once" note
twice() { pbm turn "$game" --now >/dev/null && ! grep -q "Welcome to the swamp" "$game/turn-003/clan-03.txt"; }
check "and not twice" twice
check "extend moves the deadline" code 0 "are due" pbm extend "$game" 24
forward() { code 0 "are due" pbm extend "$game" -24 && code 2 "no option" pbm extend "$game" -x; }
check "and brings it forward" forward
modes() {
    pbm report "$game" 3 --out "$room/report.txt" && pbm map "$game" --out "$room/map.svg" &&
        [ "$(stat -c %a "$room/report.txt" "$room/map.svg" "$game/log" | sort -u)" = 600 ]
}
check "what is written for the moderator is for nobody else's eyes" modes
check "status says where reports go" code 0 "newt@example.org" pbm status "$game"
check "a seed of one's own is warned of" code 0 "can foresee" pbm new "$room/seeded" --preset duel --seed word
rerun() { code 0 "byte for byte" pbm rerun "$game" --check; }
check "rerun finds the same bytes" rerun
changed() {
    cp "$game/turn-002/clan-03.txt" "$room/kept" && echo x >>"$game/turn-002/clan-03.txt"
    pbm rerun "$game" --check >/dev/null 2>"$room/err"
    found=$?
    cp "$room/kept" "$game/turn-002/clan-03.txt"
    [ $found -eq 1 ] && grep -q "clan-03.txt' differs" "$room/err"
}
check "and says which are not" changed
check "verify holds for the host" code 0 "every move is by the rules" pbm verify "$game"
undone() {
    cp "$game/turn-003/clan-03.json" "$room/before" && code 0 "Turn 3 is taken back" pbm undo "$game" &&
        pbm turn "$game" --now >/dev/null && cmp "$room/before" "$game/turn-003/clan-03.json" && grep -q "taken back" "$game/log"
}
check "undo takes a turn back, and the same orders give the same turn" undone
maps() {
    pbm map "$game" --format svg | grep -q "<svg" && pbm map "$game" --format png --out "$room/map.png" &&
        pbm map "$game" --format pdf --out "$room/map.pdf" && head -c 4 "$room/map.png" | grep -q PNG && head -c 4 "$room/map.pdf" | grep -q PDF
}
check "the moderator's map in three formats" maps
check "history in columns" code 0 "turn    " pbm history "$game"
plot() { pbm history "$game" --format svg | grep -q "<svg"; }
check "and as a plot" plot
replaced() {
    pbm replace "$game" 3 --player "C. Gecko" >"$room/join2" && ! orders 3 4 "$pass" >/dev/null &&
        pass=$(sed -n 's/^PASS //p' "$room/join2") && orders 3 4 "$pass" >/dev/null
}
check "replace gives the clan to another, with another password" replaced
check "drop removes a clan" code 0 "leaves the game at the end of turn 4" pbm drop "$game" 4
left() { pbm turn "$game" --now >/dev/null && grep -q "chaos" "$game/turn-004/clan-03.txt"; }
check "and everybody is told" left
surrendered() {
    p=$(sed -n 's/^PASS //p' "$room/join2")
    printf 'GAME q4-1\nCLAN 3\nPASS %s\nSURRENDER\n' "$p" >"$room/sur"
    pbm orders "$game" <"$room/sur" | grep -q "Send another mail" && pbm orders "$game" <"$room/sur" | grep -q "Send another mail" &&
        (cat "$room/sur" && echo "yes") | pbm orders "$game" | grep -q "leaves the game at the end of turn 5"
}
check "SW-22.4 a surrender is confirmed by a second mail, which is not the first again" surrendered

# Several clans in one mail: each is judged by its own fields, and none gets another's orders (H50).
both() {
    b=$room/both
    pbm new "$b" --preset duel --papers text,json --id both >/dev/null && pbm join "$b" 1 --player A >"$room/a" && pbm join "$b" 2 --player B >"$room/b" &&
        pbm turn "$b" --now >/dev/null || return 1
    a_pass=$(sed -n 's/^PASS //p' "$room/a") b_pass=$(sed -n 's/^PASS //p' "$room/b")
    block() { printf 'GAME both\nCLAN %s\nPASS %s\nTURN 1\nORDERS\n%s\nEND\n' "$@"; }
    (block 1 "$a_pass" "RE 1A" && block 2 "$b_pass" "RE 2B") | pbm orders "$b" >"$room/out" || return 1
    [ "$(grep -c "1 of 30 orders used" "$room/out")" -eq 2 ] && holds "part 2 of your mail, from line 8" "$room/out" &&
        [ "$(pbm status "$b" | grep -c "orders in")" -eq 2 ]
}
check "SW-22.4 two clans in one mail are two sets of orders" both
other_pass() {
    (block 1 "$a_pass" "RE 1A" && block 2 "$a_pass" "BD 3C") | pbm orders "$b" >"$room/out" && return 1
    [ "$(grep -c "1 of 30 orders used" "$room/out")" -eq 1 ] && holds "the password is not that of clan 2" "$room/out" && lacks "BD 3C" "$room/out"
}
check "SW-22.4 and the password of one is not that of the other" other_pass
no_fields() {
    (block 1 "$a_pass" "RE 1A" && printf 'CLAN 2\nORDERS\nBD 3C\nEND\n') | pbm orders "$b" >"$room/out" && return 1
    holds "does not say which game" "$room/out" && lacks "BD 3C" "$room/out"
}
check "SW-22.4 nor does a part without fields become the other's" no_fields
whose() {
    (printf 'ORDERS\nBD 3C\nEND\n' && block 1 "$a_pass" "RE 1A" && block 2 "$b_pass" "RE 2B") | pbm orders "$b" >"$room/out" && return 1
    holds "nobody can say whose it is" "$room/out" && [ "$(grep -c "1 of 30 orders used" "$room/out")" -eq 1 ]
}
check "SW-22.4 a block above all fields is nobody's where two clans speak" whose

# ---- what happens to programs
state() { pbm history "$game" | tail -1 | cut -c1-4; }
kills() { # a turn killed at ever later moments leaves the state before or after it, and nothing lost
    rm -rf "$room/k" && pbm new "$room/k" --preset duel --papers text,json --seed two >/dev/null && pbm join "$room/k" 1 --player "A. Newt" >/dev/null || return 1
    pbm turn "$room/k" --now >/dev/null || return 1
    n=0 turn=0
    while [ $n -lt "$1" ]; do
        "$lizardry" pbm turn "$room/k" --now >/dev/null 2>&1 &
        pid=$!
        sleep "0.$(printf %03d $((n % 40)))"
        kill -9 $pid 2>/dev/null
        wait $pid 2>/dev/null
        now=$(pbm history "$room/k" 2>"$room/err" | tail -1 | awk '{print $1}') || return 1
        [ "$now" = "$turn" ] || [ "$now" = $((turn + 1)) ] || { echo "# turn $turn became '$now'" && cat "$room/err" && return 1; }
        turn=$now
        n=$((n + 1))
        case $(pbm status "$room/k") in *over*) # begin anew
            rm -rf "$room/k" && pbm new "$room/k" --preset duel --papers text,json --seed $n >/dev/null && pbm join "$room/k" 1 --player "A. Newt" >/dev/null &&
                pbm turn "$room/k" --now >/dev/null || return 1
            turn=0 ;;
        esac
    done
    code 0 "" pbm verify "$room/k"
}
check "kills in the middle of a turn: all load, none is lost" kills "${2-200}"

two_at_once() {
    rm -rf "$room/two" && pbm new "$room/two" --preset quick8 --papers text,json --seed three >/dev/null && pbm turn "$room/two" --now >/dev/null || return 1
    pbm turn "$room/two" --now --wait >/dev/null 2>&1 & first=$!
    pbm turn "$room/two" --now --wait >/dev/null 2>&1 & second=$!
    wait $first && wait $second && [ "$(pbm history "$room/two" | tail -1 | awk '{print $1}')" = 2 ]
}
check "two turns at once run one after the other" two_at_once
locked() {
    flock "$room/two/game.journal" sleep 2 &
    sleep 0.5
    pbm turn "$room/two" --now 2>"$room/err"
    refused=$?
    wait
    [ $refused -eq 1 ] && grep -q "another process" "$room/err"
}
check "or the second says that it must wait" locked

full_disk() { # no file may grow beyond what the journal has now
    size=$(($(wc -c <"$room/two/game.journal") / 512))
    ! (trap '' XFSZ; ulimit -f $size; pbm turn "$room/two" --now) >"$room/out" 2>"$room/err" && grep -q "nothing was changed\|still is" "$room/err" &&
        pbm verify "$room/two" >/dev/null && pbm turn "$room/two" --now >/dev/null
}
check "a full disk is reported and nothing is lost" full_disk

torn() {
    printf '999 +0 * tu' >>"$room/two/game.journal" && pbm status "$room/two" 2>"$room/err" >/dev/null && grep -q "torn" "$room/err" &&
        [ "$(cat "$room/two/game.journal.damaged")" = "999 +0 * tu" ] &&
        pbm turn "$room/two" --now >/dev/null && pbm verify "$room/two" >/dev/null
}
check "a torn line is put aside" torn

whole() { # bots alone to the end; then anybody can check it
    rm -rf "$room/w" && pbm new "$room/w" --preset duel --papers text,json --seed four >/dev/null || return 1
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22; do
        pbm turn "$room/w" --now >/dev/null 2>&1 || break
    done
    code 0 "over" pbm status "$room/w" && code 0 "matches the commitment" "$lizardry" verify "$room/w/game.journal" && [ ! -e "$room/w/game.journal.seed" ]
}
check "a game is played to its end and proved" whole
finish
