// The network: regions, connections, nodes, the names of networks with what they pay now. What came this turn is red ink; what the move
// that is meant would do is pencil, with a dotted line from each cause to what follows from it.
import { html, useChanges, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../frame/view.js';
import { t } from '../frame/text.js';
import { link, linkOf, setOf, SIDES, sideName, spreads, words } from './facts.js';
import { hull, layout } from './layout.js';
import { Node } from './node.js';
import { deskOf, hasTeam, point } from './team.js';
import { useZoom, Zoom } from './zoom.js';

/** Letters of what is said of a network, at most. */
const longest = () => Math.max(...[t('ll.clean', { n: 0 }), t('ll.held', { n: 0 }), t('ll.part', { n: 0, of: 0 })].map((one) => one.length));

const LEAST = { width: 300, height: 240 };

/** The size of an element, as it changes. */
function useSize() {
    const ref = useRef(/** @type {HTMLElement | null} */ (null));
    const [size, set] = useState(/** @type {{ width: number, height: number, em: number } | null} */ (null));
    useLayoutEffect(() => {
        const measure = () => {
            const box = ref.current?.getBoundingClientRect();
            const em = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
            if (box) set({ em, width: Math.max(LEAST.width, Math.round(box.width)), height: Math.max(LEAST.height, Math.round(box.height)) });
        };
        measure();
        const eye = new ResizeObserver(measure);
        if (ref.current) eye.observe(ref.current);
        return () => eye.disconnect();
    }, []);
    return /** @type {[any, any]} */ ([ref, size]);
}

const THUMB = 44; /* pixels that a thumb hits */
const MARKS = /** @type {Record<string, 'ping' | 'plan'>} */ ({ p: 'ping', m: 'plan' });

/** Arrows go to the nearest node in that direction: of those that are lit, if any is; p and m point it out to partners. @param {KeyboardEvent} e @param {any} scene @param {any} at */
function walk(e, scene, at) {
    const to = /** @type {Record<string, [number, number]>} */ ({ ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] })[e.key];
    const from = /** @type {Element} */ (e.target).closest('[data-node]')?.getAttribute('data-node');
    if (from && MARKS[e.key] && hasTeam(scene) && !e.ctrlKey && !e.metaKey && !e.altKey) {
        e.preventDefault();
        point(scene, MARKS[e.key], from);
    }
    if (!to || !from) return;
    e.preventDefault();
    const lit = words(scene, 'o');
    const all = lit.length > 1 ? lit : setOf(scene.game).nodes.map((/** @type {any} */ one) => one.word);
    const here = at[`nodes/${from}`];
    let best = null;
    let least = Infinity;
    for (const word of all) {
        const there = at[`nodes/${word}`];
        const [along, aside] = [(there.x - here.x) * to[0] + (there.y - here.y) * to[1], Math.abs((there.x - here.x) * to[1]) + Math.abs((there.y - here.y) * to[0])];
        if (along > 4 && along + 2 * aside < least) [best, least] = [word, along + 2 * aside];
    }
    const next = best && /** @type {any} */ (e.currentTarget).querySelector(`[data-node="${best}"]`);
    next?.focus();
}

/** @param {any} a @param {any} b @param {number} r how far from either middle it ends */
function between(a, b, r) {
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [x, y] = [(b.x - a.x) / far * r, (b.y - a.y) / far * r];
    return `M${(a.x + x).toFixed(1)} ${(a.y + y).toFixed(1)}L${(b.x - x).toFixed(1)} ${(b.y - y).toFixed(1)}`;
}

/** The ground of a network: what its nodes span, rounded. @param {{ net: any, set: any, at: any, r: number }} of */
function Region({ net, set, at, r }) {
    const corners = hull(set.nodes.filter((/** @type {any} */ one) => one.net === net.word).map((/** @type {any} */ one) => at[`nodes/${one.word}`]));
    const path = corners.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
    return html`<path class="region" d="${path}z" style=${{ '--hue': net.hue }} stroke-width=${2 * r + 22} />`;
}

/** Its name and whom it pays now; where a network is asked for, it is the answer. @param {{ scene: any, net: any, at: any, em: number }} of */
function NetName({ scene, net, at, em }) {
    const { picture, draft } = scene;
    const now = picture.networks[net.word];
    const then = draft?.networks[net.word] ?? now;
    const { on, lit } = linkOf(scene, 'w', net.word);
    const press = () => link(scene, 'w', net.word);
    const words_ = (/** @type {any} */ one) => (one.holds ? t(one.holds === SIDES[1] ? 'll.clean' : 'll.held', { n: one.pays }) : t('ll.part', { n: one.controlled, of: one.nodes }));
    const said = lit || on ? { role: 'button', tabindex: 0, 'aria-pressed': String(on), 'aria-label': net.title, onClick: press, onKeyDown: (/** @type {KeyboardEvent} */ e) => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); press(); } } } : {};
    const changed = words_(now) !== words_(then);
    const last = at.lines.length;
    return html`<g class="net ${on ? 'sel' : lit ? 'legal' : ''}" transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})" ...${said}>
        ${(lit || on) && html`<rect class="ring" x=${-at.left} y=${-at.top} width=${at.left + at.right} height=${at.top + at.bottom} rx="3" />`}
        ${at.lines.map((/** @type {string} */ line, /** @type {number} */ i) => html`<text class="name" y=${(2 + i * 16) * em}>${line}</text>`)}<text class="pays ${changed ? 'was' : ''} ${now.holds ?? ''}" y=${(1 + last * 16) * em}>${words_(now)}</text>
        ${changed && html`<text class="pays pencil" y=${(16 + last * 16) * em}>${words_(then)}</text>`}</g>`;
}

