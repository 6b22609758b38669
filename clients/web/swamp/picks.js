// Lists of words of which one is chosen: by pointing, by arrow keys, or by typing the word. A key that begins no word of the list is left
// to the page.
const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });
let typed = '';

/** Was it a key that pressed the button? @param {any} e */
export const byKey = (e) => e.detail === 0;

/** The handler of a list; its buttons name in `data-word` what is typed for them. @param {any} e */
export function onType(e) {
    if (e.ctrlKey || e.altKey || e.metaKey) return;
    const all = /** @type {HTMLElement[]} */ ([...e.currentTarget.querySelectorAll('button[data-word]')]);
    const step = STEPS[e.key];
    if (step) {
        e.preventDefault();
        all[(all.indexOf(/** @type {any} */ (document.activeElement)) + step + all.length) % all.length]?.focus();
        return;
    }
    if (!/^[a-z0-9]$/i.test(e.key)) return;
    const fits = (/** @type {string} */ word) => all.filter((one) => one.dataset.word?.split(' ').some((other) => other.startsWith(word)));
    const key = e.key.toUpperCase();
    typed = fits(typed + key).length ? typed + key : key;
    const [first, ...more] = fits(typed);
    if (!first) { typed = ''; return; }
    e.preventDefault();
    first.focus();
    if (more.length || !first.dataset.word?.split(' ').includes(typed)) return;
    typed = '';
    first.click();
}

/** Focus goes to what an order still lacks; where that is nothing or a way, to the order itself, so that keys walk. @param {HTMLElement | null} box */
export function onward(box) {
    typed = '';
    (/** @type {HTMLElement | null} */ (box?.querySelector('[data-lacks] button, [data-lacks] input')) ?? box)?.focus();
}
