// What changed in a picture, applied: docs/json.md, "What changed in a picture", says what each form means. A picture is
// never changed in place, so that whoever kept an old one still has it.

/** @param {any} old @param {any} change @returns {any} */
export function changed(old, change) {
    if (change === null || typeof change !== 'object') return change;
    if (!Array.isArray(change)) return within(old, change);
    if (change.length === 1) return change[0];
    if (typeof change[0] !== 'number') return change.reduce(changed, old);
    const [at, gone, ...values] = change;
    return [...old.slice(0, at), ...values, ...old.slice(at + gone)];
}

/** @param {any} old @param {Record<string, any>} changes */
function within(old, changes) {
    const now = Array.isArray(old) ? [...old] : { ...old };
    for (const [key, part] of Object.entries(changes)) {
        if (Array.isArray(part) && !part.length) delete now[key];
        else now[key] = changed(now[key], part);
    }
    return now;
}
