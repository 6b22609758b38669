#!/bin/sh
# Whole matches from a pipe, and what a person can type.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
escape=$(printf '\033')

whole() { # NAME ARGUMENTS...: a match to its end, and its proof
    name=$1
    shift
    ones "$@" --save "$room/$name.journal" --seed "$name" >"$room/$name.out" || return 1
    holds "The seed of this match was" "$room/$name.out" && lacks "$escape" "$room/$name.out" &&
        [ ! -e "$room/$name.journal.seed" ] &&
        code 0 "matches the commitment" "$lizardry" verify "$room/$name.journal"
}
check "pig to its end" whole pig pig
check "pig by eight" whole pig8 pig --seats 8 --option target=20
check "conspiracy to its end" whole co conspiracy --bots greedy
check "conspiracy by four, rounds limited" whole co4 conspiracy --seats 4 --bots greedy --option rounds=1
check "legends to its end" whole le legends
check "legends by partners" whole le4 legends --seats 4 --bots greedy,random
check "two people and a bot" whole two conspiracy --players you:North,random,you:South --option rounds=1
narrow() { # in words, and no card twice because its code is its name
    printf '1\nquit\n' | COLUMNS=60 "$lizardry" play legends --seats 4 --seat 1 --bots greedy --seed k1 --save "$room/narrow" >"$room/out" &&
        holds "#0 greedy: 0 points, 8 cards in hand" "$room/out" && holds " ESP" "$room/out" && lacks "ESP ESP" "$room/out"
}
check "sixty columns, in words" narrow
passed() { # what a partner has passed is told, however much has happened since
    printf '1\nquit\n' | COLUMNS=60 "$lizardry" play legends --seats 4 --bots greedy --seed k1 --save "$room/passed" >"$room/out" &&
        tr '\n' ' ' <"$room/out" | grep -Eq "passes [A-Z\"][^.;]* to you"
}
check "what a partner passed is told" passed
check "nobody but bots" whole none legends --players greedy,greedy,random

fits() { # from the title to the prompt no screen is longer than 24 lines or wider than 80 columns
    python3 - "$@" <<'END'
import re, sys
screens = 0
for file in sys.argv[1:]:
    screen = None
    for line in open(file, encoding='utf-8').read().split('\n'):
        if re.match('(Conspiracy!|Legends and Lies) . (hand|round)', line):
            screen = []
        if screen is None:
            continue
        screen.append(line)
        if line.startswith('>'):
            screens += 1
            if len(screen) > 24 or max(map(len, screen)) > 80:
                sys.exit('\n'.join(screen))
            screen = None
sys.exit(screens < 100)
END
}
check "every screen fits 80x24" fits "$room/co.out" "$room/co4.out" "$room/le.out" "$room/le4.out" "$room/two.out"

same() { sed 's/verify .*//' "$1" >"$1.bare"; }
repeat() {
    ones conspiracy --bots greedy --seed co --save "$room/again.journal" >"$room/again.out" || return 1
    same "$room/co.out" && same "$room/again.out" && cmp "$room/co.out.bare" "$room/again.out.bare"
}
check "one seed repeats" repeat
differ() {
    answers '' conspiracy --seed x --save "$room/x.journal" >"$room/x.out" &&
        answers '' conspiracy --seed y --save "$room/y.journal" >"$room/y.out" &&
        ! cmp -s "$room/x.out" "$room/y.out" && [ -s "$room/x.out" ]
}
check "two seeds differ" differ
unseeded() {
    "$lizardry" play pig --save "$room/u.journal" </dev/null >"$room/u.out" &&
        "$lizardry" play pig --save "$room/v.journal" </dev/null >"$room/v.out" &&
        [ "$(grep -c "Sealed: " "$room/u.out")" = 1 ] && ! cmp -s "$room/u.journal.seed" "$room/v.journal.seed"
}
check "without a seed the system gives one" unseeded

