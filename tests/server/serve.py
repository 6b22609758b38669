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

lizardry, source = os.path.realpath(sys.argv[1]), pathlib.Path(sys.argv[2])
sys.path.insert(0, str(source / "examples"))
from bot import Wire  # noqa: E402
from served import PATIENCE, Server, tap  # noqa: E402


class Person(threading.Thread):
    """Plays a seat over the wire, through whatever happens to the server; knows what was acknowledged."""
    patience = PATIENCE

    def __init__(self, server, token, table, seed):
        super().__init__(daemon=True)
        self.server, self.token, self.table, self.chance = server, token, table, random.Random(seed)
        self.acked, self.sent, self.n = [], 0, None
        self.asked = self.open = self.over = self.trouble = None

    def run(self):
        try:
            until = time.monotonic() + self.patience
            while self.busy() and time.monotonic() < until:
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
        while self.busy():
            self.hear(wire, json.loads(wire.receive()))

    def busy(self):
        return not self.over or self.open

    def hear(self, wire, message):
        if "hello" in message and self.n is None:
            self.n = message["n"]
        for entry in message.get("news", []):
            assert entry[0] == self.n + 1, f"entry {entry[0]} after {self.n}"
            self.n = entry[0]
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
        self.over = message.get("over", self.over)


# ---- cases


def routes_are_those_of_the_page(server):
    page = re.findall(r"^\| (GET|POST) \| `([^`]+)` \|", (source / "docs/protocol.md").read_text(), re.M)
    code = re.findall(r'\{ "(GET|POST)", "([^"]+)"', (source / "server/door/routes.c").read_text())
    assert page == code, set(page) ^ set(code)
    assert len(code) > 10


def bad_requests_are_answered(server):
    token = server.guest("Anna")
    for method, path, body, status in (
            ("GET", "/api/nothing", None, 404), ("DELETE", "/api/me", None, 405), ("POST", "/api/tables", b"{", 400),
            ("POST", "/api/tables", b"[]", 400), ("POST", "/api/tables", {"game": "chess"}, 400),
            ("POST", "/api/tables", {"game": "legends", "places": ["open"] * 9}, 400),
            ("POST", "/api/tables", {"game": "legends", "options": ["nothing=1"]}, 400),
            ("POST", "/api/tables", {"game": "legends", "places": ["bot:nobody", "open"]}, 400),
            ("POST", "/api/guest", b" " * 70000, 413), ("GET", "/api/tables/1", None, 404), ("GET", "/api/tables/x", None, 404)):
        got, answer = server.ask(method, path, body, token)
        assert got == status and answer["error"]["text"], (method, path, got, answer)
    for name in ("", " ", "a\u001b[31m", "x" * 41, "王" * 21, "bot:easy", 7):
        assert server.ask("POST", "/api/guest", {"name": name}, Origin=server.url)[0] == 400, name
    server.must("POST", "/api/guest", {"name": "王" * 20}, Origin=server.url)


def a_session_ends(server):
    token = server.guest("Anna")
    assert server.must("GET", "/api/me", token=token)["name"] == "Anna"
    server.must("POST", "/api/leave", {}, token)
    assert server.ask("GET", "/api/me", token=token)[0] == 401


def a_table_is_for_those_who_are_invited(server):
    anna, bob, eve = (server.guest(name) for name in ("Anna", "Bob", "Eve"))
    table = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"]}, anna)
    at = f"/api/tables/{table['table']}"
    assert server.ask("GET", at + "?invite=" + table["invite"], token=bob)[0] == 404, "a secret in an address"
    assert "invite" not in server.must("POST", "/api/invited", {"invite": table["invite"]}, bob)
    assert "invite" not in server.must("GET", at, token=bob)
    assert server.ask("GET", at, token=eve)[0] == 404
    assert server.ask("POST", at + "/join", {"invite": table["invite"][:-1]}, eve)[0] == 404
    assert server.must("GET", "/api/tables", token=eve)["tables"] == []
    assert server.ask("POST", at + "/start", {}, anna)[1]["error"]["code"] == "open"
    server.must("POST", at + "/join", {}, bob)
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


def the_house_lays_down_rules(server):
    anna = server.guest("Anna")
    options = server.must("GET", "/api/games/lies/house")["house"]
    assert {"clock", "stand-in", "undo"} <= {option["name"] for option in options}
    for rule, words in (("clock=fast", "none live correspondence"), ("decision=0", "1 to 3600"), ("tea=hot", "has no option"),
                        ("vacation=3", "clock=correspondence"), (7, "is a text")):
        status, answer = server.ask("POST", "/api/tables", {"game": "lies", "house": [rule]}, anna)
        assert status == 400 and words in answer["error"]["text"], (rule, answer)
    table = server.must("POST", "/api/tables", {"game": "lies", "house": ["clock=live", "decision=30", "hint=bots"]}, anna)
    assert table["house"] == {"clock": "live", "decision": 30}, table["house"]


