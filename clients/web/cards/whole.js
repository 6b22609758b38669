// A picture comes without what is not so (docs/json.md): no empty lists, no sums of what stands beside them. Here it is made
// whole, so that a drawing can ask for anything.

const NOT = { aside: [], 'laid-by': [], known: [], top: [], looked: [], fetched: [], laid: null, shown: null, striking: null, last: null };

/** @param {any} set @param {number} seats */
function setOf(set, seats) {
    const total = set.total ?? set.points.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0);
    return { worth: [], stories: 0, struck: Array(seats).fill(0), left: total, doubled: false, ...set, total };
}

/** How much of each limit the turn has used. @param {any} turn */
const used = (turn) => /** @type {Record<string, number>} */ ({ actions: turn.acts ?? 0, reveals: turn.revealed ? 1 : 0, strengthened: turn.strengthened?.length ?? 0 });

/** @param {any} picture @param {number | null} seat */
export function whole(picture, seat) {
    const seats = picture.held.length;
    const { now, turn } = picture;
    const known = picture.known ?? [];
    return {
        ...NOT,
        ...picture,
        now: {
            ...now,
            sets: Object.fromEntries(Object.entries(now.sets).map(([word, set]) => [word, setOf(set, seats)])),
            unseen: picture.held.map((/** @type {number} */ held, /** @type {number} */ i) => (i === seat ? 0 : held - (known[i]?.length ?? 0))),
            score: now.table.map((/** @type {number} */ points, /** @type {number} */ i) => points - now['in-hand'][i]),
        },
        limits: Object.fromEntries(Object.entries(picture.limits).map(([name, of]) => [name, { used: used(turn)[name], of }])),
    };
}
