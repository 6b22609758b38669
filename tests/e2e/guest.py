#!/usr/bin/env python3
"""guest.py LIZARDRY SOURCE: programs at a table, over a pipe: they play every game to its end; what is bad or broken loses its
seat, and the match goes on. TAP."""
import ctypes
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import traceback

lizardry, source = os.path.realpath(sys.argv[1]), pathlib.Path(sys.argv[2])
PATIENCE = 120  # seconds until a test that waits has failed; nothing is measured by it
PYTHON = f"exec:{os.path.realpath(sys.executable)} {source}/examples/bot.py"
NODE = f"exec:{shutil.which('node')} {source}/examples/bot.js"


def play(game, players, *more, typed=""):
    """What was shown; and the journal, which is proved."""
    with tempfile.TemporaryDirectory() as folder:
        saved = os.path.join(folder, "match")
        done = subprocess.run([lizardry, "play", game, "--players", players, "--save", saved, *more], input=typed, text=True,
                              capture_output=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stdout + done.stderr
        proved = subprocess.run([lizardry, "verify", saved], capture_output=True, text=True, timeout=PATIENCE)
        whole = proved.returncode == 0 and "matches the commitment" in proved.stdout
        assert whole or (typed and "whole and in order" in proved.stdout), proved.stdout + proved.stderr
        return done.stdout + done.stderr, pathlib.Path(saved).read_text()


def bad(command, why, *more):
    """It loses its seat for that reason, a bot plays on, and the match ends."""
    shown, journal = play("pig", f"exec:{command},greedy", "--option", "target=10", "--think", "1", *more)
    assert f"{why}: greedy plays on in its place." in shown, shown
    assert re.search(r"^: seat #0 bot:greedy", journal, re.M), journal


def script(folder, text):
    path = os.path.join(folder, "bad.py")
    pathlib.Path(path).write_text(text)
    return f"{os.path.realpath(sys.executable)} {path}"


def programs_play_every_game():
    for game, more in (("pig", ["--option", "target=30"]), ("duel", []), ("conspiracy", ["--option", "rounds=1"]),
                       ("legends", ["--option", "target=50"]), ("lies", []), ("swamp", ["--preset", "duel", "--option", "max_turns=3"])):
        shown, journal = play(game, f"{PYTHON} 7,{NODE}", *more)
        assert "in its place" not in shown, (game, shown[-3000:])
        assert "bot:" not in journal, game
    shown, journal = play("newspeak", f"{PYTHON} 7,{NODE},easy")
    assert "in its place" not in shown, shown[-3000:]


def one_that_says_nothing_loses_its_seat():
    bad("sleep 1000", "sleep did not answer in time")


def one_that_ends_loses_its_seat():
    bad("true", "true has ended")
    bad("/nowhere/to/be/found", "found has ended")


def one_that_talks_without_sense_loses_its_seat():
    bad("yes", "yes made three mistakes")
    bad("yes '{\"ping\":1}'", "yes talks without an end")
    bad("head -c 1000000000 /dev/zero", "zero said a line that is too long")


def one_that_multiplies_cannot():
    with tempfile.TemporaryDirectory() as folder:
        for call in ("os.fork()", "subprocess.Popen(['true'])"):
            seen = os.path.join(folder, "seen")
            bad(script(folder, f"import os, subprocess\ntry:\n while True: {call}\nexcept OSError as e: open({seen!r}, 'w').write(str(e))"),
                "bad.py has ended")
            assert "not permitted" in pathlib.Path(seen).read_text()


def one_reaches_no_network_and_has_so_much_memory():
    with tempfile.TemporaryDirectory() as folder:
        seen = os.path.join(folder, "seen")
        for call, error in (("socket.socket()", "PermissionError"), ("socket.socket(socket.AF_UNIX)", "PermissionError"),
                            ("bytearray(1 << 30)", "MemoryError"), ("os.kill(os.getppid(), 9)", "PermissionError"),
                            (f"open({seen + '2'!r}, 'wb').write(bytes(1 << 25))", "OSError")):
            bad(script(folder, f"import os, signal, socket\nsignal.signal(signal.SIGXFSZ, signal.SIG_IGN)\ntry: {call}\n"
                               f"except Exception as e: open({seen!r}, 'w').write(repr(e))"), "bad.py has ended")
            assert pathlib.Path(seen).read_text().startswith(error), (call, pathlib.Path(seen).read_text())


def one_has_no_rights_beyond_its_files():
    """Root's would reach round all else; and none can be gained."""
    with tempfile.TemporaryDirectory() as folder:
        seen = os.path.join(folder, "seen")
        bad(script(folder, f"open({seen!r}, 'w').write(open('/proc/self/status').read())"), "bad.py has ended")
        status = dict(line.split(":\t", 1) for line in pathlib.Path(seen).read_text().splitlines() if ":\t" in line)
        for name in ("CapInh", "CapPrm", "CapEff", "CapAmb", *(["CapBnd"] if os.geteuid() == 0 else [])):
            assert int(status[name], 16) == 0, (name, status[name])
        assert status["NoNewPrivs"] == "1" and status["Seccomp"] == "2", status


def no_filters():
    """In the child: the kernel takes no filter of system calls any more. prctl(PR_SET_SECCOMP) answers EINVAL."""
    number = {"x86_64": 157, "aarch64": 167}[os.uname().machine]
    load, equal, answer = 0x20, 0x15, 0x06
    steps = ((load, 0, 0, 0), (equal, 0, 3, number), (load, 0, 0, 16), (equal, 0, 1, 22), (answer, 0, 0, 0x00050000 | 22),
             (answer, 0, 0, 0x7FFF0000))
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code)))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, program, 0, 0):
        os._exit(99)


