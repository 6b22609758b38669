#!/usr/bin/env python3
"""versus.py OLD NEW [ROUNDS [ROW...]]: two builds of `lizardry` against each other.

They take turns, so that what the machine does meanwhile hits both alike. A row is GAME:BOT, decisions of `sim` in a CPU
second, the start of the program taken off; or GAME alone, the playouts of `bench`. Printed is the new one's speed to the
old one's: the median of the rounds' ratios, and their range. Bots may decide otherwise in another version, so a match
counts by its decisions.
"""
import json
import resource
import statistics
import subprocess
import sys

GAMES = ["conspiracy", "legends", "lies", "newspeak", "swamp"]
MATCHES = {"random": 3000, "rummy": 300, "greedy": 1000}
ROWS = [game + ":random" for game in GAMES] + ["conspiracy:rummy", "legends:rummy", "lies:greedy", "newspeak:normal",
                                                "swamp:normal"] + GAMES[:3]


def spent_so_far():
    """CPU seconds of all children, to the microsecond; os.times counts in hundredths, which a short run does not reach."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def timed(call):
    """What the call printed, and its CPU seconds."""
    before = spent_so_far()
    out = subprocess.run(call, check=False, capture_output=True, text=True).stdout
    return out, spent_so_far() - before


def sim_rate(program, game, bot):
    matches = MATCHES.get(bot, 200) // (20 if game == "swamp" else 1)
    call = [program, "sim", game, "--bots", bot, "--threads", "1", "--seed", "versus", "--json", "-n"]
    out, spent = timed(call + [str(matches)])
    _, start = timed([program, "games"])
    return json.loads(out)["decisions"]["mean"] * matches / max(spent - start, 1e-6)


def playout_rate(program, game):
    out, _ = timed([program, "bench", game, "--json"])
    return next(row["value"] for row in json.loads(out)[game] if row["what"].startswith("playout: list, pick, apply"))


def rate(program, row):
    game, _, bot = row.partition(":")
    return sim_rate(program, game, bot) if bot else playout_rate(program, game)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    old, new = sys.argv[1:3]
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 7
    for row in sys.argv[4:] or ROWS:
        pairs = [(rate(old, row), rate(new, row)) for _ in range(rounds if ":" in row else max(1, rounds // 3))]
        ratios = [after / before for before, after in pairs]
        print(f"{row:20} {statistics.median(before for before, _ in pairs):12.0f} decisions/s,"
              f" new to old {statistics.median(ratios):.2f} ({min(ratios):.2f}..{max(ratios):.2f})", flush=True)


main()
