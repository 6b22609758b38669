// What of the page needs no browser: changes, choosing, words, codes, checks. node --test.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { changed } from '../frame/line/changes.js';
import { tripsOf } from '../cards/trips.js';
import { Choice, parsed } from '../frame/table/choose.js';
import { entryOf } from '../frame/line/entry.js';
import { checked } from '../frame/line/journal.js';
import { clash, meant } from '../frame/keymap.js';
import { margins } from '../frame/paper.js';
import { PATTERNS } from '../frame/patterns.js';
import { qr } from '../frame/qr.js';
import { reachable } from '../frame/line/reach.js';
import { sha256 } from '../frame/line/sha256.js';
import { isolated } from '../frame/text.js';
import { sameMoment } from '../frame/table/truth.js';
import { scriptOf } from '../frame/line/upgrade.js';
import common from '../text/en.js';
import cards from '../text/cards.js';
import lies from '../text/lies.js';
import newspeak from '../text/newspeak.js';
import swamp from '../text/swamp.js';
import { layout, over } from '../lies/layout.js';

const en = { ...common, ...cards, ...lies, ...newspeak, ...swamp };
const HERE = new URL('.', import.meta.url);
const PAGE = new URL('..', HERE);
const ROOT = new URL('../../..', HERE);
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');
const fenced = (text, kind) => [...text.matchAll(new RegExp('```' + kind + '\\n([\\s\\S]*?)```', 'g'))].map((found) => found[1]);

test('changes of docs/json.md make its old picture the new one, and leave the old one alone', () => {
    const page = read('docs/json.md');
    const [old] = fenced(page, 'json picture').map((text) => JSON.parse(text));
    const [change] = fenced(page, 'json changes').map((text) => JSON.parse(text));
    const made = Function(`${fenced(page, 'js apply')[0]}; return apply;`)();
    const before = JSON.stringify(old);
    assert.deepEqual(changed(old, change), made(JSON.parse(before), change));
    assert.equal(JSON.stringify(old), before);
});

test('an entry of a log is told by its shape', () => {
    assert.deepEqual(entryOf([1, 'You roll 4.', 'rolled', 0, 4]), { n: 1, told: { tale: 'You roll 4.', event: 'rolled', seat: 0, args: [4] } });
    assert.deepEqual(entryOf([2, { back: 1 }]), { n: 2, back: 1 });
});

const GAME = {
    verbs: [{ word: 'meld', form: 'k c c c' }, { word: 'add', form: 'k c' }, { word: 'discard', form: 'c' }, { word: 'choose', form: 's' }, { word: 'choose', form: 'c' }, { word: 'decline', form: '' }],
    lexicons: [{ letter: 'c', names: [{ word: 'moon' }, { word: 'flag' }, { word: 'yeti' }] }, { letter: 'k', names: [{ word: 'moon' }, { word: 'yeti' }] }],
};
const MOVES = ['meld moon moon moon flag', 'add yeti yeti', 'discard moon', 'discard yeti', 'discard flag', 'decline'];
const card = (word) => ({ letter: 'c', word });

test('a move is taken apart by the form that fits', () => {
    assert.deepEqual(parsed(GAME, 'add yeti moon').things, [{ letter: 'k', word: 'yeti' }, { letter: 'c', word: 'moon' }]);
    assert.equal(parsed(GAME, 'choose #1').things[0].letter, 's');
    assert.equal(parsed(GAME, 'choose moon').things[0].letter, 'c');
    assert.deepEqual(parsed(GAME, 'decline').things, []);
});

test('where the order counts, a thing is picked for its place', () => {
    const game = { verbs: [{ word: 'move', form: 'o o' }], lexicons: [] };
    const moves = ['move CH1 CH2', 'move CH2 CH1', 'move CH2 CH3'];
    const node = (word, at) => ({ letter: 'o', word, at });
    assert.equal(new Choice(game, moves, [node('CH1', 0)]).meant.text, 'move CH1 CH2');
    assert.equal(new Choice(game, moves, [node('CH2', 0)]).meant, null);
    assert.equal(new Choice(game, moves, [node('CH2', 0), node('CH1', 1)]).meant.text, 'move CH2 CH1');
    assert.ok(!new Choice(game, moves, [node('CH1', 0)]).lit(node('CH3', 1)));
});

