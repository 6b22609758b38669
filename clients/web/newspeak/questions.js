// Surveillance tokens: one token, one question. What each answer would leave the engine says, below the table.
import { html, useState } from '../frame/view.js';
import { t } from '../frame/text.js';
import { nameOf, placeName, sideName } from './facts.js';

/** One of a few. @param {{ label: string, of: [any, string][], value: any, onPick: (value: any) => void }} of */
const Chips = ({ label, of, value, onPick }) => html`<div class="chiprow" role="group" aria-label=${label}><span>${label}</span>${of.map(([one, words]) => html`<button type="button" class="chip ${one === value ? 'on' : ''}" aria-pressed=${String(one === value)} onClick=${() => onPick(one)}>${words}</button>`)}</div>`;

/** @param {{ scene: any }} of */
function Ask({ scene }) {
    const { picture } = scene;
    const moves = scene.choice?.moves.filter((/** @type {any} */ move) => move.verb.word === 'ask') ?? [];
    const [asked, ask] = useState({ slot: '', whom: '', within: '' });
    if (!moves.length) return null;
    const all = (/** @type {number} */ at) => [...new Set(moves.map((/** @type {any} */ move) => move.things[at].word))];
    const change = (/** @type {any} */ part) => {
        const next = { ...asked, ...part };
        ask(next);
        const text = `ask ${next.whom} ${next.slot} ${next.within}`;
        if (moves.some((/** @type {any} */ move) => move.text === text)) scene.mean(text);
    };
    return html`<div class="askform">
        <${Chips} label=${t('ns.ask-token')} value=${asked.slot} of=${all(1).map((slot) => [slot, placeName(picture, Number(slot))])} onPick=${(/** @type {string} */ slot) => change({ slot })} />
        <${Chips} label=${t('ns.ask-whom')} value=${asked.whom} of=${all(0).map((whom) => [whom, nameOf(scene, Number(whom.slice(1)) - 1) || whom])} onPick=${(/** @type {string} */ whom) => change({ whom })} />
        <${Chips} label=${t('ns.ask-within')} value=${asked.within} of=${all(2).map((within) => [within, within === '0' ? t('ns.ask-there') : within])} onPick=${(/** @type {string} */ within) => change({ within })} /></div>`;
}

/** @param {{ scene: any }} of */
export function Questions({ scene }) {
    const { picture } = scene;
    const at = picture.slots.filter((/** @type {any} */ one) => one.token).map((/** @type {any} */ one) => one.slot);
    return html`<div class="questions"><p>${at.length ? t('ns.tokens-on', { n: at.length, slots: at.join(', ') }) : t('ns.no-tokens')}</p><${Ask} scene=${scene} />
        <ul>${picture.questions.map((/** @type {any} */ one) => html`<li><small>${t('ns.round-n', { n: one.round })}</small> ${t('ns.asked', { who: sideName(picture, one.moderator), whom: sideName(picture, one.dissident), n: one.within, slot: one.slot })} <b>${t(one.yes ? 'ns.yes' : 'ns.no')}</b></li>`)}</ul></div>`;
}
