#!/usr/bin/env python3
"""build.py OUT [DEPFILE [ESBUILD]]: the page as the server wants it (docs/server.md, The page): index.html, and in assets/
scripts, styles, fonts and sheets of art, each named by its content and packed beside itself. Nothing is fetched. DEPFILE says,
for ninja, which files it was made of."""
import gzip
import hashlib
import json
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

HERE = pathlib.Path(__file__).resolve().parent
# A sheet of art: its name, the folders of art/ in it, and what stands before the names of their drawings.
SHEETS = {"frame": {"icon": "icon", "logo": "logo", "seat": "seat"}, "cards": {"emblem": "emblem"}, "home": {"hero": "hero", "terrain": "terrain"},
          "lies": {"token": "token"}, "newspeak": {"newspeak": "part"}, "swamp": {"terrain": "terrain"}}
# Files at the root: what each is made of, and the scripts that it says will be needed. t.html is the page at /t/NUMBER.
PAGES = {"index.html": ("index.html", "main.js"), "t.html": ("index.html", "main.js", "screens/table.js"), "lizardry.webmanifest": ("lizardry.webmanifest",),
         "worker.js": ("worker.js",)}
GROUND = 88  # of a place of NewSpeak, 160 by 96: art/newspeak/scenes.txt


def symbol(path, name):
    """A drawing as a symbol: what is inside its svg element, under a name."""
    text = path.read_text()
    whole = re.fullmatch(r'\s*<svg\b([^>]*)>(.*)</svg>\s*', text, re.S)
    box = re.search(r'viewBox="([^"]+)"', whole[1])[1]
    return f'<symbol id="{name}" viewBox="{box}">{whole[2].strip()}</symbol>'


def piece(parts, word, x, y, wide, *flip):
    """A part in a scene. What stands before something else is cut out with an edge of paper, or black on black would be one blot."""
    box_wide, box_high = parts[word]
    high = int(wide) * box_high / box_wide
    y = GROUND - high if y == "ground" else int(y)
    use = f'<use href="#part-{word}" x="{x}" y="{y:.4g}" width="{wide}" height="{high:.4g}"'
    drawn = (f'{use} class="ns-o"/>' if box_wide < 160 else "") + use + "/>"
    return f'<g transform="matrix(-1 0 0 1 {2 * int(x) + int(wide)} 0)">{drawn}</g>' if flip else drawn


def places(folder):
    """NewSpeak's places: the parts as they are drawn, and each scene put together of them, with its spot ink."""
    text = re.sub(r"<!--.*?-->", "", (folder / "parts.svg").read_text(), flags=re.S)
    parts = {one[1]: (float(one[2]), float(one[3])) for one in re.finditer(r'<symbol id="([^"]+)" viewBox="0 0 (\S+) ([^"]+)"', text)}
    drawings = [re.sub(r' data-shows="[^"]*"', "", one).replace('<symbol id="', '<symbol id="part-') for one in re.findall(r"<symbol.*?</symbol>", text, re.S)]
    # The page allows no style in an attribute: a part's own width of line is a class.
    drawings = [re.sub(r'class="([^"]*)"([^>]*?) style="stroke-width:(\d)[^"]*"', r'class="\1 ns-wide-\3"\2', one) for one in drawings]
    for scene in re.split(r"(?m)^scene ", (folder / "scenes.txt").read_text())[1:]:
        (word, spot), *pieces = [line.split() for line in scene.splitlines() if line.strip() and not line.startswith("#")]
        drawn = "".join(piece(parts, *one) for one in pieces)
        drawings.append(f'<symbol id="place-{word}" viewBox="0 0 160 96" data-spot="{spot}">{drawn}<path class="ns-i" d="M0 {GROUND}h160v8H0z"/></symbol>')
    return drawings


def sheet(folders):
    drawings = []
    for folder, prefix in folders.items():
        if folder == "newspeak":
            drawings += places(HERE / "art" / folder)
            continue
        for path in sorted((HERE / "art" / folder).glob("*.svg")):
            # A seat is known by its letter: a-gecko.svg is seat-a.
            name = path.stem[0] if folder == "seat" else path.stem
            drawings.append(symbol(path, f"{prefix}-{name}"))
    return '<svg xmlns="http://www.w3.org/2000/svg">' + "".join(drawings) + "</svg>\n"


def bundle(esbuild, made, assets):
    """esbuild, from main.js; answers with what it made: docs of esbuild, Metafile."""
    meta = made / "meta.json"
    subprocess.run([esbuild, str(HERE / "main.js"), "--bundle", "--splitting", "--format=esm", "--minify", "--target=es2022",
                    "--charset=utf8", f"--outdir={assets}", f"--metafile={meta}", "--public-path=/assets", "--log-level=warning",
                    "--entry-names=[name]-[hash]", "--chunk-names=[name]-[hash]", "--asset-names=[name]-[hash]",
                    "--loader:.woff2=file", "--loader:.svg=file", f"--alias:preact={HERE / 'vendor/preact.mjs'}",
                    *(f"--alias:sheet-{name}={made / name}.svg" for name in SHEETS)], check=True, cwd=HERE)
    return json.loads(meta.read_text())["outputs"]


