// What stands beside the table in both card games: the hand and what is asked of it, the end as it would be now, what is known.
import { html } from '../frame/view.js';
import { Icon } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { Card, Emblem, Row, SeatDisc, signed, walk } from './card.js';
import { cardOf, nameOf, setOf, setsOf, sorted } from './facts.js';
import { Asked } from './asked.js';
import { LastHand } from './scored.js';

/** @param {CardScene} scene @param {string} actions */
function Hand(scene, actions) {
    const cards = sorted(scene.game, scene.picture.hand, 'hand');
    const sealed = scene.picture.laid;
    const at = sealed ? cards.findIndex(({ word }) => word === sealed) : -1;
    return html`<${Asked} scene=${scene} />
        <${Row} scene=${scene} cards=${cards} place="hand" label=${t('cards.hand')} class="hand ${cards.length > 8 ? 'many' : ''}"
            look=${(/** @type {any} */ _, /** @type {number} */ i) => (i === at ? 'sealed' : '')} />
        <div class="twice"><${Limits} scene=${scene} actions=${actions} /></div>`;
}

/** @param {{ scene: CardScene, actions: string }} of */
export function Limits({ scene, actions }) {
    const all = Object.entries(scene.picture.limits);
    return html`<ul class="limits" aria-label=${t('cards.limits')}>
        ${all.map(([name, { used, of }]) => html`<li>
            ${name === 'actions' ? html`<${Icon} name="bolt" size=${16} />` : html`<span class="pips" aria-hidden="true">${Array.from({ length: of }, (_, i) => html`<i class=${i < used ? 'on' : ''} />`)}</span>`}
            <span>${t(/** @type {any} */ (`cards.limit-${name === 'actions' ? actions : name}`), { used, of })}</span></li>`)}
    </ul>`;
}

/** Who would lose how many cards of a set. @param {{ scene: CardScene, struck: number[] }} of */
const Losers = ({ scene, struck }) => html`<span class="losers">${struck.map((n, i) => n > 0 && html`<span><${SeatDisc} seat=${i} name=${nameOf(scene, i)} /> <b>−${n}</b></span>`)}</span>`;

/** @param {{ scene: CardScene }} of */
export function Now({ scene }) {
    const then = scene.draft ?? scene.picture;
    const sets = setsOf(scene.game).filter(({ word }) => then.now.sets[word]?.stories || then.now.sets[word]?.doubled);
    return html`<div class="now">
        ${!sets.length && html`<p class="quiet">${t('cards.now-nothing')}</p>`}
        <ul>${sets.map(({ word, title }) => {
            const set = then.now.sets[word];
            const was = scene.picture.now.sets[word];
            const pencil = JSON.stringify(set) !== JSON.stringify(was);
            return html`<li class="strike ink-${word} ${pencil ? 'pencilled' : ''}">
                <${Emblem} word=${word} /><span class="what">${title}</span>
                ${set.total ? html`<${Losers} scene=${scene} struck=${set.struck} /><span class="to">${set.total === set.left ? '' : html`${set.total} → `}<b class=${set.doubled ? 'x2' : ''}>${set.doubled ? t('cards.times-two', { n: set.left }) : set.left}</b></span>`
                    : html`<span class="losers">${t('cards.not-in-play')}</span><b class="to red">−${set.stories}</b>`}
            </li>`;
        })}</ul>
        <table class="sums"><thead><tr><th scope="col"><span class="sr">${t('cards.now-seat')}</span></th><th scope="col">${t('cards.now-table')}</th><th scope="col">${t('cards.now-inhand')}</th><th scope="col">${t('cards.now-score')}</th></tr></thead>
            <tbody>${then.now.table.map((/** @type {number} */ points, /** @type {number} */ i) => html`<tr>
                <th scope="row"><${SeatDisc} seat=${i} /> <span class="whom">${nameOf(scene, i)}</span></th>
                <td>${signed(points)}</td>
                <td title=${then.now.unseen[i] ? t('cards.now-unseen', { n: then.now.unseen[i] }) : undefined}>${signed(-then.now['in-hand'][i])}${then.now.unseen[i] > 0 && html`<small> ${t('cards.now-unseen', { n: then.now.unseen[i] })}</small>`}</td>
                <td><b class=${then.now.score[i] !== scene.picture.now.score[i] ? 'pencil' : ''}>${signed(then.now.score[i])}</b></td></tr>`)}</tbody></table>
    </div>`;
}

