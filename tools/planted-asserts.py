#!/usr/bin/python3
"""planted-asserts.py PROGRAM: do the asserts of the engine notice the bugs that people make? PROGRAM is `lizardry` in its build folder.

Plants bugs of index and range, one at a time: compiles the one file, links it in the place of the true one, with audits switched
off, and lets the program replay golden matches and play new ones between bots. A bug is noticed if the program ends by an assert of core/ or
games/. A crash, a wrong result or a refused move of a bot do not count: they say that something is wrong, and not where. Fails if fewer than
three of four are noticed."""
import glob
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LEAST, PATIENCE = 3 / 4, 60  # of the bugs, to be noticed; seconds of a run

# What is played, by game: the rummy games share games/kit, so what is planted there may show in either.
SIMS = {
    'conspiracy': ['-n 40 --bots random', '-n 6 --bots greedy --seats 3', '-n 10 --bots random --seats 4'],
    'legends': ['-n 40 --bots random', '-n 6 --bots greedy --seats 3', '-n 10 --bots random --seats 4'],
    'swamp': ['-n 4 --bots random --preset duel', '-n 1 --bots normal --preset quick4', '-n 1 --bots random --preset classic16'],
    'pig': ['-n 40 --bots random'],
}
RUMMY = ['conspiracy', 'legends']

# What is wrong, the file, a line of it, what the line becomes, where it is played.
BUGS = [
    ('a bound one too far', 'core/rng.c', 'swap_cards(&cards[lz_roll(rng, i)], &cards[i - 1]);', 'swap_cards(&cards[lz_roll(rng, i + 1)], &cards[i - 1]);', RUMMY),
    ('a length rounded down', 'core/words/verb.c', '(int)(strlen(form) + 1) / 2;', '(int)strlen(form) / 2;', ['pig', 'conspiracy']),
    ('a shift one too short', 'core/replay.c', '>> (64 - MEMO_BITS);', '>> (63 - MEMO_BITS);', RUMMY),
    ('a frame popped twice', 'games/kit/rummy_turn.c', 'void rummy_answered(struct rummy *s, struct lz_sink *out) {',
     'void rummy_answered(struct rummy *s, struct lz_sink *out) { lz_frames_pop(&s->open.frames);', RUMMY),
    ('the card beyond the top', 'games/kit/rummy_know.c', 'lz_card card = s->unknown[--s->open.unknown_left];', 'lz_card card = s->unknown[s->open.unknown_left--];', RUMMY),
    ('the wrong argument', 'games/kit/rummy_turn.c', 'rummy_hand_loss(s, seat, (lz_card)m->arg[0]);', 'rummy_hand_loss(s, seat, (lz_card)m->arg[1]);', RUMMY),
    ('the wrong seat', 'games/kit/rummy_end.c', 'strike(r, s, chosen(r, s, m), out);',
     'struct rummy_laid laid = chosen(r, s, m); laid.seat = s->open.turn; strike(r, s, laid, out);', RUMMY),
    ('a bound one too far', 'games/kit/rummy_score.c', 'lz_seats largest = 0;\n    for (int seat = 0; seat < RUMMY_SEATS; seat++)',
     'lz_seats largest = 0;\n    for (int seat = 0; seat <= RUMMY_SEATS; seat++)', RUMMY),
    ('one time too many', 'games/kit/rummy_imagine.c', 'for (; need > 0; need--)', 'for (; need >= 0; need--)', RUMMY),
    ('a clamp left out', 'games/conspiracy/conspiracy_effects.c', 'int n = s->open.unknown_left < RUMMY_LOOK ? s->open.unknown_left : RUMMY_LOOK;', 'int n = RUMMY_LOOK;',
     ['conspiracy']),
    ('an argument too many', 'games/conspiracy/conspiracy_effects.c', 'lz_tell(out, K_RETURNED, m->seat, everyone(s), target);',
     'lz_tell(out, K_RETURNED, m->seat, everyone(s), target, s->shown);', ['conspiracy']),
    ('a round without its modulo', 'games/legends/legends_partners.c', 'return (seat + 2) % RUMMY_SEATS;', 'return seat + 2;', ['legends']),
    ('a bound one too far', 'games/legends/legends_effects.c', 'while (s->open.looking < RUMMY_LOOK &&', 'while (s->open.looking <= RUMMY_LOOK &&', ['legends']),
    ('a bound one too far', 'games/swamp/rules/swamp_hex.c', 'row >= high ? row - high : row;', 'row > high ? row - high : row;', ['swamp']),
    ('a clamp left out', 'games/swamp/rules/swamp_fight.c', 'int down = least(swamp_binom(w, (a->n + 1) / 2, a->percent), d->n);', 'int down = swamp_binom(w, (a->n + 1) / 2, a->percent);',
     ['swamp']),
    ('a clamp left out', 'games/swamp/rules/swamp_move.c', 'out[i] = (uint16_t)(most < there ? most : there);', 'out[i] = (uint16_t)most;', ['swamp']),
    ('a clamp left out', 'games/swamp/rules/swamp_build.c', 'return n < room ? n : room;', 'return n;', ['swamp']),
    ('a clan for a seat', 'games/swamp/rules/swamp_score.c', 'points[at->clan - 1].warriors += swamp_warriors(w, hex);', 'points[at->clan].warriors += swamp_warriors(w, hex);', ['swamp']),
    ('an index changed too early', 'games/swamp/rules/swamp_spies.c', '--*agents_at(w, spy->hex);\n    spy->hex = SW_NOWHERE;', 'spy->hex = SW_NOWHERE;\n    --*agents_at(w, spy->hex);', ['swamp']),
    ('a bound one too far', 'games/swamp/rules/swamp_turn.c', 'for (int line = 0; line < s->desk[seat].orders; line++)', 'for (int line = 0; line <= s->desk[seat].orders; line++)', ['swamp']),
]