/** @param {{ site: any, at: any, em: number }} of */
const Site = ({ site, at, em }) => html`<g class="site" transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})"><rect x=${-at.left} y=${-at.top} width=${2 * at.left} height=${2 * at.top} />${at.lines.map((/** @type {string} */ line, /** @type {number} */ i) => html`<text y=${(4.5 + 14 * (i - (at.lines.length - 1) / 2)) * em}>${line}</text>`)}
    ${site.tokens && html`<use href="#token-lizard" x=${-at.left - 7} y="-7" width="14" height="14" /><use href="#token-bird" x=${at.right - 7} y="-7" width="14" height="14" />`}</g>`;

/** Causes and what follows from them, as the engine says. @param {{ scene: any, at: any, r: number }} of */
function Chain({ scene, at, r }) {
    const links = (scene.effects ?? []).flatMap((/** @type {any} */ one) => (one.at ?? []).flatMap((/** @type {string} */ to) => (one.from ?? []).map((/** @type {string} */ from) => ({ from: at[from], to: at[to] }))));
    const ways = links.filter((/** @type {any} */ one) => one.from && one.to);
    return html`<g class="chainlines" aria-hidden="true">${ways.map((/** @type {any} */ one) => html`<path d=${between(one.from, one.to, r * 0.9)} marker-end="url(#pencil-head)" />`)}</g>`;
}

const Heads = () => html`<defs>${['red-head', 'pencil-head'].map((id) => html`<marker id=${id} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0l10 5-10 5z" /></marker>`)}</defs>`;

/** @param {{ scene: any }} of */
export function Network({ scene }) {
    const { game, picture, match } = scene;
    const set = setOf(game);
    const [ref, size] = useSize();
    const placed = useMemo(() => (size ? layout({ nodes: set.nodes, nets: set.nets, sites: picture.sites }, { ...size, pays: longest() }) : null), [game, size?.width, size?.height, size?.em]);
    const lit = words(scene, 'o');
    const first = lit[0] ?? set.nodes[0].word;
    const zoom = useZoom(ref);
    const desk = deskOf(match);
    useChanges(desk);
    const small = Boolean(placed && 2 * placed.r * zoom.by < THUMB);
    useEffect(() => desk.set({ small }), [small]);
    return html`<div class="networkbox"><div class="network ${zoom.by > 1 ? 'zoomed' : ''} ${desk.mode}" ref=${ref} ...${zoom.ears}>${placed && html`<svg width=${size.width * zoom.by} height=${placed.height * zoom.by} viewBox="0 0 ${size.width} ${placed.height}" role="group" aria-label=${t('ll.network')} onKeyDown=${(/** @type {KeyboardEvent} */ e) => walk(e, scene, placed.at)}><${Heads} />
        ${set.nets.map((/** @type {any} */ net) => html`<${Region} net=${net} set=${set} at=${placed.at} r=${placed.r} />`)}
        ${set.nodes.flatMap((/** @type {any} */ node) => node.beside.map((/** @type {string} */ id) => html`<path class="way site" d=${between(placed.at[`nodes/${node.word}`], placed.at[`sites/${id}`], 0)} />`))}
        ${set.lines.map((/** @type {any} */ one) => html`<path class="way ${one.inside ? 'in' : 'out'}" d=${between(placed.at[`nodes/${one.from}`], placed.at[`nodes/${one.to}`], 0)} />`)}
        ${spreads(match).map((one) => html`<path class="way bought" d=${between(placed.at[`nodes/${one.from}`], placed.at[`nodes/${one.to}`], placed.r)} marker-end="url(#red-head)" />`)}
        ${picture.sites.map((/** @type {any} */ site) => html`<${Site} site=${site} at=${placed.at[`sites/${site.id}`]} em=${size.em} />`)}
        ${set.nets.map((/** @type {any} */ net) => html`<${NetName} key=${net.word} scene=${scene} net=${net} at=${placed.at[`networks/${net.word}`]} em=${size.em} />`)}
        ${set.nodes.map((/** @type {any} */ place) => html`<${Node} key=${place.word} scene=${scene} place=${place} at=${placed.at[`nodes/${place.word}`]} r=${placed.r} em=${size.em} tab=${place.word === first || linkOf(scene, 'o', place.word).on ? 0 : -1} />`)}
        <${Chain} scene=${scene} at=${placed.at} r=${placed.r} /></svg>`}</div><${Zoom} zoom=${zoom} /></div>`;
}

/** "Spreaders 3 · Stoppers 4". @param {any} scene */
export const totals = (scene) => SIDES.map((side) => `${sideName(scene, side)} ${scene.picture[side].total}`).join(' · ');
