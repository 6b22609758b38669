// What the address says will be needed is asked for at once, before the screen that shows it has come: on a slow line each
// request that waits for another costs a journey.
import { drawerOf } from './drawers.js';
import { gameOf, get } from './line/api.js';
import { known } from './line/session.js';
import { wire } from './line/wire.js';

/** Tables that were asked for and not looked at yet. @type {Map<string, Promise<any>>} */
const asked = new Map();

/** All that draws a game, so that nothing of it waits for the rest. @param {string} id */
function draws(id) {
    gameOf(id).catch(() => {});
    drawerOf(id).catch(() => {});
}

/** By the first part of the address. @type {Record<string, (id: string) => void>} */
const AHEAD = {
    t: (id) => {
        if (!known()) return;
        const table = get(`/api/tables/${id}`);
        asked.set(id, table);
        table.then((one) => draws(one.game), () => {});
        wire.dial();
    },
    lesson: draws,
};

/** @param {string[]} parts of the address */
export function ahead([first = '', id = '']) {
    if (id) AHEAD[first]?.(id);
}

/** The table, as it was answered ahead if nobody has looked since. @param {string} id */
export function tableOf(id) {
    const first = asked.get(id) ?? get(`/api/tables/${id}`);
    asked.delete(id);
    return first;
}
