#!/usr/bin/env python3
"""talks.py LIZARDRY SOURCE: many tables over one socket, and lessons. TAP."""
import json
import sys

from serve import PATIENCE, Person, Wire, lay, lizardry, tap


class Channels:
    """A socket, and what came on each of its channels."""

    def __init__(self, server, token):
        self.wire = Wire(f"{server.url}/api/talk", token)
        self.wire.socket.settimeout(PATIENCE)

    def send(self, at, **message):
        self.wire.send(json.dumps({"on": at, **message}))

    def receive(self):
        return json.loads(self.wire.receive())

    def until(self, word, at):
        """All that comes on that channel, up to the first message with the word."""
        came = []
        while True:
            message = self.receive()
            if message["on"] == at:
                came.append(message)
                if word in message:
                    return came


def sixty_tables_over_one_socket(server):
    """Both seats of every table are played over one socket for each of two people, to the end."""
    tokens = [server.guest(name) for name in ("Anna", "Bob")]
    tables = []
    for _ in range(60):
        laid = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"], "options": ["target=10"]}, tokens[0])
        server.must("POST", f"/api/tables/{laid['table']}/join", {"invite": laid["invite"]}, tokens[1])
        server.must("POST", f"/api/tables/{laid['table']}/start", {}, tokens[0])
        tables.append(laid["table"])
    people = [Channels(server, token) for token in tokens]
    over = [set(), set()]
    for person in people:
        for at, table in enumerate(tables, 1):
            person.send(at, open={"table": table})
    for who, person in enumerate(people):  # each hears all tables, whoever is asked first
        asked = {}
        while len(asked) < 60:
            message = person.receive()
            if "decision" in message:
                asked[message["on"]] = message
        person.asked = asked
    moved = 0
    while min(map(len, over)) < 60:
        for who, person in enumerate(people):
            for at, message in list(person.asked.items()):
                if message["decision"] and message["asks"]["moves"]:
                    person.send(at, id=f"m{moved}", decision=message["decision"], move=message["asks"]["moves"][-1])
                    moved += 1
                    while True:
                        heard = person.receive()
                        if "decision" in heard:
                            person.asked[heard["on"]] = heard
                        if "over" in heard:
                            over[who].add(heard["on"])
                        if heard.get("re") == f"m{moved - 1}":
                            assert heard["on"] == at and heard["ok"], heard
                            break
                    person.asked.pop(at, None) if person.asked.get(at) is message else None
            person.send(1, id="end", ping=1)
            while (heard := person.receive()).get("re") != "end":
                if "decision" in heard:
                    person.asked[heard["on"]] = heard
                if "over" in heard:
                    over[who].add(heard["on"])


def a_channel_is_a_seat_of_its_own(server):
    """What one may not talk at by its own address one may not here, and whoever loses the seat is told on that channel alone."""
    tokens, table = lay(server, {"game": "pig", "places": ["open", "open"]}, 2)
    eve = Channels(server, server.guest("Eve"))
    for at, what, code in ((1, {"table": table}, "table"), (2, {"table": 1}, "table"), (3, {"game": "chess"}, "game"),
                           (4, {"game": "pig", "lesson": "nothing"}, "lesson"), (5, [], "form"), (0, {"table": table}, "form")):
        eve.send(at, id="o", open=what)
        message = eve.receive()
        assert message["on"] == at and message["re"] == "o" and message["error"]["code"] == code, message
    bob = Channels(server, tokens[1])
    bob.send(7, open={"table": table})
    bob.until("decision", 7)
    bob.send(7, id="o", open={"table": table})
    assert bob.receive()["error"]["code"] == "on"
    bob.send(8, open={"game": "pig"})
    bob.until("lesson", 8)
    server.must("POST", f"/api/tables/{table}/offer", {"seat": 1}, tokens[0])
    assert bob.until("bye", 7)[-1]["bye"] == "Somebody else has this seat now."
    bob.send(7, id="x", ping=1)
    assert bob.receive()["error"]["code"] == "on"
    bob.send(8, id="y", ping=1)
    assert bob.receive()["re"] == "y"


def a_channel_resumes(server):
    tokens, table = lay(server, {"game": "pig", "places": ["open", "bot:random"], "options": ["target=20"]}, 1)
    person = Person(server, tokens[0], table, 3)
    person.start()
    person.join(PATIENCE)
    assert person.over, person.trouble
    anna = Channels(server, tokens[0])
    anna.send(1, open={"table": table, "resume": 2})
    hello, news = anna.receive(), anna.receive()
    assert [entry[0] if isinstance(entry, list) else entry["n"] for entry in news["news"]] == list(range(3, hello["n"] + 1))
    anna.send(1, shut=True)
    anna.send(1, open={"table": table, "resume": hello["n"] + 3})
    assert anna.until("hello", 1) and anna.receive()["lost"] == {"from": hello["n"] + 1, "to": hello["n"] + 3}


