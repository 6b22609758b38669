#!/usr/bin/env python3
"""plain.py LIZARDRY: tables played without a script: a page is read as a browser without one reads it, and its form is sent. TAP."""
import html
import http.client
import os
import re
import sys
import urllib.parse

from served import PATIENCE, tap

lizardry = os.path.realpath(sys.argv[1])
MOST = 2000  # pages of a match


class Reader:
    """Somebody with a cookie and no script."""

    def __init__(self, server, name=None):
        self.server, self.token = server, server.guest(name) if name else ""

    def ask(self, method, path, form=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        headers = {"Cookie": "lizardry=" + self.token}
        if form is not None:
            headers |= {"Origin": self.server.url, "Content-Type": "application/x-www-form-urlencoded"}
        connection.request(method, path, None if form is None else urllib.parse.urlencode(form), headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer, text

    def look(self, table):
        answer, text = self.ask("GET", f"/plain/{table}")
        assert answer.status == 200 and answer.getheader("Content-Type") == "text/html; charset=utf-8", (answer.status, text)
        return text

    def send(self, table, form):
        """What the form answers; of one that was taken, the page that it leads to."""
        answer, text = self.ask("POST", f"/plain/{table}", form)
        if answer.status == 303:
            assert answer.getheader("Location") == f"/plain/{table}", answer.getheaders()
            return 303, self.look(table)
        return answer.status, text

    def table(self, game, places, **more):
        laid = self.server.must("POST", "/api/tables", {"game": game, "places": places, **more}, self.token)
        self.server.must("POST", f"/api/tables/{laid['table']}/start", {}, self.token)
        return laid["table"]


def form_of(page):
    """The fields that stand in it from the beginning, and the moves to choose from."""
    hidden = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', page))
    return hidden, [html.unescape(move) for move in re.findall(r'<input type="radio" name="move" value="([^"]*)">', page)]


def alert(page):
    found = re.search(r'<p role="alert">(.*?)</p>', page)
    return html.unescape(found[1]) if found else ""


def a_match_is_played_to_its_end(server):
    for game, places in (("pig", ["open", "bot:greedy"]), ("duel", ["open", "bot:greedy"]), ("conspiracy", ["open", "bot:greedy"])):
        anna = Reader(server, "Anna")
        table, options = anna.table(game, places), 0
        page = anna.look(table)
        for _ in range(MOST):
            if "The match is over." in page:
                break
            if "<form" not in page:
                assert '<meta http-equiv="refresh"' in page, page
                page = anna.look(table)
                continue
            hidden, moves = form_of(page)
            assert moves and "<pre>" in page and '<meta http-equiv="refresh"' not in page, page
            options = max(options, len(moves))
            status, page = anna.send(table, {**hidden, "move": moves[-1], "typed": ""})
            assert status == 303, (status, page)
        assert "The match is over." in page and "<form" not in page and "http-equiv" not in page, (game, page)
        assert server.must("GET", f"/api/tables/{table}", token=anna.token)["stage"] == "over"
        _, front = anna.ask("GET", "/plain")
        assert f'<a href="/plain/{table}">' in front and ", over</li>" in front, front


def what_is_sent_twice_counts_once(server):
    anna = Reader(server, "Anna")
    table = anna.table("conspiracy", ["open", "bot:greedy"])
    page = anna.look(table)
    while "<form" not in page:
        page = anna.look(table)
    hidden, moves = form_of(page)
    form = {**hidden, "move": "draw unknown" if "draw unknown" in moves else moves[0]}
    acts = lambda: len(server.must("POST", f"/api/tables/{table}/say", b'{"id": "l", "log": 1}\n', anna.token)[0]["log"])
    status, _ = anna.send(table, form)
    after = acts()
    assert (status, anna.send(table, form)[0], acts()) == (303, 303, after)
    status, page = anna.send(table, {**form, "id": "another"})
    assert status == 200 and alert(page) and acts() == after, page  # for a question that has passed
    assert form_of(page)[0]["id"] != hidden["id"]


def what_is_wrong_is_said_and_nothing_done(server):
    anna = Reader(server, "Anna")
    table = anna.table("pig", ["open", "bot:greedy"])
    page = anna.look(table)
    while "<form" not in page:
        page = anna.look(table)
    hidden, _ = form_of(page)
    for wrong in ({}, {"move": ""}, {"typed": ""}, {"move": "roll", "id": ""}, {"move": "roll", "decision": "x"}):
        status, page = anna.send(table, {**hidden, **wrong})
        assert status == 200 and alert(page).startswith("Nothing was sent"), (wrong, page)
    for typed in ("jump", "<b>roll</b>", "hold the line"):
        hidden, _ = form_of(page)
        status, page = anna.send(table, {**hidden, "typed": typed})
        assert status == 200 and alert(page) and "<b>" not in page, (typed, page)
    status, page = anna.send(table, {**form_of(page)[0], "move": "hold", "typed": "roll"})
    assert status == 303, page  # what was typed counts


def a_sheet_of_orders_is_a_text(server):
    anna = Reader(server, "Anna")
    table = anna.table("swamp", ["open", "bot:easy"], preset="duel")
    for _ in range(MOST):
        page = anna.look(table)
        if "<textarea" in page:
            break
        if "<form" in page:
            hidden, moves = form_of(page)
            status, page = anna.send(table, {**hidden, "move": moves[0]} if moves else {**hidden, "typed": "setup default 1"})
            assert status == 303, alert(page)
    assert 'name="orders"' in page, page
    hidden, moves = form_of(page)
    assert not moves
    status, page = anna.send(table, {**hidden, "orders": "MO nowhere\r\n"})
    assert status in (200, 303), page
    assert server.must("GET", "/healthz")["ok"]


def it_is_for_those_who_sit_there(server):
    anna, eve = Reader(server, '<b>"A"&'), Reader(server, "Eve")
    table = anna.table("pig", ["open", "bot:greedy"])
    answer, text = eve.ask("GET", f"/plain/{table}")
    assert answer.status == 404 and "<" not in text, text
    answer, _ = eve.ask("POST", f"/plain/{table}", {"id": "1", "decision": "1", "move": "roll"})
    assert answer.status == 404
    assert f"/plain/{table}" not in eve.ask("GET", "/plain")[1]
    page = anna.look(table)
    assert "<b>" not in page and "&lt;b&gt;" in page, page
    answer, _ = anna.ask("GET", f"/plain/{table}")
    assert answer.getheader("Content-Security-Policy") == "default-src 'none'; form-action 'self'; frame-ancestors 'none'"
    assert answer.getheader("Referrer-Policy") == "same-origin"  # a form of a page without one has no origin


def one_who_watches_has_no_form(server):
    anna, bob = Reader(server, "Anna"), Reader(server, "Bob")
    laid = server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "bot:greedy"], "house": ["watchers=public"]}, anna.token)
    server.must("POST", "/api/invited", {"invite": laid["invite"]}, bob.token)
    server.must("POST", f"/api/tables/{laid['table']}/start", {}, anna.token)
    answer, page = bob.ask("GET", f"/plain/{laid['table']}")
    assert answer.status == 200 and "<form" not in page and "<pre>" in page, (answer.status, page)


