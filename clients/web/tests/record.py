#!/usr/bin/env python3
"""record.py PROGRAM OUT [TRIES]: plays the card games and NewSpeak against bots at a server of its own, and keeps the position of each kind of
question, of the ends of a hand and of a match, and of the fullest tables, as messages of the protocol: OUT/GAME-NAME.json.
GAME.json are the game's words. A file holds {"table": ..., "messages": [...], "effect": ...}: what a page has taken when it draws the
position, and what the server said of a move there."""
import collections
import http.client
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

PLANS = [("conspiracy", 2, []), ("conspiracy", 3, []), ("conspiracy", 4, []), ("legends", 2, []), ("legends", 3, []), ("legends", 4, []),
         ("conspiracy", 3, ["rounds=1"]), ("legends", 4, ["target=50"]), ("legends", 2, ["target=50"])]
# NewSpeak: seats, the seat that is played, options.
SIDES = [(3, 0, []), (6, 0, ["set=B"]), (4, 2, []), (6, 5, ["highlight=on"]), (5, 1, [])]
SAID = ["I have no answer to that, my friend.", "Did you learn it at school? I can hardly believe it.", "What a silly notion, but I hope it helps."]
LONGEST_LOG = 60  # entries that the end of a match brings along, any other position a few


class Server:
    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "serve", "--listen", "127.0.0.1:0", "--data", folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.port = int(re.search(r":(\d+)/", self.process.stdout.readline())[1])
        self.token = None

    def ask(self, method, path, body=None):
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        head = {"content-type": "application/json"}
        head |= {"authorization": "Bearer " + self.token} if self.token else {"origin": f"http://127.0.0.1:{self.port}"}
        line.request(method, path, None if body is None else json.dumps(body), head)
        return json.loads(line.getresponse().read())

    def stream(self, table):
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        line.request("GET", f"/api/tables/{table}/stream", headers={"authorization": "Bearer " + self.token})
        return line.getresponse()


def apply(old, change):
    """docs/json.md, What changed in a picture."""
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
    if not isinstance(change[0], int):
        for part in change:
            old = apply(old, part)
        return old
    at, gone, *values = change
    old[at:at + gone] = values
    return old


class Seat:
    """One seat's match, with what a page would have of it."""

    def __init__(self, server, game, seats, options, own=0):
        self.server = server
        places = ["bot:easy", "bot:normal"] * 3
        places = places[:own] + ["open"] + places[:seats - 1 - own]
        laid = server.ask("POST", "/api/tables", {"game": game, "options": options, "places": places})
        if "error" in laid:
            raise SystemExit(f"record.py: {game} {options}: {laid['error']['text']}")
        self.table = laid["table"]
        server.ask("POST", f"/api/tables/{self.table}/start", {})
        self.lines = server.stream(self.table)
        self.state = {}
        self.log = []
        self.over = None

    def hear(self):
        """Until something is asked, or it is over."""
        while True:
            line = self.lines.readline()
            if not line:
                return None
            if not line.strip():
                continue
            message = json.loads(line)
            for key in ("hello", "around", "picture"):
                if key in message:
                    self.state[key] = message if key == "hello" else message[key]
            self.log += message.get("news", [])
            if "changes" in message:
                self.state["picture"] = apply(self.state["picture"], message["changes"])
            if "over" in message:
                self.over = message["over"]
                return None
            if message.get("decision") and message["asks"].get("may"):
                self.asks = message
                return message["asks"]

    def say(self, message):
        return self.server.ask("POST", f"/api/tables/{self.table}/say", message)

    def position(self):
        messages = [self.state["hello"], {"news": self.log[-LONGEST_LOG if self.over or self.state["hello"]["game"] == "newspeak" else -8:], "picture": self.state["picture"]}, {"around": self.state["around"]}]
        messages.append({"over": self.over} if self.over else self.asks)
        # A message was made by json and is not changed any more: what is kept must not change with the match.
        return json.loads(json.dumps({"table": self.table, "messages": messages} | self.draft()))

    def draft(self):
        """A move that one may mean here, and what the server says of it: what is drawn in pencil."""
        if self.over:
            return {}
        moves = sorted(self.asks["asks"]["moves"], key=lambda move: ("meld add play choose".find(move.split()[0]) < 0, -len(move)))
        answer = self.say({"id": f"e{self.asks['decision']}", "effect": moves[0]})
        return {"effect": answer["effect"]} if "effect" in answer else {}