committed() {
    said=$(sed -n 's/.*Sealed: \(....\) \(....\) .*/\1\2/p' "$room/co.out")
    [ ${#said} = 8 ] && holds "commit $said" "$room/co.journal" && ! head -n 9 "$room/co.out" | grep '.\{81\}'
}
check "the commitment printed before the deal is the journal's" committed
secret() { [ "$(stat -c %a "$room/x.journal.seed")" = 600 ] && [ "$(wc -c <"$room/x.journal.seed")" = 65 ]; }
check "the seed is kept for its owner alone" secret
lacks_seed() { lacks "$(cat "$room/x.journal.seed")" "$room/x.out" && lacks "$(cat "$room/x.journal.seed")" "$room/x.journal"; }
check "the seed is not shown before the end" lacks_seed

check "a refusal names its rule" code 0 "refused by PIG-1.3: A turn begins with a roll" answers 'hold\nquit\n' pig
check "a refusal in a card game" code 0 "refused by CO-3.2" answers 'discard area-51\nquit\n' conspiracy --bots random
check "a number too large" code 0 "numbered from 1 to 1" answers '7\nquit\n' pig
check "no such verb" code 0 "the verbs are:" answers 'jump\nquit\n' conspiracy
check "no such card" code 0 "'elvis' is no card" answers 'discard elvis\nquit\n' conspiracy
check "moves in any case, by their beginnings" code 0 "You roll" answers 'RO\nquit\n' pig
check "? explains" code 0 "take back your last move" answers '?\nquit\n' conspiracy
check "rules at any time" code 0 "CO-6.3 The first add" answers 'rules co-6.3\nquit\n' conspiracy
check "rules for a card" code 0 "CO-7.5" answers 'rules chemtrails\nquit\n' conspiracy
check "an unknown rule says what is near" code 0 "near it are" answers 'rules 6.99\nquit\n' conspiracy
check "the Tabloids card by card" code 0 "The Tabloids, from the top:" answers 'tabloids\nquit\n' conspiracy
check "the log" code 0 "is turned up as the first story" answers 'log\nquit\n' conspiracy
check "the score" code 0 "Totals" answers 'score\nquit\n' legends
check "a number behind its verb" code 0 "You draw" answers 'draw 1\nquit\n' conspiracy
check "a number of another verb" code 0 "In the list 1 is 'draw unknown'." answers 'discard 1\nquit\n' conspiracy
check "an unexpected word is answered with what may follow" code 0 "more by add" answers 'meld R R R R R\nquit\n' conspiracy
coded() { answers '1\nquit\n' conspiracy --seed 3 >"$room/out" && grep -Eq '^discard +[0-9]' "$room/out" && ! grep -Eq '^(meld|add|play|discard) +[0-9].*[a-z]{3}' "$room/out"; }
check "moves are listed in the codes of the table" coded
check "what was counted is shown with its cards" grep -Eq '^(You|greedy): [A-Z][^;]*( [A-Z]!?)+ [0-9]+[.;,]' "$room/co.out"
last_page() { tac "$room/co4.out" | sed '/^>/q' | tac >"$room/last" && grep -Eq '^(You|greedy[^:]*): [A-Z][^;]*( [A-Z]!?)+ [0-9]+[.;,]' "$room/last" && holds "The seed of this match" "$room/last"; }
check "so is what was counted last" last_page
check "all moves" code 0 "draw    1 unknown" answers 'more\nquit\n' conspiracy
check "quit says how to go on" code 0 "lizardry play --resume" answers 'quit\n' pig
check "the end of input too" code 0 "lizardry play --resume" answers 'roll' pig
check "the usual place" sh -c "ls '$room'/state/lizardry/pig-*.journal"
check "a file that is there is not overwritten" code 1 "there is a file already" \
    answers '' pig --save "$room/x.journal"
check "a folder that is not there" code 1 "No such file" answers '' pig --save "$room/no/where"
check "a folder instead of a file" code 1 "it is a folder; name a file in it" answers '' pig --save "$room"
no_room() { # at the beginning nothing stays behind
    (ulimit -f 0 && "$lizardry" play pig --save "$room/unbegun.journal" </dev/null 2>&1) | cat >"$room/unbegun.out"
    holds "cannot write the seed of '$room/unbegun.journal': File too large; let files grow" "$room/unbegun.out" &&
        ! ls "$room" | grep -v unbegun.out | grep unbegun
}
check "a full disk at the beginning" no_room

# The N-th table of a transcript, down to the hand.
table() { awk -v n="$1" '/^Conspiracy! .* round/ { i++ } i == n { print } /^Your hand/ && i == n { exit }' "$room/undo.out"; }

# A hand in which the first move after the draw is to lay cards, so that it can be taken back.
undo() {
    for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        rm -f "$room"/undo.*
        answers '1\n1\nundo\nlog\nundo\nquit\n' conspiracy --players you,random --seed $seed \
            --save "$room/undo.journal" >"$room/undo.out" || return 1
        grep -q '^undo ' "$room/undo.journal" && break
    done
    table 2 >"$room/before" && table 3 >"$room/laid" && table 4 >"$room/after"
    [ -s "$room/before" ] && ! cmp -s "$room/before" "$room/laid" && cmp "$room/before" "$room/after" &&
        ! sed '1,/Taken back/d' "$room/undo.out" | grep -E '^You (reveal|strengthen|play)' || return 1
    holds "Taken back." "$room/undo.out" && holds "what has been seen cannot be unseen" "$room/undo.out" &&
        yes 1 | timeout 120 "$lizardry" play --resume "$room/undo.journal" >/dev/null &&
        code 0 "matches the commitment" "$lizardry" verify "$room/undo.journal"
}
check "undo, as far as the last card seen" undo
check "undo of a roll" code 0 "what has been seen cannot be unseen. You roll" answers 'roll\nundo\nquit\n' pig --seed 2
check "undo of nothing" code 0 "nothing to take back yet" answers 'undo\nquit\n' pig

passing() { answers '\n1\n\n' pig --players you:North,you:South,you --seed 1 >"$room/pass.out" && holds "Pass the keyboard to North" "$room/pass.out"; }
check "the keyboard is passed between people" passing
narrow() { COLUMNS=40 LC_ALL=C answers '1\nquit\n' conspiracy --seed 3 >"$room/narrow.out" && [ "$(wc -L <"$room/narrow.out")" -le 200 ] && ! LC_ALL=C grep -q "$(printf '[\200-\377]')" "$room/narrow.out"; }
check "narrow, and without UTF-8" narrow
finish
