#!/usr/bin/env python3
"""answered.py LIZARDRY SOURCE: a table played from a mailbox. What is answered counts once, for whoever may act, at the time at which
it came; everybody else changes nothing. TAP."""
import email.message
import email.policy
import json
import logging
import re
import signal
import smtplib
import socket
import stat
import subprocess
import sys
import tempfile
import time
import warnings

warnings.simplefilter("ignore")
logging.disable(logging.CRITICAL)
from serve import lizardry, source, talk  # noqa: E402
from served import Server, tap  # noqa: E402

sys.path.insert(0, str(source / "tests/mailbox"))
from post import ask, give, mails, me, read, rig, rows, until, words  # noqa: E402

BOX = rig.box(file="polled", after=0, again=1, rate=6000, poll=0, answers=1000, lmtp="lmtp", trust="mx.example.org")
count = 0


def compose(to, lines, sender, **heads):
    """A mail that answers `to`."""
    global count
    count += 1
    mail = email.message.EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, "games@example.org", "Re: " + (to["Subject"] if to else "hello")
    mail["Message-ID"] = heads.pop("id", f"<{count}.{time.time_ns()}@mail.example.net>")
    if to is not None:
        mail["In-Reply-To"] = to["Message-ID"]
    for name, value in heads.items():
        mail[name.replace("_", "-")] = value
    mail.set_content("\n".join(lines) + "\n")
    return mail.as_bytes(policy=email.policy.SMTP)


def write(to, lines, sender, came=None, **heads):
    """The same, in the mailbox."""
    raw = compose(to, lines, sender, **heads)
    rig.deliver(raw, came=came)
    return raw


def handled(server):
    """All that is in the folder has been dealt with, and all that is sent is known to be."""
    until(lambda: not rig.mails())
    until(lambda: not rows(server, "SELECT 1 FROM mail m JOIN address a ON a.person = m.person WHERE m.state = 0 AND a.state = 1"))


def last(to, number):
    until(lambda: len(mails(to)) >= number)
    assert len(mails(to)) == number, [read(raw)["Subject"] for raw in mails(to)]
    return read(mails(to)[-1])


def at(server, token, table):
    """What is asked of the seat now, and its text table."""
    heard = talk(server, token, table, {"table": True})
    decision = [m for m in heard if "decision" in m]
    return decision[-1] if decision and decision[-1]["decision"] else None, next(m["table"] for m in heard if "re" in m)


def whole(server, table):
    return "".join(row[0] for row in rows(server, f"SELECT bytes FROM act WHERE journal = (SELECT id FROM journal WHERE match = {table}) ORDER BY n"))


def journal(server, table):
    """What came by mail; bots play on."""
    return [line for line in whole(server, table).splitlines() if " mail " in line]


def page_of(mail):
    """The same drawn: nothing in it is fetched, it fits, and no word that acts is in it."""
    page = mail.get_body(preferencelist=("html",)).get_content()
    assert len(page) < 100000 and "prefers-color-scheme:dark" in page, len(page)
    assert not re.findall(r"""src=["'](?!#)|url\((?!#)|@import|<script|<link""", page), "nothing in it is fetched"
    secret = mail["Message-ID"].strip("<>").partition("@")[0].split(".")[3]
    assert secret not in page + words(mail) + mail["Subject"], "the word acts"
    return page


def moves_in(mail):
    return dict(re.findall(r"^ {1,4}(\d+)  (.+)$", words(mail), re.M))


def begin(server, name, target=100):
    return begin_with(server, name, target)[:3]


def begin_with(server, name, target):
    token, address = server.guest(name), f"{name.lower()}@example.net"
    give(server, token, address)
    laid = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"], "options": [f"target={target}"]}, token)
    other, path = server.guest("Nobody"), f"/api/tables/{laid['table']}"
    server.must("POST", path + "/join", {"invite": laid["invite"]}, other)
    for one in token, other:
        server.must("POST", path + "/word", {"word": "newt"}, one)
    server.must("POST", path + "/start", {}, token)
    return token, address, laid["table"], other


