#!/usr/bin/env python3
"""security.py LIZARDRY SOURCE: what holds at every address of the server, route by route, and every limit at its number and one
above. A route or a limit without a row here fails. TAP."""
import contextlib
import http.client
import json
import os
import pathlib
import re
import signal
import socket
import sys
import tempfile

lizardry, source = os.path.realpath(sys.argv[1]), pathlib.Path(sys.argv[2])
sys.path.insert(0, str(source / "examples"))
from bot import Wire  # noqa: E402
from served import PATIENCE, Server, tap  # noqa: E402

PASSWORD = "mud and reeds"
# Who may ask, and a body that the route would take, of a form its bytes; "socket": by an upgrade.
ROUTES = {
    "GET /": ("ANYBODY", None),
    "GET /plain": ("ANYBODY", None),
    "POST /plain": ("ANYBODY", b"name=Anna&code=muddy-otter"),
    "GET /plain/?": ("PERSON", None),
    "POST /plain/?": ("PERSON", b"id=1&decision=1&move=roll"),
    "GET /healthz": ("ANYBODY", None),
    "GET /metrics": ("MACHINE", None),
    "POST /api/guest": ("ANYBODY", {"name": "Anna"}),
    "POST /api/login": ("ANYBODY", {"name": "Anna", "password": PASSWORD}),
    "POST /api/reset": ("ANYBODY", {"word": "0" * 64, "password": PASSWORD}),
    "POST /api/arrive": ("ANYBODY", {"word": "0" * 64}),
    "GET /api/addresses": ("PERSON", None),
    "GET /api/me": ("PERSON", None),
    "POST /api/account": ("PERSON", {"name": "Anna", "password": PASSWORD}),
    "POST /api/password": ("PERSON", {"old": PASSWORD, "password": PASSWORD}),
    "POST /api/address": ("PERSON", {"address": "anna@example.org"}),
    "POST /api/address/right": ("ANYBODY", {"word": "0" * 64}),
    "POST /api/leave": ("PERSON", {"everywhere": True}),
    "POST /api/device": ("PERSON", {"table": 1}),
    "POST /api/invited": ("PERSON", {"invite": "0" * 24, "code": "muddy-otter"}),
    "POST /api/takeover": ("PERSON", {"word": "0" * 64}),
    "POST /api/operator": ("PERSON", {"word": "0" * 64}),
    "GET /api/audit": ("OPERATOR", None),
    "GET /api/games": ("ANYBODY", None),
    "GET /api/games/?": ("ANYBODY", None),
    "GET /api/games/?/house": ("ANYBODY", None),
    "GET /api/games/?/bots": ("ANYBODY", None),
    "GET /api/games/?/things": ("ANYBODY", None),
    "GET /api/games/?/rules": ("ANYBODY", None),
    "GET /api/games/?/rules/?": ("ANYBODY", None),
    "GET /api/tables": ("PERSON", None),
    "GET /api/mine": ("PERSON", None),
    "POST /api/tables": ("PERSON", {"game": "pig", "options": [], "places": ["open", "open"], "seat": 0, "listed": False}),
    "GET /api/tables/?": ("PERSON", None),
    "POST /api/tables/?/join": ("PERSON", {"invite": "0" * 24, "seat": 1}),
    "POST /api/tables/?/code": ("PERSON", {}),
    "POST /api/tables/?/offer": ("PERSON", {"seat": 1, "bots": "greedy"}),
    "POST /api/tables/?/leave": ("PERSON", {}),
    "POST /api/tables/?/word": ("PERSON", {"word": "lizard"}),
    "POST /api/tables/?/start": ("PERSON", {"bots": "greedy"}),
    "POST /api/tables/?/rematch": ("PERSON", {}),
    "GET /api/tables/?/journal": ("PERSON", None),
    "GET /api/tables/?/set": ("PERSON", None),
    "GET /api/tables/?/audit": ("PERSON", None),
    "GET /api/tables/?/replay": ("PERSON", None),
    "GET /api/tables/?/talk": ("PERSON", "socket"),
    "GET /api/tables/?/stream": ("PERSON", None),
    "POST /api/tables/?/say": ("PERSON", {"ping": 1}),
    "GET /api/talk": ("PERSON", "socket"),
    "GET /assets/?": ("ANYBODY", None),
    "GET /join/?": ("ANYBODY", None),
    "GET /?": ("ANYBODY", None),
    "GET /?/?": ("ANYBODY", None),
}
TYPES = {"/": "text/html; charset=utf-8", "/plain": "text/html; charset=utf-8", "/metrics": "text/plain; version=0.0.4; charset=utf-8"}
UPGRADE = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "a" * 22 + "=="}
HEADERS = {"cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
           "content-security-policy": "default-src 'none'; frame-ancestors 'none'"}
