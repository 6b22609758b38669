// The plain view: the engine's own text of the table, and every legal move as a numbered line. It draws any game, without a
// line about it, and is what the page reads aloud.
import { html, useEffect, useState } from '../view.js';
import { Orders } from './orders.js';
import { t } from '../text.js';

/** @param {{ scene: Scene, turn: Turn, only?: boolean }} of */
export function Plain({ scene, turn, only = false }) {
    const { match } = scene;
    const [text, setText] = useState('');
    const last = match.log.length ? match.log[match.log.length - 1].n : 0;
    useEffect(() => {
        let gone = false;
        match.ask({ table: true }).then((/** @type {any} */ answer) => { if (!gone) setText(answer.table); }, () => {});
        return () => { gone = true; };
    }, [match, match.decision, last, match.picture]);
    const moves = match.asked ? match.asks.moves ?? [] : [];
    return html`<div class="plainview">
        <pre tabindex="0" aria-label=${t('table-as-text')}>${text}</pre>
        ${!only && match.asked && match.asks.targets && html`<${Orders} match=${match} />`}
        ${!only && match.asked && html`<ol class="moves" aria-label=${t('legal-moves')}>${moves.map((/** @type {string} */ move) => html`<li key=${move}>
            <button type="button" class="line ${turn.line === move ? 'sel' : ''}" onClick=${() => turn.type(move)}><code>${move}</code></button></li>`)}</ol>
            ${match.asks.complete === false && html`<details><summary>${t('more-forms')}</summary><ul>${(match.asks.forms ?? []).map((/** @type {any} */ form) => html`<li><code>${form.usage}</code> ${form.help}</li>`)}</ul></details>`}`}
    </div>`;
}
