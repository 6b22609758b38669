// An entry of a seat's log (docs/json.md): on the wire a list, here an object with its number and one of `told`, `said`,
// `around` and `back`.

/** @param {any[]} raw */
export function entryOf([n, tale, event, seat, ...args]) {
    return typeof tale === 'object' ? { n, ...tale } : { n, told: { tale, event, seat, args } };
}
