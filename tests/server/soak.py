#!/usr/bin/env python3
"""soak.py LIZARDRY SOURCE MINUTES TABLES: so many tables with bots, each followed by another when it is over, for so long: the resident
memory of the last third is within 2 % of that of the third before. TAP."""
import subprocess
import sys
import time

from serve import PATIENCE, lizardry, proved, tap

minutes, tables = float(sys.argv[3]), int(sys.argv[4])
MEMORY = 16  # megabytes of tables that are awake: reached soon, so that the rest is what the server itself holds
PLANS = ({"game": "conspiracy", "places": ["bot:greedy", "bot:greedy", "bot:greedy"]}, {"game": "legends", "places": ["bot:greedy", "bot:greedy"]},
         {"game": "lies", "places": ["bot:greedy", "bot:greedy"]}, {"game": "duel", "places": ["bot:greedy", "bot:greedy"]},
         {"game": "swamp", "options": ["preset=duel", "max_turns=10"], "places": ["bot:easy", "bot:easy"]},
         {"game": "pig", "places": ["bot:greedy", "bot:greedy"]})


def lay(server, token, number):
    table = server.must("POST", "/api/tables", PLANS[number % len(PLANS)], token)["table"]
    server.must("POST", f"/api/tables/{table}/start", {}, token)
    return table


def memory_does_not_grow(server):
    token, plays, over, kilobytes = server.guest("Host"), [], [], []
    begun = time.monotonic()
    while time.monotonic() < begun + 60 * minutes:
        while len(plays) < tables:
            plays.append(lay(server, token, len(plays) + len(over)))
        ended = [table for table in plays if server.must("GET", f"/api/tables/{table}", token=token)["stage"] == "over"]
        over += ended
        plays = [table for table in plays if table not in ended]
        kilobytes.append(server.resident())
        time.sleep(1)
    third = len(kilobytes) // 3
    before, last = (sum(some) / len(some) for some in (kilobytes[-2 * third:-third], kilobytes[-third:]))
    print(f"# {minutes} minutes, {tables} tables at a time, {len(over)} matches over; resident {before / 1024:.1f} MB in the second third, "
          f"{last / 1024:.1f} MB in the last: {100 * (last / before - 1):+.2f} %")
    for table in over[::max(1, len(over) // 100)]:
        done = subprocess.run([lizardry, "export", str(table), "--data", server.folder], capture_output=True, text=True, timeout=PATIENCE)
        proved(done.stdout)
    assert over and last < 1.02 * before, kilobytes[::max(1, len(kilobytes) // 60)]


if __name__ == "__main__":
    sys.exit(tap([memory_does_not_grow], lizardry, "--memory", str(MEMORY), "--limits",
                 "requests=1000000,tables=1000000,seats=1000000"))
