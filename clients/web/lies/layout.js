// Where everything of the network lies, in pixels of its box: nodes, names of networks and sites, from the positions of the set. What
// would lie over something else is pushed aside, so that a set of any size can be read at any width.

/** @typedef {{ id: string, x: number, y: number, left: number, right: number, top: number, bottom: number, give: number, homeX: number, homeY: number, lines?: string[] }} Body */

const LETTER = 7.6; /* width of a letter of a network's name, at most */
const LINE = { net: 16, site: 14 }; /* letters of a line of a name, before it is broken */
const ROUNDS = 180;
const PULL = 0.05; /* of the way home, in each round but the last ones */
const SETTLE = 110; /* rounds at the end in which nothing is pulled home */
const MARGIN = 4;
const RADII = /** @type {[number, number]} */ ([14, 33]);
const SHARE = 0.155; /* of the box that the discs of all nodes take */
const AIR = 2; /* pixels that two may lie over each other: each has air around it */
const HIGHER = 1.2; /* what does not fit in gets a higher drawing, which scrolls */
const HIGHEST = 3;
const TALL = 1.7;
const FULL = 0.56; /* of a drawing, at most, that what lies in it may cover */
const STEP = 14; /* pixels that two are pushed apart at once, at most */

/** @param {number} n @param {number} low @param {number} high */
const within = (n, low, high) => Math.max(low, Math.min(high, n));

/** A box, and how large the reader has set letters, 1 is usual, and how many of them say what a network pays.
 * @typedef {{ width: number, height: number, em: number, pays: number }} Box */

/** As large as the box bears; what stands in a node must fit into it. @param {Box} box @param {any[]} nodes */
export function radiusOf({ width, height, em }, nodes) {
    const letters = Math.max(...nodes.map((node) => node.word.length));
    const fair = Math.sqrt(width * height * SHARE / nodes.length / Math.PI);
    const least = Math.max(RADII[0], (letters * 3.4 + 3) * em);
    return { least, fair: Math.round(within(fair, least, RADII[1] * em)) };
}

/** A name in lines. @param {string} name @param {number} most letters of one */
export function broken(name, most) {
    return name.split(' ').reduce((/** @type {string[]} */ all, word) => {
        if (all.length && `${all.at(-1)} ${word}`.length <= most) all.push(`${all.pop()} ${word}`);
        else all.push(word);
        return all;
    }, []);
}

/** @param {string[]} lines */
const longest = (lines) => Math.max(...lines.map((line) => line.length));

/** @param {Body} body @param {number} width @param {number} height */
function keep(body, width, height) {
    body.x = within(body.x, body.left + MARGIN, width - body.right - MARGIN);
    body.y = within(body.y, body.top + MARGIN, height - body.bottom - MARGIN);
}

/** How far two lie over each other, in either direction; nothing if one of them is 0 or less. @param {Body} a @param {Body} b */
export const over = (a, b) => [Math.min(a.x + a.right, b.x + b.right) - Math.max(a.x - a.left, b.x - b.left), Math.min(a.y + a.bottom, b.y + b.bottom) - Math.max(a.y - a.top, b.y - b.top)];

/** Pushes two apart; who gives more moves more. @param {Body} a @param {Body} b
 * @param {boolean} far in the direction that costs more: a row that is full can only be left that way */
function part(a, b, far) {
    const wide = Math.min(a.x + a.right, b.x + b.right) - Math.max(a.x - a.left, b.x - b.left);
    if (wide <= 0) return 0;
    const high = Math.min(a.y + a.bottom, b.y + b.bottom) - Math.max(a.y - a.top, b.y - b.top);
    if (high <= 0) return 0;
    const share = a.give / (a.give + b.give);
    const axis = wide < high !== far ? 'x' : 'y';
    const by = Math.min(axis === 'x' ? wide : high, STEP) + 0.5;
    const sign = a[axis] < b[axis] || (a[axis] === b[axis] && a.id < b.id) ? -1 : 1;
    a[axis] += sign * by * share;
    b[axis] -= sign * by * (1 - share);
    return Math.min(wide, high);
}

/** @param {Body[]} all @param {{ width: number, height: number }} box @returns does nothing lie over anything else? */
function settle(all, { width, height }) {
    let most = Infinity;
    for (let round = 0; round < ROUNDS && (round < ROUNDS - SETTLE || most > AIR); round += 1) {
        if (round < ROUNDS - SETTLE) for (const body of all) { body.x += (body.homeX - body.x) * PULL; body.y += (body.homeY - body.y) * PULL; }
        most = 0;
        for (let i = 0; i < all.length; i += 1) for (let j = i + 1; j < all.length; j += 1) most = Math.max(most, part(all[i], all[j], round % 4 === 3));
        for (const body of all) keep(body, width, height);
    }
    return most <= AIR;
}

