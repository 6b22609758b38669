// One node: a disc with its tokens, what stands at its rim, the balance under it. What a move would bring or take is drawn in pencil.
import { html } from '../frame/view.js';
import { t } from '../frame/text.js';
import { heldOf, link, linkOf, pileOf, setOf, tokensOf } from './facts.js';
import { deskOf, Marks, point, spokenMarks } from './team.js';

const ARC = /** @type {[number, number]} */ ([198, 342]); /* degrees of the upper half on which the tokens lie */

/** Where the i-th of n tokens lies, in radii. @param {number} i @param {number} n */
function slot(i, n) {
    const angle = (n < 2 ? 270 : ARC[0] + i * (ARC[1] - ARC[0]) / (n - 1)) * Math.PI / 180;
    return [Math.cos(angle) * 0.6, Math.sin(angle) * 0.56 + 0.1];
}

const SHAPES = ['bird', 'lizard']; /* by theory: triangle, diamond */

/** @param {{ name: string, x: number, y: number, size: number, is?: string }} of */
function Piece({ name, x, y, size, is = '' }) {
    const [left, top] = [x - size / 2, y - size / 2];
    return html`<g class="piece ${is}"><use href="#token-${name}" x=${left.toFixed(1)} y=${top.toFixed(1)} width=${size.toFixed(1)} height=${size.toFixed(1)} />
        ${is && html`<rect class="ghost" x=${(left - 1).toFixed(1)} y=${(top - 1).toFixed(1)} width=${(size + 2).toFixed(1)} height=${(size + 2).toFixed(1)} rx="2" />`}
        ${is === 'gone' && html`<path class="cross" d="M${left.toFixed(1)} ${top.toFixed(1)}l${size.toFixed(1)} ${size.toFixed(1)}m0 ${(-size).toFixed(1)}l${(-size).toFixed(1)} ${size.toFixed(1)}" />`}</g>`;
}

/** Who outnumbers whom: tokens to the left of the middle, what stands against them to the right. @param {{ r: number, node: any, pile: number, most: number }} of */
function Balance({ r, node, pile, most }) {
    const half = r * 0.74;
    const part = (/** @type {number} */ n) => (half * Math.min(1, n / most)).toFixed(1);
    return html`<g class="balance"><rect class="ground" x=${-half} y=${r + 2} width=${2 * half} height="5" />
        <rect class="theirs" x=${-Number(part(pile))} y=${r + 2} width=${part(pile)} height="5" /><rect class="ours" x="0" y=${r + 2} width=${part(node.against)} height="5" /><path d="M0 ${r}v9" /></g>`;
}

/** What a screen reader says of it. @param {any} scene @param {any} place */
function spoken(scene, place) {
    const { game, picture } = scene;
    const { piece } = setOf(game);
    const node = picture.nodes[place.word];
    const parts = tokensOf(game, node);
    if (node.aware) parts.push(t('ll.some', { n: node.aware, what: piece.aware }));
    if (node.moderators) parts.push(t('ll.some', { n: node.moderators, what: piece.moderator }));
    if (node.flag) parts.push(piece.flag);
    if (node.vulnerable) parts.push(piece.vulnerability);
    if (node.controlled) parts.push(t('ll.held-by', { who: picture.spreaders.name }));
    return `${place.title}: ${[...parts.length ? parts : [t('ll.empty')], ...spokenMarks(scene, place.word)].join(', ')}`;
}

/** @param {{ scene: any, place: any, at: any, r: number, em: number, tab: number }} of */
export function Node({ scene, place, at, r, em, tab }) {
    const { game, picture } = scene;
    const { now, then, tokens, aware, mods, flag, vulnerable } = heldOf(scene, place.word);
    const { on, lit } = linkOf(scene, 'o', place.word);
    const many = Math.max(picture.room.conspiracy, tokens.length);
    const size = r * (many > 4 ? 0.44 : 0.6);
    const pile = pileOf(game, then);
    const { mode } = deskOf(scene.match);
    const press = () => (mode ? point(scene, mode, place.word) : link(scene, 'o', place.word));
    const key = (/** @type {KeyboardEvent} */ e) => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); e.stopPropagation(); press(); } };
    return html`<g class="node ${on ? 'sel' : lit ? 'legal' : ''} ${then.controlled ? 'held' : ''}" transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})" role="button" tabindex=${tab}
        data-node=${place.word} aria-pressed=${String(on)} aria-disabled=${lit || on || mode ? undefined : 'true'} aria-label=${`${spoken(scene, place)}${lit ? `. ${t('ll.may-pick')}` : ''}`} onClick=${press} onKeyDown=${key}><title>${place.title}</title>
        ${(lit || on) && html`<circle class="ring" r=${r + 5} />`}
        <circle class="disc" r=${r} />${vulnerable && html`<circle class="weak ${vulnerable.is}" r=${r - 3.5} />`}
        ${Array.from({ length: many }, (_, i) => {
            const [x, y] = slot(i, many);
            const token = tokens[i];
            return token ? html`<${Piece} name=${SHAPES[token.theory]} x=${x * r} y=${y * r} size=${size} is=${token.is} />` : html`<circle class="slot" cx=${(x * r).toFixed(1)} cy=${(y * r).toFixed(1)} r=${Math.max(2, r * 0.1)} />`;
        })}
        <text class="code" y=${r * 0.66} aria-hidden="true">${place.word}</text>
        ${aware.map((/** @type {any} */ one, /** @type {number} */ i) => html`<${Piece} name="aware" x=${(i - (aware.length - 1) / 2) * r * 0.52} y=${-r - 1} size=${r * 0.54} is=${one.is} />`)}
        ${mods.map((/** @type {any} */ one, /** @type {number} */ i) => html`<${Piece} name="moderator" x=${r * 0.98 + i * 5} y=${-r * 0.1 + i * 4} size=${r * 0.8} is=${one.is} />`)}
        ${flag && html`<${Piece} name="flag" x=${-r * 0.86} y=${-r * 0.72} size=${r * 0.74} is=${flag.is} />`}
        ${vulnerable && html`<${Piece} name="vulnerable" x=${r * 0.76} y=${r * 0.68} size=${r * 0.56} is=${vulnerable.is} />`}
        <${Marks} match=${scene.match} word=${place.word} r=${r} em=${em} />
        <${Balance} r=${r} node=${then} pile=${pile} most=${picture.room.conspiracy} />
        ${now.came > 0 && html`<${Tag} x=${-r * 0.75} y=${-r * 0.8} em=${em} text=${`+${now.came}`} />`}${now.went > 0 && html`<${Tag} x=${r * 0.75} y=${-r * 0.8} em=${em} text=${`−${now.went}`} />`}
    </g>`;
}

/** What the turn brought or took: public, so in red ink. @param {{ x: number, y: number, em: number, text: string }} of */
const Tag = ({ x, y, em, text }) => html`<g class="came" aria-hidden="true"><rect x=${x - 11 * em} y=${y - 8 * em} width=${22 * em} height=${16 * em} /><text x=${x} y=${y + 4.5 * em}>${text}</text></g>`;
