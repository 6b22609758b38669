#!/usr/bin/env python3
"""desk.py LIZARDRY SOURCE: `lizardry post`, an operator's look at the mails of a server that runs, and a hand on them. TAP."""
import socketserver
import subprocess
import sys
import tempfile
import threading

from answered import BOX, begin, handled, last, lizardry, mails, me, read, rig, rows, tap, until, words, write
from post import ask, give
from served import Server


def post(server, *words, code=0):
    said = subprocess.run([lizardry, "post", *words, "--data", server.folder], capture_output=True, text=True)
    assert said.returncode == code, said
    return said.stdout + said.stderr


def mailed(server, *words, code=0):
    return post(server, *words, "--mail", str(BOX), "--url", server.url, code=code)


def all_is_well(server):
    handled(server)
    until(lambda: "Sending: well\nCollecting: well\n0 wait, " in post(server))
    assert "given up:" not in post(server) and "held" not in post(server)


def what_was_given_up_is_sent_again(server):
    token = server.guest("Emil")
    give(server, token, "emil@example.net")
    rig.handler.refusals = {"emil@example.net": "550 No such user"}
    table = ask(server, token)
    until(lambda: me(server, token)["state"] == "refused")
    rig.handler.refusals = {}
    said = post(server)
    number = rows(server, f"SELECT id FROM mail WHERE match = {table}")[0][0]
    assert f"{number}  given up " in said and f"table {table} seat 1  emil@example.net (mail came back)" in said, said
    assert "550 No such user" in said and "Addresses from which mail came back:\n  emil@example.net" in said, said
    assert "no mail of that number" in post(server, "resend", str(number + 1000), code=1)
    before = len(mails("emil@example.net"))
    assert "tried again" in post(server, "resend", str(number))
    server.kill()  # it looks once in a minute, and at once when it starts
    server.begin()
    mail = last("emil@example.net", before + 1)
    assert "Pig: it is your move" == mail["Subject"] and me(server, token)["state"] == "good"
    assert "no mail of that number" in post(server, "resend", str(number), code=1)


def held_until_released(server):
    token = server.guest("Hilda")
    give(server, token, "hilda@example.net")
    assert "nothing leaves" in post(server, "hold")
    table = ask(server, token)
    until(lambda: rows(server, f"SELECT 1 FROM mail WHERE match = {table}"))
    other = server.guest("Ines")
    server.must("POST", "/api/address", {"address": "ines@example.net"}, other)  # the office is woken by it
    until(lambda: "hilda@example.net (held)" in post(server))
    assert "All mails are held" in post(server) and len(mails("hilda@example.net")) == 1 and not mails("ines@example.net")
    post(server, "release")
    server.kill()
    server.begin()
    last("hilda@example.net", 2)
    last("ines@example.net", 1)


def a_mail_that_is_held_is_listed(server):
    token, address, table = begin(server, "Jana")
    mail = last(address, 2)
    write(mail, ["roll"], "elsewhere@example.com")
    last(address, 3)
    said = post(server)
    assert f"Mails from other addresses, of which the owner of the seat is asked:\n  table {table} seat 1, came " in said, said
    secret = mail["Message-ID"].split(".")[3].partition("@")[0]
    assert secret not in said and "swordfish" not in said


def another_address_for_a_seat(server):
    token, address, table = begin(server, "Karla")
    mail = last(address, 2)
    assert "say --mail" in post(server, "address", str(table), "1", "karla@new.example", code=1)
    assert "nobody sits there" in mailed(server, "address", str(table), "9", "karla@new.example", code=1)
    assert "an address is" in mailed(server, "address", str(table), "1", "karla at new", code=1)
    assert "is asked" in mailed(server, "address", str(table), "1", "karla@new.example")
    server.kill()
    server.begin()
    question = last("karla@new.example", 1)
    assert "Karla" not in words(question) and "Pig" not in words(question)
    write(mail, ["roll"], address)  # neither of the two is good
    handled(server)
    assert len(mails(address)) == 2
    write(question, [""], "karla@new.example")
    last("karla@new.example", 2)
    assert me(server, token) == {"address": "karla@new.example", "state": "good"}
    write(mail, ["STATUS"], "karla@new.example")
    last("karla@new.example", 3)


def a_list_of_players(server):
    host = server.guest("Hostess")
    plan = {"game": "pig", "places": ["open", "open"]}
    table = server.must("POST", "/api/tables", plan, host)["table"]
    assert "nobody can be called so" in mailed(server, "invite", str(table), "lena@example.net", "bot:easy", code=1)
    assert "is asked" in mailed(server, "invite", str(table), "lena@example.net", "Lena; $(reboot)")
    server.kill()
    server.begin()
    question = last("lena@example.net", 1)
    assert not rows(server, f"SELECT 1 FROM seat WHERE match = {table} AND seat = 1")
    write(question, ["yes"], "lena@example.net")
    assert "You have seat #2 at a table of Pig" in words(last("lena@example.net", 2))
    assert rows(server, f"SELECT name FROM seat WHERE match = {table} AND seat = 1") == [("Lena; $(reboot)",)]


class Denies(socketserver.StreamRequestHandler):
    """A mail server that takes no password of ours any more."""

    def handle(self):
        self.wfile.write(b"* OK [CAPABILITY IMAP4rev1] here\r\n")
        for line in self.rfile:
            name, word = line.split()[:2]
            said = b"OK" if word in (b"CAPABILITY", b"LOGOUT") else b"NO [AUTHENTICATIONFAILED]"
            more = b"* CAPABILITY IMAP4rev1\r\n" if word == b"CAPABILITY" else b""
            self.wfile.write(more + name + b" " + said + b" done\r\n")


def hosts_hear_of_a_mailbox_that_fails(server):
    with tempfile.TemporaryDirectory() as folder, socketserver.ThreadingTCPServer(("127.0.0.1", 0), Denies) as denies:
        denies.daemon_threads = True
        threading.Thread(target=denies.serve_forever, daemon=True).start()
        box = rig.box(file="fails", after=0, again=1, rate=6000, poll=0, imap=f"imap://127.0.0.1:{denies.server_address[1]}")
        own = Server(lizardry, folder, "--mail", str(box))
        try:
            token = own.guest("Olga")
            give(own, token, "olga@example.net")
            ask(own, token)
            told = until(lambda: [raw for raw in mails("olga@example.net") if b"The mailbox of your tables" in raw])
            assert "cannot be read" in words(read(told[0])) and len(told) == 1
            said = post(own)
            assert "Collecting: mail cannot be collected: " in said and ", since 20" in said, said
        finally:
            own.kill()
            denies.shutdown()


cases = [all_is_well, what_was_given_up_is_sent_again, held_until_released, a_mail_that_is_held_is_listed, another_address_for_a_seat,
         a_list_of_players, hosts_hear_of_a_mailbox_that_fails]
if __name__ == "__main__":
    try:
        code = tap(cases, lizardry, "--mail", str(BOX), "--limits", "addresses=100")
    finally:
        rig.close()
    sys.exit(code)
