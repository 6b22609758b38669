"""The common screens, and the states that are easily forgotten: one row each in all_of."""
import json
import time

from bench import Line

GAMES = ("conspiracy", "legends", "lies", "newspeak", "swamp")
RULES = ("CO-6.3", "men-in-black")


def common(bench):
    """What every page may ask, whoever it is."""
    paths = ["/api/games"] + [f"/api/games/{game}{part}" for game in GAMES for part in ("", "/bots", "/house")]
    paths += [f"/api/games/{game}/{part}" for game in GAMES[:2] for part in ("things", "rules")]
    paths += [f"/api/games/conspiracy/rules/{rule}" for rule in RULES]
    return {"GET " + path: bench.get(path) for path in paths}


def line(bench, token, opens, *asks):
    """A channel as a page has it after a moment: what was said, and the answers to what a page asks."""
    talk, replies = Line(bench.server, token, opens), {}
    for message in asks:
        replies[next(iter(message))] = talk.ask(**message)
    talk.ask(ping=1)  # refused where there is none, but by then all has been said
    talk.close()
    # How often somebody was asked depends on how fast others are.
    messages = [{**one, "decision": 1} if one.get("decision") else one for one in talk.heard]
    return {"open": opens, "messages": messages, "replies": replies}


def table_line(bench, token, table):
    return line(bench, token, {"table": table}, {"log": 1}, {"table": True})


class Person:
    def __init__(self, bench, name=None, token=None):
        self.bench, self.token = bench, token or bench.guest(name)

    def screen(self, address, *paths, lines=(), **more):
        answers = {f"GET {path}": self.bench.get(path, self.token) for path in ("/api/me", *paths)}
        return {"address": address, "answers": answers, "lines": list(lines)} | more

    def mine(self):
        return line(self.bench, self.token, {"mine": True})

    def at(self, address, table, **more):
        return self.screen(address, f"/api/tables/{table}", **{"lines": [table_line(self.bench, self.token, table)]} | more)


def nobody(address, **more):
    return {"address": address, "answers": {}, "lines": []} | more


def stopped(bench, table, token):
    """Plays a little, then ends the match: with bots one person is enough."""
    talk = Line(bench.server, token, {"table": table})
    talk.ask(stop=True)
    talk.close()


def with_messages(recording, *messages):
    """The same, after more has been said."""
    copy = json.loads(json.dumps(recording))
    copy["lines"][0]["messages"] += messages
    return copy


def shared(bench):
    """A match of three people; it is the turn of Bram, and Marlow has left."""
    table, one, _, other = bench.dealt("conspiracy", "you:Ines,you:Bram,you:Marlow", [], "three")
    ines, marlow, address = Person(bench, token=one), Person(bench, token=other), f"/t/{table}"
    offered = bench.post(f"/api/tables/{table}/offer", {"seat": 2, "bots": "easy"}, ines.token)
    yield "state-stand-in", ines.at(address, table)
    taken = list(bench.server.ask("POST", "/api/takeover", {"word": offered["link"].split("=")[-1]}, marlow.token))
    back = marlow.at("/join#takeover=0000000000000000", table, shows="Your hand")
    yield "state-take-back", back | {"answers": back["answers"] | {"POST /api/takeover": taken}}


def left(bench):
    """A table that Marlow had a seat at: nothing of the deal is shown to him, so no seed is needed."""
    ines, marlow = Person(bench, "Ines"), Person(bench, "Marlow")
    laid = bench.post("/api/tables", {"game": "conspiracy", "places": ["open", "open"]}, ines.token)
    table = laid["table"]
    bench.post("/api/invited", {"invite": laid["invite"]}, marlow.token)
    bench.post(f"/api/tables/{table}/join", {}, marlow.token)
    bench.post(f"/api/tables/{table}/start", {}, ines.token)
    bench.post(f"/api/tables/{table}/offer", {"seat": 1, "bots": "easy"}, ines.token)
    return marlow.at(f"/t/{table}", table, shows="take it back")


