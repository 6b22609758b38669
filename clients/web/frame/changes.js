// Changes between two pictures, applied: docs/json.md says what each does. A picture is never changed in place, so that
// whoever kept an old one still has it.

/** @typedef {[string, (string | number)[], ...any[]]} Change */

/** @param {any} whole @param {(string | number)[]} path @param {(at: any, key: string | number) => void} change */
function within(whole, path, change) {
    const copy = Array.isArray(whole) ? [...whole] : { ...whole };
    const [key, ...rest] = path;
    if (rest.length) copy[key] = within(copy[key], rest, change);
    else change(copy, key);
    return copy;
}

/** @type {Record<string, (values: any[]) => (at: any, key: any) => void>} */
const KINDS = {
    set: ([value]) => (at, key) => { at[key] = value; },
    insert: (values) => (at, key) => { at.splice(key, 0, ...values); },
    remove: ([count = 1]) => (at, key) => { if (Array.isArray(at)) at.splice(key, count); else delete at[key]; },
};

/** @param {any} picture @param {Change[]} changes */
export function changed(picture, changes) {
    return changes.reduce((now, [kind, path, ...values]) => (path.length ? within(now, path, KINDS[kind](values)) : values[0]), picture);
}
