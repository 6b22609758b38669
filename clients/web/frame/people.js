// Tables at which no bot sits: an option of the game says so, by one of its values.

/** The option that keeps bots out; undefined: they may sit. @param {any} game @param {Record<string, any>} chosen */
export const peopleOnly = (game, chosen) => game.options.find((/** @type {any} */ one) => one.people !== undefined && chosen[one.name] === one.words[one.people]);
