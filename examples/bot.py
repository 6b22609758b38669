#!/usr/bin/env python3
"""bot.py URL TOKEN TABLE [SEED]: plays a seat at a table of `lizardry serve`, with nothing but Python's own library. It makes
a legal move drawn at random; a better bot changes `choose`. docs/protocol.md says what goes over the wire."""
import base64
import json
import os
import random
import socket
import struct
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
        if not got:
            raise EOFError
        self.left += got

    def take(self, count):
        while len(self.left) < count:
            self.more()
        taken, self.left = self.left[:count], self.left[count:]
        return taken

    def send(self, message, kind=1):
        body = message.encode() if isinstance(message, str) else message
        size = struct.pack("!BB", 0x80 | kind, 0x80 | len(body)) if len(body) < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, len(body))
        mask = os.urandom(4)
        self.socket.sendall(size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body)))

    def receive(self):
        while True:
            kind, size = self.take(2)
            if size == 126:
                size = struct.unpack("!H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.take(8))[0]
            body = self.take(size)
            if kind & 15 == 1:
                return body.decode()
            if kind & 15 == 9:
                self.send(body, 10)
            if kind & 15 == 8:
                raise EOFError(body[2:].decode())


def choose(asks, chance):
    return chance.choice(asks["moves"])


def play(url, token, table, seed=None, limit=None):
    wire, chance, acts = Wire(f"{url}/api/tables/{table}/talk", token), random.Random(seed), 0
    while limit is None or acts < limit:
        message = json.loads(wire.receive())
        if message.get("decision") and message["asks"]["moves"]:
            wire.send(json.dumps({"id": f"{message['decision']}-{acts}", "decision": message["decision"],
                                  "move": choose(message["asks"], chance)}))
            acts += 1
        elif message.get("over"):
            return message
        elif "error" in message:
            print(message["error"]["text"], file=sys.stderr)


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:])))