# NewSpeak: tables without a clock, where talk goes by turns, and with one.
SIMS['newspeak'] = ['-n 40 --bots random', '-n 20 --bots random --preset table --seats 6', '-n 2 --bots normal --preset table --seats 5']
BUGS += [
    ('a round without its modulo', 'games/newspeak/newspeak_turn.c', 'o->turn = (uint8_t)((o->turn + 1) % o->dissidents);', 'o->turn = (uint8_t)(o->turn + 1);', ['newspeak']),
    ('a bound one too far', 'games/newspeak/newspeak_law.c', '[NS_V_POINT] = { NS_SLOTS },', '[NS_V_POINT] = { NS_SLOTS + 1 },', ['newspeak']),
    ('a clamp left out', 'games/newspeak/newspeak_turn.c', 'shift(s, newspeak_shifted(s->cell.code, newspeak_step_of(m->arg[0]), s->open.codes), out);',
     'shift(s, s->cell.code + newspeak_step_of(m->arg[0]), out);', ['newspeak']),
    ('the wrong argument', 'games/newspeak/newspeak_turn.c', 'int of = m->arg[0], slot = m->arg[1], radius = m->arg[2];', 'int of = m->arg[1], slot = m->arg[0], radius = m->arg[2];', ['newspeak']),
]

# Lizards & Lies.
SIMS['lies'] = ['-n 40 --bots random --seats 4', '-n 20 --bots random --seats 2', '-n 4 --bots greedy --seats 4']
BUGS += [
    ('a round without its modulo', 'games/lies/lies_turn.c', '(o->turn + o->index) % s->head.seats;', 'o->turn + o->index;', ['lies']),
    ('a bound one too far', 'games/lies/lies_turn.c', 'if (o->index == s->head.seats) {', 'if (o->index > s->head.seats) {', ['lies']),
    ('a bound one too far', 'games/lies/lies_run.c', 'if (r->op >= program->ops)', 'if (r->op > program->ops)', ['lies']),
    ('the card beyond the top', 'games/lies/lies_deck.c', '&s->deck[seat][--o->decks[seat]];', '&s->deck[seat][o->decks[seat]--];', ['lies']),
    ('a full node left in', 'games/lies/lies_offer.c', 'offer->to = d->all & ~o->aware_full;', 'offer->to = d->all;', ['lies']),
]

AUDIT = ('core/match.c', 'if (match->audit && ', 'if (false && match->audit && ')


