#!/usr/bin/env python3
"""post.py LIZARDRY SOURCE: people who are away are mailed, once, whatever happens to the server or to its provider. TAP."""
import email
import email.policy
import json
import logging
import re
import signal
import sqlite3
import sys
import tempfile
import time
import warnings

warnings.simplefilter("ignore")
logging.disable(logging.CRITICAL)
from serve import Wire, lay, lizardry, source, talk  # noqa: E402
from served import PATIENCE, Server, tap  # noqa: E402

sys.path.insert(0, str(source / "tests/mailbox"))
from rig import Rig  # noqa: E402

rig = Rig()
BOX = rig.box(after=0, again=1, rate=6000, imap=None)


def until(what):
    end = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.02)
    return found


def mails(to):
    return [raw for _, rcpt, raw in rig.handler.taken if rcpt == [to]]


def read(raw):
    return email.message_from_bytes(raw, policy=email.policy.default)


def words(mail):
    return mail.get_body(preferencelist=("plain",)).get_content().replace("\r\n", "\n")


def rows(server, sql):
    with sqlite3.connect(f"file:{server.folder}/lizardry.db?mode=ro", uri=True) as base:
        return base.execute(sql).fetchall()


def nothing_more(server, to, number):
    """All that waits has been seen to, and no mail more has gone there."""
    until(lambda: not rows(server, "SELECT 1 FROM mail m JOIN address a ON a.person = m.person WHERE m.state = 0 AND a.state = (m.match <> 0)"))
    assert len(mails(to)) == number, (to, [read(raw)["Subject"] for raw in mails(to)])


def me(server, token):
    return server.must("GET", "/api/me", token=token)["mail"]


def give(server, token, address):
    """An address, confirmed by the word of the mail that it got."""
    before = len(mails(address))
    server.must("POST", "/api/address", {"address": address}, token)
    until(lambda: len(mails(address)) > before)
    word = re.search(r"#address=([0-9a-f]{64})", words(read(mails(address)[-1])))[1]
    server.must("POST", "/api/address/right", {"word": word}, Origin=server.url)
    return word


def ask(server, token, target=20):
    """A table against a bot, where this one is asked as soon as it is dealt."""
    plan = {"game": "pig", "places": ["open", "bot:greedy"], "options": [f"target={target}"]}
    table = server.must("POST", "/api/tables", plan, token)["table"]
    server.must("POST", f"/api/tables/{table}/start", {}, token)
    return table


def move(server, token, table, words):
    return server.must("POST", f"/api/tables/{table}/say", json.dumps({"id": words + str(time.monotonic()), "move": words}).encode(), token)


def an_address_must_answer(server):
    anna = server.guest("Anna the Secret")
    assert me(server, anna) == {}
    for wrong in "anna", "a@b@c", "a@b\r\nBcc: x@y", "<a@b>", 7, None:
        status, answer = server.ask("POST", "/api/address", {"address": wrong}, anna)
        assert status == 400 and answer["error"]["code"] == "address", (wrong, answer)
    server.must("POST", "/api/address", {"address": "anna@example.net"}, anna)
    assert me(server, anna) == {"address": "anna@example.net", "state": "asked"}
    raw = until(lambda: mails("anna@example.net"))[0]
    mail = read(raw)
    assert raw.startswith(b"To: <anna@example.net>\r\n") and mail["Auto-Submitted"] == "auto-generated" and b"Anna" not in raw, raw
    word = re.search(r"#address=([0-9a-f]{64})", words(mail))[1]
    assert server.ask("POST", "/api/address/right", {"word": "0" * 64}, Origin=server.url)[0] == 410
    server.must("POST", "/api/address/right", {"word": word}, Origin=server.url)
    assert me(server, anna)["state"] == "good"
    assert server.ask("POST", "/api/address/right", {"word": word}, Origin=server.url)[0] == 410, "good once"
    server.must("POST", "/api/address", {"address": ""}, anna)
    assert me(server, anna) == {}


def the_mail_tells_what_the_seat_sees(server):
    tokens, table = lay(server, {"game": "conspiracy", "places": ["open", "open"]}, 2)
    addresses = ["left@example.net", "right@example.net"]
    for token, address in zip(tokens, addresses):
        give(server, token, address)
    awaited = next(m for m in talk(server, tokens[0], table, {"ping": 1}) if "awaits" in m)["awaits"][0]
    other = 1 - awaited
    # whoever is asked plays until it is the other's turn, who is away
    while True:
        heard = talk(server, tokens[awaited], table, {"ping": 1})
        decision = [m for m in heard if m.get("decision")]
        if not decision:
            break
        move(server, tokens[awaited], table, decision[-1]["asks"]["moves"][-1])
    raw = until(lambda: mails(addresses[other])[1:])[0]
    mail, text = read(raw), words(read(raw))
    seen = talk(server, tokens[other], table, {"table": True})
    shown = next(m["table"] for m in seen if "re" in m)
    moves = next(m for m in seen if m.get("decision"))["asks"]["moves"]
    assert shown.strip() in text.replace("\r\n", "\n"), (shown, text)
    assert all(words in text for words in moves), (moves, text)
    assert f"/t/{table}" in text and mail["Message-ID"].startswith(f"<{table}.{other}."), mail["Message-ID"]
    assert all(len(line) <= 76 for line in raw.split(b"\r\n")), "lines within 76"
    assert max(map(len, text.splitlines())) < 100
    nothing_more(server, addresses[other], 2)
    move(server, tokens[other], table, moves[0])
    nothing_more(server, addresses[other], 2)  # who has just moved knows what is asked


