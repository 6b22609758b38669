#!/usr/bin/env python3
"""crowd.py LIZARDRY SOURCE ECHO SOCKETS MOVES SECONDS: so many idle sockets, and so many moves a second at tables where nobody else sits:
how long until a move is acknowledged, beside a bare echo of the same bytes by the same client. Figures, and that nothing fails. TAP."""
import collections
import json
import random
import resource
import selectors
import socket
import subprocess
import sys
import time

from serve import Wire, lay, lizardry, tap

echo, idle, rate, seconds = sys.argv[3], *map(int, sys.argv[4:])
TABLES = 100


class Open:
    """Requests at fixed times, whether the ones before are answered or not: what waits in a queue is measured, too."""

    def __init__(self, wires):
        self.ready, self.times = collections.deque(), []
        self.selector = selectors.DefaultSelector()
        for wire in wires:
            wire.began = None
            self.selector.register(wire.socket, selectors.EVENT_READ, wire)

    def run(self, send, hear):
        begun, sent = time.perf_counter(), 0
        while (now := time.perf_counter()) < begun + seconds:
            while sent < (now - begun) * rate and self.ready:
                wire = self.ready.popleft()
                wire.began, sent = time.perf_counter(), sent + 1
                send(wire)
            for key, _ in self.selector.select(0.0005):
                hear(key.data)
        return sent

    def answered(self, wire):
        self.times.append(time.perf_counter() - wire.began)
        wire.began = None


def quantiles(times):
    times = sorted(times)
    return [1000 * times[int(len(times) * part)] for part in (0.5, 0.99)]


def play(server):
    """Moves over sockets: how long each took, and how many bytes went either way."""
    chance, wires = random.Random(1), []
    for _ in range(TABLES):
        tokens, table = lay(server, {"game": "pig", "places": ["open", "open"], "options": ["target=1000"]}, 2)
        wires += [Wire(f"{server.url}/api/tables/{table}/talk", token) for token in tokens]
    loop, sizes, acts = Open(wires), [0, 0], iter(range(1 << 60))

    def send(wire):
        message = json.dumps({"id": f"a{next(acts)}", "decision": wire.asked["decision"], "move": chance.choice(wire.asked["asks"]["moves"])})
        sizes[0] += len(message) + 8
        wire.send(message)

    def hear(wire):
        wire.more()
        while len(wire.left) >= 4 and len(wire.left) >= (size := 2 + wire.left[1] if wire.left[1] < 126 else 4 + int.from_bytes(wire.left[2:4], "big")):
            sizes[1] += size
            message = json.loads(wire.receive())
            assert "error" not in message, message
            if "re" in message:
                loop.answered(wire)
            if message.get("decision"):
                wire.asked = message
                loop.ready.append(wire)

    sent = loop.run(send, hear)
    return loop.times, sent, sizes


def bounce(sent, sizes):
    """The same bytes to and from a server that does nothing."""
    with subprocess.Popen([echo], stdout=subprocess.PIPE, text=True) as server:
        port = int(server.stdout.readline())
        wires = [Bare(port) for _ in range(2 * TABLES)]
        loop = Open(wires)
        loop.ready.extend(wires)
        one, back = sizes[0] // sent, max(1, sizes[1] // sent)

        def hear(wire):
            wire.left += len(wire.socket.recv(65536))
            if wire.left >= back:
                wire.left = 0
                loop.answered(wire)
                loop.ready.append(wire)

        loop.run(lambda wire: wire.socket.sendall(f"{back:<{one - 1}}\n".encode()), hear)
        server.kill()
        return loop.times


class Bare:
    def __init__(self, port):
        self.socket, self.left = socket.create_connection(("127.0.0.1", port)), 0
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def moves_beside_a_crowd(server):
    before, (tokens, table) = server.resident(), lay(server, {"game": "pig", "places": ["open", "open"]}, 2)
    crowd = []
    for i in range(idle):
        wire = Wire(f"{server.url}/api/tables/{table}/talk", tokens[i % 2])
        while "decision" not in json.loads(wire.receive()):
            pass
        wire.left = b""
        crowd.append(wire)
    held = server.resident() - before
    times, sent, sizes = play(server)
    bare = bounce(sent, sizes)
    (half, most), (half_bare, most_bare) = quantiles(times), quantiles(bare)
    print(f"# {idle} idle sockets, {held / max(1, idle):.1f} kB each; {sent / seconds:.0f} of {rate} moves a second, {len(times)} answered; "
          f"{sizes[0] // sent} bytes there and {sizes[1] // sent} back")
    print(f"# until a move is durable and acknowledged: p50 {half:.2f} ms, p99 {most:.2f} ms; bare echo: p50 {half_bare:.2f} ms, "
          f"p99 {most_bare:.2f} ms; ratios {half / half_bare:.1f} and {most / most_bare:.1f}")
    assert len(times) >= sent - 2 * TABLES
    crowd[-1].send('{"ping": 1}')
    while "pong" not in json.loads(crowd[-1].receive()):
        pass


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    sys.exit(tap([moves_beside_a_crowd], lizardry, "--limits",
                 "requests=1000000,guests=1000000,connections=100000,sockets=100000,own-sockets=100000"))
