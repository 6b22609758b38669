"""Positions of the two card games: one of each kind of question, of the ends of a hand and of a match, and of the fullest tables. Of
NewSpeak from both sides, of Lizards & Lies in every role, and of the Swamp, early and late, small and full."""
import collections
import json
import random

import sets
from bench import Line

# Game, seats, options, seeds: few matches in which everything is asked once.
PLANS = [("conspiracy", 2, [], "a"), ("conspiracy", 3, [], "a"), ("conspiracy", 4, [], "b"), ("conspiracy", 3, ["rounds=1"], "a"),
         ("legends", 2, [], "a"), ("legends", 3, [], "a"), ("legends", 4, [], "b"), ("legends", 4, ["target=50"], "a")]
UNMET = {"conspiracy-resolving", "legends-resolving",  # no question
         "legends-return"}  # not asked in 78 matches
# NewSpeak: seats, the seat that is played, options.
SIDES = [(3, 0, []), (6, 0, ["set=B"]), (4, 2, []), (6, 5, ["highlight=on"]), (5, 1, [])]
SAID = ["I have no answer to that, my friend.", "Did you learn it at school? I can hardly believe it.", "What a silly notion, but I hope it helps."]
LONGEST_LOG = 60  # entries that the end of a match brings along, any other position a few
# Lizards & Lies: seats, the seat that is played, options.
SET_MOVES = 9  # of one's own, before a set is looked at
ROLES = [(4, 0, []), (4, 1, []), (4, 2, []), (4, 3, ["hands=closed"]), (2, 0, ["order=EL,DE", "scenario=none", "rounds=2"]), (2, 1, ["hands=open"])]
BOTS = ["easy", "normal"] * 8


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

    def __init__(self, bench, game, seats, options, seed, own=0, own_set=None):
        players = BOTS[:own] + ["you:Ines"] + BOTS[:seats - 1 - own]
        self.bench, self.own = bench, own
        self.table, self.token = bench.dealt(game, ",".join(players), options, f"{game}-{seats}-{seed}", own_set)
        self.answers = {"GET /api/me": bench.get("/api/me", self.token), f"GET /api/tables/{self.table}": bench.get(f"/api/tables/{self.table}", self.token)}
        self.line = Line(bench.server, self.token, {"table": self.table})
        self.state, self.log, self.over, self.asks = {}, [], None, None

    def take(self, message):
        for key in ("hello", "around", "picture", "awaits"):
            if key in message:
                self.state[key] = message if key == "hello" else message[key]
        self.log += message.get("news", [])
        if "changes" in message:
            self.state["picture"] = apply(self.state["picture"], message["changes"])
        self.over = message.get("over", self.over)
        if message.get("decision") and message["asks"].get("may"):
            self.asks = message

    def alone(self):
        """Is an answer awaited of this seat and of nobody else? How fast others are must not show."""
        return self.asks and self.asks["asks"]["wait"] and self.state.get("awaits") == [self.own]

    def hear(self):
        """What is asked of this seat alone, or None if it is over."""
        self.asks = None
        while not self.over and not self.alone():
            self.take(self.line.next())
        return None if self.over else self.asks["asks"]

    def move(self, text):
        answer = self.line.ask(move=text, decision=self.asks["decision"])
        if "error" in answer:
            raise SystemExit(f"positions.py: '{text}': {answer}")

    def position(self):
        effect = self.effect()
        log = self.log[-LONGEST_LOG if self.over or self.state["hello"]["game"] in ("newspeak", "lies") else -8:]
        messages = [{**self.state["hello"], "n": log[-1][0] if log else 0}, {"news": log, "picture": self.state["picture"]}, {"around": self.state.get("around", {})}]
        messages.append({"over": self.over} if self.over else {**self.asks, "decision": 1})  # how often one was asked depends on how fast others are
        line = {"open": {"table": self.table}, "messages": messages, "replies": {"log": {"log": log}} | effect}
        # What is kept must not change with the match.
        made = {"address": f"/t/{self.table}", "answers": self.answers, "lines": [line]}
        return json.loads(json.dumps(made | ({"journal": self.bench.journal(self.table, self.token)} if self.over else {})))

    def effect(self):
        """A move that one may mean here, and what the server says of it: what is drawn in pencil."""
        if self.over:
            return {}
        moves = sorted(self.asks["asks"]["moves"], key=lambda move: ("meld add play choose react".find(move.split()[0]) < 0, -len(move)))
        answer = self.line.ask(effect=moves[0])
        while self.line.heard:  # the effect is that of the picture as it is after what was said before the answer
            self.take(self.line.heard.pop(0))
        if "effect" not in answer:
            return {}
        changes = answer["effect"].get("changes")
        if isinstance(changes, dict) and isinstance(changes.get("now"), int):
            del changes["now"]  # a time, and only if a moment has passed
        return {"effect": answer}


