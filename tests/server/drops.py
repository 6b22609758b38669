#!/usr/bin/env python3
"""drops.py LIZARDRY SOURCE DROPS: sockets that break in the middle of a message, what is sent as well as what is received. Whoever
comes again with what he has loses nothing and hears nothing twice, and the picture that changes made of his is that of a fresh look. TAP."""
import json
import random
import sys

from serve import PATIENCE, Person, Wire, assert_all_there, finish, lay, lizardry, talk, tap, verified

drops = int(sys.argv[3])
TABLES = ({"game": "pig", "places": ["open", "open"]}, {"game": "duel", "places": ["open", "open"]},
          {"game": "conspiracy", "options": ["target=50"], "places": ["open", "open", "bot:greedy"], "house": ["clock=live", "decision=3600"]})


class Leak(Wire):
    """A socket that takes so many bytes more, and then breaks; one message in so many breaks while it is sent."""

    def __init__(self, url, token, chance):
        self.chance, self.bytes = chance, None
        super().__init__(url, token)
        self.bytes = max(0, chance.randrange(1, 9000) - len(self.left))

    def more(self):
        got = self.socket.recv(65536 if self.bytes is None else min(65536, self.bytes + 1))
        if self.bytes is not None:
            self.bytes -= len(got)
        if not got or self.bytes is not None and self.bytes < 0:
            self.socket.close()
            raise EOFError
        self.left += got

    def send(self, message, kind=1):
        if self.chance.random() < 0.05:
            whole, self.socket = self.socket, Part(self.chance)
            super().send(message, kind)
            whole.sendall(self.socket.part)
            whole.close()
            raise EOFError
        super().send(message, kind)


class Part:
    def __init__(self, chance):
        self.chance, self.part = chance, b""

    def sendall(self, frame):
        self.part = frame[:self.chance.randrange(len(frame))]


def apply(old, change):
    """docs/json.md: what changed in a picture."""
    if isinstance(change, dict):
        for key, part in change.items():
            key = int(key) if isinstance(old, list) else key
            if part == []:
                del old[key]
            else:
                old[key] = apply(old[key] if isinstance(old, list) else old.get(key), part)
        return old
    if not isinstance(change, list):
        return change
    if len(change) == 1:
        return change[0]
    if isinstance(change[0], int):
        old[change[0]:change[0] + change[1]] = change[2:]
        return old
    for step in change:
        old = apply(old, step)
    return old


class Dropper(Person):
    patience = 10 * PATIENCE

    def __init__(self, *args):
        super().__init__(*args)
        self.heard, self.picture, self.drops, self.looks, self.fresh = {}, None, 0, 0, None

    def talk(self):
        self.drops += 1
        resume = "" if self.n is None else f"?resume={self.n}"
        wire = Leak(f"{self.server.url}/api/tables/{self.table}/talk{resume}", self.token, self.chance)
        if self.open:
            wire.send(self.open)
        while self.busy():
            self.hear(wire, json.loads(wire.receive()))

    def look(self):
        """What a fresh look shows, and after which entry: it is compared when that one has come here, too."""
        wire = Wire(f"{self.server.url}/api/tables/{self.table}/talk", self.token)
        n, picture = json.loads(wire.receive())["n"], json.loads(wire.receive())["picture"]
        wire.socket.close()
        return n, picture

    def hear(self, wire, message):
        for entry in message.get("news", []):
            assert entry[0] not in self.heard, f"{entry} comes twice"
            self.heard[entry[0]] = entry
        if "picture" in message:
            self.picture = message["picture"]
        if "changes" in message:
            self.picture = apply(self.picture, message["changes"])
        super().hear(wire, message)
        if self.fresh and self.fresh[0] == self.n:
            assert self.fresh[1] == self.picture, (self.n, self.picture, self.fresh[1])
            self.looks, self.fresh = self.looks + 1, None
        if self.n and (not self.fresh or self.fresh[0] < self.n) and self.chance.random() < 0.05:
            self.fresh = self.look()


def nothing_is_lost_when_sockets_break(server):
    count = looks = acts = 0
    for round in range(drops):
        if count >= drops:
            break
        tables = [(*lay(server, body, 2), []) for body in TABLES]
        for number, (tokens, table, people) in enumerate(tables):
            people.extend(Dropper(server, token, table, 100 * round + 10 * number + i) for i, token in enumerate(tokens))
        for person in (person for *_, people in tables for person in people):
            person.start()
        for tokens, table, people in tables:
            for person in people:
                person.join(Dropper.patience)
            finish(server, people)
            assert_all_there(verified(server, tokens[0], table), people)
            for token, person in zip(tokens, people):
                log = {entry[0]: entry for entry in talk(server, token, table, {"log": 1})[-1]["log"]}
                assert all(log[n] == entry for n, entry in person.heard.items())
                assert person.look() == (person.n, person.picture), (person.n, person.picture)
                count, looks, acts = count + person.drops, looks + person.looks + 1, acts + len(person.acked)
    print(f"# {count} sockets broke; {acts} acts, each once; {looks} pictures were those of a fresh look")


if __name__ == "__main__":
    sys.exit(tap([nothing_is_lost_when_sockets_break], lizardry, "--limits", "requests=1000000,guests=1000000,sockets=10000,own-sockets=1000"))
