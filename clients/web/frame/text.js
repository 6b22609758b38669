// The page's own words, in one catalogue (text/); what is said of a game comes from the engine. A word in braces is a
// place: {name}. {n|card|cards} takes the first form for one.
import en from '../text/en.js';
import { settings } from './settings.js';

/** In the trial language every text of the catalogue is bracketed and 40 % longer: what stands without brackets was
 * written past the catalogue, and what is cut has no room. @param {string} text */
const trial = (text) => `[${text}${' ~'.repeat(Math.ceil(text.length * 0.2))}]`;

/** Words of a drawing, which come with it. @type {Record<string, string>} */
const drawn = {};
/** @param {Record<string, string>} words */
export const learn = (words) => Object.assign(drawn, words);

/** @typedef {typeof en & typeof import('../text/cards.js').default & typeof import('../text/lies.js').default &
 * typeof import('../text/newspeak.js').default & typeof import('../text/swamp.js').default} Catalogue */

/** @param {keyof Catalogue} key @param {Record<string, any>} [places] @returns {string} */
export function t(key, places = {}) {
    const text = en[/** @type {keyof typeof en} */ (key)] ?? drawn[key] ?? key;
    const said = text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name, one, many) =>
        (one === undefined ? String(places[name] ?? '') : Number(places[name]) === 1 ? one : many));
    return settings.language === 'trial' ? trial(said) : said;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A sentence of the engine's in which names of seats that are written from right to left turn nothing around them.
 * @param {{ name?: string }[]} seats @param {string} text */
export function isolated(seats, text) {
    const names = seats.map(({ name }) => name ?? '').filter((name) => RIGHT_TO_LEFT.test(name));
    return names.reduce((said, name) => said.replaceAll(name, `\u2068${name}\u2069`), text);
}

/** Parts of a sentence of which one is not text: t2('waiting', 'who') is what stands before and after {who}.
 * @param {keyof typeof en} key @param {string} place */
export function around(key, place) {
    const [before, after = ''] = (en[key] ?? key).split(`{${place}}`);
    return settings.language === 'trial' ? [`[${before}`, `${after}]`] : [before, after];
}
