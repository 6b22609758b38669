// The card that explains a noun or a rule: from any dotted word, and by itself at the first refusal.
import { html, useEffect, useState } from '../view.js';
import { get } from '../line/api.js';
import { Icon, Opening, Wrong } from '../parts.js';
import { t } from '../text.js';

/** Text of the rule book without its markup. @param {string} text */
export const bare = (text) => text.replace(/\*\*|`/g, '');

/** @param {{ game: Game, word: string, why?: any, onClose: () => void }} of */
export function RuleCard({ game, word, why, onClose }) {
    const [found, setFound] = useState(/** @type {any} */ (null));
    useEffect(() => {
        let gone = false;
        setFound(null);
        get(`/api/games/${game.id}/rules/${encodeURIComponent(word)}`).then((one) => { if (!gone) setFound(one); }, (wrong) => { if (!gone) setFound({ wrong }); });
        return () => { gone = true; };
    }, [game.id, word]);
    const thing = found?.thing;
    return html`<aside class="rulecard" role="dialog" aria-label=${thing?.title ?? word}>
        <button type="button" class="iconbtn close" aria-label=${t('close')} onClick=${onClose}><${Icon} name="decline" /></button>
        ${!found && html`<${Opening} />`}
        ${found?.wrong && html`<${Wrong} why=${found.wrong} />`}
        ${thing && html`<span class="tag">${thing.what}</span><h3>${thing.title}</h3>${thing.says.map((/** @type {any} */ one) => html`<p>${bare(one.says ?? one)}</p>`)}`}
        ${found?.rule && html`<span class="tag">${found.rule}${why ? ` · ${t('stopped')}` : ''}</span><p>${bare(found.says ?? found.text)}</p>
            ${why?.because?.length > 0 && html`<div class="here"><b>${t('here')}</b> ${why.because.map((/** @type {any} */ one) => one.says ?? one).join(' ')}</div>`}
            ${why?.legal?.length > 0 && html`<div class="still"><b>${t('you-can-still')}</b> ${why.legal.join(', ')}</div>`}
            ${found.source && html`<small>${t(found.source === 'rulebook' ? 'as-printed' : 'ours')}</small>`}`}
        <a href=${`/rules/${game.id}${found?.rule ? `?id=${found.rule}` : ''}`}>${t('rule-book')}</a>
    </aside>`;
}
