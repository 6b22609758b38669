#!/usr/bin/env python3
"""people.py LIZARDRY SOURCE: accounts, links and seats that change hands, as people and programs meet them. TAP."""
import hashlib
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile

lizardry, source = os.path.realpath(sys.argv[1]), pathlib.Path(sys.argv[2])
sys.path.insert(0, str(source / "examples"))
from bot import Wire  # noqa: E402
from served import PATIENCE, Server, tap  # noqa: E402

SOON = 15  # seconds in which a socket that is to hear something has heard it; nothing is measured by it
SECRETS = []  # that must stand nowhere but with their owners: passwords, tokens, words of links


def secret(text):
    SECRETS.append(text)
    return text


def session(answer):
    return secret(answer["token"])


def lives(server, token):
    return server.ask("GET", "/api/me", token=token)[0] == 200


def word_of(link, kind):
    return secret(re.search(rf"/#{kind}=([0-9a-f]{{64}})", link)[1])


def talk(server, table, token):
    wire = Wire(f"{server.url}/api/tables/{table}/talk", token)
    wire.socket.settimeout(SOON)
    return wire


def closes(wire):
    """What a socket is told when it ends."""
    try:
        while True:
            wire.receive()
    except EOFError as end:
        return str(end)


def account(server, name, password):
    """A guest who becomes an account: the sessions before and after."""
    before = server.guest(name)
    return before, session(server.must("POST", "/api/account", {"name": name, "password": secret(password)}, before))


def table(server, tokens, places=None, game="pig"):
    """A match at which these people sit."""
    laid = server.must("POST", "/api/tables", {"game": game, "places": places or ["open"] * len(tokens)}, tokens[0])
    for token in tokens[1:]:
        server.must("POST", f"/api/tables/{laid['table']}/join", {"invite": laid["invite"]}, token)
    server.must("POST", f"/api/tables/{laid['table']}/start", {}, tokens[0])
    return laid["table"]


# ---- cases


def a_guest_becomes_an_account_and_keeps_everything(server):
    guest = server.guest("Anna")
    laid = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "bot:greedy"]}, guest)
    token = session(server.must("POST", "/api/account", {"name": "Anna", "password": secret("mud and reeds")}, guest))
    assert not lives(server, guest) and lives(server, token)
    assert server.must("GET", "/api/me", token=token)["account"]
    assert [row["table"] for row in server.must("GET", "/api/mine", token=token)["tables"]] == [laid["table"]]
    assert server.ask("POST", "/api/account", {"name": "Anna2", "password": "mud and reeds"}, token)[0] == 409
    again = session(server.must("POST", "/api/login", {"name": "aNNA", "password": "mud and reeds"}, Origin=server.url))
    assert again != token and lives(server, token)
    assert [row["table"] for row in server.must("GET", "/api/mine", token=again)["tables"]] == [laid["table"]]
    other = server.guest("anna")
    assert server.ask("POST", "/api/account", {"name": "ANNA", "password": "other words"}, other)[0] == 409
    for name, password in (("Anna", "mud and reed"), ("Nobody", "mud and reeds"), ("", "mud and reeds")):
        status, answer = server.ask("POST", "/api/login", {"name": name, "password": password}, Origin=server.url)
        assert status == 401 and answer["error"]["text"] == "The name or the password is wrong.", answer
    for password in ("short", "x" * 201, "with\nlines and more", 12345678, None):
        assert server.ask("POST", "/api/account", {"name": "Other", "password": password}, other)[0] == 400, password


def another_password_ends_every_session(server):
    _, first = account(server, "Bob", "first words")
    second = session(server.must("POST", "/api/login", {"name": "Bob", "password": "first words"}, Origin=server.url))
    at = table(server, [first], ["open", "bot:greedy"])
    wire = talk(server, at, second)
    assert server.ask("POST", "/api/password", {"old": "wrong words", "password": "second words"}, first)[0] == 403
    assert lives(server, second)
    third = session(server.must("POST", "/api/password", {"old": "first words", "password": secret("second words")}, first))
    assert "password was changed" in closes(wire)
    assert [lives(server, token) for token in (first, second, third)] == [False, False, True]
    assert server.ask("POST", "/api/login", {"name": "Bob", "password": "first words"}, Origin=server.url)[0] == 401
    guest = server.guest("Guest")
    assert server.ask("POST", "/api/password", {"old": "no words yet", "password": "second words"}, guest)[0] == 409


