#!/usr/bin/env python3
"""newcomers.py LIZARDRY SOURCE: an address must answer before anything but one question goes there, whether it asks for a seat with
JOIN, was given on the page, or is the one to which somebody moves. TAP."""
import re
import sys

from answered import BOX, handled, last, lizardry, mails, me, rig, rows, tap, until, whole, words, write
from answered import begin as begin_alone


def lay(server, token, *more):
    plan = {"game": "pig", "places": ["open", "open", *more], "options": ["target=100"]}
    table = server.must("POST", "/api/tables", plan, token)["table"]
    return table, server.must("POST", f"/api/tables/{table}/code", {}, token)["code"]


def seats(server, table):
    return dict(rows(server, f"SELECT seat, name FROM seat WHERE match = {table}"))


def asked(server, address):
    """A mail may be on its way yet; the row of who is asked is not."""
    return mails(address) or rows(server, f"SELECT 1 FROM address WHERE address = '{address}'")


def joins(server):
    host = server.guest("Hosta")
    table, code = lay(server, host)
    write(None, ["Hello,", f"JOIN {code.upper().replace('-', ' ')}"], "otto@example.net")
    question = last("otto@example.net", 1)
    raw = mails("otto@example.net")[0]
    assert "answer this mail" in words(question) and question["Auto-Submitted"] == "auto-generated", words(question)
    assert b"Hosta" not in raw and b"Pig" not in raw and code.encode() not in raw, "a stranger learns nothing of the table"
    assert seats(server, table) == {0: "Hosta"}, "a From alone takes no seat"
    write(question, ["yes"], "somebody@example.com")  # whoever has the mail is not yet its owner
    write(question, ["yes"], "otto@example.net", Auto_Submitted="auto-replied")
    handled(server)
    assert seats(server, table) == {0: "Hosta"} and not mails("somebody@example.com")
    raw = write(question, ["NAME Otto der Lurch", "", "> NAME Quoted"], "otto@example.net")
    answer = last("otto@example.net", 2)
    assert "You have seat #2 at a table of Pig" in words(answer), words(answer)
    assert seats(server, table) == {0: "Hosta", 1: "Otto der Lurch"}
    rig.deliver(raw)
    write(question, ["NAME Nobody"], "otto@example.net")  # good once
    assert "which table" in words(last("otto@example.net", 3)) and seats(server, table)[1] == "Otto der Lurch"
    server.must("POST", f"/api/tables/{table}/word", {"word": "newt"}, host)
    until(lambda: server.ask("POST", f"/api/tables/{table}/start", {}, host)[0] != 425)
    while len(mails("otto@example.net")) == 3:  # it is his turn some time
        for move in "roll", "hold":
            server.ask("POST", f"/api/tables/{table}/say", {"move": move}, host)
    mail = last("otto@example.net", 4)
    assert "Pig: it is your move" == mail["Subject"] and "example.net" not in words(mail)
    write(mail, ["1"], "otto@example.net")
    last("otto@example.net", 5)
    assert " mail " in whole(server, table)


def two_at_once(server):
    """Who has said no name is called by the seat; the third of two finds no seat."""
    host = server.guest("Hostb")
    plan = {"game": "pig", "places": ["open"] * 3}
    table = server.must("POST", "/api/tables", plan, host)["table"]
    code = server.must("POST", f"/api/tables/{table}/code", {}, host)["code"]
    for name in "pa", "pb", "pc":
        write(None, [], f"{name}@example.net", id=f"<{name}@example.net>")
        write(None, ["JOIN " + code], f"{name}@example.net")
    questions = [last(f"{name}@example.net", 1) for name in ("pa", "pb", "pc")]
    for name, question in zip(("pa", "pb", "pc"), questions):
        write(question, [""], f"{name}@example.net")
    told = [words(last(f"{name}@example.net", 2)) for name in ("pa", "pb", "pc")]
    assert sorted(seats(server, table).values()) == ["Hostb", "Player 2", "Player 3"]
    assert sum("All seats of that table are taken" in text for text in told) == 1, told
    write(None, ["JOIN " + code], "pa@example.net")  # known by now: it is asked all the same
    write(last("pa@example.net", 3), ["ok"], "pa@example.net")
    text = words(last("pa@example.net", 4))
    assert "You sit at that table already" in text or "All seats of that table are taken" in text, text


