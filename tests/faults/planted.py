#!/usr/bin/env python3
"""planted.py LIZARDRY SHIM [WORD...]: tests of the tests. Plants bugs in what hosts a match, one at a time: compiles the
one file, links it in the place of the true one into a test of the quick suite, and runs that. A bug that no test
notices is a hole in the suite, and fails here. TAP. With words, only the bugs whose names hold one of them."""
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATIENCE = 120

FILE, ACT, LOG, TIME = "host/file.c", "host/room_act.c", "host/room_log.c", "host/room_time.c"
BOTS, CREW, DRAWER, READ = "host/room_bots.c", "host/crew.c", "host/drawer.c", "host/room_read.c"

# What is wrong; the file; a line of it; what the line becomes; the tests of ./test quick that may notice it.
BUGS = [
    # what is kept
    ("no fsync", FILE, "done = f->calls->sync(file);", "done = 0;", ["file", "room_fault"]),
    ("no fsync of the folder", FILE, "bool safe = sync_all(f, file);", "bool safe = true;", ["file", "room_fault"]),
    ("a torn append is kept", FILE, "f->lost = !lz_file_cut(f, f->size);", "f->lost = false;", ["file", "room_fault"]),
    ("a write that failed is not noticed", FILE, "if (put < 0)\n            return failed(f, \"write\");",
     "if (put < 0)\n            return true;", ["file", "room_fault"]),
    ("a sync that failed is not noticed", FILE, "errno == EROFS || failed(f, \"write\");", "true;", ["file", "room_fault"]),
    ("papers are written in place", FILE, "put_paper(f, made, text) && (f->calls->rename(made, path) == 0 ||",
     "put_paper(f, path, text) && (true ||", ["file", "room_fault"]),
    ("two processes at one match", FILE, "taken == 0 || errno != EWOULDBLOCK ||", "true ||", ["file", "e2e crash"]),
    ("what a kill left stays", FILE, "        drop_made(f);\n", "", ["room_fault", "faults play: a new match"]),
    # acts
    ("acknowledged whatever the store says", ACT, "    if (status == LZ_OK) {\n        stand(room, reply);",
     "    if (true) {\n        stand(room, reply);", ["room", "room_fault"]),
    ("what was refused by the store is acknowledged", ACT, "not_stored(room, reply, room->lost ? LZ_NO_LOST : LZ_NO_STORE);",
     "lz_room_drop(room);", ["room", "room_fault"]),
    ("a store that does not know goes on", ACT, "room->lost = status == LZ_FAILED;", "", ["room", "room_fault"]),
    ("a repeat is done twice", ACT, "if (answered(room, act, reply) || !takes_acts(room, act, reply))",
     "if (!takes_acts(room, act, reply))", ["room"]),
    ("an id stands for other bytes", ACT, "if (known->digest == lz_hash(act->bytes.at, act->bytes.len, 0))", "if (true)",
     ["room"]),
    ("a late answer is taken for the next question", ACT, "act->decision != lz_room_decision(room, act->who)", "false",
     ["room"]),
    ("a batch goes on after a reveal", ACT,
     "room->act.sealed = tells_sender(room, first) || (room->act.who != LZ_CLOCK && head->rng.count != chance);", "", ["room"]),
    ("half an act stands", ACT, "            lz_room_drop(room);\n            return;\n        }\n    lz_room_commit(room, reply);",
     "            break;\n        }\n    lz_room_commit(room, reply);", ["room_eyes"]),
    ("a seat moves for another", ACT, "in->move.seat = (uint8_t)room->act.who;", ";", ["room_eyes"]),
    ("the end is not in the last act", ACT, "return !head->over || room->record.ended ||", "return true ||",
     ["room", "room_fault"]),
    ("the seed's paper stays after the end", ACT, "(void)!room->store.drop(room->store.to, \"seed\");", "", ["room_eyes"]),
    ("a paused match takes moves", ACT, "room->paused && act->who != LZ_CLOCK", "false", ["room"]),
    # logs
    ("everybody is told everything", LOG,
     "if (!lz_in(room->told[entry].event.seen, i == LZ_SEATS ? LZ_ONLOOKER : i))\n            continue;", "", ["room_eyes"]),
    ("an undo is told to those who saw nothing", LOG, ".seat = LZ_CLOCK, .seen = saw }",
     ".seat = LZ_CLOCK, .seen = lz_everyone(room->record.setup.seats) }", ["room_eyes"]),
    ("an undo is told to nobody", LOG, "    if (!saw)\n        return true;", "    return true;", ["room"]),
    ("an undo takes a reveal back", LOG, "past->barred = past->bar || head->alarm", "past->barred = head->alarm", ["room_eyes"]),
    ("questions keep their number", LOG, "now.number += other || !now.number;", "now.number += !now.number;",
     ["room"]),
    # time
    ("match time goes back", TIME, "return now > last ? now : last;", "return now;", ["room_eyes"]),
    ("a table that nobody hosts loses time", TIME, "if (!room->live || head->over", "if (true || head->over", ["room"]),
    ("no alarm before an act", ACT, "    lz_room_wake(room, act->wall, reply);\n    if (reply->status != LZ_OK)\n        return false;",
     "", ["room"]),
    ("no grace", "host/time/deadline.c", "return now >= grace ? LZ_RUNS :", "return now >= due ? LZ_RUNS :", ["deadline"]),
    # bots
    ("bots are told everything", CREW, " && lz_in(event->seen, i))", ")", ["crew"]),
    ("one key for all bots", CREW, "lz_bot_key(seed, seat, chair.key);", "lz_bot_key(seed, 0, chair.key);", ["crew", "room"]),
    ("bots hear what was taken back", BOTS, "if (!room->told[i].back && room->told", "if (room->told", ["room_eyes"]),
    # secrets
    ("half a secret is enough", DRAWER, "for (int i = 0; i < LZ_SECRET - 1; i++)\n        differs",
     "for (int i = 0; i < LZ_SECRET / 2; i++)\n        differs", ["drawer"]),
    ("a secret outlives its holder", DRAWER, "lz_put_number(&w, secret->holder);", "lz_put_number(&w, 1);", ["drawer"]),
    ("last turn's secret fits", DRAWER, "    lz_put(&w, secret->what);\n", "", ["drawer"]),
    ("a seat handed over keeps its number", READ, "++room->handed[handing->seat];", "1;", ["room"]),
    # letters
    ("letters to everybody", "clients/pbm/pbm_report.c", "else if (!sent && lz_in(paper->to, clan - 1))", "else if (!sent)",
     ["e2e pbm-host"]),
    # replays
    ("a replay shows everybody's moves", "clients/cli/commands/telling.c",
     "return t->call->seat == TELL_ALL || t->call->seat == move->seat || move->verb == LZ_TICK;", "return true;",
     ["telling", "e2e verify"]),
    ("a replay shows what others were told", "clients/cli/commands/telling.c",
     "if (t->call->seat != TELL_ALL && !lz_in(event->seen, t->call->seat))\n        return;", "", ["telling", "e2e verify"]),
]


