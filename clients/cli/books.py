#!/usr/bin/env python3
"""books.py OUTPUT BOOK.md...: the rulebooks as C, for books.c: their bytes, and a BOOK(game) for each.

Bytes and not string literals: a compiler need not take a literal as long as a book.
"""
import pathlib
import sys


def rows(data, wide=24):
    return ",\n".join("    " + ", ".join(map(str, data[at : at + wide])) for at in range(0, len(data), wide))


def main(output, *books):
    out = ["/* Made by books.py from docs/rules. */"]
    for path in map(pathlib.Path, books):
        out.append(f"static const unsigned char book_{path.stem}[] = {{\n{rows(path.read_bytes())}\n}};")
    out.append("#define BOOKS " + " ".join(f"BOOK({pathlib.Path(path).stem})" for path in books))
    pathlib.Path(output).write_text("\n".join(out) + "\n", encoding="ascii")


main(*sys.argv[1:])
