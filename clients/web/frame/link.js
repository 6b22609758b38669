// A link for somebody else or for another device: to read, to copy, and as a QR code for a telephone beside the screen.
import { html, useEffect, useState } from './view.js';
import { get } from './line/api.js';
import { Button } from './parts.js';
import { qr } from './qr.js';
import { reachable } from './line/reach.js';
import { t } from './text.js';

/** Without https there is no clipboard to write to: then the text is selected as by hand. @param {string} text */
async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        const area = Object.assign(document.createElement('textarea'), { value: text });
        (document.querySelector('dialog[open]') ?? document.body).append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
    }
}

/** @param {{ text: string, label: string }} of */
export function Copy({ text, label }) {
    const [done, setDone] = useState('');
    return html`<${Button} icon="link" onClick=${() => copy(text).then(() => setDone(text))}>${done === text ? t('copied') : label}<//>`;
}

/** @param {{ text: string }} of */
export function Code({ text }) {
    const map = qr(text);
    if (!map) return null;
    const size = map.length + 8;
    const path = map.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('');
    return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${t('qr')} shape-rendering="crispEdges"><rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" /></svg>`;
}

/** `all`: addresses that others can use, the best first; `hint`: none can be used from elsewhere, and what to do. */
function useReach() {
    const [told, setTold] = useState(/** @type {{ all: string[], hint: string }} */ ({ all: [], hint: '' }));
    useEffect(() => {
        get('/api/addresses').then((one) => {
            const all = reachable(location.hostname, location.origin, one);
            setTold({ all, hint: all.length ? '' : one.hint ?? '' });
        }, () => {});
    }, []);
    return told;
}

/** A link below an address that others can reach; where there are several, one chooses.
 * @param {{ path: string, children?: any }} of */
export function Link({ path, children }) {
    const { all, hint } = useReach();
    const [chosen, choose] = useState('');
    const base = chosen || all[0] || location.origin;
    const link = base + path;
    return html`${hint && html`<p class="warnline" role="note">${hint}</p>`}
        ${all.length > 1 && html`<label class="fieldrow"><span>${t('address')}</span><select value=${base} onChange=${(/** @type {any} */ e) => choose(e.target.value)}>${all.map((one) => html`<option>${one}</option>`)}</select></label>`}
        <p><code class="hash">${link}</code></p><div class="btns"><${Copy} text=${link} label=${t('copy-link')} />${children}</div><${Code} text=${link} />`;
}
