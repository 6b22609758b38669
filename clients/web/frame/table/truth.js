// The same moment with other eyes. Every seat's log has numbers of its own; what all were told stands in each of them, so that
// the place of an entry among those is the same for all.

/** @param {any} game */
const publicKinds = (game) => new Set(game.events.filter((/** @type {any} */ kind) => kind.to === 'all').map((/** @type {any} */ kind) => kind.word));

/** The number, in another seat's log, of the moment after entry `n` of this one.
 * @param {any} game @param {any[]} mine @param {any[]} theirs entries of the two logs @param {number} n */
export function sameMoment(game, mine, theirs, n) {
    const kinds = publicKinds(game);
    const open = (/** @type {any} */ entry) => Boolean(entry.told && kinds.has(entry.told.event));
    const told = mine.filter((entry) => entry.n <= n && open(entry)).length;
    const next = theirs.filter(open)[told];
    const before = next ? theirs.filter((entry) => entry.n < next.n) : theirs;
    return before.length ? before[before.length - 1].n : 0;
}
