// What a question is about besides the hand, where a thumb reaches it: cards that one looks at, piles, sets, seats, cards on the
// table. What the board shows as well is left out at a desk (style: .twice).
import { html } from '../frame/view.js';
import { holds } from '../frame/table/choose.js';
import { t } from '../frame/text.js';
import { Card, Back, Emblem, Row, SeatDisc, walk } from './card.js';
import { cardOf, litAt, nameOf, setOf, tableThings } from './facts.js';

/** @param {{ title: string, twice?: boolean, children?: any }} of */
const Part = ({ title, twice = false, children }) => html`<div class="ask ${twice ? 'twice' : ''}" role="group" aria-label=${title} onKeyDown=${walk}><h2>${title}</h2><div class="askrow">${children}</div></div>`;

/** The things of a letter that may be picked now, each once. @param {any} choice @param {string} letter @returns {string[]} */
function words(choice, letter) {
    const found = choice.left.flatMap((/** @type {any} */ move) => move.things.filter((/** @type {any} */ one) => one.letter === letter).map((/** @type {any} */ one) => one.word));
    return [...new Set(found)].filter((word) => choice.lit({ letter, word }) || choice.count({ letter, word }));
}

/** Cards on the table that a move may aim at. @param {CardScene} scene @returns {{ seat: number, set: string, word: string }[]} */
function aims({ choice, picture, seat: me }) {
    if (picture.phase === 'strike') return words(choice, 'c').map((word) => ({ seat: me ?? 0, set: picture.striking, word }));
    const found = new Map();
    for (const move of choice.left) {
        const at = move.things.findIndex((/** @type {any} */ one) => one.letter === 's');
        const [seat, set, card] = move.things.slice(at, at + 3);
        if (at >= 0 && set?.letter === 'k' && card?.letter === 'c') found.set(`${seat.word} ${set.word} ${card.word}`, { seat: Number(seat.word.slice(1)), set: set.word, word: card.word });
    }
    return [...found.values()];
}

/** May this card on the table be aimed at, and is it? @param {CardScene} scene @param {number} seat @param {string} set @param {string} word @param {string} id */
export function aimed(scene, seat, set, word, id) {
    if (!scene.choice) return { lit: false, on: false };
    const on = scene.picked(id);
    if (scene.picture.phase === 'strike') return { on, lit: seat === scene.seat && set === scene.picture.striking && litAt(scene, 'table', word) };
    const things = tableThings(seat, set, word);
    return { on, lit: scene.choice.left.some((/** @type {any} */ move) => move.things.some((/** @type {any} */ one) => one.letter === 's') && holds(move, [...scene.choice.picked, ...things])) };
}

/** @param {CardScene} scene @param {number} seat @param {string} set @param {string} word @param {string} id */
export function aim(scene, seat, set, word, id) {
    if (scene.picture.phase === 'strike') scene.pick({ letter: 'c', word }, id);
    else scene.pick(tableThings(seat, set, word), id);
}

/** @param {{ scene: CardScene }} of */
function Aims({ scene }) {
    const all = aims(scene);
    if (!all.length) return null;
    return html`<${Part} title=${t('cards.asked-table')} twice>${all.map(({ seat, set, word }) => {
        const id = `aim.${seat}.${set}.${word}`;
        const { on } = aimed(scene, seat, set, word, id);
        const title = cardOf(scene.game, word).title;
        return html`<button type="button" class="aim ink-${set} ${on ? 'sel' : 'legal'}" aria-pressed=${String(on)} onClick=${() => aim(scene, seat, set, word, id)}>
            <${SeatDisc} seat=${seat} name=${nameOf(scene, seat)} /><${Emblem} word=${set} /><span>${title}</span></button>`;
    })}<//>`;
}

/** @param {{ scene: CardScene }} of */
export function Asked({ scene }) {
    const { picture, choice, game } = scene;
    const cards = (/** @type {string[]} */ list, /** @type {string} */ place) => list.map((word, i) => ({ word, id: `${place}.${i}` }));
    const shown = [];
    if (picture.looked?.length) shown.push(html`<div class="ask"><h2>${t('cards.asked-looked')}</h2><${Row} scene=${scene} cards=${cards(picture.looked, 'looked')} place="looked" label=${t('cards.asked-looked')} class="seen" /></div>`);
    if (picture.shown) shown.push(html`<div class="ask"><h2>${t('cards.asked-shown')}</h2><${Row} scene=${scene} cards=${cards([picture.shown], 'shown')} place="shown" label=${t('cards.asked-shown')} class="seen" /></div>`);
    if (picture.laid) shown.push(html`<div class="ask"><h2>${t('cards.asked-laid')}</h2><div class="cardrow seen small"><span class="slot"><${Back} look="waxed" label=${t('cards.sealed-label', { title: cardOf(game, picture.laid).title })} /></span>
        <span class="slot"><${Card} scene=${scene} word=${picture.laid} look="sealed" /></span></div></div>`);
    if (!choice) return shown;
    const picked = choice.picked.length > 0;
    const piles = words(choice, 'p');
    const seats = words(choice, 's');
    const sets = words(choice, 'k');
    const fates = words(choice, 'f');
    const table = aims(scene).length > 0;
    const lifted = [...new Set(picture.tabloids)].filter((word) => litAt(scene, 'tabloids', /** @type {string} */ (word)));
    const button = (/** @type {string} */ letter, /** @type {string} */ word, /** @type {any} */ inside) => {
        const on = scene.picked(`${letter}.${word}`);
        return html`<button type="button" class="aim ${letter === 'k' ? `ink-${word}` : ''} ${on ? 'sel' : 'legal'}" aria-pressed=${String(on)} onClick=${() => scene.pick({ letter, word }, `${letter}.${word}`)}>${inside}</button>`;
    };
    return html`${shown}
        ${piles.length > 0 && html`<${Part} title=${t('cards.asked-piles')} twice>${piles.map((word) => button('p', word, word === 'tabloids' ? scene.name('c', picture.tabloids.at(-1) ?? '').title : t('cards.unknown')))}<//>`}
        ${fates.length > 0 && html`<${Part} title=${t('cards.asked-fates')}>${fates.map((word) => button('f', word, scene.name('f', word).title))}<//>`}
        ${table && (picked || !choice.moves.some((/** @type {any} */ move) => move.verb.word !== 'choose' && move.verb.word !== 'decline')) && html`<${Aims} scene=${scene} />`}
        ${!table && seats.length > 0 && html`<${Part} title=${t('cards.asked-seats')}>${seats.map((word) => button('s', word, html`<${SeatDisc} seat=${Number(word.slice(1))} /><span>${nameOf(scene, Number(word.slice(1)))}</span>`))}<//>`}
        ${!table && picked && sets.length > 1 && html`<${Part} title=${t('cards.asked-sets')} twice>${sets.map((word) => button('k', word, html`<${Emblem} word=${word} /><span>${setOf(game, word).title}</span>`))}<//>`}
        ${lifted.length > 0 && html`<div class="ask twice"><h2>${t('cards.asked-tabloids')}</h2><${Row} scene=${scene} place="tabloids" label=${t('cards.asked-tabloids')} class="seen"
            cards=${lifted.map((word) => ({ word, id: `tabloids.${picture.tabloids.lastIndexOf(word)}` }))} /></div>`}`;
}