def one_mail_for_an_absence(server):
    token = server.guest("Hans")
    give(server, token, "hans@example.net")
    table = ask(server, token, 100)
    until(lambda: len(mails("hans@example.net")) == 2)
    wire = Wire(f"{server.url}/api/tables/{table}/talk", token)  # whoever is there sees what is asked
    asked, turns = None, 0
    while turns < 3:
        message = json.loads(wire.receive())
        if message.get("decision"):
            moves = message["asks"]["moves"]
            turns += moves == ["roll"]
            wire.send(json.dumps({"id": str(message["decision"]), "decision": message["decision"], "move": moves[-1]}))
    wire.socket.close()
    nothing_more(server, "hans@example.net", 2)
    for _ in range(100):  # away again: as soon as it is his turn anew
        if len(mails("hans@example.net")) > 2:
            break
        server.ask("POST", f"/api/tables/{table}/say", {"move": "hold"}, token)
        server.ask("POST", f"/api/tables/{table}/say", {"move": "roll"}, token)
        time.sleep(0.05)
    assert len(mails("hans@example.net")) > 2, "nothing came"
    # one is out, or he has acted since and is still asked
    until(lambda: rows(server, f"SELECT state FROM mail WHERE match = {table} AND state < 2") in ([(1,)], []))


def a_provider_that_is_away(server):
    token = server.guest("Carl")
    give(server, token, "carl@example.net")
    rig.handler.refusals = {"carl@example.net": "451 Later"}
    table = ask(server, token)
    until(lambda: rows(server, f"SELECT 1 FROM mail WHERE match = {table} AND tries > 0 AND state = 0"))
    assert server.kill() is not None
    rig.handler.refusals = {}
    server.begin()
    until(lambda: len(mails("carl@example.net")) == 2)
    nothing_more(server, "carl@example.net", 2)
    assert rows(server, f"SELECT state, bytes FROM mail WHERE match = {table}") == [(1, "")]


def killed_between_sending_and_writing(server):
    token = server.guest("Dora")
    give(server, token, "dora@example.net")
    taken = rig.handler.handle_DATA
    async def dies(smtp, session, envelope):
        answer = await taken(smtp, session, envelope)
        if envelope.rcpt_tos == ["dora@example.net"]:
            server.kill()
            rig.handler.handle_DATA = taken
        return answer
    rig.handler.handle_DATA = dies
    table = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "bot:greedy"], "options": ["target=20"]}, token)["table"]
    try:
        server.must("POST", f"/api/tables/{table}/start", {}, token)
    except OSError:
        pass
    until(lambda: len(mails("dora@example.net")) == 2)
    server.process.wait(PATIENCE)
    server.begin()
    until(lambda: len(mails("dora@example.net")) == 3)
    nothing_more(server, "dora@example.net", 3)
    first, second = mails("dora@example.net")[1:]
    assert first == second, "the same mail, byte for byte"


def an_address_that_is_refused(server):
    token = server.guest("Emil")
    give(server, token, "emil@example.net")
    rig.handler.refusals = {"emil@example.net": "550 No such user"}
    table = ask(server, token)
    until(lambda: me(server, token)["state"] == "refused")
    assert rows(server, f"SELECT state, words FROM mail WHERE match = {table}") == [(3, "the server says: 550 No such user")]
    rig.handler.refusals = {}
    nothing_more(server, "emil@example.net", 1)


def who_takes_the_address_away_is_not_mailed(server):
    token = server.guest("Fritz")
    give(server, token, "fritz@example.net")
    rig.handler.refusals = {"fritz@example.net": "451 Later"}
    table = ask(server, token)
    until(lambda: rows(server, f"SELECT 1 FROM mail WHERE match = {table} AND tries > 0"))
    server.must("POST", "/api/address", {"address": ""}, token)
    rig.handler.refusals = {}
    nothing_more(server, "fritz@example.net", 1)
    assert rows(server, f"SELECT state FROM mail WHERE match = {table}") == [(4,)]


def we_are_denied(server):
    token = server.guest("Greta")
    rig.handler.refusals = {"MAIL": "550 Not your address"}
    server.must("POST", "/api/address", {"address": "greta@example.net"}, token)
    until(lambda: b"no mail can be sent" in server.printed())
    assert b"swordfish" not in server.printed()
    rig.handler.refusals = {}
    until(lambda: mails("greta@example.net"))
    assert me(server, token)["state"] == "asked"


def without_a_mailbox(server):
    with tempfile.TemporaryDirectory() as folder:
        plain = Server(lizardry, folder)
        try:
            token = plain.guest("Anna")
            assert "mail" not in plain.must("GET", "/api/me", token=token)
            assert plain.ask("POST", "/api/address", {"address": "a@b"}, token)[0] == 404
        finally:
            assert plain.kill(signal.SIGTERM) == 0


cases = [an_address_must_answer, the_mail_tells_what_the_seat_sees, one_mail_for_an_absence, a_provider_that_is_away,
         killed_between_sending_and_writing, an_address_that_is_refused, who_takes_the_address_away_is_not_mailed,
         we_are_denied, without_a_mailbox]
if __name__ == "__main__":
    try:
        code = tap(cases, lizardry, "--mail", str(BOX), "--limits", "addresses=100")
    finally:
        rig.close()
    sys.exit(code)
