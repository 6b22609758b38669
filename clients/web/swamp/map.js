// The map: an endless sheet of hexes in a window. What is picked, lit, drafted or laid over it is a second plate above the ground, so
// that pointing draws few things again.
import { html, useChanges, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../frame/view.js';
import { Button, Icon } from '../frame/parts.js';
import { useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';
import { useWide } from '../frame/wide.js';
import { deskOf, story } from './facts.js';
import { draftOf } from './draft.js';
import { gridOf, HIGH, OUTLINE, STEP } from './grid.js';
import { detail, Hex, Inks } from './hexes.js';
import { litOf, pathOf, ringOf, stepsTo, aimed, waysOf } from './ring.js';
import { Mini } from './mini.js';
import { claimWords } from './post.js';
import { Verbs } from './verbs.js';
import { View } from './view.js';

const MARGIN = 2; /* hexes around the window that are drawn as well */
const LAYERS = ['', 'food', 'hunger', 'sight', 'danger'];
const WALK = /** @type {Record<string, string>} */ ({ w: 'N', e: 'NE', d: 'SE', s: 'S', a: 'SW', q: 'NW' });

/** Where the map begins: at the home den, or any band of one's own. @param {any} picture */
function home(picture) {
    const all = Object.entries(picture.hexes);
    const own = (/** @type {any} */ cell) => cell.owner === picture.clan || cell.clan === picture.clan;
    return (all.find(([, cell]) => cell.home && cell.owner === picture.clan) ?? all.find(([, cell]) => own(cell)) ?? all[Math.floor(all.length / 2)])?.[0] ?? '';
}

/** The window of hexes around what is shown: it changes only when the view has left it. @param {View} view @param {any} grid */
function useWindow(view, grid) {
    const [win, set] = useState(/** @type {any} */ (null));
    useEffect(() => {
        const look = () => set((/** @type {any} */ old) => {
            if (old && view.zooming) return old;
            const now = grid.window(view.part);
            const near = detail(view.k * 64);
            if (old && old.near === near && old.grid === grid && old.c0 <= now.c0 && old.c1 >= now.c1 && old.r0 <= now.r0 && old.r1 >= now.r1) return old;
            const more = grid.wrap ? MARGIN : 0;
            return { grid, near, c0: now.c0 - more, c1: now.c1 + more, r0: now.r0 - more, r1: now.r1 + more };
        });
        look();
        return view.hear(look);
    }, [view, grid]);
    return win;
}

/** The ground: each hex is drawn once and kept until it has changed. @param {{ scene: any, win: any, grid: any }} of */
function Ground({ scene, win, grid }) {
    const kept = useRef(/** @type {Map<string, any>} */ (new Map()));
    const { picture } = scene;
    const fresh = new Map();
    const drawn = [];
    for (let r = win.r0; r <= win.r1; r += 1) {
        for (let c = win.c0; c <= win.c1; c += 1) {
            const hex = grid.name(c, r);
            if (!hex) continue;
            const cell = picture.hexes[hex];
            const key = `${c},${r}`;
            const old = kept.current.get(key);
            const one = old && old.cell === cell && old.near === win.near && old.turn === picture.turn ? old : { cell, near: win.near, turn: picture.turn, node: placed(scene, { hex, cell, near: win.near, key, at: grid.centre(c, r) }) };
            fresh.set(key, one);
            drawn.push(one.node);
        }
    }
    kept.current = fresh;
    return html`<g>${drawn}</g>`;
}

/** @param {any} scene @param {{ hex: string, cell: any, near: string, key: string, at: { x: number, y: number } }} of */
function placed(scene, { hex, cell, near, key, at }) {
    return html`<g key=${key} class="hx" data-hex=${hex} role="button" aria-label=${`${hex}, ${story(scene, hex).join(', ')}`} transform="translate(${at.x} ${at.y.toFixed(1)})"><${Hex} hex=${hex} cell=${cell} picture=${scene.picture} near=${near} /></g>`;
}

/** A place, so far towards another: arrows leave the numbers of bands free. @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to @param {number} by */
function toward(from, to, by) {
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: from.x + ((to.x - from.x) * by) / far, y: from.y + ((to.y - from.y) * by) / far };
}

/** An arrow along a path, as it will be gone if nobody else moves. @param {{ path: string[], grid: any, from: any, kind: string, label?: string }} of */
function Arrow({ path, grid, from, kind, label }) {
    const places = [];
    let near = from;
    for (const hex of path) { near = grid.near(hex, near); if (!near) return null; places.push(near); }
    if (places.length < 2) return null;
    const back = places.length === 3 && path[0] === path[2];
    // There and back is two lines beside each other.
    const ends = [toward(places[0], places[1], 34), ...places.slice(1, -1), toward(places[places.length - 1], places[places.length - 2], 36)];
    const line = back ? `M${ends[0].x - 12} ${ends[0].y}L${places[1].x - 12} ${places[1].y}L${places[1].x + 12} ${places[1].y}L${ends[2].x + 12} ${ends[2].y}`
        : `M${ends.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
    const end = places[places.length - 1];
    return html`<g class="arrow ${kind}" data-path=${path.join(' ')}><path d=${line} class="halo" /><path d=${line} class="shaft" marker-end="url(#sw-head)" />
        ${places.length === 3 && html`<circle cx=${places[1].x} cy=${places[1].y} r="10" class="step" />`}
        ${label && html`<text x=${end.x} y=${end.y + 62} class="ghost">${label}</text>`}</g>`;
}

/** Every image of some hexes that the window shows. @param {any} win @param {any} grid @param {(hex: string) => any} wanted */
function images(win, grid, wanted) {
    const all = [];
    for (let r = win.r0; r <= win.r1; r += 1) for (let c = win.c0; c <= win.c1; c += 1) {
        const hex = grid.name(c, r);
        const what = hex && wanted(hex);
        if (what) all.push({ hex, what, ...grid.centre(c, r) });
    }
    return all;
}

/** One layer at a time, as lines over the ground. @param {any} picture @param {string} layer @returns {(hex: string) => any} */
function layerOf(picture, layer) {
    const { food = [], hunger = [], danger = {} } = picture.layers ?? {};
    const starves = new Map(hunger.map((/** @type {any} */ one) => [one.hex, one.turn]));
    const foods = new Set(food);
    const of = /** @type {Record<string, (hex: string) => any>} */ ({
        food: (hex) => foods.has(hex) && ' ', hunger: (hex) => starves.has(hex) && `t${starves.get(hex)}`,
        danger: (hex) => danger[hex], sight: (hex) => picture.hexes[hex]?.known === 'sight' && ' ',
    });
    return of[layer] ?? (() => null);
}

/** What is over the ground: layer, lit hexes, the one that is looked at, arrows. @param {{ scene: any, win: any, grid: any, view: View }} of */
function Over({ scene, win, grid, view }) {
    const { picture, match } = scene;
    const desk = deskOf(match);
    const draft = draftOf(match);
    const ring = ringOf(match, desk.hex);
    const lit = litOf(desk, ring);
    const from = { x: view.x, y: view.y };
    const pending = draft.pending && draft.judged.length === draft.lines.length + 1 && draft.judged[draft.lines.length] === draft.pending
        ? draft.receipt?.orders?.find((/** @type {any} */ one) => one.line === draft.lines.length + 1)?.path : null;
    const own = grid.near(desk.hex, from);
    const report = desk.board === 'report' ? desk.marks : null;
    const claims = new Map((desk.sheet?.sheet?.hexes ?? []).map((/** @type {any} */ one) => [one.hex, one]));
    const sender = desk.sheet?.clan ? String.fromCharCode(96 + desk.sheet.clan) : '';
    return html`<g class="over">
        ${images(win, grid, layerOf(picture, desk.layer)).map(({ x, y, what }) => html`<g transform="translate(${x} ${y})"><path d=${OUTLINE} fill=${`url(#sw-${desk.layer})`} />${String(what).trim() && html`<text y="52" class="heat ${desk.layer}">${what}</text>`}</g>`)}
        ${images(win, grid, (hex) => claims.get(hex)).map(({ x, y, what }) => html`<g transform="translate(${x} ${y})"><path d=${OUTLINE} class="claimed st-${sender}" transform="scale(.86)" /><text y="6" class="heat">${claimWords(picture, what)}</text></g>`)}
        ${images(win, grid, (hex) => lit.has(hex)).map(({ x, y }) => html`<path d=${OUTLINE} class="lit" transform="translate(${x} ${y}) scale(.9)" />`)}
        ${report && images(win, grid, (hex) => report.get(hex)).map(({ x, y, what }) => html`<g transform="translate(${x} ${y})"><path d=${OUTLINE} class="fought" transform="scale(.94)" />${what !== true && html`<g transform="translate(-40 -30)"><rect x="-15" y="-15" width="30" height="30" class="battle" /><text y="8" class="battlen">${what}</text></g>`}</g>`)}
        ${own && images(win, grid, (hex) => hex === desk.hex).map(({ x, y }) => html`<path d=${OUTLINE} class="looked" transform="translate(${x} ${y})" />`)}
        ${!report && (draft.receipt?.orders ?? []).filter((/** @type {any} */ one) => one.line <= draft.lines.length && one.path?.length > 1).map((/** @type {any} */ one) => html`<${Arrow} key=${one.line} path=${one.path} grid=${grid} from=${from} kind="kept" />`)}
        ${desk.verb && html`<${Arrow} path=${pending ?? pathOf(desk, ring)} grid=${grid} from=${from} kind="now" label=${draft.pending} />`}
    </g>`;
}

/** A hex was pointed at: it is where the order leads, or it is looked at. @param {any} match @param {string} hex */
export function point(match, hex) {
    const desk = deskOf(match);
    const ring = ringOf(match, desk.hex);
    if (desk.verb && ring && aimed(desk, ring)) return desk.set({ target: hex });
    if (desk.verb && ring && litOf(desk, ring).has(hex)) {
        const steps = stepsTo(desk, ring, hex);
        if (steps) return desk.set({ steps });
    }
    return desk.look(hex);
}

/** A direction by a key: a step of the order, or a walk from hex to hex. @param {any} scene @param {string} way */
function walk({ match }, way) {
    const desk = deskOf(match);
    const ring = ringOf(match, desk.hex);
    if (!ring) return;
    const step = ring.ways.find((/** @type {any[]} */ one) => one.length === 2 && one[0] === way);
    if (!desk.verb) { if (step) desk.look(step[1], true); return; }
    const most = aimed(desk, ring) ? 0 : waysOf(desk, ring)?.[1] ?? 0;
    if (!most) return;
    const steps = desk.steps.length < most ? [...desk.steps, way] : [way];
    const fits = ring.ways.some((/** @type {any[]} */ one) => one.length === 2 * steps.length && steps.every((/** @type {string} */ one1, /** @type {number} */ i) => one[2 * i] === one1));
    if (fits) desk.set({ steps });
}

/** @param {{ desk: any, grid: any }} of */
function GoTo({ desk, grid }) {
    const [typed, type] = useState('');
    const [bad, setBad] = useState(false);
    const go = (/** @type {any} */ e) => { e.preventDefault(); const hex = grid.read(typed); setBad(!hex); if (hex) { desk.look(hex, true); type(''); e.currentTarget.querySelector('input').blur(); } };
    return html`<form class="goto" onSubmit=${go}><input class="field" size="5" id="sw-goto" aria-label=${t('sw.go-to')} placeholder=${t('sw.go-to')} value=${typed} aria-invalid=${bad ? 'true' : 'false'} autocomplete="off" autocapitalize="characters" onInput=${(/** @type {any} */ e) => { type(e.target.value); setBad(false); }} />${bad && html`<span role="alert">${t('sw.no-hex')}</span>`}</form>`;
}

/** One layer at a time. @param {{ desk: any }} of */
const Layers = ({ desk }) => html`<select class="field" aria-label=${t('sw.layer')} value=${desk.layer} onChange=${(/** @type {any} */ e) => desk.set({ layer: e.target.value })}>${LAYERS.map((one) => html`<option value=${one}>${t(/** @type {any} */ (`sw.layer-${one || 'none'}`))}</option>`)}</select>`;

/** @param {{ scene: any }} of */
export function Chart({ scene }) {
    const { match, picture } = scene;
    const desk = deskOf(match);
    useChanges(desk);
    useChanges(draftOf(match));
    const box = useRef(/** @type {HTMLElement | null} */ (null));
    const layer = useRef(/** @type {any} */ (null));
    const view = useMemo(() => new View(), [match]);
    const grid = gridOf(picture);
    const win = useWindow(view, grid);
    const [legend, setLegend] = useState(false);
    const wide = useWide();
    const show = (/** @type {string} */ hex) => { const at = grid.near(hex, view); if (at) view.go(at.x, at.y); };
    useLayoutEffect(() => { view.layer = layer.current; view.place(); });
    useEffect(() => {
        const at = box.current;
        if (!at) return undefined;
        const measure = () => view.size(at.clientWidth, at.clientHeight);
        const watch = new ResizeObserver(measure);
        watch.observe(at);
        measure();
        const hands = view.hands();
        at.addEventListener('wheel', hands.onWheel, { passive: false });
        return () => { watch.disconnect(); at.removeEventListener('wheel', hands.onWheel); };
    }, [view]);
    useEffect(() => { desk.show = show; }, [grid, view]);
    useEffect(() => { show(desk.hex || home(picture)); }, [grid]);
    const pan = (/** @type {number} */ x, /** @type {number} */ y) => ({ does: () => view.go(view.x + x * STEP, view.y + y * HIGH), says: t('sw.key-pan') });
    useKeys({
        ...Object.fromEntries(Object.entries(WALK).map(([key, way]) => [key, { does: () => walk(scene, way), says: t('sw.key-walk', { way }) }])),
        ArrowUp: pan(0, -1), ArrowDown: pan(0, 1), ArrowLeft: pan(-1, 0), ArrowRight: pan(1, 0),
        '+': { does: () => view.zoom(1.3), says: t('sw.nearer') }, '-': { does: () => view.zoom(1 / 1.3), says: t('sw.farther') },
        0: { does: () => { view.k = 0.56; show(home(picture)); }, says: t('sw.to-home') },
        g: { does: () => document.getElementById('sw-goto')?.focus(), says: t('sw.go-to') },
        l: { does: () => desk.set({ layer: LAYERS[(LAYERS.indexOf(desk.layer) + 1) % LAYERS.length] }), says: t('sw.layer') },
    });
    const { onWheel: _, ...hands } = view.hands();
    const pressed = (/** @type {any} */ e) => {
        const hex = e.target.closest?.('[data-hex]')?.dataset.hex;
        if (!hex || view.dragged) return;
        point(match, hex);
    };
    const at = desk.hex && grid.near(desk.hex, view);
    return html`<div class="swampmap" ref=${box} ...${hands} onClick=${pressed}>
        <svg class="sheetmap" role="group" aria-label=${t('sw.map')}><${Inks} /><g ref=${layer}>${win && view.wide > 0 && html`<${Ground} scene=${scene} win=${win} grid=${grid} /><${Over} scene=${scene} win=${win} grid=${grid} view=${view} />`}</g></svg>
        ${at && html`<${Verbs} scene=${scene} at=${at} view=${view} />`}
        <div class="maptools" onClick=${(/** @type {any} */ e) => e.stopPropagation()} onPointerDown=${(/** @type {any} */ e) => e.stopPropagation()}>
            <${Button} aria-label=${t('sw.nearer')} onClick=${() => view.zoom(1.3)}>+<//><${Button} aria-label=${t('sw.farther')} onClick=${() => view.zoom(1 / 1.3)}>−<//>
            <${Button} icon="den" aria-label=${t('sw.to-home')} onClick=${() => show(home(picture))} />
            ${wide && html`<${GoTo} desk=${desk} grid=${grid} /><${Layers} desk=${desk} />`}
            <${Button} icon="layers" aria-label=${t('sw.legend')} aria-expanded=${legend ? 'true' : 'false'} onClick=${() => setLegend(!legend)} /></div>
        ${wide && html`<${Mini} grid=${grid} picture=${picture} view=${view} />`}
        ${legend && html`<${Legend} scene=${scene}>${!wide && html`<${GoTo} desk=${desk} grid=${grid} /><${Layers} desk=${desk} />`}<//>`}
        <p class="spoken" role="status">${desk.hex ? `${desk.hex}: ${story(scene, desk.hex).join(', ')}` : ''}</p>
    </div>`;
}

const GROUNDS = ['Pla', 'Swa', 'Scr', 'Fer', 'Pea', 'Vol', 'Rui', 'Tem', 'Cur', 'Den', 'Wat', 'Whi'];

/** @param {{ scene: any, children?: any }} of */
const Legend = ({ scene, children }) => html`<div class="legend" role="region" aria-label=${t('sw.legend')} onClick=${(/** @type {any} */ e) => e.stopPropagation()} onPointerDown=${(/** @type {any} */ e) => e.stopPropagation()}>${children}
    ${GROUNDS.map((one) => html`<span><svg width="32" height="28" viewBox="-32 -28 64 56" aria-hidden="true"><use href="#terrain-${one.toLowerCase()}" x="-32" y="-28" width="64" height="56" /></svg>${scene.name('l', one).title}</span>`)}
    <span><svg width="32" height="28" viewBox="-64 -56 128 112" aria-hidden="true"><path d=${OUTLINE} class="fog" /></svg>${t('sw.unknown')}</span>
    <span><svg width="32" height="28" viewBox="-64 -56 128 112" aria-hidden="true"><path d=${OUTLINE} fill="url(#sw-old)" /></svg>${t('sw.seen-once')}</span>
    <span><${Icon} name="bridge" /> ${t('sw.bridge')}</span><span><${Icon} name="raft" /> ${t('sw.raft')}</span><span><${Icon} name="eye" /> ${t('sw.spy')}</span><span class="pencil"><${Icon} name="move" /> ${t('sw.if-nobody')}</span></div>`;
