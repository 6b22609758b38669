// A whole world, small: a plate for each ground, a dot for each band and den in its clan's colour. As the mini map it has the frame of what
// the map shows; after the end two of them are what one believed and what was so.
import { html, useChanges, useMemo } from '../frame/view.js';
import { t } from '../frame/text.js';
import { HIGH, STEP } from './grid.js';

const PX = 4; /* of a hex */
const [W, H] = [PX, PX * 1.15];

const place = (/** @type {{ c: number, r: number }} */ { c, r }) => ({ x: c * W, y: r * H + (c % 2 ? 0 : H / 2) });

/** @param {{ grid: any, hexes: Record<string, any> }} of */
function platesOf({ grid, hexes }) {
    /** @type {Map<string, string>} */
    const plates = new Map();
    const dots = [];
    for (const [hex, cell] of Object.entries(hexes)) {
        const at = grid.places.get(hex);
        if (!at) continue;
        const { x, y } = place(at);
        const plate = `t-${cell.terrain.toLowerCase()}${cell.known === 'old' ? ' was' : ''}`;
        plates.set(plate, `${plates.get(plate) ?? ''}M${x.toFixed(1)} ${y.toFixed(1)}h${W}v${H.toFixed(1)}h-${W}z`);
        const clan = cell.clan || (typeof cell.owner === 'number' ? cell.owner : 0);
        if (clan) dots.push(html`<rect x=${x.toFixed(1)} y=${y.toFixed(1)} width=${W} height=${H.toFixed(1)} class="dot s-${String.fromCharCode(96 + clan)}" />`);
    }
    return html`<g>${[...plates].map(([plate, d]) => html`<path class=${plate} d=${d} />`)}${dots}</g>`;
}

/** @param {{ grid: any, hexes: Record<string, any>, label: string, children?: any, onGo?: (e: any) => void }} of */
export function World({ grid, hexes, label, children, onGo }) {
    const drawn = useMemo(() => platesOf({ grid, hexes }), [grid, hexes]);
    return html`<svg class="world" viewBox="0 0 ${grid.wide * W} ${grid.high * H + H / 2}" role="img" aria-label=${label} onClick=${onGo}>${drawn}${children}</svg>`;
}

/** What the window shows, in red; it alone is drawn again as the map moves. @param {{ grid: any, view: any }} of */
function Frames({ grid, view }) {
    useChanges(view);
    const { x, y, wide, high } = view.part;
    const [fx, fy, fw, fh] = [((x - wide / 2) / STEP) * W, ((y - high / 2) / HIGH) * H, (wide / STEP) * W, (high / HIGH) * H];
    const [all, tall] = [grid.wide * W, grid.high * H];
    const at = (/** @type {number} */ n, /** @type {number} */ by) => ((n % by) + by) % by;
    // A frame that leaves the world at one side comes in at the other.
    const frames = grid.wrap ? [[0, 0], [-all, 0], [0, -tall], [-all, -tall]].map(([dx, dy]) => [at(fx, all) + dx, at(fy, tall) + dy]) : [[fx, fy]];
    return html`${frames.map(([left, top]) => html`<rect class="frameline" x=${left} y=${top} width=${Math.min(fw, all)} height=${Math.min(fh, tall)} />`)}`;
}

/** @param {{ grid: any, picture: any, view: any }} of */
export function Mini({ grid, picture, view }) {
    const go = (/** @type {any} */ e) => {
        e.stopPropagation();
        const box = e.currentTarget.getBoundingClientRect();
        view.go(((e.clientX - box.left) / box.width) * grid.wide * STEP, ((e.clientY - box.top) / box.height) * grid.high * HIGH);
    };
    return html`<div class="mini" onPointerDown=${(/** @type {any} */ e) => e.stopPropagation()}><${World} grid=${grid} hexes=${picture.hexes} label=${t('sw.mini')} onGo=${go}><${Frames} grid=${grid} view=${view} /><//></div>`;
}
