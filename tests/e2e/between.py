#!/usr/bin/env python3
"""between.py LIZARDRY SOURCE: a program at a server, with somebody between them who says everything twice, swallows answers and
breaks the line, or tells of other cards than the program has. TAP."""
import json
import os
import pathlib
import re
import socket
import struct
import subprocess
import sys
import tempfile
import threading

lizardry, source = os.path.realpath(sys.argv[1]), pathlib.Path(sys.argv[2])
sys.path.insert(0, str(source / "tests/server"))
from served import PATIENCE, Server, tap  # noqa: E402

BREAKS, EVERY = 4, 3  # so many lines are broken, each at its third act: a match has about forty


class Bytes:
    """A socket that is read to the byte."""

    def __init__(self, wire):
        self.wire, self.ahead = wire, b""

    def more(self):
        some = self.wire.recv(65536)
        if not some:
            raise EOFError
        self.ahead += some

    def take(self, count):
        while len(self.ahead) < count:
            self.more()
        taken, self.ahead = self.ahead[:count], self.ahead[count:]
        return taken

    def head(self):
        while b"\r\n\r\n" not in self.ahead:
            self.more()
        return self.take(self.ahead.index(b"\r\n\r\n") + 4)

    def frame(self):
        """Its bytes, and what they say."""
        head = self.take(2)
        size = head[1] & 127
        if size > 125:
            head += self.take(2 if size == 126 else 8)
            size = struct.unpack(">H" if size == 126 else ">Q", head[2:])[0]
        mask = self.take(4) if head[1] & 128 else b""
        body = self.take(size)
        said = bytes(byte ^ mask[i % 4] for i, byte in enumerate(body)) if mask else body
        return head + mask + body, said


def framed(said):
    size = struct.pack(">BH", 126, len(said)) if len(said) > 125 else bytes([len(said)])
    return b"\x81" + size + said


class Between:
    """Passes on what is said, and says what was wrong with it."""

    def __init__(self, port, other_cards=False):
        self.port, self.other_cards = port, other_cards
        self.told = self.acts = self.breaks = self.doubled = self.again = 0
        self.swallowed = self.wrong = None
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.here = f"127.0.0.1:{self.listener.getsockname()[1]}".encode()
        self.url = "http://" + self.here.decode()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            near, far = self.listener.accept()[0], socket.create_connection(("127.0.0.1", self.port))
            near, far = Bytes(near), Bytes(far)
            self.waits = None  # for the answer to this act, to swallow it
            for pass_on, one, other in ((self.ask, near, far), (self.answer, far, near)):
                threading.Thread(target=self.carry, args=(pass_on, one, other), daemon=True).start()

    def carry(self, pass_on, one, other):
        try:
            head = one.head()
            other.wire.sendall(head.replace(self.here, f"127.0.0.1:{self.port}".encode()))  # Host and Origin
            while b"upgrade: websocket" in head.lower():
                pass_on(other.wire, *one.frame())
            while True:
                other.wire.sendall(one.ahead)
                one.ahead = b""
                one.more()
        except (EOFError, OSError):
            for end in (one, other):
                try:
                    end.wire.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass

    def ask(self, to, frame, said):
        message = json.loads(said) if said[:1] == b"{" else {}
        if message.get("resume", self.told) > self.told:
            self.wrong = self.wrong or f"it has heard {message['resume']} entries, and {self.told} were told"
        if "move" in message:
            if self.swallowed and message["id"] != self.swallowed:
                self.wrong = self.wrong or f"{self.swallowed} was sent again as {message['id']}"
            self.again += self.swallowed is not None
            self.swallowed, self.acts = None, self.acts + 1
            if self.acts % EVERY == 0 and self.breaks < BREAKS:
                self.waits = message["id"]
        to.sendall(frame)

    def answer(self, to, frame, said):
        message = json.loads(said) if said[:1] == b"{" else {}
        if message.get("re") and message["re"] == self.waits:
            self.swallowed, self.waits, self.breaks = message["re"], None, self.breaks + 1
            raise EOFError
        if "hello" in message and self.other_cards:
            frame = framed(re.sub(rb'"tables":"[0-9a-f]', b'"tables":"x', said))
        to.sendall(frame)
        if "news" in message:
            for entry in message["news"]:
                self.told = max(self.told, entry[0])
            to.sendall(frame)
            self.doubled += 1
        self.told = max(self.told, message.get("n", 0) if "hello" in message else 0)


def play(between, home):
    lines = "roll\nroll\nhold\n" * 400
    return subprocess.run([lizardry, "play", "--server", between.url, "--name", "Piper", "pig", "--bots", "greedy",
                           "--option", "target=100"], input=lines, text=True, timeout=PATIENCE * 2, capture_output=True,
                          env={**os.environ, "HOME": home, "XDG_STATE_HOME": home})


def what_is_said_twice_is_heard_once(server):
    """And an act whose answer did not come is sent again under its own name."""
    between = Between(server.port)
    with tempfile.TemporaryDirectory() as home:
        done = play(between, home)
    assert not between.wrong, between.wrong
    assert done.returncode == 0 and "The seed of this match" in done.stdout, done.stdout[-2000:] + done.stderr
    assert between.breaks == between.again == BREAKS and between.doubled > BREAKS, vars(between)


def other_cards_than_ours_are_not_played(server):
    between = Between(server.port, other_cards=True)
    with tempfile.TemporaryDirectory() as home:
        done = play(between, home)
    assert done.returncode != 0, done.stdout[-2000:]
    assert "other cards, boards or words" in done.stdout + done.stderr, done.stdout[-2000:] + done.stderr
    assert not between.acts, between.acts


if __name__ == "__main__":
    sys.exit(tap([what_is_said_twice_is_heard_once, other_cards_than_ours_are_not_played], lizardry))