def a_number_is_a_move(server):
    token, address, table = begin(server, "Anna")
    mail = last(address, 2)
    assert mail["List-Unsubscribe"].startswith("<mailto:games@example.org?subject=STOP&body=STOP%0D%0APASS%20"), mail.items()
    assert moves_in(mail) == {"1": "roll"}, words(mail)
    page = page_of(mail)
    assert re.search(r">1</div></td><td[^>]*>roll</td>", page) and f'<a href="{server.url}/t/{table}"' in page, page
    write(mail, ["Hello there,", "1", "", "Best, <b>Anna</b>", server.url + ".example.com/"], address)
    answer = last(address, 3)
    text = words(answer)
    assert ">Not understood</div>" in page_of(answer) and "Best, &lt;b&gt;Anna&lt;/b&gt;" in page_of(answer)
    assert server.url + ".example.com/" in page_of(answer) and f'href="{server.url}.' not in page_of(answer), "nobody else's address is a link"
    assert "Your mail:\n  roll\n" in text and "Not understood:\n  Hello there,\n  Best, <b>Anna</b>\n  " in text, text
    assert answer["Message-ID"] != mail["Message-ID"] and answer["Auto-Submitted"] == "auto-generated"
    assert len(journal(server, table)) == 1
    handled(server)
    assert len(rig.mails(folder="Lizardry")) == 1, "handled mails are moved, not deleted"
    if "it is your move" in answer["Subject"]:
        write(answer, ["hold"], address)
        last(address, 4)


def several_lines_are_several_moves(server):
    token, address, table = begin(server, "Berta")
    mail = last(address, 2)
    write(mail, ["roll", "roll", "roll", "hold", "roll"], address)
    text = words(last(address, 3))
    assert len(re.findall("^  roll$", text, re.M)) == 4 and ("not done" in text or "not tried" in text), text
    assert 1 <= len(journal(server, table)) <= 4


def the_same_mail_counts_once(server):
    token, address, table, other = begin_with(server, "Carla", 100)
    raw = write(last(address, 2), ["roll"], address)
    last(address, 3)
    before = journal(server, table)
    rig.deliver(raw)
    rig.deliver(b"Received: from elsewhere by here; Wed, 18 Nov 2026 12:00:00 +0000\r\n" + raw)
    handled(server)
    server.kill()
    server.begin()
    talk(server, other, table, {"ping": 1})  # the answer told what is asked: nobody is mailed that again
    rig.deliver(raw)
    handled(server)
    assert journal(server, table) == before and len(mails(address)) == 3


def who_answers_too_late_is_told(server):
    token, address, table = begin(server, "Doris")
    first = last(address, 2)
    write(first, ["roll"], address)
    last(address, 3)
    handled(server)
    before = journal(server, table)
    write(first, ["1", "roll"], address)
    text = words(last(address, 4))
    assert "has passed" in text and journal(server, table) == before, text


def another_address_is_held(server):
    token, address, table = begin(server, "Edith")
    mail = last(address, 2)
    before = journal(server, table)
    write(mail, ["roll"], "somebody@example.com")
    question = last(address, 3)
    assert journal(server, table) == before and "another address" in words(question), words(question)
    assert not mails("somebody@example.com")
    write(question, ["YES"], "somebody@example.com")  # whoever sent it cannot say that it counts
    last(address, 4)
    assert journal(server, table) == before
    write(question, ["Yes"], address)
    text = words(last(address, 5))
    assert "\n  roll\n" in text and journal(server, table) != before, text
    before = journal(server, table)
    write(question, ["yes"], address)
    assert "has been dealt with" in words(last(address, 6)) and journal(server, table) == before


def an_address_alone_changes_nothing(server):
    token, address, table = begin(server, "Frieda")
    mail = last(address, 2)
    before = journal(server, table)
    write(None, ["roll"], address)
    text = words(last(address, 3))
    assert "which table" in text and journal(server, table) == before, text
    forged = email.message.EmailMessage()
    forged["Message-ID"] = re.sub(r"\.[a-z2-9]{12}@", ".aaaaaaaaaaaa@", mail["Message-ID"])
    forged["Subject"] = "x"
    assert forged["Message-ID"] != mail["Message-ID"]
    write(forged, ["roll"], address)
    text = words(last(address, 4))
    assert "no longer good" in text and journal(server, table) == before, text
    write(forged, ["roll"], "stranger@example.com")
    write(None, ["roll", "PASS 1.0.1.abcdefghijkm"], "stranger@example.com")
    handled(server)
    assert journal(server, table) == before and not mails("stranger@example.com") and len(mails(address)) == 4