class Bench:
    """How objects and programs are made in the build folder, and the tests that are linked anew."""

    def __init__(self, program, shim, scratch):
        self.program, self.shim, self.scratch = program, shim, pathlib.Path(scratch)
        self.build = next(folder for folder in program.parents if (folder / "build.ninja").exists())
        self.compile = {}
        for row in json.loads((self.build / "compile_commands.json").read_text()):
            path = os.path.relpath(os.path.join(row["directory"], row["file"]), ROOT)
            self.compile.setdefault(path, shlex.split(row["command"]))

    def object_of(self, path, text):
        """Compiles text as if it were the file."""
        command, out, skip = [], self.scratch / "changed.o", 0
        for word in self.compile[path]:
            if skip:
                skip -= 1
            elif word in ("-o", "-MF", "-MQ", "-c"):
                skip = 1
            elif word != "-MD" and not word.startswith("-Werror"):
                command.append(word)
        here = (ROOT / path).parent
        subprocess.run([*command, "-w", f"-I{here}", "-x", "c", "-c", "-", "-o", out], input=text, cwd=self.build, text=True, check=True)
        return out

    def linked(self, target, changed):
        """The program or test, with the changed object before the libraries that hold the true one."""
        said = subprocess.run(["ninja", "-C", self.build, "-t", "commands", target], check=True, capture_output=True, text=True)
        command, out = shlex.split(said.stdout.strip().splitlines()[-1]), self.scratch / "linked"
        at = command.index("-o")
        command[at:at + 2] = ["-o", out, changed]
        subprocess.run(command, cwd=self.build, check=True, stdout=subprocess.DEVNULL)
        return out

    def run_of(self, test, changed):
        """The command of a test of the quick suite, with the bug in it."""
        kind, _, name = test.partition(" ")
        if kind not in ("e2e", "faults"):
            return [self.linked(f"tests/unit/{test}_test", changed)]
        program = self.linked(os.path.relpath(self.program, self.build), changed)
        if kind == "e2e":
            return ["sh", ROOT / "tests/e2e" / f"{name}.sh", program]
        return [sys.executable, ROOT / "tests/faults/every.py", program, self.shim, "quick", name]

    def notices(self, test, changed):
        try:
            done = subprocess.run(self.run_of(test, changed), cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


def planted(path, line, becomes):
    text = (ROOT / path).read_text()
    if text.count(line) != 1:
        return None
    return text.replace(line, becomes)


def case(bench, bug):
    """Which test noticed it, and what is wrong otherwise."""
    what, path, line, becomes, tests = bug
    text = planted(path, line, becomes)
    if text is None:
        return None, f"{path} does not hold this line once: {line}"
    changed = bench.object_of(path, text)
    found = next((test for test in tests if bench.notices(test, changed)), None)
    return found, f"none of these notices it: {', '.join(tests)}"


def main():
    words, failed, cases = sys.argv[3:], 0, 0
    with tempfile.TemporaryDirectory(prefix="lizardry-planted-") as scratch:
        bench = Bench(pathlib.Path(sys.argv[1]).resolve(), os.path.realpath(sys.argv[2]), scratch)
        for bug in BUGS:
            if words and not any(word in bug[0] for word in words):
                continue
            cases += 1
            found, wrong = case(bench, bug)
            print(f"{'ok' if found else 'not ok'} {cases} - {bug[0]}{': noticed by ' + found if found else ''}", flush=True)
            if not found:
                failed += 1
                print("# " + wrong)
    print(f"1..{cases}")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