def codes_that_invite_nobody(server):
    write(None, ["JOIN no-where"], "stranger@example.net")
    handled(server)
    assert not asked(server, "stranger@example.net"), "who guesses hears nothing"
    token, address, table = begin_alone(server, "Ulla")
    last(address, 2)
    write(None, ["JOIN no-where"], address)
    assert "Nobody is invited by the code" in words(last(address, 3))


def questions_have_an_end(server):
    host = server.guest("Hostc")
    table, code = lay(server, host)
    for _ in range(5):
        write(None, ["JOIN " + code], "victim@example.net")
        handled(server)
    assert len(mails("victim@example.net")) == 3 and seats(server, table) == {0: "Hostc"}


def guesses_have_an_end(server):
    host = server.guest("Hostd")
    table, code = lay(server, host)
    for i in range(31):
        write(None, [f"JOIN no-where{'abcdefghijklmnopqrstuvwxyzabcdefghijk'[i]}"], f"guest{i}@example.net")
    handled(server)
    write(None, ["JOIN " + code], "late@example.net")
    handled(server)
    assert not asked(server, "late@example.net"), "the right one, after so many wrong ones"


def an_answer_confirms(server):
    """An address that was given on the page is right when it answers, too."""
    token = server.guest("Vera")
    server.must("POST", "/api/address", {"address": "vera@example.net"}, token)
    question = last("vera@example.net", 1)
    assert "answer this mail" in words(question) and me(server, token)["state"] == "asked"
    write(question, ["It is."], "mallory@example.com")
    handled(server)
    assert me(server, token)["state"] == "asked"
    write(question, ["It is."], "Vera@example.net")
    assert "You are mailed here" in words(last("vera@example.net", 2)) and me(server, token)["state"] == "good"


def an_address_that_moves(server):
    token, address, table = begin_alone(server, "Wanda")
    number, fresh = 2, "wanda@new.example.org"
    mail = last(address, 2)
    write(mail, ["ADDRESS " + fresh], address)
    question = last(address, number + 1)
    assert "elsewhere" in question["Subject"] and not mails(fresh) and me(server, token)["address"] == address
    write(question, ["ADDRESS " + fresh], fresh)  # the new one cannot answer for the old: it is held, and the old one asked
    last(address, number + 2)
    handled(server)
    assert not mails(fresh)
    write(question, ["ADDRESS " + fresh], address)
    assert "has been asked" in words(last(address, number + 3))
    asked = last(fresh, 1)
    assert me(server, token)["address"] == address and "Pig" not in words(asked) and "Wanda" not in words(asked)
    write(asked, ["yes"], address)
    handled(server)
    assert me(server, token)["address"] == address
    write(asked, ["yes"], fresh)
    assert "come to this address" in words(last(fresh, 2)) and "goes elsewhere now" in last(address, number + 4)["Subject"]
    assert me(server, token) == {"address": fresh, "state": "good"}
    handled(server)
    write(mail, ["STATUS"], fresh)
    last(fresh, 3)
    write(mail, ["roll"], address)  # the old one is anybody's now
    last(fresh, 4)
    assert len(mails(address)) == number + 4 and not re.search(" mail ", whole(server, table))


cases = [joins, two_at_once, codes_that_invite_nobody, questions_have_an_end, an_answer_confirms, an_address_that_moves, guesses_have_an_end]
if __name__ == "__main__":
    try:
        code = tap(cases, lizardry, "--mail", str(BOX), "--limits", "addresses=100")
    finally:
        rig.close()
    sys.exit(code)