# A page with a form in it: one of a page without a referrer has no origin.
FORMED = {"referrer-policy": "same-origin", "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'"}
# Those that show the page, which is looked at in shown.py.
PAGE = ("/", "/1", "/1/1", "/nothing")


def rows():
    """Each route as it can be asked: its method, its path, who, its body, and the headers that it needs."""
    for route, (who, body) in ROUTES.items():
        method, path = route.split()
        yield method, path.replace("?", "1"), who, None if body == "socket" else body, UPGRADE if body == "socket" else {}


def code(answer):
    return answer.get("error", {}).get("code")


@contextlib.contextmanager
def another(*options, port=0):
    """A server of its own, with other limits."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(lizardry, folder, *options, port=port)
        try:
            yield server
        finally:
            assert server.kill(signal.SIGTERM) == 0


def limited(changes, *options):
    return another("--behind", "127.0.0.1", "--limits", changes, *options)


def refused(answer, words):
    """It says what the limit is, and nothing else."""
    status, body = answer
    return status == 429 and code(body) == "limit" and words in body["error"]["text"]


def begun(server, token, places=("open", "bot:greedy")):
    """A table at which a match is played."""
    table = server.must("POST", "/api/tables", {"game": "pig", "places": list(places)}, token)["table"]
    server.must("POST", f"/api/tables/{table}/start", {}, token)
    return table


def talk(server, table, token, address="10.0.0.1"):
    wire = Wire(f"{server.url}/api/tables/{table}/talk", f"{token}\r\nX-Forwarded-For: {address}")
    wire.socket.settimeout(PATIENCE)
    return wire


def pong(wire):
    wire.send('{"ping": 1}')
    while "pong" not in json.loads(wire.receive()):
        pass
    return True


def end_of(wire):
    try:
        while True:
            wire.receive()
    except EOFError as end:
        return str(end)


# ---- every route


def every_route_has_a_row(server):
    code = re.findall(r'\{ "(GET|POST)", "([^"]+)", ROUTE_(\w+)', (source / "server/door/routes.c").read_text())
    assert [(f"{method} {path}", who) for method, path, who in code] == [(route, row[0]) for route, row in ROUTES.items()]


def pages_of_others_may_not_ask(server):
    """S7. A page's request has the cookie and an Origin that no page can choose; a program has a token, and no Origin."""
    token = server.guest("Anna")
    origins = ({"Origin": "null"}, {"Origin": "https://evil.example"}, {"Origin": server.url + ".evil.example"},
               {"Origin": server.url + "/"}, {"Origin": server.url.replace("http:", "https:")}, {"Origin": ""})
    for method, path, _, body, more in rows():
        if method == "GET" and not more:
            continue
        for origin in (*origins, {}):
            got = server.ask(method, path, body, Cookie="lizardry=" + token, **origin, **more)
            assert got[0] == 403 and code(got[1]) == "origin", (path, origin, got)
            got = server.ask(method, path, body, **origin, **more)
            assert got[0] == 403 and code(got[1]) == "origin", (path, origin, "no token", got)
        for origin in origins[:-1]:
            got = server.ask(method, path, body, token, **origin, **more)
            assert got[0] == 403 and code(got[1]) == "origin", (path, origin, "a program's token", got)
    assert server.ask("GET", "/api/me", token=token)[0] == 200  # nothing was done, nobody was logged out


