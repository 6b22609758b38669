#!/usr/bin/env python3
"""serve.py LIZARDRY SOURCE: the server as people and programs meet it. TAP."""
import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import urllib.error
import urllib.request

lizardry, source = os.path.realpath(sys.argv[1]), pathlib.Path(sys.argv[2])
sys.path.insert(0, str(source / "examples"))
from bot import Wire  # noqa: E402

PATIENCE = 60  # seconds until a test that waits has failed; nothing is measured by it


class Server:
    """A server on a folder; killed and begun again, it has the same address."""

    def __init__(self, folder):
        self.folder, self.port, self.process = folder, 0, None
        self.begin()

    def begin(self):
        self.process = subprocess.Popen([lizardry, "serve", "--data", self.folder, "--listen", f"127.0.0.1:{self.port}"],
                                        stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line)[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self, how=signal.SIGKILL):
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def ask(self, method, path, body=None, token=None, **headers):
        """The status and the answer."""
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        if token:
            headers["Authorization"] = "Bearer " + token
        request = urllib.request.Request(self.url + path, method=method, data=data, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read().decode()
                return answer.status, json.loads(text) if "json" in answer.headers["Content-Type"] else text
        except urllib.error.HTTPError as answer:
            return answer.code, json.loads(answer.read() or b"{}")

    def must(self, *args, **more):
        status, answer = self.ask(*args, **more)
        assert status == 200, (args, status, answer)
        return answer

    def guest(self, name):
        return self.must("POST", "/api/guest", {"name": name}, Origin=self.url)["token"]


class Person(threading.Thread):
    """Plays a seat over the wire, through whatever happens to the server; knows what was acknowledged."""

    def __init__(self, server, token, table, seed):
        super().__init__(daemon=True)
        self.server, self.token, self.table, self.chance = server, token, table, random.Random(seed)
        self.acked, self.sent, self.n = [], 0, None
        self.asked = self.open = self.over = self.trouble = None

    def run(self):
        try:
            until = time.monotonic() + PATIENCE
            while not self.over and time.monotonic() < until:
                try:
                    self.talk()
                except (EOFError, OSError):
                    time.sleep(0.02)
        except Exception:  # told by the test that waits for it
            self.trouble = traceback.format_exc()

    def talk(self):
        resume = "" if self.n is None else f"?resume={self.n}"
        wire = Wire(f"{self.server.url}/api/tables/{self.table}/talk{resume}", self.token)
        if self.open:  # not answered before the wire broke: to send it again does no harm
            wire.send(self.open)
        while not self.over:
            self.hear(wire, json.loads(wire.receive()))

    def hear(self, wire, message):
        if "hello" in message and self.n is None:
            self.n = message["n"]
        for entry in message.get("news", []):
            assert entry["n"] == self.n + 1, f"entry {entry['n']} after {self.n}"
            self.n = entry["n"]
        if "re" in message:
            self.open = None
            if message.get("ok"):
                self.acked.append(message["re"])
        if "decision" in message:
            self.asked = message if message["decision"] and message["asks"]["moves"] else None
        if self.asked and not self.open:
            self.open = json.dumps({"id": f"a{self.sent}", "decision": self.asked["decision"],
                                    "move": self.chance.choice(self.asked["asks"]["moves"])})
            self.sent, self.asked = self.sent + 1, None
            wire.send(self.open)
        self.over = message.get("over")


# ---- cases


def routes_are_those_of_the_page(server):
    page = re.findall(r"^\| (GET|POST) \| `([^`]+)` \|", (source / "docs/protocol.md").read_text(), re.M)
    code = re.findall(r'\{ "(GET|POST)", "([^"]+)"', (source / "server/routes.c").read_text())
    assert page == code, set(page) ^ set(code)
    assert len(code) > 10


def pages_of_others_may_not_ask(server):
    token = server.guest("Anna")
    for method, path in re.findall(r'\{ "(GET|POST)", "([^"]+)"', (source / "server/routes.c").read_text()):
        socket = {"Upgrade": "websocket", "Connection": "Upgrade"} if path.endswith("/talk") else {}
        if method == "GET" and not socket:
            continue
        for origin in ({}, {"Origin": "null"}, {"Origin": "https://evil.example"}, {"Origin": server.url + ".evil.example"}):
            status, answer = server.ask(method, path.replace("?", "1"), None if method == "GET" else {},
                                        Cookie="lizardry=" + token, **origin, **socket)
            assert status == 403 and answer["error"]["code"] == "origin", (method, path, origin, status, answer)


def nobody_is_asked_for_a_name(server):
    for method, path, who in re.findall(r'\{ "(GET|POST)", "([^"]+)", ROUTE_(\w+)', (source / "server/routes.c").read_text()):
        if who == "PERSON":
            status, answer = server.ask(method, path.replace("?", "1"), None if method == "GET" else {}, Origin=server.url)
            assert status == 401, (method, path, status, answer)


def bad_requests_are_answered(server):
    token = server.guest("Anna")
    for method, path, body, status in (
            ("GET", "/nothing", None, 404), ("DELETE", "/api/me", None, 405), ("POST", "/api/tables", b"{", 400),
            ("POST", "/api/tables", b"[]", 400), ("POST", "/api/tables", {"game": "chess"}, 400),
            ("POST", "/api/tables", {"game": "legends", "places": ["open"] * 9}, 400),
            ("POST", "/api/tables", {"game": "legends", "options": ["nothing=1"]}, 400),
            ("POST", "/api/tables", {"game": "legends", "places": ["bot:nobody", "open"]}, 400),
            ("POST", "/api/tables", b" " * 70000, 413), ("GET", "/api/tables/1", None, 404), ("GET", "/api/tables/x", None, 404)):
        got, answer = server.ask(method, path, body, token)
        assert got == status and answer["error"]["text"], (method, path, got, answer)
    for name in ("", " ", "a\u001b[31m", "x" * 80, "bot:easy", 7):
        assert server.ask("POST", "/api/guest", {"name": name}, Origin=server.url)[0] == 400, name


def a_session_ends(server):
    token = server.guest("Anna")
    assert server.must("GET", "/api/me", token=token)["name"] == "Anna"
    server.must("POST", "/api/leave", {}, token)
    assert server.ask("GET", "/api/me", token=token)[0] == 401


def a_table_is_for_those_who_are_invited(server):
    anna, bob, eve = (server.guest(name) for name in ("Anna", "Bob", "Eve"))
    table = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"]}, anna)
    at = f"/api/tables/{table['table']}"
    assert "invite" not in server.must("GET", at + "?invite=" + table["invite"], token=bob)
    assert server.ask("GET", at, token=eve)[0] == 404
    assert server.ask("POST", at + "/join", {"invite": table["invite"][:-1]}, eve)[0] == 404
    assert server.must("GET", "/api/tables", token=eve)["tables"] == []
    assert server.ask("POST", at + "/start", {}, anna)[1]["error"]["code"] == "open"
    server.must("POST", at + "/join", {"invite": table["invite"]}, bob)
    assert server.ask("POST", at + "/join", {"invite": table["invite"]}, eve)[0] == 409
    assert server.ask("POST", at + "/start", {}, bob)[0] == 403
    commit = server.must("GET", at, token=bob)["commit"]
    for word, status in (("", 400), ("two words", 400), ("a" * 21, 400), ("a~b", 400), ("\u0007", 400), (3, 400), ("a" * 20, 200)):
        assert server.ask("POST", at + "/word", {"word": word}, bob)[0] == status, word
    assert server.ask("POST", at + "/word", {"word": "mine"}, eve)[0] == 404
    server.must("POST", at + "/word", {"word": "lizard"}, bob)
    seen = server.must("POST", at + "/word", {"word": "blue"}, anna)
    assert all(seat["word"] for seat in seen["seats"]) and "lizard" not in json.dumps(seen)
    server.must("POST", at + "/start", {}, anna)
    assert server.ask("POST", at + "/start", {}, anna)[0] == 409
    assert server.ask("POST", at + "/word", {"word": "late"}, anna)[0] == 409
    assert server.must("GET", at, token=bob)["commit"] == commit
    assert server.ask("GET", at + "/journal", token=bob)[0] == 409
    mine = server.must("GET", at + "/replay", token=bob)
    assert mine["seat"] == 1 and mine["pictures"][0]["picture"] and "truth" not in mine
    assert server.ask("GET", at + "/replay?seat=0", token=bob)[0] == 403
    assert server.ask("GET", at + "/replay?seat=9", token=bob)[0] == 400
    assert server.ask("GET", at + "/replay", token=eve)[0] == 404
    assert server.ask("GET", at + "/talk", token=eve, Upgrade="websocket", Connection="Upgrade")[0] == 404


commits = {}


def lay(server, body, people):
    tokens = [server.guest(f"P{i}") for i in range(people)]
    table = server.must("POST", "/api/tables", body, tokens[0])
    at = f"/api/tables/{table['table']}"
    commits[table["table"]] = table["commit"]
    for token in tokens[1:]:
        server.must("POST", at + "/join", {"invite": table["invite"]}, token)
    for i, token in enumerate(tokens):
        server.must("POST", at + "/word", {"word": f"word{i}"}, token)
    server.must("POST", at + "/start", {"bots": "greedy"}, tokens[0])
    return tokens, table["table"]


def finish(server, people):
    for person in people:
        person.join(PATIENCE)
        assert not person.trouble, person.trouble
        assert person.over, f"not over after {len(person.acked)} acts"
        assert len(set(person.acked)) == len(person.acked)


def verified(server, token, table):
    """The journal of a match that is over: proved, and what is in it."""
    journal = server.must("GET", f"/api/tables/{table}/journal", token=token)
    with tempfile.NamedTemporaryFile("w", suffix=".journal") as file:
        file.write(journal)
        file.flush()
        done = subprocess.run([lizardry, "verify", file.name], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr + done.stdout
    assert f"\ncommit {commits[table]} &" in journal and "\nwords word0" in journal
    return journal


def assert_all_there(journal, people):
    for seat, person in enumerate(people):
        acts = len(re.findall(rf"^: act #{seat} lbp ", journal, re.M))
        assert acts == len(person.acked), f"seat {seat}: {len(person.acked)} acknowledged, {acts} in the journal"


def people_and_bots_play_to_the_end(server):
    for body, count in (({"game": "conspiracy", "options": ["target=50"], "places": ["open", "open", "bot:greedy"]}, 2),
                        ({"game": "lies", "places": ["open", "open"]}, 2)):
        tokens, table = lay(server, body, count)
        people = [Person(server, token, table, i) for i, token in enumerate(tokens)]
        for person in people:
            person.start()
        finish(server, people)
        assert_all_there(verified(server, tokens[0], table), people)
        again = server.must("GET", f"/api/tables/{table}/replay?seat=0", token=tokens[1])
        assert again["over"] and again["truth"]["seed"] and len(again["entries"]) == again["entries"][-1]["n"]


def killed_again_and_again_nothing_is_lost(server):
    tokens, table = lay(server, {"game": "conspiracy", "places": ["open", "open"]}, 2)
    people = [Person(server, token, table, i) for i, token in enumerate(tokens)]
    for person in people:
        person.start()
    chance, kills = random.Random(7), 0
    while not all(person.over or person.trouble for person in people) and kills < 25:
        time.sleep(chance.random() / 10)
        server.kill()
        server.begin()
        kills += 1
    finish(server, people)
    assert kills > 2, "it was over before it could be killed"
    assert_all_there(verified(server, tokens[0], table), people)


def one_server_has_a_folder(server):
    other = subprocess.run([lizardry, "serve", "--data", server.folder, "--listen", "127.0.0.1:0"], capture_output=True, text=True,
                           timeout=PATIENCE)
    assert other.returncode == 1 and "another server has it" in other.stderr, other.stderr
    with tempfile.TemporaryDirectory() as elsewhere:
        for listen, words in ((f"127.0.0.1:{server.port}", "another program listens there"), ("nowhere", "is no address")):
            other = subprocess.run([lizardry, "serve", "--data", elsewhere, "--listen", listen], capture_output=True, text=True,
                                   timeout=PATIENCE)
            assert other.returncode == 1 and words in other.stderr, other.stderr


def it_stops_when_told(server):
    assert server.kill(signal.SIGTERM) == 0
    server.begin()


cases = [routes_are_those_of_the_page, pages_of_others_may_not_ask, nobody_is_asked_for_a_name, bad_requests_are_answered,
         a_session_ends, a_table_is_for_those_who_are_invited, people_and_bots_play_to_the_end,
         killed_again_and_again_nothing_is_lost, one_server_has_a_folder, it_stops_when_told]


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        for number, case in enumerate(cases, 1):
            try:
                case(server)
                print(f"ok {number} - {case.__name__}", flush=True)
            except Exception:
                failed += 1
                print(f"not ok {number} - {case.__name__}")
                print("".join("# " + line + "\n" for line in traceback.format_exc().splitlines()), flush=True)
        server.kill()
    print(f"1..{len(cases)}")
    return failed > 0


sys.exit(main())
