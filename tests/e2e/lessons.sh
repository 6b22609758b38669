#!/bin/sh
# Lessons as people play them: every one to its end, with a wrong answer on the way; what is offered before a first match;
# lines that are typed where Enter goes on; and what else every table says: try, hint, since, plain.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"

learns() { # GAME LINES TEXT...: to its end, and these texts were said
    game=$1 lines=$2
    shift 2
    printf '%b' "$lines" | "$lizardry" play "$game" --lesson >"$room/$game.out" 2>&1 || return 1
    for text in "That was the lesson. To play: lizardry play $game" "$@"; do
        tr '\n' ' ' <"$room/$game.out" | grep -qF -- "$text" || { echo "'$text' is not said"; tail -n 30 "$room/$game.out"; return 1; }
    done
}
check "pig" learns pig 'roll\nhold\nroll\nhold\n' "Lesson, 1 of 4. Roll the die" "'hold' was not made: Hold is for later"
check "conspiracy" learns conspiracy 'draw t\ndraw u\nm f f f f\ndraw u\nadd f f!\ndiscard d\ndraw t\nadd f: f\ndecline\ndiscard p\n' \
    "this time draw from the Unknown" "Add it to your Cold Fusion: add F: F." "12 points of Mayan Apocalypse scores alone. Now play."
check "legends" learns legends 'draw u\nm l l l l\nadd l flip\ndiscard j\ndiscard p\ndraw t\nadd l l\ndiscard j\n' \
    "but discard Piltdown Man now" "Now play."
check "lies" learns lies 'seed bird CH2\nadd bird CH2\nadd lizard SH2\nadd bird CH2\nplay CT03\nadd bird CH2\nvuln CH1\ndone\nkeep\n' \
    "Stay on Hot Takes" "You scored 2 for Chrpr" "at one for 4 each side is 2 partners"
check "newspeak, on both sides" learns newspeak 'pass\n3\n2\nvote cinna\n1\n7\nready\n' "only 2 Night Club shows both" \
    "in the other codes no place shows both" "the Cemetery becomes Moderated"
check "swamp" learns swamp '1\n3\nRE 6L\nMO 4L N NW\nRE 2K\nready\n' "this lesson is about the third" "The den is yours"
check "a game without one" code 1 "has no lesson" "$lizardry" play duel --lesson
check "no other option goes with it" code 2 "no other option" "$lizardry" play pig --lesson --seats 3
kept_nothing() { [ ! -e "$room/state" ]; }
check "nothing of a lesson is kept" kept_nothing
hinted() { printf 'hint\nundo\nquit\n' | "$lizardry" play lies --lesson >"$room/out" && holds "Type what the lesson waits for: 1, or seed bird CH2" "$room/out" && holds "In a lesson there is nothing to take back" "$room/out"; }
check "a hint is the move it waits for" hinted
entered() { # Enter alone says what is waited for, also where orders are written
    printf '3\n\n\nquit\n' | "$lizardry" play swamp --lesson >"$room/out" && holds "Type what the lesson waits for: MO 4L N NW." "$room/out"
}
check "Enter alone in a lesson of orders" entered
declines() { # a step that waits for one move does not offer another
    printf '%b' 'draw unknown\ndiscard A\nmeld F: F F F\ndraw unknown\nadd F: F!\ndiscard D\ndraw tabloids\nadd F: F\nquit\n' | COLUMNS=200 "$lizardry" play conspiracy --lesson >"$room/out" 2>&1
    tr '\n' ' ' <"$room/out" | grep -qF "This time decline it" && tr '\n' ' ' <"$room/out" | grep -qF "First reveal Cold Fusion: meld F: F F F."
}
check "a lesson asks for what it waits for, as the list writes it" declines
left() { # GAME WORD: step 1 says how a lesson is left
    printf '%s\n' "$2" | COLUMNS=200 "$lizardry" play "$1" --lesson >"$room/out" 2>&1
    tr '\n' ' ' <"$room/out" | grep -qF "(quit leaves the lesson.)" && lacks "unknown verb" "$room/out" && lacks "is no" "$room/out"
}
for game in conspiracy swamp; do
    for word in quit q exit skip; do check "$word leaves the lesson of $game" left $game $word; done
done

