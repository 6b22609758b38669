#!/bin/sh
# What designers ask of the simulator: sides, budgets, rows, sweeps, and a match as JSON with its truth.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"
sim() { timeout 120 "$lizardry" sim "$@" >"$room/out" 2>"$room/err" || { cat "$room/err"; return 1; }; }
as_json() { python3 -c "import json, sys; d = json.load(open('$room/out')); assert $1, d" 2>&1; }

# ---- sides
partners() { sim legends -n 12 --seats 4 --bots rummy,greedy --seed x && holds "#0    0     rummy    100.00" "$room/out" && holds "shared     0;" "$room/out"; }
check "partners win as one" partners
partners_json() { sim legends -n 12 --seats 4 --bots rummy,greedy --seed x --json &&
    as_json "[s['seats'] for s in d['by_side']] == [[0, 2], [1, 3]] and d['by_side'][0]['won'] == 12 and d['by_side'][0]['share'] == 1 and d['shared'] == 0 and d['by_seat'][2]['side'] == 0"; }
check "as JSON, too" partners_json
sides_sum() { for seats in 4 5 6; do sim newspeak -n 8 --seats $seats --bots guesser --seed s --json &&
    as_json "len(d['by_side']) == 2 and sum(s['won'] for s in d['by_side']) + d['shared'] + d['given_up'] == 8" || return 1; done; }
check "two sides of four to six seats share what there is" sides_sum

# ---- budgets
budget() { sim conspiracy -n 2 --bots rummy@50,greedy --seed b && holds "rummy@50" "$room/out" && sed -n 's/^longest.*: [^ ]* replay/replay/p' "$room/out" >"$room/call" &&
    holds "--bots rummy@50,greedy" "$room/call" && "$lizardry" $(cat "$room/call") --json >"$room/out" && as_json "d['over'] and d['players'] == ['bot:rummy@50', 'bot:greedy']"; }
check "a budget stands in the call that plays a match again" budget
same_budget() { sim conspiracy -n 4 --bots rummy@50 --seed b --json && as_json "True" && sed 's/rummy@50/rummy/g' "$room/out" >"$room/own" &&
    sim conspiracy -n 4 --bots rummy --nodes 50 --seed b --json && sed 's/ --nodes 50//' "$room/out" | cmp - "$room/own"; }
check "a budget of its own is spent like that of all" same_budget
other_budget() { sim conspiracy -n 4 --bots rummy@50,rummy --seed b --rows "$room/b.csv" && sim conspiracy -n 4 --bots rummy --seed b --rows "$room/c.csv" &&
    ! cmp -s "$room/b.csv" "$room/c.csv"; }
check "and not by the others" other_budget
check "a duel of one bot's two budgets names them" code 1 "rummy@60 against rummy@40" "$lizardry" duel conspiracy --bots rummy@60,rummy@40 --max 2 --seed d
for call in "sim pig --bots greedy@" "duel pig --bots greedy,random@none" "replay pig --seed x --bots greedy@0" "play pig --bots greedy@-4"; do
    check "$call: what a budget is" code 2 "a number from 1 to 1000000000" "$lizardry" $call
done
for call in "sim pig --bots gready" "replay pig --seed x --bots gready" "play pig --players you,gready"; do
    check "$call: which bots there are" code 2 "the bots are: random greedy" "$lizardry" $call
done
hosted() { "$lizardry" play conspiracy --players rummy@60,greedy --seed h --save "$room/h.journal" >"$room/out" && holds "bot:rummy@60" "$room/h.journal" &&
    "$lizardry" verify "$room/h.journal" >"$room/out" && holds "#0 rummy@60" "$room/out"; }
check "a hosted match keeps the budget in its journal" hosted

