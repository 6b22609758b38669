// Requests to the server (docs/protocol.md, Addresses). What it refuses is thrown as an Error with the server's code and
// sentence; what did not arrive has the code "line".

export class Refused extends Error {
    /** @param {string} code @param {string} text @param {number} [wait] */
    constructor(code, text, wait) {
        super(text);
        this.code = code;
        this.wait = wait;
    }
}

/** @param {string} method @param {string} address @param {any} [body] @returns {Promise<any>} */
async function ask(method, address, body) {
    let answer;
    try {
        answer = await fetch(address, {
            method,
            credentials: 'same-origin',
            headers: body === undefined ? {} : { 'content-type': 'application/json' },
            body: body === undefined ? undefined : JSON.stringify(body),
        });
    } catch {
        throw new Refused('line', '');
    }
    const text = await answer.text();
    let said;
    try {
        said = text ? JSON.parse(text) : {};
    } catch {
        said = { text };
    }
    if (!answer.ok) throw new Refused(said.error?.code ?? 'server', said.error?.text ?? '', said.error?.wait);
    return said;
}

/** @param {string} address */
export const get = (address) => ask('GET', address);
/** @param {string} address @param {any} [body] */
export const post = (address, body = {}) => ask('POST', address, body);

/** A game's words do not change while the page is open, so each is asked for once. @type {Map<string, Promise<any>>} */
const games = new Map();

/** @param {string} id @returns {Promise<any>} */
export function gameOf(id) {
    let asked = games.get(id);
    if (!asked) {
        asked = get(`/api/games/${id}`);
        asked.catch(() => games.delete(id));
        games.set(id, asked);
    }
    return asked;
}
