// What partners point out to each other on the network: a ping, one for each seat, and marks of a plan. The room keeps both and tells
// the side alone; here they are drawn, each in its seat's colour with its letter.
import { html, useChanges } from '../frame/view.js';
import { Source } from '../frame/source.js';
import { Badge, Button } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { nameOf, setOf } from './facts.js';

/** @typedef {'' | 'ping' | 'plan'} Mode */
const EMPTY = { ping: '', plan: /** @type {string[]} */ ([]) };

/** What is on this screen alone: what a click on a node does, how large nodes are drawn. */
class Desk extends Source {
    /** @type {Mode} */ mode = '';
    small = false;

    /** @param {{ mode?: Mode, small?: boolean }} change */
    set(change) {
        if (Object.entries(change).every(([key, value]) => /** @type {any} */ (this)[key] === value)) return;
        Object.assign(this, change);
        this.tell();
    }
}

/** @type {WeakMap<any, Desk>} */
const desks = new WeakMap();

/** @param {any} match */
export function deskOf(match) {
    let desk = desks.get(match);
    if (!desk) desks.set(match, desk = new Desk());
    return desk;
}

/** Has the seat partners to whom it may talk? @param {any} scene */
export const hasTeam = ({ match, seat }) => seat !== null && match.talk?.includes('team');

/** Who points at the node, and who plans there. @param {any} match @param {string} word */
export function marksOn(match, word) {
    const seats = (/** @type {(marks: any) => boolean} */ has) => (match.team ?? []).filter((/** @type {any} */ one) => has({ ...EMPTY, ...one.marks })).map((/** @type {any} */ one) => one.seat);
    return { ping: seats((marks) => marks.ping === word), plan: seats((marks) => marks.plan.includes(word)) };
}

/** @param {any} scene @param {Mode} what @param {string} word */
export function point({ match, seat }, what, word) {
    const mine = { ...EMPTY, ...match.team?.find((/** @type {any} */ one) => one.seat === seat)?.marks };
    const marks = what === 'ping' ? { ...mine, ping: mine.ping === word ? '' : word }
        : { ...mine, plan: mine.plan.includes(word) ? mine.plan.filter((/** @type {string} */ one) => one !== word) : [...mine.plan, word] };
    match.ask({ marks: marks.ping || marks.plan.length ? marks : null }).catch(() => {});
}

/** "Ann points here". @param {any} scene @param {string} word */
export function spokenMarks(scene, word) {
    const { ping, plan } = marksOn(scene.match, word);
    const who = (/** @type {number} */ seat) => (seat === scene.seat ? t('you') : nameOf(scene, seat));
    return [...ping.map((/** @type {number} */ seat) => t('ll.pinged-by', { who: who(seat) })), ...plan.map((/** @type {number} */ seat) => t('ll.planned-by', { who: who(seat) }))];
}

const letterOf = (/** @type {number} */ seat) => String.fromCharCode(65 + seat);

/** Rings and flags over a node; public ink and the own pencil stay readable under them. @param {{ match: any, word: string, r: number, em: number }} of */
export function Marks({ match, word, r, em }) {
    const { ping, plan } = marksOn(match, word);
    return html`${ping.map((/** @type {number} */ seat, /** @type {number} */ i) => html`<g class="ping b-${letterOf(seat).toLowerCase()}" aria-hidden="true"><circle r=${r + 5 + 5 * i} /><circle class="seal" cx=${-r * 0.8} cy=${r * 0.8} r=${8 * em} /><text x=${-r * 0.8} y=${r * 0.8 + 4 * em}>${letterOf(seat)}</text></g>`)}
        ${plan.map((/** @type {number} */ seat, /** @type {number} */ i) => html`<g class="plan b-${letterOf(seat).toLowerCase()}" aria-hidden="true" transform="translate(${r * 0.2 + i * 17 * em} ${-r * 1.05})"><rect width=${15 * em} height=${15 * em} /><text x=${7.5 * em} y=${11.5 * em}>${letterOf(seat)}</text></g>`)}`;
}

/** The team's paper: what a click on a node does now, and where everybody of the side points. @param {{ scene: any }} of */
export function Team({ scene }) {
    const { match, game } = scene;
    const desk = deskOf(match);
    useChanges(desk);
    const title = (/** @type {string} */ word) => setOf(game).nodes.find((/** @type {any} */ one) => one.word === word)?.title ?? word;
    const turn = (/** @type {Mode} */ mode) => desk.set({ mode: desk.mode === mode ? '' : mode });
    const lines = (match.team ?? []).filter((/** @type {any} */ one) => one.marks?.ping || one.marks?.plan?.length);
    return html`<div class="pad team"><div class="btns"><${Button} icon="target" aria-pressed=${String(desk.mode === 'ping')} onClick=${() => turn('ping')}>${t('ll.ping')}<//>
            <${Button} icon="flag" aria-pressed=${String(desk.mode === 'plan')} onClick=${() => turn('plan')}>${t('ll.plan')}<//></div>
        <p class="quiet" aria-live="polite">${t(desk.mode ? 'll.team-pick' : 'll.team-how')}</p>
        <ul aria-label=${t('ll.team-marks')}>${lines.map((/** @type {any} */ one) => html`<li><${Badge} seat=${one.seat} name=${nameOf(scene, one.seat)} size=${26} /><span>${one.marks.ping && html`<b>${t('ll.points-at', { where: title(one.marks.ping) })}</b> `}${one.marks.plan?.length > 0 && t('ll.plans', { where: one.marks.plan.map(title).join(', ') })}</span></li>`)}</ul></div>`;
}
