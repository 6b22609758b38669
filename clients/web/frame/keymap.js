// Which key does what, and where a reader has put it.

/** Keys of the page that a reader may want elsewhere on the keyboard, and what each does. @type {[string, any][]} */
export const KEYS = [['/', 'key-type'], ['space', 'key-send'], ['h', 'hint'], ['u', 'undo'], ['r', 'read-table'], ['m', 'menu'], ['n', 'key-next'], ['[', 'step-back'], [']', 'step-on'], ['?', 'keys']];

/** What a pressed key means when some were moved: a key that has moved is free at its old place.
 * @param {Record<string, string>} moved where the keys of the page are now @param {string} key */
export function meant(moved, key) {
    const old = Object.keys(moved).find((one) => moved[one] === key);
    return old ?? (moved[key] ? null : key);
}

/** Which key does something else at this place already? @param {Record<string, string>} moved @param {string} key @param {string} to */
export const clash = (moved, key, to) => KEYS.map(([one]) => one).find((one) => one !== key && (moved[one] ?? one) === to);
