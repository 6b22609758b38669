// The games that have a drawing of their own; every other one is shown in the plain view. A drawing is fetched when a table
// of its game is opened.
/** @type {Record<string, () => Promise<any>>} */
const DRAWERS = {
    conspiracy: () => import('../conspiracy/index.js'),
    legends: () => import('../legends/index.js'),
    newspeak: () => import('../newspeak/index.js'),
};

/** @param {string} id @returns {Promise<any>} null: it has none */
export const drawerOf = async (id) => (DRAWERS[id] ? (await DRAWERS[id]()).default : null);
