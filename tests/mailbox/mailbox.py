"""mailbox.py LIZARDRY TRY: what the mailbox does at a provider that answers well, badly, late or not at all."""
import contextlib
import os
import re
import socket
import subprocess
import sys
import threading
import warnings

warnings.simplefilter("ignore")
import logging

logging.disable(logging.CRITICAL)
from rig import Rig

LIZARDRY, TRY = sys.argv[1:3]
MAIL = b"From: <games@example.org>\r\nTo: <anna@example.net>\r\nSubject: Turn 3\r\n\r\nYour report.\r\n.\r\n..two\r\nFrom here\r\n"
count = failed = 0


def check(what, well, seen=""):
    global count, failed
    count += 1
    failed += not well
    print(f"{'ok' if well else 'not ok'} {count} - {what}", flush=True)
    if not well:
        print(f"# {seen}", flush=True)


def tried(box, *words, mail=MAIL):
    done = subprocess.run([TRY, str(box), *map(str, words)], input=mail, stdout=subprocess.PIPE, timeout=120)
    return done.stdout.decode()


def sends(rig, fate, code=None, words="", to="anna@example.net", box=None):
    said = tried(box or rig.box(), "send", to)
    got = said.split(" ", 2)
    return got[0] == fate and (code is None or got[1] == str(code)) and words in said, said


