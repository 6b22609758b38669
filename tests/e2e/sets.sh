#!/bin/sh
# Matches with a set of the user's own: played, saved, gone on with, shown and verified; what is wrong in a set is told with
# its line, and a journal without its set says which one it wants. The set is that of docs/lies-data.md.
# shellcheck disable=SC2317 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
good=$(dirname "$0")/../../games/lies/sets/vaccines.lies
cp "$good" "$room/vaccines.lies"
set=$room/vaccines.lies journal=$room/match.journal

whole() {
    ones lies --set "$set" --seats 4 --bots greedy --seed lesson --save "$journal" >"$room/out" 2>&1 || return 1
    holds "The seed of this match was" "$room/out" && holds "A set for the classroom" "$room/out" && holds "Nurses" "$room/out" &&
        holds "Magnet" "$room/out" && lacks "Lizard " "$room/out"
}
check "a match with the set, to its end" whole
words() { holds "set vaccines " "$journal" && grep -qE '^[0-9]+ .* add (magnet|glitter) [SMH][0-9]' "$journal"; }
check "the journal names the set and speaks its words" words
check "a copy is kept beside it" cmp "$set" "$journal.set"
check "verify finds the copy" code 0 "matches the commitment" "$lizardry" verify "$journal"
check "replay finds it too" code 0 "The Poster" "$lizardry" replay "$journal"

mkdir "$room/away" && cp "$journal" "$room/away/match.journal"
check "without the set, verify says which" \
    code 1 "this match of lies is played with the set 'vaccines' (" "$lizardry" verify "$room/away/match.journal"
check "and what to say" code 1 "Say --set FILE" "$lizardry" verify "$room/away/match.journal"
check "with it, it verifies" code 0 "matches the commitment" "$lizardry" verify --set "$set" "$room/away/match.journal"
check "with it, it is replayed" code 0 "The Poster" "$lizardry" replay "$room/away/match.journal" --set "$set"
sed 's/Barber/Hairdresser/' "$set" >"$room/other.lies"
check "with another it does not" \
    code 1 "which is not the one at hand" "$lizardry" verify --set "$room/other.lies" "$room/away/match.journal"
check "a match of the built-in set needs none, and minds none" \
    code 0 "matches the commitment" "$lizardry" verify --set "$set" "$(dirname "$0")/../golden/lies/two.journal"

begun() { # left after the first question, and gone on with
    printf '1\n' | "$lizardry" play lies --set "$set" --seats 2 --bots greedy --seed half --save "$room/half" >"$room/out" 2>&1
    yes 1 | timeout 120 "$lizardry" play --resume "$room/half" >"$room/out" 2>&1
    holds "The seed of this match was" "$room/out" && code 0 "matches the commitment" "$lizardry" verify "$room/half"
}
check "a match is gone on with" begun
lost() {
    printf '1\n' | "$lizardry" play lies --set "$set" --seats 2 --bots greedy --seed lost --save "$room/lost" >"$room/out" 2>&1
    rm "$room/lost.set"
    code 1 "played with the set 'vaccines'" "$lizardry" play --resume "$room/lost" || return 1
    yes 1 | timeout 120 "$lizardry" play --resume "$room/lost" --set "$set" >"$room/out" 2>&1
    holds "The seed of this match was" "$room/out"
}
check "without its set only with --set" lost
check "and then it is kept again" cmp "$set" "$room/lost.set"

killed() { # in the middle of a match, and gone on with by --set
    mkfifo "$room/keys" && { "$lizardry" play lies --set "$set" --seats 4 --bots greedy --seed killed --save "$room/killed" <"$room/keys" >"$room/out" 2>&1 & } &&
        player=$! && exec 3>"$room/keys" && printf '1\n1\n1\n' >&3 && tries=0 &&
        until [ "$(grep -c '^[0-9]* .*#0' "$room/killed" 2>/dev/null)" = 3 ]; do
            tries=$((tries + 1))
            [ $tries -lt 200 ] || return 1
            sleep 0.05
        done
    kill -9 "$player"
    exec 3>&-
    wait "$player" 2>/dev/null
    yes 1 | timeout 120 "$lizardry" play --resume "$room/killed" --set "$set" >"$room/out" 2>&1
    holds "The seed of this match was" "$room/out" && code 0 "matches the commitment" "$lizardry" verify "$room/killed"
}
check "a match that was killed is gone on with" killed

sed 's/| The Market  *|/| The Saturday Market behind the Old Cannery by the Tracks |/; s/| Parents  *|/| Parents of the Third and of the Fourth Form Together |/
    s/| My Cousin Saw It |/| My Cousin from the Other Side of the Bay Saw It Himself |/' "$set" >"$room/long.lies"
long() { # names of nearly sixty letters on sixty columns
    yes 1 | COLUMNS=60 timeout 120 "$lizardry" play lies --set "$room/long.lies" --seats 4 --bots greedy --seed long --save "$room/long" >"$room/out" 2>&1
    holds "The Saturday Market behind the Old Cannery" "$room/out" && python3 - "$room/out" <<'END'
import re, sys
screens = re.findall(r'^Lizards & Lies . .*?^>', open(sys.argv[1], encoding='utf-8').read(), re.M | re.S)
wide = [line for screen in screens for line in screen.split('\n') if len(line) > 60]
sys.exit('\n'.join(wide) if wide else len(screens) < 20)
END
}
check "long names fit a narrow screen" long

check "sim plays it" code 0 "" "$lizardry" sim lies --set "$set" -n 20 --bots greedy --seats 4 --seed 1
check "duel plays it" code 0 "" "$lizardry" duel lies --set "$set" --bots greedy,random --max 20 --seed 1
check "replay --seed plays it" code 0 "The Poster" "$lizardry" replay lies --set "$set" --seed 1 --bots greedy --seats 4

school="$(dirname "$0")/../rules/small.newspeak"
check "so does it a small set of NewSpeak, with bots that talk" \
    code 0 "" "$lizardry" sim newspeak --set "$school" -n 4 --bots normal --preset table --seed 1
check "and shows it" code 0 "Kitchen Garden" "$lizardry" replay newspeak --set "$school" --seed 1 --bots hard --seats 6 --option clock=none

sed 's/^node | S1 .*/node | S1 | Parents | 350 260 | S2 S9 |/; s/^rounds.*/rounds | 12/' "$set" >"$room/wrong.lies"
rounds=$(grep -n "^rounds" "$room/wrong.lies" | cut -d: -f1)
wrong() { code 1 "wrong.lies is no set of lies: line $rounds: number: found '12', expected one from 1 to 8" "$lizardry" play lies --set "$room/wrong.lies"; }
check "what is wrong is told with its line" wrong
sed -i 's/^limit.*/limit | many/' "$room/wrong.lies"
more() { code 1 "wrong.lies: line $rounds: number" "$lizardry" play lies --set "$room/wrong.lies"; }
check "all of it, not the first alone" more
check "a file that is not there" code 1 "cannot read" "$lizardry" play lies --set "$room/nowhere.lies"
check "a game without sets" code 1 "pig has no sets" "$lizardry" sim pig --set "$set" -n 1
nothing_left() { ! ls "$room/state" 2>/dev/null | grep -q .; }
check "a set that is refused leaves no match behind" nothing_left
finish
