#!/bin/sh
# How the program is called: help, exit codes, and what a wrong call is told.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"

help_of() { code 0 "sage: lizardry $1" "$lizardry" "$1" --help && lacks "$(printf '\033')" "$room/code.out"; }
for command in games rules cards play replay verify sim duel ladder bench help mail-in; do
    check "$command --help" help_of "$command"
done

check "without a terminal it prints its help" code 0 "usage: lizardry" "$lizardry"
short() { COLUMNS=60 "$lizardry" >"$room/out" && [ "$(wc -l <"$room/out")" -lt 24 ] && [ "$(wc -L <"$room/out")" -le 60 ]; }
check "which fits 60x24" short
check "help tells all of it" code 0 "copy a server's data base" "$lizardry" help
check "--help" code 0 "Exit codes" "$lizardry" --help
check "--version" code 0 "lizardry 0" "$lizardry" --version

for command in games rules play replay verify sim duel bench; do
    check "$command: an unknown option names itself" code 2 "there is no option '--sead'" "$lizardry" "$command" pig --sead 3
done
for command in rules sim duel ladder; do
    check "$command: which game" code 2 "which game?" "$lizardry" "$command"
done

check "an unknown command" code 2 "no command 'paly'" "$lizardry" paly
check "an option without its value" code 2 "'--seed' needs a value" "$lizardry" play pig --seed
check "an unknown game lists the games" code 2 "the games are: conspiracy, legends, lies, newspeak, swamp, duel, pig" "$lizardry" play chess
check "no game at all" code 2 "which game?" "$lizardry" play
check "an argument too many" code 2 "unexpected argument 'more'" "$lizardry" games more
check "a command that was mistyped" code 2 "did you mean 'play'?" "$lizardry" paly
check "a game without its command" code 2 "lizardry play conspiracy" "$lizardry" conspiracy
check "a game that was mistyped" code 2 "did you mean 'conspiracy'?" "$lizardry" play conspirasy
check "a beginning of two games" code 2 "'l' may mean several games: legends, lies" "$lizardry" rules l
check "a game by its title" code 0 "Lizards & Lies" "$lizardry" help lies
check "a game by its whole title" code 0 "LL-4.5" "$lizardry" rules "lizards & lies" rumour
check "an option that was mistyped" code 2 "did you mean '--seats'?" "$lizardry" play pig --saets 2
check "a game's option that was mistyped" code 2 "did you mean 'target'?" "$lizardry" play pig --option tarket=3
check "a bot that was mistyped" code 2 "did you mean 'hard'?" "$lizardry" play lies --bots hrad
check "seats that the rules do not offer" code 2 "Two or four play" "$lizardry" play lies --seats 3
check "an unknown option of a game lists them" code 2 "pig has: target patience" \
    "$lizardry" play pig --option tarket=3
check "a value out of range says the range" code 2 "a number from 10 to 1000" \
    "$lizardry" play pig --option target=5
check "too many seats says how many" code 2 "2 to 4 seats" "$lizardry" play conspiracy --seats 9
check "an unknown bot lists the bots" code 2 "the bots are: random greedy" "$lizardry" play pig --bots gready
check "an unknown player says what a player is" code 2 "'you:NAME'" "$lizardry" play pig --players you,bob
check "more bots than seats" code 2 "more bots than free seats" \
    "$lizardry" play pig --seats 2 --bots random,random
check "seats and players that do not fit" code 2 "does not fit" "$lizardry" play pig --seats 3 --players you,you
check "players and bots at once" code 2 "give one" "$lizardry" play pig --players you,you --bots random
check "resume with other options" code 2 "no other option" "$lizardry" play --resume x --seed 3
check "a file that is not there" code 1 "No such file" "$lizardry" verify "$room/nothing"
check "a folder for a file" code 1 "it is a folder" "$lizardry" verify "$room"
check "a file that is not a journal" code 1 "this is not a journal" "$lizardry" replay "$0"
check "a mail, and nothing to do with it" code 2 "Say --mail FILE or --explain" "$lizardry" mail-in
explain() { printf 'From: newt@example.net\n\nMO 11E N\n' | "$lizardry" mail-in --explain; }
check "a mail explained" code 0 "  | MO 11E N" explain
check "a full device is noticed" sh -c "! '$lizardry' games >/dev/full"

