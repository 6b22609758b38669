#!/usr/bin/env python3
"""lines.py LIZARDRY SOURCE: the dialogue as lines over plain HTTP: what programs without WebSockets meet, and curl; and how long
the lines are. TAP."""
import http.client
import json
import random
import re
import subprocess
import sys
import tempfile
import traceback

from serve import PATIENCE, Server, assert_all_there, lay, lizardry, source, verified

LANGUAGES = dict(re.findall(r"^```(js|py) apply\n(.*?)^```", (source / "docs/json.md").read_text(), re.M | re.S))
page = {}
exec(LANGUAGES["py"], page)  # the page's own `apply`


class Stream:
    """GET .../stream: a message for each line that is not empty."""

    def __init__(self, server, token, table, resume=None):
        self.http = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        self.http.request("GET", f"/api/tables/{table}/stream" + ("" if resume is None else f"?resume={resume}"),
                          headers={"Authorization": "Bearer " + token})
        self.answer = self.http.getresponse()
        assert self.answer.status == 200 and "ndjson" in self.answer.headers["Content-Type"], self.answer.status

    def receive(self):
        while True:
            line = self.answer.readline()
            if not line:
                raise EOFError
            if line.strip():
                self.size = len(line)
                return json.loads(line)

    def close(self):
        self.answer.close()
        self.http.close()


class Caller:
    """Plays a seat by stream and say, and hangs up now and then."""

    def __init__(self, server, token, table, seed):
        self.server, self.token, self.table, self.chance = server, token, table, random.Random(seed)
        self.acked, self.sizes, self.n, self.over, self.drops = [], [], None, None, 0
        self.shares = []  # of each entry in the message that told it
        self.picture, self.steps = None, []  # as changes have made it; each picture, what changed, and what came of it

    def say(self, *messages):
        return self.server.must("POST", f"/api/tables/{self.table}/say", "\n".join(map(json.dumps, messages)).encode(), self.token)

    def play(self, most=1000):
        while not self.over and len(self.sizes) < most:
            stream = Stream(self.server, self.token, self.table, self.n)
            self.drops += 1
            for _ in range(self.chance.randrange(3, 60)):
                message = stream.receive()
                if "news" in message and "picture" not in message:
                    self.sizes.append(stream.size)
                    self.shares += [stream.size / len(message["news"]) for _ in message["news"]]
                self.look(message)
                self.hear(message)
                if self.over:
                    break
            stream.close()
        if self.over:  # nothing happens any more: a fresh picture is the one that changes have made
            stream = Stream(self.server, self.token, self.table, self.n)
            while "picture" not in (message := stream.receive()):
                pass
            assert message["picture"] == self.picture, (message["picture"], self.picture)
            stream.close()

    def look(self, message):
        if "picture" in message:
            self.picture = message["picture"]
        elif "changes" in message:
            step = [json.dumps(self.picture), json.dumps(message["changes"])]
            self.picture = page["apply"](self.picture, message["changes"])
            self.steps.append([*step, json.dumps(self.picture)])

    def hear(self, message):
        if "hello" in message and self.n is None:
            self.n = message["n"]
        for entry in message.get("news", []):
            assert entry[0] == self.n + 1, f"entry {entry[0]} after {self.n}"
            self.n = entry[0]
        if message.get("decision") and message["asks"]["moves"]:
            act = {"id": f"a{len(self.acked)}", "decision": message["decision"], "move": self.chance.choice(message["asks"]["moves"])}
            first, again = self.say(act, act)  # the same message twice is one act
            assert first["ok"] and again["again"] and first["number"] == again["number"], (first, again)
            self.acked.append(act["id"])
        self.over = message.get("over", self.over)


def a_match_is_played_by_lines(server):
    tokens, table = lay(server, {"game": "conspiracy", "options": ["target=50"], "places": ["open", "bot:greedy"]}, 1)
    caller = Caller(server, tokens[0], table, 3)
    caller.play()
    assert caller.drops > 3
    assert_all_there(verified(server, tokens[0], table), [caller])