def one_logs_out_here_or_everywhere(server):
    _, first = account(server, "Cleo", "long words")
    second = session(server.must("POST", "/api/login", {"name": "Cleo", "password": "long words"}, Origin=server.url))
    third = session(server.must("POST", "/api/login", {"name": "Cleo", "password": "long words"}, Origin=server.url))
    at = table(server, [first], ["open", "bot:greedy"])
    wires = [talk(server, at, token) for token in (first, second)]
    server.must("POST", "/api/leave", {}, first)
    assert "logged out" in closes(wires[0])
    assert [lives(server, token) for token in (first, second, third)] == [False, True, True]
    server.must("POST", "/api/leave", {"everywhere": True}, third)
    assert "logged out" in closes(wires[1])
    assert [lives(server, token) for token in (second, third)] == [False, False]


def reset(server, name, *more):
    return subprocess.run([lizardry, "serve", "--reset", name, "--data", server.folder, *more], capture_output=True, text=True,
                          timeout=PATIENCE)


def a_lost_password_is_reset_by_the_operator(server):
    _, token = account(server, "Dora", "lost words")
    old = word_of(reset(server, "dora").stdout, "reset")
    assert pathlib.Path(server.folder, "lizardry.db-wal").exists(), "another process has taken the log away"
    said = reset(server, "DORA", "--url", "https://games.example.org").stdout
    assert said.startswith("https://games.example.org/#reset="), said
    word = word_of(said, "reset")
    assert server.ask("POST", "/api/reset", {"word": old, "password": "found words"}, Origin=server.url)[0] == 410
    assert server.ask("POST", "/api/reset", {"word": word, "password": "short"}, Origin=server.url)[0] == 400
    assert lives(server, token)
    new = session(server.must("POST", "/api/reset", {"word": word, "password": secret("found words")}, Origin=server.url))
    assert lives(server, new) and not lives(server, token)
    assert server.ask("POST", "/api/reset", {"word": word, "password": "found words"}, Origin=server.url)[0] == 410
    server.must("POST", "/api/login", {"name": "Dora", "password": "found words"}, Origin=server.url)
    server.kill()  # the command needs no server
    word = word_of(reset(server, "Dora").stdout, "reset")
    server.begin()
    server.must("POST", "/api/reset", {"word": word, "password": "found words"}, Origin=server.url)
    for name, more, words in (("Nobody", (), "nobody has an account"), ("Dora", ("--data", server.folder + "/x"), "no server has kept")):
        done = reset(server, name, *more)
        assert done.returncode == 1 and words in done.stderr, done.stderr


def chained(answer):
    """The words of an audit, once every mark is seen to follow from the one before."""
    mark = ""
    for n, row in enumerate(answer["audit"], 1):
        text = f"{mark}\n{answer['chain']} {n} {row['at']} {row['who']}\n{row['words']}"
        mark = hashlib.blake2b(text.encode(), digest_size=32).hexdigest()
        assert (row["n"], row["mark"]) == (n, mark), row
    return [row["words"] for row in answer["audit"]]


def the_first_who_opens_the_link_is_the_operator(server):
    old = word_of(server.process.stdout.readline(), "operator")
    server.kill()
    server.begin()
    word = word_of(server.process.stdout.readline(), "operator")
    anna, eve = server.guest("Anna"), server.guest("Eve")
    for wrong in (old, word[:-1], "", None, 7):
        assert server.ask("POST", "/api/operator", {"word": wrong}, anna)[0] == 410, wrong
    assert server.ask("GET", "/api/audit", token=anna)[0] == 403
    assert server.must("POST", "/api/operator", {"word": word}, anna)["operator"]
    assert server.ask("POST", "/api/operator", {"word": word}, eve)[0] == 410
    assert server.ask("GET", "/api/audit", token=eve)[0] == 403
    words = chained(server.must("GET", "/api/audit", token=anna))
    assert "is the operator" in words[-1] and "new password was made for the account" in words[0], words
    server.kill(signal.SIGTERM)
    assert "operator=" not in server.process.stdout.read()
    server.begin()
    server.kill(signal.SIGTERM)
    assert "operator=" not in server.process.stdout.read(), "a server that has an operator prints a link"
    server.begin()


