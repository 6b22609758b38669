// After the end everything is open: the points by turn, the whole world beside what one believed of it, the last report, and who lied.
import { html, useEffect, useState } from '../frame/view.js';
import { Paper } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { clanOf } from './facts.js';
import { gridOf } from './grid.js';
import { Scores } from './history.js';
import { Chart } from './map.js';
import { World } from './mini.js';
import { Report, useReport } from './report.js';

/** The last report before the end as a map. @param {any} told @returns {Record<string, any>} */
const believed = (told) => Object.fromEntries((told?.report?.map ?? []).map((/** @type {any} */ one) => [one.hex, one]));

/** @param {{ scene: any }} of */
function Believed({ scene }) {
    const { match, picture } = scene;
    const told = useReport(match, Math.max(0, picture.turn - 1));
    const grid = gridOf(picture);
    if (!told?.report) return null;
    return html`<div class="believed2"><figure><figcaption>${t('sw.believed', { n: Math.max(0, picture.turn - 1) })}</figcaption><${World} grid=${grid} hexes=${believed(told)} label=${t('sw.believed', { n: Math.max(0, picture.turn - 1) })} /></figure>
        <figure><figcaption>${t('sw.it-was')}</figcaption><${World} grid=${grid} hexes=${picture.hexes} label=${t('sw.it-was')} /></figure></div>`;
}

/** Letters that were not what they seemed: who wrote them, and what was untrue. @param {{ scene: any }} of */
function Ledger({ scene }) {
    const { match, picture } = scene;
    const [ledger, set] = useState(/** @type {any[] | null} */ (null));
    useEffect(() => { if (match.mine) match.ask({ letters: 0 }).then((/** @type {any} */ { letters }) => set(letters.ledger ?? []), () => set([])); }, [match]);
    if (!ledger?.length) return html`<p class="pad quiet">${t('sw.no-lies')}</p>`;
    return html`<ul class="swrows">${ledger.map((one) => html`<li><b>${t('sw.turn', { n: one.turn })}</b><div><b>${one.code ?? clanOf(picture, one.clan)?.code}</b> ${one.says}<p dir="auto">${one.text}</p>${(one.untrue ?? []).map((/** @type {any} */ lie) => html`<p class="bad">${lie.hex}: ${lie.says}</p>`)}</div></li>`)}</ul>`;
}

/** @param {{ scene: any, children?: any }} of */
export function End({ scene, children }) {
    const { match } = scene;
    return html`<div class="endboard"><div class="swamp-end"><${Paper} title=${t('sw.scores')}><div class="pad"><${Scores} scene=${scene} /></div><//>
        <${Paper} title=${t('sw.world')}><div class="board swamp"><${Chart} scene=${scene} /></div><//>
        ${match.mine && html`<${Paper} title=${t('sw.belief')}><div class="pad"><${Believed} scene=${scene} /></div><//><${Paper} title=${t('sw.last-report')}><${Report} scene=${scene} /><//>`}</div>
        <div class="col"><${Paper} title=${t('sw.lies')}><${Ledger} scene=${scene} /><//>${children}</div></div>`;
}
