"""A server to record, and who sits at it: what positions.py and screens.py share."""
import json
import pathlib
import re
import subprocess
import tempfile

from bot import Wire
from served import PATIENCE, Server


class Line:
    """A channel over a socket of its own: what was heard on it, and the answers to what was asked."""

    def __init__(self, server, token, opens):
        self.wire = Wire(f"{server.url}/api/talk", token)
        self.wire.socket.settimeout(PATIENCE)
        self.heard, self.asked = [], 0
        self.wire.send(json.dumps({"on": 1, "open": opens}))

    def receive(self):
        came = json.loads(self.wire.receive())
        del came["on"]
        return came

    def ask(self, **message):
        """Its answer; what else comes until then is heard."""
        self.asked += 1
        self.wire.send(json.dumps({"on": 1, "id": f"q{self.asked}", **message}))
        while (came := self.receive()).pop("re", None) != f"q{self.asked}":
            self.heard.append(came)
        return came

    def next(self):
        """What was said first of what nobody has looked at."""
        return self.heard.pop(0) if self.heard else self.receive()

    def close(self):
        self.wire.socket.close()


class Bench:
    def __init__(self, program, folder):
        self.program, self.folder, self.commits = program, folder, set()
        self.server = Server(program, folder)

    def guest(self, name):
        return self.server.guest(name)

    def get(self, path, token=None):
        """An answer as it is kept: its status and what it says."""
        return list(self.server.ask("GET", path, None, token))

    def post(self, path, body, token):
        return self.server.must("POST", path, body, token)

    def journal(self, table, token):
        return self.server.must("GET", f"/api/tables/{table}/journal", token=token)

    def dealt(self, game, players, options, seed, own_set=None):
        """A table whose deal the seed has made, with the text of a set if it is not the usual one: its number, and a token for each of its people."""
        with tempfile.TemporaryDirectory() as folder:
            journal = pathlib.Path(folder) / "match.journal"
            words = [word for option in options for word in ("--option", option)]
            if own_set:
                (pathlib.Path(folder) / "own.set").write_text(own_set)
                words += ["--set", str(pathlib.Path(folder) / "own.set")]
            subprocess.run([self.program, "play", game, "--players", players, *words, "--seed", seed, "--save", str(journal)],
                           stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
            self.commits.add(re.search(r"^commit (\w+)", journal.read_text(), re.M)[1])
            brought = subprocess.run([self.program, "import", str(journal), "--data", self.folder], capture_output=True, text=True, check=True).stdout
        words = re.findall(r"#device=(\w+)", brought)
        return int(re.search(r"Table (\d+)", brought)[1]), *(self.server.must("POST", "/api/arrive", {"word": word}, Origin=self.server.url)["token"] for word in words)