def words_of(anna, **more):
    """A table of Anna's that waits for one more, and the two words that lead there."""
    laid = anna.server.must("POST", "/api/tables", {"game": "pig", "places": ["open", "open"], **more}, anna.token)
    return laid["table"], anna.server.must("POST", f"/api/tables/{laid['table']}/code", {}, anna.token)["code"]


def two_words_lead_a_stranger_to_a_seat(server):
    anna, bob = Reader(server, "Anna"), Reader(server)
    table, code = words_of(anna)
    assert 'name="name"' in bob.ask("GET", "/plain")[1] and 'name="name"' not in anna.ask("GET", "/plain")[1]
    answer, _ = bob.ask("POST", "/plain", {"name": "Bob <b>", "code": code.replace("-", " ").upper()})
    assert (answer.status, answer.getheader("Location")) == (303, f"/plain/{table}"), answer.status
    bob.token = re.match(r"lizardry=(\w{64});", answer.getheader("Set-Cookie"))[1]
    assert "Bob &lt;b&gt;" in bob.look(table) and "deals" in bob.look(table)
    assert f'<a href="/plain/{table}">' in bob.ask("GET", "/plain")[1]
    again, _ = bob.ask("POST", "/plain", {"code": code})
    assert again.status == 303 and not again.getheader("Set-Cookie")
    server.must("POST", f"/api/tables/{table}/start", {}, anna.token)
    hidden, moves = form_of(bob.look(table) if "Others are" not in bob.look(table) else anna.look(table))
    assert hidden and moves


def words_that_lead_nowhere_make_nobody(server):
    anna, bob = Reader(server, "Anna"), Reader(server)
    table, code = words_of(anna)
    for form, status in (({"name": "Bob", "code": "no-such"}, 404), ({"name": "Bob"}, 404), ({"name": "", "code": code}, 400), ({"name": "\u200b", "code": code}, 400)):
        answer, page = bob.ask("POST", "/plain", form)
        assert answer.status == status and alert(page) and not answer.getheader("Set-Cookie"), (form, answer.status, page)
    eve, late = Reader(server, "Eve"), Reader(server)
    assert eve.ask("POST", "/plain", {"code": code})[0].status == 303
    answer, page = late.ask("POST", "/plain", {"name": "Late", "code": code})
    assert answer.status == 409 and alert(page) and not answer.getheader("Set-Cookie"), page
    assert server.must("GET", f"/api/tables/{table}", token=anna.token)["seats"][1]["name"] == "Eve"


sys.exit(tap([two_words_lead_a_stranger_to_a_seat, words_that_lead_nowhere_make_nobody, a_match_is_played_to_its_end, what_is_sent_twice_counts_once, what_is_wrong_is_said_and_nothing_done, a_sheet_of_orders_is_a_text,
              it_is_for_those_who_sit_there, one_who_watches_has_no_form], lizardry, "--limits", "requests=100000,codes=1000"))
