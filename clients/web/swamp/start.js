// Before the first turn: how the clan begins. The four defaults, the design as it lies now, its bill, and the rulebook's form as text.
import { html, useEffect, useState } from '../frame/view.js';
import { Button } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { COLOURS, denColour, lizardWords, SHORT } from './facts.js';

/** @param {{ scene: any }} of */
export function Start({ scene }) {
    const { match, picture } = scene;
    const { design } = picture;
    const [why, setWhy] = useState('');
    const [text, type] = useState(match.own.draft ?? '');
    const [receipt, setReceipt] = useState(/** @type {any} */ (null));
    const [effects, setEffects] = useState(/** @type {any[]} */ ([]));
    const picks = (match.asks?.moves ?? []).filter((/** @type {string} */ move) => move.startsWith('default'));
    const say = (/** @type {any} */ message) => match.ask(message).then((/** @type {any} */ answer) => { setWhy(''); if (answer.receipt) setReceipt(answer.receipt); }, (/** @type {Error} */ wrong) => setWhy(wrong.message));
    useEffect(() => { if (picks.length) match.ask({ effect: picks }).then((/** @type {any} */ answer) => setEffects(answer.effects ?? []), () => {}); }, [picks.length]);
    useEffect(() => {
        if (!text.trim()) return undefined;
        const timer = setTimeout(() => { say({ receipt: text }); match.ask({ draft: text }).catch(() => {}); }, 400);
        return () => clearTimeout(timer);
    }, [text]);
    if (!design) return html`<p class="quiet">${t('sw.watch-start')}</p>`;
    return html`<div class="start"><div class="picks" role="group" aria-label=${t('sw.defaults')}>${picks.map((/** @type {string} */ move, /** @type {number} */ i) => html`<button type="button" class="swchip big" aria-pressed=${design.default === i + 1 ? 'true' : 'false'} onClick=${() => say({ move })}><b>${move}</b> ${effects[i]?.effects?.map((/** @type {any} */ one) => one.says).join(' ') ?? ''}</button>`)}</div>
        <h3>${design.default ? t('sw.design-default', { n: design.default }) : t('sw.design-own')} <small>${t('sw.template', { n: design.shape })}</small></h3>
        <ul class="swrows plots">${(design.plots ?? []).map((/** @type {any} */ one) => html`<li class=${one.plot === design.home ? 'home' : ''}><span class="hexjump">${one.plot}</span><svg width="40" height="35" viewBox="-32 -28 64 56" aria-hidden="true"><use href="#terrain-${one.terrain.toLowerCase()}" x="-32" y="-28" width="64" height="56" /></svg>
            <div>${one.colour ? html`<span class="tab l-${denColour(one)}">${SHORT[denColour(one)]}</span> ` : ''}${scene.name('l', one.terrain).title}${one.plot === design.home ? ` · ${t('sw.home-den')}` : ''}${one.pop ? ` · ${t('sw.extra-pop', { n: one.pop })}` : ''}${one.lizards ? html`<p>${lizardWords(one.lizards)}</p>` : ''}</div></li>`)}</ul>
        <details><summary>${t('sw.setup-text')}</summary><p class="quiet">${t('sw.setup-how', { colours: COLOURS.join(' ') })}</p>
            <textarea class="field" rows="9" value=${text} spellcheck=${false} autocapitalize="off" aria-label=${t('sw.setup-text')} onInput=${(/** @type {any} */ e) => type(e.target.value)} />
            <${Button} onClick=${() => say({ orders: text })}>${t('sw.setup-take')}<//>
            ${receipt?.errors?.map((/** @type {any} */ one) => html`<p class="bad"><b>${one.code}</b> ${one.text}</p>`)}${receipt?.setup && html`<${Bill} setup=${receipt.setup} />`}</details>
        ${why && html`<p class="bad" role="alert">${why}</p>`}</div>`;
}

/** Every item in the order in which it is bought, with the sum so far; what was not bought says why. @param {{ setup: any }} of */
const Bill = ({ setup }) => html`${setup.bill && html`<table class="bill"><caption>${t('sw.bill', { n: setup.sum, of: setup.budget })}</caption><tbody>${setup.bill.map((/** @type {any} */ one) => html`<tr class=${one.bought ? '' : 'skipped'}><td>${one.hex || ''}</td><td>${one.item}${one.why && html` <small>${one.why}</small>`}</td><td>${one.cost}</td><td>${one.sum}</td></tr>`)}</tbody></table>`}
    ${(setup.remarks ?? []).map((/** @type {string} */ line) => html`<p>${line}</p>`)}`;
