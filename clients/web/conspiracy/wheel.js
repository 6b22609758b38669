// The wheel of theories: a sector for each, as many rings as points, a cell for each card in its player's colour and pattern.
// It is drawn in pixels, so that letters have the same size at every width.
import { html, useLayoutEffect, useRef, useState } from '../frame/view.js';
import { letterOf } from '../frame/parts.js';
import { PATTERNS } from '../frame/patterns.js';
import { t } from '../frame/text.js';
import { walk } from '../cards/card.js';
import { aim, aimed } from '../cards/asked.js';
import { bothOf, cardOf, laidOf, nameOf, setsOf, shortOf, totalOf } from '../cards/facts.js';

const LEAST_RINGS = 13;
const HUB = 0.25; // of the radius
const GAP = 1.2; // pixels between sectors, at either side

/** @param {number} r @param {number} angle in degrees, 0 is up */
const at = (r, angle) => [r * Math.sin(angle * Math.PI / 180), -r * Math.cos(angle * Math.PI / 180)].map((n) => n.toFixed(1));

/** A piece of a ring between two radii and two angles, a little narrower than its sector. @param {number} r0 @param {number} r1 @param {number} a @param {number} width */
function piece(r0, r1, a, width) {
    const [inner, outer] = [r0, r1].map((r) => width / 2 - Math.asin(Math.min(1, GAP / r)) * 180 / Math.PI);
    const [x0, y0] = at(r1, a - outer);
    const [x1, y1] = at(r1, a + outer);
    const [x2, y2] = at(r0, a + inner);
    const [x3, y3] = at(r0, a - inner);
    return `M${x0} ${y0}A${r1.toFixed(1)} ${r1.toFixed(1)} 0 0 1 ${x1} ${y1}L${x2} ${y2}A${r0.toFixed(1)} ${r0.toFixed(1)} 0 0 0 ${x3} ${y3}z`;
}

const Patterns = () => html`<defs>
    ${PATTERNS.map(({ d, fill }, i) => html`<pattern id="seat-pattern-${letterOf(i).toLowerCase()}" width="8" height="8" patternUnits="userSpaceOnUse"><g class="pat" style=${{ color: `var(--on-${letterOf(i).toLowerCase()})` }}><path d=${d} class=${fill ? '' : 'l'} /></g></pattern>`)}
    <pattern id="pencil-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0v5" class="pencil-hatch" /></pattern>
</defs>`;

/** A title in lines, none of them longer than `most` letters. @param {string} title @param {number} most */
function lines(title, most) {
    return title.split(' ').reduce((/** @type {string[]} */ all, word) => {
        const last = all.at(-1);
        if (last !== undefined && `${last} ${word}`.length <= most) all[all.length - 1] = `${last} ${word}`;
        else all.push(word);
        return all;
    }, []);
}

/** The cells of a sector, from the hub outwards, seat by seat. @param {CardScene} scene @param {string} set */
function cellsOf(scene, set) {
    const shares = [];
    let from = 0;
    for (let seat = 0; seat < scene.match.seats.length; seat += 1) {
        const begin = from;
        const cells = laidOf(scene, set, seat).map((laid, i) => {
            const cell = { ...laid, seat, from, to: from + laid.worth, id: `table.${set}.${seat}.${i}` };
            from = cell.to;
            return cell;
        });
        if (cells.length) shares.push({ seat, cells, from: begin, to: from });
    }
    return shares;
}

