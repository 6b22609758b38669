// The groups table: a column for each creature, a row for each seat, opponents above and the own side below, so that a column
// reads as one argument. On a narrow board it is turned by 90 degrees: a creature is a row, they at the left, we at the right.
import { html, useLayoutEffect, useRef, useState } from '../frame/view.js';
import { Badge, letterOf } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { Emblem, SeatDisc, Strip, signed, walk } from '../cards/card.js';
import { aim, aimed } from '../cards/asked.js';
import { bothOf, cardOf, inkOf, laidOf, nameOf, rowNameOf, setOf, setsOf, shortOf, totalOf } from '../cards/facts.js';

const NARROW = 620; // pixels of the board
const FULL = 1.2; // the bar goes a fifth beyond what counts twice

/** Seats of the own side, and all others. One who watches has no side: the first is drawn below. @param {CardScene} scene */
function sides(scene) {
    const { seats } = scene.match;
    const sideOf = (/** @type {number} */ i) => seats[i].side ?? i;
    const mine = sideOf(scene.seat ?? 0);
    const all = seats.map((/** @type {any} */ _, /** @type {number} */ i) => i);
    return { they: all.filter((/** @type {number} */ i) => sideOf(i) !== mine), we: all.filter((/** @type {number} */ i) => sideOf(i) === mine).sort((/** @type {number} */ a) => (a === scene.seat ? 1 : -1)) };
}

/** What is asked of a column. @param {CardScene} scene @param {string} set */
function column(scene, set) {
    const thing = { letter: 'k', word: set };
    const may = Boolean(scene.choice?.lit(thing));
    const on = scene.picked(`k.${set}`);
    return { may, on, lit: may && scene.choice.picked.length > 0 && !on, pick: () => (may || on ? scene.pick(thing, `k.${set}`) : scene.explain(set)) };
}

/** @param {{ scene: CardScene, set: string }} of */
function Bar({ scene, set }) {
    const at = scene.picture.now['proven-at'];
    const total = bothOf(scene, totalOf(set));
    const after = (scene.draft ?? scene.picture).now.sets[set];
    const part = (/** @type {number} */ points) => `${Math.min(100, 100 * points / (at * FULL))}%`;
    return html`<span class="bar10" aria-hidden="true"><i style=${{ width: part(Math.min(total.now, total.then)) }} />
        ${total.changes && html`<i class="d" style=${{ left: part(Math.min(total.now, total.then)), width: `calc(${part(Math.max(total.now, total.then))} - ${part(Math.min(total.now, total.then))})` }} />`}
        <u style=${{ left: part(at) }} />${after && after.left !== total.then && html`<s style=${{ left: part(after.left) }} />`}</span>`;
}

/** @param {{ scene: CardScene, set: string }} of */
function Total({ scene, set }) {
    const after = (scene.draft ?? scene.picture).now.sets[set];
    const total = bothOf(scene, totalOf(set));
    const lost = after ? after.struck.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0) : 0;
    const minus = total.then ? lost : after?.stories ?? 0;
    return html`<span class="tt"><b class=${total.changes && !scene.told ? 'pencil' : after?.doubled ? 'x2' : ''}>${after?.doubled ? t('cards.times-two', { n: total.then }) : total.then || '–'}</b>
        ${minus > 0 && html`<em aria-label=${t('cards.struck', { n: minus })}>−${minus}</em>`}</span>`;
}

/** @param {CardScene} scene @param {string} set */
function says(scene, set) {
    const total = bothOf(scene, totalOf(set));
    const { title } = setOf(scene.game, set);
    return total.now || total.then ? t('cards.sector', { title, total: total.then, shares: '' }) : t('cards.sector-empty', { title });
}

/** Equal cards as one, with how many they are. @param {import('../cards/facts.js').Laid[]} cards */
function gathered(cards) {
    const found = /** @type {any[]} */ ([]);
    for (const card of cards) {
        const same = found.find((one) => one.word === card.word && one.state === card.state);
        if (same) Object.assign(same, { n: same.n + 1, worth: same.worth + card.worth });
        else found.push({ ...card, n: 1 });
    }
    return found;
}

