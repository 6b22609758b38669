"""Commands of a game by mail. The manual says: a command either completes or leaves the game as it was, whatever happens
to the machine in between. So after each fault the game is what it was before the command or what it is after an
undisturbed one; which of the two follows from the answer that was given; and from there the game goes on to the same."""
import hashlib
import re

from every import digest, left_over, need

GAME = "g"
FIELDS = "GAME g\nCLAN 1\nPASS {}\nTURN {}\n"
CLANS = ("1", "2")


def masked(text):
    """Words that are drawn anew by every call."""
    return re.sub(r"(?i)(PASS|password is) [a-z0-9-]+", r"\1 x", text)


def papers(room):
    """The reports that lie there."""
    return {str(path.relative_to(room)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(room.glob(f"{GAME}/turn-*/*")) if not path.name.endswith(".new")}


def observe(hands, room):
    """What the game is, as its commands tell: now, after the next visit of cron, and after one more turn."""
    room = hands.copy(room)
    pbm = lambda *args: (lambda run: (run.code, masked(run.out)))(hands.call(room, ["pbm", args[0], GAME, *args[1:]]))
    seen = {"status": pbm("status")}
    if seen["status"][0] == 0:
        seen["cron"] = pbm("turn")
        seen["reports"] = papers(room)
        seen["rerun"] = hands.quick or pbm("rerun", "--check")
        seen["turn"] = pbm("turn", "--now")
        for clan in CLANS:
            seen["report " + clan] = pbm("report", clan)
        seen["verify"] = pbm("verify")
        seen["left over"] = (0, left_over(room))
    hands.drop(room)
    return seen


def differs(one, other):
    return ", ".join(what for what in one if one.get(what) != other.get(what)) or "less is known"


class Pbm:
    modes = None
    quick = ()
    slow = "/turn-"  # reports: many files, all written alike
    brief = ("full disk", "torn", "half torn")
    stdout = False
    stdin = ""
    ack = None  # what standard output only says if it is done
    files = {}
    steps = ()  # commands before it: (stdin, words...); PASS in stdin is the word that the last join gave

    def __init__(self, name, command, **more):
        self.name, self.command = "pbm " + name, ["pbm", command[0], GAME, *command[1:]]
        self.__dict__.update(more)

    def prepare(self, hands, room):
        for name, text in self.files.items():
            (room / name).write_text(text)
        word = ""
        for stdin, *words in self.steps:
            out = hands.must(room, ["pbm", words[0], GAME, *words[1:]], stdin.replace("WORD", word))
            found = re.search(r"^PASS (\S+)", out, re.M)
            word = found[1] if found else word
        self.stdin = self.stdin.replace("WORD", word)
        self.before = hands.once("game", room, lambda r: observe(hands, r))
        self.room = room

    def judge(self, hands, run):
        look = lambda room: hands.once("game", room, lambda r: observe(hands, r))
        after, now = look(run.calm.room), look(run.room)
        need(now in (self.before, after), "neither as before (" + differs(now, self.before) + ") nor as after (" +
             differs(now, after) + ")")
        need(run.code != 0 or now == after, "exit code 0, and it is not done: " + differs(now, after))
        said = run.out + run.err
        need("othing was changed" not in said or now == self.before, "'nothing was changed', and that is not so")
        need(run.code <= 0 or not self.ack or not re.search(self.ack, run.out), "an answer for what was not done: " + run.out)
        if now == self.before and now != after:
            again = hands.command(self, run.room)
            need(again.code == 0, f"asked again: exit code {again.code}: {again.err or again.out}")
            last = look(run.room)
            need(last == after, "asked again it came out otherwise: " + differs(last, after))


class New(Pbm):
    """The key of every new game is another, so that none is like one before; a quick run only looks who plays."""

    def judge(self, hands, run):
        if not hands.quick:
            return super().judge(hands, run)
        status = lambda room: hands.call(room, ["pbm", "status", GAME])
        now, after = status(run.room), status(run.calm.room)
        need(now.code or now.out == after.out, "a game that is not the one asked for: " + now.out)
        need(run.code or not now.code, "exit code 0, and there is no game: " + now.err)


class Rivals(Pbm):
    """Two make a game in one folder, the second at any moment of the first: one of them does, and it is a game with
    that one's passwords and players."""

    modes = quick = ("rival",)

    def judge(self, hands, run):
        code = run.room / "rival.code"
        if not code.exists():
            return
        first, second = run.code == 0, code.read_text() == "0\n"
        need(first != second, "both have made a game" if first else "nobody has made a game: " + run.err)
        out = run.out if first else (run.room / "rival.out").read_text()
        said = dict(re.findall(r"^clan (\d+): .*, password (\S+)$", out, re.M))
        now = {clan: re.search(r"^PASS (\S+)", hands.must(run.room, ["pbm", "password", GAME, clan]), re.M)[1] for clan in said}
        need(said and said == now, f"the passwords {said} were told, and {now} is asked for")
        status = hands.must(run.room, ["pbm", "status", GAME])
        theirs = "first@example.org" if first else "second@example.org"
        need(theirs in status, f"{theirs} is not in the game:\n{status}")


class Looks(Pbm):
    """A command that only looks: the undisturbed answer or none, and nothing is changed by it."""

    def judge(self, hands, run):
        need(run.code or run.out == run.calm.out, "exit code 0, but another answer")
        now = hands.once("game", run.room, lambda r: observe(hands, r))
        need(now == self.before, "it has changed something: " + differs(now, self.before))


# Drawings cost most of a turn's time, and are written like the rest: one scene has them all.
NEW = ("", "new", "--preset", "duel", "--seed", "two", "--papers", "text,json")
DRAWN = NEW[:-2]
SEATED = (NEW, ("", "join", "2", "--player", "B. Skink"), ("", "join", "1", "--player", "A. Newt"))
WORLD = (*SEATED, ("", "turn", "--now"))
MAIL = FIELDS.format("WORD", 1) + "ORDERS\n1. RE 1A\nEND\nTO 2\nHello there, Skink.\nEND\n"
OTHER = FIELDS.format("WORD", 1) + "ORDERS\n1. RE 1B\n2. RE 1A\nEND\n"
PLAYED = (*WORLD, (MAIL, "orders"), ("", "turn", "--now"))
ABSENT = ((*NEW, "--absent", "1"), ("", "join", "1", "--player", "A. Newt"), ("", "turn", "--now"), ("", "turn", "--now"))
RECEIPT = r"of 30 orders used"

PLAYERS = "1|A. Newt|{0}@example.org|The Newts\n2|B. Skink||The Skinks\n"
FILES = {"first": PLAYERS.format("first"), "second": PLAYERS.format("second")}

scenes = [
    Pbm("new", NEW[1:]),
    New("new, with its players", (*NEW[1:], "--players", "first"), files=FILES, quick=("kill",)),
    Rivals("new, two at once", ("new", "--preset", "duel", "--players", "first"), files=FILES,
           rival=("pbm", "new", GAME, "--preset", "duel", "--players", "second")),
    Pbm("join", ("join", "1", "--player", "A. Newt"), steps=(NEW,), ack="PASS "),
    Pbm("startup", ("startup", "1"), steps=SEATED, stdin="SETUP DEFAULT 2\nEND\n", ack="START-UP"),
    Pbm("turn, the world", ("turn", "--now"), steps=SEATED, ack="world is made"),
    Pbm("orders", ("orders",), steps=WORLD, stdin=MAIL, ack=RECEIPT, quick=("error",)),
    Pbm("orders, a second mail", ("orders",), steps=(*WORLD, (MAIL, "orders")), stdin=OTHER, ack=RECEIPT),
    Pbm("message", ("message",), steps=WORLD, stdin="Welcome to the swamp.\n"),
    Pbm("extend", ("extend", "24"), steps=WORLD),
    Pbm("replace", ("replace", "1", "--player", "C. Gecko"), steps=WORLD, ack="PASS ", quick=("error",)),
    Pbm("drop", ("drop", "2"), steps=WORLD),
    Pbm("turn", ("turn", "--now"), steps=(*WORLD, (MAIL, "orders"), ("A note.\n", "message")), ack="has been run"),
    Pbm("turn, all papers", ("turn", "--now"), steps=(DRAWN, *SEATED[1:], ("", "turn", "--now")), ack="has been run", modes=("error",)),
    Pbm("turn, the last", ("turn", "--now"), steps=(*WORLD, ("", "drop", "2")), ack="has been run", quick=("error",)),
    Pbm("undo", ("undo",), steps=PLAYED, ack="is taken back", quick=("error",)),
    Pbm("undo, a clan comes back", ("undo",), steps=ABSENT, ack="is taken back", quick=("error",)),
    Looks("report", ("report", "1"), steps=PLAYED, stdout=True),
    Looks("status", ("status",), steps=PLAYED, stdout=True),
]
