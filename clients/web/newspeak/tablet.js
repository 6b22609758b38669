// The tablet of the Moderators: every code-word in every code that is in play (NS-13.4). Marks and struck codes are the seat's own and
// pencil; which code is in use the tablet does not know, it counts words against places.
import { html, useState } from '../frame/view.js';
import { Button } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { keep, noteOf, placeName, rowsOf, tally, toggled } from './facts.js';

const NAMED = 2; /* best places of a code that are named */

/** @param {any} scene */
export function tabletOf(scene) {
    const { picture } = scene;
    const note = /** @type {{ marks: string[], struck: number[], text: string }} */ (noteOf(scene));
    const marked = rowsOf(picture.tablet, note.marks);
    return { note, marked, codes: tally(picture, marked) };
}

/** Places with the codes that point there, as hints on the board. @param {any} scene @returns {Record<number, string>} */
export function hintsOf(scene) {
    if (scene.picture.side !== 'moderator') return {};
    const { note, marked, codes } = tabletOf(scene);
    /** @type {Record<number, number[]>} */
    const at = {};
    for (const [i, { best }] of codes.entries()) if (!note.struck.includes(i + 1)) for (const slot of best.length <= NAMED ? best : []) (at[slot] ??= []).push(i + 1);
    return marked.length ? Object.fromEntries(Object.entries(at).map(([slot, list]) => [slot, t('ns.hint-codes', { n: list.length, codes: list.join(', ') })])) : {};
}

/** @param {any} scene @param {string[]} marks @param {any} row */
function turned(scene, marks, row) {
    const words = new Set([row.word.toLowerCase(), ...row.forms]);
    const rest = marks.filter((word) => !words.has(word));
    keep(scene, { marks: rest.length < marks.length ? rest : [...marks, row.word.toLowerCase()] });
}

const bestOf = (/** @type {any} */ picture, /** @type {any} */ code) => (code.best.length ? code.best.slice(0, NAMED).map((/** @type {number} */ slot) => placeName(picture, slot)).join(', ') + (code.best.length > NAMED ? ' …' : '') : '–');

/** Words by codes, as a table. @param {{ scene: any }} of */
export function Tablet({ scene }) {
    const { picture } = scene;
    const { note, marked, codes } = tabletOf(scene);
    const [all, show] = useState(false);
    const rows = picture.tablet.map((/** @type {any} */ row, /** @type {number} */ i) => ({ row, i })).filter((/** @type {any} */ one) => all || !marked.length || marked.includes(one.i));
    const cutOf = (/** @type {number} */ code) => (note.struck.includes(code) ? 'cut' : '');
    return html`<div class="tabletbox"><div class="tablethead"><b>${t('ns.tablet')}</b><small>${t('ns.tablet-how')}</small>
        ${marked.length > 0 && html`<${Button} kind="link" aria-pressed=${String(all)} onClick=${() => show(!all)}>${t(all ? 'ns.show-marked' : 'ns.show-all')}<//>`}</div>
        <div class="sideways"><table class="tablet"><thead><tr><th scope="col">${t('ns.code')}</th>${codes.map((_, i) => html`<th scope="col" class=${cutOf(i + 1)}><button type="button" aria-pressed=${String(note.struck.includes(i + 1))} aria-label=${t('ns.strike', { n: i + 1 })} title=${t('ns.strike', { n: i + 1 })} onClick=${() => keep(scene, { struck: toggled(note.struck, i + 1) })}>${i + 1}</button></th>`)}</tr></thead>
        <tbody>${rows.map((/** @type {{ row: any, i: number }} */ { row, i }) => html`<tr class=${marked.includes(i) ? 'on' : ''}><th scope="row"><button type="button" aria-pressed=${String(marked.includes(i))} aria-label=${t('ns.mark', { word: row.word })} onClick=${() => turned(scene, note.marks, row)}>${row.word}</button></th>
            ${row.means.map((/** @type {string | null} */ means, /** @type {number} */ c) => html`<td class="${cutOf(c + 1)} ${marked.includes(i) && row.slots[c].some((/** @type {number} */ slot) => codes[c].best.includes(slot)) ? 'fit' : ''}">${means ?? '–'}</td>`)}</tr>`)}</tbody>
        ${marked.length > 0 && html`<tfoot><tr><th scope="row">${t('ns.best-place')}</th>${codes.map((code, i) => html`<td class=${cutOf(i + 1)}>${bestOf(picture, code)}<small>${t('ns.of-words', { n: code.most, of: marked.length })}</small></td>`)}</tr></tfoot>`}</table></div></div>`;
}

/** The same with a thumb: a row for each code. @param {{ scene: any }} of */
export function TabletRows({ scene }) {
    const { picture } = scene;
    const { note, marked, codes } = tabletOf(scene);
    const struck = note.struck.filter((code) => code <= picture.codes).sort((a, b) => a - b);
    return html`<div class="tabletrows"><p class="chips"><span>${t('ns.marked')}</span>${marked.map((i) => html`<button type="button" class="chip" aria-label=${t('ns.unmark', { word: picture.tablet[i].word })} onClick=${() => turned(scene, note.marks, picture.tablet[i])}>${picture.tablet[i].word}</button>`)}${!marked.length && html`<span class="quiet">${t('ns.mark-how')}</span>`}</p>
        <ul>${codes.map((code, i) => !note.struck.includes(i + 1) && html`<li><b>${i + 1}</b><span>${bestOf(picture, code)}</span>
            <span class="pips" role="img" aria-label=${t('ns.of-words', { n: code.most, of: marked.length })}>${marked.map((_, n) => html`<i class=${n < code.most ? 'on' : ''} />`)}</span>
            <button type="button" class="strikeout" aria-label=${t('ns.strike', { n: i + 1 })} onClick=${() => keep(scene, { struck: [...note.struck, i + 1] })}>×</button></li>`)}</ul>
        ${struck.length > 0 && html`<p class="quiet">${t('ns.struck', { codes: struck.join(', ') })} <button type="button" class="noun" onClick=${() => keep(scene, { struck: [] })}>${t('ns.take-back')}</button></p>`}
        <details><summary>${t('ns.all-words')}</summary><ul class="allwords">${picture.tablet.map((/** @type {any} */ row, /** @type {number} */ i) => html`<li><button type="button" class="chip ${marked.includes(i) ? 'on' : ''}" aria-pressed=${String(marked.includes(i))} onClick=${() => turned(scene, note.marks, row)}>${row.word}</button><span>${row.means.map((/** @type {string | null} */ means, /** @type {number} */ c) => html`<i class=${note.struck.includes(c + 1) ? 'cut' : ''}><b>${c + 1}</b> ${means ?? '–'}</i> `)}</span></li>`)}</ul></details></div>`;
}

/** Notes that only this seat reads; the room keeps them. @param {{ scene: any }} of */
export function Notes({ scene }) {
    const note = noteOf(scene);
    return html`<label class="notes"><span class="spoken">${t('ns.notes')}</span><textarea value=${note.text} maxlength="2000" placeholder=${t('ns.notes-hint')} onChange=${(/** @type {any} */ e) => keep(scene, { text: e.target.value })} /></label>`;
}
