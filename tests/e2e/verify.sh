#!/bin/sh
# What a journal proves, what it does not, and how it is told.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"

ones pig --seed 1 --option target=30 --save "$room/pig.journal" >/dev/null
ones conspiracy --bots greedy --seed 1 --option rounds=1 --save "$room/co.journal" >/dev/null
printf '1\n1\nquit\n' | "$lizardry" play conspiracy --seed 2 --save "$room/open.journal" >/dev/null

check "a whole match is proved" code 0 "matches the commitment published before the deal" \
    "$lizardry" verify "$room/co.journal"
one_line() { [ "$("$lizardry" verify "$room/co.journal" | wc -l)" = 1 ]; }
check "in one line" one_line
check "an unfinished match is not" code 1 "the seed is not shown yet" "$lizardry" verify "$room/open.journal"
as_json() { "$lizardry" verify --json "$room/co.journal" | json | grep -q '"proved": true'; }
check "as JSON" as_json
as_json_open() { ! "$lizardry" verify --json "$room/open.journal" >"$room/j" && json <"$room/j" | grep -q '"proved": false'; }
check "unfinished as JSON" as_json_open

# Many journals at once: each has its verdict, and the good one among them is proved.
several() {
    "$lizardry" verify "$room/co.journal" "$room/open.journal" "$room/pig.journal" >"$room/out" && return 1
    [ "$(grep -c 'matches the commitment' "$room/out")" = 2 ] && holds "open.journal: conspiracy, 2 seats" "$room/out"
}
bits() {
    python3 - "$lizardry" "$room/pig.journal" "$room/bent" <<'END'
import os, subprocess, sys
program, good, bent = sys.argv[1:]
whole = open(good, 'rb').read()
os.mkdir(bent)
for at in range(0, len(whole), max(1, len(whole) // 400)):
    byte = bytearray(whole)
    byte[at] ^= 1 << at % 8
    open(f'{bent}/{at}', 'wb').write(byte)
files = [os.path.join(bent, name) for name in os.listdir(bent)]
run = subprocess.run([program, 'verify', *files, good], capture_output=True, text=True)
found = {line.split(': ')[1].split(' ')[0] for line in run.stderr.splitlines() if 'line' in line}
missed = set(files) - found
if run.returncode != 1 or missed or run.stdout.count('\n') != 1 or not run.stdout.startswith(good):
    sys.exit(f'not found: {sorted(missed)[:5]}: exit code {run.returncode}: {run.stdout}{run.stderr}')
END
}
check "many at once, each with its name" several
check "one flipped bit anywhere is found, with its line" bits
cuts() {
    python3 - "$lizardry" "$room/pig.journal" "$room/cut" <<'END'
import os, subprocess, sys
program, good, cut = sys.argv[1:]
whole = open(good, 'rb').read()
os.mkdir(cut)
for size in range(0, len(whole), max(1, len(whole) // 150)):
    open(f'{cut}/{size}', 'wb').write(whole[:size])
files = [os.path.join(cut, name) for name in os.listdir(cut)]
run = subprocess.run([program, 'verify', *files], capture_output=True, text=True)
words = [line for line in (run.stdout + run.stderr).splitlines() if 'matches the commitment' not in line]
missed = set(files) - {word.rstrip(':') for line in words for word in line.split()}
if run.returncode != 1 or missed:
    sys.exit(f'not found: {sorted(missed)[:5]}: exit code {run.returncode}')
END
}
check "a journal cut anywhere is found" cuts
swap() { # two lines exchanged
    awk 'NR == 14 { kept = $0; next } { print } NR == 15 { print kept }' "$room/pig.journal" >"$room/swap.journal"
    code 1 "line 14" "$lizardry" verify "$room/swap.journal"
}
check "exchanged lines are found" swap

check "a match told" code 0 " draws from the Unknown." "$lizardry" replay "$room/co.journal"
check "an unfinished match told by its owner" code 0 "the match is not over yet" "$lizardry" replay "$room/open.journal"
check "not with all cards" code 1 "would show hidden cards" "$lizardry" replay "$room/open.journal" --all
check "nor a bot's" code 1 "a bot has seat 1: what it saw is shown when the match is over; until then --seat takes 0" \
    "$lizardry" replay "$room/open.journal" --seat 1
check "but one's own" code 0 "#0 draws " "$lizardry" replay "$room/open.journal" --seat 0
check "a bot's when it is over" code 0 " won " "$lizardry" replay "$room/co.journal" --seat 1
printf '\n\n\n\n\n\n\nRE 5K\nBD 4J\nquit\n' | "$lizardry" play swamp --preset duel --players you:Ada,you:Bo --seed 1 --save "$room/sw.journal" >/dev/null 2>&1
others_orders() { # both start, then Ada orders: Bo is told nothing of it
    "$lizardry" replay "$room/sw.journal" --seat 0 >"$room/ada" && holds "RE 5K" "$room/ada" &&
        "$lizardry" replay "$room/sw.journal" --seat 1 >"$room/bo" && lacks "RE 5K" "$room/bo" &&
        [ "$(grep -c '^ *[0-9]' "$room/bo")" -lt "$(grep -c '^ *[0-9]' "$room/ada")" ]
}
check "SW-17.3 another's orders have no line" others_orders
hidden() {
    "$lizardry" replay "$room/co.journal" --seat 0 >"$room/seat" && "$lizardry" replay "$room/co.journal" --all >"$room/all" &&
        grep -q '#0 draws [A-Z]' "$room/seat" && ! grep -q '#1 [a-z]* draws [A-Z]' "$room/seat" &&
        grep -q '#1 [a-z]* draws [A-Z]' "$room/all"
}
check "a seat sees its own cards, all sees all" hidden
until_step() { [ "$("$lizardry" replay "$room/co.journal" --until 5 | grep -c '^ *[0-9]')" = 5 ]; }
check "no further than a step" until_step
told_json() { "$lizardry" replay "$room/co.journal" --json --all | json >/dev/null; }
check "a match as JSON" told_json
check "a seat that is not there" code 2 "takes 0 to 1" "$lizardry" replay "$room/co.journal" --seat 7
check "all and a seat" code 2 "cannot be used together" "$lizardry" replay "$room/co.journal" --seat 0 --all
check "a step that is none" code 2 "number of a step" "$lizardry" replay "$room/co.journal" --until x

again() {
    "$lizardry" replay legends --seed 12 --bots greedy,random --all >"$room/one" &&
        "$lizardry" replay legends --seed 12 --bots greedy,random --all >"$room/two" && cmp "$room/one" "$room/two" &&
        "$lizardry" replay legends --seed 13 --bots greedy,random --all >"$room/three" &&
        ! cmp -s "$room/one" "$room/three"
}
check "a simulated match by its seed" again
studied() { # the match that sim calls the longest has that many steps
    "$lizardry" sim pig -n 20 --seed 3 --bots random,greedy >"$room/sim" || return 1
    line=$(grep '^longest' "$room/sim")
    steps=$(echo "$line" | sed 's/^longest *\([0-9]*\),.*/\1/')
    # shellcheck disable=SC2086 # the words after "lizardry" are the call
    "$lizardry" ${line##*lizardry } | grep -c '^ *[0-9]' | grep -qx "$steps"
}
check "the call that sim prints plays that very match" studied
check "a study's options need a seed" code 2 "given by --seed" "$lizardry" replay "$room/co.journal" --bots random

# Words can be struck out, and no others put in their place.
timeout 60 "$lizardry" play newspeak --players normal,normal,normal --option clock=none --seed words --save "$room/ns.journal" >"$room/out" 2>&1
check "what was said stands above its move" holds "| " "$room/ns.journal"
grep -v "^| " "$room/ns.journal" >"$room/struck.journal"
sed "0,/^| \(.*\)[.]$/s//| \1!/" "$room/ns.journal" >"$room/other.journal"
said=$(grep -c ' say ' "$room/ns.journal")
check "a match is proved without its words" code 0 "The words of $said speeches were struck out" "$lizardry" verify "$room/struck.journal"
same_end() { [ "$(tail -n 1 "$room/ns.journal")" = "$(tail -n 1 "$room/struck.journal")" ] && code 0 "[struck out]" "$lizardry" replay "$room/struck.journal"; }
check "and told so, to the same end" same_end
check "other words are found, with their line" code 1 "these are not the words that were said" "$lizardry" verify "$room/other.journal"
finish