/** @param {{ scene: CardScene, set: string, cell: any, path: string }} of */
function Cell({ scene, set, cell, path }) {
    const letter = letterOf(cell.seat).toLowerCase();
    const { lit, on } = aimed(scene, cell.seat, set, cell.word, cell.id);
    const pick = () => aim(scene, cell.seat, set, cell.word, cell.id);
    const said = lit || on ? { role: 'button', tabindex: 0, 'aria-pressed': String(on), onClick: pick,
        onKeyDown: (/** @type {KeyboardEvent} */ e) => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); pick(); } } } : { role: 'img' };
    const label = t('cards.cell', { title: cardOf(scene.game, cell.word).title, name: nameOf(scene, cell.seat), points: cell.worth });
    return html`<g class="cell ${cell.state} ${lit ? 'lit' : ''} ${on ? 'on' : ''}" aria-label=${label} ...${said}>
        <path d=${path} class="ground" style=${cell.state === 'new' ? {} : { fill: `var(--seat-${letter})` }} />
        <path d=${path} class="pattern" fill=${cell.state === 'new' ? 'url(#pencil-hatch)' : `url(#seat-pattern-${letter})`} />
    </g>`;
}

/** The letter of a seat on its share; small ones step aside so that none lies on another. @param {{ share: any, r: (points: number) => number, angle: number, i: number }} of */
function Disc({ share, r, angle, i }) {
    const high = r(share.to) - r(share.from);
    const size = Math.max(8, Math.min(10.5, high / 2));
    const [x, y] = at((r(share.from) + r(share.to)) / 2, angle + (high < 19 ? (i % 2 ? 9 : -9) : 0));
    const pencil = share.cells.every((/** @type {any} */ cell) => cell.state === 'new');
    return html`<g class="disc ${pencil ? 'pencil' : ''}" aria-hidden="true"><circle cx=${x} cy=${y} r=${size} /><text x=${x} y=${y} dy="0.36em">${letterOf(share.seat)}</text></g>`;
}

/** @param {{ scene: CardScene, set: any, i: number, n: number, size: any }} of */
function Sector({ scene, set, i, n, size }) {
    const { word, title } = set;
    const angle = i * 360 / n;
    const width = 360 / n;
    const shares = cellsOf(scene, word);
    const total = bothOf(scene, totalOf(word));
    const inPlay = shares.length > 0;
    const proven = total.then >= (scene.picture.now['proven-at'] ?? Infinity);
    const thing = { letter: 'k', word };
    const may = Boolean(scene.choice?.lit(thing));
    const on = scene.picked(`k.${word}`);
    const lit = may && scene.choice.picked.length > 0 && !on;
    const words = shares.map((share) => t('cards.sector-share', { name: nameOf(scene, share.seat), points: share.to - share.from })).join(', ');
    const label = inPlay ? t('cards.sector', { title, total: total.now, shares: words ? `: ${words}` : '' }) : t('cards.sector-empty', { title });
    const pick = () => (may || on ? scene.pick(thing, `k.${word}`) : scene.explain(word));
    const whole = piece(size.hub, size.radius, angle, width);
    return html`<g class="sector ink-${word} ${inPlay ? '' : 'empty'} ${lit ? 'lit' : ''} ${on ? 'on' : ''}">
        <g role="button" class="base" tabindex=${lit || on || i === 0 ? 0 : -1}
            aria-label=${[label, proven ? t('cards.sector-proven') : '', total.changes ? t('cards.draft', { n: total.then }) : '', on ? t('cards.picked') : lit ? t('cards.playable') : ''].filter(Boolean).join(', ')}
            aria-pressed=${may || on ? String(on) : undefined} onClick=${pick}
            onKeyDown=${(/** @type {KeyboardEvent} */ e) => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); pick(); } }}>
            ${(lit || on) && html`<path d=${piece(size.hub - 3, size.radius + 4, angle, width)} class="halo" />`}
            <path d=${whole} class="ground" data-places=${scene.match.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => `set.${word}.${seat}`).join(' ')} />
            <${Rim} set=${set} angle=${angle} size=${size} total=${total.then} pencil=${total.changes && !scene.told} proven=${proven} />
        </g>
        ${shares.map((share) => share.cells.map((/** @type {any} */ cell) => html`<${Cell} scene=${scene} set=${word} cell=${cell} path=${piece(size.r(cell.from) + 0.8, size.r(cell.to) - 0.8, angle, width - 3)} />`))}
    </g>`;
}

/** Emblem, name and total outside the wheel. @param {{ set: any, angle: number, size: any, total: number, pencil: boolean, proven: boolean }} of */
function Rim({ set, angle, size, total, pencil, proven }) {
    const { emblem } = size;
    const [x, y] = at(size.radius + emblem / 2 + 8, angle).map(Number);
    const right = Math.sin(angle * Math.PI / 180) > -0.01;
    const name = size.names ? lines(shortOf(set).replaceAll('\u00ad', ''), 14) : [];
    const reach = emblem / 2 + (total > 0 ? 17 : 7);
    const out = right ? x + emblem / 2 : x - emblem / 2;
    return html`<use href="#emblem-${set.word}" x=${x - emblem / 2} y=${y - emblem / 2} width=${emblem} height=${emblem} class="em" />
        ${name.map((line, i) => html`<text class="name" x=${right ? x + reach : x - reach} y=${y + (i - (name.length - 1) / 2) * 15} dy="0.36em" text-anchor=${right ? 'start' : 'end'}>${line}</text>`)}
        ${total > 0 && html`<g class="total ${pencil ? 'pencil' : proven ? 'proven' : ''}"><circle cx=${out} cy=${y - emblem / 2 + 5} r=${size.names ? 12.5 : 11} />
            <text x=${out} y=${y - emblem / 2 + 5} dy="0.36em">${total}</text></g>`}`;
}

/** The size that the element has, kept up to date. @returns {[any, { w: number, h: number }]} */
function useSize() {
    const box = useRef(/** @type {HTMLElement | null} */ (null));
    const [size, set] = useState({ w: 0, h: 0 });
    useLayoutEffect(() => {
        const element = /** @type {HTMLElement} */ (box.current);
        const look = () => set({ w: element.clientWidth, h: element.clientHeight });
        look();
        const watch = new ResizeObserver(look);
        watch.observe(element);
        return () => watch.disconnect();
    }, []);
    return [box, size];
}

/** @param {{ w: number, h: number }} box @param {number} rings */
function measured({ w, h }, rings) {
    const names = w >= 520 && w > h * 1.15;
    const emblem = names ? (h < 380 ? 38 : 46) : Math.min(w, h) < 300 ? 28 : 36;
    const radius = Math.max(50, Math.min(h / 2 - emblem - 15, names ? w / 2 - emblem - 112 : w / 2 - emblem - 21));
    const hub = radius * HUB;
    return { names, emblem, radius, hub: hub + 4, core: hub, r: (/** @type {number} */ points) => hub + 5 + (radius - hub - 5) * points / rings };
}

/** @param {{ scene: CardScene, hub?: string[] }} of */
export function Wheel({ scene, hub }) {
    const [box, { w, h }] = useSize();
    const sets = setsOf(scene.game);
    const { now } = scene.picture;
    const totals = sets.map(({ word }) => Math.max(totalOf(word)(scene.picture), scene.draft ? totalOf(word)(scene.draft) : 0));
    const size = measured({ w, h }, Math.max(LEAST_RINGS, ...totals));
    const inPlay = sets.filter(({ word }) => scene.picture.groups[word]).length;
    const needs = scene.picture['shut-out']?.needs;
    const [first, second] = hub ?? [t('cards.theories', { n: sets.length }), t('cards.in-play', { n: inPlay })];
    const roomy = size.core > 34; // its two lines fit into the hub
    const flag = roomy ? 66 : 24;
    return html`<div class="wheelbox" ref=${box}>${w > 0 && html`<svg class="wheel" width=${w} height=${h} viewBox="${-w / 2} ${-h / 2} ${w} ${h}" role="application" aria-label=${t('cards.wheel')} onKeyDown=${walk}>
        <${Patterns} />
        ${sets.map((set, i) => html`<${Sector} key=${set.word} scene=${scene} set=${set} i=${i} n=${sets.length} size=${size} />`)}
        <g aria-hidden="true" class="rings"><circle r=${size.r(now['proven-at'])} class="proven" />
            ${needs && html`<circle r=${size.r(needs)} class="shut" />`}
            <circle r=${size.core} class="hub" />
            ${roomy ? html`<text y="-9" dy="0.36em" class="hubtext">${first}</text><text y="9" dy="0.36em" class="hubsub">${second}</text>` : html`<text dy="0.36em" class="hubtext">${hub ? first : `${inPlay}/${sets.length}`}</text>`}
            ${sets.map(({ word }, i) => cellsOf(scene, word).map((share, at) => html`<${Disc} share=${share} r=${size.r} angle=${i * 360 / sets.length} i=${at} />`))}
            <g transform="rotate(20) translate(0 ${-size.r(now['proven-at'])})"><rect x=${-flag / 2} y="-9.5" width=${flag} height="19" class="flag" />
                <text dy="0.36em" class="flagtext">${roomy ? t('cards.proven-at', { n: now['proven-at'] }) : now['proven-at']}</text></g></g>
    </svg>`}</div>`;
}
