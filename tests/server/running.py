#!/usr/bin/env python3
"""running.py LIZARDRY SOURCE: the server as its operator meets it. TAP."""
import json
import os
import pathlib
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

from serve import PATIENCE, Person, Server, commits, lay, lizardry, Wire, proved, source, tap, verified


def until(holds, what):
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.01)


def the_front_page_is_plain(server):
    token = server.guest("Anna <script>")
    table = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"], "listed": True}, token)
    hidden = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"]}, token)
    page = server.must("GET", "/plain")
    assert str(table["table"]) in page and "1 of 2 seats open" in page and server.url in page
    assert str(hidden["table"]) not in page and table["invite"] not in page and "<script" not in page


def the_front_page_shows_text_as_text(server):
    with tempfile.TemporaryDirectory() as folder:
        own = Server(lizardry, folder)
        own.kill()
        own.options = ("--url", "http://a&b.example")
        own.begin()
        page = own.must("GET", "/plain")
        assert "http://a&amp;b.example" in page and "http://a&b" not in page, page
        own.kill()


def metrics(server):
    return {name: int(number) for name, number in re.findall(r"^lizardry_(\w+) (-?\d+)$", server.must("GET", "/metrics"), re.M)}


def metrics_are_true(server):
    with tempfile.TemporaryDirectory() as folder:
        own = Server(lizardry, folder)
        first = metrics(own)
        assert first["started_seconds"] > 1700000000 and not any(first[name] for name in first if name not in ("started_seconds",)), first
        tokens, table = lay(own, {"game": "pig", "places": ["open", "open"]}, 2)
        wires = [Wire(f"{own.url}/api/tables/{table}/talk", token) for token in tokens]
        for wire in wires:
            while "decision" not in json.loads(wire.receive()):
                pass
        assert own.ask("GET", "/api/nothing")[0] == 404
        then = metrics(own)
        assert then["sockets"] == 2 and then["tables_awake"] == 1 and then["tables_bytes"] > 1000, then
        assert then["requests_total"] == 1 + 7 + 1, then  # metrics, lay and nothing; a socket's is no request that was answered
        assert then["batches_total"] >= 7 and 0 < then["commits_total"] <= then["batches_total"], then
        assert then["requests_failed_total"] == then["commits_failed_total"] == then["tables_aside"] == 0, then
        wires.pop().socket.close()
        until(lambda: metrics(own)["sockets"] == 1, "a socket is counted that is closed")
        own.kill()
        with sqlite3.connect(folder + "/lizardry.db") as base:
            base.execute("UPDATE act SET bytes = 'lizardry journal 999' WHERE n = 0")
        own.begin()
        assert own.ask("POST", f"/api/tables/{table}/say", b'{"ping": 1}', tokens[0])[0] == 503
        assert metrics(own)["tables_aside"] == 1 and metrics(own)["requests_failed_total"] == 1
        size = resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert own.ask("POST", "/api/guest", {"name": "Eve"}, Origin=own.url)[0] == 503
        resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, size)
        assert metrics(own)["commits_failed_total"] == 1
        own.kill()


def metrics_are_the_operators(server):
    status, text = server.ask("GET", "/metrics")
    assert status == 200 and "\nlizardry_commits_total " in text, text
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
        assert server.ask("GET", "/metrics", **{header: "127.0.0.1"})[0] == 404, header
    port = server.url.rsplit(":", 1)[1]
    for host, status in ((f"localhost:{port}", 200), ("[::1]:80", 200), ("10.0.0.7", 200), (f"evil.example:{port}", 404), ("127.0.0.1.evil.example", 404), ("", 404)):
        assert server.ask("GET", "/metrics", Host=host)[0] == status, host
    with tempfile.TemporaryDirectory() as folder:
        other = Server(lizardry, folder, "--operator", "192.0.2.1")
        assert other.ask("GET", "/metrics")[0] == 404
        other.kill()


