#!/usr/bin/env python3
"""kills.py LIZARDRY SOURCE SHIM kills|calls|faults LIVES: a server under load that lives and dies again and again. Of kills every second comes
from outside, at any moment, and the others at the n-th call that the server makes for its files. Of calls the n-th fails, or the
disk is full from then on; of faults also the n-th allocation, which needs a program without a sanitizer's own. The server goes on or stops in
order, and is killed some time later. Clients write down what they were told; when all is over, what the server has is held against that. TAP."""
import http.client
import itertools
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
import urllib.error

from serve import PATIENCE, Person, Server, commits, lizardry, talk, verified

shim = os.path.realpath(sys.argv[3])
kind, lives = sys.argv[4], int(sys.argv[5])
WAYS = {  # what the shim is told, and up to which call: enough for a start and dozens of commits
    "kills": (({}, 0), ({"FAULT_MODE": "kill"}, 500)),
    "calls": (({"FAULT_MODE": "error"}, 500), ({"FAULT_MODE": "full"}, 500)),
    "faults": (({"FAULT_MODE": "error"}, 500), ({"FAULT_MODE": "full"}, 500), ({"FAULT_MODE": "error", "FAULT_KIND": "memory"}, 3000)),
}[kind]
goes_on = kind != "kills"  # a call that failed is told to whoever asked
BROKEN = (EOFError, OSError, http.client.HTTPException, urllib.error.URLError)
TABLES = (  # played at the same time, each again and again
    {"game": "pig", "places": ["open", "open"]},
    {"game": "duel", "places": ["open", "open"]},
    {"game": "conspiracy", "options": ["target=50"], "places": ["open", "open", "bot:greedy"], "house": ["clock=live", "decision=3600"]},
)


class Witness(Person):
    """One who plays, and keeps all that it was told."""
    patience = PATIENCE if "FIRST_FAILURE" in os.environ else 10 * PATIENCE

    def __init__(self, *args):
        super().__init__(*args)
        self.moves, self.stands, self.heard, self.refused = {}, {}, {}, 0

    def hear(self, wire, message):
        for entry in message.get("news", []):
            self.heard[entry[0]] = entry
        if message.get("ok"):
            number = message["number"]
            assert self.stands.setdefault(number, message["re"]) == message["re"], f"{message} is {self.stands[number]}, too"
        if "error" in message:  # the question was answered before, by what was sent again; or it is not confirmed
            code, sent = message["error"]["code"], self.open
            assert code in ("stale", "over") or goes_on and code in ("store", "memory"), message
            self.refused += 1
            if code in ("store", "memory"):
                wire.send(sent)
                return
        super().hear(wire, message)
        if self.open:
            act = json.loads(self.open)
            self.moves[act["id"]] = act["move"]


class Club(threading.Thread):
    """People who play at one table after another, until it is enough."""

    def __init__(self, server, body, seed):
        super().__init__(daemon=True)
        self.server, self.body, self.seed = server, body, seed
        self.enough, self.trouble, self.matches, self.guests, self.laid = False, None, [], [], []

    def persist(self, *args, well=(200,), **more):
        """Asks until there is an answer. The second time a change may have been made already: those in `well` say so."""
        until = time.monotonic() + Witness.patience
        for tries in itertools.count():
            assert time.monotonic() < until, f"no answer: {args}"
            try:
                status, answer = self.server.ask(*args, **more)
            except BROKEN:
                time.sleep(0.01)
                continue
            if goes_on and status == 503:
                time.sleep(0.01)
                continue
            assert status == 200 or tries and status in well, (args, status, answer)
            return answer

    def lay(self, round):
        tokens = []
        for i in range(2):
            name = f"P{self.seed}-{round}-{i}"
            tokens.append(self.persist("POST", "/api/guest", {"name": name}, Origin=self.server.url)["token"])
            self.guests.append((name, tokens[-1]))
        table = self.persist("POST", "/api/tables", self.body, tokens[0])
        self.laid.append((table["table"], tokens[0]))
        commits[table["table"]] = table["commit"]
        at = f"/api/tables/{table['table']}"
        self.persist("POST", at + "/join", {"invite": table["invite"]}, tokens[1], well=(409,))
        for i, token in enumerate(tokens):
            self.persist("POST", at + "/word", {"word": f"word{i}"}, token)
        self.persist("POST", at + "/start", {}, tokens[0], well=(409,))
        return tokens, table["table"]

    def run(self):
        try:
            for round in itertools.count():
                if self.enough:
                    return
                tokens, table = self.lay(round)
                people = [Witness(self.server, token, table, 2 * self.seed + i) for i, token in enumerate(tokens)]
                self.matches.append((table, tokens, people))
                for person in people:
                    person.start()
                for person in people:
                    person.join(Witness.patience)
                    assert person.over, person.trouble or f"table {table}: not over after {len(person.acked)} acts"
        except Exception as trouble:
            self.trouble = trouble

    def progress(self):
        return len(self.guests) + sum(len(person.acked) for _, _, people in self.matches[-1:] for person in people)


