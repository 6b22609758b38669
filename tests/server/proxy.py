#!/usr/bin/env python3
"""proxy.py LIZARDRY SOURCE: contrib/nginx.conf before a server, but for its certificates. TAP; skipped where there is no nginx."""
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from serve import PATIENCE, Person, Server, finish, lay, lizardry, source, verified

nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def configure(folder, front, back):
    """The example as it stands; only where it listens, and that it does so without TLS, is another."""
    text = (source / "contrib/nginx.conf").read_text()
    text, count = re.subn(r"listen 443 ssl;", f"listen 127.0.0.1:{front};", text)
    text, certificates = re.subn(r" *ssl_certificate.*\n", "", text)
    text, servers = re.subn(r"server 127.0.0.1:8080;", f"server 127.0.0.1:{back};", text)
    assert (count, certificates, servers) == (1, 2, 1)
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    path = pathlib.Path(folder) / "nginx.conf"
    path.write_text(f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/error;\nevents {{ }}\n"
                    f"http {{\naccess_log off;\n{paths}{text}}}\n")
    return path


def main():
    if not nginx:
        print("1..0 # SKIP nginx is not installed")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        front, back = free_port(), free_port()
        proxy = subprocess.Popen([nginx, "-p", folder, "-e", folder + "/error", "-c", str(configure(folder, front, back))])
        server = Server(lizardry, folder + "/data", "--listen", f"127.0.0.1:{back}", "--url", f"http://127.0.0.1:{front}")
        try:
            assert server.port == front
            end = time.monotonic() + PATIENCE
            while True:
                try:
                    server.must("GET", "/healthz")
                    break
                except OSError:
                    assert proxy.poll() is None and time.monotonic() < end, pathlib.Path(folder, "error").read_text()
                    time.sleep(0.02)
            tokens, table = lay(server, {"game": "conspiracy", "places": ["open", "open"], "options": ["target=50"]}, 2)
            people = [Person(server, token, table, i) for i, token in enumerate(tokens)]
            for person in people:
                person.start()
            finish(server, people)
            verified(server, tokens[0], table)
            print("ok 1 - a match is played through the proxy")
            assert server.ask("POST", "/api/guest", {"name": "Eve"}, Origin="https://evil.example")[0] == 403
            print("ok 2 - pages of others may not ask")
            assert "404" in str(raw(front, "/metrics")) and "404" in str(raw(front, "/%6detrics"))
            print("ok 3 - metrics are not passed on")
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE)
            server.kill()
    print("1..3")
    return 0


def raw(port, path):
    with socket.create_connection(("127.0.0.1", port)) as wire:
        wire.sendall(f"GET {path} HTTP/1.0\r\nHost: games.example.org\r\n\r\n".encode())
        return wire.makefile("rb").readline()


sys.exit(main())
