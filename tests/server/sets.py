#!/usr/bin/env python3
"""sets.py LIZARDRY SOURCE: tables that are played with a set of the user's own. TAP."""
import pathlib
import re
import subprocess
import sys
import tempfile

from serve import PATIENCE, Person, Server, lizardry, source, tap

SET = (source / "games/duel/classic.duel").read_text()


def own(text):
    """The same under another name, so that its tables are others."""
    return re.sub(r"^(set *\|) *\S+", r"\1 mine", text, flags=re.M)


def lay(server, tokens, **more):
    laid = server.must("POST", "/api/tables", {"game": "duel", "places": ["open"] * len(tokens), "set": own(SET), **more}, tokens[0])
    for token in tokens[1:]:
        server.must("POST", f"/api/tables/{laid['table']}/join", {"invite": laid["invite"]}, token)
    return laid


def play(server, tokens, table):
    people = [Person(server, token, table, i) for i, token in enumerate(tokens)]
    for person in people:
        person.start()
    for person in people:
        person.join(PATIENCE)
        assert person.over, person.trouble


def verified(server, token, table):
    """By the program, with the journal and the file as they are downloaded."""
    with tempfile.TemporaryDirectory() as folder:
        journal, file = pathlib.Path(folder) / "journal", pathlib.Path(folder) / "set"
        journal.write_text(server.must("GET", f"/api/tables/{table}/journal", token=token))
        file.write_text(server.must("GET", f"/api/tables/{table}/set", token=token))
        assert file.read_text() == own(SET)
        done = subprocess.run([lizardry, "verify", str(journal), "--set", str(file)], capture_output=True, text=True)
        assert done.returncode == 0, done
        assert subprocess.run([lizardry, "verify", str(journal)], capture_output=True).returncode, "without its set"


def a_match_is_played_with_it(server):
    tokens = [server.guest(name) for name in ("Anna", "Bob")]
    laid = lay(server, tokens)
    table = laid["table"]
    assert laid["set"]["id"] == "mine" and re.fullmatch("[0-9a-f]{16}", laid["set"]["tables"]), laid
    server.must("POST", f"/api/tables/{table}/start", {}, tokens[0])
    answer, = server.must("POST", f"/api/tables/{table}/say", {"id": "g", "game": True}, tokens[0])
    assert answer["game"]["set"] == "mine" and answer["game"]["tables"] == laid["set"]["tables"], answer["game"]
    play(server, tokens, table)
    verified(server, tokens[1], table)
    again = server.must("POST", f"/api/tables/{table}/rematch", {}, tokens[1])
    assert again["set"] == laid["set"]
    server.must("POST", f"/api/tables/{again['table']}/start", {}, tokens[1])
    play(server, tokens, again["table"])
    verified(server, tokens[0], again["table"])
    eve = server.guest("Eve")
    assert server.ask("GET", f"/api/tables/{table}/set", token=eve)[0] == 404


def a_restart_keeps_it(server):
    with tempfile.TemporaryDirectory() as folder:
        own_server = Server(lizardry, folder)
        tokens = [own_server.guest(name) for name in ("Anna", "Bob")]
        laid, dealt = lay(own_server, tokens), lay(own_server, tokens)
        own_server.must("POST", f"/api/tables/{dealt['table']}/start", {}, tokens[0])
        own_server.kill()
        own_server.begin()
        own_server.must("POST", f"/api/tables/{laid['table']}/start", {}, tokens[0])
        for table in (laid["table"], dealt["table"]):
            play(own_server, tokens, table)
            verified(own_server, tokens[0], table)
        own_server.kill()


def what_is_wrong_is_said_with_its_line(server):
    token = server.guest("Anna")
    ask = lambda **body: server.ask("POST", "/api/tables", {"game": "duel", "places": ["open", "open"], **body}, token)
    status, answer = ask(set=own(SET) + "nonsense | 1\n")
    assert status == 400 and answer["error"]["code"] == "set", answer
    line = own(SET).count("\n") + 1
    assert f"line {line}: " in answer["error"]["text"] and "nonsense" in answer["error"]["text"], answer
    for body, code in (({"set": ""}, "set"), ({"set": 7}, "set"), ({"set": {"id": "x", "tables": "0", "values": []}}, "set"),
                       ({"game": "pig", "set": own(SET)}, "set"), ({"set": own(SET), "options": ["nothing=1"]}, "plan"),
                       ({"set": own(SET), "places": ["open"] * 9}, "plan"), ({"set": own(SET), "seat": 7}, "seat"),
                       ({"set": "x" * 200000}, "set")):
        status, answer = ask(**body)
        assert status == 400 and answer["error"]["code"] == code and answer["error"]["text"], (body.keys(), status, answer)
    assert ask()[0] == 200  # and without one as ever


cases = [a_match_is_played_with_it, a_restart_keeps_it, what_is_wrong_is_said_with_its_line]
if __name__ == "__main__":
    sys.exit(tap(cases, lizardry))
