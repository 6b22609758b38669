// The host's page: who is in, until when, and what a host may do; each act with its reason, in a log that every seat sees. It
// shows nothing of a running game.
import '../base.js';
import '../play.js';
import { html, useChanges, useEffect, useMemo, useState } from '../frame/view.js';
import { address } from '../frame/address.js';
import { get, post } from '../frame/line/api.js';
import { Match } from '../frame/line/match.js';
import { Badge, Button, Field, Opening, Paper, Twice, Wrong } from '../frame/parts.js';
import { bothTimes, dayTime, left } from '../frame/time.js';
import { leftOf } from '../frame/table/clock.js';
import { t } from '../frame/text.js';
import { Link } from '../frame/link.js';
import { Masthead } from './masthead.js';

/** @param {{ id: string, table: any }} of */
function Hosted({ id, table }) {
    const match = useMemo(() => new Match({ table: Number(id) }), [id]);
    const [audit, setAudit] = useState(/** @type {any[]} */ ([]));
    const [reason, setReason] = useState('');
    const [minutes, setMinutes] = useState('60');
    const [said, setSaid] = useState(/** @type {any} */ (null));
    const [link, setLink] = useState('');
    useChanges(match);
    useEffect(() => { match.open(); return () => match.close(); }, [match]);
    const look = () => get(`/api/tables/${id}/audit`).then((all) => setAudit(all.audit), () => {});
    useEffect(() => { look(); }, [id]);
    const act = (/** @type {any} */ message) => match.ask(message).then(() => { setSaid(null); look(); }, setSaid);
    const offer = (/** @type {number} */ seat) => post(`/api/tables/${id}/offer`, { seat, bots: 'easy' }).then((one) => { setLink(`/#takeover=${one.link.split('=').pop()}`); look(); }, setSaid);
    const { paused, due } = match.around;
    return html`<main class="page"><h1>${t('host-page')}</h1><p class="big">${t('host-words')}</p><${Wrong} why=${said} />
        <${Paper} title=${t('seats')}>${table.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => {
            const ms = leftOf(match, i);
            return html`<div class="seat ${match.awaits.includes(i) ? 'turn' : ''}"><${Badge} seat=${i} name=${seat.name} size=${40} /><div><b><bdi>${seat.name}</bdi></b>
                <small>${[seat.bot && t('bot'), match.awaits.includes(i) && t('is-awaited'), match.around.seats?.[i]?.missed && t('missed', { n: match.around.seats[i].missed }), ms !== null && left(ms)].filter(Boolean).join(' · ')}</small></div>
                <div>${!seat.me && html`<${Twice} loss=${t('replace-sure')} onClick=${() => offer(i)}>${t('replace')}<//>`}</div></div>`;
        })}${link && html`<div class="pad"><p>${t('takeover-link')}</p><${Link} path=${link} /></div>`}<//>
        <${Paper} title=${t('time')}><div class="pad"><p>${due ? t('due-at', { at: bothTimes(due, table.house?.zone) }) : t('no-due')}</p>
            <div class="sayform"><${Field} label=${t('minutes')} value=${minutes} onInput=${setMinutes} type="number" min="1" /><${Button} onClick=${() => act({ extend: Number(minutes) })}>${t('extend')}<//></div>
            <div class="sayform">${paused ? html`<${Button} onClick=${() => act({ go_on: true })}>${t('go-on-match')}<//>` : html`<${Field} label=${t('reason')} value=${reason} onInput=${setReason} maxlength="200" /><${Button} why=${reason.trim() ? undefined : t('reason-wanted')} onClick=${() => act({ pause: reason.trim() })}>${t('pause')}<//>`}</div>
            <${Twice} icon="undo" loss=${t('take-back-sure')} onClick=${() => act({ take_back: true })}>${t('take-back')}<//></div><//>
        <${Paper} title=${t('audit')} note=${t('audit-note')}><ol class="feed">${audit.map((row) => html`<li key=${row.n}><time>${dayTime(row.at)}</time> <b>${row.who}</b> ${row.words} <code class="hash">${row.mark.slice(0, 8)}</code></li>`)}</ol>${!audit.length && html`<p class="pad">${t('audit-empty')}</p>`}<//>
        <a class="btn" href=${`/t/${id}`}>${t('back-to-table')}</a></main>`;
}

export default function Host() {
    const id = address.parts[1];
    const [table, setTable] = useState(/** @type {any} */ (null));
    const [why, setWhy] = useState(/** @type {any} */ (null));
    useEffect(() => { get(`/api/tables/${id}`).then(setTable, setWhy); }, [id]);
    document.title = `${t('host-page')} · Lizardry`;
    return html`<div class="sheet-page"><${Masthead} /><${Wrong} why=${why} />${table ? html`<${Hosted} id=${id} table=${table} />` : !why && html`<${Opening} />`}</div>`;
}