def a_log_has_no_secrets(server):
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "log"
        own = Server(lizardry, folder, "--log", str(log))
        tokens, table = lay(own, {"game": "conspiracy", "places": ["open", "open"], "options": ["target=50"]}, 2)
        invite = own.must("GET", f"/api/tables/{table}", token=tokens[0])["invite"]
        own.must("GET", f"/api/tables/{table}?invite={invite}", token=tokens[0])
        people = [Person(own, token, table, i) for i, token in enumerate(tokens)]
        for person in people:
            person.start()
        for person in people:
            person.join(PATIENCE)
            assert person.over, person.trouble
        assert own.kill(signal.SIGTERM) == 0
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        events = [line["event"] for line in lines]
        assert events[0] == "start" and events[-1] == "stop" and "request" in events, events
        assert all(line["at"] > 0 for line in lines)
        for secret in (*tokens, invite, str(table), "P0", "127.0.0.1:5"):
            assert secret not in log.read_text().replace(own.url, ""), secret
        assert log.stat().st_mode & 0o777 == 0o600


def what_cannot_be_is_said_clearly(server):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "file"
        file.write_text("not a data base, and longer than the hundred bytes that a head has: " * 4)
        (pathlib.Path(folder) / "bad").mkdir()
        (pathlib.Path(folder) / "bad/lizardry.db").write_bytes(file.read_bytes())
        for args, words in ((["--data", str(file)], "nothing can be written there"), (["--data", str(file / "x")], "Not a directory"),
                            (["--data", folder, "--log", str(file / "log")], "the log cannot be written"),
                            (["--data", folder + "/bad"], "file is not a database"),
                            (["--data", folder, "--memory", "much"], "--memory takes megabytes"),
                            (["--data", "/proc/sys"], "/proc/sys")):
            done = subprocess.run([lizardry, "serve", "--listen", "127.0.0.1:0", *args], capture_output=True, text=True,
                                  timeout=PATIENCE)
            assert done.returncode and words in done.stderr, (args, done.returncode, done.stderr)
        small = subprocess.run([lizardry, "serve", "--listen", "127.0.0.1:0", "--data", folder], capture_output=True, text=True,
                               timeout=PATIENCE, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)))
        assert small.returncode == 1 and "cannot" in small.stderr, small.stderr


