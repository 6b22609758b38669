#!/usr/bin/python3
"""Does a test notice when a rule is broken? Breaks the rules' code in one place at a time, in a scratch folder, and
runs the rule scripts, the golden matches and the properties against it. Lists what no test noticed.

The rules' code is all of games/ but the rigs and the JSON of views. Mutants that do not compile or give the same object
are not counted. tools/mutate/mutants-equivalent.txt lists those that change nothing a test could see, each with its reason;
they are counted apart. The tests of a mutant run in the order in which they have killed most a second in its file."""
import argparse
import collections
import concurrent.futures
import glob
import json
import os
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from mutants import mutants_of  # noqa: E402
from mutants_merged import SWITCH, broken, merged  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GAMES = {'kit': 'games/kit', 'conspiracy': 'games/conspiracy', 'legends': 'games/legends', 'swamp': 'games/swamp', 'pig': 'games/pig', 'lies': 'games/lies',
         'newspeak': 'games/newspeak'}
# Tests that name one of these in their own name say nothing about another game.
OTHERS = {'kit': ['swamp', 'pig', 'lies', 'newspeak', 'planted', 'turns'], 'conspiracy': ['swamp', 'pig', 'legends', 'lies', 'newspeak', 'planted', 'turns'],
          'legends': ['swamp', 'pig', 'conspiracy', 'lies', 'newspeak', 'planted', 'turns'],
          'swamp': ['pig', 'legends', 'conspiracy', 'lies', 'newspeak', 'rummy', 'planted'],
          'pig': ['swamp', 'legends', 'conspiracy', 'lies', 'newspeak', 'rummy', 'planted', 'turns'],
          'lies': ['swamp', 'pig', 'legends', 'conspiracy', 'newspeak', 'rummy', 'planted', 'turns'],
          'newspeak': ['swamp', 'pig', 'legends', 'conspiracy', 'lies', 'rummy', 'planted', 'turns']}
KILLERS = ['games', 'lies', 'newspeak', 'swamp', 'rules', 'golden', 'report', 'rummy', 'legends', 'conspiracy', 'prop']  # suites, or first words of a test's name
LINK = 0.1  # seconds, about
EQUIVALENT = os.path.join(ROOT, 'tools/mutate/mutants-equivalent.txt')


def spent():
    """Seconds of processor that children have used so far: a busy machine does not count."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(command, seconds, **kwargs):
    """The exit code, or None if it ran out of time. The whole process group ends with it."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                             start_new_session=True, **kwargs)
    try:
        return child.wait(seconds)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()
        return None


class Body:
    """An object that stands in the place of the true one, and the programs that have been linked with it."""
    def __init__(self, objects, folder):
        self.objects, self.folder, self.made, self.sound, self.lock = objects, folder, {}, set(), threading.Lock()


