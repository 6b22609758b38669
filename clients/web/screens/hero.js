// The picture over the front page's first story: a lizard crosses a map that ends where nobody has looked.
import { html } from '../frame/view.js';
import { t } from '../frame/text.js';

/** Rows of hexes from left to right; a dot is a place that nobody has told of. */
const MAP = ['tem wat swa wat swa scr wat swa pla . .', 'wat swa scr wat swa wat scr wat . . .', 'tem scr wat swa wat swa wat swa wat . .', 'wat vol swa wat fer scr wat rui . . .', 'pea swa tem wat swa wat den swa wat rui .'];
const R = 46;
const WIDE = R * 1.5;
const HIGH = R * Math.sqrt(3);
const CORNERS = Array.from({ length: 6 }, (_, i) => [R * Math.cos((i * Math.PI) / 3), R * Math.sin((i * Math.PI) / 3)].map((n) => n.toFixed(1)).join(' ')).join('L');

export function Hero() {
    return html`<svg class="hero" viewBox="0 0 760 262" preserveAspectRatio="xMidYMid slice" role="img" aria-label=${t('hero')}>
        ${MAP.flatMap((row, y) => row.split(' ').map((terrain, x) => {
            const at = `translate(${(x * WIDE + 20).toFixed(1)} ${(y * HIGH - 30 + (x % 2) * (HIGH / 2)).toFixed(1)})`;
            return html`<g transform=${at} class="hex ${terrain === '.' ? 'fog' : ''}">${terrain !== '.' && html`<use href="#terrain-${terrain}" x=${-R} y=${-HIGH / 2} width=${2 * R} height=${HIGH} />`}<path d=${`M${CORNERS}Z`} /></g>`;
        }))}
        <use href="#hero-lizard" x="120" y="4" width="520" height="254" />
    </svg>`;
}