def all_of(bench):
    ines, marlow = Person(bench, "Ines"), Person(bench, "Marlow")
    laid = bench.post("/api/tables", {"game": "legends", "places": ["open", "open", "bot:easy"], "watch": "public"}, ines.token)
    table, address = laid["table"], f"/t/{laid['table']}"
    listed = bench.post("/api/tables", {"game": "conspiracy", "places": ["open", "open"]}, marlow.token)["table"]
    at = ("/api/addresses",)
    yield "home-newcomer", nobody("/", shows="Play now")
    yield "home", ines.screen("/", "/api/tables", lines=[ines.mine()], shows="Play now")
    yield "home-empty", Person(bench, "Bram").screen("/", "/api/tables", lines=[Person(bench, "Bram").mine()])
    yield "home-name", nobody("/", does=[["button", "Play now"]], shows="Your name")
    for game in GAMES:
        yield f"new-{game}", ines.screen(f"/new/{game}", lines=[ines.mine()])
    yield "new", nobody("/new")
    yield "laid-host", ines.screen(address, f"/api/tables/{table}", *at, shows="Invite")
    yield "laid-guest", marlow.screen(address, f"/api/tables/{table}", *at)
    waits = bench.post("/api/tables", {"game": "legends", "places": ["open", "open"], "house": ["words=30"]}, ines.token)["table"]
    bench.server.ask("POST", f"/api/tables/{waits}/start", {"bots": "easy"}, ines.token)
    words = ines.screen(f"/t/{waits}", f"/api/tables/{waits}", *at, shows="Time for words")
    words["answers"][f"GET /api/tables/{waits}"][1]["words_until"] = round(time.time() * 1000) + 1200000  # time stands still in a recording
    yield "laid-words", words
    yield "laid-nobody", nobody(address) | {"answers": {f"GET /api/tables/{table}": bench.get(f"/api/tables/{table}")}}
    yield "join", nobody(f"/join/legends#invite={laid['invite']}", shows="Sit down")
    yield "join-nothing", nobody("/join")
    yield "link-expired", ines.screen("/join#invite=0000000000000000", shows="No table answers") | {"answers": {
        "GET /api/me": bench.get("/api/me", ines.token), "POST /api/invited": list(bench.server.ask("POST", "/api/invited", {"invite": "00" * 32}, ines.token))}}
    yield "mine", ines.screen("/mine", lines=[ines.mine()])
    yield "mine-empty", Person(bench, "Bram").screen("/mine", lines=[Person(bench, "Bram").mine()])
    yield "mine-nobody", nobody("/mine")
    for game in GAMES:
        yield f"lesson-{game}", ines.screen(f"/lesson/{game}", lines=[line(bench, ines.token, {"game": game}, {"table": True})])
    yield "lesson-nobody", nobody("/lesson/conspiracy")
    yield "rules", nobody("/rules/conspiracy")
    yield "rules-rule", nobody("/rules/conspiracy?id=CO-6.3")
    yield "rules-card", nobody("/rules/conspiracy?id=men-in-black")
    yield "settings", ines.screen("/settings")
    yield "account-nobody", nobody("/account")
    yield "account-guest", ines.screen("/account")
    holder = Person(bench, "Holder")
    bench.post("/api/account", {"name": "Holder", "password": "long enough"}, holder.token)
    yield "account", holder.screen("/account")
    again = {"name": "holder", "password": "long enough"}
    taken = ines.screen("/account", does=[["textbox", "Name", "holder"], ["textbox", "Password", "long enough"], ["button", "Keep my seats"]], shows="Somebody has an account")
    yield "account-name-taken", taken | {"answers": taken["answers"] | {"POST /api/account": list(bench.server.ask("POST", "/api/account", again, ines.token))}}
    yield "account-reset", nobody("/account#reset=0000000000000000")
    played, token = bench.dealt("conspiracy", "you:Ines,easy,normal", [], "gallery")
    player = Person(bench, token=token)
    yield "host", player.at(f"/host/{played}", played) | {"answers": player.screen("", f"/api/tables/{played}", f"/api/tables/{played}/audit")["answers"]}
    there = player.at(f"/t/{played}", played)
    yield "table-menu", there | {"does": [["button", "Menu"]]}
    yield "table-seal", there | {"does": [["button", "Fair deal"]]}
    yield "table-plain", there | {"settings": {"plain": True}}
    yield "state-connecting", there | {"lines": [], "line": "never", "opening": True, "patience": 9000}
    yield "state-slow", nobody("/rules/conspiracy", silent=["GET /api/games/conspiracy"], opening=True, patience=9000, shows="Slow line")
    lost = json.loads(json.dumps(there))
    lost["lines"][0]["lost"] = True
    yield "state-lost", lost | {"shows": "No line"}
    yield "state-paused", with_messages(there, {"around": {"paused": round(time.time() * 1000)}})
    yield "state-away", with_messages(there, {"around": {"seats": [{}, {"away": True, "bot": True}, {}]}})
    yield "state-ended", with_messages(there, {"bye": "Somebody else has this seat now."}) | {"shows": "no longer played from here", "hides": "Draw the Unknown"}
    yield "state-stop-asked", with_messages(there, {"around": {"stop": [1]}})
    yield "state-undo-asked", with_messages(there, {"around": {"undo": {"seat": 1, "allowed": []}}})
    yield "state-none", ines.screen("/t/1", "/api/tables/1")
    yield "state-server", nobody("/") | {"answers": {"GET /api/games": [503, {"error": {"code": "server", "text": "The server is busy."}}]}}
    yield from shared(bench)
    yield "state-left", left(bench)
    yield "plain-page", nobody("/plain", html=bench.server.must("GET", "/plain"))
    yield "replay", player.screen(f"/replay/{played}", f"/api/tables/{played}", f"/api/tables/{played}/replay")
    stopped(bench, played, token)
    over = player.at(f"/t/{played}", played)
    proof = bench.journal(played, token)
    yield "over", over | {"journal": proof}
    seen = player.screen(f"/replay/{played}", f"/api/tables/{played}", f"/api/tables/{played}/replay", *(f"/api/tables/{played}/replay?seat={i}" for i in range(3)))
    yield "check", seen | {"journal": proof}
    yield "check-broken", seen | {"journal": proof.replace("option rounds", "option Rounds", 1)}
    for game, players in (("lies", "you:Ines,easy"), ("newspeak", "you:Ines,easy,easy"), ("swamp", "you:Ines,easy")):
        number, key = bench.dealt(game, players, [], "gallery")
        yield f"plain-{game}", Person(bench, token=key).at(f"/t/{number}", number) | {"settings": {"plain": True}}