def begin(server, way, call):
    """Starts it; the shim does to that call what it is told."""
    for name in [name for name in server.environment if name.startswith("FAULT_") or name == "LD_PRELOAD"]:
        server.environment.pop(name)
    if way:
        server.environment.update(way, LD_PRELOAD=shim, FAULT_UNDER=os.path.realpath(server.folder), FAULT_AT=str(call),
                                  FAULT_NOTE=server.folder + ".note")
    pathlib.Path(server.folder + ".note").unlink(missing_ok=True)
    server.begin()


def live(server, clubs, way, chance):
    """Until enough has happened, or the server is no more."""
    def done():
        return sum(club.progress() for club in clubs)

    until, seen = time.monotonic() + PATIENCE, done()
    enough = seen + chance.randrange(12)
    while server.process.poll() is None:
        if done() != seen:
            until, seen = time.monotonic() + PATIENCE, done()
        fired = os.path.exists(server.folder + ".note")
        if way.get("FAULT_MODE") != "kill" and (done() >= enough and (fired or not way) or fired and way["FAULT_MODE"] == "full"):
            time.sleep(chance.random() / 100)
            server.process.send_signal(signal.SIGKILL)
            return
        assert time.monotonic() < until and not any(club.trouble for club in clubs), "nothing goes on"
        time.sleep(0.001)


def under_load(server, clubs, chance):
    """Lives and deaths of the server, until there were enough."""
    for life in range(lives):
        way, most = WAYS[life % len(WAYS)]
        begin(server, way, 1 + life * most // lives)
        live(server, clubs, way, chance)
        code = server.process.wait(PATIENCE)
        assert code == -signal.SIGKILL or goes_on and code == 1, (code, way, server.printed().decode())
        server.process.stdout.close()


def everybody_goes_on(server, clubs):
    begin(server, {}, 0)
    for club in clubs:
        club.enough = True
    for club in clubs:
        club.join(Witness.patience)
        assert not club.trouble and not club.is_alive(), club.trouble


def what_was_answered_stands(server, clubs):
    """Guests, tables and seats that were acknowledged are there."""
    for club in clubs:
        for name, token in club.guests:
            assert server.must("GET", "/api/me", token=token)["name"] == name
        for table, token in club.laid:
            seats = server.must("GET", f"/api/tables/{table}", token=token)["seats"]
            assert [seat["name"].split("-")[-1] for seat in seats[:2]] == ["0", "1"], seats


def what_was_acknowledged_was_done_once(server, clubs):
    """The acts of a seat are those that were acknowledged to it, each once, in the order of their numbers; and a match that is over
    verifies, is the same bytes over HTTP and by the operator's command, and ended for everybody in the same way."""
    acts = refused = 0
    for table, tokens, people in (match for club in clubs for match in club.matches):
        journal = verified(server, tokens[0], table)
        exported = subprocess.run([lizardry, "export", str(table), "--data", server.folder], capture_output=True, text=True, timeout=PATIENCE)
        assert exported.stdout == journal, exported.stderr
        assert people[0].over == people[1].over
        for seat, person in enumerate(people):
            done = re.findall(rf"^: act #{seat} lbp .*\n(?:\||:.*\n)*\d+ \S+ #{seat} (.*) [~&]", journal, re.M)
            told = [person.moves[person.stands[number]] for number in sorted(person.stands)]
            assert sorted(person.stands) == list(range(1, len(done) + 1)), (table, seat, sorted(person.stands), len(done))
            assert told == done, (table, seat, told, done)
            assert len(set(person.acked)) == len(person.acked) == len(done)
            acts, refused = acts + len(done), refused + person.refused
    print(f"# {acts} acts were acknowledged, {refused} refused")


def what_was_told_is_what_happened(server, clubs):
    """Every entry of a log that a client was ever sent is the one that the log has now: nothing was told that did not stand."""
    entries = 0
    for table, tokens, people in (match for club in clubs for match in club.matches):
        for token, person in zip(tokens, people):
            log = talk(server, token, table, {"log": 1})[-1]["log"]
            told = {entry[0]: entry for entry in log}
            assert list(told) == list(range(1, len(log) + 1))
            for n, entry in person.heard.items():
                assert told[n] == entry, (entry, told[n])
            entries += len(person.heard)
    print(f"# {entries} entries of logs were told")


def main():
    failed, chance = 0, random.Random(7)
    with tempfile.TemporaryDirectory() as room:
        folder = room + "/data"
        os.mkdir(folder)
        server = Server(lizardry, folder, "--limits", "requests=1000000,guests=1000000")  # all come from one address
        server.kill()
        clubs = [Club(server, body, seed) for seed, body in enumerate(TABLES)]
        for club in clubs:
            club.start()
        cases = [lambda server, clubs: under_load(server, clubs, chance), everybody_goes_on, what_was_answered_stands,
                 what_was_acknowledged_was_done_once, what_was_told_is_what_happened]
        names = [f"{lives} lives under load, {kind}", *(case.__name__.replace("_", " ") for case in cases[1:])]
        for number, (name, case) in enumerate(zip(names, cases), 1):
            try:
                case(server, clubs)
                print(f"ok {number} - {name}", flush=True)
            except Exception as trouble:
                failed += 1
                print(f"not ok {number} - {name}\n# {trouble!r}\n# {[club.trouble for club in clubs]}", flush=True)
                break
        server.kill()
        print(f"# {sum(len(club.matches) for club in clubs)} matches, {sum(len(club.guests) for club in clubs)} guests")
    print(f"1..{len(cases)}")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
