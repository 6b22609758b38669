// After the end: what this seat knew of the others' hands at a moment, and what they held.
import { html } from '../frame/view.js';
import { t } from '../frame/text.js';
import { Card, SeatDisc } from './card.js';
import { cardOf, nameOf, sorted } from './facts.js';

/** @param {{ scene: any, words: string[], label: string }} of */
const Small = ({ scene, words, label }) => html`<div class="cardrow mini" role="group" aria-label=${label}>${sorted(scene.game, words, 'hand').map((/** @type {any} */ { word }) => html`<span class="slot ${cardOf(scene.game, word).code.length > 4 ? 'lengthy' : ''}"><${Card} scene=${scene} word=${word} /></span>`)}</div>`;

/** @param {{ scene: any, truth: any[] }} of `truth`: each seat's own picture of the moment */
export function Truth({ scene, truth }) {
    const known = scene.picture.known ?? [];
    const others = truth.map((picture, i) => ({ picture, i })).filter(({ picture, i }) => i !== scene.seat && picture?.hand);
    return html`<table class="sums truth"><thead><tr><th scope="col"><span class="sr">${t('cards.now-seat')}</span></th><th scope="col">${t('believed')}</th><th scope="col">${t('it-was')}</th></tr></thead>
        <tbody>${others.map(({ picture, i }) => html`<tr><th scope="row"><${SeatDisc} seat=${i} name=${nameOf(scene, i)} /></th>
            <td>${known[i]?.length ? html`<${Small} scene=${scene} words=${known[i]} label=${t('cards.known-of', { name: nameOf(scene, i) })} />` : ''}<small>${t('cards.and-unseen', { n: Math.max(0, picture.hand.length - (known[i]?.length ?? 0)) })}</small></td>
            <td><${Small} scene=${scene} words=${picture.hand} label=${t('cards.held-by', { name: nameOf(scene, i) })} /></td></tr>`)}</tbody></table>`;
}
