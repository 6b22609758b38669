// The code card of the Dissidents: what each code-word means in the present code. What was said already is pencilled; a place that is
// looked at filters it to the words that fit there.
import { html, useChanges } from '../frame/view.js';
import { t } from '../frame/text.js';
import { deskOf, placeName } from './facts.js';
import { saidRows } from './talk.js';

/** @param {{ scene: any }} of */
export function CodeCard({ scene }) {
    const { picture, match } = scene;
    const desk = deskOf(match);
    useChanges(desk);
    const said = saidRows(scene);
    const { slot } = desk;
    const fits = (/** @type {any} */ row) => slot > 0 && row.slots[picture.code - 1].includes(slot);
    const count = picture.tablet.filter(fits).length;
    return html`<dl class="codecard">${picture.tablet.map((/** @type {any} */ row, /** @type {number} */ i) => {
        const means = row.means[picture.code - 1];
        return html`<div class="${said.includes(i) ? 'said' : ''} ${fits(row) ? 'fits' : ''}"><dt>${row.word}</dt><dd>${means ?? html`<span aria-label=${t('ns.blank')}>–</span>`}</dd></div>`;
    })}</dl>
    <p class="under">${slot > 0 ? html`<b>${t('ns.fit', { n: count, place: placeName(picture, slot) })}</b> <button type="button" class="noun" onClick=${() => desk.set({ slot: 0 })}>${t('ns.filter-off')}</button>` : t('ns.code-note', { set: picture.set })}</p>`;
}
