// From a link to a seat in one field: the word that the link brought is shown to the server, and the table appears.
import '../base.js';
import { html, useEffect, useState } from '../frame/view.js';
import { address } from '../frame/address.js';
import { gameOf, get, post } from '../frame/line/api.js';
import { Badge, Button, Paper, Wrong } from '../frame/parts.js';
import { sideOf } from '../frame/sides.js';
import { session } from '../frame/line/session.js';
import { t } from '../frame/text.js';
import { AsSomebody } from './ask-name.js';
import { brought } from './arrive.js';
import { JoinBy } from './join-by.js';
import { Masthead } from './masthead.js';

/** Where seats of several sides are free, which one: the table and its game; else one is taken, and the table opens.
 * @returns {Promise<{ table: number, seats: any[], game: any } | null>} */
async function enter() {
    const { kind, word } = brought;
    const { table } = kind === 'takeover' ? await post('/api/takeover', { word }) : await post('/api/invited', { invite: word });
    Object.assign(brought, { kind: '', word: '' });
    // Whoever got a link wants to sit: the first free seat is taken. Where none is free the table says so.
    const { seats, game } = await get(`/api/tables/${table}`);
    const open = seats.filter((/** @type {any} */ seat) => seat.open);
    const sits = kind !== 'invite' || !open.length || seats.some((/** @type {any} */ seat) => seat.me);
    if (!sits && new Set(open.map((/** @type {any} */ seat) => seat.side)).size > 1) return { table, seats, game: await gameOf(game) };
    if (!sits) await post(`/api/tables/${table}/join`);
    address.become(`/t/${table}`);
    return null;
}

/** A free seat of either side. @param {{ table: number, seats: any[], game: any }} of */
function Sides({ table, seats, game }) {
    const sit = (/** @type {number} */ seat) => post(`/api/tables/${table}/join`, { seat }).catch(() => {}).then(() => address.become(`/t/${table}`)); /* taken meanwhile: the table shows what is free */
    return html`<p class="big">${t('which-side')}</p><div role="group" aria-label=${t('which-side')}>${seats.map((seat, i) => html`<div class="seat ${seat.open ? 'free' : ''}" key=${i}>
        <${Badge} seat=${i} name=${seat.name ?? ''} size=${44} /><div><b>${seat.open ? sideOf(game, seat) : html`<bdi>${seat.name}</bdi>`}</b><small>${seat.open ? t('free') : sideOf(game, seat)}</small></div>
        <div>${seat.open && html`<${Button} aria-label=${`${t('sit-here')}: ${sideOf(game, seat)}`} onClick=${() => sit(i)}>${t('sit-here')}<//>`}</div></div>`)}</div>`;
}

export default function Join() {
    const [why, setWhy] = useState(/** @type {any} */ (brought.wrong));
    const [sides, choose] = useState(/** @type {any} */ (null));
    const come = () => enter().then(choose, setWhy);
    useEffect(() => { if (session.me && brought.word) come(); }, []);
    document.title = `${t('invitation')} · Lizardry`;
    return html`<div class="sheet-page"><${Masthead} title=${t('invitation')} /><main class="page narrow"><${Paper} title=${t('invitation')}><div class="pad">
        ${brought.word && !why && html`<p class="big">${t('invitation-words')}</p><${AsSomebody} verb=${t('sit-down')} autofocus onReady=${come} />`}
        ${sides && !why && html`<${Sides} ...${sides} />`}
        ${!brought.word && !why && !sides && html`<p>${t('invitation-none')}</p>`}
        ${why && html`<p class="big">${t('link-expired')}</p><p>${t('expired-words')}</p>${why.code === 'line' && html`<${Wrong} why=${why} />`}`}
        <p><a href="/">${t('home')}</a></p></div><//>${(why || (!brought.word && !sides)) && html`<${JoinBy} />`}</main></div>`;
}
