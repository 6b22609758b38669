// What waits to be thought of: bands that starve with the order that feeds them, what the sheet is warned of, who has no order.
import { html, useChanges } from '../frame/view.js';
import { Icon } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { deskOf } from './facts.js';
import { draftOf } from './draft.js';

const SOON = 2; /* turns before a band starves in which it is spoken of */

/** @param {any} scene */
export function tasksOf({ match, picture }) {
    const draft = draftOf(match);
    const { orders = [], errors = [], warnings = [], idle = [] } = draft.receipt ?? {};
    const hunger = (picture.layers?.hunger ?? []).filter((/** @type {any} */ one) => one.turn - picture.turn <= SOON && idle.some((/** @type {any} */ other) => other.hex === one.hex));
    return [
        ...errors.map((/** @type {any} */ one) => ({ icon: 'bell', kind: 'bad', says: t('sw.task-line', { n: one.line, text: one.text }) })),
        ...warnings.map((/** @type {any} */ one) => ({ icon: 'hunger', kind: 'bad', says: one.text })),
        ...orders.flatMap((/** @type {any} */ one) => (one.notes ?? []).map((/** @type {any} */ note) => ({ icon: 'bell', kind: '', hex: one.path?.[0], says: t('sw.task-line', { n: one.line, text: note.text }) }))),
        ...hunger.map((/** @type {any} */ one) => ({ icon: 'hunger', kind: 'warn', hex: one.hex, order: one.order, says: t('sw.task-starves', { hex: one.hex, n: one.turn }) })),
        ...idle.map((/** @type {any} */ one) => ({ icon: one.band ? 'move' : 'eye', kind: '', hex: one.hex, says: one.band ? t('sw.task-idle', { hex: one.hex, n: one.band }) : t('sw.task-spy', { hex: one.hex }) })),
    ];
}

/** @param {{ scene: any }} of */
export function Tasks({ scene }) {
    const { match } = scene;
    useChanges(draftOf(match));
    const all = tasksOf(scene);
    if (!all.length) return html`<p class="pad quiet">${t('sw.nothing-to-do')}</p>`;
    return html`<ul class="feed tasks">${all.map((one) => html`<li class=${one.kind}><${Icon} name=${one.icon} />${one.hex ? html`<button type="button" class="line" onClick=${() => deskOf(match).look(one.hex, true)}>${one.says}</button>` : html`<span>${one.says}</span>`}
        ${one.order && html`<button type="button" class="swchip" onClick=${() => draftOf(match).add(one.order)}>${t('sw.add-line')} ${one.order}</button>`}</li>`)}</ul>`;
}
