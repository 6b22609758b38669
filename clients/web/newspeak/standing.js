// How the board stands, and what earlier rounds came to.
import { html } from '../frame/view.js';
import { t } from '../frame/text.js';
import { placeName, sideName } from './facts.js';

/** @param {{ scene: any }} of */
export function Standing({ scene }) {
    const { counts, to_win: needs, falls } = scene.picture;
    const cells = ['hacked', 'neutral', 'moderated', 'removed'].flatMap((status) => Array(counts[status]).fill(status));
    return html`<div class="standing"><div class="score" aria-hidden="true">${cells.map((status) => html`<i class=${status} />`)}</div>
        <p><span><b>${counts.hacked}</b> ${t('ns.hacked-of', { n: needs.hacked })}</span><span><b>${counts.moderated}</b> ${t('ns.moderated-of', { n: needs.moderated })}</span></p>
        ${falls.map((/** @type {any} */ fall) => html`<p class="quiet">${t('ns.falls', { place: placeName(scene.picture, fall.slot), status: t(/** @type {any} */ (`ns.is-${fall.becomes}`)) })}</p>`)}</div>`;
}

/** @param {{ scene: any }} of */
export function Past({ scene }) {
    const { picture } = scene;
    const rounds = picture.rounds.map((/** @type {any} */ round, /** @type {number} */ i) => ({ ...round, n: i + 1 })).filter((/** @type {any} */ round) => round.outcome);
    return html`<table class="past"><thead><tr><th scope="col">${t('ns.col-round')}</th><th scope="col">${t('ns.col-dials')}</th><th scope="col">${t('ns.col-pointer')}</th><th scope="col">${t('ns.col-came')}</th></tr></thead>
        <tbody>${rounds.map((/** @type {any} */ round) => html`<tr><th scope="row">${round.n}</th><td>${round.dials.join(' ')}</td><td>${round.pointer}</td>
            <td>${t(/** @type {any} */ (`ns.came-${round.outcome}`), { slot: round.changed })}${round.card && round.card !== 'none' ? html` <small>${t('ns.used', { card: round.card, who: sideName(picture, round.owner) })}</small>` : ''}${round.code ? html` <small>${t('ns.code-n', { n: round.code })}</small>` : ''}</td></tr>`)}</tbody></table>`;
}