def where_nothing_holds_it_it_is_refused():
    """Unless whoever plays insists."""
    for more, code, words in (([], 1, "this system cannot keep a program from the network: --uncontained"),
                              (["--uncontained"], 0, "true has ended: greedy plays on in its place.")):
        done = subprocess.run([lizardry, "play", "pig", "--players", "exec:true,greedy", "--option", "target=10", *more],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, preexec_fn=no_filters)
        assert (done.returncode != 0) == code and words in done.stdout + done.stderr, done


def one_that_is_not_contained_may():
    with tempfile.TemporaryDirectory() as folder:
        seen = os.path.join(folder, "seen")
        bad(script(folder, f"import socket\nsocket.socket()\nopen({seen!r}, 'w')"), "bad.py has ended", "--uncontained")
        assert os.path.exists(seen)


def nothing_stands_for_one_at_a_pipe():
    """It is told so, once for each of what servers keep for a seat, and plays on."""
    with tempfile.TemporaryDirectory() as folder:
        own = script(folder, """
import json, sys
kept = [{"standing": [{"move": "roll"}]}, {"note": 1}, {"draft": "x"}, {"mute": []}]
said = 0
for line in sys.stdin:
    message = json.loads(line)
    if "re" in message and message["re"].startswith("k"):
        assert message["error"]["code"] == "pipe"
    if message.get("decision") and message["asks"]["moves"]:
        if said < len(kept):
            print(json.dumps({"id": f"k{said}", **kept[said]}))
        print(json.dumps({"id": f"m{said}", "move": message["asks"]["moves"][-1]}), flush=True)
        said += 1
""")
        shown, journal = play("pig", f"exec:{own},greedy", "--option", "target=60")
        assert "in its place" not in shown, shown


def a_person_is_told():
    shown, _ = play("pig", "exec:true,you", typed="\n")
    assert "true has ended: greedy plays on in its place." in shown, shown


def a_file_starts_no_program():
    with tempfile.TemporaryDirectory() as folder:
        saved, ran = os.path.join(folder, "match"), os.path.join(folder, "ran")
        command = script(folder, f"import sys\nopen({ran!r}, 'a').write('x')\nfor line in sys.stdin: pass")
        subprocess.run([lizardry, "play", "pig", "--players", f"you,exec:{command}", "--save", saved], input="", text=True,
                       capture_output=True, timeout=PATIENCE)
        assert "player #1 exec:bad.py" in pathlib.Path(saved).read_text()
        before = os.path.exists(ran) and pathlib.Path(ran).read_text()
        again = subprocess.run([lizardry, "play", "--resume", saved], input="", text=True, capture_output=True, timeout=PATIENCE)
        assert "bad.py was a program, and a file does not start any" in again.stdout, again
        assert (os.path.exists(ran) and pathlib.Path(ran).read_text()) == before
        assert ": seat #1 bot:greedy" in pathlib.Path(saved).read_text()


def what_cannot_sit_is_refused():
    for players, words in (("you,exec:", "exec: needs a command"), ("you:exec:a,greedy", "cannot be a name")):
        done = subprocess.run([lizardry, "play", "pig", "--players", players], input="", text=True, capture_output=True, timeout=PATIENCE)
        assert done.returncode == 2 and words in done.stderr, done


cases = [programs_play_every_game, one_that_says_nothing_loses_its_seat, one_that_ends_loses_its_seat,
         one_that_talks_without_sense_loses_its_seat, one_that_multiplies_cannot, one_reaches_no_network_and_has_so_much_memory,
         one_has_no_rights_beyond_its_files, where_nothing_holds_it_it_is_refused, one_that_is_not_contained_may,
         nothing_stands_for_one_at_a_pipe, a_person_is_told, a_file_starts_no_program, what_cannot_sit_is_refused]


def main():
    failed = 0
    chosen = [case for case in cases if os.environ.get("CASE", case.__name__) == case.__name__]
    for number, case in enumerate(chosen, 1):
        try:
            case()
            print(f"ok {number} - {case.__name__}", flush=True)
        except Exception:
            failed += 1
            print(f"not ok {number} - {case.__name__}")
            print("".join("# " + line + "\n" for line in traceback.format_exc().splitlines()), flush=True)
    print(f"1..{len(chosen)}")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