def talk(server, token, table, *messages):
    """Says each, and answers all that came until the last was answered."""
    wire, heard = Wire(f"{server.url}/api/tables/{table}/talk", token), []
    for number, message in enumerate(messages):
        wire.send(json.dumps({"id": f"m{number}", **message}))
    while not heard or heard[-1].get("re") != f"m{len(messages) - 1}":
        heard.append(json.loads(wire.receive()))
    return heard


def watchers_see_what_lies_open(server):
    eve = server.guest("Eve")
    for house, status in (["watchers=public"], 426), ([], 403):
        tokens, table = lay(server, {"game": "conspiracy", "places": ["open", "open"], "house": house, "listed": True}, 2)
        assert server.ask("GET", f"/api/tables/{table}/talk", token=eve)[0] == status, house
        if house:
            heard = talk(server, eve, table, {"stop": True}, {"ping": 1})
            assert any(m.get("error", {}).get("code") == "seat" for m in heard), heard
            assert not any("decision" in m for m in heard)
            heard = talk(server, eve, table, {"say": "They bluff"}, {"log": 1})
            assert {"name": "Eve", "to": "watchers", "words": "They bluff"} in [entry[1].get("said") for entry in heard[-1]["log"] if isinstance(entry[1], dict)], heard
            assert "They bluff" not in json.dumps(talk(server, tokens[0], table, {"log": 1}))


def strangers_until_the_end(server):
    places = set()
    for _ in range(12):  # seats are drawn: one who always came first does not always sit first
        tokens, table = lay(server, {"game": "pig", "places": ["open", "open"], "house": ["anonymous=yes"]}, 2)
        looks = [server.must("GET", f"/api/tables/{table}", token=token)["seats"] for token in tokens]
        places.add(next(i for i, seat in enumerate(looks[0]) if seat.get("me")))
        heard = talk(server, tokens[0], table, {"log": 1})
        assert all(seat["name"] for seat in heard[0]["seats"]), heard[0]  # tales call them something
        heard = json.dumps(heard)
        assert "P1" not in json.dumps(looks[0]) and "P1" not in heard and "P0" not in heard, heard
        for token in tokens:
            talk(server, token, table, {"stop": True})
        seats = [seat["name"] for seat in server.must("GET", f"/api/tables/{table}", token=tokens[0])["seats"]]
        journal = verified(server, tokens[0], table)
        lots = [int(seat) for seat in re.search(r"^: lots (\d+) (\d+) ", journal, re.M).groups()]
        assert "\nwords word0 word1 " in journal and [seats[seat] for seat in lots] == ["P0", "P1"], (seats, journal)
        assert proved(journal).endswith("The lots of the seats follow from the seed.\n"), proved(journal)
    assert places == {0, 1}, places


def who_gives_up_is_shown_as_a_bot(server):
    tokens, table = lay(server, {"game": "conspiracy", "places": ["open", "open"], "house": ["stand-in=random"]}, 2)
    talk(server, tokens[1], table, {"give_up": True})
    seats = server.must("GET", f"/api/tables/{table}", token=tokens[0])["seats"]
    assert seats[1] == {"name": "random", "bot": True, "left": True}, seats
    assert server.ask("GET", f"/api/tables/{table}/replay", token=tokens[1])[0] == 403
    for _ in range(5):  # nothing of the seat is told to who has left it, whenever he comes again
        wire = Wire(f"{server.url}/api/tables/{table}/talk", tokens[1])
        try:
            while True:
                assert "picture" not in wire.receive()
        except (EOFError, OSError):
            pass
    server.must("GET", "/healthz")


def stopped_by_all_and_played_again(server):
    tokens, table = lay(server, {"game": "conspiracy", "places": ["open", "open", "bot:greedy"], "house": ["undo=no"]}, 2)
    at = f"/api/tables/{table}"
    assert server.ask("POST", at + "/rematch", {}, tokens[0])[0] == 409
    talk(server, tokens[0], table, {"stop": True})
    heard = talk(server, tokens[1], table, {"stop": True})
    assert server.must("GET", at, token=tokens[0])["stage"] == "over", heard
    assert "stopped" in verified(server, tokens[0], table)
    again = [server.must("POST", at + "/rematch", {}, token) for token in tokens]
    assert again[0]["table"] == again[1]["table"] != table and again[0]["house"] == {"undo": "no"}, again
    assert [seat["name"] for seat in again[0]["seats"]] == ["P0", "P1", "greedy"], again
    server.must("POST", f"/api/tables/{again[0]['table']}/start", {}, tokens[0])


