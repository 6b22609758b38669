"""The scenes that every.py plays. What each promises is in the judges; docs/architecture.md and the manual pages make
the same promises to people."""
import pathlib
import re
import shutil

from every import MODES, Wrong, digest, left_over, need

ROOT = pathlib.Path(__file__).resolve().parents[2]
ONES = "1\n" * 400


class Scene:
    modes = None  # all of them
    quick = ("error",)
    slow = ""
    brief = ()
    stdout = False
    stdin = ""

    def __init__(self, name, command, **more):
        self.name, self.command = name, command
        self.__dict__.update(more)

    def prepare(self, hands, room):
        pass


# ---- matches at the keyboard


def moves(journal):
    """The inputs of a journal that are whole, without their times; undone ones too."""
    text = journal.read_text(errors="replace") if journal.exists() else ""
    return re.findall(r"^\d+ \+\d+ (.*) [~&][0-9a-f]{8}$", text, re.M)


def prompts(out):
    return len(re.findall(r"^> ", out, re.M))


class Play(Scene):
    """A match whose first answers are given: new, or gone on with. `whole` is how the match goes if always the first
    answer is given."""

    journal = "match"
    end = False  # the answers of this command bring it to its end

    def start(self, answers):
        return ["play", *self.game, "--save", self.journal], "1\n" * answers

    def prepare(self, hands, room):
        for name in self.files:
            shutil.copy(ROOT / name, room)
        calm = hands.copy(room)
        hands.must(calm, *self.start(400))
        self.whole = moves(calm / self.journal)
        hands.drop(calm)
        if self.begun:
            hands.must(room, *self.start(self.begun))
        if self.tail:
            with open(room / self.journal, "a") as journal:
                journal.write(self.tail)

    def judge(self, hands, run):
        journal = run.room / self.journal
        there = moves(journal)
        need(run.code <= 0 or "lost" not in run.err or journal.exists() or not prompts(run.out), "it is not kept")
        # A question is only asked when the answer to the one before is safe.
        answered = self.begun + max(0, prompts(run.out) - 1)
        mine = [move for move in there if move.startswith("#0")]
        need(len(mine) >= min(answered, len([m for m in self.whole if m.startswith("#0")])),
             f"{answered} answers were taken, and {len(mine)} are kept")
        aside = run.room / (self.journal + ".damaged")
        kept = journal.read_text() + (aside.read_text() if aside.exists() else "") if self.tail else ""
        need(self.tail in kept, "the torn end is kept nowhere")
        hands.once(self.name, run.room, lambda room: self.goes_on(hands, room))

    def goes_on(self, hands, room):
        """Gone on with, it ends as if nothing had happened."""
        journal = room / self.journal
        fresh = not journal.exists()
        need(not fresh or not self.begun, "the match is gone")
        args, answers = self.start(400) if fresh else (["play", "--resume", self.journal], ONES)
        more = hands.call(room, args, answers)
        need(more.code == 0, f"afterwards {' '.join(args)}: exit code {more.code}: {more.err or more.out[-300:]}")
        need(moves(journal) == self.whole, "the match ended otherwise than the undisturbed one")
        need("matches the commitment" in hands.must(room, ["verify", self.journal]), "it cannot be verified")
        need(not left_over(room), f"left behind: {left_over(room)}")
        need(not (room / (self.journal + ".seed")).exists(), "the seed's file is left behind")


def play(name, game, **more):
    scene = Play(name, None, game=game, files=[], begun=0, tail="")
    scene.__dict__.update(more)
    scene.command = ["play", "--resume", scene.journal] if scene.begun else scene.start(1)[0]
    return scene


PIG = ["pig", "--seed", "2", "--option", "target=15"]
CARDS = ["conspiracy", "--seed", "3", "--bots", "greedy", "--option", "target=50"]
SET = ["lies", "--set", "small.lies", "--seats", "2", "--bots", "greedy", "--seed", "half"]


class Undo(Scene):
    """Orders that are struck and taken back at the keyboard: each answer says what then stands."""

    quick = ("error", "full disk")
    game = ["play", "swamp", "--seed", "1", "--save", "match"]
    answers = ("Taken back.", "The journal could not be written, so the move stands.", "There is nothing to take back",
               "It is not confirmed", "There is not enough memory")

    def prepare(self, hands, room):
        hands.must(room, self.game, "2\nNewts\nRE 1B\nRE 2B\nquit\n")

    def judge(self, hands, run):
        book = [[], ["1B"], ["1B", "2B"]]  # as it was after each act
        for said in run.out.split("orders> ")[1:]:
            if said.startswith("undo"):
                need(run.code < 0 or sum(words in said for words in self.answers) == 1, "no answer, or two: " + said)
            if "Struck." in said:
                book.append(book[-1][1:])
            if "Taken back." in said:
                book.pop()
        need("so the move stands" not in run.out or "Nothing is lost" in run.err, "nobody says why: " + run.err)
        there = hands.must(run.room, ["play", "--resume", "match"], "orders\nquit\n").rsplit("> orders", 1)[1]
        # What a killed process had no time to tell may stand, too.
        stands = (book[-1], book[-1][1:], book[-2]) if run.code < 0 else (book[-1],)
        need(re.findall(r"^\d+\. RE (\w+)", there, re.M) in stands, f"{book[-1]} should stand, and there is {there}")


# ---- commands that only read


class Reads(Scene):
    """The answer is the undisturbed one, or the exit code says that it is none; and nothing is changed."""

    def prepare(self, hands, room):
        for name in self.files:
            shutil.copytree(ROOT / name, room, dirs_exist_ok=True) if (ROOT / name).is_dir() else shutil.copy(ROOT / name, room)
        self.before = digest(room)

    def judge(self, hands, run):
        need(run.code or run.out == run.calm.out, "exit code 0, but another answer")
        need(digest(run.room) == self.before, "it has changed something")


def reads(name, command, *files, **more):
    return Reads(name, command, files=files, **more)


GOLD = "tests/golden/conspiracy/greedy.journal"

scenes = [
    play("play: a new match", PIG, stdin="1\n" * 3),
    play("play: a new match to its end", PIG, stdin=ONES),
    play("play: gone on with", PIG, begun=2, stdin="1\n" * 3),
    play("play: gone on with to its end", PIG, begun=2, stdin=ONES),
    play("play: a torn end is mended", PIG, begun=2, stdin="1\n" * 3, tail="3 +4 #0 ro"),
    play("play: cards", CARDS, stdin="1\n" * 4),
    play("play: cards, gone on with", CARDS, begun=4, stdin="1\n" * 4),
    Undo("play: undo", ["play", "--resume", "match"], stdin="drop 1\nundo\nundo\nquit\n"),
    play("play: a set", SET, files=["tests/rules/small.lies"], stdin="1\n" * 3),
    reads("verify", ["verify", "greedy.journal"], GOLD, stdout=True),
    reads("replay", ["replay", "greedy.journal"], GOLD, stdout=True),
]
