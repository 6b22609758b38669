// What the seat's picture holds, in the form in which it is drawn and said; and what is on this screen alone: the hex that is looked
// at, the order that is being pointed together, the layer, what the board shows.
import { Source } from '../frame/source.js';
import { t } from '../frame/text.js';

export const COLOURS = ['RED', 'GRN', 'GRY', 'YEL', 'BLK'];
const DENS = /** @type {Record<string, string>} */ ({ Red: 'RED', Green: 'GRN', Grey: 'GRY', Yellow: 'YEL', Black: 'BLK' });
export const SHORT = /** @type {Record<string, string>} */ ({ RED: 'R', GRN: 'GN', GRY: 'GY', YEL: 'Y', BLK: 'B' });

/** The code of a den's colour. @param {any} cell */
export const denColour = (cell) => DENS[cell?.colour] ?? '';

/** @param {any} picture @param {number} clan from 1 */
export const clanOf = (picture, clan) => picture.clans[clan - 1];

/** "30 red, 5 black". @param {number[]} lizards */
export const lizardWords = (lizards) => lizards.map((n, i) => (n ? `${n} ${t(/** @type {any} */ (`sw.c-${COLOURS[i]}`))}` : '')).filter(Boolean).join(', ');

/** Everything that is known of a hex, a sentence for each thing. @param {any} scene @param {string} hex @returns {string[]} */
export function story({ picture, name }, hex) {
    const cell = picture.hexes[hex];
    if (!cell) return [t('sw.never-seen')];
    const lines = [];
    const owner = typeof cell.owner === 'number' ? clanOf(picture, cell.owner)?.name : '';
    const ground = name('l', cell.terrain).title;
    const mine = cell.owner === picture.clan;
    if (cell.known === 'old') lines.push(t('sw.seen-then', { ground, n: cell.turn ?? 0 }));
    else lines.push(cell.terrain === 'Den' && cell.colour ? t('sw.den-of', { colour: name('o', cell.colour).title, ground }) : ground);
    if (cell.home) lines.push(t('sw.home-den'));
    if (owner) lines.push(mine ? t('sw.yours') : t('sw.owned-by', { name: owner }));
    else if (cell.owner === 'free') lines.push(t('sw.free'));
    if (cell.population || (mine && cell.terrain === 'Den')) lines.push(t('sw.people', { n: cell.population ?? 0, cap: cell.cap ?? 0 }));
    if (cell.militia) lines.push(t('sw.militia', { n: cell.militia }));
    for (const mark of ['bridge', 'half']) if (cell[mark]) lines.push(t(/** @type {any} */ (`sw.${mark}`)));
    if (cell.raft) lines.push(cell.raft === true ? t('sw.raft') : t('sw.raft-for', { n: cell.raft }));
    if (cell.clan) lines.push(cell.clan === picture.clan ? t('sw.band-yours', { n: cell.number, lizards: lizardWords(cell.lizards) }) : t('sw.band-of', { name: clanOf(picture, cell.clan).name, n: cell.number }));
    if (cell.lizards) lines.push(t('sw.state', { hunger: cell.hungry, skill: cell.skilled }));
    if (cell.mired > picture.turn) lines.push(t('sw.mired', { n: cell.mired }));
    for (const spy of picture.spies ?? []) if (spy.at === hex) lines.push(t('sw.spy-here', { colour: name('o', spy.colour).title, n: spy.age }));
    return lines;
}

/* ---- what is on this screen alone */

/** An order that is being pointed together: its words in the order in which they are written. */
export class Desk extends Source {
    hex = ''; /* looked at */
    board = 'map'; /* or report, letters, history */
    layer = '';
    verb = '';
    /** @type {string[]} */ steps = [];
    /** @type {Record<string, number>} */ counts = {};
    chant = '';
    clan = 0;
    target = '';
    keyed = false; /* it was a key that chose last: focus follows what the order lacks */
    reach = false; /* a key asked for the orders of the hex, which may not have come */
    /** Hexes that the report speaks of: the number of a battle, or true. @type {Map<string, any> | null} */ marks = null;
    /** A letter whose sheet lies over the map. @type {any} */ sheet = null;
    /** The turn of the report that is read; null: the last. @type {number | null} */ turn = null;
    /** Called with a hex by whoever wants the map to show it. @type {(hex: string) => void} */ show = () => {};

    /** @param {Record<string, any>} change */
    set(change) {
        Object.assign(this, change);
        this.tell();
    }

    /** Another hex, and no order for it yet. @param {string} hex @param {boolean} [shown] the map goes there */
    look(hex, shown = false) {
        this.set({ hex, ...EMPTY });
        if (shown) this.show(hex);
    }

    /** @param {string} verb @param {boolean} [keyed] */
    begin(verb, keyed = false) {
        this.set({ ...EMPTY, verb, keyed });
    }
}
const EMPTY = { verb: '', steps: [], counts: {}, chant: '', clan: 0, target: '' };

/** @type {WeakMap<any, Desk>} */
const desks = new WeakMap();

/** @param {any} match @returns {Desk} */
export function deskOf(match) {
    let desk = desks.get(match);
    if (!desk) {
        desks.set(match, desk = new Desk());
        desk.hear(() => match.tell()); /* titles and tabs of panels speak of it */
    }
    return desk;
}
