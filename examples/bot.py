#!/usr/bin/env python3
"""bot.py URL TOKEN TABLE [SEED]: plays a seat at a table of `lizardry serve`, with nothing but Python's own library; bot.py [SEED]:
at a pipe. It makes a legal move drawn at random; a better bot changes `choose`. docs/protocol.md is what goes over the wire."""
import base64
import json
import os
import random
import socket
import sys
import urllib.parse


class Wire:
    """A WebSocket: text messages out and in."""

    def __init__(self, url, token):
        at = urllib.parse.urlsplit(url)
        self.socket = socket.create_connection((at.hostname, at.port or 80))
        self.left = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(f"GET {at.path}?{at.query} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
                            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                            f"Authorization: Bearer {token}\r\n\r\n".encode())
        while b"\r\n\r\n" not in self.left:
            self.more()
        head, self.left = self.left.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode() + self.left.decode())

    def more(self):
        got = self.socket.recv(65536)
        self.left += got
        if not got:
            raise EOFError

    def take(self, count):
        while len(self.left) < count:
            self.more()
        taken, self.left = self.left[:count], self.left[count:]
        return taken

    def send(self, message, kind=1):
        body = message.encode() if isinstance(message, str) else message
        size = bytes([0x80 | kind, 0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | kind, 0xFE]) + len(body).to_bytes(2, "big")
        mask = os.urandom(4)
        self.socket.sendall(size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body)))

    def receive(self):
        while True:
            kind, size = self.take(2)
            size = int.from_bytes(self.take({126: 2, 127: 8}[size]), "big") if size > 125 else size
            body = self.take(size)
            if kind & 15 == 1:
                return body.decode()
            if kind & 15 == 9:
                self.send(body, 10)
            elif kind & 15 == 8:
                raise EOFError(body[2:].decode())


class Pipe:
    """The same over standard input and output: lizardry play GAME --players you,exec:examples/bot.py"""

    def send(self, message):
        print(message, flush=True)

    def receive(self):
        return next(sys.stdin)


def choose(asks, tries, chance):
    """A move, in the words of the list. Whoever writes orders says at last that they are done: that is the first of the list."""
    return asks["moves"][0] if tries > 4 else chance.choice(asks["moves"])


def play(wire, seed=None):
    chance, asked, tries, acts = random.Random(seed), None, 0, 0
    while True:
        message = json.loads(wire.receive())
        if "decision" in message:
            asked, tries = message, 0
        elif message.get("over"):
            return message
        elif "error" in message and message["error"]["code"] != "stale":  # another question has come, or will
            print(message["error"]["text"], file=sys.stderr)
        elif not (message.get("ok") and "targets" in asked["asks"] and tries < 5):  # orders: the same question, until all are written
            continue
        if asked and asked["asks"]["wait"] and asked["asks"]["moves"] and tries < 9:
            tries, acts = tries + 1, acts + 1
            wire.send(json.dumps({"id": f"{seed}-{asked['decision']}-{acts}", "decision": asked["decision"],
                                  "move": choose(asked["asks"], tries, chance)}))


if __name__ == "__main__":
    if len(sys.argv) < 4:
        play(Pipe(), *sys.argv[1:])
    else:
        url, token, table = sys.argv[1:4]
        print(json.dumps(play(Wire(f"{url}/api/tables/{table}/talk", token), *sys.argv[4:])))
