// A link as a QR code, for a telephone beside the screen.
import { html } from '../frame/view.js';
import { qr } from '../frame/qr.js';
import { t } from '../frame/text.js';

/** @param {{ text: string }} of */
export function Code({ text }) {
    const map = qr(text);
    if (!map) return null;
    const size = map.length + 8;
    const path = map.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('');
    return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${t('qr')} shape-rendering="crispEdges"><rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" /></svg>`;
}
