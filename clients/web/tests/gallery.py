#!/usr/bin/env python3
"""gallery.py [--out FOLDER] [WIDTH ...]: builds the gallery of recorded positions, draws each in headless Chromium at these widths,
themes and palettes in rotation, and fails if letters are too small, text is cut or parts of a card lie over each other. With --out
it only builds, for somebody who wants to look: serve FOLDER and open gallery.html?at=conspiracy-main&draft=1."""
import functools
import html
import http.server
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import urllib.parse

HERE = pathlib.Path(__file__).resolve().parent
WEB = HERE.parent
sys.path.insert(0, str(WEB))
import build  # noqa: E402

LOOKS = ["theme=light", "theme=dark&palette=safe", "theme=light&palette=grey"]


def build_gallery(out):
    out.mkdir(parents=True, exist_ok=True)
    for name, folders in build.SHEETS.items():
        (out / f"{name}.svg").write_text(build.sheet(folders))
    subprocess.run(["esbuild", "tests/gallery.js", "--bundle", "--splitting", "--format=esm", "--target=es2022", f"--outdir={out}",
                    "--entry-names=gallery-bundle", f"--alias:preact={WEB / 'vendor/preact.mjs'}",
                    *(f"--alias:sheet-{name}={out / name}.svg" for name in build.SHEETS),
                    "--loader:.woff2=file", "--loader:.svg=file", "--log-level=warning"], check=True, cwd=WEB)
    for name in ("gallery.html", "check.html"):
        shutil.copy(HERE / name, out / name)
    shutil.copytree(HERE / "gallery", out / "gallery", dirs_exist_ok=True)


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def measured(port, widths, queries):
    address = f"http://127.0.0.1:{port}/check.html?" + urllib.parse.urlencode({"widths": ",".join(widths), "all": ",".join(queries)})
    page = subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion", "--window-size=1500,1000",
                           "--virtual-time-budget=600000", "--dump-dom", address], capture_output=True, text=True, check=True).stdout
    if 'data-done="yes"' not in page:
        raise SystemExit("gallery.py: the gallery was not drawn to its end")
    return html.unescape(re.search(r'<pre id="faults">(.*?)</pre>', page, re.S)[1]).strip()


def main():
    words = sys.argv[1:]
    if words[:1] == ["--out"]:
        build_gallery(pathlib.Path(words[1]).resolve())
        return
    names = sorted(path.stem for path in (HERE / "gallery").glob("*-*.json"))
    queries = [f"at={name}&draft=1&{LOOKS[i % len(LOOKS)]}" for i, name in enumerate(names)]
    with tempfile.TemporaryDirectory() as folder:
        build_gallery(pathlib.Path(folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        faults = measured(server.server_port, words or ["320", "390", "768", "1100", "1280", "1440"], queries)
        server.shutdown()
    print(faults or f"{len(queries)} positions: nothing is cut, too small or under something else")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
