#!/usr/bin/env python3
"""keep_edition.py LIZARDRY SOURCE: prints a small data base as this server leaves it, as SQL, for editions/N.sql. To be called before
the schema changes: running.py brings every one of them up to the edition that is then the latest."""
import json
import signal
import sqlite3
import sys
import tempfile

from serve import Person, Server, Wire, finish, lay, lizardry, talk

HEAD = """-- A data base of edition {} of the schema, as the server of that edition left it: a match that is over, one that goes
-- on, a table where a seat is open. Both people have an account with the password "correct horse"."""


def answer_once(server, table, token, name):
    wire = Wire(f"{server.url}/api/tables/{table}/talk", token)
    message = {}
    while "decision" not in message:
        message = json.loads(wire.receive())
    if message["decision"]:
        wire.send(json.dumps({"id": name, "decision": message["decision"], "move": message["asks"]["moves"][0]}))
        while "re" not in message:
            message = json.loads(wire.receive())


def fill(server):
    tokens, table = lay(server, {"game": "pig", "places": ["open", "open"], "options": ["target=10"]}, 2)
    people = [Person(server, token, table, i) for i, token in enumerate(tokens)]
    for person in people:
        person.start()
    finish(server, people)
    plays = server.must("POST", "/api/tables", {"game": "duel", "places": ["open", "open"], "house": ["undo=no"]}, tokens[0])
    at = f"/api/tables/{plays['table']}"
    server.must("POST", at + "/join", {"invite": plays["invite"]}, tokens[1])
    server.must("POST", at + "/word", {"word": "lizard"}, tokens[1])
    server.must("POST", at + "/start", {}, tokens[0])
    talk(server, tokens[0], plays["table"], {"note": "mine"}, {"say": "hello"})
    for name in ("a", "b"):
        for token in tokens:
            answer_once(server, plays["table"], token, name)
    laid = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"], "listed": True}, tokens[0])
    server.must("POST", f"/api/tables/{laid['table']}/code", {}, tokens[0])
    for name, token in zip(("anna", "ben"), tokens):
        token = server.must("POST", "/api/account", {"name": name, "password": "correct horse"}, token)["token"]
        server.must("POST", "/api/device", {}, token)


with tempfile.TemporaryDirectory() as folder:
    server = Server(lizardry, folder)
    fill(server)
    if server.kill(signal.SIGTERM):
        sys.exit("the server did not stop in order")
    base = sqlite3.connect(folder + "/lizardry.db")
    edition = base.execute("PRAGMA user_version").fetchone()[0]
    print(HEAD.format(edition), *base.iterdump(), f"PRAGMA user_version = {edition};", sep="\n")