def a_full_disk_is_said_and_passes(server):
    """While nothing can be written moves are answered with that, and nobody is told of anything; then they go on."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "log"
        own = Server(lizardry, folder, "--log", str(log))
        tokens, table = lay(own, {"game": "conspiracy", "places": ["open", "open"], "options": ["target=50"]}, 2)
        size = resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size + 1, resource.RLIM_INFINITY))
        people = [Person(own, token, table, i) for i, token in enumerate(tokens)]
        status, answer = own.ask("POST", "/api/guest", {"name": "Eve"}, Origin=own.url)
        assert status == 503 and answer["error"]["code"] == "store", (status, answer)
        for person in people:
            person.start()
        until(lambda: "commits_failed_total 0" not in own.must("GET", "/metrics").split("# HELP lizardry_started")[0] or
              any(person.open for person in people), "nobody moved")
        assert not any(person.acked for person in people)
        resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, size)
        for person in people:
            person.join(PATIENCE)
            assert person.over, person.trouble
        verified(own, tokens[0], table)
        own.kill()


def lizardry_says(*args):
    done = subprocess.run([lizardry, *args], capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout, done.stderr


def a_copy_is_made_while_it_runs_and_put_back(server):
    with tempfile.TemporaryDirectory() as folder:
        own, copy, elsewhere = Server(lizardry, folder), folder + "/copy", folder + "/elsewhere"
        tokens, table = lay(own, {"game": "conspiracy", "places": ["open", "open"]}, 2)
        people = [Person(own, token, table, i) for i, token in enumerate(tokens)]
        for person in people:
            person.start()
        until(lambda: all(len(person.acked) > 3 for person in people), "nobody moved")
        acked = [len(person.acked) for person in people]
        assert lizardry_says("backup", copy, "--data", folder)[0] == 0
        assert os.stat(copy).st_mode & 0o777 == 0o600 and not pathlib.Path(copy + "-wal").exists()
        assert "not written over" in lizardry_says("backup", copy, "--data", folder)[2]
        assert "a server has it" in lizardry_says("restore", copy, "--data", folder)[2]
        for person in people:
            person.join(PATIENCE)
            assert person.over, person.trouble
        whole = verified(own, tokens[0], table)
        assert lizardry_says("export", str(table), "--data", folder) == (0, whole, "")
        own.kill()  # and its log is not brought in
        assert "no such match" in lizardry_says("export", "1", "--data", folder)[2]

        assert lizardry_says("restore", copy, "--data", elsewhere)[0] == 0
        half = lizardry_says("export", str(table), "--data", elsewhere)[1]
        assert whole.startswith(half)
        for seat, count in enumerate(acked):
            assert half.count(f"\n: act #{seat} lbp ") >= count, "an act was acknowledged, and is not in the copy"
        other = Server(lizardry, elsewhere)
        again = [Person(other, token, table, i) for i, token in enumerate(tokens)]
        for person in again:
            person.sent = 100000  # names that no act has yet
            person.start()
        for person in again:
            person.join(PATIENCE)
            assert person.over, person.trouble
        verified(other, tokens[0], table)
        other.kill()

        assert lizardry_says("restore", copy, "--data", folder)[0] == 0  # over an older one, which is kept, with all that it had
        assert lizardry_says("export", str(table), "--data", folder) == (0, half, "")
        os.mkdir(folder + "/before")
        for name in os.listdir(folder):
            if name.startswith("lizardry.db.before"):
                os.rename(f"{folder}/{name}", f"{folder}/before/{name.replace('.before', '')}")
        assert lizardry_says("export", str(table), "--data", folder + "/before") == (0, whole, "")

        bytes = bytearray(pathlib.Path(copy).read_bytes())
        bytes[4096:6000] = b"\xff" * (6000 - 4096)
        pathlib.Path(copy).write_bytes(bytes)
        before = lizardry_says("export", str(table), "--data", elsewhere)
        assert lizardry_says("restore", copy, "--data", elsewhere)[0] == 1
        assert lizardry_says("export", str(table), "--data", elsewhere) == before
        assert lizardry_says("restore", folder + "/nothing", "--data", elsewhere)[0] == 1


def an_older_data_base_is_brought_up(server):
    """Every earlier edition of the schema has a data base in editions/, made by keep_edition.py, and what is in it goes on."""
    latest = int(re.search(r"BASE_EDITION = (\d+)", (source / "server/store/base.h").read_text())[1])
    old = sorted((source / "tests/server/editions").iterdir())
    assert [int(path.stem) for path in old] in (list(range(1, latest)), list(range(1, latest + 1))), "an edition without a data base"
    for path in old:
        with tempfile.TemporaryDirectory() as folder:
            base = sqlite3.connect(folder + "/lizardry.db")
            base.executescript(path.read_text())
            over, plays, laid = (base.execute("SELECT id FROM match WHERE stage = ?", [stage]).fetchone()[0] for stage in (2, 1, 0))
            base.close()
            own = Server(lizardry, folder)
            tokens = [own.must("POST", "/api/login", {"name": name, "password": "correct horse"}, Origin=own.url)["token"]
                      for name in ("anna", "ben")]
            for table in (over, plays):
                commits[table] = own.must("GET", f"/api/tables/{table}", token=tokens[0])["commit"]
            verified(own, tokens[1], over)
            people = [Person(own, token, plays, i) for i, token in enumerate(tokens)]
            for person in people:
                person.sent = 1000  # names that no act has yet
                person.start()
            own.must("POST", f"/api/tables/{laid}/join", {}, tokens[1])
            for person in people:
                person.join(PATIENCE)
                assert person.over, person.trouble
            own.kill(signal.SIGTERM)
            proved(lizardry_says("export", str(plays), "--data", folder)[1])
            with sqlite3.connect(folder + "/lizardry.db") as base:
                assert base.execute("PRAGMA user_version").fetchone()[0] == latest
                base.execute(f"PRAGMA user_version = {latest + 1}")
            newer = subprocess.run([lizardry, "serve", "--data", folder, "--listen", "127.0.0.1:0"], capture_output=True, text=True,
                                   timeout=PATIENCE)
            assert newer.returncode == 1 and "made by a newer Lizardry" in newer.stderr, newer.stderr


def chained(chain, text):
    """As core/journal.c does."""
    for byte in text:
        chain = (chain ^ byte) * 16777619 & 0xFFFFFFFF
    return chain


def rewrite(folder, table, old, new):
    """The journal of the table as a program with other tables of the game would have written it."""
    with sqlite3.connect(folder + "/lizardry.db") as base:
        chain = 2166136261
        for row, text in base.execute("SELECT id, bytes FROM act WHERE journal = (SELECT id FROM journal WHERE match = ?) ORDER BY n", [table]).fetchall():
            lines = []
            for line in text.splitlines():
                chain = chained(chain, line[:-10].replace(old, new).encode())
                check = f" {line[-9]}{chain:08x}\n"
                chain = chained(chain, check.encode())
                lines.append(line[:-10].replace(old, new) + check)
            base.execute("UPDATE act SET bytes = ? WHERE id = ?", ["".join(lines), row])


def a_match_of_another_edition_is_told_and_kept(server):
    """After a game's tables have changed: its matches are set aside in words, all others are served, and the program of that edition goes on."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "log"
        own = Server(lizardry, folder, "--log", str(log))
        tokens, table = lay(own, {"game": "pig", "places": ["open", "open"], "house": ["clock=correspondence"]}, 2)
        others, other = lay(own, {"game": "pig", "places": ["open", "open"]}, 2)
        say = f"/api/tables/{table}/say"
        own.kill(signal.SIGTERM)
        its = re.search(r" tables (\w{16}) &", lizardry_says("export", str(table), "--data", folder)[1])[1]
        rewrite(folder, table, f" tables {its}", " tables 0123456789abcdef")
        kept = lizardry_says("export", str(table), "--data", folder)[1]
        assert " tables 0123456789abcdef &" in kept
        own.begin()
        status, answer = own.ask("POST", say, b'{"ping": 1}', tokens[0])
        told = f"Table {table}: line 2: this match of pig is of another edition, with other rules or other cards"
        assert status == 503 and answer["error"]["text"].startswith(told) and "nothing of it is lost" in answer["error"]["text"], answer
        wire = Wire(f"{own.url}/api/tables/{table}/talk", tokens[1])
        try:
            wire.receive()
        except EOFError as end:
            assert str(end).startswith(told), end
        assert own.must("GET", f"/api/tables/{table}", token=tokens[0])["stage"] == "plays"
        assert "pong" in own.ask("POST", f"/api/tables/{other}/say", b'{"ping": 1}', others[0])[1][0]
        own.kill(signal.SIGTERM)
        asides = [line for line in map(json.loads, log.read_text().splitlines()) if line["event"] == "aside"]
        assert asides and all(line["table"] == table and "match of pig is of another edition" in line["words"] for line in asides), asides
        assert lizardry_says("export", str(table), "--data", folder)[1] == kept
        rewrite(folder, table, " tables 0123456789abcdef", f" tables {its}")
        own.begin()
        people = [Person(own, token, table, seat) for seat, token in enumerate(tokens)]
        for person in people:
            person.start()
        for person in people:
            person.join(PATIENCE)
            assert person.over, person.trouble
        own.kill(signal.SIGTERM)
        proved(lizardry_says("export", str(table), "--data", folder)[1])


