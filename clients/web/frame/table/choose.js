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

/** The names of a lexicon by their words: each is asked for many times while one table is drawn. @type {WeakMap<any, Map<string, any>>} */
const byWord = new WeakMap();

/** @param {any} game @param {string} letter @param {string} word */
export function named(game, letter, word) {
    const names = lexicon(game, letter)?.names;
    if (!names) return undefined;
    if (!byWord.has(names)) byWord.set(names, new Map(names.map((/** @type {any} */ name) => [name.word, name])));
    return byWord.get(names)?.get(word);
}

/** @param {Thing} a @param {Thing} b */
const same = (a, b) => a.letter === b.letter && a.word === b.word;

/** @param {Thing[]} things @param {Thing} thing */
const count = (things, thing) => things.reduce((n, one) => n + (same(one, thing) ? 1 : 0), 0);

/** Does the move hold all that is picked, as often as it is picked? @param {Move} move @param {Thing[]} picked */
export const holds = (move, picked) => picked.every((one) => (one.at === undefined || (move.things[one.at] && same(move.things[one.at], one)))
    && count(move.things, one) >= count(picked, one));

export class Choice {
    /** @param {any} game @param {string[]} texts @param {Thing[]} picked */
    constructor(game, texts, picked) {
        /** @type {Move[]} */
        this.moves = texts.map((text) => parsed(game, text));
        this.picked = picked;
        /** What was found out about these moves. @type {Map<string, boolean>} */
        this.found = new Map();
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

    /** A question about the moves, answered once. @param {string} name @param {() => boolean} answer @returns {boolean} */
    once(name, answer) {
        if (!this.found.has(name)) this.found.set(name, answer());
        return /** @type {boolean} */ (this.found.get(name));
    }

    /** May the thing be picked besides what is picked already? @param {Thing} thing */
    lit(thing) {
        return this.once(`${thing.letter} ${thing.word} ${thing.at}`, () => this.left.some((move) => holds(move, [...this.picked, thing])));
    }

    /** How often the thing is picked. @param {Thing} thing */
    count(thing) {
        return count(this.picked, thing);
    }
}
