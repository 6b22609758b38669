#!/usr/bin/env python3
"""coded.py [GAME...]: whoever looks for a rule by its number finds the code that keeps it.

Every rule of docs/rules/GAME.md that a test can break (tests/rules/untested.txt has the others) is named in the code of its
game, of the kit, of its bots or its drawer: CO-6.3, CO_6_3, or within a range, "CO-6.1 to CO-6.4". Rules that hold because of
what the code leaves out stand in tests/rules/uncoded.txt with their reason ("ID reason").
"""
import glob
import os
import re
import sys

RULE = re.compile(r"^(?:- )?\*\*([A-Z]+-\d+\.\d+[a-z]?)", re.M)
NAMED = re.compile(r"\b([A-Z]+)[-_](\d+)[._](\d+[a-z]?)\b")
RANGE = re.compile(r"\b([A-Z]+-\d+)\.(\d+) to (?:[A-Z]+-\d+)\.(\d+)\b")


def text(name):
    with open(name, encoding="utf-8") as file:
        return file.read()


def code_of(game):
    places = [f"games/{game}", "games/kit", "core", f"bots/{game}", "bots/rummy", "clients/cli/draw", "clients/pbm", "host"]
    names = [name for place in places for name in glob.glob(place + "/**/*", recursive=True)]
    return "\n".join(text(name) for name in names if re.search(r"\.(c|h|def|lies|newspeak|duel)$", name) and "_test." not in name)


def named_in(code):
    named = {f"{p}-{a}.{b}" for p, a, b in NAMED.findall(code)}
    for section, first, last in RANGE.findall(code):
        named |= {f"{section}.{n}" for n in range(int(first), int(last) + 1)}
    return named


def excuses(name):
    lines = [line.split(None, 1) for line in text(name).splitlines() if line and not line.startswith("#")]
    return {line[0]: line[1] if len(line) > 1 else "" for line in lines}


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    games = sys.argv[1:] or sorted(os.path.basename(os.path.dirname(n)) for n in glob.glob("games/*/") if "kit" not in n)
    untested, uncoded = excuses("tests/rules/untested.txt"), excuses("tests/rules/uncoded.txt")
    count, bad, known = 0, [], set()
    for game in games:
        rules, named = RULE.findall(text(f"docs/rules/{game}.md")), named_in(code_of(game))
        known |= set(rules)
        count += len(rules)
        missing = [rule for rule in rules if rule not in named and rule not in untested and rule not in uncoded]
        bad += [f"{game}: no code names {' '.join(missing)}"] if missing else []
        bad += [f"{game}: {rule} is named in code, and excused" for rule in rules if rule in named and rule in uncoded]
    if not sys.argv[1:]:
        bad += [f"uncoded.txt: there is no rule {rule}" for rule in uncoded if rule not in known]
    bad += [f"uncoded.txt: no reason for {rule}" for rule, why in uncoded.items() if len(why.split()) < 3]
    print("\n".join(bad + [f"{count} rules, {len(uncoded)} kept by what the code leaves out, {len(bad)} complaints"]))
    sys.exit(bool(bad) or not count)


if __name__ == "__main__":
    main()
