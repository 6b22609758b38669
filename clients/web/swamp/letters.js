// Letters of a turn, as clippings: who wrote them, or nobody; a map sheet in one is what another claims, and never what was seen.
import { html } from '../frame/view.js';
import { Badge } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { clanOf, deskOf } from './facts.js';

/** @param {{ sheet: any, desk: any }} of */
const SheetOf = ({ sheet, desk }) => html`<div class="claims"><p>${sheet.says}</p><ul>${(sheet.hexes ?? []).map((/** @type {any} */ one) => html`<li class="is-${one.is}"><button type="button" class="hexjump" onClick=${() => desk.look(one.hex, true)}>${one.hex}</button> ${one.says}?${one.saw ? ` ${t('sw.you-saw', { what: one.saw })}` : ''}</li>`)}</ul></div>`;

/** @param {{ letter: any, scene: any, out?: boolean }} of */
export function Letter({ letter, scene, out = false }) {
    const { picture } = scene;
    const from = letter.clan ? clanOf(picture, letter.clan) : null;
    const to = letter.all ? t('sw.to-all') : (letter.clans ?? []).map((/** @type {number} */ n) => clanOf(picture, n)?.code).join(', ');
    return html`<div class="clip"><b>${out ? t('sw.you-to', { to }) : from ? html`<${Badge} seat=${letter.clan - 1} name=${from.name} size=${26} /> <bdi>${from.name}</bdi>` : t('sw.unsigned')}</b>
        ${letter.as && html` <small>${t('sw.as-clan', { name: clanOf(picture, letter.as)?.name ?? letter.as })}</small>`}<p dir="auto">${letter.text}</p>${letter.sheet && html`<${SheetOf} sheet=${letter.sheet} desk=${deskOf(scene.match)} />`}</div>`;
}

/** @param {{ letters: any, scene: any }} of */
export function Letters({ letters, scene }) {
    const { in: came = [], out: went = [], told = [] } = letters ?? {};
    if (!came.length && !went.length && !told.length) return null;
    return html`<h3 id="sw-letters">${t('sw.letters')} <small>${came.length}</small></h3>${told.map((/** @type {string} */ line) => html`<p class="bad">${line}</p>`)}
        ${came.map((/** @type {any} */ one) => html`<${Letter} letter=${one} scene=${scene} />`)}${went.map((/** @type {any} */ one) => html`<${Letter} letter=${one} scene=${scene} out />`)}`;
}
