#!/usr/bin/env python3
"""every.py LIZARDRY SHIM [quick] [MODE...] [SCENE...]: runs whole commands of the program with the n-th call for its files failing,
or the process killed there, for n = 1, 2, ... until it passes untouched; after each it asks, by other commands, whether
what was promised holds. TAP: a case for each scene and mode, with the number of calls that it came through.

A scene is a folder made ready, one command, and a judge. What the judge is given:
    run.code, run.out, run.err   the answer; code is negative if the process was killed
    run.room                     the folder as it was left behind
    run.calm                     the same run without any fault
A quick run does the modes of scene.quick, and leaves files alone whose path holds scene.slow; so do the modes of
scene.brief in a whole one.
It raises Wrong with a sentence if a promise is broken."""
import hashlib
import os
import pathlib
import re
import select
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import tempfile

MODES = {  # name: what the shim is told
    "error": {"FAULT_MODE": "error"},
    "full disk": {"FAULT_MODE": "full"},
    "kill": {"FAULT_MODE": "kill"},
    "torn": {"FAULT_MODE": "torn", "FAULT_PART": "0"},
    "half torn": {"FAULT_MODE": "torn", "FAULT_PART": "50"},
    "no memory": {"FAULT_MODE": "error", "FAULT_KIND": "memory"},
}
RIVAL = {"rival": {"FAULT_MODE": "rival"}}  # before that call another process does scene.rival; for scenes that say so
MOST = 3000  # calls of one command; more is a loop that does not end
PATIENCE = 120  # seconds for one command


class Wrong(Exception):
    pass


def need(true, words):
    if not true:
        raise Wrong(words)


class Run:
    def __init__(self, room, code, out, err):
        self.room, self.code, self.out, self.err = room, code, out, err
        self.calm = None


class Hands:
    """What scenes need to call the program."""

    def __init__(self, lizardry, shim, space, quick):
        self.lizardry, self.space, self.quick = lizardry, space, quick
        self.env = dict(os.environ, LC_ALL="C.UTF-8", TZ="UTC", LIZARDRY_NOW="1700000000", HOME=str(space))
        for name in ("NO_COLOR", "COLUMNS", "LINES", "LIZARDRY_CALL", "XDG_STATE_HOME"):
            self.env.pop(name, None)
        self.seen = {}

        self.files = [space / name for name in ("in", "out", "err")]
        # The program, started as far as its main: forked.c. All its calls are bound there, not in each child.
        self.server = subprocess.Popen([lizardry], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True,
                                       env={**self.env, "LD_PRELOAD": shim, "LD_BIND_NOW": "1", "FAULT_SERVE": "1"})

    def call(self, room, args, stdin="", **env):
        self.files[0].write_text(stdin)
        strings = [str(room), *map(str, self.files), self.lizardry, *args, *(f"{name}={value}" for name, value in env.items())]
        request = struct.pack("I", 1 + len(args)) + b"".join(string.encode() + b"\0" for string in strings)
        self.server.stdin.write(struct.pack("I", len(request)) + request)
        if not select.select([self.server.stdout], [], [], PATIENCE)[0]:
            self.end()
            raise TimeoutError(" ".join(args))
        code = os.waitstatus_to_exitcode(struct.unpack("i", self.server.stdout.read(4))[0])
        return Run(room, code, *(file.read_text(errors="replace") for file in self.files[1:]))

    def end(self):
        os.killpg(self.server.pid, signal.SIGKILL)
        self.server.wait()

    def command(self, scene, room, **env):
        """The scene's command. It draws the same at random each time: what it leaves behind was often seen before."""
        return self.call(room, scene.command, scene.stdin, FAULT_CHANCE="1", **env)

    def must(self, room, args, stdin="", **env):
        run = self.call(room, args, stdin, **env)
        need(run.code == 0, f"{' '.join(args)}: exit code {run.code}: {run.err or run.out}")
        return run.out

    def copy(self, room):
        fresh = pathlib.Path(tempfile.mkdtemp(dir=self.space))
        shutil.copytree(room, fresh / "room", symlinks=True)
        return fresh / "room"

    def drop(self, room):
        shutil.rmtree(room.parent)

    def once(self, what, room, ask):
        """ask(room), or what it answered, or complained of, for a folder with the same bytes in it."""
        key = (what, digest(room))
        if key not in self.seen:
            try:
                self.seen[key] = ask(room), None
            except Wrong as complaint:
                self.seen[key] = None, complaint
        answer, complaint = self.seen[key]
        if complaint:
            raise complaint
        return answer


