#!/usr/bin/python3
"""Does a test notice when a rule is broken? Breaks the rules' code in one place at a time, in a scratch folder, and
runs the rule scripts, the golden matches and the properties against it. Lists what no test noticed.

The rules' code is all of games/ but the rigs and the JSON of views. Mutants that do not compile or give the same object
are not counted. tools/mutants-equivalent.txt lists those that change nothing a test could see, each with its reason;
they are counted apart."""
import argparse
import concurrent.futures
import glob
import json
import os
import random
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

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GAMES = {'kit': 'games/kit', 'conspiracy': 'games/conspiracy', 'legends': 'games/legends', 'swamp': 'games/swamp', 'pig': 'games/pig'}
# Tests that name one of these in their own name say nothing about another game.
OTHERS = {'kit': ['swamp', 'pig'], 'conspiracy': ['swamp', 'pig', 'legends'], 'legends': ['swamp', 'pig', 'conspiracy'],
          'swamp': ['pig', 'legends', 'conspiracy', 'rummy'], 'pig': ['swamp', 'legends', 'conspiracy', 'rummy']}
KILLERS = ['games', 'swamp', 'rules', 'golden', 'rummy', 'legends', 'conspiracy', 'prop']  # suites, or first words of a test's name; the quickest to notice first
EQUIVALENT = os.path.join(ROOT, 'tools/mutants-equivalent.txt')


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