def mail_test(box, *words):
    done = subprocess.run([LIZARDRY, "mail-test", str(box), *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=200)
    return done.returncode, done.stdout.decode()


@contextlib.contextmanager
def rig_with(**how):
    rig = Rig(**how)
    try:
        yield rig
    finally:
        rig.close()


def the_file(rig):
    """What is wrong in the file is named with its line."""
    rows = [
        ("an unknown key", "line 7: there is no such key", dict(smpt="x")),
        ("no address", "address is missing", dict(address=None)),
        ("no server", "smtp is missing", dict(smtp=None)),
        ("a server that is none", "line 2: smtp is smtps://HOST:465", dict(smtp="mail.example.org")),
        ("a server with a way out", "line 2: smtp is", dict(smtp="smtp://a/..@b")),
        ("an address that is none", "line 1: address is an address", dict(address="games at example.org")),
        ("an address that is two", "line 1: address is", dict(address="a@b,c@d")),
        ("a folder that would be a command", "handled is a folder", dict(handled='a" EXPUNGE "')),
        ("handled into itself", "name another in handled", dict(handled="INBOX")),
        ("a password and a token", "one of them", {"token-file": "secret"}),
        ("a secret of nobody", "user is missing", dict(user=None)),
        ("no TLS to elsewhere", "for a server on this machine alone", dict(smtp="smtp://mail.example.org")),
        ("no TLS to a name that begins like here", "for a server on this machine alone", dict(smtp="smtp://localhost.example.org")),
        ("tls that is neither", "tls is yes or no", dict(tls="maybe")),
    ]
    for what, words, changes in rows:
        said = tried(rig.box(file="wrong", **changes), "send", "a@b")
        check(f"the file: {what}", said.startswith("unread ") and words in said, said)
    twice = rig.box(file="wrong")
    twice.write_text(twice.read_text() + "user = other\n")
    said = tried(twice, "send", "a@b")
    check("the file: a key twice", "user is given twice" in said, said)
    (rig.room / "secret").chmod(0o640)
    said = tried(rig.room / "wrong-not", "send", "a@b")
    check("the file: none there", "No such file" in said, said)
    box = rig.box()
    (rig.room / "secret").chmod(0o640)
    check("a secret that others may read is not used", *sends_with(box, "denied", "chmod 600"))
    (rig.room / "secret").write_text("\n")
    (rig.room / "secret").chmod(0o600)
    check("an empty secret is said", *sends_with(box, "denied", "it is empty"))


def sends_with(box, fate, words):
    said = tried(box, "send", "anna@example.net")
    return said.startswith(fate) and words in said, said


def fates(rig):
    check("a mail is taken", *sends(rig, "done"))
    check("byte for byte", rig.handler.taken[-1] == ("games@example.org", ["anna@example.net"], MAIL), rig.handler.taken[-1])
    rows = [
        ("an address that is not there, for good", "anna@example.net", "550 No such user", "never", 550),
        ("a mailbox that is full today", "anna@example.net", "452 Mailbox full", "later", 452),
        ("grey listing", "anna@example.net", "451 Try again in five minutes", "later", 451),
        ("a mail that is refused as spam", "DATA", "554 No spam please", "never", 554),
        ("a server that cannot store it now", "DATA", "451 Out of disk", "later", 451),
        ("we may not send as this", "MAIL", "550 Not your address", "denied", 550),
        ("we send too much", "MAIL", "421 Too many, slow down", "later", 421),
    ]
    for what, where, answer, fate, code in rows:
        rig.handler.refusals = {where: answer}
        check(f"{what}: {fate}", *sends(rig, fate, code, answer[4:]))
    rig.handler.refusals = {}
    before = len(rig.handler.taken)
    for address in ("a@b>\r\nRCPT TO:<evil@x", "a b@c", "a@b@c", "@", "-oQ@x", "<a@b>"):
        check(f"no envelope of {address!r}", *sends(rig, "never", 0, "not an address", to=address))
    check("and none left", len(rig.handler.taken) == before)
    rig.password = "wrong"
    rig.box(file="wrong-secret")
    rig.password = "swordfish"
    check("a wrong password is ours to mend", *sends(rig, "denied", None, "app password", box=rig.room / "wrong-secret"))
    rig.box()
    gone = rig.box(file="gone", smtp="smtp://127.0.0.1:1")
    check("a server that is not there is tried later", *sends(rig, "later", 0, box=gone))
    elsewhere = rig.box(file="elsewhere", tls=None)
    check("no STARTTLS there: nothing is sent in the open", *sends(rig, "denied", 0, "STARTTLS", box=elsewhere))


def breaks(rig):
    """A server that goes away after every line it could say."""
    script = [b"220 here\r\n", b"250-here\r\n250 AUTH PLAIN\r\n", b"334 \r\n", b"235 ok\r\n", b"250 ok\r\n", b"250 ok\r\n", b"354 go\r\n", b""]
    for says in range(len(script)):
        with socket.create_server(("127.0.0.1", 0)) as door:
            def serve():
                one, _ = door.accept()
                with one:
                    for line in script[:says]:
                        one.sendall(line)
                        if not one.recv(65536):
                            return
            thread = threading.Thread(target=serve)
            thread.start()
            box = rig.box(file="breaks", smtp=f"smtp://127.0.0.1:{door.getsockname()[1]}")
            check(f"a line that breaks after {says} answers: later", *sends(rig, "later", box=box))
            thread.join()


def collects(rig):
    box = rig.box()
    check("an empty mailbox", *collected(box, 0, 0, 0))
    for i in range(3):
        rig.deliver(b"Subject: mail %d\r\n\r\nword%d\r\n" % (i, i), came=1700000000 + i)
    well, said = collected(box, 0, 0, 3)
    rows = re.findall(r"^mail (\d+) (\d+) (\d+) (\w+) (\d+)$", said, re.M)
    check("three mails, in their order", well and [row[1] for row in rows] == ["1", "2", "3"], said)
    check("with the time at which each came", [row[2] for row in rows] == ["1700000000000", "1700000001000", "1700000002000"], said)
    check("nobody has seen them", {row[3] for row in rows} == {"new"} and not any("S" in path.name.partition(":2,")[2] for path in rig.mails()),
          [path.name for path in rig.mails()])
    validity = rows[0][0]
    check("only what is new", *collected(box, validity, 2, 1))
    check("nothing is new", *collected(box, validity, 3, 0))
    check("of another edition of the folder, all", *collected(box, int(validity) + 1, 3, 3))
    well, said = collected(box, validity, 0, 3, "word1")
    left = sorted(path.read_bytes()[9:15] for path in rig.mails())
    moved = [path.read_bytes()[9:15] for path in rig.mails(folder="Lizardry")]
    check("what is handled moves to its folder, the rest stays", well and left == [b"mail 0", b"mail 2"] and moved == [b"mail 1"], (left, moved))
    for path in rig.mails():
        path.rename(path.parent.parent / "cur" / (path.name.partition(":")[0] + ":2,S"))
    well, said = collected(box, validity, 0, 2)
    check("what somebody has read counts as well", well and said.count(" seen ") == 2, said)
    rig.deliver(b"Subject: long\r\n\r\n" + b"x" * 70 + b"\r\n" + b"y" * (34 << 20) + b"\r\n")
    well, said = collected(box, validity, 3, 1)
    check("one that is too long is told, and left", well and re.search(r"^mail \d+ 4 \d+ new 0$", said, re.M), said)
    check("a folder that is not there", *collect_fails(rig.box(file="folder", folder="Nowhere"), "later"))
    rig.password = "wrong"
    wrong = rig.box(file="wrong-secret")
    rig.password = "swordfish"
    check("a wrong password is ours to mend", *collect_fails(wrong, "denied"))
    rig.box()
    rig.stop_imap()
    check("a mailbox that is away is tried later", *collect_fails(box, "later"))
    rig.start_imap()
    check("and is back", *collected(box, validity, 3, 1))


def collected(box, validity, uid, number, *follow):
    said = tried(box, "collect", validity, uid, *follow)
    return said.count("mail ") == number and said.endswith("done 0 \n"), said


def collect_fails(box, fate):
    said = tried(box, "collect", 0, 0)
    return said.splitlines()[-1].startswith(fate), said


def secure():
    with rig_with(tls=True) as rig:
        check("a certificate that nobody knows: nothing is sent", *sends(rig, "denied", 0, "certificate", box=rig.box(file="unknown", **{"authority-file": None})))
        check("one that the file names", *sends(rig, "done"))
        check("IMAP by TLS", *collected(rig.box(), 0, 0, 0))
        other = rig.box(file="other", smtp=rig.url("smtp").replace("localhost", "127.0.0.1"))
        check("a certificate of another name", *sends(rig, "denied", 0, "certificate", box=other))


def whole(rig):
    code, said = mail_test(rig.box())
    check("mail-test: all is well", code == 0 and "does all that a table needs" in said and said.count(" ok ") == 6, said)
    code, said = mail_test(rig.box(), "--to", "host@example.net")
    check("mail-test: a mail to the host", code == 0 and rig.handler.taken[-3][1] == ["host@example.net"], said)
    rig.plus = False
    code, said = mail_test(rig.box())
    check("mail-test: no reply addresses", code == 0 and "do not arrive" in said, said)
    rig.plus = True
    rig.password = "wrong"
    wrong = rig.box(file="wrong-secret")
    rig.password = "swordfish"
    code, said = mail_test(wrong)
    check("mail-test: a wrong password", code == 1 and "FAILED" in said and "app password" in said, said)
    rig.box()
    code, said = mail_test(rig.box(file="out", imap=None))
    check("mail-test: mail goes out alone", code == 0 and "mail has to come another way" in said, said)
    code, said = mail_test(rig.box(), "--to", "nobody")
    check("mail-test: no address", code == 2 and "is not an address" in said, said)


with rig_with() as the_rig:
    the_file(the_rig)
    fates(the_rig)
    breaks(the_rig)
    collects(the_rig)
    whole(the_rig)
secure()
print(f"1..{count}")
sys.exit(failed > 0)
