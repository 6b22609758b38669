#!/usr/bin/env python3
"""planted.py [LIZARDRY [WORD...]]: tests of the page's tests. Plants bugs in a copy of the page, one at a time, and sees each noticed: by
what needs no browser (node --test), by tsc, or by somebody at the page against LIZARDRY. TAP. Without LIZARDRY, the first two alone.
planted.py places: only whether there is still a place for each."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

WEB = pathlib.Path(__file__).resolve().parents[1]
LINE, FRAME, TYPES, PLAYED, TABLES, TIMES, SWAMP, ORDERS, SHEETS, WALL, LIES = ("line.test.mjs", "frame.test.mjs", "types.mjs", "browser.mjs", "tables.mjs", "times.mjs", "swamp.mjs", "swamp-orders.mjs", "swamp-sheets.mjs", "wall.mjs", "lies.mjs")
BROWSER = (PLAYED, TABLES, TIMES, SWAMP, ORDERS, SHEETS, WALL, LIES)

# What is wrong; the file; a line of it; what the line becomes; the test that notices it, and for one with people the case.
BUGS = [
    ("a move is sent twice", "frame/line/wire.js", "        wire.put({ on: this.on, ...message });\n    }", "        wire.put({ on: this.on, ...message });\n        wire.put({ on: this.on, ...message });\n    }", LINE),
    ("what was answered is sent again", "frame/line/wire.js", "if (message.re !== undefined) this.waiting.delete(message.re);", "", LINE),
    ("what was sent is lost with the line", "frame/line/wire.js", "for (const one of this.waiting.values()) wire.put({ on: this.on, ...one });", "", LINE),
    ("sent again under another id", "frame/line/wire.js", "for (const one of this.waiting.values()) wire.put({ on: this.on, ...one });",
     "for (const one of this.waiting.values()) wire.put({ on: this.on, ...one, id: `${one.id}x` });", LINE),
    ("every match hears every channel", "frame/line/wire.js", "this.#channels.get(on)?.heard(message);", "for (const one of this.#channels.values()) one.heard(message);", LINE),
    ("goodbye is not heard", "frame/line/wire.js", "if (message.bye !== undefined) this.ends.line('ended', message.bye);\n        else ", "", LINE),
    ("the log begins anew with the line", "frame/line/match.js", "this.#n === null ? {} : { resume: this.#n }", "{}", LINE),
    ("an entry stands twice", "frame/line/match.js", ".filter((entry) => !have.has(entry.n))", "", LINE),
    ("a move for no question", "frame/line/match.js", "return this.ask({ move, decision: this.decision });", "return this.ask({ move });", LINE),
    ("a refusal is an answer", "frame/line/match.js", "if (message.error) asked.bad(", "if (message.error && !message.re) asked.bad(", LINE),
    ("one who watches plays", "frame/line/match.js", "hello.seat < hello.seats.length ? hello.seat : null", "hello.seat", LINE),
    ("what was lost is still told", "frame/line/match.js", "this.log = this.log.filter((entry) => entry.n < lost.from);", "", LINE),
    ("a dead line is held after sleep", "frame/line/wire.js", "{ socket.close(); this.#lost(socket); }", "{ }", LINE),
    ("a changed picture changes the old one", "frame/line/changes.js", "const now = Array.isArray(old) ? [...old] : { ...old };", "const now = old;", FRAME),
    ("a card is picked more often than one has it", "frame/table/choose.js", "count(move.things, one) >= count(picked, one)", "count(move.things, one) > 0", FRAME),
    ("a broken chain is not noticed", "frame/line/journal.js", "!== mark[1]) return { wrong: found.lines };", "!== mark[1]) found.lines += 0;", FRAME),
    ("a member that no picture has", "cards/piles.js", "scene.picture.unknown;", "scene.picture.unknwon;", TYPES),
    ("a member that no match has", "frame/table/log.js", "match.seats[one.seat]", "match.seets[one.seat]", TYPES),
    ("a draft is lost with the line", "frame/table/turn.js", "[match.decision]);\n\n    const moves", "[match.decision, match.line]);\n\n    const moves", PLAYED, "killed"),
    ("a dead key", "frame/table/table.js", "'/': { does: () => focus.current(),", "'/': { does: () => {},", PLAYED, "keyboard"),
    ("a move is sent again as another", "frame/line/wire.js", "for (const one of this.waiting.values()) wire.put({ on: this.on, ...one });",
     "for (const one of this.waiting.values()) wire.put({ on: this.on, ...one, id: `${one.id}x` });", TABLES, "breaks"),
    ("a broken journal stands as verified", "frame/table/check.js", "t(broken ? 'broken' : 'verified')", "t('verified')", TABLES, "changed"),
    ("the wall shows the seat of whoever opened it", "screens/wall.js", ", watch: true }", " }", WALL, "code word on"),
    ("the wall stays at the old table", "screens/wall.js", "if (one.next) { address", "if (!one) { address", WALL, "code word on"),
    ("a decision missed is not shown", "frame/table/table.js", "near.missed > 0 && t('missed', { n: near.missed }), ", "", TABLES, "clock"),
    ("nobody deals when the time for words is over", "screens/laid.js", "if (tries) onOver?.();", "if (tries < 0) onOver?.();", TIMES, "words"),
    ("an arrow to the wrong hex", "swamp/map.js", "    for (const hex of path) { near", "    for (const hex of [...path.slice(0, -1), path[0]]) { near", SWAMP, "by mouse"),
    ("a way is ordered backwards", "swamp/ring.js", "(/** @type {any} */ _, /** @type {number} */ i) => i % 2 === 0) : null;", "(/** @type {any} */ _, /** @type {number} */ i) => i % 2 === 0).reverse() : null;", SWAMP, "by mouse"),
    ("the draft is not kept", "swamp/draft.js", "        this.match.ask({ draft: text }).catch(() => {});", "", SWAMP, "by mouse"),
    ("an order is not handed in", "swamp/draft.js", "orders: this.lines.join('\\n') || NOTHING", "orders: this.lines.slice(1).join('\\n') || NOTHING", SWAMP, "by mouse"),
    ("a key walks another way", "swamp/map.js", "w: 'N', e: 'NE'", "w: 'NE', e: 'N'", ORDERS, "by keys"),
    ("the table's keys go before the game's", "frame/keys.js", "if (ground) layers.unshift(keys);", "if (ground) layers.push(keys);", SWAMP, "by keyboard"),
    ("nobody is told that another device changed the sheet", "swamp/draft.js", "!written.includes(line))) this.aside", "!line)) this.aside", SHEETS, "two devices"),
    ("what was sent from here is taken for another's", "swamp/draft.js", "this.#echoes.push(text);", "", SHEETS, "two devices"),
    ("what was handed in is offered again", "swamp/draft.js", "written.length && !(past && done)", "written.length", SHEETS, "a turn that runs"),
    ("what was read stays new", "swamp/visit.js", "since: match.own.note?.read ?? -1", "since: -1", SHEETS, "what is new"),
    ("a turn taken back still counts", "swamp/visit.js", "n >= back.back && n < back.n", "n > back.n", SHEETS, "what is new"),
    ("from there to here is taken for from here to there", "frame/table/choose.js", "one.at === undefined || (move", "one.at !== -1 || (move", FRAME),
    ("a link is picked for the place of another", "lies/facts.js", "free: [...all].filter((at) => !taken.has(at)).sort()", "free: [...all].sort()", LIES, "Moderators"),
    ("nothing takes a link back", "frame/table/table.js", "Backspace: { does: turn.back,", "Backspace: { does: () => {},", LIES, "Moderators"),
    ("what follows from what is not drawn", "lies/board.js", "(one.from ?? []).map(", "(one.form ?? []).map(", LIES, "Moderators"),
    ("a row answers for another node", "lies/panels.js", "onClick=${() => link(scene, 'o', word)}><code>", "onClick=${() => link(scene, 'o', lit[0])}><code>", LIES, "thumb"),
]


def planted(path, line, becomes):
    text = (WEB / path).read_text()
    return text.replace(line, becomes) if line and text.count(line) == 1 else None


def places():
    gone = [bug for bug in BUGS if planted(*bug[1:4]) is None]
    for what, path, line, *_ in gone:
        print(f"# '{what}': {path} does not hold this line once: {line!r}")
    print(f"{'not ok' if gone else 'ok'} 1 - a place for each of {len(BUGS)} bugs of the page\n1..1")
    return len(gone) > 0


def notices(web, lizardry, test, words):
    """Does the test fail on that copy of the page?"""
    command = ["node", "--test", test] if test in (LINE, FRAME) else ["node", test]
    if test in BROWSER:
        subprocess.run([sys.executable, "build.py", "page"], cwd=web, check=True)
        command += [lizardry, str(web / "page"), *words]
    ran = subprocess.run(command, cwd=web / "tests", capture_output=True, text=True, env=os.environ | {"PATIENCE": "15000", "MOVES": "3"})
    return ran.returncode != 0 and ("not ok" in ran.stdout)


def main():
    lizardry, words = (os.path.realpath(sys.argv[1]) if sys.argv[1:] else None), sys.argv[2:]
    bugs = [bug for bug in BUGS if (lizardry or bug[4] not in BROWSER) and (not words or any(word in bug[0] for word in words))]
    failed = 0
    with tempfile.TemporaryDirectory(prefix="lizardry-planted-") as folder:
        # The tests look for docs and golden journals three folders above.
        web = pathlib.Path(folder) / "clients/web"
        shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("gallery", "__pycache__"))
        for name in ("docs", "tests"):
            (pathlib.Path(folder) / name).symlink_to(WEB.parents[1] / name)
        sound = [test for test in (LINE, FRAME, TYPES) if notices(web, lizardry, test, [])]
        failed += len(sound)
        print(f"{'not ok' if sound else 'ok'} 1 - without a bug nothing is noticed{': ' + ', '.join(sound) if sound else ''}")
        for number, (what, path, line, becomes, test, *case) in enumerate(bugs, 2):
            text = planted(path, line, becomes)
            (web / path).write_text(text or "")
            found = text is not None and notices(web, lizardry, test, case)
            shutil.copy(WEB / path, web / path)
            failed += not found
            print(f"{'ok' if found else 'not ok'} {number} - {what}{f': noticed by {test}' if found else ''}", flush=True)
    print(f"1..{len(bugs) + 1}")
    return failed > 0


if __name__ == "__main__":
    sys.exit(places() if sys.argv[1:] == ["places"] else main())
