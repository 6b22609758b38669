#!/usr/bin/env python3
"""record.py PROGRAM [FOLDER]: plays at a server of its own and keeps what it says: gallery/NAME.json is what a page has been told when it
shows a position of a game (positions.py) or a common screen (screens.py), gallery/common.json what every page may ask. With
FOLDER it only compares, and fails if what is kept there has not the shape of what the program says today. TAP then.

A recording is {"address", "answers": {"GET /api/me": [200, ...]}, "lines": [{"open", "messages", "replies"}], "does", "shows", "hides"}:
where the page is, what it is answered, what comes over its line, what is clicked there, what must be seen in the end, and which button
must not. Deals have fixed seeds; times, words of links and numbers of tables, which never come again, are put on a common footing."""
import collections
import json
import pathlib
import re
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[2] / "tests/server"), str(HERE.parents[2] / "examples")]
import positions  # noqa: E402
import screens  # noqa: E402
from bench import Bench  # noqa: E402

NOW = 1800000000000  # what the clock shows in every recording
STEP_MS = 600000  # times are kept this exactly: what is due in a day is, what took a second is not
VOLATILE = {"journal"}  # holds the time of its start under a chain of hashes


class Footing:
    """One recording without what is different every time."""

    def __init__(self, began, commits):
        self.began, self.commits, self.tables, self.words = began, commits, {}, {}

    def number(self, value):
        if abs(value - self.began) < 400 * 86400000:
            return NOW + round((value - self.began) / STEP_MS) * STEP_MS
        return self.tables.setdefault(value, 1001 + len(self.tables)) if value > 10 ** 11 else value

    def text(self, value):
        value = re.sub(r"\b[0-9]{12,16}\b", lambda found: str(self.number(int(found[0]))), value)
        value = re.sub(r"\b[0-9a-f]{16,64}\b", self.word, value)
        return re.sub(r"http://[0-9.]+(:\d+)?", "http://127.0.0.1:8080", value)

    def word(self, found):
        if found[0] in self.commits:
            return found[0]
        return self.words.setdefault(found[0], f"{len(self.words) + 1:02x}" * (len(found[0]) // 2))

    def put(self, value):
        if isinstance(value, dict):
            return {self.text(key): one if key in VOLATILE else self.put(one) for key, one in value.items()}
        if isinstance(value, list):
            return [self.put(one) for one in value]
        if isinstance(value, str):
            return self.text(value)
        return self.number(value) if isinstance(value, int) and not isinstance(value, bool) else value


def recorded(program):
    """All recordings, by name."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(program, folder)
        try:
            began = round(time.time() * 1000)
            made = {"common": screens.common(bench)} | dict(positions.all_of(bench)) | dict(screens.all_of(bench))
        finally:
            bench.server.kill()
    return {name: Footing(began, bench.commits).put(one) for name, one in made.items()}


def written(recording):
    return json.dumps(recording, ensure_ascii=False, separators=(",", ":")) + "\n"


def keep(made, folder):
    """Writes what is not kept already: a journal alone, which is another each time, makes no difference."""
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.json"):
        if path.stem not in made:
            path.unlink()
    for name, recording in made.items():
        path = folder / f"{name}.json"
        if not path.exists() or without(json.loads(path.read_text())) != without(json.loads(written(recording))):
            path.write_text(written(recording))


def without(recording):
    return {key: one for key, one in recording.items() if key not in VOLATILE}


def shape(value, at=""):
    """Where there is what kind of thing: one who plays differently says other things in the same places."""
    if isinstance(value, dict):
        return {place for key, one in value.items() for place in shape(one, f"{at}.{key}")} | {at}
    if isinstance(value, list):
        return {place for one in value for place in shape(one, f"{at}[]")} | {at}
    return {f"{at} {type(value).__name__}"}


def shapes(recordings):
    """The shapes of what is alike: all positions of one game are."""
    found = collections.defaultdict(set)
    for name, recording in recordings.items():
        found[name.split("-")[0]] |= shape(recording)
    return found


def compare(made, folder):
    kept = {path.stem: json.loads(path.read_text()) for path in folder.glob("*.json")}
    for name in sorted(made.keys() ^ kept.keys()):
        print(f"# {name}: {'is not kept' if name in made else 'nobody records it any more'}")
    now, then = shapes(made), shapes(kept)
    stale = [(group, sorted(now[group] ^ then[group])) for group in sorted(now.keys() | then.keys()) if now[group] != then[group]]
    for group, places in stale:
        print(f"# {group}: {', '.join(places[:5])}{', ...' if len(places) > 5 else ''}")
    wrong = bool(stale or made.keys() != kept.keys())
    if wrong:
        print("# clients/web/tests/record.py PROGRAM makes them again")
    print(f"{'not ok' if wrong else 'ok'} 1 - {len(made)} recordings look like what the program says\n1..1")
    return wrong


def main():
    made = recorded(str(pathlib.Path(sys.argv[1]).resolve()))
    folder = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if folder:
        return compare(made, folder)
    keep(made, HERE / "gallery")
    print(len(made), "recordings")
    return 0


if __name__ == "__main__":
    sys.exit(main())
