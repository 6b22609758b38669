#!/bin/sh
# On a real terminal of 80 columns and 24 lines.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
# shellcheck source=tests/e2e/terminal.sh
. "$(dirname "$0")/terminal.sh"
fits() { stands "$1" '^(Conspiracy!|Legends and Lies) . (hand|round)'; }

menu() {
    start menu 80 24 play && sees menu "Which? [1]" && [ "$(wc -L <"$room/menu.shot")" -le 80 ] && keys menu lizard && sees menu "A number from" && keys menu Conspiracy &&
        sees menu "you against one bot" && [ "$(wc -L <"$room/menu.shot")" -le 80 ] && keys menu 2 && sees menu "How many play" &&
        keys menu 7 && sees menu "Conspiracy! is for 2 to 4." && keys menu 2 && sees menu "How many people" && keys menu '' && sees menu "Against which bots" && keys menu '' &&
        sees menu "Options" && keys menu 2 && sees menu "0 begins. [0]" && [ "$(wc -L <"$room/menu.shot")" -le 80 ] && keys menu "$(sed -n 's/^ *\([0-9]*\)  target=.*/\1/p' "$room/menu.shot")" &&
        sees menu "The first with 100 points wins." && keys menu 80 && sees menu "target=80" && keys menu '' && begins menu && sees menu "Draw from" && fits menu
}
check "the menu leads to a table" menu
drawn() {
    keys menu 1 && sees menu "Lay cards" && fits menu && holds "Your hand" "$room/menu.shot" &&
        holds "in hand" "$room/menu.shot" && holds "Tabloids" "$room/menu.shot" && holds "Role-playing is Devil Worship! " "$room/menu.shot"
}
check "the table fits 80x24, and no name of a set is cut" drawn
saved() {
    keys menu quit && sees menu "lizardry play --resume conspiracy-" && start again 80 24 play && sees again "Go on with a match" &&
        holds "Conspiracy!, just now. First round. You 0, others 0." "$room/again.shot" && keys again '' && sees again "Your hand" && fits again
}
check "the menu goes on with a saved match" saved
later() { # the round that is being played; in 60 columns nothing is cut
    printf '1\n1\nquit\n' | "$lizardry" play duel --bots random --seed 1 >"$room/out" && start slender 60 24 play && sees slender "Duel, just now. Round 3." &&
        [ "$(wc -L <"$room/slender.shot")" -le 60 ] && lacks "…" "$room/slender.shot" && holds "once, unseen" "$room/slender.shot" && keys slender q
}
check "in 60 columns the menu is whole, and says which round a match is in" later

newcomer() { # two times Enter, and a first match begins
    start first 60 24 play && sees first "Which?" && [ "$(wc -L <"$room/first.shot")" -le 60 ] && keys first 2 && sees first "Which? [1]" && keys first '' &&
        sees first "Sealed: " && [ "$(wc -L <"$room/first.shot")" -le 60 ]
}
check "who has never played a game is asked nothing more" newcomer

partners() {
    start four 80 24 play legends --seats 4 --seed 1 && begins four &&
        sees four "pass to your partner" && fits four && keys four 1 && sees four "Draw from" && fits four
}
check "four seats fit too" partners

passed() { # what one's partner passed is told, whatever else has happened since
    start slim 60 24 play legends --seats 4 --bots easy --seed 1 && begins slim && sees slim "pass to your partner" && keys slim 'pass C' && sees slim "Draw from" && holds "easy #2 passes Feegee Mermaid to you" "$room/slim.shot"
}
check "what a partner passed is told on a small screen" passed

whole_hand() { # a whole hand, every screen of it fits
    start hand 80 24 play conspiracy --seats 4 --bots greedy --seed 2 --option rounds=1 && begins hand
    for turn in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24; do
        tries=0
        until shot hand && sed '/^ *$/d' "$room/hand.shot" | tail -n 1 | grep -Eq '^>$|^-- Enter'; do
            grep -q "The seed of this match" "$room/hand.shot" && return 0
            tries=$((tries + 1))
            [ $tries -lt 100 ] || { cat "$room/hand.shot"; return 1; }
            sleep 0.05
        done
        tail -n 1 "$room/hand.shot" | grep -q '^-- Enter' || fits hand || { echo "turn $turn"; cat "$room/hand.shot"; return 1; }
        keys hand 1
        sleep 0.1
    done
}
check "every screen of a hand fits" whole_hand

