#!/bin/sh
# Lizards & Lies at the terminal: whole matches by every role, previews, the coach, hands, wrong answers, saving; screens
# wide and narrow, on a real terminal too. Names LL-0.1, LL-1.16, LL-9.4, LL-11.2.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
four() { # LINES ARGUMENTS...: the first lines of a match by four, the Theorists' seat
    lines=$1
    shift
    printf '%b' "$lines" | COLUMNS=${COLUMNS:-200} timeout 60 "$lizardry" play lies --seats 4 --bots greedy --seed 1 "$@"
}
says() { # TEXT LINES ARGUMENTS...: with these lines, the text is said
    text=$1 lines=$2
    shift 2
    rm -f "$room/m"* && four "$lines" --save "$room/m" "$@" >"$room/out" 2>&1
    holds "$text" "$room/out" || { tail -n 30 "$room/out"; return 1; }
}
begun='seed b ch4\ns l sh4\nkeep\nv ch4\n'

whole() { # NAME ARGUMENTS...: a match to its end, and its proof
    name=$1
    shift
    ones lies "$@" --save "$room/$name.journal" --seed "$name" >"$room/$name.out" || return 1
    holds "The seed of this match was" "$room/$name.out" && lacks "$(printf '\033')" "$room/$name.out" &&
        lacks '{"' "$room/$name.out" && code 0 "matches the commitment" "$lizardry" verify "$room/$name.journal"
}
check "by two, Theorists against Moderators" whole two --bots greedy
check "by two, Edgelords against Educators" whole eldede --players greedy,you --option order=EL,DE
check "the Moderators by four" whole pm --players greedy,you,greedy,greedy
check "the Edgelords by four" whole el --players greedy,greedy,you,greedy
check "four people, four rounds without a scenario" whole all --players you:A,you:B,you:C,you:D --option scenario=none
check "nobody but bots" whole none --players greedy,greedy,greedy,greedy
told() { holds "Election Night" "$room/none.out" && holds "The Debate Clip: The leaders' debate" "$room/none.out" && lacks "1 for met" "$room/none.out"; }
check "the scenario is told in its words" told

fits() { # from the title to the prompt no screen is longer than 24 lines or wider than 80 columns
    python3 - "$@" <<'END'
import sys
screens = 0
for file in sys.argv[1:]:
    screen = None
    for line in open(file, encoding='utf-8').read().split('\n'):
        if line.startswith('Lizards & Lies \u00b7 '):
            screen = []
        if screen is None:
            continue
        screen.append(line)
        if line.startswith('>'):
            screens += 1
            if len(screen) > 24 or max(map(len, screen)) > 80:
                sys.exit('\n'.join(screen))
            screen = None
sys.exit(screens < 200)
END
}
check "every screen fits 80x24" fits "$room/two.out" "$room/eldede.out" "$room/pm.out" "$room/el.out"

note="these are a"
check "the first screen says how the board is read" says "behind it the nodes it is connected to, of its own network by number" ''
check "LL-0.1 the start says that the cards are a reconstruction" says "$note" ''
rules_note() { "$lizardry" rules lies >"$room/rules" && holds "reconstruction." "$room/rules"; }
check "LL-0.1 so do the rules" rules_note
check "the rulebook is at hand" says "LL-7.1" 'rules 7.1\n'
sheet() { # every card of the four decks, and what tokens and words mean
    says "A node has room for 4 conspiracy tokens and 3 Aware" "${begun}cards\n" && sed '1,/> cards/d' "$room/out" >"$room/sheet" &&
        holds "$note" "$room/sheet" && holds "Once a turn, after a step" "$room/sheet" && holds "Evaluate Queries" "$room/sheet" &&
        [ "$(grep -Ec '^  (CT|EL|PM|DE)[0-9]{2} [12]' "$room/sheet")" = 41 ]
}
check "LL-1.16 the reference sheet" sheet
check "one deck of it" says "Network-Wide Lesson, Action." "${begun}cards de\n"
check "names of the nodes" says "Anonymous Eggs, beside 2+2chan" 'nodes\n'
check "the discard piles" says "discarded: nothing." "${begun}piles\n"
check "the help names the commands" says "try MOVE" '?\n'

