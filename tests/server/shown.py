#!/usr/bin/env python3
"""shown.py LIZARDRY SOURCE: the files of the page, as the server gives them to a browser. TAP."""
import gzip
import http.client
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile

from served import PATIENCE, Server, tap

lizardry = os.path.realpath(sys.argv[1])
HTML = b"<!DOCTYPE html><html><head><title>Lizardry</title></head><body></body></html>"
SCRIPT = b"console.log('lizard');" * 40
FILES = {
    "index.html": (HTML, "text/html; charset=utf-8"),
    "t.html": (HTML.replace(b"<title>", b"<link rel=modulepreload href=/assets/app-AB12CD34.js><title>"), "text/html; charset=utf-8"),
    "robots.txt": (b"User-agent: *\n", "text/plain; charset=utf-8"),
    "card-pig.png": (b"\x89PNG", "image/png"),
    "app.webmanifest": (b"{}", "application/manifest+json; charset=utf-8"),
    "assets/app-AB12CD34.js": (SCRIPT, "text/javascript; charset=utf-8"),
    "assets/app-AB12CD34.js.gz": (gzip.compress(SCRIPT), None),
    "assets/app-AB12CD34.css": (b"body{}", "text/css; charset=utf-8"),
    "assets/eye-AB12CD34.svg": (b"<svg/>", "image/svg+xml"),
    "assets/face-AB12CD34.woff2": (b"\0" * 1000, "font/woff2"),
    "assets/empty-AB12CD34.json": (b"", "application/json; charset=utf-8"),
}
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
          "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")


def make(folder):
    for name, (data, _) in FILES.items():
        file = pathlib.Path(folder) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return str(folder)