def names(seat, asks):
    """What this position is an example of, each with how good an example it is."""
    picture, hello = seat.state["picture"], seat.state["hello"]
    game = hello["game"]
    laid = sum(len(cards) for group in picture["groups"].values() for cards in group)
    yield f"{game}-{asks['phase']}", laid
    for verb in sorted({move.split()[0] for move in asks["moves"]} & {"meld", "add", "play"}):
        yield f"{game}-verb-{verb}", laid
    if any(len(move.split()) == 5 and move.startswith("play") for move in asks["moves"]):
        yield f"{game}-aimed", laid
    if asks["phase"] == "main":
        yield f"{game}-{len(picture['held'])}-seats", laid
        yield f"{game}-many-in-hand", len(picture["hand"])
    yield f"{game}-many-tabloids", len(picture.get("tabloids", []))
    if picture.get("last"):
        yield f"{game}-hand-over", 1
    if any(any(front) for front in picture.get("fronts", [])):
        yield f"{game}-fronts", sum(map(len, picture["fronts"]))


def choose(chance, asks, hoards):
    moves = asks["moves"]
    rank = collections.defaultdict(int, meld=0 if hoards else 9, add=0 if hoards else 8, play=7, draw=3, discard=1, decline=1)
    weighted = [(rank[move.split()[0]] or 5) for move in moves]
    return chance.choices(moves, weighted)[0]


def play(bench, plan, seed, kept):
    game, seats, options = plan
    seat, moved = Seat(bench, game, seats, options, seed), 0
    hoards = random.Random(f"{plan} {seed}").random() < 0.3
    while (asks := seat.hear()) is not None:
        best = [(name, worth) for name, worth in names(seat, asks) if worth > kept.get(name, (-1, None))[0]]
        if best:
            position = seat.position()
            kept.update((name, (worth, position)) for name, worth in best)
        seat.move(choose(random.Random(f"{plan} {seed} {moved}"), asks, hoards))
        moved += 1
    kept.setdefault(f"{game}-{seats}-over", (1, seat.position()))
    seat.line.close()


def answer_newspeak(chance, asks, said):
    """Two lines, then enough: one may not talk for ever, nor give up."""
    moves = [move for move in asks["moves"] if move.split()[0] not in ("resign", "object", "pass")]
    if asks["phase"] == "talk" and len(said) % 3 < 2 and "done" in moves:
        said.append(SAID[len(said) % 3])
        return "say " + said[-1]
    if asks["phase"] == "talk":
        said.append("")
    return "done" if "done" in moves else "ready" if "ready" in moves and chance.random() < 0.7 else chance.choice(moves)


def play_newspeak(bench, side, kept):
    seats, own, options = side
    chance, said = random.Random(f"{side}"), []
    seat = Seat(bench, "newspeak", seats, ["clock=none", *options], "a", own)
    while (asks := seat.hear()) is not None:
        picture = seat.state["picture"]
        name = f"newspeak-{picture['side']}-{seats}-{asks['phase']}"
        if picture["round"] >= kept.get(name, (-1, None))[0]:
            kept[name] = (picture["round"], seat.position())
        seat.move(answer_newspeak(chance, asks, said))
    kept[f"newspeak-{seat.state['picture']['side']}-{seats}-over"] = (1, seat.position())
    seat.line.close()


def answers_swamp(seat):
    """What a page asks beside: the receipt of a sheet, the ring of a hex, the report."""
    picture = seat.state["picture"]
    if picture["phase"] != "orders":
        return {"receipt": seat.line.ask(receipt="SETUP T1 HOME 7\n1 Fer 90RED\n7 Yel POP 20 80RED 900BLK\nEND")}
    fed = [one["order"] for one in picture["layers"]["hunger"] if "order" in one]
    sheet = "\n".join(fed[:3] + ["MO 99Z N"])
    return {"receipt": seat.line.ask(receipt=sheet), "ring": seat.line.ask(ring=seat_home(picture)), "report": seat.line.ask(report=True)}


