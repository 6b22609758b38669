#!/usr/bin/env python3
"""shape.py: every function of the product keeps the measures of docs/house.md.

At most 4 parameters, 70 lines and 15 ways through it (if, for, while, case, &&, ||, ?); no statement that is two joined
by a comma, no chain of three ?. Hooks of a descriptor have the parameters their type asks for and are measured where the type
stands. The files are read as tools/format.sh leaves them: a function begins and ends in the first column.
"""
import glob
import os
import re
import sys

FOLDERS = ["bots", "clients", "core", "examples", "games", "host", "inbox", "mailbox", "server", "sim", "studies", "tools"]
# Hooks of libraries: their types stand in headers that are not ours.
FOREIGN = {"mailbox/curl.c": {"ask_stop", "watch"}, "server/door/exchange.c": {"exchange_access"}, "server/store/faulty_vfs.h": {"vfs_open", "vfs_shm_map"},
           "server/door/wire.c": {"give", "take", "upgraded"}, "clients/cli/far/line.c": {"give_bytes", "take_bytes"}}
LIMITS = {"parameters": 4, "lines": 70, "ways": 15, "? in one statement": 2}
HEAD = re.compile(r"^(?!typedef)[a-z][\w *]*?(\w+)\(([^{};]*)\) \{(?=\n)", re.M | re.S)
HOOK = re.compile(r"\(\*(\w+)\)\(([^;]*?)\);", re.S)
WAYS = re.compile(r"\b(?:if|for|while|case)\b|&&|\|\||\?")
TEXTS = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\])+\'|/\*.*?\*/|//[^\n]*', re.S)


def blank(match):
    """Literals and comments hold no code; their lines still count."""
    return '""' if match.group()[0] in "\"'" else re.sub(r"[^\n]", "", match.group())


def split(text):
    """The parts between commas that stand in no brackets."""
    parts, depth, last = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            parts.append(text[last:at])
            last = at + 1
    return parts + [text[last:]]


def types(parameters):
    """A parameter list without its names: two functions with the same types fit the same hook."""
    return tuple(re.sub(r"\W*\b\w+(\[[^]]*\])?\s*$", "", " ".join(part.split())).rstrip("*& ") for part in split(parameters))


DECLARES = re.compile(r"(?:static|const|volatile|unsigned|signed|struct|enum|union|extern|_Static_assert|[a-zA-Z_]\w*)\b[ *]+(?!=)[*\w(]")
LEADS = re.compile(r"\s*(?:else\b|do\b|(?:case\b[^:]*|default\b|\w+) ?:(?!:)|(if|while|for|switch|EACH|LIES_EACH) ?(?=\())")


def after_bracket(text):
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if not depth:
            return text[at + 1 :]
    return ""


def bare(statement):
    """A statement without what leads it: labels, else, the head of an if or a loop."""
    lead = LEADS.match(statement)
    while lead:
        statement = statement[lead.end() :]
        if lead.group(1):
            statement = after_bracket(statement)
        lead = LEADS.match(statement)
    return statement.strip()


def joined(statement):
    """Whether the statement is two, joined by a comma."""
    if len(split(statement)) == 1:
        return False
    return statement.startswith("return ") or not DECLARES.match(statement)


def statements(body):
    """The statements of a body. Braces inside of brackets or after '=' and ')' of a literal belong to a value."""
    depth = value = last = 0
    for at, letter in enumerate(body):
        depth += (letter in "([") - (letter in ")]")
        if letter == "{" and (value or depth or re.search(r"[=,]\s*$|\benum\s*$|\((?:const )?(?:struct|enum|u?int|char)\b[^();=]*\)\s*$", body[last:at])):
            value += 1
        elif letter == "}" and value:
            value -= 1
        elif letter in ";{}" and not depth and not value:
            yield bare(body[last:at])
            last = at + 1


def measure(parameters, body, hooks):
    yield "parameters", 0 if types(parameters) in hooks else len(split(parameters))
    yield "lines", body.count("\n") + 1
    yield "ways", 1 + len(WAYS.findall(body))
    yield "? in one statement", max((piece.count("?") for piece in statements(body)), default=0)


def functions(text):
    for head in HEAD.finditer(text):
        end = text.find("\n}", head.end())
        yield head.group(1), head.group(2), text[head.end() : end], text[: head.start()].count("\n") + 1


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    names = sorted(name for folder in FOLDERS for name in glob.glob(folder + "/**/*.[ch]", recursive=True))
    only = tuple(sys.argv[1:])
    files = {name: TEXTS.sub(blank, open(name, encoding="utf-8").read()) for name in names
             if name.endswith((".c", ".h")) and not re.search(r"_test\.c$|_rig", name)}
    hooks = {types(parameters) for name, text in files.items() if name.endswith(".h") for _, parameters in HOOK.findall(text)}
    count = bad = 0
    for name, text in files.items():
        if only and not name.startswith(only):
            continue
        for function, parameters, body, line in functions(text):
            count += 1
            foreign = hooks | {types(parameters)} if function in FOREIGN.get(name, ()) else hooks
            faults = [f"{n} {what} (at most {LIMITS[what]})" for what, n in measure(parameters, body, foreign) if n > LIMITS[what]]
            faults += [f"'{' '.join(s.split())[:60]}' is two statements" for s in statements(body) if joined(s)]
            bad += bool(faults)
            for fault in faults:
                print(f"  {name}:{line}: {function}: {fault}")
    print(f"{count} functions, {bad} out of shape")
    sys.exit(bad > 0 or count == 0)


if __name__ == "__main__":
    main()