def names(seat, asks):
    """What this position is an example of, each with how good an example it is."""
    picture, hello = seat.state["picture"], seat.state["hello"]
    game = hello["game"]
    laid = sum(len(cards) for group in picture["groups"].values() for cards in group)
    yield f"{game}-{asks['phase']}", laid
    for verb in {move.split()[0] for move in asks.get("moves", [])} & {"meld", "add", "play"}:
        yield f"{game}-verb-{verb}", laid
    for move in asks.get("moves", []):
        if len(move.split()) == 5 and move.startswith("play"):
            yield f"{game}-aimed", laid
    if asks["phase"] == "main":
        yield f"{game}-{len(picture['held'])}-seats", laid
        yield f"{game}-many-in-hand", len(picture["hand"])
    yield f"{game}-many-tabloids", len(picture["tabloids"])
    if picture["last"]:
        yield f"{game}-hand-over", 1
    if any(any(front) for front in picture["fronts"]):
        yield f"{game}-fronts", sum(map(len, picture["fronts"]))


def choose(chance, asks, hoards):
    moves = asks["moves"]
    rank = collections.defaultdict(int, meld=0 if hoards else 9, add=0 if hoards else 8, play=7, draw=3, discard=1, decline=1)
    weighted = [(rank[move.split()[0]] or 5) for move in moves]
    return chance.choices(moves, weighted)[0]


def play(server, game, seats, options, chance, kept):
    seat = Seat(server, game, seats, options)
    hoards = chance.random() < 0.3
    while (asks := seat.hear()) is not None:
        if not asks.get("moves"):
            continue
        for name, worth in names(seat, asks):
            if worth > kept.get(name, (-1, None))[0]:
                kept[name] = (worth, seat.position())
        seat.say({"id": f"m{seat.asks['decision']}", "move": choose(chance, asks, hoards), "decision": seat.asks["decision"]})
    if seat.over:
        kept[f"{game}-{seats}-over"] = (1, seat.position())


def say_or(asks, said):
    """A line while there is something to say, else a move: one may not talk for ever, nor give up."""
    if asks["phase"] == "talk" and len(said) % 3 < 2 and "done" in asks["moves"]:
        said.append(SAID[len(said) % 3])
        return "say " + said[-1]
    said.append("") if asks["phase"] == "talk" else None
    return None


def play_newspeak(server, seats, own, options, chance, kept):
    seat, said = Seat(server, "newspeak", seats, ["clock=none", *options], own), []
    while (asks := seat.hear()) is not None:
        moves = [move for move in asks.get("moves", []) if move.split()[0] not in ("resign", "object", "pass")]
        picture = seat.state["picture"]
        name = f"newspeak-{picture['side']}-{seats}-{asks['phase']}"
        if moves and picture["round"] >= kept.get(name, (-1, None))[0]:
            kept[name] = (picture["round"], seat.position())
        if not asks["wait"] or not moves:
            continue
        move = say_or(asks, said) or ("done" if "done" in moves else "ready" if "ready" in moves and chance.random() < 0.7 else chance.choice(moves))
        seat.say({"id": f"m{seat.asks['decision']}", "move": move, "decision": seat.asks["decision"]})
    if seat.over:
        kept[f"newspeak-{seat.state['picture']['side']}-{seats}-over"] = (1, seat.position())


def main():
    program, out, tries = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 3
    chance, kept = random.Random(15), {}
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(program, folder)
        try:
            for game in ("conspiracy", "legends", "newspeak"):
                (out / f"{game}.json").write_text(json.dumps(server.ask("GET", f"/api/games/{game}"), separators=(",", ":")) + "\n")
            server.token = server.ask("POST", "/api/guest", {"name": "Ines"})["token"]
            for _ in range(tries):
                for game, seats, options in PLANS:
                    play(server, game, seats, options, chance, kept)
            for seats, own, options in SIDES:
                play_newspeak(server, seats, own, options, chance, kept)
        finally:
            server.process.terminate()
            server.process.wait()
    for game in ("conspiracy", "legends"):
        words = json.loads((out / f"{game}.json").read_text())
        wanted = [f"{game}-{phase}" for phase in words["phases"] if phase != "resolving"]  # that is no question
        for name in sorted(set(wanted) - set(kept)):
            print("never asked:", name)
    for name, (_, position) in sorted(kept.items()):
        (out / f"{name}.json").write_text(json.dumps(position, separators=(",", ":")) + "\n")
    print(len(kept), "positions kept")


if __name__ == "__main__":
    main()