# ---- rows
rows() { for kind in csv ndjson; do for threads in 1 2; do
    sim lies -n 70 --seats 4 --bots greedy --seed r --threads $threads --rows "$room/$threads.$kind" || return 1
done; cmp "$room/1.$kind" "$room/2.$kind" || return 1; done; }
check "rows are the same on any number of threads" rows
agree() { sim lies -n 70 --seats 4 --bots greedy --seed r --json && python3 - "$room" <<'END'
import csv, json, sys
room = sys.argv[1]
sums = json.load(open(room + "/out"))
table = list(csv.DictReader(open(room + "/1.csv")))
rows = [json.loads(line) for line in open(room + "/1.ndjson")]
assert len(table) == len(rows) == sums["matches"] == 70
for i, (a, b) in enumerate(zip(table, rows)):
    assert int(a["match"]) == b["match"] == i and a["seed"] == b["seed"] and len(b["seed"]) == 64
    assert a["order"] == b["options"]["order"] and "," in a["order"]
    assert a["won"] == "+".join(map(str, b["won"])) and int(a["decisions"]) == b["decisions"]
    assert a["lead"] == ("" if b["lead"] is None else str(b["lead"])) and int(a["rounds"]) == b["rounds"] > 0
    assert [int(a["points%d" % s]) for s in range(4)] == b["points"] and [int(a["side%d" % s]) for s in range(4)] == b["sides"]
    assert b["bots"] == ["greedy"] * 4 and a["bot3"] == "greedy"
for side in (0, 1):
    assert sum(r["won"] == [side] for r in rows) == sums["by_side"][side]["won"]
assert sum(len(r["won"]) > 1 for r in rows) == sums["shared"]
assert sum(r["decisions"] for r in rows) == round(sums["decisions"]["mean"] * 70)
longest = max(rows, key=lambda r: r["decisions"])
assert longest["decisions"] == sums["longest"]["value"] and longest["match"] == sums["longest"]["match"]
END
}
check "rows say what the sums say" agree
check "rows of another kind" code 2 "must end in .csv or in .ndjson" "$lizardry" sim pig --rows "$room/rows.txt"
check "rows where nobody may write" code 1 "cannot write '$room/none/a.csv'" "$lizardry" sim pig --rows "$room/none/a.csv"
full() { [ ! -e /dev/full ] || { ln -sf /dev/full "$room/full.csv" && code 1 "cannot write all of" "$lizardry" sim pig -n 400 --rows "$room/full.csv"; }; }
check "a full disk is noticed" full

# ---- sweeps
sweep() { sim pig -n 20 --seed w --sweep target=20..40/10 --sweep seats=2,4 --threads 1 && cp "$room/out" "$room/one" &&
    sim pig -n 20 --seed w --sweep target=20..40/10 --sweep seats=2,4 --threads 2 && cmp "$room/out" "$room/one" && [ "$(grep -c '^[234]0 ' "$room/out")" = 6 ]; }
check "a line for each combination, on any number of threads" sweep
swept() { sim pig -n 20 --seed w --sweep target=20..40/10 --sweep seats=2,4 --json --rows "$room/w.csv" && cp "$room/out" "$room/sweep" &&
    sim pig -n 20 --seed w --option target=30 --seats 4 --json && python3 - "$room" <<'END'
import csv, json, sys
room = sys.argv[1]
sweep, one = json.load(open(room + "/sweep")), json.load(open(room + "/out"))
assert [s.pop("swept") for s in sweep] == [{"target": t, "seats": s} for t in (20, 30, 40) for s in (2, 4)]
assert sweep[3] == one
rows = list(csv.DictReader(open(room + "/w.csv")))
assert len(rows) == 120 and [r["target"] for r in rows[::40]] == ["20", "30", "40"] and rows[0]["points3"] == "" != rows[20]["points3"]
END
}
check "a setting of a sweep is what it is alone" swept
words() { sim lies -n 1 --bots greedy --sweep order=all --sweep tie=board,draw --seed w && [ "$(grep -c '^CT,PM  .*\|^EL,DE  .*' "$room/out")" = 4 ] &&
    sim lies -n 1 --bots greedy --sweep order=CT,PM,EL,DE --seed w --json && as_json "[s['swept']['order'] for s in d] == ['CT,PM', 'EL,DE']"; }