def no_bot_sits_where_people_speak(server):
    """An option of a game may be for people alone: a bot there is refused with its sentence, when the table is laid and when it is dealt."""
    anna = server.guest("Anna")
    plan = {"game": "newspeak", "options": ["aloud=yes"], "places": ["open", "open", "bot:easy"]}
    status, answer = server.ask("POST", "/api/tables", plan, anna)
    assert status == 400 and "no bot sits there" in answer["error"]["text"], answer
    laid = server.must("POST", "/api/tables", plan | {"places": ["open"] * 3}, anna)
    status, answer = server.ask("POST", f"/api/tables/{laid['table']}/start", {"bots": "easy"}, anna)
    assert status == 409 and answer["error"]["code"] == "people" and "no bot sits there" in answer["error"]["text"], answer


def strangers_play_again_as_strangers(server):
    """Whoever asks first lays the table; nobody learns by it who that was, or who the others are."""
    tokens, table = lay(server, {"game": "pig", "places": ["open", "open"], "house": ["anonymous=yes"]}, 2)
    for token in tokens:
        talk(server, token, table, {"stop": True})
    again = [server.must("POST", f"/api/tables/{table}/rematch", {}, token) for token in reversed(tokens)]
    assert again[0]["table"] == again[1]["table"] and again[0]["house"] == {"anonymous": "yes"}, again
    for stage in ("laid", "plays"):
        looks = [server.must("GET", f"/api/tables/{again[0]['table']}", token=token) for token in tokens]
        for own, look in zip(("P0", "P1"), looks):
            assert look["stage"] == stage and sorted(seat.get("name", "") for seat in look["seats"]) == ["", own], look
        if stage == "laid":
            server.must("POST", f"/api/tables/{again[0]['table']}/start", {}, tokens[1])
    heard = json.dumps(talk(server, tokens[0], again[0]["table"], {"log": 1}))
    assert "P1" not in heard, heard


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


def proved(journal):
    with tempfile.NamedTemporaryFile("w", suffix=".journal") as file:
        file.write(journal)
        file.flush()
        done = subprocess.run([lizardry, "verify", file.name], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def verified(server, token, table):
    """The journal of a match that is over: proved, and what is in it."""
    journal = server.must("GET", f"/api/tables/{table}/journal", token=token)
    proved(journal)
    assert f"\ncommit {commits[table]} &" in journal and "\nwords word" in journal
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
        assert again["over"] and again["truth"]["seed"] and len(again["entries"]) == again["entries"][-1][0]


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


def words_have_their_time(server):
    anna, bob = server.guest("Anna"), server.guest("Bob")

    def lay(seconds):
        laid = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"], "house": [f"words={seconds}"]}, anna)
        table = laid["table"]
        server.must("POST", f"/api/tables/{table}/join", {"invite": laid["invite"]}, bob)
        assert "words_until" not in server.must("GET", f"/api/tables/{table}", None, bob)
        return f"/api/tables/{table}"

    table = lay(600)
    status, answer = server.ask("POST", f"{table}/start", {}, anna)
    assert status == 409 and answer["error"]["code"] == "words" and 0 < answer["error"]["wait"] <= 600, answer
    until = server.must("GET", table, None, bob)["words_until"]
    server.must("POST", f"{table}/word", {"word": "newt"}, bob)
    assert server.ask("POST", f"{table}/start", {}, anna)[0] == 409  # the host's own is missing
    assert server.must("GET", table, None, bob)["words_until"] == until  # and asking again gives no more time
    server.must("POST", f"{table}/word", {"word": "eft"}, anna)
    assert server.must("POST", f"{table}/start", {}, anna)["stage"] == "plays"
    table = lay(1)
    deadline = time.monotonic() + PATIENCE
    while (status := server.ask("POST", f"{table}/start", {}, anna)[0]) == 409 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert status == 200 and server.must("GET", table, None, bob)["stage"] == "plays"


cases = [routes_are_those_of_the_page, bad_requests_are_answered, a_session_ends, a_table_is_for_those_who_are_invited,
         the_house_lays_down_rules, words_have_their_time, watchers_see_what_lies_open, strangers_until_the_end, who_gives_up_is_shown_as_a_bot,
         stopped_by_all_and_played_again, no_bot_sits_where_people_speak, strangers_play_again_as_strangers, people_and_bots_play_to_the_end,
         one_server_has_a_folder, it_stops_when_told]


if __name__ == "__main__":
    sys.exit(tap(cases, lizardry))
