// My tables as rows: the question itself, most urgent first.
import { html, useEffect, useState } from '../frame/view.js';
import { Logo } from '../frame/parts.js';
import { get } from '../frame/api.js';
import { session } from '../frame/session.js';
import { left } from '../frame/time.js';
import { t } from '../frame/text.js';

const AGAIN_MS = 20000;

/** What waits for me first, then what is soonest, then the newest. @param {any} a @param {any} b */
const urgent = (a, b) => Number(Boolean(b.waits)) - Number(Boolean(a.waits)) || (a.until ?? Infinity) - (b.until ?? Infinity) || b.made - a.made;

/** @returns {any[]} */
export function useMine() {
    const [mine, setMine] = useState(/** @type {any[]} */ ([]));
    useEffect(() => {
        if (!session.me) return undefined;
        let gone = false;
        const ask = () => get('/api/mine').then((all) => { if (!gone) setMine([...all.tables].sort(urgent)); }, () => {});
        ask();
        const timer = setInterval(() => { if (document.visibilityState === 'visible') ask(); }, AGAIN_MS);
        return () => { gone = true; clearInterval(timer); };
    }, [session.me]);
    return mine;
}

/** @param {any} row */
const others = (row) => row.seats.filter((/** @type {any} */ seat) => !seat.me && seat.name).map((/** @type {any} */ seat) => seat.name).join(', ');

/** @param {{ rows: any[] }} of */
export function Rows({ rows }) {
    return html`<ul class="rows">${rows.map((row) => html`<li key=${row.table} class=${row.waits ? 'waits' : ''}><a class="row" href=${`/t/${row.table}`}>
        <${Logo} id=${row.game} size=${30} /><span><b>${row.ask ?? row.title ?? row.game}</b><small>${[row.line, others(row), t(/** @type {any} */ (`stage-${row.stage}`))].filter(Boolean).join(' · ')}</small></span>
        ${row.until && html`<small>${left(row.until - Date.now())}</small>`}</a></li>`)}</ul>`;
}