/** A set of the network game as large as one may be: eight networks of four nodes, names of 24 letters. */
const LARGEST = {
    nodes: Array.from({ length: 32 }, (_, i) => ({ word: `NET${i >> 2}${i % 4}`, net: `NET${i >> 2}`, x: 120 + (i >> 2) % 4 * 300 + i % 2 * 90, y: 100 + (i >> 4) * 420 + (i >> 1) % 2 * 120 })),
    nets: Array.from({ length: 8 }, (_, i) => ({ word: `NET${i}`, title: 'A network with long name', x: 165 + i % 4 * 300, y: 160 + (i >> 2) * 420, r: 100 })),
    sites: ['one', 'two', 'three', 'four'].map((id, i) => ({ id, name: 'An elsewhere of its own', x: 60 + i * 380, y: 420 })),
};
/** The built-in set, as its rule book has it. */
function builtIn() {
    const nodes = [...read('docs/rules/lies.md').matchAll(/^\| ([A-Z]{2}\d) \| [^|]+ \| (\d+) \| (\d+) \|/gm)].map(([, word, x, y]) => ({ word, net: word.slice(0, 2), x: Number(x), y: Number(y) }));
    assert.equal(nodes.length, 22);
    const nets = [['TB', 'Thoughtbook', 600, 450], ['CH', 'Chrpr', 262, 232], ['MT', 'MeTube', 938, 232], ['TK', 'Tik Tak', 938, 668], ['SH', 'Shreddit', 262, 668]].map(([word, title, x, y]) => ({ word, title, x, y }));
    return { nodes, nets, sites: [['chan', '2+2chan', 70, 450], ['gober', 'Göber', 1130, 450], ['atekun', 'Atekun', 600, 840]].map(([id, name, x, y]) => ({ id, name, x, y })) };
}
const ENOUGH = 3; /* pixels: a body has that much of air around it */

for (const [set, sizes] of [['the built-in set', [[308, 240], [378, 300], [378, 420], [720, 400], [760, 560], [1200, 800]]], ['the largest', [[378, 380], [720, 480], [1200, 800]]]]) {
    test(`in a drawing of ${set} nothing lies over anything else`, () => {
        const drawn = set === 'the largest' ? LARGEST : builtIn();
        for (const [width, high] of sizes) {
            const { bodies, height } = layout(drawn, { width, height: high, em: 1, pays: 13 });
            for (const [i, a] of bodies.entries()) {
                assert.ok(a.x - a.left >= 0 && a.y - a.top >= 0 && a.x + a.right <= width && a.y + a.bottom <= height, `${a.id} leaves the ${width} x ${height} drawing`);
                for (const b of bodies.slice(i + 1)) assert.ok(Math.min(...over(a, b)) <= ENOUGH, `${a.id} lies over ${b.id} at ${width} x ${height}`);
            }
        }
    });
}

test('what is picked narrows the moves until one is meant', () => {
    assert.equal(new Choice(GAME, MOVES, []).meant, null);
    assert.equal(new Choice(GAME, MOVES, [card('moon')]).meant.text, 'discard moon');
    assert.equal(new Choice(GAME, MOVES, [card('moon'), card('moon')]).meant.text, 'meld moon moon moon flag');
    assert.equal(new Choice(GAME, MOVES, [card('yeti'), { letter: 'k', word: 'yeti' }]).meant.text, 'add yeti yeti');
    assert.equal(new Choice(GAME, ['decline'], []).meant.text, 'decline');
});

