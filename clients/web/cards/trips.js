// What went where between two pictures of a card game, as one seat may know it.

/** @typedef {{ word: string, from: string, to: string }} Trip without a word: nobody here may know which card it is */

const MOST = 8; /* more of them at once explain nothing: cards are gathered or dealt */

/** All cards that a seat sees, by where they lie. @param {any} picture @returns {{ place: string, word: string }[]} */
function lying(picture) {
    const at = (/** @type {string} */ place, /** @type {string[]} */ words) => words.map((word) => ({ place, word }));
    return [...at('hand', picture.hand ?? []), ...at('tabloids', picture.tabloids),
        ...Object.entries(picture.groups).flatMap(([set, seats]) => seats.flatMap((/** @type {string[]} */ words, /** @type {number} */ seat) => at(`set.${set}.${seat}`, words))),
        ...(picture.fronts ?? []).flatMap((/** @type {string[]} */ words, /** @type {number} */ seat) => at(`seat.${seat}`, words))];
}

/** What the second list has beyond the first. @param {{ place: string, word: string }[]} less @param {{ place: string, word: string }[]} more */
function beyond(less, more) {
    const count = new Map();
    for (const { place, word } of less) count.set(`${place} ${word}`, (count.get(`${place} ${word}`) ?? 0) + 1);
    return more.filter(({ place, word }) => {
        const left = count.get(`${place} ${word}`) ?? 0;
        count.set(`${place} ${word}`, left - 1);
        return left <= 0;
    });
}

/** What went where between two pictures of one hand, as this seat may know it.
 * @param {any} was @param {any} now @param {number | null} me @returns {Trip[]} */
export function tripsOf(was, now, me) {
    if (was.round !== now.round) return [];
    const [gone, come] = [beyond(lying(now), lying(was)), beyond(lying(was), lying(now))];
    const change = now.held.map((/** @type {number} */ n, /** @type {number} */ i) => (i === me ? 0 : n - was.held[i]));
    let drawn = Math.max(0, was.unknown - now.unknown);
    /** A hand that has grown by so many, or shrunk; the one whose turn it was first. @param {number} sign */
    const hand = (sign) => {
        const all = [was.turn.seat, ...change.keys()];
        const seat = all.find((i) => change[i] * sign > 0);
        if (seat !== undefined) change[seat] -= sign;
        return seat === undefined ? null : `seat.${seat}`;
    };
    const pile = () => (drawn > 0 ? ((drawn -= 1), 'unknown') : null);
    /** Whose cards come to the table lays them. @param {number} seat */
    const from = (seat) => {
        if (seat === me) return pile();
        change[seat] += change[seat] < 0 ? 1 : 0;
        return `seat.${seat}`;
    };
    // Whoever drew and discarded between the two pictures holds as many as before: of two, it is the other.
    const other = change.length === 2 && me !== null ? `seat.${1 - me}` : null;
    const trips = /** @type {Trip[]} */ ([]);
    const go = (/** @type {string} */ word, /** @type {string | null} */ from, /** @type {string | null} */ to) => { if (from && to && from !== to) trips.push({ word, from, to }); };
    for (const { place, word } of come) {
        const at = gone.findIndex((one) => one.word === word);
        if (at >= 0) go(word, gone.splice(at, 1)[0].place, place);
        else if (place === 'hand') go(word, pile() ?? hand(-1), place);
        else if (place === 'tabloids') go(word, hand(-1) ?? other, place);
        else go(word, from(Number(place.split('.').at(-1))), place);
    }
    for (const { place, word } of gone) go(word, place, hand(1));
    for (let seat = hand(1); seat; seat = hand(1)) go('', pile(), seat);
    return trips.length > MOST ? [] : trips;
}
