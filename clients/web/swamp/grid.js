// Where hexes lie on the sheet (SW-1.1, SW-1.2): flat-topped, columns A, C, E.. half a hex lower, rows and columns counted here
// from 0. In a world without an edge a hex has an image every `wide` columns and `high` rows: places here may be any number.

export const R = 64; /* units from the middle of a hex to its corner */
export const STEP = 1.5 * R; /* from one column to the next */
export const HIGH = Math.sqrt(3) * R; /* from one row to the next */
export const OUTLINE = `M${-R} 0L${-R / 2} ${-HIGH / 2}H${R / 2}L${R} 0 ${R / 2} ${HIGH / 2}H${-R / 2}z`;

const mod = (/** @type {number} */ n, /** @type {number} */ by) => ((n % by) + by) % by;

/** A, B .. Z, AA .. @param {number} column */
const letters = (column) => (column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))) + String.fromCharCode(65 + (column % 26));

export class Grid {
    /** @param {{ wide: number, high: number, wrap?: boolean }} world */
    constructor({ wide, high, wrap = true }) {
        Object.assign(this, { wide, high, wrap });
        this.wide = wide;
        this.high = high;
        this.wrap = wrap;
        /** @type {Map<string, { c: number, r: number }>} */
        this.places = new Map();
        for (let r = 0; r < high; r += 1) for (let c = 0; c < wide; c += 1) this.places.set(`${r + 1}${letters(c)}`, { c, r });
    }

    /** "5AD", or '' where the world has ended. @param {number} c @param {number} r */
    name(c, r) {
        if (!this.wrap && (c < 0 || r < 0 || c >= this.wide || r >= this.high)) return '';
        return `${mod(r, this.high) + 1}${letters(mod(c, this.wide))}`;
    }

    /** @param {number} c @param {number} r */
    centre(c, r) {
        return { x: c * STEP, y: r * HIGH + (mod(c, 2) ? 0 : HIGH / 2) };
    }

    /** The image of a hex that lies nearest to a place on the sheet. @param {string} name @param {{ x: number, y: number }} near */
    near(name, near) {
        const place = this.places.get(name);
        if (!place) return null;
        const at = this.centre(place.c, place.r);
        if (!this.wrap) return at;
        const [across, down] = [this.wide * STEP, this.high * HIGH];
        return { x: at.x + Math.round((near.x - at.x) / across) * across, y: at.y + Math.round((near.y - at.y) / down) * down };
    }

    /** As it is written by people: "5ad", "AD5", "5 AD". @param {string} typed */
    read(typed) {
        const word = typed.toUpperCase().replace(/\s+/g, '');
        const turned = word.replace(/^([A-Z]+)(\d+)$/, '$2$1');
        return this.places.has(turned) ? turned : '';
    }

    /** The window of columns and rows that shows this part of the sheet. @param {{ x: number, y: number, wide: number, high: number }} part */
    window({ x, y, wide, high }) {
        const all = { c0: Math.floor((x - wide / 2 - R) / STEP), c1: Math.ceil((x + wide / 2 + R) / STEP), r0: Math.floor((y - high / 2 - HIGH) / HIGH), r1: Math.ceil((y + high / 2 + HIGH / 2) / HIGH) };
        if (this.wrap) return all;
        return { c0: Math.max(0, all.c0), c1: Math.min(this.wide - 1, all.c1), r0: Math.max(0, all.r0), r1: Math.min(this.high - 1, all.r1) };
    }
}

/** @type {WeakMap<any, Grid>} */
const grids = new WeakMap();

/** @param {any} picture @returns {Grid} */
export function gridOf(picture) {
    const { options } = picture;
    let grid = grids.get(options);
    if (!grid || grid.wide !== picture.wide) grids.set(options, grid = new Grid(picture));
    return grid;
}