test('only what leads to a legal move is lit, and no card more often than a move has it', () => {
    const choice = new Choice(GAME, MOVES, [card('moon'), card('moon')]);
    assert.equal(choice.lit(card('flag')), true);
    assert.equal(choice.lit(card('moon')), false);
    assert.equal(choice.lit(card('yeti')), false);
});

test('SHA-256 is the one that others count', () => {
    for (const length of [0, 3, 55, 56, 63, 64, 65, 1000]) {
        const bytes = Buffer.alloc(length, 'lizard');
        assert.equal(sha256(bytes), createHash('sha256').update(bytes).digest('hex'));
    }
});

test('every golden journal is sound, and one bit of it turned is noticed in its line', () => {
    for (const game of ['conspiracy', 'legends', 'lies', 'newspeak', 'swamp']) {
        const folder = new URL(`tests/golden/${game}/`, ROOT);
        for (const name of readdirSync(folder).filter((one) => one.endsWith('.journal'))) {
            const file = readFileSync(new URL(name, folder));
            assert.equal(checked(file).kept, true, `${game}/${name}`);
            const at = file.indexOf('\n', file.length >> 1) + 1;
            if (file[at] === 124) continue;
            file[at] ^= 1;
            assert.equal(checked(file).wrong, file.subarray(0, at).toString('latin1').split('\n').length, `${game}/${name}`);
        }
    }
});

test('a seed that was not the promised one is told', () => {
    const file = readFileSync(new URL('tests/golden/conspiracy/four.journal', ROOT), 'latin1');
    const other = file.replace(/^seed (..)/m, (whole, two) => `seed ${two === '00' ? '01' : '00'}`);
    assert.equal(checked(Buffer.from(other, 'latin1')).kept ?? false, false);
});

test('a code has its finders, and one that is too long is none', () => {
    const map = qr('http://127.0.0.1:8080/join/pig#invite=0123456789abcdef01234567');
    assert.equal(map.length % 4, 1);
    for (const [x, y] of [[0, 0], [map.length - 7, 0], [0, map.length - 7]]) assert.deepEqual(map[y].slice(x, x + 7), Array(7).fill(true));
    assert.equal(qr('x'.repeat(300)), null);
});

