#!/usr/bin/env python3
"""sockets.py LIZARDRY SOURCE [SOCKETS]: what the server costs over real sockets: memory for each socket that is idle, CPU for a
request beside nginx, and how long a move takes to another's socket. Prints figures; no test."""
import http.client
import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from serve import Server, Wire, lay, lizardry

REQUESTS, ROUNDS, MOVES = 5000, 5, 200
nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")


def resident(process):
    """kB."""
    return int(next(line for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines() if "VmRSS" in line).split()[1])


def cpu(process):
    """Seconds, of the program and of the system for it."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def idle_sockets(server, most):
    tokens, table = lay(server, {"game": "pig", "places": ["open", "open"]}, 2)
    before, wires = resident(server.process.pid), []
    for count in (1000, most):
        while len(wires) < count:
            wires.append(Wire(f"{server.url}/api/tables/{table}/talk", tokens[len(wires) % 2]))
            while "decision" not in json.loads(wires[-1].receive()):
                pass
        each = (resident(server.process.pid) - before) / count
        print(f"{count} idle sockets: {each:.1f} kB each (at most 14)", flush=True)


def per_request(port, path, process):
    """us of CPU for one of many, on one connection that is kept."""
    wire = http.client.HTTPConnection("127.0.0.1", port)

    def ask(count):
        for _ in range(count):
            wire.request("GET", path)
            answer = wire.getresponse()
            answer.read()
            assert answer.status in (200, 204), answer.status

    ask(100)
    before = cpu(process)
    ask(REQUESTS)
    return (cpu(process) - before) / REQUESTS * 1e6


def beside(*asked):
    """Each asked in turn, several times: what the machine does besides falls upon all of them."""
    took = [[per_request(port, path, process) for _, port, path, process in asked] for _ in range(ROUNDS)]
    for (what, *_), each in zip(asked, zip(*took)):
        print(f"{what}: {sorted(each)[ROUNDS // 2]:.1f} us of CPU, {min(each):.1f} to {max(each):.1f}", flush=True)


def requests(server):
    own = ("GET /healthz", server.port, "/healthz", server.process.pid)
    if not nginx:
        beside(own)
        return
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        pathlib.Path(folder, "small.json").write_text('{"ok":true}')
        paths = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        pathlib.Path(folder, "conf").write_text(
            f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error; events {{ }}\n"
            f"http {{ access_log off; keepalive_requests 1000000; {paths} server {{ listen 127.0.0.1:{port}; root {folder}; "
            "location = /nothing { return 204; } } }")
        with subprocess.Popen([nginx, "-p", folder, "-e", folder + "/error", "-c", folder + "/conf"]) as proxy:
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except OSError:
                    time.sleep(0.02)
            beside(own, *(("nginx, " + path, port, path, proxy.pid) for path in ("/nothing", "/small.json")))
            proxy.terminate()


def moves(server):
    """From the move that one socket sends to the news that another hears, durable in between."""
    tokens, table = lay(server, {"game": "pig", "options": ["target=1000"], "places": ["open", "open"]}, 2)
    wires = [Wire(f"{server.url}/api/tables/{table}/talk", token) for token in tokens]
    took, asked = [], [None, None]

    def hear(seat, until):
        while True:
            message = json.loads(wires[seat].receive())
            if "decision" in message:
                asked[seat] = message
            if until in message:
                return
    for seat in (0, 1):
        hear(seat, "decision")
    while len(took) < MOVES:
        seat = 0 if asked[0]["decision"] else 1
        begun = time.monotonic()
        wires[seat].send(json.dumps({"id": f"m{len(took)}", "move": asked[seat]["asks"]["moves"][-1], "decision": asked[seat]["decision"]}))
        hear(1 - seat, "news")
        took.append(time.monotonic() - begun)
        wires[seat].send('{"id": "p", "ping": 1}')
        hear(seat, "pong")
        wires[1 - seat].send('{"id": "p", "ping": 1}')
        hear(1 - seat, "pong")
    took.sort()
    print(f"a move to another's socket: p50 {1000 * took[MOVES // 2]:.2f} ms, p99 {1000 * took[MOVES * 99 // 100]:.2f} ms", flush=True)
    with tempfile.NamedTemporaryFile(dir=server.folder) as page:
        syncs = []
        for _ in range(MOVES):
            begun = time.monotonic()
            os.pwrite(page.fileno(), bytes(4096), 0)
            os.fsync(page.fileno())
            syncs.append(time.monotonic() - begun)
        syncs.sort()
        print(f"a page and its fsync alone: p50 {1000 * syncs[MOVES // 2]:.2f} ms, p99 {1000 * syncs[MOVES * 99 // 100]:.2f} ms")


def main():
    most = int(sys.argv[3]) if len(sys.argv) > 3 else 5000
    many = 2 * most
    limits = f"connections={many},sockets={many},own-sockets={many},requests=1000000,messages=100000"
    with tempfile.TemporaryDirectory(dir=".") as folder:
        server = Server(lizardry, os.path.realpath(folder), "--limits", limits)
        try:
            requests(server)
            moves(server)
            idle_sockets(server, most)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