def the_word_in_other_places(server):
    """A mail program may leave out what a mail answers: PASS and the reply address have the same word."""
    token, address, table = begin(server, "Lena")
    tag = last(address, 2)["Message-ID"].strip("<>").partition("@")[0]
    write(None, [f"PASS {tag}", "roll"], address)
    last(address, 3)
    assert len(journal(server, table)) == 1
    token, address, table = begin(server, "Maria")
    tag = last(address, 2)["Message-ID"].strip("<>").partition("@")[0]
    write(None, ["roll"], address, Cc=f"games+{tag}@example.org")
    last(address, 3)
    assert len(journal(server, table)) == 1


def programs_are_not_answered(server):
    token, address, table = begin(server, "Gerda")
    mail = last(address, 2)
    before = journal(server, table)
    write(mail, ["roll"], address, Auto_Submitted="auto-replied")
    write(mail, ["roll"], address, List_Id="<friends.example.net>", Precedence="list")
    handled(server)
    assert journal(server, table) == before and len(mails(address)) == 2


def a_mail_that_came_back_marks_the_address(server):
    token, address, table = begin(server, "Hanna")
    mail = last(address, 2)
    report = f"""From: Mail Delivery System <MAILER-DAEMON@example.net>\r
To: games@example.org\r
Subject: Undelivered Mail Returned to Sender\r
Auto-Submitted: auto-replied\r
MIME-Version: 1.0\r
Content-Type: multipart/report; report-type=delivery-status; boundary=xx\r
\r
--xx\r
Content-Type: text/plain\r
\r
It failed.\r
--xx\r
Content-Type: message/delivery-status\r
\r
Reporting-MTA: dns; example.net\r
\r
Final-Recipient: rfc822; {address}\r
Action: failed\r
Status: 5.1.1\r
\r
--xx\r
Content-Type: message/rfc822\r
\r
Message-ID: {mail["Message-ID"]}\r
Subject: x\r
\r
--xx--\r
"""
    rig.deliver(report.replace(mail["Message-ID"], re.sub(r"\.[a-z2-9]{12}@", ".aaaaaaaaaaaa@", mail["Message-ID"])).encode())
    handled(server)
    assert me(server, token)["state"] == "good", "whoever does not know the mail cannot say that it came back"
    rig.deliver(report.encode())
    until(lambda: me(server, token)["state"] == "refused")


def people_read_the_mailbox_too(server):
    """What somebody has opened there counts, and its Date says nothing; what the mailbox's own server says of DKIM is kept."""
    token, address, table = begin(server, "Quitta")
    signed = "mx.example.org; dkim=pass header.d=example.net"
    raw = compose(last(address, 2), ["roll"], address, Date="Sat, 01 Jan 2000 00:00:00 +0000", Authentication_Results=signed)
    rig.deliver(raw, seen=True)
    answer = last(address, 3)
    assert "Your mail:\n  roll\n" in words(answer) and len(journal(server, table)) == 1
    handled(server)
    forged = signed.replace("mx.example.org", "mx.example.com")
    write(answer, ["STATUS"], address, Authentication_Results=forged)
    last(address, 4)
    assert rows(server, f"SELECT dkim, at > 1000 * 1000000000 FROM came WHERE match = {table} ORDER BY dkim DESC") == [(1, 1), (0, 1)]


def the_end_is_mailed(server):
    token, address, table, other = begin_with(server, "Nora", 10)
    mail = last(address, 2)
    while not rows(server, f"SELECT 1 FROM match WHERE id = {table} AND stage = 2"):  # she never holds, and loses
        for one, words_of_move in (token, "roll"), (other, "roll"), (other, "hold"):
            server.ask("POST", f"/api/tables/{table}/say", {"move": words_of_move}, one)
    until(lambda: read(mails(address)[-1])["Subject"] == "Pig: the match is over")
    assert "Nobody" in words(read(mails(address)[-1]))
    handled(server)
    server.kill()
    server.begin()
    talk(server, token, table, {"ping": 1})  # looked at later
    number = len(mails(address))
    write(mail, ["roll"], address)
    assert "The match is over." in words(last(address, number + 1))


