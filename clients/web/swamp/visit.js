// What is new since somebody of this seat was last here: turns whose report no device of it has opened; turns that were taken back. The
// seat's note at the server remembers how far its reports were read.

/** Changes that are on their way: what the server says back of an older one does not undo them. @type {WeakMap<any, Record<string, any>>} */
const onTheWay = new WeakMap();

/** The note that the seat keeps: what is not named in the change stays. @param {any} match @param {Record<string, any>} change */
export function noteDown(match, change) {
    const changes = { ...onTheWay.get(match), ...change };
    onTheWay.set(match, changes);
    const note = { ...match.own.note, ...changes };
    match.own = { ...match.own, note };
    const done = () => { if (onTheWay.get(match) === changes) onTheWay.delete(match); };
    match.ask({ note }).then(done, done);
}

/** @type {WeakMap<any, { since: number, opened: Set<number> }>} */
const visits = new WeakMap();

/** @param {any} match */
function visitOf(match) {
    let visit = visits.get(match);
    if (!visit) visits.set(match, visit = { since: match.own.note?.read ?? -1, opened: new Set() });
    return visit;
}

/** The turns that have run since the last visit, and which of their reports have been opened now. @param {any} match */
export function freshOf(match) {
    if (!match.mine || !match.picture) return { turns: [], left: 0, opened: new Set() };
    const { since, opened } = visitOf(match);
    const turns = Array.from({ length: Math.max(0, match.picture.turn - since) }, (_, i) => since + 1 + i);
    return { turns, left: turns.filter((turn) => !opened.has(turn)).length, opened };
}

/** A report was opened: the last one says how far the seat has read. @param {any} match @param {number} turn */
export function openReport(match, turn) {
    if (!match.mine || document.hidden) return;
    visitOf(match).opened.add(turn);
    if (turn > (match.own.note?.read ?? -1)) noteDown(match, { read: turn });
}

/** How often turns were taken back: reports from before are void. @param {any} match */
export const timesBack = (match) => match.log.filter((/** @type {any} */ entry) => entry.back).length;

/** Turns whose report was told and then taken back. @param {any} match @returns {Set<number>} */
export function voidOf(match) {
    const turns = new Set();
    for (const back of match.log.filter((/** @type {any} */ entry) => entry.back))
        for (const { n, told } of match.log) if (n >= back.back && n < back.n && told?.event === 'turn') turns.add(told.args[0]);
    return turns;
}
