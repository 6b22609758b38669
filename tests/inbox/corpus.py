#!/usr/bin/env python3
"""corpus.py LIZARDRY mails|limits [WORD...]: sloppy mails, and what each must mean. Every row is a mail made here, as the programs of the
world make them, and what `lizardry mail-in --explain --json` has to say of it. TAP. With words, only the rows whose names
hold one of them. `limits` are mails of many megabytes, and of a depth that nobody means. corpus.py seeds FOLDER writes the small ones as files, for the fuzzer."""
import json
import pathlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from replies import replies
from odd import limits, odd
from texts import texts

CALL = ["mail-in", "--explain", "--json", "--mailbox", "games@example.org", "--trust", "mx.example.org"]


def wrong(lizardry, make, must):
    done = subprocess.run([lizardry, *CALL], input=make(), capture_output=True, timeout=300)
    if done.returncode != 0:
        return f"exit code {done.returncode}: {done.stderr.decode(errors='replace')[-500:]}"
    said = json.loads(done.stdout)
    return "".join(f"# {key}: {said.get(key)!r}\n#   must be {value!r}\n" for key, value in must.items() if said.get(key) != value)


def seeds(folder):
    """Every fourth of the small ones; the first byte is for the fuzzer."""
    for i, (_, make, _) in enumerate([*replies(), *texts(), *odd()]):
        if i % 4 == 0 and len(made := make()) < 1400:
            (pathlib.Path(folder) / f"mail-{i:03}").write_bytes(b"\0" + made)


def main():
    rows = [*limits()] if sys.argv[2] == "limits" else [*replies(), *texts(), *odd()]
    assert len({name for name, _, _ in rows}) == len(rows), "two rows of one name"
    words = sys.argv[3:]
    rows = [row for row in rows if not words or any(word in row[0] for word in words)]
    print(f"1..{len(rows)}")
    failed = 0
    with ThreadPoolExecutor(2) as pool:
        for i, (row, trouble) in enumerate(zip(rows, pool.map(lambda row: wrong(sys.argv[1], *row[1:]), rows)), 1):
            failed += bool(trouble)
            print(f"{'not ok' if trouble else 'ok'} {i} {row[0]}\n{trouble}", end="", flush=True)
    return failed > 0


sys.exit(seeds(sys.argv[2]) if sys.argv[1] == "seeds" else main())
