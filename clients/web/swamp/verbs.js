// The orders of a hex: on a half ring beside it those that would come to something, in the panel all of them with the reason why not.
import { html, useEffect, useLayoutEffect, useRef } from '../frame/view.js';
import { Icon } from '../frame/parts.js';
import { useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';
import { deskOf } from './facts.js';
import { byKey, onType } from './picks.js';
import { ringOf } from './ring.js';

const ICONS = /** @type {Record<string, string>} */ ({ MO: 'move', SP: 'split', SN: 'sneak', SA: 'sail', FR: 'free', LO: 'lob', CH: 'chant', RE: 'recruit', GI: 'give', BF: 'plant', DF: 'wreck', BR: 'raft', BD: 'den', BB: 'bridge', DB: 'wreck' });
const MOST = 8; /* on the ring */
const ORDER = ['MO', 'SP', 'RE', 'FR', 'LO', 'CH', 'SA', 'SN', 'BD', 'BF', 'BB', 'DB', 'BR', 'DF', 'GI'];

/** What would come to something, as most want it. @param {any} ring */
const fitting = (ring) => ORDER.map((word) => ring?.orders.find((/** @type {any} */ one) => one.word === word)).filter((one) => one && !one.why);

/** @param {{ one: any, desk: any, n?: number }} of */
const Verb = ({ one, desk, n }) => html`<button type="button" class="verbkey ${one.why ? 'idle' : ''}" data-word=${one.word} aria-pressed=${desk.verb === one.word ? 'true' : 'false'} aria-label=${`${one.word}: ${one.does}${one.why ? `. ${one.why}` : ''}`} title=${one.why ? `${one.does}: ${one.why}` : one.does}
    onClick=${(/** @type {any} */ e) => { e.stopPropagation(); desk.begin(desk.verb === one.word ? '' : one.word, byKey(e)); }}><${Icon} name=${ICONS[one.word] ?? 'command'} /><b>${one.word}</b>${n && html`<kbd aria-hidden="true">${n}</kbd>`}</button>`;

/** @param {{ scene: any, at: { x: number, y: number }, view: any }} of */
export function Verbs({ scene, at, view }) {
    const desk = deskOf(scene.match);
    const ring = ringOf(scene.match, desk.hex);
    const box = useRef(/** @type {HTMLElement | null} */ (null));
    const list = fitting(ring).slice(0, MOST);
    useLayoutEffect(() => { const one = box.current; if (one) view.anchors.add(one); view.place(); return () => { if (one) view.anchors.delete(one); }; });
    useKeys(Object.fromEntries(list.map((one, i) => [String(i + 1), { does: () => desk.begin(one.word, true), says: one.does }])));
    if (!list.length) return null;
    // Once the verb is chosen the ring makes room for what it aims at.
    const shown = desk.verb || desk.board !== 'map' ? [] : list;
    return html`<div class="ring" ref=${box} data-x=${at.x} data-y=${at.y} role="group" aria-label=${t('sw.orders-at', { hex: desk.hex })}>${shown.map((one, i) => {
        const angle = Math.PI * (0.5 + (shown.length === 1 ? 0.5 : i / (shown.length - 1)));
        const r = Math.max(78, shown.length * 15, view.k * 64 + 34);
        return html`<span style=${{ left: `${(Math.cos(angle) * r).toFixed(0)}px`, top: `${(-Math.sin(angle) * r).toFixed(0)}px` }}><${Verb} one=${one} desk=${desk} n=${i + 1} /></span>`;
    })}</div>`;
}

/** The list is open to its end, and keys choose from it. @param {HTMLElement | null} box */
function reach(box) {
    for (const one of box?.querySelectorAll('details') ?? []) one.open = true;
    /** @type {HTMLElement | null | undefined} */ (box?.querySelector('button'))?.focus();
}

/** @param {{ scene: any }} of */
export function AllVerbs({ scene }) {
    const desk = deskOf(scene.match);
    const box = useRef(/** @type {HTMLElement | null} */ (null));
    const ring = ringOf(scene.match, desk.hex);
    useEffect(() => { if (desk.reach && ring) { desk.reach = false; reach(box.current); } });
    useKeys({ o: { does: () => desk.set({ reach: true }), says: t('sw.key-orders') } });
    if (!ring) return null;
    const fits = fitting(ring);
    const rest = ring.orders.filter((/** @type {any} */ one) => one.why);
    return html`<div class="verbs" ref=${box} role="group" aria-label=${t('sw.all-orders', { hex: desk.hex })} onKeyDown=${onType}>${fits.map((one) => html`<${Verb} one=${one} desk=${desk} />`)}
        <details open=${rest.some((/** @type {any} */ one) => one.word === desk.verb) || !fits.length}><summary>${t('sw.not-now')}</summary><div class="verbs">${rest.map((/** @type {any} */ one) => html`<${Verb} one=${one} desk=${desk} />`)}</div></details></div>`;
}
