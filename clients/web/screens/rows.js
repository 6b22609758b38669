// My tables as rows: the question itself, most urgent first.
import { html, useEffect, useState } from '../frame/view.js';
import { Logo } from '../frame/parts.js';
import { mine } from '../frame/line/mine.js';
import { session } from '../frame/line/session.js';
import { left } from '../frame/time.js';
import { isolated, t } from '../frame/text.js';

/** @returns {any[]} */
export function useMine() {
    const [, again] = useState(0);
    useEffect(() => (session.me ? mine.hear(() => again((n) => n + 1)) : undefined), [session.me]);
    return session.me ? mine.all : [];
}

/** @param {any} row */
const others = (row) => row.seats.filter((/** @type {any} */ seat) => !seat.me && seat.name).map((/** @type {any} */ seat) => seat.name).join(', ');

/** What happened last there, in the game's words. @param {any} row */
const last = (row) => isolated(row.seats, row.last?.told?.tale ?? row.last?.around?.tale ?? '');

/** @param {{ rows: any[] }} of */
export function Rows({ rows }) {
    return html`<ul class="rows">${rows.map((row) => {
        const until = row.until ?? row.due;
        return html`<li key=${row.table} class=${row.waits ? 'waits' : ''}><a class="row" href=${`/t/${row.table}`}><${Logo} id=${row.game} size=${30} />
            <span><b>${(row.waits && row.ask) || last(row) || t(/** @type {any} */ (`stage-${row.stage}`))}</b><small>${[others(row), t(/** @type {any} */ (row.over ? 'stage-over' : `stage-${row.stage}`))].filter(Boolean).join(' · ')}</small></span>
            ${until && !row.over && html`<small>${left(until - Date.now())}</small>`}</a></li>`;
    })}</ul>`;
}
