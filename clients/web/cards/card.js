// A card. What it looks like at which size is the style's (style/cards.css): the same elements serve all sizes.
import { html } from '../frame/view.js';
import { Icon, letterOf } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { cardOf, inkOf, kindOf, litAt, shortOf } from './facts.js';

/** @param {{ word: string, class?: string, label?: string }} of */
export function Emblem({ word, class: name = '', label }) {
    const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
    return html`<svg class="em ${name}" viewBox="0 0 64 64" ...${said}><use href="#emblem-${word}" /></svg>`;
}

/** The small sign of a seat: letter and colour. @param {{ seat: number, name?: string }} of */
export function SeatDisc({ seat, name }) {
    const letter = letterOf(seat);
    const said = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': 'true' };
    return html`<span class="seatdisc" style=${{ background: `var(--seat-${letter.toLowerCase()})`, color: `var(--on-${letter.toLowerCase()})` }} ...${said}>${letter}</span>`;
}

/** Points as they are printed: a minus is a minus, not a hyphen. @param {number} n */
export const signed = (n) => (n < 0 ? `−${-n}` : String(n));

/** @param {{ scene: CardScene, word: string }} of */
function Face({ scene, word }) {
    const card = cardOf(scene.game, word);
    return html`<span class="edge" />
        <span class="code ${card.code.length > 2 ? 'long' : ''}" aria-hidden="true">${card.code}${card.action && html`<${Icon} name="bolt" size=${13} />`}</span>
        <span class="pts" aria-hidden="true">${signed(card.points)}</span>
        <${Emblem} word=${word} />
        <span class="nm" aria-hidden="true">${shortOf(card)}</span>
        ${card.action && html`<span class="kind" aria-hidden="true"><span>${kindOf(card.kind)}</span></span>`}`;
}

/** A card that is only looked at explains itself when it is clicked; one that can be picked is picked.
 * @param {{ scene: CardScene, word: string, place?: string, id?: string, look?: string, tab?: number, as?: any }} of
 * `as`: the thing that it stands for, if not for itself: the top card of a pile for the pile */
export function Card({ scene, word, place = '', id = '', look = '', tab, as }) {
    const card = cardOf(scene.game, word);
    const lit = as ? Boolean(scene.choice?.lit(as)) : litAt(scene, place, word);
    const on = Boolean(id && scene.picked(id));
    const dim = place === 'hand' && scene.choice?.moves.length > 0 && !lit && !on;
    const says = [t('cards.card-label', { title: card.title, points: signed(card.points) }), card.action ? card.kind : '', on ? t('cards.picked') : lit ? t('cards.playable') : ''];
    return html`<button type="button" class="card ${inkOf(scene.game, word)} ${card.action ? 'has-kind' : ''} ${card.proof ? 'proof' : ''}
            ${lit && !on ? 'legal' : ''} ${on ? 'sel' : ''} ${dim ? 'dim' : ''} ${look}"
        aria-label=${says.filter(Boolean).join(', ')} aria-pressed=${lit || on ? String(on) : undefined} title=${card.title}
        tabindex=${tab ?? (lit || on ? 0 : -1)}
        onClick=${() => (lit || on ? scene.pick(as ?? { letter: 'c', word }, id) : scene.explain(word))}><${Face} scene=${scene} word=${word} /></button>`;
}

/** @param {{ label?: string, look?: string }} of */
export const Back = ({ label = t('cards.back-label'), look = '' }) => html`<span class="card back ${look}" ...${label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }}><i /></span>`;

/** A card on the table as a strip: edge, code, points. @param {{ scene: CardScene, laid: import('./facts.js').Laid & { n?: number }, on?: boolean, lit?: boolean, label: string, onClick?: () => void }} of */
export function Strip({ scene, laid, on, lit, label, onClick }) {
    const card = cardOf(scene.game, laid.word);
    const look = `strip ${inkOf(scene.game, laid.word)} ${laid.state === 'new' ? 'draft' : ''} ${laid.state === 'gone' ? 'gone' : ''} ${on ? 'sel' : lit ? 'legal' : ''}`;
    const inside = html`<b class=${card.code.length > 4 ? 'long' : ''}>${card.code}</b>${(laid.n ?? 1) > 1 && html`<small>×${laid.n}</small>`}<i>${signed(laid.worth)}</i>`;
    if (!lit && !on) return html`<span class=${look} role="img" aria-label=${label}>${inside}</span>`;
    return html`<button type="button" class=${look} aria-label=${label} aria-pressed=${String(Boolean(on))} onClick=${onClick}>${inside}</button>`;
}

const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });

/** Arrows walk what can be focused in a row, whether or not it can be picked. @param {KeyboardEvent} e */
export function walk(e) {
    const step = STEPS[e.key];
    if (!step) return;
    const row = /** @type {HTMLElement} */ (e.currentTarget);
    const all = /** @type {HTMLElement[]} */ ([...row.querySelectorAll('button, [role="button"]')]);
    const at = all.indexOf(/** @type {any} */ (document.activeElement));
    if (at < 0) return;
    e.preventDefault();
    all[(at + step + all.length) % all.length].focus();
}

/** Cards in a row that share its width: each in a slot which shrinks until edge, code and name are left.
 * @param {{ scene: CardScene, cards: { word: string, id: string }[], place?: string, label: string, class?: string, look?: (card: any, i: number) => string, as?: (i: number) => any }} of */
export function Row({ scene, cards, place = '', label, class: name = '', look = () => '', as = () => undefined }) {
    const first = cards.findIndex(({ word, id }) => litAt(scene, place, word) || scene.picked(id));
    return html`<div class="cardrow ${name}" role="group" aria-label=${label} data-place=${place} onKeyDown=${walk} style=${{ '--n': cards.length }}>
        ${cards.map(({ word, id }, i) => html`<span class="slot ${cardOf(scene.game, word).code.length > 4 ? 'lengthy' : ''}" key=${id} data-card=${word}><${Card} scene=${scene} word=${word} place=${place} id=${id} look=${look({ word, id }, i)} as=${as(i)}
            tab=${first < 0 && i === 0 ? 0 : undefined} /></span>`)}
    </div>`;
}
