// A sheet of orders as text: the draft is kept by the server as it grows, the receipt says what each line would do, and the
// whole sheet is sent at once.
import { html, useEffect, useState } from '../view.js';
import { Button } from '../parts.js';
import { t } from '../text.js';

const PAUSE_MS = 600; /* after the last key, before the draft is kept and judged */

/** A receipt as lines: what was not understood first, then each order with what it will do, then what nobody ordered.
 * @param {any} receipt @returns {{ kind: string, line: string, says: string[] }[]} */
function lines(receipt) {
    return [
        ...(receipt.errors ?? []).map((/** @type {any} */ one) => ({ kind: 'bad', line: one.said, says: [`${one.code} ${one.text}`] })),
        ...(receipt.orders ?? []).map((/** @type {any} */ one) => ({ kind: '', line: one.order, says: [one.words, ...(one.notes ?? []).map((/** @type {any} */ note) => `${note.code} ${note.text}`)] })),
        ...(receipt.warnings ?? []).map((/** @type {any} */ one) => ({ kind: 'warn', line: one.code, says: [one.text] })),
    ];
}

/** @param {{ match: Match }} of */
export function Orders({ match }) {
    const [text, setText] = useState(match.own.draft ?? '');
    const [receipt, setReceipt] = useState(/** @type {any} */ (null));
    const [why, setWhy] = useState('');
    const [sent, setSent] = useState(false);
    useEffect(() => {
        const timer = setTimeout(() => {
            if (text !== (match.own.draft ?? '')) match.ask({ draft: text }).catch(() => {});
            if (text.trim()) match.ask({ receipt: text }).then((/** @type {any} */ answer) => { setReceipt(answer.receipt); setWhy(''); }, (/** @type {Error} */ wrong) => setWhy(wrong.message));
            else setReceipt(null);
        }, PAUSE_MS);
        return () => clearTimeout(timer);
    }, [text, match.decision]);
    const send = () => match.ask({ orders: text }).then((/** @type {any} */ answer) => { setReceipt(answer.receipt); setSent(true); setWhy(''); }, (/** @type {Error} */ wrong) => setWhy(wrong.message));
    return html`<div class="sheetform"><label class="fieldrow"><span>${t('orders')}</span>
        <textarea value=${text} spellcheck=${false} autocapitalize="off" onInput=${(/** @type {any} */ e) => { setText(e.target.value); setSent(false); }} /></label>
        <div class="btns"><${Button} kind="go" onClick=${send}>${t('send-orders')}<//>${sent && html`<span role="status">${t('orders-sent')}</span>`}</div>
        ${why && html`<p class="effect err" role="alert">${why}</p>`}
        ${receipt && html`<ol class="feed">${lines(receipt).map((one) => html`<li class=${one.kind}><code>${one.line}</code>${one.says.map((says) => html`<p>${says}</p>`)}</li>`)}</ol>`}</div>`;
}