handover() { # what North holds is gone before South looks
    start pass 80 24 play conspiracy --players you:North,you:South --seed 5 && begins pass &&
        sees pass "Pass the keyboard to" && lacks "Your hand" "$room/pass.shot" && keys pass '' && sees pass "Your hand" &&
        keys pass 1 && sees pass "Lay cards" && keys pass "discard $(sed -n 's/.*Your hand [0-9]*: \([^ ]*\).*/\1/p' "$room/pass.shot")" &&
        sees pass "Pass the keyboard to" && lacks "Your hand" "$room/pass.shot" &&
        tmux capture-pane -p -S -200 -t pass >"$room/back" && lacks "Your hand" "$room/back"
}
check "between people the screen is empty, scrolled lines too" handover
plain() {
    tmux new-session -d -s plain -x 80 -y 24 "NO_COLOR=1 LC_ALL=C.UTF-8 env -u LIZARDRY_TABLE '$lizardry' play conspiracy --seed 1 --save '$room/plain.journal'; sleep 60" &&
        begins plain && sees plain "Draw from" &&
        tmux capture-pane -e -p -t plain >"$room/plain.escapes" && lacks "$(printf '\033[')" "$room/plain.escapes" && holds "Your hand: " "$room/plain.shot" &&
        keys plain 'plain off' && sees plain "total / cards in hand"
}
check "NO_COLOR is respected, and the table told in words" plain
coloured() { tmux capture-pane -e -p -t four >"$room/colour" && holds "$(printf '\033[')" "$room/colour"; }
check "without it there is colour" coloured
hinted() { keys four hint && sees four "You can spare" || sees four "draw " && ! grep -q '\[1m\|\[0m' "$room/four.shot"; }
check "a hint holds no escapes" hinted
small() { start small 44 16 play conspiracy --seed 1 && begins small && sees small ">"; }
check "a small terminal is answered too" small

# Whoever closes the terminal leaves no program behind, wherever it waits.
gone() { # TEXT ARGUMENTS...: what it shows while it waits
    text=$1
    shift
    tmux new-session -d -s gone -x 80 -y 24 "exec env XDG_STATE_HOME='$room/gone' LC_ALL=C.UTF-8 TERM=screen-256color '$lizardry' $*" && sees gone "$text" || return 1
    pid=$(tmux list-panes -t gone -F '#{pane_pid}') && kill -0 "$pid" && tmux kill-session -t gone || return 1
    tries=0
    while kill -0 "$pid" 2>/dev/null; do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || { kill -9 "$pid"; return 1; }
        sleep 0.05
    done
}
check "a closed terminal ends the menu" gone "Which?" play
check "and what is offered before a match" gone "A lesson of " play conspiracy
check "and a lesson" gone "Lesson, 1 of" play lies --lesson
check "and a line that is being edited" gone "Which start" play swamp --lesson
named() { # what has a name is taken by it
    start named 80 24 play && sees named "q leaves" && keys named newspeak && sees named "Choose" && keys named choose && sees named "Which form" && keys named table && sees named "How many people" && keys named '' &&
        sees named "Which seat is yours" && keys named moderator && sees named "Against which bots" && keys named easy && sees named "Options" && keys named options && sees named "0 begins." &&
        keys named codes && sees named "codes" && keys named q
}
check "the menu takes names of seats, bots and options" named
role() { start role 80 24 play && sees role "q leaves" && keys role 'lizards & lies' && sees role "Choose" && keys role choose && sees role "How many play" && keys role 4 && sees role "How many people" && keys role '' &&
    sees role "Which seat is yours" && keys role edge && sees role "Against which bots" && keys role '' && sees role "Options" && keys role begin && sees role "lesson" && keys role n && sees role "EL"; }
check "and roles" role
finish