check "what is asked, in a sentence" says "Rally: add a token to a node where you are engaged, up to 2 times, or done." "$begun"
check "and once more" says "where you are engaged, once more, or done." "${begun}add b ch4\n"
check "the board with its step" says "▸1 Rally" "$begun"
check "the round's end, as it stands" says "do the Spreaders hold 1 network? Now 0." "${begun}coach off\nadd b ch4\n"
check "playable cards are marked" says "*CT08 Influencer Shout-Out" "${begun}done\n"
check "a card that is carried out shows its text" says "▸Influencer Shout-Out: Choose a network." "${begun}done\nplay ct08\n"

check "a preview: marks, control, points" says "(CH4) gets 2 Birds and loses 1 Vulnerability. The Spreaders then hold Anonymous Eggs (CH4)." "${begun}try add bird ch4\n" --option hands=team
check "and what the last round counts" says "The larger theory would have 4 of the 26 tokens that the last round counts." "${begun}?add b ch4\n"
check "of a card, its text" says "'play CT08': Choose a network." "${begun}done\n?play ct08\n"
check "of the end of a turn, cards and points" says "'keep': Your hand is full: you draw nothing. You score 0 points for the board as it stands." "${begun}done\ndone\n?keep\n"
untouched() { # a preview is no move: the journal knows nothing of it
    says "Enter makes this move" "$begun" && return 1
    says "Enter makes this move" "${begun}?add b ch4\n?add b mt2\n" && cp "$room/m" "$room/tried" && says "Rally" "$begun" &&
        sed 's/ [0-9]*$//' "$room/m" >"$room/a" && sed 's/ [0-9]*$//' "$room/tried" >"$room/b" && [ "$(wc -l <"$room/a")" = "$(wc -l <"$room/b")" ]
}
check "a preview is no move" untouched
totals() { "$lizardry" verify "$(dirname "$0")/../golden/lies/random.journal" >"$room/verified" 2>&1; grep -Eq "won together with [0-9]+ to [0-9]+[.,;]?( |$)" "$room/verified" && ! grep -Eq "to [0-9]+ to" "$room/verified"; }
check "two teams have two totals" totals
check "Enter makes the move that was tried" says "once more, or done." "${begun}?add b ch4\n\n"
last_ask() { says "Rally" "${begun}?add b ch4\nscore\n\n" && ! grep -q " add bird CH4" "$room/m"; }
check "and nothing else does" last_ask
check "a preview of what is refused names the rule" says "refused by LL-7.1" "${begun}?add b tb1\n"

check "a refusal names its rule" says "'add bird TB1' is refused by LL-7.1" "${begun}add b tb1\n"
check "no such node" says "'zz9' is no node" "${begun}add b zz9\n"
check "what could mean two moves" says "'add' could be 'add bird CH4' or" "${begun}add\n"
check "a number too large" says "numbered from 1 to 9" "${begun}99\n"
check "a verb of another step" says "refused by LL-" "${begun}react\n"
check "undo" says "Taken back." "${begun}add b mt2\nundo\n"
check "a card cannot be unplayed" says "what has been seen cannot be unseen" "${begun}done\nplay ct08\nundo\n"

check "the coach says why, and a move" says "Coach (Enter tries it): seed bird CH2. Seeds are where you will grow from." ''
hushed() { says "The coach is silent" 'coach off\ns b ch4\n' && sed '1,/coach is silent/d' "$room/out" >"$room/after" && lacks "Coach:" "$room/after"; }
check "coach off silences it" hushed
later() { awk '/round [23] of 3/ { late = 1 } late && /^Coach:/ { exit 1 }' "$room/el.out" && holds "Coach:" "$room/el.out"; }
check "it leaves after the first round" later