def commands(server):
    token, address, table = begin(server, "Ida")
    mail = last(address, 2)
    write(mail, ["HELP", "RULES PIG-1", "STATUSS", "UNDO", "VACATION"], address)
    text = words(last(address, 3))
    assert max(len(line) for line in text.splitlines() if "://" not in line) <= 72, text
    assert "VACATION 5" in text and "PIG-1" in text and "did you mean STATUS?" in text and "did you mean VACATION 10 days?" in text, text
    write(mail, ["RESIGN"], address)
    question = last(address, 4)
    assert "do you want to resign?" in question["Subject"]
    assert not rows(server, f"SELECT 1 FROM seat WHERE match = {table} AND seat = 0 AND bot IS NOT NULL")
    write(mail, ["LINK"], address)
    link = re.search(r"#device=([0-9a-f]{64})", words(last(address, 5)))[1]
    assert server.ask("POST", "/api/device/arrive", {"word": link}, Origin=server.url)[0] in (200, 404)
    write(mail, ["STOP"], address)
    assert "No more mails" in words(last(address, 6))
    assert me(server, token)["state"] == "stopped"
    write(mail, ["START"], address)
    last(address, 7)
    assert me(server, token)["state"] == "good"
    write(question, ["RESIGN"], address)
    until(lambda: rows(server, f"SELECT 1 FROM seat WHERE match = {table} AND seat = 0 AND bot IS NOT NULL"))


def a_mailbox_that_cannot_be_read(server):
    token, address, table = begin(server, "Jutta")
    mail = last(address, 2)
    rig.stop_imap()
    until(lambda: b"mail cannot be collected" in server.printed())
    write(mail, ["roll"], address)
    rig.start_imap()
    last(address, 3)


def a_silent_provider_does_not_hold_up_the_end(server):
    """The most that a conversation may take is longer than anybody waits here."""
    with socket.create_server(("127.0.0.1", 0)) as silent, tempfile.TemporaryDirectory() as folder:
        box = rig.box(file="silent", poll=0, imap=f"imap://127.0.0.1:{silent.getsockname()[1]}")
        other = Server(lizardry, folder, "--mail", str(box))
        line, _ = silent.accept()
        assert other.kill(signal.SIGTERM) == 0
        line.close()


def mail_in(raw, *more):
    return subprocess.run([lizardry, "mail-in", "--mail", str(BOX), *more], input=raw, capture_output=True)


def handed(server, to, lines, sender):
    """By LMTP, as a mail server would; its answer for each recipient."""
    mail = compose(to, lines, sender)
    with smtplib.LMTP(str(rig.room / "lmtp")) as line:
        line.sendmail(sender, ["games@example.org"], mail)
    return mail


def the_same_from_a_mail_server(server):
    """The word of a reply address that stands in the envelope alone; a mail by two ways counts once."""
    token, address, table = begin(server, "Oda")
    raw = handed(server, last(address, 2), ["roll"], address)
    answer = last(address, 3)
    assert "Your mail:\n  roll\n" in words(answer) and len(journal(server, table)) == 1
    rig.deliver(raw)
    handled(server)
    assert mail_in(raw.replace(b"\r\n", b"\n")).returncode == 0
    assert len(journal(server, table)) == 1 and len(mails(address)) == 3
    tag = answer["Message-ID"].strip("<>").partition("@")[0]
    with smtplib.LMTP(str(rig.room / "lmtp")) as line:
        line.sendmail(address, [f"games+{tag}@example.org"], compose(None, ["STATUS"], address))
        try:
            line.sendmail(address, ["anna@example.org"], raw)
            raise AssertionError("it is not for us")
        except smtplib.SMTPRecipientsRefused as refused:
            assert list(refused.recipients.values())[0][0] == 550
    assert "You can" in words(last(address, 4)) or "Nothing is asked" in words(last(address, 4))
    assert stat.S_IMODE((rig.room / "lmtp").stat().st_mode) == 0o660


def a_mail_from_standard_input(server):
    token, address, table = begin(server, "Paula")
    raw = compose(last(address, 2), [".", "..", "roll"], address).replace(b"\r\n", b"\n")
    assert mail_in(raw).returncode == 0
    assert "\n  roll\n" in words(last(address, 3)) and len(journal(server, table)) == 1
    assert mail_in(raw, "--explain").returncode == 2
    server.kill()
    said = mail_in(raw)
    assert said.returncode == 75 and b"no server listens" in said.stderr, said
    server.begin()  # the socket of one that was killed is in nobody's way
    assert mail_in(raw).returncode == 0 and len(journal(server, table)) == 1


