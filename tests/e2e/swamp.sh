#!/bin/sh
# Swamp at the terminal: the start, orders and their receipts, turns to the end; on a real terminal editing, completion,
# the screen of 80x24, and that the terminal is left as it was found. Names SW-18.1, SW-22.2.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
duel() { # LINES ARGUMENTS...
    lines=$1
    shift
    printf '%b' "$lines" | timeout 60 "$lizardry" play swamp --preset duel --bots easy --seed 1 "$@"
}
says() { # TEXT LINES: with these lines, the text is said
    rm -f "$room/m" && duel "$2" --save "$room/m" >"$room/out" 2>&1
    rm -f "$room/m" "$room/m.seed"
    holds "$1" "$room/out" || { tail -n 30 "$room/out"; return 1; }
}

check "SW-18.1 the four starts are offered, the third is usual" says "Yellow home 50/200" '\n\n'
check "SW-18.1 another is taken" says "Black home 30/" '1\n\n'
check "a start that is not there is asked for again" says "a number from 1 to 4" '7\n3\n\n'
check "SW-18.9 a design of one's own shows its bill" says "of 1200 points" 'SETUP T1 HOME 7\n7 Red\n6 Fer RED 100\nEND\n\n'
check "the clan is named" says "Bog Dancers (BOD)" '\nBog Dancers\n'
check "no name steers the terminal" says "nothing that cannot be printed" '\nEvil\0033[31m\n\n'
check "no name is too long" says "at most 20 bytes" '\nABCDEFGHIJKLMNOPQRSTUVWXYZ\n\n'
check "a newcomer is told what to do" says "Walk towards the free den in 6I" '\n\n'
check "and that lizards must eat" says "begin to starve" '\n\n'
check "who wants to attack is told how" says "Write MO 3K S, or SP" '\n\nattack 4K\n'
check "by fighters, and not against oneself" says "P23: 5K is yours." '\n\nattack 5K\n'
check "hexes are answered with directions" says "P24: 4K is a hex: steps are written as directions. Write MO 5K N." '\n\nMO 5K 4K\n'
check "a start is taken by its name" says "Black home 30/" 'black\n\n'
check "a command is no name" says "That is a command" '\nready\n\n'
check "SW-1.1 what stands under a hex is told" says "What stands under the name of a hex is in that hex" '\n\n?\n'
check "who wants to write is told where letters are" says "There are no letters at a table" '\n\nTO 2\n'
check "a number alone is not an order, but one of the coach's" says "A number alone is no order." '\n\n1\n'

usual() { says "5000 win at once" '\n\n' && rm -f "$room/m"* && printf '\n\nranking\n' | "$lizardry" play swamp --seed 1 --save "$room/m" >"$room/out" && holds "turn 1 of 20" "$room/out"; }
check "without a preset two clans play a duel" usual
all_four() { rm -f "$room/m"* && printf '\n\nranking\n' | timeout 60 "$lizardry" play swamp --preset quick4 --bots easy,normal --seed 1 --save "$room/m" >"$room/out" && holds "clan 4" "$room/out" && rm -f "$room/m"*; }
check "a preset keeps its seats, the bots are listed again" all_four

check "an order is answered in plain words" says "About 29 of the 87 yellow den lizards" '\n\nrecruit 5 k\n'
check "SW-22.2 an error speaks by its code" says "P04: East and west" '\n\nMO 5K e\n'
check "SW-22.2 a warning too" says "W02: You have no lizards in 1A now." '\n\nMO 1A N\n'
check "SW-22.2 a repeated order names its line" says "P15: Same as line 1" '\n\nRE 5K\nre 5k\n'
check "the odds of a battle are told" says "free den, about 45 militia: almost certain" '\n\nMO 3K S SW\nready\nMO 5J S SW\n'
check "the prompt counts" says "turn 1, 2 of 30 orders> " '\n\nRE 5K\nBD 4J\n'
check "take gives what the coach says" says "turn 1, 4 of 30 orders> " '\n\ntake all\n'
check "drop strikes" says "1. BD 4J: The 50" '\n\nRE 5K\nBD 4J\ndrop 1\norders\n'
check "drop says what can be struck" says "numbered from 1 to 2" '\n\nRE 5K\nBD 4J\ndrop 9\n'
check "undo takes an order back" says "turn 1, 0 of 30 orders> orders" '\n\nRE 5K\nundo\norders\n'
check "undo takes a drop back whole" says "turn 1, 2 of 30 orders> quit" '\n\nRE 5K\nBD 4J\ndrop 1\nundo\nquit\n'
check "an empty turn is asked about" says "You have ordered nothing." '\n\nready\nn\nquit\n'
check "and goes on if it is not meant" says "turn 1, 0 of 30 orders> quit" '\n\nready\nn\nquit\n'
check "and ends if it is" says "turn 2, 0 of 30 orders> " '\n\nready\ny\n'
check "news come after the turn" says "29 YEL recruited, 58 den lizards stay" '\n\nRE 5K\nready\n'
check "the report is the one by mail" says "DEVELOPMENT PHASE" '\n\nRE 5K\nready\nreport\n'
check "the rules are at hand" says "SW-13.2 RE hex" '\n\nrules 13.2\n'
check "the map goes elsewhere" says "8H" '\n\nmap 8H\n'
check "a hex that is not there" says "There is no such hex" '\n\nmap 99Z\n'
check "all clans by name" says "Slow Thunder (SLT)" '\n\nranking\n'
plain() { says "turn 1" '\n\nRE 5K\nMO 5K e\ncoach\n?\n' && lacks "$(printf '\033')" "$room/out"; }
check "no escapes where there is no terminal" plain

