#!/usr/bin/env python3
"""secure.py LIZARDRY SOURCE: a match at a server by https, and certificates that are not good: nothing is said to whoever shows
one. TAP; skipped where there is no openssl to make certificates."""
import os
import pathlib
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading

lizardry, source = os.path.realpath(sys.argv[1]), pathlib.Path(sys.argv[2])
sys.path.insert(0, str(source / "tests/server"))
from served import PATIENCE, Server  # noqa: E402

# How one is made whose time is over: `openssl req` makes none.
EXPIRED = """[ca]
default_ca = us
[us]
database = index
serial = serial
new_certs_dir = .
default_md = sha256
policy = any
copy_extensions = copy
[any]
commonName = supplied
"""


def openssl(folder, *args):
    subprocess.run(["openssl", *args], cwd=folder, check=True, capture_output=True, timeout=PATIENCE)


def certificate(folder, name, expired=False):
    """Of localhost, signed by itself; its key is beside it."""
    new = ["req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", name + ".key",
           "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    if not expired:
        openssl(folder, *new, "-x509", "-days", "2", "-out", name)
        return
    pathlib.Path(folder, "ca.conf").write_text(EXPIRED)
    pathlib.Path(folder, "index").touch()
    openssl(folder, *new, "-out", name + ".asked")
    openssl(folder, "ca", "-config", "ca.conf", "-selfsign", "-keyfile", name + ".key", "-in", name + ".asked", "-out", name,
            "-startdate", "20200101000000Z", "-enddate", "20200201000000Z", "-batch", "-notext", "-create_serial")


class Front:
    """Speaks TLS, and passes on what is said."""

    def __init__(self, folder, name):
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(os.path.join(folder, name), os.path.join(folder, name + ".key"))
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port, self.back, self.heard = self.listener.getsockname()[1], None, 0
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            threading.Thread(target=self.serve, args=self.listener.accept()[:1], daemon=True).start()

    def serve(self, plain):
        try:
            near = self.context.wrap_socket(plain, server_side=True)
            far = socket.create_connection(("127.0.0.1", self.back))
        except OSError:  # whoever called wants no more of it
            plain.close()
            return
        threading.Thread(target=self.back_again, args=(far, near), daemon=True).start()
        while some := take(near):
            self.heard += len(some)
            far.sendall(some)
        far.close()

    @staticmethod
    def back_again(far, near):
        try:
            while some := take(far):
                near.sendall(some)
            near.unwrap()
        except OSError:  # whoever called is gone
            pass
        near.close()


def take(end):
    try:
        return end.recv(65536)
    except OSError:
        return b""


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Scene:
    def __init__(self, folder):
        self.folder = folder
        for name in ("good", "other"):
            certificate(folder, name)
        certificate(folder, "old", expired=True)
        self.front, self.old = Front(folder, "good"), Front(folder, "old")
        self.front.back = self.old.back = free_port()
        self.url = f"https://localhost:{self.front.port}"
        self.server = Server(lizardry, folder + "/data", "--listen", f"127.0.0.1:{self.front.back}", "--url", self.url)

    def play(self, url, trusted, typed=""):
        environment = {**os.environ, "SSL_CERT_FILE": os.path.join(self.folder, trusted), "XDG_STATE_HOME": self.folder + "/state"}
        done = subprocess.run([lizardry, "play", "--server", url, "--name", "Anna", "pig", "--bots", "greedy", "--option",
                               "target=30"], input=typed, text=True, capture_output=True, timeout=3 * PATIENCE, env=environment)
        return done.returncode, done.stdout + done.stderr

    def refused(self, url, trusted, words):
        before = self.front.heard + self.old.heard
        code, shown = self.play(url, trusted)
        assert code == 1 and words in shown and self.front.heard + self.old.heard == before, (code, shown)


def a_match_is_played_to_its_end(scene):
    code, shown = scene.play(scene.url, "good", "roll\nroll\nhold\n" * 400)
    assert code == 0 and "The seed of this match" in shown, (code, shown[-3000:])
    assert scene.front.heard > 1000


def whoever_is_vouched_for_by_nobody_is_told_nothing(scene):
    scene.refused(scene.url, "other", "nobody whom this computer trusts has signed its certificate")


def nor_is_another_host(scene):
    scene.refused(f"https://127.0.0.1:{scene.front.port}", "good", "certificate is that of another host")


def nor_one_whose_certificate_has_expired(scene):
    scene.refused(f"https://localhost:{scene.old.port}", "old", "its certificate has expired")


def a_list_that_is_none_is_said(scene):
    scene.refused(scene.url, "nowhere", "no certificate in the file that SSL_CERT_FILE names")


def a_plain_server_does_not_speak_it(scene):
    scene.refused(f"https://localhost:{scene.front.back}", "good", "cannot be reached")


CASES = [a_match_is_played_to_its_end, whoever_is_vouched_for_by_nobody_is_told_nothing, nor_is_another_host,
         nor_one_whose_certificate_has_expired, a_list_that_is_none_is_said, a_plain_server_does_not_speak_it]


def main():
    if not shutil.which("openssl"):
        print("1..0 # SKIP openssl is not installed")
        return 0
    failed = 0
    cases = [case for case in CASES if os.environ.get("CASE", case.__name__) == case.__name__]
    with tempfile.TemporaryDirectory() as folder:
        scene = Scene(folder)
        try:
            for number, case in enumerate(cases, 1):
                try:
                    case(scene)
                    print(f"ok {number} - {case.__name__}", flush=True)
                except (AssertionError, subprocess.TimeoutExpired) as error:
                    failed += 1
                    print(f"not ok {number} - {case.__name__}\n# " + repr(error), flush=True)
        finally:
            scene.server.kill()
    print(f"1..{len(cases)}")
    return failed > 0


sys.exit(main())