def seat_home(picture):
    return next(hex for hex, cell in picture["hexes"].items() if cell.get("clan") == picture["clan"])


def play_swamp(bench, plan, kept):
    preset, seats, turns, *more = plan
    seat = Seat(bench, "swamp", seats, [f"preset={preset}", *more], "a")
    for turn in range(turns + 1):
        asks = seat.hear()
        if asks is None:
            position = seat.position()
            position["lines"][0]["replies"] |= json.loads(json.dumps({"letters": seat.line.ask(letters=0), "report": seat.line.ask(report=True)}))
            kept[f"swamp-{preset}-over"] = (1, position)
            break
        if asks["phase"] == "orders" and turn == turns or asks["phase"] != "orders" and preset == "duel":
            position = seat.position()
            position["lines"][0]["replies"] |= json.loads(json.dumps(answers_swamp(seat)))
            if asks["phase"] == "orders":
                position["lines"][0]["messages"][0]["own"] = {"draft": "\n".join(one["said"] for key in ("orders", "errors") for one in position["lines"][0]["replies"]["receipt"]["receipt"][key])}
            kept[f"swamp-{preset}-{asks['phase']}"] = (1, position)
        fed = [one["order"] for one in seat.state["picture"].get("layers", {}).get("hunger", []) if "order" in one]
        if fed:
            seat.line.ask(orders="\n".join(fed[:20]))
        seat.asks = None
        seat.line.ask(move="ready")
    seat.line.close()


# Preset, seats, after how many turns it is looked at, options.
MARSHES = [("duel", 2, 3), ("classic16", 16, 4), ("duel", 2, 9, "max_turns=2")]


def play_own_set(bench, name, kept):
    """Lizards & Lies with a set at the bounds of what one may be: looked at when the board has filled a little."""
    chance, seat = random.Random(name), Seat(bench, "lies", 4, [], "a", 0, sets.all_of()[name])
    for _ in range(SET_MOVES):
        moves = [move for move in seat.hear()["moves"] if move.split()[0] not in ("pass", "done", "toss")] or seat.asks["asks"]["moves"]
        seat.move("keep" if "keep" in moves else chance.choice(moves))
    while len(seat.hear()["moves"]) < 3:
        seat.move(seat.asks["asks"]["moves"][0])
    position = seat.position()
    position["lines"][0]["replies"]["game"] = json.loads(json.dumps(seat.line.ask(game=True)))
    kept[f"lies-set-{name}"] = (1, position)
    seat.line.close()


def play_lies(bench, role, kept):
    """The fullest board of each question that a role is asked, and the end."""
    seats, own, options = role
    chance, seat = random.Random(f"{role}"), Seat(bench, "lies", seats, options, "a", own)
    while (asks := seat.hear()) is not None:
        picture = seat.state["picture"]
        full = sum(node["bird"] + node["lizard"] + node["aware"] for node in picture["nodes"].values())
        for name in (f"lies-{asks['phase']}", f"lies-{picture['seats'][own]['role']}-{seats}"):
            if full + len(asks["moves"]) > kept.get(name, (-1, None))[0]:
                kept[name] = (full + len(asks["moves"]), seat.position())
        moves = [move for move in asks["moves"] if move.split()[0] not in ("pass", "done", "toss")] or asks["moves"]
        seat.move("keep" if "keep" in moves else chance.choice(moves))
    kept.setdefault(f"lies-{seats}-over", (1, seat.position()))
    seat.line.close()


def all_of(bench):
    kept = {}
    for role in ROLES:
        play_lies(bench, role, kept)
    for name in sets.all_of():
        play_own_set(bench, name, kept)
    for plan in MARSHES:
        play_swamp(bench, plan, kept)
    for side in SIDES:
        play_newspeak(bench, side, kept)
    for *plan, seeds in PLANS:
        for seed in seeds:
            play(bench, tuple(plan), seed, kept)
    for game in ("conspiracy", "legends", "lies"):
        phases = bench.get(f"/api/games/{game}")[1]["phases"]
        missing = sorted({f"{game}-{phase}" for phase in phases} - set(kept) - UNMET)
        if missing:
            raise SystemExit(f"positions.py: never asked: {', '.join(missing)}")
    return sorted((name, position) for name, (_, position) in kept.items())
