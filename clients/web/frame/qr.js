// A QR code (ISO/IEC 18004) of a link: bytes, error correction M, versions 1 to 10, which is up to 213 bytes.

/** Code words in all, blocks, and code words of correction in each block, for level M by version. */
const VERSIONS = [[26, 1, 10], [44, 1, 16], [70, 1, 26], [100, 2, 18], [134, 2, 24], [172, 4, 16], [196, 4, 18], [242, 4, 22], [292, 5, 22], [346, 5, 26]];
const PLACES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

/** Products in the field of 256 elements that the correction is counted in. @param {number} a @param {number} b */
function times(a, b) {
    let product = 0;
    for (let bit = 7; bit >= 0; bit -= 1) {
        product = (product << 1) ^ ((product >> 7) * 0x11d);
        product ^= ((b >> bit) & 1) * a;
    }
    return product;
}

/** @param {number} degree */
function divisor(degree) {
    const made = Array(degree).fill(0);
    made[degree - 1] = 1;
    let root = 1;
    for (let i = 0; i < degree; i += 1) {
        for (let j = 0; j < degree; j += 1) made[j] = times(made[j], root) ^ (made[j + 1] ?? 0);
        root = times(root, 2);
    }
    return made;
}

/** @param {number[]} data @param {number[]} by */
function remainder(data, by) {
    const left = by.map(() => 0);
    for (const one of data) {
        const factor = one ^ /** @type {number} */ (left.shift());
        left.push(0);
        by.forEach((value, i) => { left[i] ^= times(value, factor); });
    }
    return left;
}

/** The data, cut into blocks, with their correction, in the order in which they are laid. @param {number[]} data @param {number} version */
function words(data, version) {
    const [all, blocks, fix] = VERSIONS[version - 1];
    const short = Math.floor(all / blocks) - fix;
    const longs = all % blocks;
    const by = divisor(fix);
    const parts = [];
    for (let i = 0, at = 0; i < blocks; i += 1) {
        const length = short + (i >= blocks - longs ? 1 : 0);
        const part = data.slice(at, at + length);
        parts.push({ part, fixed: remainder(part, by) });
        at += length;
    }
    const laid = [];
    for (let i = 0; i <= short; i += 1) for (const { part } of parts) if (i < part.length) laid.push(part[i]);
    for (let i = 0; i < fix; i += 1) for (const { fixed } of parts) laid.push(fixed[i]);
    return laid;
}

/** @param {Uint8Array} bytes @param {number} version */
function filled(bytes, version) {
    const [all, blocks, fix] = VERSIONS[version - 1];
    const room = (all - blocks * fix) * 8;
    const bits = /** @type {number[]} */ ([]);
    const put = (/** @type {number} */ value, /** @type {number} */ count) => { for (let i = count - 1; i >= 0; i -= 1) bits.push((value >> i) & 1); };
    put(4, 4);
    put(bytes.length, version < 10 ? 8 : 16);
    for (const byte of bytes) put(byte, 8);
    put(0, Math.min(4, room - bits.length));
    while (bits.length % 8) bits.push(0);
    for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
    return Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
}

const MASK = (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 2 === 0;

/** Rows of booleans, dark ones true; null if the text is too long. @param {string} text @returns {boolean[][] | null} */
export function qr(text) {
    const bytes = new TextEncoder().encode(text);
    const version = VERSIONS.findIndex(([all, blocks, fix], i) => (all - blocks * fix) * 8 >= 4 + (i < 9 ? 8 : 16) + bytes.length * 8) + 1;
    if (!version) return null;
    const size = version * 4 + 17;
    /** @type {(boolean | null)[][]} */
    const map = Array.from({ length: size }, () => Array(size).fill(null));
    const dot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ dark) => { if (x >= 0 && y >= 0 && x < size && y < size) map[y][x] = dark; };
    finders(size, dot);
    PLACES[version - 1].forEach((y, i, all) => all.forEach((x, j) => {
        const last = all.length - 1;
        if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
        for (let a = -2; a <= 2; a += 1) for (let b = -2; b <= 2; b += 1) dot(x + a, y + b, Math.max(Math.abs(a), Math.abs(b)) !== 1);
    }));
    for (let i = 8; i < size - 8; i += 1) { dot(6, i, i % 2 === 0); dot(i, 6, i % 2 === 0); }
    formats(size, dot);
    if (version >= 7) versions(version, size, dot);
    lay(map, words(filled(bytes, version), version));
    return /** @type {boolean[][]} */ (map);
}

/** @param {number} size @param {(x: number, y: number, dark: boolean) => void} dot */
function finders(size, dot) {
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
        for (let a = -4; a <= 4; a += 1) {
            for (let b = -4; b <= 4; b += 1) {
                const far = Math.max(Math.abs(a), Math.abs(b));
                dot(x + a, y + b, far !== 2 && far !== 4);
            }
        }
    }
}

/** Level M and mask 0, with their own correction. @param {number} size @param {(x: number, y: number, dark: boolean) => void} dot */
function formats(size, dot) {
    const bits = 0x5412; /* the format of level M with mask 0 */
    const bit = (/** @type {number} */ i) => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i += 1) dot(8, i, bit(i));
    dot(8, 7, bit(6));
    dot(8, 8, bit(7));
    dot(7, 8, bit(8));
    for (let i = 9; i < 15; i += 1) dot(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i += 1) dot(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i += 1) dot(8, size - 15 + i, bit(i));
    dot(8, size - 8, true);
}

/** @param {number} version @param {number} size @param {(x: number, y: number, dark: boolean) => void} dot */
function versions(version, size, dot) {
    let rest = version;
    for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
        const dark = ((bits >> i) & 1) === 1;
        const a = size - 11 + (i % 3);
        const b = Math.floor(i / 3);
        dot(a, b, dark);
        dot(b, a, dark);
    }
}

/** @param {(boolean | null)[][]} map @param {number[]} laid */
function lay(map, laid) {
    const size = map.length;
    let at = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
        if (right === 6) right = 5;
        for (let step = 0; step < size; step += 1) {
            const up = ((right + 1) & 2) === 0;
            const y = up ? size - 1 - step : step;
            for (const x of [right, right - 1]) {
                if (map[y][x] !== null) continue;
                const bit = at < laid.length * 8 && ((laid[at >> 3] >> (7 - (at & 7))) & 1) === 1;
                at += 1;
                map[y][x] = bit !== MASK(x, y);
            }
        }
    }
}
