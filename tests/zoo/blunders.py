#!/usr/bin/env python3
"""Counts what swamp's bots do wrong in recorded games:

    blunders.py LIZARDRY LEVEL [GAMES [PRESET [SEED]]]

plays GAMES matches (6) of the bot LEVEL against itself at PRESET (classic16), with the seeds SEED0, SEED1, .. (probe),
and prints one count per line."""
import collections
import json
import subprocess
import sys

MO, SP, RE = 4, 5, 8  # verbs, as the event `order` numbers them
CHANTS = (2, 3)
FULL = 30             # orders that a book holds
SOON = 3              # turns for which a lost battle should be remembered
LARGE = 100           # lizards that are an army


def replay(program, level, preset, seed):
    """The events of each turn, as lists."""
    call = [program, 'replay', 'swamp', '--all', '--json', '--preset', preset, '--bots', level, '--seed', seed]
    steps = json.loads(subprocess.run(call, check=True, stdout=subprocess.PIPE).stdout)['steps']
    return [s['events'] for s in steps if any(e['event'] == 'turn' for e in s['events'])]


class Game:
    """What is counted, over the turns of one game."""

    def __init__(self, count):
        self.count = count
        self.homes = collections.defaultdict(lambda: 1)
        self.fought = {}  # (clan, hex): the turn, and the defenders left

    def battle(self, turn, clan, args):
        where, _, _, own, foes, kind = args
        self.now = None
        if kind != 1 or args[1] != str(clan + 1) or args[2] == 'free':
            return
        known, left = self.fought.get((clan, where), (-99, 0))
        self.count['storms'] += 1
        self.count['storms outnumbered'] += own < foes
        self.count['storms by less than half'] += 2 * own < foes
        self.count['storms repeated in vain'] += turn - known <= SOON and own < foes and own < left
        self.now = clan, where, foes

    def field(self, turn, args):
        if self.now and args[0] == self.now[1]:
            clan, where, _ = self.now
            if args[1] == 'defender':
                self.fought[clan, where] = turn, args[2]
            else:
                self.fought.pop((clan, where), None)
        self.now = None

    def turn(self, turn, events):
        order, orders, stays, sung = {}, collections.Counter(), set(), collections.defaultdict(set)
        self.now, count, had = None, self.count, dict(self.homes)
        for e in events:
            kind, clan, args = e['event'], e.get('seat'), e['args']
            if kind == 'order':
                order[clan, args[0]] = args
                orders[clan] += 1
                if args[1] in CHANTS or args[1] == 1:
                    sung[clan].add(args[2])
                if args[1] == RE:
                    count['recruitings'] += 1
                if args[1] == SP:
                    count['splits'] += 1
            elif kind == 'result':
                verb, code = order[clan, args[0]][1], args[1]
                hex_ = order[clan, args[0]][2]
                count['LIMIT'] += code == 'LIMIT'
                held = code == 'IMMOBILE' and verb == SP
                count['splits IMMOBILE'] += held
                count['splits that its own chant or stones hold'] += held and hex_ in sung[clan]
                count['recruitings NOTOWNER'] += code == 'NOTOWNER' and verb == RE
                count['recruitings NOHOME'] += code == 'NOHOME' and verb == RE
                count['of them where the last home was lost before'] += code == 'NOHOME' and had.get(clan, 1) <= 0
                count['orders'] += 1
                count['orders that failed'] += code != 'OK'
            elif kind == 'lost' and args[1] == 'hunger':
                n = sum(args[2:])
                count['starved'] += n
                count['armies that lost %d to hunger at once' % LARGE] += n >= LARGE
            elif kind == 'spy-lost':
                count['spies lost'] += 1
                count['spies gone bush'] += args[2] == 'bush'
            elif kind == 'battle':
                self.battle(turn, clan, args)
            elif kind == 'field':
                self.field(turn, args)
            elif kind == 'took' and args[1] == 'home-den':
                self.homes[clan] += 1
            elif kind == 'den-lost' and args[1] == 'home-den':
                self.homes[clan] -= 1
            elif kind == 'moved' and args[2] >= LARGE:
                stays.add(clan)
        for clan, n in orders.items():
            count['clan-turns'] += 1
            count['clan-turns with a full book'] += n >= FULL
            homeless = self.homes[clan] <= 0
            count['clan-turns without a home'] += homeless
            count['of them with no army moved'] += homeless and clan not in stays
        count['turns'] += 1


LINES = ['turns', 'clan-turns', 'clan-turns with a full book', 'orders', 'orders that failed', 'LIMIT', 'starved',
         'armies that lost %d to hunger at once' % LARGE, 'splits', 'splits IMMOBILE',
         'splits that its own chant or stones hold', 'spies lost', 'spies gone bush', 'storms', 'storms outnumbered',
         'storms by less than half', 'storms repeated in vain', 'recruitings', 'recruitings NOTOWNER',
         'recruitings NOHOME', 'of them where the last home was lost before', 'clan-turns without a home',
         'of them with no army moved']


def main():
    program, level = sys.argv[1:3]
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 6
    preset = sys.argv[4] if len(sys.argv) > 4 else 'classic16'
    seed = sys.argv[5] if len(sys.argv) > 5 else 'probe'
    count = collections.Counter()
    for i in range(games):
        game = Game(count)
        for turn, events in enumerate(replay(program, level, preset, '%s%d' % (seed, i)), 1):
            game.turn(turn, events)
    for name in LINES:
        print('%8d  %s' % (count[name], name))


if __name__ == '__main__':
    main()