class Bench:
    """A build of the tests in a scratch folder, and how each object and program of it is made."""
    def __init__(self, build, slow, games, only):
        self.build, self.games = build, games
        quiet = dict(check=True, stdout=subprocess.DEVNULL)
        # What is undefined stops the program, as in the sanitized build of ./test.
        stop = '-Dc_args=-fsanitize=undefined -fsanitize-undefined-trap-on-error'
        if not os.path.exists(os.path.join(self.build, 'build.ninja')):
            subprocess.run(['meson', 'setup', self.build, ROOT, '-Dbuildtype=plain', '-Doptimization=1', stop], **quiet)
        tests = self.introspect('--tests')
        made = {os.path.normpath(name) for target in self.introspect('--targets') for name in target['filename']}
        for test in tests:  # meson names a program that is an argument by its path within the build folder
            paths = [os.path.normpath(os.path.join(self.build, word)) for word in test['cmd']]
            test['cmd'] = [path if path in made else word for path, word in zip(paths, test['cmd'])]
        left_out = ('long', 'full', 'guard')
        self.tests = [t for t in tests if self.kills(t) and not any(self.in_suite(t, s) for s in left_out)
                      and any(self.tells(t, g) for g in games) and re.search(only, t['name'])]
        self.programs = sorted({word for t in self.tests for word in t['cmd'] if word in made})
        if not self.programs:
            sys.exit(f'mutate.py: no test of {", ".join(KILLERS)} runs a program: nothing could kill a mutant')
        subprocess.run(['ninja', '-C', self.build] + [os.path.relpath(p, self.build) for p in self.programs], **quiet)
        self.compile = {}
        for row in json.load(open(os.path.join(self.build, 'compile_commands.json'))):
            path = os.path.relpath(os.path.join(row['directory'], row['file']), ROOT)
            if row['output'].startswith('libengine.a.p/'):
                self.compile[path] = shlex.split(row['command'])
        self.link = {p: self.link_command(p) for p in self.programs}
        # A test whose programs do not hold the engine's library says nothing of a mutant.
        engine = {p for p, command in self.link.items() if any(word.endswith('libengine.a') for word in command)}
        self.tests = [t for t in self.tests if engine.intersection(t['cmd'])]
        self.programs = sorted(engine)
        self.tried, self.killed = collections.Counter(), collections.Counter()
        self.time_tests(slow)

    def introspect(self, what):
        return json.loads(subprocess.run(['meson', 'introspect', what, self.build], check=True, capture_output=True).stdout)

    def time_tests(self, slow):
        """How long each test takes; those that take too long for thousands of mutants are left out, and named."""
        self.seconds, self.patience, quick = {}, {}, []
        for test in self.tests:
            began, before = time.monotonic(), spent()
            command = self.command_for(test, self.games[0], {}) if len(self.games) == 1 else test['cmd']
            if run(command, 10 + 10 * slow, cwd=test['workdir'] or self.build, env={**os.environ, **test['env']}) != 0:
                print(f'left out, it fails without any mutant or takes far too long: {test["name"]}', flush=True)
                continue
            seconds = self.seconds[test['name']] = spent() - before
            self.patience[test['name']] = 3 + 8 * (time.monotonic() - began)
            if seconds <= slow:
                quick.append(test)
            else:
                print(f'left out, {seconds:.0f} s: {test["name"]}', flush=True)
        self.tests = quick

    @staticmethod
    def in_suite(test, suite):
        return any(s.split(':')[-1] == suite for s in test['suite']) or test['name'].split()[0].split('_')[0] == suite

    def kills(self, test):
        return any(self.in_suite(test, suite) for suite in KILLERS)

    def in_order(self, path):
        """The tests that can say something of the file, the one that has killed most a second first."""
        def dear(test):
            name = test['name']
            return (self.seconds[name] + LINK) * (self.tried[path, name] + 2) / (self.killed[path, name] + 1)
        return sorted((t for t in self.tests if self.tells(t, path.split('/')[1])), key=dear)

    @staticmethod
    def tells(test, game):
        return not any(other in test['name'] for other in OTHERS[game])

    @staticmethod
    def command_for(test, game, made):
        """The test as it runs against a mutant of the game: of properties and golden matches, those of the game."""
        command = [made.get(word, word) for word in test['cmd']]
        if game != 'kit' and test['name'].startswith('property ') and len(command) == 2:
            command += ['1', game]
        if game != 'kit' and test['name'] == 'golden matches':
            command = [word for word in command if not word.endswith('.journal') or f'/golden/{game}/' in word]
        return command

    def link_command(self, program):
        target = os.path.relpath(program, self.build)
        commands = subprocess.run(['ninja', '-C', self.build, '-t', 'commands', target], check=True, capture_output=True, text=True)
        return shlex.split(commands.stdout.strip().splitlines()[-1])

    def compiled(self, path, source, out, *flags):
        """Compiles text as if it were the file, so that only the code can differ; answers what the compiler said, or None
        if all went well."""
        command, skip = [], 0
        for word in self.compile[path]:
            if skip:
                skip -= 1
            elif word in ('-o', '-MF', '-MQ', '-c'):
                skip = 1
            elif word != '-MD' and word != '-g':
                command.append(word)
        done = subprocess.run(command + [*flags, '-w', '-fdiagnostics-color=never', '-x', 'c', '-c', '-', '-o', out], input=f'#line 1 "{path}"\n{source}',
                              cwd=self.build, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        return None if done.returncode == 0 else done.stderr

    def object_of(self, path, source, out):
        return open(out, 'rb').read() if self.compiled(path, source, out) is None else None

    def switch(self, folder):
        """The object that says which of many mutants is on."""
        out = os.path.join(folder, 'switch.o')
        subprocess.run(['cc', '-x', 'c', '-c', '-', '-o', out], input=SWITCH, text=True, check=True)
        return out

    def linked(self, body, test):
        """Links the programs of the test with the body; false if that fails."""
        with body.lock:
            for program in self.programs:
                if program in test['cmd'] and program not in body.made:
                    out = os.path.join(body.folder, os.path.basename(program))
                    command = list(self.link[program])
                    at = command.index('-o')
                    command[at:at + 2] = ['-o', out, *body.objects]
                    if subprocess.run(command, cwd=self.build, capture_output=True).returncode != 0:
                        return False
                    body.made[program] = out
        return True

    def passes(self, body, test, path, number):
        env = {**os.environ, **test['env'], 'LZ_MUTANT': str(number)}
        return run(self.command_for(test, path.split('/')[1], body.made), self.patience[test['name']],
                   cwd=test['workdir'] or self.build, env=env) == 0

    def noticed(self, body, path, number=0):
        """Whether a test fails with this body; of one that holds many mutants, with that one switched on."""
        for test in self.in_order(path):
            name = test['name']
            if not self.linked(body, test):
                return True
            if number and name not in body.sound:
                if not self.passes(body, test, path, 0):
                    raise RuntimeError(f'{name} fails with all the mutants of {path} in one, though none is switched on')
                body.sound.add(name)
            self.tried[path, name] += 1
            if not self.passes(body, test, path, number):
                self.killed[path, name] += 1
                return True
        return False


def excuses():
    """(file, function, line of code, change) of each row of the list; the change * is every change of that line."""
    rows = set()
    if os.path.exists(EQUIVALENT):
        for number, line in enumerate(open(EQUIVALENT), 1):
            if line.strip() and not line.startswith('#'):
                parts = [part.strip() for part in line.split(' @ ')]
                if len(parts) != 5:
                    sys.exit(f'{EQUIVALENT}:{number}: a row is: FILE @ FUNCTION @ LINE OF CODE @ CHANGE @ REASON')
                rows.add(tuple(parts[:4]))
    return rows


def sources(game):
    files = glob.glob(os.path.join(ROOT, GAMES[game], '**', '*.c'), recursive=True)
    return sorted(os.path.relpath(f, ROOT) for f in files if '_rig' not in f and not f.endswith(('_test.c', '_show.c')))


class Study:
    def __init__(self, bench, scratch, doubt):
        self.bench, self.scratch, self.doubt, self.local = bench, scratch, doubt, threading.local()
        self.text, self.true, self.body, self.number, self.excused = {}, {}, {}, {}, excuses()
        self.switch = bench.switch(scratch)

    def add(self, path):
        self.text[path] = open(os.path.join(ROOT, path)).read()
        self.true[path] = self.bench.object_of(path, self.text[path], os.path.join(self.scratch, 'true.o'))
        if self.true[path] is None:
            sys.exit(f'mutate.py: cannot compile {path}')
        mutants = mutants_of(path, self.text[path])
        self.merge(path, [m if self.doubt or not self.excuse(m) else None for m in mutants])
        return mutants

    def merge(self, path, mutants):
        """All mutants that lie in functions, in one object; those that do not compile have no number in it."""
        folder = tempfile.mkdtemp(dir=self.scratch)
        obj = os.path.join(folder, 'mutants.o')
        text, inside = merged(self.text[path], mutants)
        wrong = self.bench.compiled(path, text, obj)
        if wrong:
            bad = broken(wrong)
            self.number.update({inside[n]: None for n in bad})
            text, inside = merged(self.text[path], [None if n in bad else m for n, m in enumerate(mutants, 1)])
            if self.bench.compiled(path, text, obj):
                print(f'the mutants of {path} do not compile in one: they are tried each by itself', flush=True)
                return
        self.body[path] = Body([obj, self.switch], folder)
        self.number.update({mutant: n for n, mutant in inside.items()})

    def excuse(self, mutant):
        return next((row for row in (mutant.key(), mutant.key('*')) if row in self.excused), None)

    def fate(self, mutant):
        if not hasattr(self.local, 'folder'):
            self.local.folder = tempfile.mkdtemp(dir=self.scratch)
        obj, text = os.path.join(self.local.folder, 'mutant.o'), mutant.apply(self.text[mutant.path])
        excuse = self.excuse(mutant)
        if excuse and not self.doubt:
            return 'equivalent' if self.differs(mutant, text, obj) else 'no mutant'
        if mutant in self.number:
            number = self.number[mutant]
            if number is None:
                return 'no mutant'
            noticed = self.bench.noticed(self.body[mutant.path], mutant.path, number)
            if not noticed and self.differs(mutant, text, obj):  # beside its twins it may read what is theirs
                noticed = self.bench.noticed(Body([obj], self.local.folder), mutant.path)
        else:
            if self.bench.compiled(mutant.path, text, obj, '-O0') is not None:
                return 'no mutant'
            noticed = self.bench.noticed(Body([obj], self.local.folder), mutant.path)
        if noticed:
            return 'killed though listed' if excuse and excuse[3] != '*' else 'killed'
        if not self.differs(mutant, text, obj):
            return 'no mutant'
        return 'equivalent' if excuse else 'survived'

    def differs(self, mutant, text, obj):
        return self.bench.object_of(mutant.path, text, obj) not in (None, self.true[mutant.path])


def progress(done, total, survived, began):
    if sys.stderr.isatty():
        print(f'\r{done} of {total}, {survived} survived, {time.monotonic() - began:.0f} s ', end='', file=sys.stderr, flush=True)
    elif done % 200 == 0:
        print(f'{done} of {total}, {survived} survived, {time.monotonic() - began:.0f} s', file=sys.stderr, flush=True)


def line_of(name, fates):
    count = {fate: sum(f.startswith(fate) for _, f in fates) for fate in ('killed', 'survived', 'equivalent')}
    real = count['killed'] + count['survived']
    share = 100 * count['survived'] / real if real else 0
    print(f'{name}: {real} mutants, {count["killed"]} killed, {count["survived"]} survived ({share:.1f} %), '
          f'{count["equivalent"]} equivalent by the list', flush=True)
    return share


def report(games, fates, limit):
    """One line a file, one a game, and whether all games hold."""
    for path in sorted({m.path for m, _ in fates}):
        line_of(path, [(m, f) for m, f in fates if m.path == path])
    shares = [line_of(game, [(m, f) for m, f in fates if m.path in sources(game)]) for game in games]
    return all(share < limit for share in shares)


def place_free(line):
    """What a run says of a mutant, without the line and column, which move."""
    return re.sub(r'^(\S+?):\d+:\d+:', r'\1', line)


def main():
    options = argparse.ArgumentParser(description=__doc__.split('\n\n')[0])
    options.add_argument('--game', action='append', choices=GAMES, help='only this game (may be repeated); default: all but pig')
    options.add_argument('--file', action='append', help='only files whose path contains this (may be repeated)')
    options.add_argument('--sample', type=int, metavar='N', help='N mutants drawn at random instead of all')
    options.add_argument('--among', metavar='FILE', help='only those that this output of an earlier run names')
    options.add_argument('--seed', default='1', help='of the sample')
    options.add_argument('--jobs', type=int, default=os.cpu_count())
    options.add_argument('--slow', type=float, default=8, metavar='SECONDS', help='leave out tests that take longer')
    options.add_argument('--limit', type=float, default=5, help='percent of survivors from which on this fails')
    options.add_argument('--doubt', action='store_true', help='try those of the list of equivalents too')
    options.add_argument('--tests', default='', metavar='PATTERN', help='only tests whose name has this regular expression in it')
    options.add_argument('--build', metavar='FOLDER', help='build the tests here and keep them, for the next time')
    options.add_argument('--list', action='store_true', help='print the mutants and do nothing')
    asked = options.parse_args()
    games = asked.game or [g for g in GAMES if g != 'pig' and sources(g)]
    paths = [p for g in games for p in sources(g) if not asked.file or any(part in p for part in asked.file)]
    if asked.list:
        for path in paths:
            print(*mutants_of(path, open(os.path.join(ROOT, path)).read()), sep='\n')
        return 0

    scratch = tempfile.mkdtemp(prefix='lizardry-mutants-')
    try:
        build = os.path.abspath(asked.build or os.path.join(scratch, 'build'))
        study = Study(Bench(build, asked.slow, games, asked.tests), scratch, asked.doubt)
        mutants = [m for path in paths for m in study.add(path)]
        if asked.among:
            named = {place_free(line.strip()) for line in open(asked.among)}
            mutants = [m for m in mutants if place_free(str(m)) in named]
        if asked.sample and asked.sample < len(mutants):
            mutants = random.Random(asked.seed).sample(mutants, asked.sample)
        fates, began = [], time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
            for mutant, fate in zip(mutants, pool.map(study.fate, mutants)):
                fates.append((mutant, fate))
                if fate in ('survived', 'killed though listed'):
                    print('' if fate == 'survived' else fate + ': ', mutant, sep='', flush=True)
                progress(len(fates), len(mutants), sum(f == 'survived' for _, f in fates), began)
        print(file=sys.stderr)
        if not asked.sample and not asked.among and not asked.file and not asked.game:
            stale = study.excused - {study.excuse(m) for m, _ in fates}
            for row in sorted(stale):
                print('no such mutant any more:', *row, sep=' @ ')
        return 0 if report(games, fates, asked.limit) else 1
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


if __name__ == '__main__':
    sys.exit(main())