def digest(room):
    whole = hashlib.sha256()
    for path in sorted(room.rglob("*")):
        whole.update(str(path.relative_to(room)).encode() + b"\0")
        if path.is_file():
            whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def left_over(room):
    return [path.name for path in room.rglob("*.new*")]


def faulty(hands, scene, ready, mode, n):
    """One run with the n-th call in that mode: the run, and which call it was, None if it never came."""
    room = hands.copy(ready)
    note = room.parent / "note"
    env = {"FAULT_UNDER": str(room), "FAULT_NOTE": str(note), "FAULT_AT": str(n),
           **{**MODES, **RIVAL}[mode]}
    if mode in RIVAL:
        env["FAULT_RIVAL"] = shlex.join([hands.lizardry, *scene.rival]) + " >rival.out 2>rival.err; echo $? >rival.code"
    if scene.stdout:
        env["FAULT_STDOUT"] = "1"
    if hands.quick or mode in scene.brief:
        env["FAULT_BUT"] = scene.slow
    run = hands.command(scene, room, **env)
    return run, note.read_text().split("\n")[0] if note.exists() else None


def judge(hands, scene, run):
    need(run.code <= 0 or run.err.strip(), f"exit code {run.code} without a word on standard error")
    need(run.code >= 0 or run.code == -9, f"it was ended by signal {-run.code}: {run.err}")
    need(not re.search("Sanitizer|runtime error|bug in lizardry", run.err), run.err)
    scene.judge(hands, run)


def every(hands, scene, ready, calm, mode):
    """Complaints, and the number of calls."""
    wrong = []
    for n in range(1, MOST):
        run, what = faulty(hands, scene, ready, mode, n)
        run.calm = calm
        try:
            judge(hands, scene, run)
        except Wrong as complaint:
            wrong.append(f"call {n} ({what or 'none'}): {complaint}")
        hands.drop(run.room)
        if not what:
            return wrong, n - 1
    return wrong + [f"more than {MOST} calls"], MOST


def play_scene(hands, scene, modes, count):
    """TAP lines of one scene; answers how many cases failed."""
    failed = 0
    ready = pathlib.Path(tempfile.mkdtemp(dir=hands.space)) / "room"
    ready.mkdir()
    scene.prepare(hands, ready)
    calm = hands.command(scene, hands.copy(ready))
    for mode in modes:
        wrong, calls = every(hands, scene, ready, calm, mode)
        if not calls:
            wrong = ["not a single call was seen"]
        failed += bool(wrong)
        print(f"{'not ok' if wrong else 'ok'} {next(count)} - {scene.name}, {mode}: {calls} calls")
        for line in wrong[:12]:
            print("#   " + line.strip().replace("\n", "\n#   "))
        if len(wrong) > 12:
            print(f"#   and {len(wrong) - 12} more")
        sys.stdout.flush()
    return failed


def main():
    from scenes import scenes as keyboard  # below this folder; here, because scenes need this file
    from scenes_pbm import scenes as mail
    scenes = [*keyboard, *mail]

    words = sys.argv[3:]
    quick = "quick" in words
    only = [word for word in words if word in MODES]
    names = [word for word in words if word != "quick" and word not in MODES]
    space = tempfile.mkdtemp(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)
    count = iter(range(1, 10000))
    failed = 0
    hands = Hands(os.path.realpath(sys.argv[1]), os.path.realpath(sys.argv[2]), pathlib.Path(space), quick)
    try:
        for scene in scenes:
            modes = only or (scene.quick if quick else scene.modes or MODES)
            if modes and (not names or any(scene.name.startswith(name) for name in names)):
                failed += play_scene(hands, scene, modes, count)
    finally:
        hands.end()
        shutil.rmtree(space)
    print(f"1..{next(count) - 1}")
    return failed > 0


if __name__ == "__main__":
    sys.modules["every"] = sys.modules["__main__"]
    sys.exit(main())