/** @param {{ scene: CardScene, set: string, seat: number, dense?: boolean }} of */
function Group({ scene, set, seat, dense = false }) {
    const all = laidOf(scene, set, seat);
    const cards = dense ? gathered(all) : all;
    if (!cards.length) return null;
    const points = bothOf(scene, (picture) => picture.now.sets[set]?.points[seat] ?? 0);
    return html`<div class="grp">${cards.map((laid, i) => {
        const id = `table.${set}.${seat}.${i}`;
        const { lit, on } = aimed(scene, seat, set, laid.word, id);
        return html`<${Strip} scene=${scene} laid=${laid} lit=${lit} on=${on} onClick=${() => aim(scene, seat, set, laid.word, id)}
            label=${t('cards.cell', { title: cardOf(scene.game, laid.word).title, name: nameOf(scene, seat), points: laid.worth })} />`;
    })}<span class="sum ${points.changes && !scene.told ? 'pencil' : ''}">${points.then}</span></div>`;
}

/** Cards beside all groups: they count for the seat before which they lie. @param {{ scene: CardScene, seat: number }} of */
function Fronts({ scene, seat }) {
    const cards = (scene.draft ?? scene.picture).fronts[seat];
    if (!cards.length) return null;
    const piles = gathered(cards.map((/** @type {string} */ word) => ({ word, worth: cardOf(scene.game, word).points, state: '' })));
    return html`<span class="fronts" role="group" aria-label=${t('cards.fronts', { name: nameOf(scene, seat) })}>${piles.map(({ word, worth, n }) => html`<button type="button" class="frontcard ${inkOf(scene.game, word)}" onClick=${() => scene.explain(word)}
        aria-label=${`${n > 1 ? `${n} × ` : ''}${t('cards.card-label', { title: cardOf(scene.game, word).title, points: signed(worth) })}`}><${Emblem} word=${word} /><b>${signed(worth)}</b></button>`)}</span>`;
}

/** @param {{ scene: CardScene, seat: number, dense: boolean }} of */
function SeatRow({ scene, seat, dense }) {
    const turn = scene.picture.turn.seat === seat;
    const sealed = scene.picture['laid-by'].includes(seat);
    const partner = seat !== scene.seat && scene.seat !== null && scene.match.seats[seat].side === scene.match.seats[scene.seat].side;
    return html`<tr class="${turn ? 'turn' : ''} ${seat === scene.seat ? 'me' : ''}"><th scope="row"><div class="whoever"><span class="sits"><${Badge} seat=${seat} size=${34} name=${nameOf(scene, seat)} />
            ${sealed && html`<span class="wax" role="img" aria-label=${t('cards.sealed')} />`}</span>
            <span class="whose"><b>${nameOf(scene, seat)}</b><small>${partner && !dense ? html`${t('cards.partner')}<br />` : ''}${t('cards.in-hand', { n: scene.picture.held[seat] })}</small></span><${Fronts} scene=${scene} seat=${seat} /></div></th>
        ${setsOf(scene.game).map(({ word }) => html`<td class="ink-${word} ${column(scene, word).lit ? 'lit' : ''} ${column(scene, word).on ? 'on' : ''}" data-places=${`set.${word}.${seat}`}><${Group} scene=${scene} set=${word} seat=${seat} dense=${dense} /></td>`)}</tr>`;
}

/** Would the table fit with a strip for each card? If not, equal ones share a strip. @param {CardScene} scene @param {number} high */
function crowded(scene, high) {
    const rows = scene.match.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => Math.max(66, ...setsOf(scene.game).map(({ word }) => 34 + 19 * laidOf(scene, word, seat).length)));
    return rows.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 128) > high;
}

/** @param {{ scene: CardScene, high: number }} of */
function Table({ scene, high }) {
    const { they, we } = sides(scene);
    const dense = crowded(scene, high);
    return html`<table class="lt ${dense ? 'dense' : ''}" aria-label=${t('cards.groups')}><tbody onKeyDown=${walk}>
        ${they.map((/** @type {number} */ seat) => html`<${SeatRow} key=${seat} scene=${scene} seat=${seat} dense=${dense} />`)}
        <tr class="mid"><th scope="row">${t('cards.creature')}<small>${t('cards.bar-note', { n: scene.picture.now['proven-at'] })}</small></th>
            ${setsOf(scene.game).map((creature, i) => {
                const { word } = creature;
                const { may, lit, on, pick } = column(scene, word);
                return html`<td class="ink-${word} ${lit ? 'lit' : ''} ${on ? 'on' : ''}"><button type="button" class="creature" onClick=${pick} tabindex=${lit || on || i === 0 ? 0 : -1}
                    aria-label=${says(scene, word)} aria-pressed=${may || on ? String(on) : undefined}>
                    <${Emblem} word=${word} /><span class="cn">${dense ? rowNameOf(creature) : shortOf(creature)}</span><${Bar} scene=${scene} set=${word} /><${Total} scene=${scene} set=${word} /></button></td>`;
            })}</tr>
        ${we.map((/** @type {number} */ seat) => html`<${SeatRow} key=${seat} scene=${scene} seat=${seat} dense=${dense} />`)}
    </tbody></table>`;
}

