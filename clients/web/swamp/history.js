// The points of every clan by turn, as far as the table shows them: a line for each, with its letter at the end, and the points that win.
import { html, useState } from '../frame/view.js';
import { t } from '../frame/text.js';

const [WIDE, HIGH, LEFT, LOW] = [720, 300, 54, 26];

/** What each turn's ranking told. @param {any} match @returns {{ turn: number, points: Map<number, number> }[]} */
export function turnsOf(match) {
    const turns = [];
    let now = null;
    for (const { told } of match.log) {
        if (told?.event === 'turn') turns.push(now = { turn: told.args[0], points: new Map() });
        if (told?.event === 'place' && now) now.points.set(told.seat, told.args[1]);
    }
    return turns.filter(({ points }) => points.size);
}

/** @param {{ scene: any }} of */
export function Scores({ scene }) {
    const { match, picture } = scene;
    const turns = turnsOf(match);
    const [alone, single] = useState(-1);
    if (turns.length < 2) return html`<p class="pad quiet">${t('sw.no-history')}</p>`;
    const most = Math.max(picture.threshold ?? 0, ...turns.flatMap(({ points }) => [...points.values()]));
    const x = (/** @type {number} */ i) => LEFT + (i / (turns.length - 1)) * (WIDE - LEFT - 24);
    const y = (/** @type {number} */ n) => HIGH - LOW - (n / most) * (HIGH - LOW - 16);
    const step = 10 ** Math.floor(Math.log10(most));
    const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
    const line = (/** @type {number} */ seat) => turns.map(({ points }, i) => ({ i, n: points.get(seat) })).filter(({ n }) => n !== undefined);
    return html`<figure class="scores"><figcaption>${t('sw.scores')}</figcaption><svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${t('sw.scores')}>
        ${marks.map((n) => html`<path class="gridline" d="M${LEFT} ${y(n)}H${WIDE}" /><text x=${LEFT - 6} y=${y(n) + 4} class="axis">${n}</text>`)}
        ${turns.map(({ turn }, i) => (turns.length < 16 || i % Math.ceil(turns.length / 12) === 0) && html`<text x=${x(i)} y=${HIGH - 8} class="axis mid">${turn}</text>`)}
        ${picture.threshold > 0 && html`<path class="threshold" d="M${LEFT} ${y(picture.threshold)}H${WIDE}" />`}
        ${match.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => {
            const all = line(seat);
            const mark = String.fromCharCode(97 + seat);
            const dim = alone >= 0 && alone !== seat;
            const disc = (/** @type {any} */ one) => one && html`<circle cx=${x(one.i)} cy=${y(one.n)} r="9" class="swdisc s-${mark}" /><text x=${x(one.i)} y=${y(one.n) + 5} class="axis mid on-${mark}">${mark.toUpperCase()}</text>`;
            return all.length > 1 && html`<g class=${dim ? 'dim' : ''}><path class="score st-${mark}" d=${`M${all.map(({ i, n }) => `${x(i).toFixed(1)} ${y(/** @type {number} */ (n)).toFixed(1)}`).join('L')}`} />${disc(all[Math.floor(all.length / 3)])}${disc(all.at(-1))}</g>`;
        })}</svg>
        <div class="picks">${match.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => html`<button type="button" class="swchip" aria-pressed=${alone === seat ? 'true' : 'false'} onClick=${() => single(alone === seat ? -1 : seat)}>${String.fromCharCode(65 + seat)} <small>${picture.clans[seat].code}</small></button>`)}</div></figure>`;
}