class Bench:
    """How each object of the engine, and the program, is made in its build folder."""
    def __init__(self, program):
        self.build = self.folder_of(program)
        self.program = os.path.relpath(program, self.build)
        self.compile = {}
        for row in json.load(open(os.path.join(self.build, 'compile_commands.json'))):
            if row['output'].startswith('libengine.a.p/'):
                self.compile[os.path.relpath(os.path.join(row['directory'], row['file']), ROOT)] = shlex.split(row['command'])
        commands = subprocess.run(['ninja', '-C', self.build, '-t', 'commands', self.program], check=True, capture_output=True, text=True)
        self.link = shlex.split(commands.stdout.strip().splitlines()[-1])

    @staticmethod
    def folder_of(program):
        folder = os.path.dirname(os.path.abspath(program))
        while not os.path.exists(os.path.join(folder, 'build.ninja')):
            if folder == '/':
                sys.exit(f'planted-asserts.py: {program} does not lie in a build folder')
            folder = os.path.dirname(folder)
        return folder

    def object_of(self, path, text, out):
        """Compiles text as if it were the file."""
        command, skip = [], 0
        for word in self.compile[path]:
            if skip:
                skip -= 1
            elif word in ('-o', '-MF', '-MQ', '-c'):
                skip = 1
            elif word != '-MD' and not word.startswith('-Werror'):
                command.append(word)
        subprocess.run(command + ['-w', '-x', 'c', '-c', '-', '-o', out], input=f'#line 1 "{path}"\n{text}', cwd=self.build, text=True, check=True)

    def linked(self, objects, out):
        command = list(self.link)
        at = command.index('-o')
        command[at:at + 2] = ['-o', out, *objects]
        subprocess.run(command, cwd=self.build, check=True, stdout=subprocess.DEVNULL)


def planted(path, line, becomes):
    text = open(os.path.join(ROOT, path)).read()
    if text.count(line) != 1:
        sys.exit(f'planted-asserts.py: {path} holds this line {text.count(line)} times, once was expected: {line}')
    return text.replace(line, becomes)


def runs_of(games):
    """What the program is asked to do: arguments."""
    for game in games:
        for journal in sorted(glob.glob(os.path.join(ROOT, 'tests/golden', game, '*.journal'))):
            yield ['replay', journal]
        for sim in SIMS[game]:
            yield ['sim', game, *sim.split(), '--seed', 'planted', '--threads', '1']


def bug_of(program, games):
    """The assert that ended a run, or None; and how many runs went wrong without one."""
    wrong = 0
    for run in runs_of(games):
        try:
            done = subprocess.run([program, *run], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, timeout=PATIENCE, cwd=ROOT)
        except subprocess.TimeoutExpired:
            wrong += 1
            continue
        said = re.search(r'bug in lizardry: ((?:core|games)/.*)', done.stderr.decode(errors='replace').replace('../', ''))
        if said:
            return said.group(1), wrong
        wrong += done.returncode != 0
    return None, wrong


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    bench, noticed = Bench(sys.argv[1]), 0
    with tempfile.TemporaryDirectory(prefix='lizardry-planted-') as scratch:
        program, quiet, changed = (os.path.join(scratch, name) for name in ('lizardry', 'quiet.o', 'changed.o'))
        bench.object_of(AUDIT[0], planted(*AUDIT), quiet)
        bench.linked([quiet], program)
        sound, wrong = bug_of(program, SIMS)
        if sound or wrong:
            sys.exit(f'planted-asserts.py: without a planted bug: {sound or "a run fails"}')
        for what, path, line, becomes, games in BUGS:
            bench.object_of(path, planted(path, line, becomes), changed)
            bench.linked([changed, quiet], program)
            bug, wrong = bug_of(program, games)
            noticed += bug is not None
            print(f'{"noticed" if bug else "MISSED "}  {path}: {what}: {bug or str(wrong) + " runs went wrong without an assert"}', flush=True)
    print(f'{noticed} of {len(BUGS)} planted bugs are noticed by asserts')
    return 0 if noticed >= LEAST * len(BUGS) else 1


if __name__ == '__main__':
    sys.exit(main())
