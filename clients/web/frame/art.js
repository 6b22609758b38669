// Sheets of drawings: fetched once, put into the document, used by name (`<use href="#icon-undo">`). They take their colours
// from where they are used.
import frame from 'sheet-frame';
import cards from 'sheet-cards';
import home from 'sheet-home';
import lies from 'sheet-lies';
import newspeak from 'sheet-newspeak';
import swamp from 'sheet-swamp';

/** @type {Record<string, string>} */
const SHEETS = { frame, cards, home, lies, newspeak, swamp };
/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/** @param {string} name */
async function load(name) {
    const text = await (await fetch(SHEETS[name])).text();
    const sheet = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    sheet.setAttribute('hidden', '');
    sheet.setAttribute('aria-hidden', 'true');
    document.body.append(document.adoptNode(sheet));
}

/** @param {string[]} names */
export function sheets(...names) {
    return Promise.all(names.map((name) => {
        let asked = loaded.get(name);
        if (!asked) {
            asked = load(name);
            asked.catch(() => loaded.delete(name));
            loaded.set(name, asked);
        }
        return asked;
    }));
}
