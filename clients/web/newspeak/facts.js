// What the seat's picture and log hold, in the form in which it is drawn; and what the seat keeps for itself: marks, struck codes,
// notes (kept by the room), the place that it looks at and the line that it has not sent yet.
import { Source } from '../frame/source.js';

/** "D1", "M2". @param {any} picture @param {number} seat */
export const sideName = (picture, seat) => (seat < picture.dissidents ? `D${seat + 1}` : `M${seat - picture.dissidents + 1}`);

/** @param {any} scene @param {number} seat */
export const nameOf = (scene, seat) => scene.match.seats[seat]?.name ?? '';

/** "4 Launderette". @param {any} picture @param {number} slot */
export function placeName(picture, slot) {
    const name = picture.slots[slot - 1]?.name;
    return name ? `${slot} ${name}` : String(slot);
}

/** Everything that was said, each line with its round and its number there. @param {any} match */
export function talkOf(match) {
    let round = 1;
    const lines = [];
    for (const { n, told } of match.log) {
        if (told?.event === 'round') round = told.args[0];
        if (told?.event === 'said') lines.push({ key: n, round, seat: told.seat, n: told.args[0], words: told.args[1] ?? '' });
    }
    return lines;
}

/** What Moderators said among themselves, as far as this seat hears it. @param {any} match */
export const chatOf = (match) => match.log.filter((/** @type {any} */ one) => one.told?.event === 'msaid').map((/** @type {any} */ one) => ({ key: one.n, seat: one.told.seat, words: one.told.args[0] ?? '' }));

/** @type {WeakMap<any, Map<string, { row: number, close: boolean }[]>>} */
const dictionaries = new WeakMap();

/** Which code-words a word stands for: itself and its forms for one, a word close to several for each. @param {any} tablet */
function dictionary(tablet) {
    let found = dictionaries.get(tablet);
    if (!found) {
        found = new Map();
        for (const [row, { word, forms, close }] of tablet.entries()) {
            for (const one of [word.toLowerCase(), ...forms]) found.set(one, [{ row, close: false }]);
            for (const one of close) if (!found.get(one) || found.get(one)?.[0].close) found.set(one, [...found.get(one) ?? [], { row, close: true }]);
        }
        dictionaries.set(tablet, found);
    }
    return found;
}

/** A word as it is looked up: small, without the quotes around it and what it owns. @param {string} word */
export const bare = (word) => word.toLowerCase().replace(/^'+|'+$/g, '').replace(/'s$/, '');

/** A line cut into words and what stands between; a word that a code-word may be has `stands`. @param {any} tablet @param {string} line
 * @returns {{ text: string, word?: string, stands?: { row: number, close: boolean }[] }[]} */
export const cut = (tablet, line) => line.split(/([A-Za-z']+)/).filter(Boolean).map((text) => {
    const word = /[A-Za-z]/.test(text) ? bare(text) : '';
    return word ? { text, word, stands: dictionary(tablet).get(word) } : { text };
});

/** Rows of the tablet that the words stand for, as themselves. @param {any} tablet @param {Iterable<string>} words */
export function rowsOf(tablet, words) {
    const rows = new Set();
    for (const word of words) for (const one of dictionary(tablet).get(word) ?? []) if (!one.close) rows.add(one.row);
    return [...rows].sort((a, b) => a - b);
}

/** Of each code: how many of the rows each place shows, and the places that show most. A sum over what the tablet lists.
 * @param {any} picture @param {number[]} rows */
export function tally(picture, rows) {
    return Array.from({ length: picture.codes }, (_, code) => {
        const fits = Array(picture.slots.length + 1).fill(0);
        for (const row of rows) for (const slot of picture.tablet[row].slots[code]) fits[slot] += 1;
        const most = Math.max(...fits);
        return { most, best: most ? fits.flatMap((n, slot) => (n === most ? [slot] : [])) : [] };
    });
}

/** The last round whose dials were opened. `lies`: its dials are still on the table (NS-6.12). @param {any} picture */
export function opened(picture) {
    const at = picture.rounds.findLastIndex((/** @type {any} */ round) => round.outcome);
    return at < 0 ? null : { round: at + 1, lies: at + 1 === picture.round || picture.phase === 'ready', ...picture.rounds[at] };
}

/* ---- what the seat keeps */

/** @type {{ round: number, marks: string[], struck: number[], text: string }} */
const EMPTY = { round: 0, marks: [], struck: [], text: '' };

/** Marks are of one round; struck codes and notes stay. @param {any} scene */
export function noteOf({ match, picture }) {
    const note = { ...EMPTY, ...match.own?.note };
    return note.round === picture.round ? note : { ...note, round: picture.round, marks: [] };
}

/** @param {any} scene @param {Partial<typeof EMPTY>} change */
export function keep(scene, change) {
    const { match } = scene;
    if (!match.mine || !match.ask) return;
    const note = { ...noteOf(scene), ...change };
    match.own = { ...match.own, note };
    match.ask({ note }).catch(() => {});
    match.tell();
}

/** @template T @param {T[]} list @param {T} one */
export const toggled = (list, one) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);

/** What is on this screen alone: the place that is looked at, the line that is being written. */
class Desk extends Source {
    slot = 0;
    line = '';
    chat = '';

    /** @param {Partial<{ slot: number, line: string, chat: string }>} change */
    set(change) {
        Object.assign(this, change);
        this.tell();
    }
}

/** @type {WeakMap<any, Desk>} */
const desks = new WeakMap();

/** @param {any} match */
export function deskOf(match) {
    let desk = desks.get(match);
    if (!desk) desks.set(match, desk = new Desk());
    return desk;
}