# ---- at every table
aims() { # GAME AIM OURS
    printf 'quit\n' | COLUMNS=400 "$lizardry" play "$1" --seed 1 --save "$room/aim-$1" >"$room/out" && holds "$2" "$room/out" && holds "$3" "$room/out"
}
check "conspiracy opens with its aim" aims conspiracy "Be the first to 100 points" "are ours"
check "legends too" aims legends "Be the first to 100 points" "are ours"
check "lies too" aims lies "conspiracy token" "reconstruct"
check "newspeak too" aims newspeak "Moderators listen and guess" "are ours"
check "swamp too" aims swamp "Dominate the Savage Swamp" "are ours"
says() { # TEXT LINES GAME ARGUMENTS...
    text=$1 lines=$2
    shift 2
    rm -f "$room"/m*
    printf '%b' "$lines" | COLUMNS=200 "$lizardry" play "$@" --seed 1 --save "$room/m" >"$room/out" 2>&1
    holds "$text" "$room/out" || { tail -n 30 "$room/out"; return 1; }
}
check "hand: what one's cards do" says "2 x M Mayan Apocalypse: Who goes out with 12 points" 'hand\nquit\n' conspiracy
check "a move before the draw" says "Not yet: first draw, from the Unknown or the Tabloids." 'discard M\nquit\n' conspiracy
check "try: odds" says "(17%)." 'try roll\nquit\n' pig
check "try: Enter makes the move" says "You draw" 'try draw unknown\n\nlog\nquit\n' conspiracy
check "try at the desk" says "It is not given yet." '3\n\ntry RE 5K\nquit\n' swamp --preset duel --bots easy
untried() { says "turn 1, 0 of 30 orders> quit" '3\n\ntry RE 5K\nquit\n' swamp --preset duel --bots easy; }
check "which orders nothing" untried
narrow() { # at a pipe what is tried is wrapped like all else, and a set is told from its cards
    printf '2\n?1\nquit\n' | COLUMNS=60 "$lizardry" play conspiracy --bots easy --seed co1 --save "$room/narrow" >"$room/out" 2>&1
    rm -f "$room"/narrow*
    holds "'meld C: C C C!': You reveal" "$room/out" && ! sed -n "/^'meld/,/^>/p" "$room/out" | grep '.\{61\}'
}
check "what is tried is wrapped" narrow
coached() { # Enter tries what the coach says, Enter makes it; when the coach is off it does nothing
    says "'draw unknown': " '\n\nquit\n' conspiracy && holds "You draw" "$room/out" && says "The coach is silent" 'coach off\n\n\nquit\n' conspiracy && lacks "You draw" "$room/out"
}
check "Enter follows the coach" coached
check "a name alone" says "Men in Black is a card; no move of yours names it now. (help men in black tells what it is.)" 'men in black\nquit\n' conspiracy
check "whole titles" says "You discard USS Eldridge." 'draw u\ndiscard the USS Eldridge\nquit\n' conspiracy
check "help with a word" says "It takes one or two cards out of the Tabloids" 'help men in black\nq\n' conspiracy
check "hint" says "draw tabloids. You see what you get, and it goes with your cards." 'hint\nquit\n' conspiracy --bots rummy
check "since" says "Nothing has happened since your last move." '1\nsince\nquit\n' conspiracy
check "a refusal says what is possible" says "PIG-1.3: A turn begins with a roll: there is nothing to hold yet. Possible now: roll." 'hold\nquit\n' pig
plain() { # GAME BOT TEXT: through a pipe the table is told in words, and the moves too; plain off draws it
    rm -f "$room"/m*
    printf 'plain off\nplain\nquit\n' | env -u LIZARDRY_TABLE "$lizardry" play "$1" --seed 1 --bots "$2" --save "$room/m" >"$room/out" 2>&1 &&
        sed '/^> plain off/,$d' "$room/out" >"$room/told" && sed -n '/^> plain off/,/^> plain$/p' "$room/out" >"$room/drawn" && sed '1,/^> plain$/d' "$room/out" >"$room/again" &&
        holds "$3" "$room/told" && lacks "$3" "$room/drawn" && holds "$3" "$room/again" && lacks "│" "$room/told" && [ "$(wc -L <"$room/told")" -le 80 ]
}
check "a pipe is told the table in words: conspiracy" plain conspiracy easy "Your hand: "
check "legends" plain legends easy "If the hand ended now, the table would count"
check "lies" plain lies easy "Conspiracy Theorists (CT, you): 0 points"
check "newspeak" plain newspeak easy "D1 (you) [asked now], D2 easy."
check "pig" plain pig greedy "Player (you): 0 points"
slim() { # GAME TEXT ARGUMENTS...: in 60 columns as well, and no column of it is lost
    game=$1 text=$2
    shift 2
    printf '3\n\n\nquit\n' | COLUMNS=60 env -u LIZARDRY_TABLE "$lizardry" play "$game" --seed 1 --bots easy "$@" --save "$room/slim-$game" >"$room/out" 2>&1
    holds "$text" "$room/out" && [ "$(wc -L <"$room/out")" -le 60 ] || { cat "$room/out"; return 1; }
}
mentioned() { rm -f "$room"/m*; printf 'quit\n' | "$lizardry" play lies --seed 1 --save "$room/m" >"$room/out" && holds "short steps teaches it: lizardry play lies --lesson" "$room/out"; }
check "a pipe is told how the lesson is called" mentioned
check "in 60 columns: the swamp's map" slim swamp "11H Wat         11J Wat         11L Wat         11N Wat" --preset quick4
check "networks" slim lies "      and Anonymous Eggs (CH4)."
check "places" slim newspeak "4 Coffee House: liquid warm seat relaxed customer service"
check "cards" slim legends "  Your hand counts 23 against you."
worded() { printf '1\nquit\n' | env -u LIZARDRY_TABLE "$lizardry" play conspiracy --seed 3 --bots easy --save "$room/worded" >"$room/out" && grep -Eq '^discard +[0-9]+ [a-z0-9-]{5}' "$room/out"; }
check "with the moves in words" worded
redone() { # what undo takes back, redo makes
    for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do
        rm -f "$room"/m*
        printf '1\n1\nundo\nredo\nredo\nquit\n' | "$lizardry" play conspiracy --players you,random --seed $seed --save "$room/m" >"$room/out" || return 1
        grep -q '^undo ' "$room/m" && break
    done
    holds "Taken back. redo makes it again." "$room/out" && holds "There is nothing to make again" "$room/out" &&
        [ "$(grep -Ec '^[0-9]+ [+]?[0-9]+ #0 (meld|add|play) ' "$room/m")" = 2 ] || { cat "$room/m"; return 1; }
}
check "redo makes the move that was taken back" redone