/** The set's canvas onto the box, with room for the pieces at its edge. @param {{ x: number, y: number }[]} all @param {{ width: number, height: number }} box @param {number} edge */
function scale(all, { width, height }, edge) {
    const aside = height > TALL * width; /* a set is wider than high: in a tall box it lies on its side */
    const points = all.map(({ x, y }) => (aside ? { x: y, y: x } : { x, y }));
    const ends = (/** @type {'x' | 'y'} */ axis) => [Math.min(...points.map((one) => one[axis])), Math.max(...points.map((one) => one[axis]))];
    const [[x0, x1], [y0, y1]] = [ends('x'), ends('y')];
    const put = (/** @type {number} */ x, /** @type {number} */ y) => [edge + (x - x0) / Math.max(1, x1 - x0) * (width - 2 * edge), edge + (y - y0) / Math.max(1, y1 - y0) * (height - 2 * edge)];
    return (/** @type {number} */ x, /** @type {number} */ y) => (aside ? put(y, x) : put(x, y));
}

/** Where all would like to lie. @param {{ nodes: any[], nets: any[], sites: any[] }} set @param {Box} box @param {number} r @returns {Body[]} */
function homes({ nodes, nets, sites }, box, r) {
    const { em } = box;
    const put = scale([...nodes, ...sites], box, r + 10);
    const body = (/** @type {string} */ id, /** @type {number[]} */ [x, y], /** @type {number[]} */ [left, right, top, bottom], /** @type {number} */ give) => ({ id, x, y, homeX: x, homeY: y, left, right, top, bottom, give });
    const aside = Math.max(r + 4, r * 0.75 + 12 * em); /* with what stands at the rim */
    const discs = nodes.map((node) => body(`nodes/${node.word}`, put(node.x, node.y), [aside, aside, Math.max(r + 5, r * 0.8 + 9 * em), r + 9], 1));
    const plates = sites.map((site) => {
        const lines = broken(site.name, LINE.site);
        const wide = Math.max(24, longest(lines) * 3.7 + 8) * em;
        const high = (lines.length * 7 + 6) * em;
        return { ...body(`sites/${site.id}`, put(site.x, site.y), [wide, wide, high, high], 1.2), lines };
    });
    const names = nets.map((net) => {
        const own = discs.filter((_, i) => nodes[i].net === net.word);
        const lines = broken(net.title, LINE.net);
        const above = put(net.x, net.y)[1] <= box.height / 2 + 1;
        const x = own.reduce((sum, one) => sum + one.x, 0) / own.length;
        const y = above ? Math.min(...own.map((one) => one.y)) - r - (6 + lines.length * 16) * em : Math.max(...own.map((one) => one.y)) + r + 26 * em;
        const wide = Math.max(longest(lines) * LETTER / 2 + 4, box.pays * 3.4 + 2) * em;
        return { ...body(`networks/${net.word}`, [x, y], [wide, wide, 14 * em, (3 + lines.length * 16) * em], 2.5), lines };
    });
    return [...discs, ...plates, ...names];
}

/** @param {{ nodes: any[], nets: any[], sites: any[] }} set @param {Box} box
 * @returns {{ r: number, height: number, at: Record<string, Body>, bodies: Body[] }} `at` by "nodes/CH1", "networks/CH", "sites/chan" */
export function layout(set, box) {
    const { least, fair } = radiusOf(box, set.nodes);
    const covered = homes(set, box, least).reduce((sum, one) => sum + (one.left + one.right) * (one.top + one.bottom), 0);
    for (let r = fair, height = Math.round(Math.max(box.height, covered / FULL / box.width)); ; ) {
        const tried = { ...box, height };
        const bodies = homes(set, tried, r);
        for (const one of bodies) keep(one, box.width, height);
        if (settle(bodies, tried) || height > HIGHEST * box.height) return { r, height, bodies, at: Object.fromEntries(bodies.map((one) => [one.id, one])) };
        if (r - 2 >= least) r -= 2;
        else height = Math.round(height * HIGHER);
    }
}

/** The corners around points, in order. @param {{ x: number, y: number }[]} points */
export function hull(points) {
    const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
    const half = (/** @type {{ x: number, y: number }[]} */ list) => {
        /** @type {{ x: number, y: number }[]} */
        const side = [];
        for (const one of list) {
            for (; side.length > 1; side.pop()) {
                const [a, b] = side.slice(-2);
                if ((b.x - a.x) * (one.y - a.y) - (b.y - a.y) * (one.x - a.x) > 0) break;
            }
            side.push(one);
        }
        return side.slice(0, -1);
    };
    return points.length < 3 ? points : [...half(sorted), ...half([...sorted].reverse())];
}