/** A seat's share of a creature on a narrow board: letter, points, a tile for each card. @param {{ scene: CardScene, set: string, seat: number }} of */
function Share({ scene, set, seat }) {
    const cards = laidOf(scene, set, seat);
    if (!cards.length) return null;
    const points = bothOf(scene, (picture) => picture.now.sets[set]?.points[seat] ?? 0);
    const pencil = cards.every((laid) => laid.state === 'new');
    return html`<span class="pc ${pencil ? 'dr' : ''}" role="img" aria-label=${t('cards.sector-share', { name: nameOf(scene, seat), points: points.then })}>
        ${pencil ? html`<span class="seatdisc">${letterOf(seat)}</span>` : html`<${SeatDisc} seat=${seat} />`}<b>${points.then}</b>
        <span class="t">${cards.map((laid) => html`<i class="${cardOf(scene.game, laid.word).sets.includes(set) ? '' : 'w'} ${laid.state}" />`)}</span></span>`;
}

/** @param {{ scene: CardScene }} of */
function Turned({ scene }) {
    const { they, we } = sides(scene);
    const [open, show] = useState('');
    return html`<div class="bt" role="group" aria-label=${t('cards.groups')} onKeyDown=${walk}>
        <div class="hd" aria-hidden="true"><span>${they.length > 2 || we.length === 1 ? t('cards.others') : t('cards.they')}</span><span>${t('cards.bar-note', { n: scene.picture.now['proven-at'] })}</span><span>${we.length > 1 ? t('cards.we') : t('cards.you')}</span></div>
        ${setsOf(scene.game).map((creature, i) => {
            const { word } = creature;
            const { may, lit, on, pick } = column(scene, word);
            return html`<button type="button" class="br ink-${word} ${lit ? 'lit' : ''} ${on ? 'on' : ''}" data-places=${[...they, ...we].map((seat) => `set.${word}.${seat}`).join(' ')} tabindex=${lit || on || i === 0 ? 0 : -1} aria-label=${says(scene, word)}
                aria-expanded=${lit || on ? undefined : String(open === word)} aria-pressed=${may && (lit || on) ? String(on) : undefined} onClick=${() => (lit || on ? pick() : show(open === word ? '' : word))}>
                <span class="l">${they.map((/** @type {number} */ seat) => html`<${Share} scene=${scene} set=${word} seat=${seat} />`)}</span>
                <span class="cm"><${Emblem} word=${word} /><span class="n">${rowNameOf(creature)}</span><${Total} scene=${scene} set=${word} /><${Bar} scene=${scene} set=${word} /></span>
                <span class="r">${we.map((/** @type {number} */ seat) => html`<${Share} scene=${scene} set=${word} seat=${seat} />`)}</span></button>
                ${open === word && html`<div class="opened ink-${word}">${[...they, ...we].map((seat) => laidOf(scene, word, seat).length > 0 && html`<div><b>${nameOf(scene, seat)}</b><${Group} scene=${scene} set=${word} seat=${seat} /></div>`)}</div>`}`;
        })}
        ${[...they, ...we].some((seat) => scene.picture.fronts[seat].length) && html`<div class="frontsrow">${[...they, ...we].map((seat) => scene.picture.fronts[seat].length > 0 && html`<span><${SeatDisc} seat=${seat} name=${nameOf(scene, seat)} /><${Fronts} scene=${scene} seat=${seat} /></span>`)}</div>`}
    </div>`;
}

/** @param {{ scene: CardScene }} of */
export function Groups({ scene }) {
    const box = useRef(/** @type {HTMLElement | null} */ (null));
    const [{ narrow, high }, turn] = useState({ narrow: false, high: 0 });
    useLayoutEffect(() => {
        const element = /** @type {HTMLElement} */ (box.current);
        const look = () => turn({ narrow: element.clientWidth < NARROW, high: element.clientHeight });
        look();
        const watch = new ResizeObserver(look);
        watch.observe(element);
        return () => watch.disconnect();
    }, []);
    return html`<div class="groups" ref=${box}>${narrow ? html`<${Turned} scene=${scene} />` : html`<${Table} scene=${scene} high=${high} />`}</div>`;
}