def every_lesson_is_played_to_its_end(server):
    """By one who does what it says and nothing else, and by one who comes again at every step."""
    channels, at = Channels(server, server.guest("Anna")), 0
    for game in server.must("GET", "/api/games")["games"]:
        for lesson in server.must("GET", "/api/games/" + game["id"])["lessons"]:
            at += 1
            channels.send(at, open={"game": game["id"], "lesson": lesson["id"]})
            step = channels.until("lesson", at)[-1]["lesson"]
            seen = []
            while not step.get("over"):
                seen.append(step)
                assert step["step"] == len(seen) and step["says"], step
                if "move" in step:
                    channels.send(at, id="m", move=step["move"])
                else:
                    channels.send(at, id="m", read=True)
                came = channels.until("lesson", at)
                assert came[0].get("ok"), (game["id"], step, came[0])
                step = came[-1]["lesson"]
            assert len(seen) == step["steps"] > 1
            for wanted in seen:
                at += 1
                channels.send(at, open={"game": game["id"], "lesson": lesson["id"], "step": wanted["step"]})
                assert channels.until("lesson", at)[-1]["lesson"] == wanted
                channels.send(at, shut=True)


def a_lesson_answers_other_moves_and_takes_nothing_else(server):
    channels = Channels(server, server.guest("Anna"))
    channels.send(1, open={"game": "pig", "step": 2})
    channels.until("lesson", 1)
    for message, code in (({"move": "hold"}, "lesson"), ({"move": "fly"}, "move"), ({"undo": True}, "lesson"), ({"give_up": True}, "lesson"),
                          ({"move": ["roll", "roll"]}, "lesson"), ({"say": "Hello", "to": "table"}, "lesson"), ({"resume": 1}, "lesson")):
        channels.send(1, id="x", **message)
        answer = channels.receive()
        assert answer["re"] == "x" and answer["error"]["code"] == code, (message, answer)
    channels.send(1, id="e", effect="roll")
    assert channels.receive()["effect"]["move"] == "roll"
    channels.send(1, id="a", advise=True)
    assert "advice" in channels.receive()
    channels.send(1, id="m", move="roll")
    assert channels.until("lesson", 1)[-1]["lesson"]["step"] == 3


def all_tables_of_a_person_on_one_channel(server):
    """Laid, joined, dealt, asked, over, and laid again: whoever follows hears of it, and of nothing else."""
    anna, bob, eve = (server.guest(name) for name in ("Anna", "Bob", "Eve"))
    feeds = {name: Channels(server, token) for name, token in (("anna", anna), ("bob", bob), ("eve", eve))}
    for feed in feeds.values():
        feed.send(4, open={"mine": True})
        assert feed.receive() == {"on": 4, "told": True}
    laid = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"], "options": ["target=10"]}, anna)
    table = laid["table"]
    assert feeds["anna"].receive()["table"]["table"] == table
    server.must("POST", f"/api/tables/{table}/join", {"invite": laid["invite"]}, bob)
    for name in ("anna", "bob"):
        assert [seat["name"] for seat in feeds[name].receive()["table"]["seats"]] == ["Anna", "Bob"]
    server.must("POST", f"/api/tables/{table}/start", {}, anna)
    rows = {}
    for name in ("anna", "bob"):
        assert feeds[name].receive()["table"]["stage"] == "plays"
        rows[name] = feeds[name].receive()["row"]
    assert rows["anna"] == {"table": table, "seat": 0, "n": 0, "decision": 1, "waits": True, "ask": "Your turn begins: roll the die."}
    assert rows["bob"]["seat"] == 1 and not rows["bob"].get("waits"), rows["bob"]
    talk = Channels(server, anna)
    talk.send(1, open={"table": table})
    asked = talk.until("decision", 1)[-1]
    sent = 0
    while "over" not in rows["anna"]:  # each act is a row for either, whoever made it
        name = "anna" if rows["anna"].get("waits") else "bob"
        move = "roll" if "begins" in rows[name]["ask"] else "hold"
        answer, = server.must("POST", f"/api/tables/{table}/say", {"id": f"m{sent}", "move": move}, anna if name == "anna" else bob)
        assert answer.get("ok"), answer
        sent += 1
        for name in ("anna", "bob"):
            rows[name] = feeds[name].receive()["row"]
            assert rows[name]["last"][0] == rows[name]["n"], rows[name]
    again = server.must("POST", f"/api/tables/{table}/rematch", {}, bob)
    assert again["again"] == table
    assert talk.until("again", 1)[-1]["again"] == again["table"]  # at the old table
    for name in ("anna", "bob"):
        assert feeds[name].receive()["table"]["again"] == table
    fresh = Channels(server, anna)
    fresh.send(9, open={"mine": True})
    assert {message["table"]["table"] for message in fresh.until("told", 9)[:-1]} == {table, again["table"]}
    fresh.send(9, id="x", ping=1)
    assert fresh.receive()["error"]["code"] == "on"
    feeds["eve"].send(5, open={"game": "pig"})
    assert feeds["eve"].receive()["hello"]  # and nothing before it
    assert asked["decision"] == 1