def told(what, sizes):
    sizes = sorted(sizes)
    middle, most = sizes[len(sizes) // 2], sizes[len(sizes) * 9 // 10]
    print(f"# {what} were told, with a tale and what changed: {middle:.0f} bytes at the median, {most:.0f} at p90")
    return middle, most


def an_act_is_told_in_few_bytes(server):
    """News, changes and all that is around them, to one seat. A turn of sheets is another matter."""
    everything, shares, steps = [], [], []
    for game, options, bots, counts in (("conspiracy", ["target=50"], ["greedy"], True), ("conspiracy", ["target=50"], ["easy"] * 3, True),
                                        ("legends", ["target=50"], ["greedy"], True), ("legends", ["target=50"], ["easy"] * 3, True),
                                        ("lies", [], ["greedy"], True), ("lies", [], ["easy"] * 3, True),
                                        ("newspeak", [], ["easy"] * 3, True),
                                        ("pig", [], ["greedy"], False), ("duel", [], ["greedy"], False)):
        tokens, table = lay(server, {"game": game, "options": options, "places": ["open", *("bot:" + bot for bot in bots)]}, 1)
        caller = Caller(server, tokens[0], table, 5)
        caller.play(100)
        told(f"{game}, {1 + len(bots)} seats: {len(caller.sizes)} acts", caller.sizes)
        everything += caller.sizes if counts else []
        shares += caller.shares if counts else []
        steps += caller.steps[::5]
    middle, most = told(f"card games, lies and talk: {len(shares)} events", shares)
    assert middle <= 250 and most <= 400
    middle, most = told(f"the same: {len(everything)} acts, some of several events", everything)
    assert middle <= 250 and most <= 500, "the aim is 250 and 400"
    program = LANGUAGES["js"] + """
        const steps = JSON.parse(require('fs').readFileSync(0));
        const wrong = steps.find(([old, change, now]) => !require('util').isDeepStrictEqual(apply(JSON.parse(old), JSON.parse(change)), JSON.parse(now)));
        console.log(JSON.stringify(wrong || steps.length));"""
    said = subprocess.run(["node", "-e", program], input=json.dumps(steps), capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert json.loads(said.stdout) == len(steps), said.stdout[:2000]


def what_is_said_is_answered_line_by_line(server):
    tokens, table = lay(server, {"game": "pig", "places": ["open", "bot:greedy"]}, 1)
    at = f"/api/tables/{table}/say"
    answers = server.must("POST", at, b'{"id": "a", "ping": 1}\n\n  \n{\n[]\r\n{"id": "b", "move": "roll", "decision": 1}', tokens[0])
    assert [sorted(answer) for answer in answers] == [["pong", "re"], ["error"], ["error"], ["at", "number", "ok", "re", "taken"]], answers
    assert len(server.must("POST", at, b'{"ping": 1}\n' * 64, tokens[0])) == 64
    for body in (b"", b"\n\n", b'{"ping": 1}\n' * 65):
        assert server.ask("POST", at, body, tokens[0])[0] == 400
    eve = server.guest("Eve")
    assert server.ask("POST", at, b'{"ping": 1}', eve)[0] == 404
    assert server.ask("GET", f"/api/tables/{table}/stream", token=eve)[0] == 404
    assert server.ask("GET", f"/api/tables/{table}/stream?resume=x", token=tokens[0])[0] == 400


def what_was_lost_is_said(server):
    tokens, table = lay(server, {"game": "duel", "places": ["open", "open"]}, 2)
    stream = Stream(server, tokens[0], table, 40)
    hello, lost, news = (stream.receive() for _ in range(3))
    assert hello["n"] == 1 and lost == {"lost": {"from": 2, "to": 40}} and news["news"] == [] and news["picture"], (hello, lost, news)


def curl_is_enough(server):
    tokens, table = lay(server, {"game": "duel", "places": ["open", "open"]}, 2)
    at = f"{server.url}/api/tables/{table}"
    curl = ["curl", "-sS", "-N", "-m", str(PATIENCE), "-H", "Authorization: Bearer " + tokens[0]]
    with subprocess.Popen([*curl, at + "/stream"], stdout=subprocess.PIPE, text=True) as heard:
        hello, news, around, asked = (json.loads(heard.stdout.readline()) for _ in range(4))
        assert hello["hello"] == "lbp/1" and "picture" in news and "around" in around and asked["decision"] == 1
        act = json.dumps({"id": "a", "move": asked["asks"]["moves"][0], "decision": 1})
        said = subprocess.run([*curl, "--data-binary", act, at + "/say"], capture_output=True, text=True, timeout=PATIENCE)
        assert json.loads(said.stdout)["ok"], said
        assert json.loads(heard.stdout.readline())["news"]
        heard.kill()


def the_sample_bots_play(server):
    for body in ({"game": "conspiracy", "options": ["target=50"], "places": ["open", "open"]},
                 {"game": "swamp", "options": ["preset=duel", "max_turns=3"], "places": ["open", "open"]}):
        tokens, table = lay(server, body, 2)
        bots = [subprocess.Popen([*program, server.url, token, str(table)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                 text=True) for program, token in zip(([sys.executable, source / "examples/bot.py"], ["node", source / "examples/bot.js"]), tokens)]
        ends = [bot.communicate(timeout=PATIENCE)[0] for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0] and json.loads(ends[0]) == json.loads(ends[1]), ends
        verified(server, tokens[0], table)


def who_has_lost_the_seat_is_told_so(server):
    """At a table that is awake the talk is over before the answer has begun."""
    tokens, table = lay(server, {"game": "conspiracy", "places": ["open", "open"], "house": ["stand-in=random"]}, 2)
    at = f"/api/tables/{table}"
    assert server.must("POST", at + "/say", b'{"give_up": true}', tokens[1])[0]["ok"]
    other = Stream(server, tokens[0], table)
    for _ in range(5):
        stream = Stream(server, tokens[1], table)
        assert stream.receive() == {"bye": "Somebody else has this seat now."}
        assert stream.answer.readline() == b""
        assert "error" in server.ask("POST", at + "/say", b'{"ping": 1}', tokens[1])[1]
    assert other.receive()["hello"]
    server.must("GET", "/healthz")


def a_stream_ends_with_the_server(server):
    tokens, table = lay(server, {"game": "duel", "places": ["open", "open"]}, 2)
    streams = [Stream(server, token, table) for token in tokens]
    for stream in streams:
        while "decision" not in stream.receive():
            pass
    assert server.kill(15) == 0
    for stream in streams:
        assert "nothing is lost" in stream.receive()["bye"]
        assert stream.answer.readline() == b""
    server.begin()


cases = [a_match_is_played_by_lines, an_act_is_told_in_few_bytes, what_is_said_is_answered_line_by_line, what_was_lost_is_said, curl_is_enough,
         the_sample_bots_play, who_has_lost_the_seat_is_told_so, a_stream_ends_with_the_server]


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(lizardry, folder)
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


if __name__ == "__main__":
    sys.exit(main())