check "games as JSON" sh -c "'$lizardry' games --json | python3 -m json.tool"
said='import json, sys; bad = [(g["id"], o["name"]) for g in json.load(sys.stdin) for o in g["options"] if len(o.get("says", [])) < len(o.get("words", []))]; sys.exit(str(bad) if bad else 0)'
check "games as JSON: each value of an option that has words has a sentence" sh -c "'$lizardry' games --json | python3 -c '$said'"
check "help lists its topics" code 0 "running a game by mail" "$lizardry" help
check "a manual page without man" code 0 "lizardry-pbm - moderate a game" "$lizardry" help pbm
check "help for a command" code 0 "usage: lizardry play" "$lizardry" help play
check "help for a game" code 0 "Turn: Roll the die" "$lizardry" help pig
check "a topic that was mistyped" code 2 "did you mean 'journal'?" "$lizardry" help jurnal
check "a manual page has no marks" sh -c "! '$lizardry' help manual | grep -E '[*]lizardry|_GAME_|[\\]'"
check "rules open with the players' page" sh -c "'$lizardry' rules conspiracy | sed -n 2p | grep '^Aim: '"
check "sections to choose from are wrapped" sh -c "'$lizardry' rules conspiracy zzz 2>&1 | awk 'length > 80 { bad = 1 } /Worked examples/ { all = 1 } END { exit bad || !all }'"
check "a card in several words" code 0 "Men in Black (MB), a card" "$lizardry" rules conspiracy Men in Black
check "a card as JSON" sh -c "'$lizardry' rules conspiracy 'F!' --json | python3 -c 'import json, sys; assert json.load(sys.stdin)[\"thing\"][\"title\"] == \"Lab Explosion\"'"
check "cards" code 0 "Area 51 (A): While a card of it lies before you" "$lizardry" cards conspiracy
check "cards as JSON" sh -c "'$lizardry' cards legends --json | python3 -m json.tool"
check "a game without cards" code 1 "rules pig tells how it is played" "$lizardry" cards pig
check "rules of a game" code 0 "meld SET CARD CARD CARD" "$lizardry" rules conspiracy
check "a game by its beginning" code 0 "Conspiracy!" "$lizardry" rules cons
check "a rule by its id" code 0 "makes SET one of this turn" "$lizardry" rules conspiracy CO-6.3
check "a rule in small letters" code 0 "CO-6.3" "$lizardry" rules conspiracy co-6.3
check "a rule by its number" code 0 "CO-6.3" "$lizardry" rules conspiracy 6.3
check "a section" code 0 "CO-6.5" "$lizardry" rules conspiracy 6
check "a ruling" code 0 "R-9" "$lizardry" rules conspiracy r-9
check "an example" code 0 "= unknown P L R" "$lizardry" rules conspiracy E-20
check "rules by a card's code" code 0 "CO-9.9" "$lizardry" rules conspiracy RV
check "an unknown rule says what is near" code 1 "CO-6.1, CO-6.2" "$lizardry" rules conspiracy CO-6.9
check "an unknown section lists them" code 1 "8. Wilds and orphans" "$lizardry" rules conspiracy 77
check "a rule of a game without a book" code 0 "PIG-1.3" "$lizardry" rules pig 1.3
# The last section of every book stands in the program as it stands in the file, foreign letters and all.
books() {
    python3 - "$lizardry" "$(dirname "$0")"/../../docs/rules/*.md <<'END'
import json, pathlib, subprocess, sys
checked = 0
for path in map(pathlib.Path, sys.argv[2:]):
    ask = lambda *words: json.loads(subprocess.run([sys.argv[1], "rules", path.stem, *words, "--json"], capture_output=True, check=True).stdout)
    sections = [title.split(".")[0] for title in ask()["sections"] if title[0].isdigit()]
    if not sections:  # too short a book to have any
        continue
    text = ask(sections[-1])["text"]
    assert len(text) > 40 and text in path.read_text(), (path, sections[-1])
    checked += 1
assert checked >= 6, checked
END
}
check "the books are in the program, to the letter" books
check "a rule as JSON" sh -c "'$lizardry' rules legends LE-7.5 --json | python3 -m json.tool"
check "rules as JSON" sh -c "'$lizardry' rules legends --json | python3 -m json.tool"
finish
