// Which side a seat is on, in the game's own words: "Dissidents, D1". A game without sides says nothing.

/** @param {any} game @param {{ side?: number, as?: string }} seat */
export function sideOf(game, { side, as }) {
    const title = side === undefined ? '' : game.lexicons.find((/** @type {any} */ one) => one.what === 'side')?.names[side]?.title;
    return [title, as].filter(Boolean).join(', ');
}