class Bench:
    """A build of the tests in a scratch folder, and how each object and program of it is made."""
    def __init__(self, scratch, slow):
        self.build = os.path.join(scratch, 'build')
        quiet = dict(check=True, stdout=subprocess.DEVNULL)
        # What is undefined stops the program, as in the sanitized build of ./test.
        stop = '-Dc_args=-fsanitize=undefined -fsanitize-undefined-trap-on-error'
        subprocess.run(['meson', 'setup', self.build, ROOT, '-Dbuildtype=plain', '-Doptimization=1', stop], **quiet)
        tests = json.loads(subprocess.run(['meson', 'introspect', '--tests', self.build], check=True, capture_output=True).stdout)
        left_out = ('long', 'full', 'guard')
        self.tests = sorted((t for t in tests if self.rank(t) < len(KILLERS) and not any(self.in_suite(t, s) for s in left_out)),
                            key=self.rank)
        self.programs = sorted({word for t in self.tests for word in t['cmd'] if os.path.normpath(word).startswith(self.build + '/')})
        if not self.programs:
            sys.exit(f'mutate.py: no test of {", ".join(KILLERS)} runs a program: nothing could kill a mutant')
        subprocess.run(['ninja', '-C', self.build] + [os.path.relpath(p, self.build) for p in self.programs], **quiet)
        self.compile = {}
        for row in json.load(open(os.path.join(self.build, 'compile_commands.json'))):
            path = os.path.relpath(os.path.join(row['directory'], row['file']), ROOT)
            if row['output'].startswith('libengine.a.p/'):
                self.compile[path] = shlex.split(row['command'])
        self.link = {p: self.link_command(p) for p in self.programs}
        self.time_tests(slow)

    def time_tests(self, slow):
        """How long each test takes; those that take too long for thousands of mutants are left out, and named."""
        self.patience, quick = {}, []
        for test in self.tests:
            began = time.monotonic()
            if run(test['cmd'], 600, cwd=test['workdir'] or self.build, env={**os.environ, **test['env']}) != 0:
                print(f'left out, it fails without any mutant: {test["name"]}', flush=True)
                continue
            seconds = time.monotonic() - began
            self.patience[test['name']] = 3 + 8 * seconds
            if seconds <= slow:
                quick.append((self.rank(test), seconds, test))
            else:
                print(f'left out, {seconds:.0f} s: {test["name"]}', flush=True)
        self.tests = [test for _, _, test in sorted(quick, key=lambda row: row[:2])]

    @staticmethod
    def in_suite(test, suite):
        return any(s.split(':')[-1] == suite for s in test['suite']) or test['name'].split()[0].split('_')[0] == suite

    def rank(self, test):
        return next((i for i, suite in enumerate(KILLERS) if self.in_suite(test, suite)), len(KILLERS))

    def link_command(self, program):
        target = os.path.relpath(program, self.build)
        commands = subprocess.run(['ninja', '-C', self.build, '-t', 'commands', target], check=True, capture_output=True, text=True)
        return shlex.split(commands.stdout.strip().splitlines()[-1])

    def object_of(self, path, source, out):
        """Compiles text as if it were the file, so that only the code can differ."""
        command, skip = [], 0
        for word in self.compile[path]:
            if skip:
                skip -= 1
            elif word in ('-o', '-MF', '-MQ', '-c'):
                skip = 1
            elif word != '-MD' and word != '-g':
                command.append(word)
        text = f'#line 1 "{path}"\n{source}'.encode()
        done = subprocess.run(command + ['-w', '-x', 'c', '-c', '-', '-o', out], input=text, cwd=self.build,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return open(out, 'rb').read() if done.returncode == 0 else None

    def noticed(self, obj, folder, path):
        """Whether a test fails with this object in the place of the true one."""
        made, others = {}, OTHERS[path.split('/')[1]]
        for test in self.tests:
            if any(other in test['name'] for other in others):
                continue
            for program in self.programs:
                if program in test['cmd'] and program not in made:
                    made[program] = os.path.join(folder, os.path.basename(program))
                    command = list(self.link[program])
                    at = command.index('-o')
                    command[at:at + 2] = ['-o', made[program], obj]
                    if subprocess.run(command, cwd=self.build, capture_output=True).returncode != 0:
                        return True
            command = [made.get(word, word) for word in test['cmd']]
            if run(command, self.patience[test['name']], cwd=test['workdir'] or self.build, env={**os.environ, **test['env']}) != 0:
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
    files = glob.glob(os.path.join(ROOT, GAMES[game], '*.c'))
    return sorted(os.path.relpath(f, ROOT) for f in files if '_rig' not in f and not f.endswith(('_test.c', '_show.c')))


class Study:
    def __init__(self, bench, scratch, doubt):
        self.bench, self.scratch, self.doubt, self.local = bench, scratch, doubt, threading.local()
        self.text, self.true, self.excused = {}, {}, excuses()

    def add(self, path):
        self.text[path] = open(os.path.join(ROOT, path)).read()
        self.true[path] = self.bench.object_of(path, self.text[path], os.path.join(self.scratch, 'true.o'))
        if self.true[path] is None:
            sys.exit(f'mutate.py: cannot compile {path}')
        return mutants_of(path, self.text[path])

    def excuse(self, mutant):
        return next((row for row in (mutant.key(), mutant.key('*')) if row in self.excused), None)

    def fate(self, mutant):
        if not hasattr(self.local, 'folder'):
            self.local.folder = tempfile.mkdtemp(dir=self.scratch)
        obj = os.path.join(self.local.folder, 'mutant.o')
        code = self.bench.object_of(mutant.path, mutant.apply(self.text[mutant.path]), obj)
        if code is None or code == self.true[mutant.path]:
            return 'no mutant'
        excuse = self.excuse(mutant)
        if excuse and not self.doubt:
            return 'equivalent'
        if self.bench.noticed(obj, self.local.folder, mutant.path):
            return 'killed though listed' if excuse and excuse[3] != '*' else 'killed'
        return 'equivalent' if excuse else 'survived'


def progress(done, total, survived, began):
    if sys.stderr.isatty():
        print(f'\r{done} of {total}, {survived} survived, {time.monotonic() - began:.0f} s ', end='', file=sys.stderr, flush=True)
    elif done % 200 == 0:
        print(f'{done} of {total}, {survived} survived, {time.monotonic() - began:.0f} s', file=sys.stderr, flush=True)


def report(games, fates, limit):
    """One line a game, and whether all hold."""
    good = True
    for game in games:
        count = {fate: sum(f.startswith(fate) for m, f in fates if m.path in sources(game)) for fate in ('killed', 'survived', 'equivalent')}
        real = count['killed'] + count['survived']
        share = 100 * count['survived'] / real if real else 0
        good = good and share < limit
        print(f'{game}: {real} mutants, {count["killed"]} killed, {count["survived"]} survived ({share:.1f} %), '
              f'{count["equivalent"]} equivalent by the list')
    return good


def main():
    options = argparse.ArgumentParser(description=__doc__.split('\n\n')[0])
    options.add_argument('--game', action='append', choices=GAMES, help='only this game (may be repeated); default: all but pig')
    options.add_argument('--file', help='only files whose path contains this')
    options.add_argument('--sample', type=int, metavar='N', help='N mutants drawn at random instead of all')
    options.add_argument('--seed', default='1', help='of the sample')
    options.add_argument('--jobs', type=int, default=os.cpu_count())
    options.add_argument('--slow', type=float, default=8, metavar='SECONDS', help='leave out tests that take longer')
    options.add_argument('--limit', type=float, default=5, help='percent of survivors from which on this fails')
    options.add_argument('--doubt', action='store_true', help='try those of the list of equivalents too')
    options.add_argument('--list', action='store_true', help='print the mutants and do nothing')
    asked = options.parse_args()
    games = asked.game or [g for g in GAMES if g != 'pig' and sources(g)]
    paths = [p for g in games for p in sources(g) if not asked.file or asked.file in p]
    if asked.list:
        for path in paths:
            print(*mutants_of(path, open(os.path.join(ROOT, path)).read()), sep='\n')
        return 0

    scratch = tempfile.mkdtemp(prefix='lizardry-mutants-')
    try:
        study = Study(Bench(scratch, asked.slow), scratch, asked.doubt)
        mutants = [m for path in paths for m in study.add(path)]
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
        if not asked.sample and not asked.file and not asked.game:
            stale = study.excused - {study.excuse(m) for m, _ in fates}
            for row in sorted(stale):
                print('no such mutant any more:', *row, sep=' @ ')
        return 0 if report(games, fates, asked.limit) else 1
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


if __name__ == '__main__':
    sys.exit(main())
