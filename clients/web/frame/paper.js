// Paper: white, the grey palette, and in the margins of every sheet its corners, what it is a sheet of, and its number. Rules for
// margins cannot stand in a style sheet, because they have words of the page in them.
import { settings } from './settings.js';

const CORNERS = { 'top-left': 'bottom right', 'top-right': 'bottom left', 'bottom-left': 'top right', 'bottom-right': 'top left' };

/** @param {string} words what the sheets are of */
export function margins(words) {
    const corner = (/** @type {[string, string]} */ [at, sides]) => `@${at}-corner { content: ""; ${sides.split(' ').map((side) => `border-${side}: .3mm solid #000;`).join(' ')} }`;
    return `@page { margin: 14mm 12mm; ${Object.entries(CORNERS).map(corner).join(' ')}
        @bottom-left { content: ${JSON.stringify(words)}; font: 700 9pt monospace; } @bottom-right { content: counter(page); font: 700 9pt monospace; } }`;
}

/** What is on the paper if a screen has more to say than its title: the number of a table, the round. */
export const sheet = { words: '' };

if (typeof addEventListener === 'function') {
    const rules = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    addEventListener('beforeprint', () => {
        rules.replaceSync(margins(sheet.words || document.title));
        Object.assign(document.documentElement.dataset, { palette: 'grey', theme: 'light' });
    });
    addEventListener('afterprint', () => settings.show());
}