def a_wall_shows_what_lies_open(server):
    """Who sits there may look on as well, at a table at which nobody else may; whoever may look on finds the table that follows."""
    anna, bob, screen, eve = (server.guest(name) for name in ("Anna", "Bob", "Wall", "Eve"))
    for house in (["watchers=public"], []):
        laid = server.must("POST", "/api/tables", {"game": "conspiracy", "places": ["open", "open"], "house": house}, anna)
        table = laid["table"]
        server.must("POST", "/api/invited", {"invite": laid["invite"]}, screen)
        server.must("POST", f"/api/tables/{table}/join", {"invite": laid["invite"]}, bob)
        server.must("POST", f"/api/tables/{table}/start", {}, anna)
        for token in (anna, bob, screen):
            wall = Channels(server, token)
            wall.send(1, open={"table": table, "watch": True})
            heard = wall.receive()
            if token == screen and not house:
                assert heard["error"]["code"] == "watchers", heard
                continue
            shown = wall.until("picture", 1)[-1]["picture"]
            assert heard["seat"] >= len(heard["seats"]) and not shown.get("hand"), (heard, shown)
            wall.send(1, id="m", move="draw unknown")
            assert wall.until("re", 1)[-1]["error"]["code"] == "seat"
        for token in (anna, bob):
            server.must("POST", f"/api/tables/{table}/say", {"id": "s", "stop": True}, token)
        again = server.must("POST", f"/api/tables/{table}/rematch", {}, bob)["table"]
        assert server.must("GET", f"/api/tables/{table}", token=screen)["next"] == again
        assert server.must("GET", f"/api/tables/{again}", token=screen)["stage"] == "laid"
        assert server.ask("GET", f"/api/tables/{again}", token=eve)[0] == 404


def a_bot_that_begins_is_followed_from_the_deal(server):
    """Whoever follows the table is seated there by the end of the deal itself, while a bot already has the first move."""
    for level in ("greedy", "random"):
        anna = server.guest("Anna")
        feed = Channels(server, anna)
        feed.send(4, open={"mine": True})
        assert feed.receive() == {"on": 4, "told": True}
        laid = server.must("POST", "/api/tables", {"game": "pig", "places": [f"bot:{level}", "open"]}, anna)
        server.must("POST", f"/api/tables/{laid['table']}/start", {}, anna)
        row = {}
        while not row.get("waits"):
            row = feed.receive().get("row", row)
        assert row["table"] == laid["table"] and row["seat"] == 1, row


def a_coach_speaks_with_every_question(server):
    """Where one plays against bots alone; among people nobody is advised unless the house says so."""
    for places, advised in ((["open", "bot:easy"], True), (["open", "open"], False)):
        tokens, table = lay(server, {"game": "conspiracy", "places": places}, places.count("open"))
        asked = {"decision": 0}
        while not asked["decision"]:  # somebody is, as soon as bots have moved
            tokens.append(tokens.pop(0))
            channels = Channels(server, tokens[0])
            channels.send(1, open={"table": table})
            channels.until("decision", 1)
            channels.send(1, id="c", coach=True)
            channels.until("pong", 1)  # what was asked before is asked without
            asked = channels.until("decision", 1)[-1]
        assert ("advice" in asked) == advised and (not advised or asked["advice"][0]["says"]), asked
        moves = asked["asks"]["moves"][:3] + ["fly"]
        channels.send(1, id="e", effect=moves)
        effects = channels.receive()["effects"]
        assert [effect and effect["move"] for effect in effects] == moves[:-1] + [None], effects


cases = [sixty_tables_over_one_socket, a_channel_is_a_seat_of_its_own, a_channel_resumes, all_tables_of_a_person_on_one_channel, a_wall_shows_what_lies_open, a_bot_that_begins_is_followed_from_the_deal, a_coach_speaks_with_every_question,
         every_lesson_is_played_to_its_end,
         a_lesson_answers_other_moves_and_takes_nothing_else]
if __name__ == "__main__":
    sys.exit(tap(cases, lizardry))