class Made:
    """The files that esbuild made, and which of them a source's own script needs before it runs."""

    def __init__(self, outputs):
        self.outputs = outputs

    def of(self, source):
        found = [name for name, out in self.outputs.items() if (HERE / out.get("entryPoint", "?")).resolve() == HERE / source]
        if not found:
            raise SystemExit(f"build.py: esbuild made no script of {source}")
        return found[0]

    def needs(self, name, seen):
        if name not in seen:
            seen.append(name)
            for one in self.outputs[name]["imports"]:
                if one["kind"] == "import-statement":
                    self.needs(one["path"], seen)
        return seen

    def named(self, start):
        return [name for name in self.outputs if pathlib.Path(name).name.startswith(start) and not name.endswith(".js")]

    def soon(self, *sources):
        """Links in a head: what will be needed, which a browser would otherwise learn of one after another."""
        scripts = []
        for source in sources:
            self.needs(self.of(source), scripts)
        links = [f'<link rel="modulepreload" href="/assets/{pathlib.Path(name).name}">' for name in scripts]
        links += [f'<link rel="preload" as="fetch" crossorigin href="/assets/{pathlib.Path(name).name}">' for name in self.named("frame-")]
        return "\n".join(links) + "\n"


def pack(out):
    for path in sorted(out.rglob("*")):
        if path.is_file() and path.suffix in (".js", ".css", ".svg", ".html", ".webmanifest"):
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
            path.with_name(path.name + ".gz").write_bytes(packed)


def back():
    """The back of a card as places of a palette, a line for each row: stripes over the game's ink, and the eye."""
    wide, high = 600, 315
    for y in range(high):
        row = bytearray()
        for x in range(wide):
            dx, dy = x - wide // 2, y - high // 2
            far = dx * dx + dy * dy
            stripe = 1 if (x + y) % 18 < 5 else 0
            eye = 1 if 9 * dx * dx + dy * dy < 62 * 62 else 2
            row.append(stripe if far > 112 * 112 else 1 if far > 102 * 102 else eye)
        yield bytes([0]) + row


def cards(page):
    """What chat programs show beside an invitation (docs/server.md, The page): card-GAME.png, a card's back in the game's ink."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    inks = dict(re.findall(r"--g-(\w+): #(\w{6})", (HERE / "style/tokens.css").read_text().split("/* night edition")[0]))
    rows = zlib.compress(b"".join(back()), 9)
    for game, colour in inks.items():
        (page / f"card-{game}.png").write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 600, 315, 8, 3, 0, 0, 0)) +
                                                chunk(b"PLTE", bytes.fromhex(colour + "10201A" + "FFDD33")) + chunk(b"IDAT", rows) + chunk(b"IEND", b""))


def sources():
    """What the page is made of: all but its tests."""
    return sorted(path for path in HERE.rglob("*") if path.is_file() and "tests" not in path.relative_to(HERE).parts)


def main():
    out, depfile, esbuild = (sys.argv[1:] + ["", "esbuild"][len(sys.argv) - 2:])[:3]
    if depfile:
        pathlib.Path(depfile).write_text(f"{out}: " + " ".join(str(path).replace(" ", "\\ ") for path in sources()) + "\n")
    out = pathlib.Path(out).resolve()
    with tempfile.TemporaryDirectory(dir=out.parent) as folder:
        made, page = pathlib.Path(folder), pathlib.Path(folder) / "page"
        assets = page / "assets"
        assets.mkdir(parents=True)
        for name, folders in SHEETS.items():
            (made / f"{name}.svg").write_text(sheet(folders))
        outputs = Made(bundle(esbuild, made, assets))
        script = outputs.of("main.js")
        icon = (HERE / "art/logo/lizardry.svg").read_text().replace("currentColor", "#10201A")
        icon_name = f"icon-{hashlib.sha256(icon.encode()).hexdigest()[:8]}.svg"
        (assets / icon_name).write_text(icon)
        names = {"SCRIPT": script, "STYLE": outputs.outputs[script]["cssBundle"], "ICON": icon_name}
        build = hashlib.sha256("".join(sorted(path.name for path in assets.iterdir())).encode()).hexdigest()[:8]
        for name, (source, *soon) in PAGES.items():
            text = (HERE / source).read_text().replace("{BUILD}", build).replace("{SOON}", outputs.soon(*soon) if soon else "")
            (page / name).write_text(re.sub(r"\{(SCRIPT|STYLE|ICON)\}", lambda found: "/assets/" + pathlib.Path(names[found[1]]).name, text))
        cards(page)
        pack(page)
        shutil.rmtree(out, ignore_errors=True)
        shutil.move(page, out)


if __name__ == "__main__":
    main()
