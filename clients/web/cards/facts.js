// What the game's words and the picture say of cards and sets, as the drawings ask for it.
import { holds, lexicon, named } from '../frame/table/choose.js';
import { letterOf } from '../frame/parts.js';
import { t } from '../frame/text.js';

/** @param {Game} game @param {string} word @returns {any} */
export const cardOf = (game, word) => named(game, 'c', word) ?? { word, title: word, code: '', sets: [], points: 0 };

/** @param {Game} game @param {string} word @returns {any} */
export const setOf = (game, word) => named(game, 'k', word) ?? { word, title: word };

/** @param {Game} game @returns {any[]} */
export const setsOf = (game) => lexicon(game, 'k').names;

/** The ink of a card is that of its set. @param {Game} game @param {string} word */
export const inkOf = (game, word) => `ink-${cardOf(game, word).sets[0] ?? 'none'}`;

/** Sorted by set, each set's Proof! behind its own cards, what has no colour last; with the place in the picture as key.
 * @param {Game} game @param {string[]} words @param {string} place */
export function sorted(game, words, place) {
    const order = setsOf(game).map((set) => set.word);
    const rank = (/** @type {string} */ word) => {
        const card = cardOf(game, word);
        const at = order.indexOf(card.sets[0]);
        return (at < 0 ? order.length : at) * 2 + (card.proof ? 1 : 0);
    };
    return words.map((word, i) => ({ word, id: `${place}.${i}` })).sort((a, b) => rank(a.word) - rank(b.word));
}

/** A word that the catalogue has only for some. @param {string} key @param {string} otherwise */
const perhaps = (key, otherwise) => {
    const said = t(/** @type {any} */ (key));
    return said.includes(key) ? otherwise : said;
};

/** A card's or a set's name where there is little room. @param {any} name */
export const shortOf = (name) => perhaps(`cards.name.${name.word}`, name.title);

/** A set's name in a row of a phone. @param {any} name */
export const rowNameOf = (name) => perhaps(`cards.row.${name.word}`, shortOf(name));

/** @param {string} kind */
export const kindOf = (kind) => perhaps(`cards.kind.${kind}`, kind);

/** @param {CardScene} scene @param {number} i */
export const nameOf = (scene, i) => (i === scene.seat ? t('cards.you') : scene.match.seats[i]?.name ?? letterOf(i));

/** Where the cards lie that a question is about. In every other phase they are those in hand. */
const PLACES = /** @type {Record<string, string>} */ ({
    look: 'looked', order: 'looked', lift: 'tabloids', fetch: 'tabloids', raise: 'tabloids', 'mib-first': 'tabloids', 'mib-second': 'tabloids',
    strike: 'table',
});

/** The card of a move that is aimed at is on the table, behind its seat and its set; the others are not. @param {any} move */
const unaimed = (move) => move.things.filter((/** @type {any} */ one, /** @type {number} */ i) => one.letter === 'c' && move.things[i - 2]?.letter !== 's');

/** May a card that lies there be picked? @param {CardScene} scene @param {string} place @param {string} word */
export function litAt(scene, place, word) {
    if (!scene.choice || (PLACES[scene.picture.phase] ?? 'hand') !== place) return false;
    const { left, picked } = scene.choice;
    return scene.choice.once(`unaimed ${word}`, () => left.some((/** @type {any} */ move) => unaimed(move).some((/** @type {any} */ one) => one.word === word) && holds(move, [...picked, { letter: 'c', word }])));
}

/** A card on the table is named by whose it is, in which set, and what it is. @param {number} seat @param {string} set @param {string} word */
export const tableThings = (seat, set, word) => [{ letter: 's', word: `#${seat}` }, { letter: 'k', word: set }, { letter: 'c', word }];

/** @typedef {{ word: string, worth: number, state: '' | 'new' | 'gone' }} Laid */

/** The cards of a seat in a set, with what the move that is meant would add and take. @param {CardScene} scene @param {string} set @param {number} seat @returns {Laid[]} */
export function laidOf(scene, set, seat) {
    const now = cardsIn(scene.picture, set, seat);
    if (!scene.draft) return now;
    const then = cardsIn(scene.draft, set, seat);
    const left = [...then];
    const kept = now.map((card) => {
        const at = left.findIndex((one) => one.word === card.word);
        if (at < 0) return { ...card, state: /** @type {'gone'} */ ('gone') };
        left.splice(at, 1);
        return card;
    });
    return [...kept, ...left.map((card) => ({ ...card, state: /** @type {'new'} */ ('new') }))];
}

/** @param {any} picture @param {string} set @param {number} seat @returns {Laid[]} */
function cardsIn(picture, set, seat) {
    const worth = picture.now.sets[set]?.worth?.[seat] ?? [];
    return (picture.groups[set]?.[seat] ?? []).map((/** @type {string} */ word, /** @type {number} */ i) => ({ word, worth: worth[i] ?? 0, state: '' }));
}

/** A number now and after the move that is meant. @param {CardScene} scene @param {(picture: any) => number} of */
export function bothOf(scene, of) {
    const now = of(scene.picture);
    const then = scene.draft ? of(scene.draft) : now;
    return { now, then, changes: now !== then };
}

/** @param {string} set */
export const totalOf = (set) => (/** @type {any} */ picture) => picture.now.sets[set]?.total ?? 0;
