// What can be ordered at a hex, as the server says it, and the line that pointing makes of it. Nothing here knows an order: which
// words each takes, where its directions lead and why it would come to nothing are in the ring (docs/protocol.md).

/** @type {WeakMap<any, Map<string, any>>} */
const rings = new WeakMap();

/** The ring of a hex, as far as it has come; it is asked for if it has not. @param {any} match @param {string} hex */
export function ringOf(match, hex) {
    if (!hex || !match.asked || match.picture?.phase !== 'orders') return null;
    const { turn } = match.picture;
    let known = rings.get(match);
    if (!known || known.get('turn') !== turn) rings.set(match, known = new Map([['turn', turn]]));
    if (!known.has(hex)) {
        known.set(hex, null);
        match.ask({ ring: hex }).then((/** @type {any} */ { ring }) => { known.set(hex, ring); match.tell(); }, () => known.delete(hex));
    }
    return known.get(hex);
}

/** @param {any} ring @param {string} verb */
export const orderOf = (ring, verb) => ring?.orders.find((/** @type {any} */ one) => one.word === verb);

/** How many directions the order takes as it stands: of a chant, its own. @param {any} desk @param {any} ring */
export function waysOf(desk, ring) {
    const order = orderOf(ring, desk.verb);
    if (!order?.chants) return order?.ways ?? null;
    return ring.chants.find((/** @type {any} */ one) => one.word === desk.chant)?.ways ?? (desk.chant ? null : order.ways);
}

/** Is the order aimed at a hex by its name? @param {any} desk @param {any} ring */
export const aimed = (desk, ring) => Boolean(ring?.chants.find((/** @type {any} */ one) => one.word === desk.chant)?.hex);

const ends = (/** @type {any[]} */ way) => way[way.length - 1];

/** Hexes that may be pointed at next. @param {any} desk @param {any} ring @returns {Set<string>} */
export function litOf(desk, ring) {
    if (!ring || !desk.verb) return new Set();
    if (aimed(desk, ring)) return new Set(ring.temples);
    const most = waysOf(desk, ring)?.[1] ?? 0;
    if (desk.steps.length === 1 && most > 1) return new Set(ring.ways.filter((/** @type {any[]} */ way) => way.length === 4 && way[0] === desk.steps[0]).map(ends));
    return new Set(ring.ways.filter((/** @type {any[]} */ way) => way.length <= 2 * most).map(ends));
}

/** The directions after a hex was pointed at: the next step where one leads there, else the way that the server lists first. @param {any} desk @param {any} ring @param {string} hex @returns {string[] | null} */
export function stepsTo(desk, ring, hex) {
    const most = waysOf(desk, ring)?.[1] ?? 0;
    const begun = desk.steps.length === 1 && most > 1 ? desk.steps[0] : '';
    const way = ring.ways.find((/** @type {any[]} */ one) => begun && one.length === 4 && one[0] === begun && one[3] === hex)
        ?? (begun ? null : ring.ways.find((/** @type {any[]} */ one) => one.length <= 2 * most && ends(one) === hex));
    return way ? way.filter((/** @type {any} */ _, /** @type {number} */ i) => i % 2 === 0) : null;
}

/** The hexes of the way so far, the order's own first. @param {any} desk @param {any} ring @returns {string[]} */
export function pathOf(desk, ring) {
    if (desk.target) return [desk.hex, desk.target];
    const way = ring?.ways.find((/** @type {any[]} */ one) => one.length === 2 * desk.steps.length && desk.steps.every((/** @type {string} */ step, /** @type {number} */ i) => one[2 * i] === step));
    return way ? [desk.hex, ...way.filter((/** @type {any} */ _, /** @type {number} */ i) => i % 2)] : [];
}

/** The order as a line; null: something of it is missing. @param {any} desk @param {any} ring @returns {string | null} */
export function lineOf(desk, ring) {
    const order = orderOf(ring, desk.verb);
    if (!order) return null;
    const counts = ring.lizards.map((/** @type {[string, number]} */ [colour]) => (desk.counts[colour] ? `${desk.counts[colour]}${colour}` : '')).filter(Boolean);
    const [least] = waysOf(desk, ring) ?? [0];
    if (desk.steps.length < least || (order.counts === 'needed' && !counts.length)) return null;
    if ((order.chants && !desk.chant) || (aimed(desk, ring) && !desk.target) || (order.clans && !desk.clan)) return null;
    return [desk.verb, desk.hex, desk.target, ...desk.steps, ...counts, desk.chant, desk.clan || ''].filter(Boolean).join(' ');
}
