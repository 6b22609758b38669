// One hex as it is drawn, by how near one is: its ground, what stands on it, who is there. What is known is ink; what was seen once is
// faint under a hatch, with its turn; what nobody has told is paper.
import { html } from '../frame/view.js';
import { PATTERNS } from '../frame/patterns.js';
import { clanOf, COLOURS, denColour, SHORT } from './facts.js';
import { OUTLINE, R } from './grid.js';

/** How much is drawn, by the px of a hex from its middle to a corner. @param {number} px */
export const detail = (px) => (px < 15 ? 'far' : px < 24 ? 'mid' : px < 62 ? 'near' : 'open');

const letter = (/** @type {number} */ clan) => String.fromCharCode(96 + clan);

/** Patterns and hatches that hexes use by name. */
export const Inks = () => html`<defs>
    <pattern id="sw-old" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v12" class="old" /></pattern>
    <pattern id="sw-food" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M7 0v14M0 7h14" class="food" /></pattern>
    <pattern id="sw-danger" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v14" class="danger" /></pattern>
    <pattern id="sw-hunger" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0v14" class="hunger" /></pattern>
    <pattern id="sw-sight" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 7h14" class="sight" /></pattern>
    <marker id="sw-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse"><path d="M0 0L10 5 0 10z" /></marker>
    ${PATTERNS.map(({ d, fill }, i) => d && html`<pattern id="sw-p${i + 1}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="scale(1.6)"><path d=${d} class="swpat ${fill ? 'fill' : ''} on-${letter(i + 1)}" /></pattern>`)}
</defs>`;

/** A band: its number, its clan's colour, pattern and letter. An own one that is near enough opens into its colours.
 * @param {{ clan: number, number: number, lizards?: number[], near: string }} of */
export function Disc({ clan, number, lizards, near }) {
    const mark = letter(clan);
    if (near === 'far') return html`<circle r="30" class="swdisc s-${mark}" />`;
    return html`<g class="swband"><circle r="31" class="swdisc s-${mark}" />${near !== 'mid' && PATTERNS[clan - 1].d && html`<path d="M-29 2A29 29 0 0 0 29 2z" fill=${`url(#sw-p${clan})`} />`}
        ${near === 'open' && lizards ? html`<${Slices} lizards=${lizards} />` : html`<text y="9" class="n on-${mark}">${number}</text>`}
        <circle cx="25" cy="-25" r="14" class="swtag" /><text x="25" y="-19" class="letter">${mark.toUpperCase()}</text></g>`;
}

/** @param {{ lizards: number[] }} of */
function Slices({ lizards }) {
    const all = lizards.reduce((sum, n) => sum + n, 0);
    const some = lizards.map((n, i) => ({ n, colour: COLOURS[i] })).filter(({ n }) => n);
    let at = -Math.PI / 2;
    const arc = (/** @type {number} */ a, /** @type {number} */ r) => `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
    return html`<g>${some.map(({ n, colour }) => {
        const from = at;
        const to = at += (n / all) * 2 * Math.PI;
        const middle = (from + to) / 2;
        const whole = some.length === 1;
        return html`<path class="slice l-${colour}" d=${whole ? 'M0 -30A30 30 0 1 1 -.1 -30z' : `M0 0L${arc(from, 30)}A30 30 0 ${to - from > Math.PI ? 1 : 0} 1 ${arc(to, 30)}z`} />
            ${(n / all > 0.12) && html`<text x=${whole ? 0 : Math.cos(middle) * 18} y=${(whole ? 0 : Math.sin(middle) * 18) + 5} class="slicen l-${colour}">${n}</text>`}`;
    })}</g>`;
}

/** The tab of a den at the lower left: its colour and people, and whose it is if it is another's. @param {{ cell: any, picture: any }} of */
function Tab({ cell, picture }) {
    const colour = denColour(cell);
    const words = [cell.home ? 'HOM' : colour ? SHORT[colour] : cell.colour === 'unsettled' ? 'new' : '', cell.population ?? ''].filter((one) => one !== '').join(' ');
    const owner = typeof cell.owner === 'number' && cell.owner !== picture.clan ? clanOf(picture, cell.owner)?.code : '';
    const wide = 10 + words.length * 12;
    return html`<g transform="translate(-44 22)">${words && html`<rect width=${wide} height="24" class="tab l-${colour || 'none'}" /><text x=${wide / 2} y="18" class="tabn l-${colour || 'none'}">${words}</text>`}
        ${owner && html`<g transform="translate(${words ? wide : 0} 0)"><rect width="48" height="24" class="tab s-${letter(cell.owner)}" /><text x="24" y="18" class="tabn on-${letter(cell.owner)}">${owner}</text></g>`}</g>`;
}

/** @param {{ cell: any }} of */
const Marks = ({ cell }) => html`${cell.bridge && html`<use href="#icon-bridge" class="mark" x="-34" y="-34" width="68" height="68" />`}
    ${cell.raft && html`<use href="#icon-raft" class="mark" x="-28" y="6" width="48" height="48" />`}
    ${cell.half && html`<use href="#icon-den" class="mark" x="-24" y="0" width="48" height="48" />`}`;

/** @param {{ hex: string, cell: any, picture: any, near: string }} of */
export function Hex({ hex, cell, picture, near }) {
    if (!cell) return near === 'far' ? null : html`<path d=${OUTLINE} class="fog" />${near !== 'mid' && html`<text y="-34" class="code dim">${hex}</text>`}`;
    const ground = cell.terrain.toLowerCase();
    const old = cell.known === 'old';
    const art = near === 'far' ? html`<path d=${OUTLINE} class="ground t-${ground}" />` : html`<use href="#terrain-${ground}" x=${-R} y="-56" width=${2 * R} height="112" />`;
    // A veil of paper, not opacity: what is half seen through would be a layer of its own for whoever paints it.
    return html`<g>${art}${old && html`<path d=${OUTLINE} class="veil" />`}<path d=${OUTLINE} class="edge" />${old && html`<path d=${OUTLINE} fill="url(#sw-old)" />`}</g>
        ${near !== 'far' && html`<${Marks} cell=${cell} />`}
        ${near !== 'far' && near !== 'mid' && html`<text y="-34" class="code ${old ? 'dim' : ''}">${hex}</text>${old && html`<text y="46" class="code dim">t${cell.turn ?? 0}</text>`}`}
        ${cell.terrain === 'Den' && !old && near !== 'far' && html`<${Tab} cell=${cell} picture=${picture} />`}
        ${cell.terrain !== 'Den' && typeof cell.owner === 'number' && near !== 'far' && html`<${Tab} cell=${{ owner: cell.owner }} picture=${{ ...picture, clan: 0 }} />`}
        ${cell.clan && html`<g transform="translate(${cell.terrain === 'Den' ? 6 : 0} ${cell.terrain === 'Den' ? -6 : 2})"><${Disc} clan=${cell.clan} number=${cell.number} lizards=${cell.clan === picture.clan ? cell.lizards : undefined} near=${near} /></g>`}
        ${cell.spies && near !== 'far' && html`<g transform="translate(34 24)"><path d="M-20 0L0-13 20 0 0 13z" class="swtag" /><use href="#icon-eye" class="mark" x="-11" y="-11" width="22" height="22" />${cell.spies > 1 && html`<text x="26" y="6" class="letter">${cell.spies}</text>`}</g>`}`;
}
