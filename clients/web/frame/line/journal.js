// A journal checked by this page's own code (docs/journal.md, Promises): the chain of checks, and the commitment to the seed.
// That every move obeyed the rules only an engine can tell; the server's does.
import { sha256 } from './sha256.js';

const hex = (/** @type {string} */ digits) => Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));

/** @param {number} hash @param {Uint8Array} bytes */
function chained(hash, bytes) {
    let sum = hash;
    for (const byte of bytes) sum = Math.imul(sum ^ byte, 16777619);
    return sum;
}

/** What stands in it, or the number of the first line that is wrong.
 * @param {Uint8Array} file @returns {{ wrong?: number, lines?: number, steps?: number, commit?: string, seed?: string, kept?: boolean }} */
export function checked(file) {
    const words = new TextDecoder();
    let chain = 2166136261 | 0;
    const found = { lines: 0, steps: 0, commit: '', seed: '' };
    for (let at = 0; at < file.length;) {
        const end = file.indexOf(10, at);
        found.lines += 1;
        if (end < 0) return { wrong: found.lines };
        const line = file.subarray(at, end);
        at = end + 1;
        if (line[0] === 124) continue; /* '|': what was said is no part of the chain */
        const text = words.decode(line);
        const mark = / [&~]([0-9a-f]{8})$/.exec(text);
        if (!mark) return { wrong: found.lines };
        chain = chained(chain, line.subarray(0, line.length - 10));
        if ((chain >>> 0).toString(16).padStart(8, '0') !== mark[1]) return { wrong: found.lines };
        chain = chained(chain, file.subarray(end - 10, end + 1));
        if (text.startsWith('commit ')) found.commit = text.slice(7, 71);
        if (text.startsWith('seed ')) found.seed = text.slice(5, 69);
        if (/^\d+ \+/.test(text)) found.steps += 1;
    }
    const seed = new Uint8Array([...new TextEncoder().encode('lizardry seed 1\n'), ...hex(found.seed)]);
    return { ...found, kept: Boolean(found.seed) && sha256(seed) === found.commit };
}
