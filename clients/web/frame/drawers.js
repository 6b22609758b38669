// The games that have a drawing of their own; every other one is shown in the plain view. A drawing is fetched when a table
// of its game is opened, and its sheet of art beside it; that of the room's big screen by that screen alone.
import { sheets } from './art.js';

/** @type {Record<string, { drawing: () => Promise<any>, wall?: () => Promise<any>, sheet: string }>} */
const DRAWERS = {
    conspiracy: { drawing: () => import('../conspiracy/index.js'), sheet: 'cards' },
    legends: { drawing: () => import('../legends/index.js'), sheet: 'cards' },
    lies: { drawing: () => import('../lies/index.js'), sheet: 'lies' },
    newspeak: { drawing: () => import('../newspeak/index.js'), wall: () => import('../newspeak/wall.js'), sheet: 'newspeak' },
    swamp: { drawing: () => import('../swamp/index.js'), sheet: 'swamp' },
};

/** @param {string} id @returns {Promise<any>} null: it has none */
export async function drawerOf(id) {
    const one = DRAWERS[id];
    return one ? (await Promise.all([one.drawing(), sheets(one.sheet)]))[0].default : null;
}

/** Has the game a drawing for the room's big screen? @param {string} id */
export const hasWall = (id) => Boolean(DRAWERS[id]?.wall);

/** @param {string} id @returns {Promise<any>} null: it has none */
export async function wallOf(id) {
    const one = DRAWERS[id];
    return one?.wall ? (await Promise.all([one.wall(), sheets(one.sheet)]))[0].default : null;
}
