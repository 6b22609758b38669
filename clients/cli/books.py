#!/usr/bin/env python3
"""books.py OUTPUT FILE...: texts as C, for whoever includes it: their bytes, and a TEXT(name, bytes) for each.

The name is that of the file without its last extension. Bytes and not string literals: a compiler need not take a literal as
long as a book.
"""
import pathlib
import sys


def rows(data, wide=24):
    return ",\n".join("    " + ", ".join(map(str, data[at : at + wide])) for at in range(0, len(data), wide))


def main(output, *paths):
    out = ["/* Made by books.py. */"]
    for i, path in enumerate(paths):
        out.append(f"static const unsigned char text_{i}[] = {{\n{rows(pathlib.Path(path).read_bytes())}\n}};")
    out.append("#define TEXTS " + " ".join(f'TEXT("{pathlib.Path(path).stem}", text_{i})' for i, path in enumerate(paths)))
    pathlib.Path(output).write_text("\n".join(out) + "\n", encoding="ascii")


main(*sys.argv[1:])
