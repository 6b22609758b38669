#!/usr/bin/env python3
"""sizes.py PAGE: what a browser has to fetch, packed, against the budgets. PAGE is the folder that build.py made. TAP."""
import pathlib
import re
import sys

# What, the most of it in kB, the scripts that it begins with (by the beginning of their names), other files.
CODE = [("home", 50, ("main", "home")), ("a table of Conspiracy!", 90, ("main", "table", "conspiracy")), ("a table of Legends", 90, ("main", "table", "legends")),
        ("a table of Lizards & Lies", 110, ("main", "table", "lies")), ("a table of NewSpeak", 110, ("main", "table", "newspeak")),
        ("a table of the Swamp", 110, ("main", "table", "swamp"))]
SCRIPTS = 6  # that are fetched for a table, at most: over a slow line their number counts more than their size


class Assets:
    def __init__(self, page):
        self.folder = pathlib.Path(page) / "assets"

    def size(self, path):
        packed = path.with_name(path.name + ".gz")
        return (packed if packed.exists() else path).stat().st_size

    def sum(self, pattern):
        return sum(self.size(path) for path in self.folder.glob(pattern))

    def imported(self, path, seen):
        """A script and all that it imports before it runs."""
        if path in seen:
            return seen
        seen.add(path)
        for name in re.findall(r'(?:from|import)"/assets/([^"]+\.js)"', path.read_text()):
            self.imported(self.folder / name, seen)
        return seen

    def scripts(self, names):
        """main is named by the entry, a screen or a drawing by the file that is fetched for it."""
        seen = set()
        for name in names:
            for path in sorted(self.folder.glob(f"{name}-*.js")) or [None]:
                if path is None:
                    raise SystemExit(f"sizes.py: no script is named {name}")
                self.imported(path, seen)
        return seen

    def code(self, names):
        return sum(map(self.size, self.scripts(names))) + self.sum("*.css")


def main():
    assets, failed = Assets(sys.argv[1]), 0
    rows = [(f"code and styles of {what}", most, assets.code(names)) for what, most, names in CODE]
    rows += [("faces", 120, assets.sum("*.woff2")), ("art of a card game", 60, assets.sum("cards-*.svg") + assets.sum("frame-*.svg")),
             ("art of Lizards & Lies", 60, assets.sum("lies-*.svg") + assets.sum("frame-*.svg")),
             ("art of NewSpeak", 100, assets.sum("newspeak-*.svg") + assets.sum("frame-*.svg")), ("art of the Swamp", 60, assets.sum("swamp-*.svg") + assets.sum("frame-*.svg"))]
    told = [(f"{what}: {size / 1000:.1f} of {most} kB", size <= most * 1000) for what, most, size in rows]
    for what, _, names in CODE:
        count = len(assets.scripts(names))
        told.append((f"scripts of {what}: {count} of {SCRIPTS}", count <= SCRIPTS))
    for number, (words, good) in enumerate(told, 1):
        failed += not good
        print(f"{'ok' if good else 'not ok'} {number} - {words}")
    print(f"1..{len(told)}")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
