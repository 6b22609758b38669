// Keys: one table for the page; a screen adds its own while it is shown. No key does anything while somebody types, while a
// word is being composed, or with ctrl, alt or meta held (AltGr layouts type / [ ] that way, so that is let through).
import { useLayoutEffect } from './view.js';
import { meant } from './keymap.js';
import { settings } from './settings.js';

/** @typedef {Record<string, { does: () => void, says: string }>} Keys */
/** @type {Keys[]} */
const layers = [];

/** @param {Element | null} at */
const typing = (at) => Boolean(at && (at.matches('input, textarea, select') || /** @type {HTMLElement} */ (at).isContentEditable));

/** @param {KeyboardEvent} event */
export const nameOf = (event) => (event.key === ' ' ? 'space' : event.key);

/** Enter that ends the composition of a word is the composer's: it sends nothing and presses nothing, wherever it is typed.
 * @param {KeyboardEvent} event */
function composed(event) {
    if (event.key !== 'Enter' || !(event.isComposing || event.keyCode === 229)) return;
    event.preventDefault();
    event.stopPropagation();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
    if (event.isComposing || event.defaultPrevented || !settings.keys) return;
    const altGr = event.getModifierState?.('AltGraph');
    if (event.metaKey || ((event.ctrlKey || event.altKey) && !altGr)) return;
    const key = meant(settings.moved, nameOf(event));
    if (!key) return;
    if (typing(document.activeElement) && key !== 'Escape') return;
    if (['space', 'Enter'].includes(key) && /** @type {Element} */ (event.target).closest?.('button, a, summary, [role=button], [role=radio], [role=tab]')) return;
    if (document.querySelector('dialog[open]')) return;
    for (let i = layers.length - 1; i >= 0; i -= 1) {
        const one = layers[i][key];
        if (!one) continue;
        event.preventDefault();
        one.does();
        return;
    }
}

if (typeof addEventListener === 'function') {
    addEventListener('keydown', composed, true);
    addEventListener('keydown', pressed);
}

/** Keys while a component is there. What is within another is drawn before it, so `ground` says that all others go before these.
 * @param {Keys} keys @param {boolean} [ground] */
export function useKeys(keys, ground = false) {
    useLayoutEffect(() => { /* before anybody can press what is drawn */
        if (ground) layers.unshift(keys);
        else layers.push(keys);
        return () => { layers.splice(layers.indexOf(keys), 1); };
    });
}

/** What can be pressed now, innermost first. */
export function keysNow() {
    const seen = new Set();
    const all = [...layers].reverse().flatMap((layer) => Object.entries(layer)).filter(([key]) => !seen.has(key) && seen.add(key));
    return /** @type {[string, any][]} */ (all.map(([key, one]) => [settings.moved[key] ?? key, one]));
}