def each_is_for_those_it_is_for(server):
    """S6. No session, one that never was, one that has ended; a person where the operator is meant."""
    ended, person = server.guest("Anna"), server.guest("Anna")
    server.must("POST", "/api/leave", {}, ended)
    for method, path, who, body, more in rows():
        if who in ("ANYBODY", "MACHINE"):  # machines: by address
            continue
        for token in (None, "0" * 64, ended, ended[:-1], person[:-1] + "x", person + "0", "' OR 1=1 --", "\u00e9"):
            cookie = {"Cookie": "lizardry=" + token, "Origin": server.url} if token else {"Origin": server.url}
            got = server.ask(method, path, body, **cookie, **more)
            assert got[0] == 401 and code(got[1]) == "person", (path, token, got)
        if who == "OPERATOR":
            got = server.ask(method, path, body, person, **more)
            assert got[0] == 403 and code(got[1]) == "operator", (path, got)


def raw(server, method, path, body, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request(method, path, json.dumps(body) if isinstance(body, dict) else body, headers)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    return answer, text


def every_answer_is_guarded(server):
    """S8. Whatever the answer is: no page of others frames it, nobody guesses its type, no cache and no referrer keeps it."""
    for method, path, _, body, more in [*rows(), ("GET", "/nothing", "", None, {}), ("DELETE", "/api/me", "", None, {})]:
        for headers in ({"Origin": server.url}, {"Authorization": "Bearer " + server.guest("Anna")}, {}):
            answer, _ = raw(server, method, path, body, **headers, **more)
            if answer.status == 101:  # no answer, but a socket
                continue
            got = {name.lower(): value for name, value in answer.getheaders()}
            form = (method, path) == ("POST", "/plain") and answer.status != 403  # another page's, or nobody's
            for name, value in (HEADERS | (FORMED if (method, path) == ("GET", "/plain") else {})).items():
                assert path in PAGE or got.get(name) == value, (path, name, got)
            kind = TYPES["/"] if form else TYPES.get("/" if path in PAGE else path if method == "GET" else "", "application/json; charset=utf-8")
            assert got["content-type"] == kind, (path, got)
            cookie = got.get("set-cookie")
            if cookie:
                assert re.fullmatch(r"lizardry=([0-9a-f]{64}; Max-Age=31536000|; Max-Age=0); Path=/; HttpOnly; SameSite=Lax",
                                    cookie), cookie
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with another("--url", "https://games.example.org", port=port) as secure:
        answer, _ = raw(secure, "POST", "/api/guest", {"name": "Anna"}, Origin="https://games.example.org")
        assert answer.getheader("Set-Cookie").endswith("; SameSite=Lax; Secure")


def nothing_that_is_sent_breaks_it(server):
    """Each field of each body replaced by what it cannot be: refused, never failed."""
    odd = (None, True, -1, 2**62, 1.5, "", "x" * 3000, "\u202e", "a\u0000b", "<b>", "\ud83e\udd8e", [], {}, [[]], {"a": 1})
    token = server.guest("Anna")
    for method, path, _, body, _ in rows():
        if method == "GET":
            continue
        some = odd[::4] if path == "/api/login" else odd  # each is a hash
        fields = body if isinstance(body, dict) else {}
        bodies = [{**body, field: value} for field in fields for value in some] + [b"id=%", b"id=1&id=2", b"move=%ff&id=1", b"id=&move=&decision=-1", b"{", b"[]", b"\xff", b'{"a":1,"a":2}', b"[" * 5000]
        for sent in bodies:
            if path in ("/api/leave", "/api/account"):
                token = server.guest("Anna")
            status, answer = server.ask(method, path, sent, token)
            assert status < 500 and (status == 200 or "alert" in answer or answer["error"]["text"]), (path, sent, status, answer)
    assert server.must("GET", "/healthz")["ok"]


def bytes_sent(server, data):
    """All that comes back for these bytes, until the server ends it."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as one:
        one.sendall(data)
        got = b""
        with contextlib.suppress(ConnectionResetError):
            while some := one.recv(65536):
                got += some
    return got


def a_request_is_read_in_one_way(server):
    """What a proxy before us could take for something else is refused, and the connection ends: nothing is smuggled behind it."""
    token, behind = server.guest("Anna"), b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    head = f"POST /api/leave HTTP/1.1\r\nHost: x\r\nCookie: lizardry={token}\r\nOrigin: {server.url}\r\n".encode()
    for more, body in ((b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", b"0\r\n\r\n"),
                       (b"Content-Length: 2\r\nContent-Length: 40\r\n", b"{}"), (b"Content-Length: 2\r\nHost: y\r\n", b"{}"),
                       (b"Content-Length: 2\r\nOrigin: https://evil.example\r\n", b"{}"),
                       (b"Content-Length: 2\r\nAuthorization: Bearer x\r\nAuthorization: Bearer y\r\n", b"{}")):
        got = bytes_sent(server, head + more + b"\r\n" + body + behind)
        assert got.startswith(b"HTTP/1.1 400 ") and got.count(b"HTTP/1.1 ") == 1, (more, got)
    assert bytes_sent(server, behind.replace(b"Host: x\r\n", b"Connection: close\r\n")).startswith(b"HTTP/1.1 400 ")
    for path in ("/api/me%00", "/api/m%65", "/api/me/", "/api//me", "/api/me;x", "/api/tables/%2e%2e/audit"):
        got = bytes_sent(server, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        assert got.startswith(b"HTTP/1.1 404 "), (path, got)
    for method in ("HEAD", "OPTIONS", "PUT", "TRACE", "PATCH", "get"):
        got = bytes_sent(server, f"{method} /api/me HTTP/1.1\r\nHost: x\r\nX-A: b\r\nConnection: close\r\n\r\n".encode())
        assert got.startswith(b"HTTP/1.1 405 ") and b"X-A" not in got, (method, got)
    assert server.ask("GET", "/api/me", token=token)[0] == 200  # nobody was logged out


def links_are_good_once_and_for_one_thing(server):
    """A word of one kind opens nothing of another; whoever comes second finds it used; a table is nobody's who was not invited."""
    anna, bob, eve = (server.guest(name) for name in ("Anna", "Bob", "Eve"))
    laid = server.must("POST", "/api/tables", {"game": "duel", "places": ["open", "open"]}, anna)
    at = f"/api/tables/{laid['table']}"
    server.must("POST", f"{at}/join", {"invite": laid["invite"]}, bob)
    server.must("POST", f"{at}/start", {}, anna)
    below = [(method, path.replace("?", str(laid["table"]), 1), body) for method, path, body in
             ((*route.split(), row[1]) for route, row in ROUTES.items()) if path.startswith(("/api/tables/?", "/plain/?"))]
    assert len(below) > 10
    for method, path, body in below:
        got = server.ask(method, path, {} if isinstance(body, dict) else body if isinstance(body, bytes) else None, eve)
        assert got[0] == 404 and code(got[1]) == "table", (path, got)
    device = server.must("POST", "/api/device", {}, anna)["link"].partition("=")[2]
    seat = server.must("POST", f"{at}/offer", {"seat": 1, "bots": "random"}, anna)["link"].partition("=")[2]
    ask = lambda path, word, token: server.ask("POST", path, {"word": word, "password": PASSWORD}, token, **{} if token else {"Origin": server.url})[0]
    for path, word in (("/api/takeover", device), ("/api/arrive", seat), ("/api/operator", seat), ("/api/operator", device),
                       ("/api/reset", seat), ("/api/reset", device)):
        assert ask(path, word, eve if path in ("/api/takeover", "/api/operator") else None) == 410, path
    assert [ask("/api/arrive", device, None) for _ in range(2)] == [200, 410]
    assert ask("/api/takeover", seat, anna) == 409  # she sits there, and the link is still good
    assert [ask("/api/takeover", seat, token) for token in (eve, bob)] == [200, 410]
    got = server.ask("GET", f"{at}/replay?seat=0", token=eve)
    assert got[0] == 403 and code(got[1]) == "seat", got
    say = lambda token, *messages: server.must("POST", f"{at}/say", b"".join(json.dumps(m).encode() + b"\n" for m in messages), token)
    assert say(anna, {"id": "a", "move": "stake 1 rock"})[0]["ok"]  # the same name of another's act is another act
    late = say(eve, *({"id": f"d{n}", "move": "stake 1 rock", "decision": n} for n in (-1, 2**31, 2**40)), {"id": "a", "move": "stake 1 rock"},
               {"id": "p", "pause": "x"})
    assert [code(answer) for answer in late] == ["stale", "stale", "stale", None, "host"], late


def text_is_text(server):
    """S9. Markup is shown as it was written, in JSON alone; what turns or controls a screen is refused."""
    for name in ("<script>alert(1)</script>"[:24], "&lt;b&gt;", "' OR 1=1 --", "$(reboot); `ls`", "\u00c5sa \U0001f98e", "\u0645\u06cc\u200c\u0622\u06cc",
                 "\U0001f469\u200d\U0001f680", "A\u030asa"):
        token = server.guest(name)
        answer, text = raw(server, "GET", "/api/me", None, Authorization="Bearer " + token)
        assert json.loads(text)["name"] == name and answer.getheader("Content-Type").startswith("application/json")
    for bad in ("\u202eAnna", "An\u2066na", "\u200fAnna", "Anna\u001b[31m", "An\nna", "An\u0000na", "An\u007fna", "An\u009bna", "An\u2028na",
                "An\u200bna", "\u3164", "\u00a0", "\ufeffAnna", "\U000e0041nna", "An\u2060na", "\u00adAnna", "\u2800", "\u0301"):
        assert server.ask("POST", "/api/guest", {"name": bad}, Origin=server.url)[0] == 400, ascii(bad)
        assert server.ask("POST", "/api/account", {"name": bad, "password": PASSWORD}, token)[0] == 400, ascii(bad)
    wire = talk(server, begun(server, token), token)
    for line in ("\u202egnilaets", "\u001b[2Jroll", "<b>roll</b>"):
        wire.send(json.dumps({"id": "x", "move": line}))
        while "re" not in (message := json.loads(wire.receive())):
            pass
        said = message["error"]["text"]
        assert not re.search("[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]", said), ascii(said)


# ---- every limit


def limit_connections():
    with another("--limits", "connections=3") as server:
        def connect():
            one = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            try:
                return one, one.recv(12)
            except ConnectionResetError:
                return one, b""
        held = [connect() for _ in range(3)]
        assert [said for _, said in held] == [b"HTTP/1.1 200"] * 3
        assert connect()[1] == b""
        held.pop()[0].close()
        while connect()[1] == b"":
            pass


def limit_request():
    with another("--limits", "request=1") as server:
        token = server.guest("Anna")
        wire = talk(server, begun(server, token), token)
        slow = socket.create_connection(("127.0.0.1", server.port))
        slow.settimeout(0.1)
        slow.sendall(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n")
        with contextlib.suppress(ConnectionError):
            while True:
                try:
                    assert slow.recv(1) == b"", "it was answered"
                    break
                except TimeoutError:
                    slow.sendall(b"X: y\r\n")
        assert pong(wire)  # who talks has sent a whole request


def limit_requests():
    with limited("requests=4") as server:
        ask = lambda address: server.ask("GET", "/healthz", **{"X-Forwarded-For": address})
        assert [ask("10.0.0.1")[0] for _ in range(4)] == [200] * 4
        assert refused(ask("10.0.0.1"), "at most 4 requests from one address in ten seconds. Try again in ")
        assert refused(ask("9.9.9.9, 10.0.0.1"), "at most 4 requests")  # what it says of itself does not count
        assert ask("10.0.0.2")[0] == 200
        assert [ask(f"2001:db8::{i}")[0] for i in range(5)] == [200] * 4 + [429]  # one house
    with another("--limits", "requests=4") as server:
        assert [server.ask("GET", "/healthz", **{"X-Forwarded-For": f"10.0.0.{i}"})[0] for i in range(5)] == [200] * 4 + [429]


def limit_body():
    with limited("body=1000") as server:
        for size, status in ((1000, 200), (1001, 413)):
            body = json.dumps({"name": "Anna"}).encode().ljust(size)
            assert server.ask("POST", "/api/guest", body, Origin=server.url)[0] == status


def limit_lay():
    with limited("lay=1000") as server:
        token = server.guest("Anna")
        for size, status in ((1000, 200), (1001, 413)):
            body = json.dumps({"game": "pig", "places": ["open", "open"]}).encode().ljust(size)
            assert server.ask("POST", "/api/tables", body, token)[0] == status


def limit_sockets():
    with limited("sockets=2") as server:
        tokens = [server.guest("Anna") for _ in range(3)]
        tables = [begun(server, token) for token in tokens]
        held = [talk(server, tables[i], tokens[i]) for i in range(2)]
        ask = lambda: server.ask("GET", f"/api/tables/{tables[2]}/talk", token=tokens[2], **UPGRADE, **{"X-Forwarded-For": "10.0.0.1"})
        assert refused(ask(), "at most 2 sockets from one address.")
        assert pong(talk(server, tables[2], tokens[2], "10.0.0.2"))
        held.pop().socket.close()
        while True:  # until the server has seen it go
            with contextlib.suppress(ConnectionError):
                held.append(talk(server, tables[2], tokens[2]))
                break


def limit_own_sockets():
    with limited("own-sockets=2") as server:
        token, other = server.guest("Anna"), server.guest("Bob")
        table = begun(server, token)
        held = [talk(server, table, token, f"10.0.0.{i}") for i in range(2)]
        got = server.ask("GET", f"/api/tables/{table}/talk", token=token, **UPGRADE)
        assert refused(got, "at most 2 sockets of one person."), got
        assert pong(talk(server, begun(server, other), other)) and all(map(pong, held))


def limit_messages():
    with limited("messages=20") as server:
        token = server.guest("Anna")
        table = begun(server, token)
        wire = talk(server, table, token)
        for _ in range(20):
            wire.send('{"ping": 1}')
        answered = 0
        while answered < 20:
            answered += "pong" in json.loads(wire.receive())
        wire = talk(server, table, token)
        frame = b"\x81\x8b" + bytes(4) + b'{"ping": 1}'
        wire.socket.sendall(frame * 41)  # more than in two seconds, should one begin in between
        assert "Too many messages" in end_of(wire)
        assert pong(talk(server, table, token))


def limit_message():
    with limited("message=1000") as server:
        token = server.guest("Anna")
        wire = talk(server, begun(server, token), token)
        wire.send('{"ping": 1}'.ljust(1000))
        while "pong" not in json.loads(wire.receive()):
            pass
        wire.send('{"ping": 1}'.ljust(1001))
        try:
            end_of(wire)
        except ConnectionError:
            pass


def limit_unread():
    """Whoever listens and does not read is cut off: by a socket and by a stream. He comes again and has missed nothing."""
    for unread, cut in (100000, True), (2000000, False):
        with limited(f"unread={unread}") as server:
            token = server.guest("Anna")
            table = begun(server, token)
            for way in ("talk", "stream"):
                deaf = socket.socket()
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.connect(("127.0.0.1", server.port))
                deaf.sendall(f"GET /api/tables/{table}/{way} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n".encode() +
                             (b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                              b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" if way == "talk" else b"\r\n"))
                for round in range(16):  # all its devices hear of each note
                    notes = [json.dumps({"note": f"{way}{unread}-{round}-{i}:" + "x" * 7800}) for i in range(8)]
                    server.must("POST", f"/api/tables/{table}/say", "\n".join(notes).encode(), token)
                got, last = b"", f"{way}{unread}-15-7:".encode()
                deaf.settimeout(PATIENCE)
                while last not in got:
                    some = deaf.recv(1 << 20)
                    got += some
                    if not some:
                        break
                assert (last in got) != cut, (way, unread, len(got))
                deaf.close()
            fresh = json.loads(talk(server, table, token).receive())
            assert fresh["own"]["note"].startswith("stream"), fresh["own"]


def limit_guests():
    with limited("guests=2") as server:
        ask = lambda address: server.ask("POST", "/api/guest", {"name": "A"}, Origin=server.url, **{"X-Forwarded-For": address})
        assert [ask("10.0.0.1")[0] for _ in range(2)] == [200] * 2
        assert refused(ask("10.0.0.1"), "at most 2 guests") and ask("10.0.0.2")[0] == 200
        anna = ask("10.0.0.3")[1]["token"]
        table = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"]}, anna)["table"]
        right = server.must("POST", f"/api/tables/{table}/code", {}, anna)["code"]
        assert by_form(server, "10.0.0.1", "Bob", right) == 429 and by_form(server, "10.0.0.3", "Bob", right) == 303


def login(server, name, address):
    return server.ask("POST", "/api/login", {"name": name, "password": PASSWORD}, Origin=server.url, **{"X-Forwarded-For": address})


def limit_logins():
    with limited("name-logins=1000") as server:  # ten, as it is without changes
        assert [login(server, f"N{i}", "10.0.0.1")[0] for i in range(10)] == [401] * 10
        got = login(server, "Other", "10.0.0.1")
        assert refused(got, "at most 10 logins from one address in a minute. Try again in ") and 0 < got[1]["error"]["wait"] <= 60, got
        assert login(server, "Other", "10.0.0.2")[0] == 401


def limit_name_logins():
    """Of a name that somebody has and of one that nobody has: who tries learns nothing by it."""
    with limited("name-logins=2") as server:
        server.must("POST", "/api/account", {"name": "Anna", "password": PASSWORD}, server.guest("Anna"))
        for name, right in (("Anna", 200), ("Nobody", 401)):
            assert [login(server, name, f"10.0.1.{i}")[0] for i in range(2)] == [right] * 2
            assert refused(login(server, name.upper(), "10.0.1.9"), "at most 2 logins under one name in a minute.")
        assert login(server, "Other", "10.0.1.9")[0] == 401


def limit_hashes():
    with limited("hashes=1") as server:
        asked = []
        for i in range(30):
            one = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
            one.request("POST", "/api/login", json.dumps({"name": f"N{i}", "password": PASSWORD}),
                        {"Origin": server.url, "X-Forwarded-For": f"10.0.0.{i}"})
            asked.append(one)
        answers = [one.getresponse() for one in asked]
        assert {answer.status for answer in answers} == {401, 503}
        busy = next(answer for answer in answers if answer.status == 503)
        assert busy.getheader("Retry-After") == "5" and code(json.loads(busy.read())) == "busy"


def limit_codes():
    with limited("codes=3") as server:
        anna, eve = server.guest("Anna"), server.guest("Eve")
        table = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"]}, anna)["table"]
        right = server.must("POST", f"/api/tables/{table}/code", {}, anna)["code"]
        ask = lambda said, address: server.ask("POST", "/api/invited", {"code": said}, eve, **{"X-Forwarded-For": address})
        assert [ask("no-code", "10.0.0.1")[0] for _ in range(3)] == [404] * 3
        assert refused(ask(right, "10.0.0.1"), "at most 3 code words tried") and ask(right, "10.0.0.2")[0] == 200
        assert by_form(server, "10.0.0.1", "Bob", right) == 429 and by_form(server, "10.0.0.2", "Bob", "no-code") == 404


def by_form(server, address, name, words):
    """Sitting down without a script."""
    body = f"name={name}&code={words}".encode()
    return raw(server, "POST", "/plain", body, **{"Origin": server.url, "X-Forwarded-For": address})[0].status


@contextlib.contextmanager
def mailing(changes):
    """A server that would send mail, to a provider who is not there."""
    with tempfile.NamedTemporaryFile("w") as box:
        box.write("address = games@example.org\nsmtp = smtp://127.0.0.1:1\ntls = no\n")
        box.flush()
        with limited(changes, "--mail", box.name) as server:
            yield server


def limit_addresses():
    with mailing("addresses=2") as server:
        anna = server.guest("Anna")
        give = lambda name, by: server.ask("POST", "/api/address", {"address": name + "@example.org"}, anna, **{"X-Forwarded-For": by})
        assert [give(name, "10.0.0.1")[0] for name in "ab"] == [200] * 2
        assert refused(give("c", "10.0.0.1"), "at most 2 mail addresses") and give("c", "10.0.0.2")[0] == 200


def limit_asked():
    with mailing("asked=2") as server:
        give = lambda name: server.ask("POST", "/api/address", {"address": "anna@example.org"}, server.guest(name))
        assert [give(name)[0] for name in ("Anna", "Eve")] == [200] * 2
        assert refused(give("Mallory"), "at most 2 mails in a day")


def limit_tables():
    with limited("tables=2") as server:
        anna, bob = server.guest("Anna"), server.guest("Bob")
        lay = lambda token: server.ask("POST", "/api/tables", {"game": "pig", "places": ["open", "open"], "seat": -1}, token)
        assert [lay(anna)[0] for _ in range(2)] == [200] * 2
        assert refused(lay(anna), "at most 2 unfinished tables that one person laid.") and lay(bob)[0] == 200


def limit_seats():
    with limited("seats=2") as server:
        anna, bob = server.guest("Anna"), server.guest("Bob")
        laid = [server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"], "seat": -1}, anna) for _ in range(3)]
        join = lambda i: server.ask("POST", f"/api/tables/{laid[i]['table']}/join", {"invite": laid[i]["invite"]}, bob)
        assert [join(i)[0] for i in range(2)] == [200] * 2
        assert refused(join(2), "at most 2 seats of one person at unfinished tables.")
        assert refused(server.ask("POST", "/api/tables", {"game": "pig"}, bob), "at most 2 seats")


def every_limit_is_kept(server):
    code = re.findall(r'^LIMIT\(\w+, "([a-z-]+)", (\d+), \d+, "([^"]+)"', (source / "server/door/limits.def").read_text(), re.M)
    page = re.findall(r"^\| `([a-z-]+)` \| (\d+) \| (.+) \|$", (source / "docs/server.md").read_text(), re.M)
    assert page == code and len(code) > 10, set(page) ^ set(code)
    for name, *_ in code:
        try:
            globals()["limit_" + name.replace("-", "_")]()
        except Exception as trouble:
            raise AssertionError(name) from trouble


cases = [every_route_has_a_row, pages_of_others_may_not_ask, each_is_for_those_it_is_for, every_answer_is_guarded,
         nothing_that_is_sent_breaks_it, a_request_is_read_in_one_way, links_are_good_once_and_for_one_thing, text_is_text, every_limit_is_kept]
with tempfile.TemporaryDirectory() as page:
    (pathlib.Path(page) / "index.html").write_text("<!DOCTYPE html><head></head>")
    sys.exit(tap(cases, lizardry, "--page", page, "--limits", "requests=100000,logins=1000,name-logins=1000,guests=100000,codes=1000"))
