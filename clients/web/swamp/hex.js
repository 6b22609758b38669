// The hex that is looked at: its whole story, what can be ordered there, and the order that is being pointed together.
import { html, useChanges, useEffect, useRef } from '../frame/view.js';
import { Button } from '../frame/parts.js';
import { useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';
import { clanOf, deskOf, story } from './facts.js';
import { draftOf } from './draft.js';
import { byKey, onType, onward } from './picks.js';
import { aimed, litOf, orderOf, ringOf, waysOf } from './ring.js';
import { AllVerbs } from './verbs.js';

const number = (/** @type {any} */ e, /** @type {number} */ most) => Math.max(0, Math.min(most, Math.floor(Number(e.target.value)) || 0));

/** How many of each colour: a slider as far as they are there, a number as far as a band may go. @param {{ desk: any, ring: any }} of */
function Counts({ desk, ring }) {
    const set = (/** @type {string} */ colour, /** @type {number} */ n) => desk.set({ counts: { ...desk.counts, [colour]: n } });
    return html`<div class="counts" role="group" aria-label=${t('sw.how-many')}>${ring.lizards.map((/** @type {[string, number]} */ [colour, there]) => html`<label class="l-${colour} ${there ? '' : 'none'}"><b>${colour}</b>
        <input type="range" min="0" max=${there} value=${desk.counts[colour] ?? 0} disabled=${!there} tabindex=${there ? 0 : -1} aria-label=${t('sw.slide', { colour })} onInput=${(/** @type {any} */ e) => set(colour, number(e, there))} />
        <input type="number" class="field" inputmode="numeric" min="0" max=${ring.limit} value=${desk.counts[colour] ?? ''} aria-label=${t('sw.count', { colour })} onInput=${(/** @type {any} */ e) => set(colour, number(e, ring.limit))} />
        <small>${t('of', { n: there })}</small></label>`)}</div>`;
}

/** @param {{ desk: any, ring: any }} of */
const Chants = ({ desk, ring }) => html`<div class="picks" role="group" aria-label=${t('sw.which-chant')} onKeyDown=${onType} data-lacks=${desk.chant ? undefined : ''}>${ring.chants.map((/** @type {any} */ one) => html`<button type="button" class="swchip ${one.fits ? '' : 'idle'}" data-word=${one.word} aria-pressed=${desk.chant === one.word ? 'true' : 'false'} title=${t('sw.chant-needs', { n: one.needs })}
    onClick=${(/** @type {any} */ e) => desk.set({ keyed: byKey(e), chant: one.word, steps: one.ways ? desk.steps : [], target: one.hex ? desk.target : '' })}>${one.title} <small>${one.needs}</small></button>`)}</div>`;

/** Black lizards alone chant. @param {{ desk: any, ring: any }} of */
const Chanters = ({ desk, ring }) => html`<label class="l-BLK counts"><b>BLK</b><input type="number" class="field" inputmode="numeric" min="0" max=${ring.limit} value=${desk.counts.BLK ?? ''} placeholder=${t('sw.all')} aria-label=${t('sw.count', { colour: 'BLK' })} onInput=${(/** @type {any} */ e) => desk.set({ counts: { BLK: number(e, ring.limit) } })} /></label>`;

/** @param {{ scene: any, desk: any, ring: any }} of */
const Clans = ({ scene, desk, ring }) => html`<div class="picks" role="group" aria-label=${t('sw.which-clan')} onKeyDown=${onType} data-lacks=${desk.clan ? undefined : ''}>${ring.clans.map((/** @type {number} */ n) => html`<button type="button" class="swchip" data-word="${n} ${clanOf(scene.picture, n).code}" aria-pressed=${desk.clan === n ? 'true' : 'false'} onClick=${(/** @type {any} */ e) => desk.set({ keyed: byKey(e), clan: n })}>${clanOf(scene.picture, n).code} <small>${clanOf(scene.picture, n).name}</small></button>`)}</div>`;

/** Directions as words, for keys and readers; the map lights the same. @param {{ desk: any, ring: any }} of */
function Ways({ desk, ring }) {
    const [least, most] = waysOf(desk, ring) ?? [0, 0];
    if (!most) return null;
    const begun = desk.steps.length < most ? desk.steps : [];
    const list = ring.ways.filter((/** @type {any[]} */ way) => way.length === 2 * (begun.length + 1) && begun.every((/** @type {string} */ step, /** @type {number} */ i) => way[2 * i] === step));
    return html`<div class="picks" role="group" aria-label=${t('sw.which-way')}><span class="sofar">${desk.steps.join(' ') || t(least ? 'sw.way-first' : 'sw.way-here')}</span>
        ${list.map((/** @type {any[]} */ way) => html`<button type="button" class="swchip" onClick=${() => desk.set({ steps: [...begun, way[way.length - 2]] })}>${way[way.length - 2]} <small>${way[way.length - 1]}</small></button>`)}
        ${desk.steps.length > 0 && html`<button type="button" class="swchip" onClick=${() => desk.set({ steps: desk.steps.slice(0, -1) })}>${t('sw.step-back')}</button>`}</div>`;
}

/** @param {{ desk: any, ring: any }} of */
const Target = ({ desk, ring }) => html`<div class="picks" role="group" aria-label=${t('sw.which-temple')} data-lacks=${desk.target ? undefined : ''}>${ring.temples.map((/** @type {string} */ hex) => html`<button type="button" class="swchip" aria-pressed=${desk.target === hex ? 'true' : 'false'} onClick=${() => desk.set({ target: hex })}>${hex}</button>`)}
    <input class="field" size="5" aria-label=${t('sw.other-hex')} placeholder=${t('sw.other-hex')} value=${desk.target} autocapitalize="characters" onInput=${(/** @type {any} */ e) => desk.set({ target: e.target.value.toUpperCase().trim() })} /></div>`;

/** What the server says of the line before it is added. @param {any} draft */
export function pendingSays(draft) {
    const n = draft.lines.length + 1;
    if (!draft.pending || draft.judged[n - 1] !== draft.pending) return null;
    const { orders = [], errors = [] } = draft.receipt ?? {};
    const good = orders.find((/** @type {any} */ one) => one.line === n);
    const bad = errors.find((/** @type {any} */ one) => one.line === n);
    return good ? { says: good.words, notes: good.notes ?? [] } : bad ? { says: '', notes: [bad] } : null;
}

/** Typing how many: of a colour that is there, if one is. @param {HTMLElement | null} box */
function toCounts(box) {
    const all = /** @type {HTMLElement[]} */ ([...box?.querySelectorAll('.counts input[type=number], input.field[type=number]') ?? []]);
    (all.find((one) => !one.closest('.none')) ?? all[0])?.focus();
}

/** @param {{ scene: any }} of */
export function Making({ scene }) {
    const desk = deskOf(scene.match);
    const draft = draftOf(scene.match);
    useChanges(draft);
    const box = useRef(/** @type {HTMLElement | null} */ (null));
    const ring = ringOf(scene.match, desk.hex);
    const order = orderOf(ring, desk.verb);
    useEffect(() => { if (desk.keyed && box.current) { desk.keyed = false; onward(box.current); } });
    useKeys({ c: { does: () => toCounts(box.current), says: t('sw.key-counts') } });
    if (!order) return null;
    const said = pendingSays(draft);
    return html`<div class="making" ref=${box} tabindex="-1" onKeyDown=${(/** @type {KeyboardEvent} */ e) => { if (e.key === 'Enter' && /** @type {Element} */ (e.target).matches('input')) { e.preventDefault(); draft.take(); } }}>
        ${order.chants && html`<${Chants} desk=${desk} ring=${ring} />`}${aimed(desk, ring) && html`<${Target} desk=${desk} ring=${ring} />`}
        <${Ways} desk=${desk} ring=${ring} />${order.chants && html`<${Chanters} desk=${desk} ring=${ring} />`}
        ${order.counts && html`<${Counts} desk=${desk} ring=${ring} />`}${order.clans && html`<${Clans} scene=${scene} desk=${desk} ring=${ring} />`}
        <p class="nowline"><code>${draft.pending || `${desk.verb} ${desk.hex} …`}</code> ${said?.says ?? (draft.pending ? '' : litOf(desk, ring).size ? t('sw.point') : order.does)}${said?.notes.map((/** @type {any} */ note) => html` <span class="warn"><b>${note.code}</b> ${note.text}</span>`)}</p>
        <${Button} kind="ink" why=${draft.pending ? undefined : t('sw.not-whole')} onClick=${() => draft.take()}>${t('sw.add')}<//></div>`;
}

/** @param {{ scene: any }} of */
export function HexPanel({ scene }) {
    const desk = deskOf(scene.match);
    useChanges(desk);
    if (!desk.hex) return html`<p class="pad quiet">${t('sw.look-how')}</p>`;
    const own = draftOf(scene.match).lines.map((/** @type {string} */ line, /** @type {number} */ i) => ({ line, i })).filter(({ line }) => line.split(/\s+/)[1] === desk.hex);
    return html`<div class="pad hexpanel"><ul>${story(scene, desk.hex).map((line) => html`<li>${line}</li>`)}</ul>
        ${own.length > 0 && html`<p class="quiet">${t('sw.ordered-here')} ${own.map(({ line }) => html`<code>${line}</code> `)}</p>`}
        ${scene.picture.phase === 'orders' && html`<${AllVerbs} scene=${scene} /><${Making} scene=${scene} />`}</div>`;
}
