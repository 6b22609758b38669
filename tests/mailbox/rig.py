"""A provider on loopback: aiosmtpd takes mail and refuses what it is told to, Dovecot serves what came. As an ordinary
user, in a folder that goes away; nothing is left running and nothing outside the folder is touched."""
import grp
import os
import pathlib
import pwd
import shutil
import socket
import ssl
import subprocess
import tempfile
import time

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

DOVECOT = """
base_dir = {room}/run
state_dir = {room}/state
log_path = {room}/dovecot.log
protocols = imap
{ssl}
disable_plaintext_auth = no
default_login_user = {user}
default_internal_user = {user}
default_internal_group = {group}
first_valid_uid = 1
mail_location = maildir:{room}/mail/%u
auth_mechanisms = plain login xoauth2
passdb {{
  driver = static
  args = password={password}
}}
userdb {{
  driver = static
  args = uid={user} gid={group} home={room}/mail/%u
}}
service anvil {{
  chroot =
}}
service imap-login {{
  chroot =
  process_min_avail = 1
  inet_listener imap {{
    address = 127.0.0.1
    port = {port}
  }}
  inet_listener imaps {{
    port = 0
  }}
}}
"""


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Handler:
    """Hands mail over to folders, or answers what `refusals` has for an address or for the whole mail ("DATA")."""

    def __init__(self, rig):
        self.rig, self.refusals, self.taken = rig, {}, []

    async def handle_MAIL(self, server, session, envelope, address, options):
        if "MAIL" in self.refusals:
            return self.refusals["MAIL"]
        envelope.mail_from = address
        return "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address in self.refusals:
            return self.refusals[address]
        if "+" in address and not self.rig.plus:
            return "550 No such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        if "DATA" in self.refusals:
            return self.refusals["DATA"]
        self.taken.append((envelope.mail_from, envelope.rcpt_tos, envelope.original_content))
        for address in envelope.rcpt_tos:
            local, _, host = address.partition("@")
            if host == "example.org":
                self.rig.deliver(envelope.original_content, local.partition("+")[0])
        return "250 OK"


class Rig:
    def __init__(self, plus=True, password="swordfish", tls=False):
        self.plus, self.password, self.tls = plus, password, tls
        self.room = pathlib.Path(tempfile.mkdtemp(prefix="lizardry-mail-"))
        self.count = 0
        self.handler = Handler(self)
        self.dovecot = None
        self.user = pwd.getpwuid(os.getuid())
        if self.user.pw_uid == 0:  # Dovecot's own rule: no mail is root's
            self.user = pwd.getpwnam("nobody")
        for name in ("run", "state", "mail"):
            (self.room / name).mkdir()
        for path in (self.room, *self.room.iterdir()):
            self.own(path)
        if tls:
            subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                            "-addext", "subjectAltName=DNS:localhost", "-keyout", self.room / "key.pem", "-out", self.room / "cert.pem"],
                           check=True, stderr=subprocess.DEVNULL)
            for name in ("key.pem", "cert.pem"):
                self.own(self.room / name)
        self.smtp = Controller(self.handler, hostname="127.0.0.1", port=free_port(), authenticator=self.knows,
                               auth_required=True, auth_require_tls=tls, tls_context=self.context() if tls else None)
        self.smtp.start()
        self.imap_port = free_port()
        self.start_imap()

    def own(self, path):
        if os.getuid() == 0:
            os.chown(path, self.user.pw_uid, self.user.pw_gid)

    def knows(self, server, session, envelope, mechanism, data):
        return AuthResult(success=data.password == self.password.encode(), handled=False)

    def context(self):
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.room / "cert.pem", self.room / "key.pem")
        return context

    def url(self, scheme):
        port = self.smtp.port if scheme == "smtp" else self.imap_port
        return f"{scheme}://{'localhost' if self.tls else '127.0.0.1'}:{port}"

    def as_user(self):
        if os.getuid() != 0:
            return {}
        return {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}

    def start_imap(self):
        config = self.room / "dovecot.conf"
        ssl_lines = f"ssl = required\nssl_cert = <{self.room}/cert.pem\nssl_key = <{self.room}/key.pem" if self.tls else "ssl = no"
        config.write_text(DOVECOT.format(room=self.room, user=self.user.pw_name, group=grp.getgrgid(self.user.pw_gid).gr_name,
                                         password=self.password, port=self.imap_port, ssl=ssl_lines))
        config.chmod(0o644)
        self.dovecot = subprocess.Popen(["/usr/sbin/dovecot", "-F", "-c", str(config)], stdout=subprocess.DEVNULL,
                                        stderr=(self.room / "dovecot.err").open("wb"), start_new_session=True, **self.as_user())
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.imap_port)) as one:
                    if one.recv(100).startswith(b"* OK"):
                        return
            except OSError:
                pass
            if self.dovecot.poll() is not None:
                raise SystemExit("dovecot: " + (self.room / "dovecot.err").read_text() + (self.room / "dovecot.log").read_text())
            time.sleep(0.05)

    def stop_imap(self):
        if self.dovecot:
            self.dovecot.terminate()
            self.dovecot.wait()
            self.dovecot = None

    def folder(self, name, folder=""):
        top = self.room / "mail" / name / (("." + folder) if folder else "")
        return top

    def deliver(self, content, name="games", came=None, seen=False):
        """Puts a mail in the mailbox as a mail server would; `came`: when it arrived there; `seen`: somebody has read it."""
        top = self.folder(name)
        for path in (top, top / "new", top / "cur", top / "tmp"):
            if not path.exists():
                path.mkdir(parents=True)
                self.own(path)
        self.count += 1
        path = top / "tmp" / f"{time.time_ns()}.{self.count}.rig"
        path.write_bytes(content)
        self.own(path)
        if came is not None:
            os.utime(path, (came, came))
        path.rename(top / "cur" / (path.name + ":2,S") if seen else top / "new" / path.name)

    def mails(self, name="games", folder=""):
        top = self.folder(name, folder)
        return [path for part in ("new", "cur") if (top / part).exists() for path in sorted((top / part).iterdir())]

    def box(self, file="box", **changes):
        """The file of the mailbox, and its secret."""
        secret = self.room / "secret"
        secret.write_text(self.password + "\n")
        secret.chmod(0o600)
        lines = {"address": "games@example.org", "smtp": self.url("smtp"), "imap": self.url("imap"), "user": "games",
                 "password-file": "secret"}
        lines.update({"authority-file": "cert.pem"} if self.tls else {"tls": "no"})
        lines.update(changes)
        path = self.room / file
        path.write_text("".join(f"{key} = {value}\n" for key, value in lines.items() if value is not None))
        return path

    def close(self):
        self.smtp.stop()
        self.stop_imap()
        shutil.rmtree(self.room, ignore_errors=True)