/** @param {{ scene: CardScene }} of */
function ShutOut({ scene }) {
    const { set, needs, has } = (scene.draft ?? scene.picture)['shut-out'];
    const sides = [...new Set(scene.match.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => seat.side ?? i))];
    const rows = sides.map((side) => scene.match.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => i).filter((/** @type {number} */ i) => (scene.match.seats[i].side ?? i) === side));
    return html`<div class="shutout ink-${set}"><${Emblem} word=${set} />
        <ul>${rows.map((seats) => {
            const n = has[seats[0]];
            return html`<li><span>${seats.map((/** @type {number} */ i) => html`<${SeatDisc} seat=${i} name=${nameOf(scene, i)} />`)}</span>
                <span class="meter" role="img" aria-label=${t('cards.shutout-has', { name: nameOf(scene, seats[0]), n, needs })}><i style=${{ width: `${Math.min(100, 100 * n / needs)}%` }} /></span><b>${n}</b></li>`;
        })}</ul></div>`;
}

/** @param {{ scene: CardScene }} of */
function Known({ scene }) {
    const { picture } = scene;
    const held = (picture.known ?? []).map((/** @type {string[]} */ words, /** @type {number} */ i) => ({ words, i })).filter((/** @type {any} */ one) => one.words.length && one.i !== scene.seat);
    const small = (/** @type {string[]} */ words, /** @type {string} */ label) => html`<div class="cardrow mini" role="group" aria-label=${label} onKeyDown=${walk}>
        ${words.map((word) => html`<span class="slot ${cardOf(scene.game, word).code.length > 4 ? 'lengthy' : ''}"><${Card} scene=${scene} word=${word} /></span>`)}</div>`;
    return html`<div class="known">
        ${held.map((/** @type {{ words: string[], i: number }} */ { words, i }) => html`<h3><${SeatDisc} seat=${i} /> ${t('cards.known-of', { name: nameOf(scene, i) })}</h3>${small(words, t('cards.known-of', { name: nameOf(scene, i) }))}`)}
        ${picture.top?.length > 0 && html`<h3>${t('cards.known-top')}</h3>${small(picture.top, t('cards.known-top'))}`}
        ${picture.aside.length > 0 && html`<h3>${t('cards.aside')}</h3>${small(picture.aside, t('cards.aside'))}`}
    </div>`;
}

/** @param {CardScene} scene @param {{ last: string, actions: string }} words */
export function panels(scene, words) {
    const { picture, game } = scene;
    const all = [];
    if (picture.hand) all.push({ id: 'hand', title: t('cards.hand'), note: t('cards.hand-note', { n: picture.hand.length }), count: picture.hand.length, body: Hand(scene, words.actions) });
    all.push({ id: 'now', title: t('cards.now'), note: t('cards.now-note'), body: html`<${Now} scene=${scene} />` });
    const shut = picture['shut-out'];
    if (shut.has.some((/** @type {number} */ n) => n > 0))
        all.push({ id: 'shutout', title: t('cards.shutout'), note: t('cards.shutout-note', { title: setOf(game, shut.set).title, needs: shut.needs }), body: html`<${ShutOut} scene=${scene} />` });
    const known = (picture.known ?? []).some((/** @type {string[]} */ one, /** @type {number} */ i) => i !== scene.seat && one.length);
    if (known || picture.top?.length || picture.aside.length) all.push({ id: 'known', title: t('cards.known'), body: html`<${Known} scene=${scene} />` });
    if (picture.last) all.push({ id: 'last', title: t(/** @type {any} */ (words.last)), body: html`<${LastHand} scene=${scene} />` });
    return all;
}

/** Public counts in the row of a seat. @param {CardScene} scene @param {number} i */
export function seat(scene, i) {
    const { picture } = scene;
    const line = [t('cards.in-hand', { n: picture.held[i] })];
    if (picture.dealer === i) line.push(t('cards.dealer'));
    if (picture['laid-by'].includes(i)) line.push(t('cards.sealed'));
    return { line: line.join(' · '), number: picture.totals[i], of: picture.target || undefined };
}