check "words that have commas" words
refused() { sim lies -n 2 --bots greedy --sweep seats=2..4 --seed w && holds "3      refused by LL-3.1" "$room/out" && [ "$(grep -c '^[24] ' "$room/out")" = 2 ]; }
check "a setting that the game refuses says why, and the others are played" refused
while read -r what says; do
    check "a sweep $what: $says" code 2 "$says" "$lizardry" sim pig -n 1 --sweep "$what"
done <<'END'
tarket=3 unknown option 'tarket'; pig has: target patience
target has no values
target= '' is not a value of target
target=5 a number from 10 to 1000
target=40..20 goes down
target=20..40/0 has a step
target=20,20 names a value twice
target=20;30 is not a value of target
target=all has more than 64 values
seats=1..3 it is for 2 to 8
patience=0..2000/500 comes to 500, which is not a value of patience
END
check "too many combinations" code 2 "at most 1024 are played" "$lizardry" sim pig --sweep target=10..73 --sweep patience=1000..1063
check "a sweep twice over one option" code 2 "the second over the same option" "$lizardry" sim pig --sweep target=20 --sweep target=30
check "a study is no sweep" code 2 "do not go with it" "$lizardry" sim pig --study "$room" --sweep target=20

# ---- a match as JSON
truth() { "$lizardry" replay conspiracy --seed t --bots greedy --json >"$room/out" && "$lizardry" replay conspiracy --seed t --bots greedy --json --all >"$room/all" && python3 - "$room" <<'END'
import json, sys
room = sys.argv[1]
seen, all_ = json.load(open(room + "/out")), json.load(open(room + "/all"))
assert seen["truth"] == all_["truth"] and len(seen["truth"]["views"]) == 2 and len(seen["truth"]["seed"]) == 64
assert not any("move" in s for s in seen["steps"]) and all("move" in s for s in all_["steps"][1:])
assert [m["move"] for m in all_["truth"]["moves"]] == [s["move"] for s in all_["steps"][1:]]
assert all(set(m["move"]) == {"move", "seat", "verb", "args"} for m in seen["truth"]["moves"])
events = [e for s in all_["steps"] for e in s["events"]]
assert all({"event", "args", "tale"} <= set(e) for e in events)
assert all(len(s["seen"]) == len(s["events"]) for s in all_["steps"])
public = [e for s in all_["steps"] for e, eyes in zip(s["events"], s["seen"]) if 30 in eyes]
assert public == [e for s in seen["steps"] for e in s["events"]] and len(public) < len(events)
END
}
check "a match that is over has its truth" truth
no_truth() { "$lizardry" replay conspiracy --seed t --bots greedy --json --until 20 >"$room/out" && as_json "not d['over'] and 'truth' not in d and 'points' not in d and d['picture']['turn']"; }
check "one that is not has none" no_truth
# The examples of docs/json.md are what the commands named there print.
page() { "$lizardry" replay pig --seed 8 --bots random --option target=10 --json --all >"$room/replay" &&
    sim pig --bots greedy@50,random --option target=10 -n 1 --seed 8 --rows "$room/row.ndjson" && mv "$room/row.ndjson" "$room/row" &&
    python3 - "$room" "$(dirname "$0")/../../docs/json.md" <<'END'
import json, re, sys
page = open(sys.argv[2]).read()
for name in ("replay", "row"):
    shown = json.loads(re.search(r"```json " + name + r"\n(.*?)```", page, re.S).group(1))
    made = json.load(open(sys.argv[1] + "/" + name))
    assert json.dumps(shown) == json.dumps(made), name
END
}
check "docs/json.md shows what is printed" page
finish
