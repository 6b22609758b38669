// SHA-256 (FIPS 180-4). Browsers give theirs to pages of https alone, and a deal is checked in a living room's network too.

/** The first 32 bits of the fractional parts of square and cube roots of the first primes. */
const primes = /** @type {number[]} */ ([]);
for (let n = 2; primes.length < 64; n += 1) if (primes.every((p) => n % p)) primes.push(n);
const part = (/** @type {number} */ root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((p) => part(Math.sqrt(p)));
const ROUND = primes.map((p) => part(Math.cbrt(p)));

const turn = (/** @type {number} */ x, /** @type {number} */ n) => (x >>> n) | (x << (32 - n));

/** @param {Int32Array} sum @param {DataView} data @param {number} at */
function block(sum, data, at) {
    const w = new Int32Array(64);
    for (let i = 0; i < 16; i += 1) w[i] = data.getInt32(at + i * 4);
    for (let i = 16; i < 64; i += 1) {
        const a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
        const b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w[i] = (w[i - 16] + a + w[i - 7] + b) | 0;
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i += 1) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => { sum[i] = (sum[i] + x) | 0; });
}

/** @param {Uint8Array} bytes @returns {string} in hexadecimal digits */
export function sha256(bytes) {
    const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const data = new DataView(padded.buffer);
    data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
    data.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
    const sum = Int32Array.from(START);
    for (let at = 0; at < padded.length; at += 64) block(sum, data, at);
    return Array.from(sum, (x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}