reaction() { # what was done is said when a Reaction is asked for
    grep -Eq "[A-Z]{2}'s turn: (added|removed) (Birds|Lizards) [A-Z]{2}[0-9].*(React with a card, or pass|You hold no Reaction)" "$room/wide.out"
}
wide() { COLUMNS=160 ones lies --seats 4 --bots greedy --seed 2 --save "$room/wide.journal" >"$room/wide.out"; }
check "a wide screen, to the end" wide
check "LL-9.4 the turn to react to is told" reaction

partner() { says "EL greedy, partner:" "${begun}hand\n" && says "Your hand:" "${begun}hand\n" --option hands=closed && lacks "partner:" "$room/out"; }
check "LL-11.2 a partner's hand by the option" partner
open_hands() { says "PM greedy:" "${begun}hand\n" --option hands=open; }
check "LL-11.2 open hands" open_hands

# The networks on the page of the score.
board() { grep -E '^  (Thoughtbook|Chrpr|MeTube|Tik Tak|Shreddit) ' "$room/out"; }
resumed() {
    says "once more, or done." "${begun}add b mt2\nscore\nquit\n" && holds "play --resume" "$room/out" && board >"$room/left" && printf 'score\nquit\n' |
        "$lizardry" play --resume "$room/m" >"$room/out" && holds "once more, or done." "$room/out" && [ -s "$room/left" ] && board | diff "$room/left" -
}
check "a match goes on where it was left" resumed

drawn() {
    COLUMNS=120 LINES=40 says "Göber" "$begun" && holds "[SH4]" "$room/out" && holds "┄┄┄" "$room/out" && holds "│" "$room/out" &&
        [ "$(sed -n '/^Chrpr held/,$p' "$room/out" | wc -L)" -le 120 ]
}
check "120 columns: a drawing with its lines" drawn
listed() { COLUMNS=44 LINES=16 says "Thoughtbook clean: Stoppers +2" "$begun" && [ "$(sed '1,/^Lizards/d' "$room/out" | grep -v resume | wc -L)" -le 44 ]; }
check "44 columns: a list" listed
letters() { COLUMNS=100 LINES=40 LC_ALL=C says "(CH4)v" "$begun" && ! LC_ALL=C grep -q "$(printf '[\200-\377]')" "$room/out"; }
check "letters where there is no UTF-8" letters

# shellcheck source=tests/e2e/terminal.sh
. "$(dirname "$0")/terminal.sh"
fits_lies() { stands "$1" '^Lizards & Lies . '; }
first_turn() { # NAME
    begins "$1" && sees "$1" "place one Bird" && fits_lies "$1" && keys "$1" 's b ch4' && sees "$1" "place one Lizard" &&
        keys "$1" 's l sh4' && sees "$1" "Your first hand" && fits_lies "$1" && keys "$1" keep && sees "$1" "An early vote is called" &&
        keys "$1" '' && sees "$1" "Vulnerability mark" && fits_lies "$1" && keys "$1" 'v ch4' && sees "$1" "Rally: add" && fits_lies "$1"
}
small() { start one 80 24 play lies --seats 4 --seed 1 --bots greedy && first_turn one && keys one '?add b ch4' && sees one "Enter makes this move" && fits_lies one && keys one '' && sees one "once more" && fits_lies one; }
check "a first turn on 80x24" small
large() { start two 120 40 play lies --seats 4 --seed 1 --bots greedy && first_turn two && holds "Göber" "$room/two.shot" && holds "CT10 Mirror Accounts" "$room/two.shot"; }
check "and on 120x40" large
coloured() { tmux capture-pane -e -p -t two >"$room/colour" && holds "$(printf '\033[')" "$room/colour"; }
check "in colour" coloured
finish