test('every text that a screen asks for is in the catalogue, and none is there that nobody asks for', () => {
    const files = ['frame', 'screens', 'cards', 'conspiracy', 'legends', 'lies', 'newspeak', 'swamp'].flatMap((folder) => readdirSync(new URL(`${folder}/`, PAGE), { recursive: true }).filter((name) => name.endsWith('.js')).map((name) => readFileSync(new URL(`${folder}/${name}`, PAGE), 'utf8')));
    const source = files.join('\n');
    const asked = new Set([...source.matchAll(/\b(?:t|around)\(\s*'([a-z0-9.-]+)'/g)].map((found) => found[1]));
    for (const key of asked) assert.ok(key in en, `no text for ${key}`);
    // What is put together from a part that stands in the source and a word that comes from elsewhere: `stage-${row.stage}`.
    const made = [...source.matchAll(/`([a-z.-]+[.-])\$\{/g)].map((found) => found[1]);
    for (const key of Object.keys(en)) assert.ok(source.includes(`'${key}'`) || source.includes(`"${key}"`) || made.some((part) => key.startsWith(part)), `nobody asks for ${key}`);
});

test('what lies in vendor/ is what was published', () => {
    const modules = process.env.MODULES;
    if (!modules) return;
    for (const [ours, theirs] of [['preact.mjs', 'preact/dist/preact.mjs'], ['hooks.mjs', 'preact/hooks/dist/hooks.mjs'], ['htm.mjs', 'htm/dist/htm.mjs']])
        assert.equal(sha256(readFileSync(new URL(`vendor/${ours}`, PAGE))), sha256(readFileSync(`${modules}/${theirs}`)), ours);
});

test('a key that was moved is free at its old place, and no place has two', () => {
    const moved = { '/': 'ö', u: 'z' };
    assert.equal(meant(moved, 'ö'), '/');
    assert.equal(meant(moved, '/'), null);
    assert.equal(meant(moved, 'h'), 'h');
    assert.equal(clash(moved, 'h', 'z'), 'u');
    assert.equal(clash(moved, 'h', 'u'), undefined);
    assert.equal(clash(moved, 'u', 'z'), undefined);
});

test('a name from right to left is isolated in a sentence, another is left alone', () => {
    assert.equal(isolated([{ name: 'Ines' }, { name: 'محمد' }], 'محمد draws. Ines waits.'), '\u2068محمد\u2069 draws. Ines waits.');
});

test('an invitation names an address that others reach, and none where there is none', () => {
    const near = ['http://192.168.1.4:8080'];
    assert.deepEqual(reachable('127.0.0.1', 'http://127.0.0.1:8080', { url: 'http://127.0.0.1:8080', near: [] }), []);
    assert.deepEqual(reachable('localhost', 'http://localhost:8080', { url: near[0], near }), near);
    assert.deepEqual(reachable('play.example', 'https://play.example', { url: 'https://play.example', near }), ['https://play.example', ...near]);
});

test('the same moment is found in another seat\'s log by what all were told', () => {
    const game = { events: [{ word: 'drew', to: 'all' }, { word: 'drew-card', to: 'one' }] };
    const told = (n, event) => ({ n, told: { event } });
    const mine = [told(1, 'drew'), told(2, 'drew-card'), told(3, 'drew')];
    const theirs = [told(1, 'drew'), told(2, 'drew'), told(3, 'drew-card')];
    assert.deepEqual([1, 2, 3].map((n) => sameMoment(game, mine, theirs, n)), [1, 1, 3]);
});

test('a newer page is known by its first script', () => {
    assert.equal(scriptOf('<link href="/x"><script type="module" src="/assets/main-AB.js"></script>'), '/assets/main-AB.js');
    assert.equal(scriptOf('<p>'), '');
});

test('sixteen seats have sixteen patterns', () => {
    assert.equal(new Set(PATTERNS.map(({ d }) => d)).size, 16);
});

test('what stands in the margins of paper cannot end the rule that it stands in', () => {
    assert.match(margins('a" } } b'), /content: "a\\" \} \} b"/);
});

test('what travels is read off two pictures, and nobody is shown what another drew', () => {
    const was = { round: 1, hand: ['moon', 'yeti'], tabloids: ['area'], groups: {}, held: [2, 3], unknown: 20, turn: { seat: 0 } };
    const trips = (now, me = 0) => tripsOf(was, { ...was, ...now }, me).map(({ word, from, to }) => `${word}: ${from} ${to}`);
    assert.deepEqual(trips({}), []);
    assert.deepEqual(trips({ hand: ['moon', 'yeti', 'flag'], held: [3, 3], unknown: 19 }), ['flag: unknown hand']);
    assert.deepEqual(trips({ hand: ['moon', 'yeti', 'area'], tabloids: [], held: [3, 3] }), ['area: tabloids hand']);
    assert.deepEqual(trips({ hand: ['moon'], tabloids: ['area', 'yeti'], held: [1, 3] }), ['yeti: hand tabloids']);
    assert.deepEqual(trips({ held: [2, 4], unknown: 19 }), [': unknown seat.1']);
    assert.deepEqual(trips({ tabloids: ['area', 'flag'], unknown: 19 }), ['flag: seat.1 tabloids', ]);
    assert.deepEqual(trips({ groups: { moon: [[], ['moon', 'moon']] }, held: [2, 1] }), ['moon: seat.1 set.moon.1', 'moon: seat.1 set.moon.1']);
    assert.deepEqual(trips({ round: 2, hand: ['flag'], unknown: 9 }), []);
    assert.deepEqual(trips({ tabloids: [], held: [2, 4] }), ['area: tabloids seat.1']);
});
