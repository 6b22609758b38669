#!/usr/bin/env python3
"""readme.py LIZARDRY: what the README shows of the program is what the program prints.

A line "$ ./run ARGS" in a fenced block is run, and the lines below it have to come out; "..." stands for any number of lines.
A block that begins with a question is a match at the keyboard: the call stands in backticks above it, the moves after its ">". White space is not compared, because a terminal wraps its lines.
"""
import os
import re
import subprocess
import sys
import tempfile

PLAYED = re.compile(r"`\./run (play [^`]*)` goes\s+on:\n\n```\n(.*?)```", re.S)


def main():
    lizardry = os.path.abspath(sys.argv[1])
    page = open(os.path.join(os.path.dirname(__file__), "..", "README.md"), encoding="utf-8").read()
    with tempfile.TemporaryDirectory() as folder:
        def run(args, typed=""):
            home = dict(os.environ, HOME=folder, XDG_STATE_HOME=folder, LC_ALL="C.UTF-8", COLUMNS="80", LINES="24",
                        LIZARDRY_TABLE="drawn")  # as on a terminal
            done = subprocess.run([lizardry, *args.split()], input=typed, capture_output=True, text=True, cwd=folder, env=home)
            return " ".join((done.stdout + done.stderr).replace("lizardry replay", "./run replay").split())

        wrong = []
        calls = [(args, shown, run(args)) for args, shown in re.findall(r"^\$ \./run (.*)\n((?:(?!\$ |```).*\n)*)", page, re.M)]
        for args, screen in PLAYED.findall(page):
            moves = re.findall(r"^> (.+)", screen, re.M)
            calls.append((args, screen.rstrip().removesuffix(">"), run(args, "\n".join(moves) + "\n")))
        for args, shown, said in calls:
            for part in re.split(r"^\.\.\.$", shown, flags=re.M):
                if " ".join(part.split()) not in said:
                    wrong.append(f"./run {args}\n  README: {' '.join(part.split())}\n  it says: {said}")
    print("\n".join(wrong))
    sys.exit(len(calls) < 4 or bool(wrong))


if __name__ == "__main__":
    main()