def a_code_of_two_words_invites(server):
    anna, bob, eve = (server.guest(name) for name in ("Anna", "Bob", "Eve"))
    laid = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"]}, anna)
    at = f"/api/tables/{laid['table']}"
    assert server.ask("POST", at + "/code", {}, eve)[0] == 404
    old = server.must("POST", at + "/code", {}, anna)["code"]
    code = server.must("POST", at + "/code", {}, anna)["code"]
    assert re.fullmatch("[a-z]+-[a-z]+", code), code
    assert server.ask("GET", at, token=bob)[0] == 404
    assert server.must("POST", "/api/invited", {"code": f" {code.replace('-', ' ').upper()} "}, bob)["table"] == laid["table"]
    assert server.ask("POST", at + "/code", {}, bob)[0] == 403
    assert server.must("GET", at, token=bob)["code"] == code, "who may sit down may tell others how"
    for wrong in {"code": old}, {"code": code + "s"}, {"code": ""}, {"code": 7}, {"invite": laid["invite"][1:]}, {}:
        assert server.ask("POST", "/api/invited", wrong, eve)[0] == 404, wrong
    server.must("POST", at + "/join", {}, bob)
    server.must("POST", at + "/start", {}, anna)
    assert server.ask("POST", "/api/invited", {"code": code}, eve)[0] == 404, "the match has begun"
    assert "code" not in server.must("GET", at, token=bob)


def a_session_goes_to_another_device(server):
    anna = server.guest("Anna")
    old = word_of(server.must("POST", "/api/device", {}, anna)["link"], "device")
    word = word_of(server.must("POST", "/api/device", {}, anna)["link"], "device")
    assert server.ask("POST", "/api/arrive", {"word": old}, Origin=server.url)[0] == 410
    other = session(server.must("POST", "/api/arrive", {"word": word}, Origin=server.url))
    assert server.ask("POST", "/api/arrive", {"word": word}, Origin=server.url)[0] == 410
    assert server.ask("POST", "/api/operator", {"word": word}, anna)[0] == 410
    assert server.must("GET", "/api/me", token=other) == server.must("GET", "/api/me", token=anna)
    at = table(server, [anna], ["open", "bot:greedy"])
    first, second = talk(server, at, anna), talk(server, at, other)
    for wire in first, second:
        assert heard(wire, "hello")["seat"] == 0
    asked = heard(first, "decision")
    first.send(json.dumps({"id": "a", "move": asked["asks"]["moves"][0], "decision": asked["decision"]}))
    assert heard(first, "re")["ok"]
    n = entries(second)[0]
    third = Wire(f"{server.url}/api/tables/{at}/talk?resume={n - 1}", other)
    third.socket.settimeout(SOON)
    assert entries(third)[0] == n  # each has its own place in the log


def heard(wire, word):
    """The next message that has the word."""
    while True:
        message = json.loads(wire.receive())
        if word in message:
            return message


def entries(wire):
    while True:
        numbers = [entry[0] for entry in heard(wire, "news")["news"]]
        if numbers:
            return numbers


def a_seat_is_handed_on(server):
    anna, bob, cleo, eve = (server.guest(name) for name in ("Anna", "Bob", "Cleo", "Eve"))
    at = table(server, [anna, bob])
    offer = f"/api/tables/{at}/offer"
    wires = [talk(server, at, token) for token in (anna, bob)]
    for wire in wires:
        heard(wire, "decision")
    for token, body, status in ((bob, {"seat": 0}, 403), (eve, {"seat": 1}, 404), (anna, {"seat": 2}, 400), (anna, {}, 400),
                                (anna, {"seat": -1}, 400), (anna, {"seat": 1, "bots": "nobody"}, 400)):
        assert server.ask("POST", offer, body, token)[0] == status, body
    link = server.must("POST", offer, {"seat": 1, "bots": "greedy"}, anna)["link"]
    assert "Somebody else has this seat now." in closes(wires[1])
    assert heard(wires[0], "seats")["seats"][1] == {"name": "greedy", "side": 1, "bot": True}
    assert server.ask("GET", f"/api/tables/{at}/talk", token=bob, Upgrade="websocket", Connection="Upgrade")[0] == 404
    assert server.must("GET", "/api/mine", token=bob)["tables"] == []
    old, word = word_of(link, "takeover"), word_of(server.must("POST", offer, {"seat": 1}, anna)["link"], "takeover")
    assert server.ask("POST", "/api/takeover", {"word": old}, cleo)[0] == 410
    assert server.ask("POST", "/api/takeover", {"word": word}, anna)[0] == 409, "anna sits there already"
    assert server.must("POST", "/api/takeover", {"word": word}, cleo)["seats"][1] == {"name": "Cleo", "me": True}
    assert server.ask("POST", "/api/takeover", {"word": word}, eve)[0] == 410
    assert heard(wires[0], "seats")["seats"][1] == {"name": "Cleo", "side": 1}
    assert heard(talk(server, at, cleo), "hello")["seat"] == 1
    words = chained(server.must("GET", f"/api/tables/{at}/audit", token=cleo))
    assert words == ["The match was dealt.", "Seat #1 was given to a bot; a link was made that hands it on.",
                     "Seat #1 is a bot's; a link was made that hands it on.", "Seat #1 was taken over by its link."], words
    assert server.ask("GET", f"/api/tables/{at}/audit", token=eve)[0] == 404
    for said in ({"id": "h1", "pause": "tea"}, {"id": "h1", "pause": "tea"}, {"id": "h2", "go_on": True}):
        server.must("POST", f"/api/tables/{at}/say", said, anna)
        server.must("POST", f"/api/tables/{at}/say", said, cleo)  # not hers to do
    words = chained(server.must("GET", f"/api/tables/{at}/audit", token=cleo))[4:]
    assert words == ["The match was paused: tea", "The match went on."], words
    server.kill()
    server.begin()
    assert heard(talk(server, at, cleo), "hello")["seats"][1]["name"] == "Cleo"
    assert server.ask("GET", f"/api/tables/{at}", token=bob)[0] == 404