def a_browser_opens_where_there_is_a_desktop(server):
    with tempfile.TemporaryDirectory() as folder:
        said = pathlib.Path(folder) / "said"
        opener = pathlib.Path(folder) / "xdg-open"
        opener.write_text(f"#!/bin/sh\necho \"$1\" >{said}.new && mv {said}.new {said}\n")
        opener.chmod(0o755)
        path = folder + ":" + os.environ["PATH"]
        own = Server(lizardry, folder, "--open", PATH=path, DISPLAY="", WAYLAND_DISPLAY="")
        own.must("GET", "/healthz")
        own.kill(signal.SIGINT)
        assert not said.exists()
        own = Server(lizardry, folder, "--open", PATH=path, DISPLAY="", WAYLAND_DISPLAY="wayland-0")
        until(said.exists, "no browser")
        # A page takes the operator's word out of the link; the plain one has no use for it.
        opened, page = said.read_text().strip(), "<script" in own.must("GET", "/")
        assert opened.startswith(own.url + "/#operator=") if page else opened == own.url, opened
        assert own.kill(signal.SIGINT) == 0


if __name__ == "__main__":
    sys.exit(tap([the_front_page_is_plain, the_front_page_shows_text_as_text, metrics_are_true, metrics_are_the_operators, a_log_has_no_secrets, what_cannot_be_is_said_clearly,
                      a_full_disk_is_said_and_passes, an_older_data_base_is_brought_up, a_match_of_another_edition_is_told_and_kept, a_copy_is_made_while_it_runs_and_put_back,
                      a_browser_opens_where_there_is_a_desktop], lizardry))
