// After the end: the last board, what each seat scored, and the hands that were left.
import { html } from '../frame/view.js';
import { Badge, Paper } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { Network } from './board.js';
import { nameOf, roleOf, setOf, SIDES, sideName } from './facts.js';
import { Score } from './panels.js';

/** @param {{ scene: any }} of */
function Points({ scene }) {
    const { picture } = scene;
    return html`<div class="broad" tabindex="0" role="region" aria-label=${t('ll.points')}><table class="scorenow"><thead><tr><th scope="col">${t('ll.who')}</th>${SIDES.map((side) => html`<th scope="col">${sideName(scene, side)}</th>`)}</tr></thead>
        <tbody>${picture.seats.map((/** @type {any} */ one, /** @type {number} */ i) => html`<tr><th scope="row"><${Badge} seat=${i} name=${nameOf(scene, i)} size=${26} /> ${one.name}</th>${SIDES.map((side) => html`<td>${roleOf(scene, i)?.side === side ? one.points : ''}</td>`)}</tr>`)}</tbody>
        <tfoot><tr><th scope="row">${t('ll.bonus')}</th>${SIDES.map((side) => html`<td>${picture[side].bonus}</td>`)}</tr>
            <tr><th scope="row">${t('ll.handicap')}</th><td /><td>${picture.stoppers.handicap}</td></tr>
            <tr><th scope="row">${t('ll.total')}</th>${SIDES.map((side) => html`<td>${picture[side].total}</td>`)}</tr></tfoot></table></div>`;
}

/** Cards that nobody played. @param {{ scene: any }} of */
function Hands({ scene }) {
    const { picture, game } = scene;
    const titles = (/** @type {string[]} */ cards) => cards.map((word) => setOf(game).cards.get(word)?.title ?? word).join(', ') || t('ll.nothing');
    return html`<ul class="handsleft">${picture.seats.map((/** @type {any} */ one, /** @type {number} */ i) => one.hand && html`<li><b><bdi>${nameOf(scene, i)}</bdi></b> ${titles(one.hand)}</li>`)}</ul>`;
}

/** @param {{ scene: any, children?: any }} of */
export const End = ({ scene, children }) => html`<div class="endboard"><div class="lies-end"><${Network} scene=${scene} /><${Paper} title=${t('ll.hands-left')}><${Hands} scene=${scene} /><//></div>
    <div class="col"><${Paper} title=${t('ll.points')}><${Points} scene=${scene} /><//><${Paper} title=${t('ll.board-pays')}><${Score} scene=${scene} /><//>${children}</div></div>`;