def orders_of_a_sheet(server):
    token = server.guest("Klara")
    address = "klara@example.net"
    give(server, token, address)
    table = server.must("POST", "/api/tables", {"game": "swamp", "options": ["preset=duel"], "places": ["open", "bot:easy"]}, token)["table"]
    server.must("POST", f"/api/tables/{table}/start", {}, token)
    mail = last(address, 2)
    assert "with your orders" in words(mail), words(mail)
    write(mail, ["Dear host,", "", "SETUP DEFAULT 2", "END", "", "READY"], address)
    until(lambda: any("Your orders?" in words(read(raw)) for raw in mails(address)))
    turn = read(mails(address)[-1])
    assert all(part in words(turn) for part in ("CLAN LISTING", "WORLD VIEW", "ORDER TEMPLATE", "HOW ORDERS ARE WRITTEN")), words(turn)
    assert "Dear host," in words(read(mails(address)[2])), "what was not read is told"
    page = page_of(turn)
    pictures = {part.get_filename(): part.get_content() for part in turn.iter_attachments()}
    assert "home.png" in pictures and "map.png" not in pictures, pictures.keys()
    assert all(png.startswith(b"\x89PNG\r\n") and png.endswith(b"IEND\xaeB`\x82") for png in pictures.values()), pictures.keys()
    assert max(len(raw) for raw in mails(address)) < 1000000
    assert "Dear host," in page and "Order template" in page and "answer STOP" in page and "prefers-color-scheme:dark" in page, page
    assert "your password" not in page, "who answers is known by the word in the reply"
    number = len(mails(address))
    write(turn, ["ORDERS", "MO 5F N", "MO 99Z N", "END", "", "TO 2", "Shall we share the water?", "END"], address)
    text = words(last(address, number + 1))
    assert "5F" in text and "99Z" in text and "A letter to 2: it goes with the turn" in text, text
    assert "CLAN LISTING" not in text, "they have the report of this turn"
    assert " letter " in whole(server, table) or "Shall we share" in whole(server, table)
    write(turn, ["MO 5D N", "READY"], address)  # without blocks, and again for the same turn
    until(lambda: any("CLAN 1   TURN 1\n" in words(read(raw)) for raw in mails(address)))
    reported = next(read(raw) for raw in mails(address) if "CLAN 1   TURN 1\n" in words(read(raw)) and "CLAN RANKING" in words(read(raw)))
    assert "Shall we share the water?" in words(reported), words(reported)
    number = len(mails(address))
    template = [line for line in words(reported).split("ORDER TEMPLATE")[1].split("HOW ORDERS")[0].splitlines()[1:]]
    write(reported, [line.replace("TURN 2", "TURN 7") for line in template] + ["READY"], address)
    assert "not the turn that is awaited" in words(last(address, number + 1))
    number += 1
    write(turn, ["ORDERS", "MO 5D S", "END"], address)
    assert "has run" in words(last(address, number + 1))
    write(reported, ["REPORT 0", "REPORT 1"], address)  # one report in a mail
    text = words(last(address, number + 2))
    assert "CLAN 1   TURN 0\n" in text and "CLAN LISTING" in text and "CLAN 1   TURN 1\n" not in text, text
    write(reported, ["REPORT 1"], address)
    text = words(last(address, number + 3))
    assert "CLAN 1   TURN 1\n" in text and "Shall we share the water?" in text, text
    write(reported, ["REPORT 9", "MAP"], address)
    text = words(last(address, number + 4))
    assert "that turn has not run" in text and "WORLD VIEW" in text, text
    write(reported, ["WAIT"], address)
    assert "may be changed until the turn runs" in words(last(address, number + 5))
    write(reported, ["ORDERS", "MO 5D N", "END", "FINAL"], address)
    until(lambda: any("CLAN 1   TURN 2\n" in words(read(raw)) for raw in mails(address)))


cases = [a_number_is_a_move, several_lines_are_several_moves, the_same_mail_counts_once, who_answers_too_late_is_told,
         another_address_is_held, an_address_alone_changes_nothing, the_word_in_other_places, programs_are_not_answered,
         a_mail_that_came_back_marks_the_address, people_read_the_mailbox_too, the_end_is_mailed, commands, a_mailbox_that_cannot_be_read, a_silent_provider_does_not_hold_up_the_end,
         the_same_from_a_mail_server, a_mail_from_standard_input, orders_of_a_sheet]
if __name__ == "__main__":
    try:
        code = tap(cases, lizardry, "--mail", str(BOX), "--limits", "addresses=100")
    finally:
        rig.close()
    sys.exit(code)
