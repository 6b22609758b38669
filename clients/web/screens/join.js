// From a link to a seat in one field: the word that the link brought is shown to the server, and the table appears.
import '../base.js';
import { html, useEffect, useState } from '../frame/view.js';
import { address } from '../frame/address.js';
import { get, post } from '../frame/line/api.js';
import { Paper, Wrong } from '../frame/parts.js';
import { session } from '../frame/line/session.js';
import { t } from '../frame/text.js';
import { AsSomebody } from './ask-name.js';
import { brought } from './arrive.js';
import { JoinBy } from './join-by.js';
import { Masthead } from './masthead.js';

async function enter() {
    const { kind, word } = brought;
    const { table } = kind === 'takeover' ? await post('/api/takeover', { word }) : await post('/api/invited', { invite: word });
    Object.assign(brought, { kind: '', word: '' });
    // Whoever got a link wants to sit: the first free seat is taken. Where none is free the table says so.
    const { seats } = await get(`/api/tables/${table}`);
    if (kind === 'invite' && seats.some((/** @type {any} */ seat) => seat.open) && !seats.some((/** @type {any} */ seat) => seat.me)) await post(`/api/tables/${table}/join`);
    address.become(`/t/${table}`);
}

export default function Join() {
    const [why, setWhy] = useState(/** @type {any} */ (brought.wrong));
    useEffect(() => { if (session.me && brought.word) enter().catch(setWhy); }, []);
    document.title = `${t('invitation')} · Lizardry`;
    return html`<div class="sheet-page"><${Masthead} title=${t('invitation')} /><main class="page narrow"><${Paper} title=${t('invitation')}><div class="pad">
        ${brought.word && !why && html`<p class="big">${t('invitation-words')}</p><${AsSomebody} verb=${t('sit-down')} autofocus onReady=${() => enter().catch(setWhy)} />`}
        ${!brought.word && !why && html`<p>${t('invitation-none')}</p>`}
        ${why && html`<p class="big">${t('link-expired')}</p><p>${t('expired-words')}</p>${why.code === 'line' && html`<${Wrong} why=${why} />`}`}
        <p><a href="/">${t('home')}</a></p></div><//>${(why || !brought.word) && html`<${JoinBy} />`}</main></div>`;
}
