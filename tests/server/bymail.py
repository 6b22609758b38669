#!/usr/bin/env python3
"""bymail.py LIZARDRY SOURCE MAILS KILLS: matches in which all people play from their mailboxes: each knows only the mails that came
there. Every game but the one with sheets; the server is killed meanwhile. TAP."""
import random
import sys

from answered import BOX, moves_in, rig, words, write  # sets up the mailbox
from post import give, mails, read, rows, until
from serve import lizardry
from served import tap

MOST, KILLS = int(sys.argv[3]), int(sys.argv[4])


class Player:
    def __init__(self, server, name):
        self.token, self.address, self.seen, self.written = server.guest(name), f"{name.lower()}@example.net", 0, 0
        give(server, self.token, self.address)
        self.seen, self.known, self.copies = len(mails(self.address)), set(), 0

    def play(self, chance):
        """Answers what came; whether anything did."""
        new = [read(raw) for raw in mails(self.address)[self.seen:]]
        self.seen += len(new)
        asks = [mail for mail in new if "it is your move" in mail["Subject"] and mail["Message-ID"] not in self.known]
        self.copies += sum(mail["Message-ID"] in self.known for mail in new)
        self.known |= {mail["Message-ID"] for mail in new}
        assert self.copies <= KILLS, "a mail comes twice only where a kill left a doubt"
        if not asks:
            return bool(new)
        mail = asks[-1]
        text, moves = words(mail), moves_in(mail)
        assert "not done" not in text and "Not understood" not in text, text
        if not moves:  # talk: what the game takes is not a list
            write(mail, ["done"], self.address)
            return True
        number = chance.choice(sorted(number for number in moves if moves[number] != "resign"))
        write(mail, [chance.choice([number, moves[number]])], self.address)
        self.written += 1
        return True


def play(server, game, seats, options, seed):
    chance = random.Random(seed)
    people = [Player(server, f"{game}{seed}{i}") for i in range(seats)]
    laid = server.must("POST", "/api/tables", {"game": game, "places": ["open"] * seats, "options": options}, people[0].token)
    path = f"/api/tables/{laid['table']}"
    for person in people[1:]:
        server.must("POST", path + "/join", {"invite": laid["invite"]}, person.token)
    for person in people:
        server.must("POST", path + "/word", {"word": "newt"}, person.token)
    server.must("POST", path + "/start", {}, people[0].token)
    kills = 0

    def asked(mail):
        return "Nothing is asked of you" not in words(mail) and mail["Subject"] != "Is this your address?"

    def over():
        return rows(server, f"SELECT 1 FROM match WHERE id = {laid['table']} AND stage = 2")

    def waits():
        """For the clock of the game alone: nobody is asked anything."""
        return not rig.mails() and not rows(server, "SELECT 1 FROM mail WHERE state = 0 AND match > 0") and not any(
            person.play(chance) for person in people) and not any(asked(read(mails(person.address)[-1])) for person in people)

    while sum(person.written for person in people) < MOST and not over() and not waits():
        until(lambda: [person.play(chance) for person in people].count(True) or over() or waits())
        if kills < KILLS and chance.random() < KILLS / MOST:
            kills += 1
            server.kill()
            server.begin()
    until(lambda: not rig.mails())
    taken = "".join(row[0] for row in rows(server, f"SELECT bytes FROM act WHERE journal = (SELECT id FROM journal WHERE match = {laid['table']}) ORDER BY n"))
    by_mail = [line for line in taken.splitlines() if " mail " in line]
    assert len(by_mail) == sum(person.written for person in people), (len(by_mail), [person.written for person in people])


def conspiracy(server):
    play(server, "conspiracy", 2, [], 1)


def legends_as_partners(server):
    play(server, "legends", 4, [], 2)


def lies(server):
    play(server, "lies", 4, [], 3)


def newspeak(server):
    play(server, "newspeak", 3, ["preset=corr"], 4)


cases = [conspiracy, legends_as_partners, lies, newspeak]
if __name__ == "__main__":
    try:
        code = tap(cases, lizardry, "--mail", str(BOX), "--limits", "addresses=100")
    finally:
        rig.close()
    sys.exit(code)
