// Was the deal the one that was promised? Each thing is said with where it was proved.
import { html, useEffect, useState } from '../view.js';
import { checked } from '../line/journal.js';
import { Icon, Paper } from '../parts.js';
import { t } from '../text.js';

/** @param {{ table: any, game: Game }} of */
export function Check({ table, game }) {
    const [found, setFound] = useState(/** @type {any} */ (null));
    useEffect(() => {
        const address = `/api/tables/${table.table}/journal`;
        fetch(address, { credentials: 'same-origin' }).then(async (answer) => setFound(answer.ok ? checked(new Uint8Array(await answer.arrayBuffer())) : { none: true }), () => setFound({ none: true }));
    }, [table.table]);
    const broken = found && !found.none && (found.wrong || !found.kept || (table.commit && table.commit !== found.commit));
    const line = (/** @type {boolean} */ good, /** @type {string} */ says) => html`<li class=${good ? 'good' : 'bad'}><${Icon} name=${good ? 'seal' : 'decline'} /> ${says}</li>`;
    return html`<${Paper} title=${t(broken ? 'broken' : 'verified')} note=${t('verified-note')}>
        ${!found && html`<p class="pad">${t('checking')}</p>`}
        ${found?.none && html`<p class="pad">${t('check-none')}</p>`}
        ${found && !found.none && html`<ul class="checks">
            ${found.wrong ? line(false, t('chain-broken', { n: found.wrong })) : line(true, t('chain-good', { n: found.lines }))}
            ${!found.wrong && line(found.kept && table.commit === found.commit, t(found.kept && table.commit === found.commit ? 'seed-good' : 'seed-bad'))}
            ${!found.wrong && line(true, t('rules-good', { n: found.steps }))}</ul>
            <p class="pad"><a class="btn" data-server download=${`${game.id}-${table.table}.journal`} href=${`/api/tables/${table.table}/journal`}><${Icon} name="download" />${t('journal')}</a></p>`}
    <//>`;
}
