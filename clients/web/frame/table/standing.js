// Answers that stand: given by the server as soon as the question comes, told to nobody, and taken off whenever one likes. The
// list is the server's; a change sends the whole of it.
import { html, useState } from '../view.js';
import { Button, Dialog, Field } from '../parts.js';
import { t } from '../text.js';

const MOST = 1000; /* times and rounds, as docs/protocol.md has it */

/** @param {any} one as `own` lists it */
function sentence(one) {
    const often = one.times < MOST ? t('standing-times', { n: one.times }) : t('standing-always');
    const until = one.rounds ? t('standing-rounds', { n: one.rounds }) : '';
    return [one.when && t('standing-when', { when: one.when }), often, until].filter(Boolean).join(' · ');
}

/** @param {{ match: any, list: any[], set: (list: any[]) => void }} of */
function Another({ match, list, set }) {
    const moves = match.asks.moves ?? [];
    const [move, setMove] = useState(moves[0] ?? '');
    const [times, setTimes] = useState('1');
    const [rounds, setRounds] = useState('1');
    const add = (/** @type {any} */ event) => {
        event.preventDefault();
        set([...list, { when: match.asks.phase, move, ...(times ? { times: Number(times) } : {}), ...(rounds ? { rounds: Number(rounds) } : {}) }]);
    };
    return html`<form class="standing" onSubmit=${add}><p>${t('standing-asked')} <b>${match.asks.ask}</b></p>
        <label class="fieldrow"><span>${t('standing-move')}</span><input class="field code" list="standing-moves" value=${move} required onInput=${(/** @type {any} */ e) => setMove(e.target.value)} /></label>
        <datalist id="standing-moves">${moves.map((/** @type {string} */ one) => html`<option value=${one} />`)}</datalist>
        <div class="inline"><${Field} label=${t('standing-often')} type="number" min="1" max=${MOST} value=${times} onInput=${setTimes} />
            <${Field} label=${t('standing-long')} type="number" min="1" max=${MOST} value=${rounds} onInput=${setRounds} /></div>
        <${Button} type="submit" kind="ink">${t('standing-add')}<//></form>`;
}

/** @param {{ match: any, onClose: () => void }} of */
export function Standing({ match, onClose }) {
    const [why, setWhy] = useState('');
    const list = match.own.standing ?? [];
    const set = (/** @type {any[]} */ wanted) => match.ask({ standing: wanted }).then(() => setWhy(''), (/** @type {Error} */ wrong) => setWhy(wrong.message));
    return html`<${Dialog} title=${t('standing')} onClose=${onClose}><p>${t('standing-words')}</p>
        ${why && html`<p class="effect err" role="alert">${why}</p>`}
        ${list.length ? html`<ul class="standings" aria-label=${t('standing')}>${list.map((/** @type {any} */ one, /** @type {number} */ i) => html`<li><span><code>${one.move}</code><small>${sentence(one)}</small></span>
            <${Button} onClick=${() => set(list.filter((/** @type {any} */ _, /** @type {number} */ j) => j !== i))}>${t('standing-off')}<//></li>`)}</ul>` : html`<p class="quiet">${t('standing-none')}</p>`}
        ${match.asked && !match.asks.targets ? html`<${Another} key=${match.decision} match=${match} list=${list} set=${set} />` : html`<p class="quiet">${t('standing-later')}</p>`}
        <${Button} onClick=${onClose}>${t('close')}<//><//>`;
}