# shellcheck source=tests/e2e/terminal.sh
. "$(dirname "$0")/terminal.sh"
offered() {
    start one 80 24 play pig --seed 1 && sees one "A lesson of 4 short steps?" && keys one '' && sees one "Lesson, 1 of 4" && keys one roll && sees one "Lesson, 2 of 4" &&
        keys one hold && sees one "Hold is for later" && keys one roll && sees one "3 of 4" && keys one hold && sees one "4 of 4" && sees one "Enter goes on" &&
        keys one '' && sees one "Now the match" && keys one '' && sees one "roll the die" && lacks "Lesson" "$room/one.shot"
}
check "before a first match a lesson is offered, and played" offered
again() { start two 80 24 play pig --seed 1 && sees two "Enter begins, lesson teaches" && keys two lesson && sees two "Lesson, 1 of 4" && keys two quit && sees two "Now the match"; }
check "before a later one it is to be had" again
kept() { keys two '?' && sees two "this page" && keys two 'rules 1.3' && sees two "PIG-1.3"; }
check "what is typed where Enter goes on is the next command" kept
left() { # of two people neither's cards are left when they stop
    start three 80 24 play conspiracy --players you:North,you:South --seed 5 && begins three && sees three "Pass the keyboard to" && keys three '' && sees three "Your hand" &&
        tmux send-keys -t three C-c && sees three "play --resume" && tmux capture-pane -p -S -200 -t three >"$room/back" && lacks "Your hand" "$room/back"
}
check "ctrl-C among several clears the screen" left
told() {
    tmux new-session -d -s dumb -x 80 -y 40 "env XDG_STATE_HOME='$room/state' LC_ALL=C.UTF-8 TERM=dumb env -u LIZARDRY_TABLE '$lizardry' play conspiracy --seed 1 --bots greedy; sleep 60" && begins dumb && sees dumb "Your hand: "
}
check "a dumb terminal is told the table in words" told
finish
