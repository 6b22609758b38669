"""Sets of Lizards & Lies at the bounds of what one may be, made from the one that is built in: `longest` has names of 24 letters wherever a
name is drawn, `most` as many nodes and networks as a set may have, with other colours, theories and roles. sets.py FOLDER writes both."""
import pathlib
import re
import sys

BUILT_IN = pathlib.Path(__file__).resolve().parents[3] / "games/lies/reconstruction.lies"
LONG = 24
FILL = "-of-the-Neighbourhood-Gossip"  # in names of nodes and networks without a blank: they cannot be broken
SPARE = " of the Neighbourhood Gossip"
NEW = {"FO": ("Forumville", 1400, 232, "#7A4EA8", 4, "MT1"), "WI": ("Wikiwold", 1400, 668, "#8A6D1D", 3, "TK1"), "ME": ("Messengers", 600, 1000, "#2E7D4F", 3, "SH1")}


def long(name, fill):
    return (name + fill)[:LONG].rstrip(" -").ljust(LONG, "s")


def fields(line):
    return [one.strip() for one in line.split("|")]


def longest(text):
    made = []
    for i, line in enumerate(text.splitlines()):
        kind, *rest = fields(line)
        at = {"net": 1, "node": 1, "alt": 1, "deck": 1, "card": 1, "theory": 1, "part": 1}.get(kind)
        if kind == "set":
            rest[0], rest[1] = "longest", "The Longest Names There Are"
        elif at is not None:
            rest[at] = long(rest[at], FILL if i % 2 and kind in ("net", "node") else SPARE)
            if kind == "theory":
                rest[2] = long(rest[2], SPARE)
        elif kind == "board":
            rest[2] = long(rest[2], SPARE)
        made.append(" | ".join([kind, *rest]) if at is not None or kind in ("set", "board") else line)
    return "\n".join(made) + "\n"


def most(text):
    """Three networks more, ten nodes more: 32 in 8."""
    text = re.sub(r"^set .*$", "set | most | As Much as a Set May Hold", text, count=1, flags=re.M)
    text = re.sub(r"^theory .*$\n^theory .*$", "theory | bird | Comet | Comets\ntheory | lizard | Mole | Moles", text, count=1, flags=re.M)
    text = text.replace("| Conspiracy Theorists", "| The Whisperers").replace("Thoughtbook |", "Kitchen Table |", 1)
    nets, nodes = [], []
    for name, (title, x, y, hue, count, door) in NEW.items():
        nets.append(f"net | {name} | {title} | {x} {y} 150 | {hue}")
        for i in range(1, count + 1):
            near = [f"{name}{j}" for j in (i - 1, i + 1) if 1 <= j <= count] + ([door] if i == 1 else [])
            nodes.append(f"node | {name}{i} | {title} {i} | {x + (-70, 70, -70, 70)[i - 1]} {y + (-70, -40, 60, 90)[i - 1]} | {' '.join(near)}")
        text = re.sub(rf"^(node \| {door} [^|]*\|[^|]*\|[^|]*\|)([^|]*?)\s*(\|.*)?$", rf"\1\2 {name}1 \3", text, flags=re.M)
    text = re.sub(r"^(net  \| SH .*)$", lambda found: "\n".join([found[0], *nets]), text, flags=re.M)
    return re.sub(r"^(node \| SH4 .*)$", lambda found: "\n".join([found[0], *nodes]), text, flags=re.M)


def all_of():
    text = BUILT_IN.read_text()
    return {"longest": longest(text), "most": most(text)}


if __name__ == "__main__":
    for name, made in all_of().items():
        (pathlib.Path(sys.argv[1]) / f"{name}.lies").write_text(made)
