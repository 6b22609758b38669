// How the last hand was counted, and which stories struck what, told from the seat's log: the engine said each of it.
import { html, useEffect, useState } from '../frame/view.js';
import { Button, Paper } from '../frame/parts.js';
import { useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';
import { Emblem, SeatDisc, signed } from './card.js';
import { cardOf, nameOf, setOf, setsOf } from './facts.js';

const SCORED = ['scored', 'scored-partner']; /* table, hand, and what the two make */

/** What was told of the last hand that was counted. @param {any} match */
export function reckoning(match) {
    const told = match.log.filter((/** @type {any} */ entry) => entry.told).map((/** @type {any} */ entry) => entry.told);
    const end = told.findLastIndex((/** @type {any} */ one) => SCORED.includes(one.event));
    if (end < 0) return null;
    const begin = told.slice(0, end).findLastIndex((/** @type {any} */ one) => one.event === 'dealt');
    const hand = told.slice(begin + 1, end + 1);
    const of = (/** @type {string} */ event) => hand.filter((/** @type {any} */ one) => one.event === event);
    const counted = of('counted').map((/** @type {any} */ one) => ({ seat: one.seat, set: one.args[0], points: one.args.at(-2), counts: one.args.at(-1) }));
    const rest = of('counted-rest').map((/** @type {any} */ one) => ({ seat: one.seat, counts: one.args[0] }));
    const strikes = of('struck').map((/** @type {any} */ one) => ({ seat: one.seat, set: one.args[0], word: one.args[1], tale: one.tale }));
    return { counted, rest, strikes };
}

/** @param {{ scene: CardScene }} of */
export function LastHand({ scene }) {
    const { last, totals } = scene.picture;
    const found = reckoning(scene.match);
    const sets = setsOf(scene.game).filter(({ word }) => found?.counted.some((/** @type {any} */ one) => one.set === word));
    const rest = found?.rest.length;
    const sum = (/** @type {number} */ seat, /** @type {string} */ set) => found?.counted.find((/** @type {any} */ one) => one.seat === seat && one.set === set);
    const how = last['shut-out'] ? t('cards.last-shutout', { name: nameOf(scene, last.out) }) : last.out === null ? t('cards.last-exhausted') : t('cards.last-out', { name: nameOf(scene, last.out) });
    return html`<div class="scored"><p class="quiet">${how}</p><div class="sideways"><table class="sums">
        <thead><tr><th scope="col"><span class="sr">${t('cards.now-seat')}</span></th>
            ${sets.map(({ word, title }) => html`<th scope="col" class="ink-${word}" title=${title}><${Emblem} word=${word} label=${title} />${last.proven.includes(word) && html`<span class="x2">×2</span>`}</th>`)}
            ${rest ? html`<th scope="col">${t('cards.col-rest')}</th>` : ''}<th scope="col">${t('cards.col-inhand')}</th><th scope="col">${t('cards.col-score')}</th><th scope="col">${t('cards.col-total')}</th></tr></thead>
        <tbody>${last.score.map((/** @type {number} */ score, /** @type {number} */ i) => html`<tr>
            <th scope="row"><${SeatDisc} seat=${i} /> <span class="whom">${nameOf(scene, i)}</span></th>
            ${sets.map(({ word }) => html`<td>${sum(i, word)?.points ?? '–'}</td>`)}
            ${rest ? html`<td>${signed(found.rest.find((/** @type {any} */ one) => one.seat === i)?.counts ?? 0)}</td>` : ''}
            <td class=${last['in-hand'][i] ? 'red' : ''}>${signed(-last['in-hand'][i])}</td><td><b>${signed(score)}</b></td><td><b>${signed(totals[i])}</b></td></tr>`)}</tbody>
    </table></div></div>`;
}

/** What each hand brought, and the sums. @param {{ scene: any }} of */
export function Hands({ scene }) {
    const { match, picture } = scene;
    const scored = match.log.filter((/** @type {any} */ entry) => SCORED.includes(entry.told?.event)).map((/** @type {any} */ entry) => entry.told);
    /** @type {any[][]} */ const hands = [];
    for (const one of scored) {
        if (!hands.length || hands[hands.length - 1][one.seat]) hands.push([]);
        hands[hands.length - 1][one.seat] = one;
    }
    if (!hands.length) return null;
    return html`<${Paper} title=${t('cards.hands', { n: hands.length })} note=${picture.target ? t('cards.first-to', { n: picture.target }) : ''}><div class="sideways"><table class="sums">
        <thead><tr><th scope="col">${t('cards.col-hand')}</th>${match.seats.map((/** @type {any} */ _, /** @type {number} */ i) => html`<th scope="col"><${SeatDisc} seat=${i} name=${nameOf(scene, i)} /></th>`)}</tr></thead>
        <tbody>${hands.map((hand, n) => html`<tr><th scope="row">${n + 1}</th>${match.seats.map((/** @type {any} */ _, /** @type {number} */ i) => html`<td>${hand[i] ? signed(hand[i].args[2]) : '–'}</td>`)}</tr>`)}
            <tr class="total-row"><th scope="row">${t('cards.col-total')}</th>${picture.totals.map((/** @type {number} */ n) => html`<td><b>${signed(n)}</b></td>`)}</tr></tbody></table></div><//>`;
}

/** Strikes one by one: time goes on by itself, a press goes on at once, and when all is told it stays.
 * @param {any[]} strikes @param {boolean} still @returns {[number, (at: number) => void]} */
export function useStory(strikes, still) {
    const [at, go] = useState(still ? strikes.length : 0);
    useEffect(() => {
        if (at >= strikes.length) return undefined;
        const step = Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--m-story'), 10) || 1200;
        const timer = setTimeout(() => go(at + 1), step);
        return () => clearTimeout(timer);
    }, [at, strikes.length]);
    return [at, go];
}

/** @param {{ scene: CardScene, strikes: any[], at: number, go: (at: number) => void }} of */
export function Strikes({ scene, strikes, at, go }) {
    const done = at >= strikes.length;
    useKeys({
        space: { does: () => { if (!done) go(at + 1); }, says: t('cards.strike-next') },
        '[': { does: () => { if (at) go(at - 1); }, says: t('cards.strike-back') },
        Escape: { does: () => go(strikes.length), says: t('cards.strike-all') },
    });
    return html`<${Paper} title=${t('cards.strikes')} note=${t('cards.strikes-note', { at, n: strikes.length })} class="strikes">
        <ol class="tell">${strikes.map((one, i) => html`<li class="ink-${one.set} ${i === at - 1 ? 'now' : i >= at ? 'next' : ''}" aria-current=${i === at - 1 ? 'step' : undefined}>
            <b>${i + 1}</b><${Emblem} word=${one.set} /><span><strong>${setOf(scene.game, one.set).title}</strong><small>${nameOf(scene, one.seat)}: ${cardOf(scene.game, one.word).title}</small></span>
            <em>−${cardOf(scene.game, one.word).points}</em></li>`)}</ol>
        <div class="btns"><${Button} icon="prev" why=${at ? undefined : ' '} onClick=${() => go(at - 1)}>${t('cards.strike-back')}<//>
            <${Button} icon="next" why=${done ? ' ' : undefined} onClick=${() => go(at + 1)}>${t('cards.strike-next')}<//>
            ${!done && html`<${Button} kind="link" onClick=${() => go(strikes.length)}>${t('cards.strike-all')}<//>`}</div>
    <//>`;
}

/** The picture as it was before strikes that are not told yet. Only what lies on the table differs. @param {CardScene} scene @param {any[]} untold */
export function before(scene, untold) {
    if (!untold.length) return scene.picture;
    const groups = structuredClone(scene.picture.groups);
    const { seats } = scene.match;
    const sets = structuredClone(scene.picture.now.sets);
    for (const { seat, set, word } of untold) {
        groups[set] ??= seats.map(() => []);
        groups[set][seat].push(word);
        sets[set] ??= { worth: [], total: 0, points: [], stories: 0, struck: [], left: 0, doubled: false };
        if (!sets[set].worth.length) sets[set].worth = seats.map(() => []);
        sets[set].worth[seat].push(cardOf(scene.game, word).points);
        sets[set].total += cardOf(scene.game, word).points;
    }
    return { ...scene.picture, groups, now: { ...scene.picture.now, sets } };
}
