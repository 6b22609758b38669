// Choosing a move by things on the table, for every game: what is picked narrows the list of legal moves until one is left.
// A thing is an argument of a move, {letter, word}: a card, a set, a pile, a seat.

/** @typedef {{ letter: string, word: string, at?: number }} Thing `at`: its place among the things of the move, where the order counts */
/** @typedef {{ text: string, verb: any, things: Thing[] }} Move */

/** A move in words, taken apart by the form of its verb. @param {any} game @param {string} text @returns {Move} */
export function parsed(game, text) {
    const [word, ...words] = text.split(' ');
    const fits = game.verbs.filter((/** @type {any} */ verb) => verb.word === word);
    for (const verb of fits) {
        const letters = lettersOf(verb.form, words.length);
        if (letters && letters.every((letter, i) => known(game, letter, words[i])))
            return { text, verb, things: letters.map((letter, i) => ({ letter, word: words[i] })) };
    }
    return { text, verb: fits[0] ?? { word, form: '', help: '' }, things: [] };
}

/** The letters of a form for so many words; `*` repeats the letter before it. @param {string} form @param {number} count */
function lettersOf(form, count) {
    const parts = form.split(' ').filter(Boolean);
    const repeats = parts.findIndex((part) => part.includes('*'));
    const letters = parts.map((part) => part[0]);
    if (repeats < 0) return letters.length === count ? letters : null;
    const fixed = letters.length - 1;
    if (count < fixed) return null;
    letters.splice(repeats, 1, ...Array(count - fixed).fill(letters[repeats]));
    return letters;
}

/** @param {any} game @param {string} letter @param {string} word */
function known(game, letter, word) {
    if (letter === 's' && word.startsWith('#')) return true;
    return letter === 's' ? Boolean(named(game, 's', word)) : !lexicon(game, letter) || Boolean(named(game, letter, word));
}

/** @param {any} game @param {string} letter */
export const lexicon = (game, letter) => game.lexicons.find((/** @type {any} */ one) => one.letter === letter);

/** @param {any} game @param {string} letter @param {string} word */
export const named = (game, letter, word) => lexicon(game, letter)?.names?.find((/** @type {any} */ name) => name.word === word);

/** How often each thing is in a list. @param {Thing[]} things */
function counted(things) {
    const counts = new Map();
    for (const { letter, word } of things) counts.set(`${letter} ${word}`, (counts.get(`${letter} ${word}`) ?? 0) + 1);
    return counts;
}

/** Does the move hold all that is picked? @param {Move} move @param {Thing[]} picked */
export function holds(move, picked) {
    if (picked.some(({ at, letter, word }) => at !== undefined && (move.things[at]?.letter !== letter || move.things[at].word !== word))) return false;
    const has = counted(move.things);
    for (const [key, count] of counted(picked)) if ((has.get(key) ?? 0) < count) return false;
    return true;
}

export class Choice {
    /** @param {any} game @param {string[]} texts @param {Thing[]} picked */
    constructor(game, texts, picked) {
        /** @type {Move[]} */
        this.moves = texts.map((text) => parsed(game, text));
        this.picked = picked;
        /** The moves that what is picked leaves, those that lack least first. */
        this.left = this.moves.filter((move) => holds(move, picked)).sort((a, b) => a.things.length - b.things.length);
    }

    /** Moves that lack as little as any other: one of them is meant if there is only one. */
    get nearest() {
        const least = this.left[0]?.things.length;
        return this.left.filter((move) => move.things.length === least);
    }

    /** The move that is meant now: something is picked, or there is nothing to pick. @returns {Move | null} */
    get meant() {
        if (!this.picked.length) return this.moves.length === 1 ? this.moves[0] : null;
        return this.nearest.length === 1 ? this.nearest[0] : null;
    }

    /** May the thing be picked besides what is picked already? @param {Thing} thing */
    lit(thing) {
        return this.left.some((move) => holds(move, [...this.picked, thing]));
    }

    /** How often the thing is picked. @param {Thing} thing */
    count(thing) {
        return this.picked.filter((one) => one.letter === thing.letter && one.word === thing.word).length;
    }

    /** What is picked after the thing was clicked: one more of it; else it alone; else, if it was picked, without it.
     * @param {Thing} thing @param {boolean} off was this very piece picked? @returns {Thing[]} */
    after(thing, off) {
        if (off) {
            const at = this.picked.findIndex((one) => one.letter === thing.letter && one.word === thing.word);
            return this.picked.filter((_, i) => i !== at);
        }
        if (this.lit(thing)) return [...this.picked, thing];
        return this.moves.some((move) => holds(move, [thing])) ? [thing] : this.picked;
    }
}