def nothing_secret_is_kept_or_said(server):
    """In no file of the server's and no line that it printed."""
    assert len(SECRETS) > 10
    server.kill()
    kept = b"".join(path.read_bytes() for path in pathlib.Path(server.folder).iterdir()) + server.printed()
    server.begin()
    assert b"argon2id$v=19$m=19456,t=2,p=1$" in kept
    for text in SECRETS:
        assert text.encode() not in kept, text


def what_the_host_does_with_the_clock_is_written_down(server):
    """Once, though it was sent twice; and what was refused is not."""
    anna, bob = server.guest("Anna"), server.guest("Bob")
    laid = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"], "house": ["clock=live"]}, anna)
    at = f"/api/tables/{laid['table']}"
    server.must("POST", at + "/join", {"invite": laid["invite"]}, bob)
    server.must("POST", at + "/start", {}, anna)
    for who, message, good in ((bob, {"pause": "no"}, False), (anna, {"pause": "dinner"}, True), (anna, {"pause": "dinner"}, True),
                               (anna, {"go_on": True}, True), (anna, {"extend": 30}, True), (anna, {"extend": 0}, False)):
        answer, = server.must("POST", at + "/say", {"id": json.dumps(message), **message}, who)
        assert ("ok" in answer) == good, (message, answer)
    rows = server.must("GET", at + "/audit", token=bob)["audit"]
    assert [(row["who"], row["words"]) for row in rows] == [("host", "The match was dealt."), ("host", "The match was paused: dinner"), ("host", "The match went on."),
                                                            ("host", "No clock runs out within 30 minutes.")], rows


def a_link_leads_another_device_to_the_seat(server):
    anna, eve = server.guest("Anna"), server.guest("Eve")
    table = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"]}, anna)["table"]
    link = server.must("POST", "/api/device", {"table": table}, anna)["link"]
    head, word = link.split("#device=")
    secret(word)
    assert head == f"{server.url}/table/{table}", link
    token = server.must("POST", "/api/arrive", {"word": word}, Origin=server.url)["token"]
    assert server.must("GET", f"/api/tables/{table}", token=token)["seats"][0]["me"]
    for body in ({"table": table}, {"table": 1}, {"table": "x"}):
        assert server.ask("POST", "/api/device", body, eve)[0] == 404, body


def invitations_lead_to_where_others_reach_the_server(server):
    answer = server.must("GET", "/api/addresses", token=server.guest("Anna"))
    assert answer["url"] == server.url and answer["near"] == [] and answer["alone"] and "--listen" in answer["hint"], answer
    with tempfile.TemporaryDirectory() as folder:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        known = Server(lizardry, folder, "--url", "https://games.example.org", port=port)
        token = known.must("POST", "/api/guest", {"name": "Anna"}, Origin="https://games.example.org")["token"]
        answer = known.must("GET", "/api/addresses", token=token)
        assert answer == {"url": "https://games.example.org", "near": []}, answer
        known.kill()


cases = [a_guest_becomes_an_account_and_keeps_everything, another_password_ends_every_session, one_logs_out_here_or_everywhere,
         a_lost_password_is_reset_by_the_operator, the_first_who_opens_the_link_is_the_operator,
         a_code_of_two_words_invites, a_session_goes_to_another_device, a_seat_is_handed_on,
         what_the_host_does_with_the_clock_is_written_down, a_link_leads_another_device_to_the_seat,
         invitations_lead_to_where_others_reach_the_server, nothing_secret_is_kept_or_said]
sys.exit(tap(cases, lizardry, "--limits", "logins=1000"))