def get(server, path, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    data = answer.read()
    connection.close()
    return answer.status, data, {name.lower(): value for name, value in answer.getheaders()}


def every_file_has_its_type_and_its_guards(server):
    for name, (data, kind) in FILES.items():
        if kind is None:
            continue
        for path in ["/" + name] + ["/"] * (name == "index.html"):
            status, got, headers = get(server, path)
            assert (status, got, headers["content-type"]) == (200, data, kind), (path, status, got[:80], headers)
            assert headers["content-security-policy"] == POLICY and headers["x-content-type-options"] == "nosniff", headers
            assert headers["referrer-policy"] == "no-referrer" and "set-cookie" not in headers, headers
            kept = name.startswith("assets/")
            assert headers["cache-control"] == ("public, max-age=31536000, immutable" if kept else "no-cache"), headers
            assert ("etag" in headers) != kept, headers


def what_has_not_changed_is_not_sent_again(server):
    for path in ("/", "/robots.txt", "/join/pig"):
        tag = get(server, path)[2]["etag"]
        assert get(server, path, If_None_Match=tag)[:2] == (304, b""), path
        assert get(server, path, If_None_Match=f'"x", {tag}')[0] == 304, path
        assert get(server, path, If_None_Match='"0123"')[0] == 200, path
    assert get(server, "/")[2]["etag"] != get(server, "/join/pig")[2]["etag"]


def packed_files_go_to_those_who_take_them(server):
    path = "/assets/app-AB12CD34.js"
    status, data, headers = get(server, path, Accept_Encoding="br, gzip")
    assert status == 200 and headers["content-encoding"] == "gzip" and gzip.decompress(data) == SCRIPT, headers
    assert headers["content-type"] == FILES[path[1:]][1] and headers["vary"] == "Accept-Encoding", headers
    for takes in ("identity", "gzip;q=0", "br"):
        assert get(server, path, Accept_Encoding=takes)[1] == SCRIPT, takes
    assert get(server, path + ".gz")[0] == 404  # it is no file of its own


def nothing_else_is_served(server):
    """Names are looked up among those that were read: whatever an address is made of, it never names another file."""
    secret = pathlib.Path(server.folder) / "lizardry.db"
    assert secret.exists()
    for path in ("/../lizardry.db", "/assets/../../lizardry.db", "/..%2flizardry.db", "/assets/..%2f..%2flizardry.db", "/%2e%2e/lizardry.db",
                 "/assets/%2e%2e%2findex.html", "/assets/", "/assets", "/assets/index.html", "//etc/passwd", "/etc/passwd.txt",
                 "/assets/app-AB12CD34.js/", "/assets/app-ab12cd34.js", "/.gz", "/lizardry.db", "/api/nothing", "/api",
                 "/join/nothing", "/join/pig/1", "/a/b/c", "/x.js", "/t/t.html", "/index/x.js"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:  # no library tidies the address
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while piece := raw.recv(65536):
                answer += piece
        assert answer.startswith(b"HTTP/1.1 404"), (path, answer[:200])
        assert b'"code":"route"' in answer.replace(b" ", b""), (path, answer[-200:])


def addresses_of_its_own_are_the_page(server):
    for path in ("/tables", "/table/12", "/replay/12", "/settings"):
        assert get(server, path)[:2] == (200, HTML), path
    for path in ("/t/12", "/t/x"):
        assert get(server, path)[:2] == (200, FILES["t.html"][0]), path
    assert get(server, "/t")[1] == HTML
    assert b"<h2>Open tables</h2>" in get(server, "/plain")[1]


def an_invitation_says_what_it_invites_to(server):
    for game in server.must("GET", "/api/games")["games"]:
        status, data, headers = get(server, "/join/" + game["id"])
        assert status == 200 and data.startswith(HTML[:30]) and data.endswith(b"</head><body></body></html>"), data
        title = game["title"].replace("&", "&amp;")
        assert f'<meta property="og:title" content="An invitation to {title}">'.encode() in data, data
        assert (b'<meta property="og:image" content="/card-pig.png">' in data) == (game["id"] == "pig"), data
        assert headers["content-security-policy"] == POLICY


def a_folder_that_is_no_page_is_said_clearly(server):
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "page"
        trouble = {"index.html: No such file": lambda: (page / "index.html").unlink(),
                   "notes.doc: files of this kind are not served": lambda: (page / "notes.doc").write_text("x"),
                   "more.js: a page has files in it, and assets/": lambda: (page / "more.js").mkdir(),
                   "the page has more than 32 MB": lambda: os.truncate(page / "robots.txt", 33 << 20)}
        for words, spoil in trouble.items():
            make(page)
            spoil()
            done = subprocess.run([lizardry, "serve", "--listen", "127.0.0.1:0", "--data", folder + "/data", "--page", str(page)],
                                  capture_output=True, text=True, timeout=PATIENCE)
            assert done.returncode == 1 and words in done.stderr and str(page) in done.stderr, (words, done)
            shutil.rmtree(page)


def it_is_found_beside_the_program(server):
    """Built or installed: the places differ. Without one there is the plain page."""
    with tempfile.TemporaryDirectory() as folder:
        for program, page in (("clients/cli/lizardry", "clients/web/page"), ("usr/bin/lizardry", "usr/share/lizardry/page")):
            at = pathlib.Path(folder) / program
            at.parent.mkdir(parents=True)
            shutil.copy(lizardry, at)
            plain = Server(str(at), folder + "/data")
            assert b"<h2>Open tables</h2>" in get(plain, "/")[1] and get(plain, "/robots.txt")[0] == 404 and get(plain, "/tables")[0] == 404
            plain.kill()
            make(pathlib.Path(folder) / page)
            whole = Server(str(at), folder + "/data")
            assert get(whole, "/")[1] == HTML
            whole.kill()


cases = [every_file_has_its_type_and_its_guards, what_has_not_changed_is_not_sent_again, packed_files_go_to_those_who_take_them,
         nothing_else_is_served, addresses_of_its_own_are_the_page, an_invitation_says_what_it_invites_to,
         a_folder_that_is_no_page_is_said_clearly, it_is_found_beside_the_program]
with tempfile.TemporaryDirectory() as made:
    sys.exit(tap(cases, lizardry, "--page", make(made + "/page")))