resumed() {
    rm -f "$room/r"* && duel '\nReeds\nRE 5K\nBD 4J\nquit\n' --save "$room/r" >"$room/out" && holds "play --resume" "$room/out" &&
        printf 'orders\nready\nquit\n' | "$lizardry" play --resume "$room/r" >"$room/out" && holds "2. BD 4J" "$room/out" &&
        holds "Reeds (REE)  turn 2" "$room/out"
}
check "a match goes on with its orders" resumed
battles_first() { # in the news of any turn battles come before the rest
    rm -f "$room/b"* && (printf '\n\n'; yes 'take all
ready
ready' | head -n 150) | timeout 100 "$lizardry" play swamp --preset duel --bots hard --seed 1 --save "$room/b" >"$room/out" &&
        awk '/^What turn/ { other = 0 } /^(Losses|Gains|Your orders|Seen)/ { other = 1 } /^Battles/ { seen = 1; if (other) exit 1 } END { if (!seen) exit 1 }' "$room/out"
}
check "a whole duel is played by the coach; battles come first" battles_first
ended() { holds "The seed of this match" "$room/out" && holds " win" "$room/out"; }
check "its end is told" ended
check "and can be verified" code 0 "matches the commitment" "$lizardry" verify "$room/b"

# shellcheck source=tests/e2e/terminal.sh
. "$(dirname "$0")/terminal.sh"
start() { # NAME COLUMNS LINES ARGUMENTS...: a shell that plays
    name=$1 columns=$2 high=$3
    shift 3
    tmux new-session -d -s "$name" -x "$columns" -y "$high" "env XDG_STATE_HOME='$room/state' LC_ALL=C.UTF-8 TERM=screen-256color sh -c \"trap : INT; '$lizardry' play swamp --preset duel --seed 1 $*; stty -a; echo left as found; sleep 60\""
}
keys() { name=$1; shift; tmux send-keys -t "$name" "$@"; }
fits() { sed -n 1p "$room/$1.shot" | grep -q "turn .* of 20" && sed '/^ *$/d' "$room/$1.shot" | tail -n 1 | grep -q '^turn .*orders>'; }
begun() { # NAME: past the start and the coach
    begins "$1" && sees "$1" "Which start" && keys "$1" Enter && sees "$1" "A name for" && keys "$1" Enter &&
        sees "$1" "The coach says" && keys "$1" Enter && sees "$1" "0 of 30 orders>"
}
screen() { start one 80 24 --bots easy && begun one && fits one && holds "Yellow home" "$room/one.shot" && holds "5K HOM" "$room/one.shot"; }
check "map, lizards and ranking fit 80x24" screen
painted() { tmux capture-pane -e -p -t one >"$room/paint" && holds "$(printf '\033[')" "$room/paint" && grep -q '48;5;' "$room/paint"; }
check "the ground is painted" painted
completed() { keys one "rec" BSpace BSpace BSpace "mo 3" Tab && sees one "> mo 3K" && keys one "s sw" Enter && sees one "1. MO 3K S SW: All 90" && fits one; }
check "Tab completes a hex, the order is laid" completed
listed() { keys one "CH 5K " Tab && sees one "EYES" && keys one C-u; }
check "Tab lists what can follow" listed
history() { keys one Up && sees one "> mo 3K s sw" && keys one C-u "map 8A" Enter && keys one Up Up && sees one "> mo 3K s sw" && keys one C-u; }
check "arrow up brings lines back" history
turned() { keys one "ready" Enter && sees one "What turn 1 brought" && keys one Enter && sees one "The coach says" && keys one Enter && sees one "turn 2, 0 of 30" && fits one; }
check "a turn passes" turned
restored() { # NAME
    sees "$1" "left as found" && grep -q ' icanon' "$room/$1.shot" && grep -q ' echo ' "$room/$1.shot"
}
left() { keys one quit Enter && sees one "play --resume" && restored one; }
check "quit leaves the terminal as it was" left
interrupted() { start two 120 40 --bots easy && begun two && keys two "mo" C-c && restored two; }
check "ctrl-C too" interrupted
handover() {
    start three 80 24 --players you:North,you:South && begins three && sees three "Pass the keyboard to Clan 1 North" &&
        keys three Enter && sees three "Which start" && keys three Enter && sees three "A name for" && keys three "Secret" Enter &&
        sees three "Pass the keyboard to Clan 2 South" && lacks "Secret" "$room/three.shot" && keys three Enter && sees three "Which start" &&
        keys three Enter Enter && sees three "Pass the keyboard to Clan 1 North" && keys three Enter && sees three "The coach says" && keys three Enter &&
        sees three "0 of 30" && keys three "RE 5K" Enter && sees three "1 of 30" && keys three "ready" Enter && sees three "Pass the keyboard to Clan 2 South" &&
        tmux capture-pane -p -S -200 -t three >"$room/back" && lacks "RE 5K" "$room/back" && keys three Enter && sees three "The coach says" &&
        keys three Enter && sees three "0 of 30" && keys three Up && sleep 0.2 && shot three && lacks "RE 5K" "$room/three.shot"
}
check "between people nothing is left, nor in the history" handover
colourless() {
    tmux new-session -d -s plain -x 80 -y 24 "NO_COLOR=1 XDG_STATE_HOME='$room/state' '$lizardry' play swamp --preset duel --seed 1 --bots easy; sleep 60" &&
        begun plain && tmux capture-pane -e -p -t plain >"$room/plain.escapes" && lacks "$(printf '\033[')" "$room/plain.escapes" && holds "*140" "$room/plain.shot"
}
check "NO_COLOR is respected" colourless
small() { # the coach's page is longer than the screen: q is enough of it
    start small 44 16 --bots easy && begins small && sees small "Which start" && keys small Enter &&
        sees small "A name for" && keys small Enter && sees small "q: enough" && keys small q Enter && sees small "0 of 30 orders>"
}
check "a small terminal is answered too" small
# Who only watches has the ranking of every turn and no empty headings; of all that was told nothing stands there twice.
watched() {
    "$lizardry" replay swamp --preset quick4 --bots normal --seed r1 >"$room/watched" && holds "1. Clan 1 normal with" "$room/watched" &&
        lacks " had " "$room/watched" && lacks "The Movement Phase" "$room/watched" && holds "holds the home den" "$room/watched" &&
        "$lizardry" replay swamp --preset quick4 --bots normal --seed r1 --all >"$room/all" && holds "hold the field" "$room/all" &&
        [ -z "$(grep 'hold the field,' "$room/all" | uniq -d)" ]
}
check "a watcher is told the ranking, and nothing twice" watched
menu() {
    tmux new-session -d -s menu -x 80 -y 24 "XDG_STATE_HOME='$room/none' '$lizardry' play; sleep 60" && sees menu "Which? [1]" &&
        keys menu "$(sed -n 's/^ *\([0-9]*\)  Lizards!.*/\1/p' "$room/menu.shot")" Enter && sees menu "Choose" && keys menu 2 Enter && sees menu "Which form? [4]" && keys menu Enter &&
        sees menu "How many people" && keys menu Enter && sees menu "Against which bots" && keys menu Enter && sees menu "with the usual options" && keys menu Enter && sees menu "A lesson of "
}
check "the menu leads there by a preset" menu
whole() { # what the lesson speaks of stays on the map while an answer takes room
    tmux new-session -d -s whole -x 80 -y 24 "LC_ALL=C.UTF-8 '$lizardry' play swamp --lesson; sleep 60" && sees whole "Which start" && keys whole yellow Enter && sees whole "Enter goes on" && keys whole Enter &&
        sees whole "0 of 30 orders>" && keys whole "attack 5K" Enter && sees whole "5K is yours" && sees whole "2K Blk"
}
check "no row is cut that is known" whole
finish
