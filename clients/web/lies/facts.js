// What the seat's picture, its log and the set's words hold, in the form in which it is drawn; and how a node, a card or a theory is a
// part of the move that is being made.
import { lexicon } from '../frame/table/choose.js';
import { t } from '../frame/text.js';

/** @type {WeakMap<any, any>} */
const sets = new WeakMap();

/** The set: what no move changes. @param {any} game */
export function setOf(game) {
    let set = sets.get(game);
    if (!set) {
        const names = (/** @type {string} */ letter) => lexicon(game, letter)?.names ?? [];
        set = {
            nodes: names('o'), nets: names('w'), theories: names('y'), roles: names('r'), parts: names('p'),
            steps: names('d').filter((/** @type {any} */ one) => one.role), cards: new Map(names('c').map((/** @type {any} */ one) => [one.word, one])),
            piece: Object.fromEntries(names('e').map((/** @type {any} */ one) => [one.word, one.title])),
        };
        set.lines = set.nodes.flatMap((/** @type {any} */ node) => node.near.filter((/** @type {string} */ other) => node.word < other).map((/** @type {string} */ other) => {
            const to = set.nodes.find((/** @type {any} */ one) => one.word === other);
            return { from: node.word, to: other, inside: to.net === node.net };
        }));
        sets.set(game, set);
    }
    return set;
}

/** @param {any} scene @param {number} seat */
export const nameOf = (scene, seat) => scene.match.seats[seat]?.name ?? '';

/** @param {any} scene @param {number} seat */
export function roleOf({ game, picture }, seat) {
    return setOf(game).roles.find((/** @type {any} */ role) => role.word === picture.seats[seat]?.role);
}

/** Both sides, the Spreaders first, as seats have them. @param {any} scene */
export const SIDES = ['spreaders', 'stoppers'];

/** What the set calls a side. @param {any} scene @param {string} side */
export const sideName = ({ picture }, side) => picture[side].name;

/** Entries of the log that were not taken back. @param {any} match */
export function standing(match) {
    const gone = new Set();
    for (const entry of match.log) if (entry.back) for (const one of match.log) if (one.n >= entry.back && one.n < entry.n) gone.add(one.n);
    return match.log.filter((/** @type {any} */ entry) => entry.told && !gone.has(entry.n));
}

/** What was told of the turn that is played, or was played last. @param {any} match */
export function turnOf(match) {
    const all = standing(match);
    const begin = all.findLastIndex((/** @type {any} */ entry) => entry.told.event === 'turn');
    return begin < 0 ? [] : all.slice(begin);
}

/** Tokens that went from a full node to its neighbours this turn: arrows. @param {any} match @returns {{ from: string, to: string }[]} */
export function spreads(match) {
    /** @type {{ from: string, to: string }[]} */
    const arrows = [];
    let from = '';
    for (const { told } of turnOf(match)) {
        if (told.event === 'bought-in') from = told.args[1];
        else if (told.event === 'spread' && from) arrows.push({ from, to: told.args[1] });
        else if (!['fell-for', 'spread'].includes(told.event)) from = '';
    }
    return arrows;
}

/* ---- the move in the making */

/** The places that a letter has in the moves that are left, and those of them that nothing was picked for.
 * @param {any} choice @param {string} letter */
function placesOf(choice, letter) {
    const all = new Set(choice?.left.flatMap((/** @type {any} */ move) => move.things.flatMap((/** @type {any} */ thing, /** @type {number} */ i) => (thing.letter === letter ? [i] : []))));
    const taken = new Set(choice?.picked.map((/** @type {any} */ one) => one.at));
    return { all: [...all].sort(), free: [...all].filter((at) => !taken.has(at)).sort() };
}

/** How a word stands in the chain: may it be the next link, is it one already. @param {any} scene @param {string} letter @param {string} word */
export function linkOf({ choice }, letter, word) {
    const on = choice?.picked.find((/** @type {any} */ one) => one.letter === letter && one.word === word);
    const at = placesOf(choice, letter).free[0];
    return { on: Boolean(on), at: on?.at ?? at, lit: at !== undefined && choice.lit({ letter, word, at }) };
}

/** A click: the next link, or without it if it is one, or the first link of another chain. @param {any} scene @param {string} letter @param {string} word */
export function link(scene, letter, word) {
    const { on, at, lit } = linkOf(scene, letter, word);
    const first = scene.choice?.moves.flatMap((/** @type {any} */ move) => move.things.flatMap((/** @type {any} */ thing, /** @type {number} */ i) => (thing.letter === letter && thing.word === word ? [i] : []))).sort()[0];
    const place = on || lit ? at : first;
    if (place !== undefined) scene.pick({ letter, word, at: place }, `${letter}.${place}.${word}`);
}

/** The words of a letter that can be the next link, or are one. @param {any} scene @param {string} letter @returns {string[]} */
export function words(scene, letter) {
    const all = scene.choice?.moves.flatMap((/** @type {any} */ move) => move.things.filter((/** @type {any} */ one) => one.letter === letter).map((/** @type {any} */ one) => one.word)) ?? [];
    return /** @type {string[]} */ ([...new Set(all)]).filter((word) => { const { on, lit } = linkOf(scene, letter, word); return on || lit; });
}

/* ---- what a node holds */

/** The pieces of a node with what will become of them: `is` is '', 'new' or 'gone'. @param {any} scene @param {string} id */
export function heldOf({ game, picture, draft }, id) {
    const now = picture.nodes[id];
    const then = draft?.nodes[id] ?? now;
    const pieces = (/** @type {string} */ kind) => {
        const [a, b] = [Number(now[kind]), Number(then[kind])];
        return Array.from({ length: Math.max(a, b) }, (_, i) => ({ kind, is: i >= a ? 'new' : i >= b ? 'gone' : '' }));
    };
    return {
        now, then,
        tokens: setOf(game).theories.flatMap((/** @type {any} */ theory, /** @type {number} */ i) => pieces(theory.word).map((one) => ({ ...one, theory: i }))),
        aware: pieces('aware'), mods: pieces('moderators'), flag: pieces('flag')[0], vulnerable: pieces('vulnerable')[0],
    };
}

/** "2 Birds", "1 Lizard". @param {any} game @param {any} node @returns {string[]} */
export const tokensOf = (game, node) => setOf(game).theories.filter((/** @type {any} */ one) => node[one.word]).map((/** @type {any} */ one) => t('ll.some', { n: node[one.word], what: node[one.word] === 1 ? one.title : one.many }));

/** Tokens of both theories. @param {any} game @param {any} node */
export const pileOf = (game, node) => setOf(game).theories.reduce((/** @type {number} */ sum, /** @type {any} */ theory) => sum + node[theory.word], 0);
