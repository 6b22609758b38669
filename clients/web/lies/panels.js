// Papers beside the network: the role boards, the hand, what the board would pay now, what happened, what would follow.
import { html, useEffect, useState } from '../frame/view.js';
import { Badge, Icon } from '../frame/parts.js';
import { isolated, t } from '../frame/text.js';
import { told } from '../frame/table/log.js';
import { link, linkOf, nameOf, roleOf, setOf, SIDES, sideName, standing, tokensOf, words } from './facts.js';

/* ---- role boards */

/** @param {{ scene: any, seat: number }} of */
function Steps({ scene, seat }) {
    const { game, picture } = scene;
    const steps = setOf(game).steps.filter((/** @type {any} */ one) => one.role === picture.seats[seat].role);
    const mine = picture.turn === seat;
    const at = !mine ? -1 : ['discard', 'declare', 'answer'].includes(picture.phase) ? steps.length : picture.at;
    const used = mine && picture.limits ? Object.entries(picture.limits).map(([what, one]) => t(/** @type {any} */ (`ll.used-${what}`), /** @type {any} */ (one))) : [];
    return html`<ol class="steps">${[...steps, { title: t('ll.discard'), text: t('ll.discard-text', { n: picture.room.hand }) }].map((/** @type {any} */ step, /** @type {number} */ i) => html`<li class=${i === at ? 'now' : ''} aria-current=${i === at ? 'step' : undefined}>
        <b class="no">${i + 1}</b><div><b>${step.title}</b>${step.text && html`<small>${step.text}</small>`}${i === at && used.length > 0 && i < steps.length && html`<small class="used">${used.join(' · ')}</small>`}</div></li>`)}</ol>`;
}

/** What a role is after, and how the others stop it. @param {{ scene: any, seat: number }} of */
function Wants({ scene, seat }) {
    const role = roleOf(scene, seat);
    if (!role) return null;
    return html`<p class="wants"><b>${t('ll.wants')}</b> ${role.wants} <b>${t('ll.stopped')}</b> ${role.stopped}</p>`;
}

/** LL-0.1: what the set says of itself. @param {{ scene: any }} of */
const Source = ({ scene }) => (scene.picture.note ? html`<p class="source">${scene.picture.note}</p>` : null);

/** The own board, or that of whoever plays. @param {{ scene: any }} of */
export function OwnBoard({ scene }) {
    const seat = scene.seat ?? scene.picture.turn ?? 0;
    return html`<${Steps} scene=${scene} seat=${seat} /><${Source} scene=${scene} />`;
}

/** All of them, the own one first. @param {{ scene: any }} of */
export function Roles({ scene }) {
    const { picture, seat: own } = scene;
    const order = picture.seats.map((/** @type {any} */ _, /** @type {number} */ i) => i).sort((/** @type {number} */ a, /** @type {number} */ b) => Number(b === own) - Number(a === own) || a - b);
    return html`<div class="roles">${order.map((/** @type {number} */ i) => html`<details key=${i} open=${i === own}><summary><${Badge} seat=${i} name=${nameOf(scene, i)} size=${26} /><b>${picture.seats[i].name}</b><small>${sideName(scene, roleOf(scene, i)?.side)}</small></summary>
        <${Wants} scene=${scene} seat=${i} />${i !== own && html`<${Steps} scene=${scene} seat=${i} />`}</details>`)}</div>`;
}

/* ---- the hand */

/** @param {{ scene: any, word: string, i: number }} of */
function HandCard({ scene, word, i }) {
    const card = setOf(scene.game).cards.get(word);
    const { on, lit } = linkOf(scene, 'c', word);
    const asked = words(scene, 'c').length > 0;
    const theory = setOf(scene.game).theories.findIndex((/** @type {any} */ one) => one.word === card.theory);
    return html`<button type="button" key=${`${word}.${i}`} class="lcard ${on ? 'sel' : lit ? 'legal' : asked ? 'not' : ''}" aria-pressed=${String(on)} aria-disabled=${lit || on ? undefined : 'true'} onClick=${() => link(scene, 'c', word)}>
        <b>${card.title}</b><span>${card.text}</span><small>${theory >= 0 && html`<svg width="16" height="16" aria-hidden="true"><use href="#token-${['bird', 'lizard'][theory]}" /></svg>`}<i class="tag">${t(/** @type {any} */ (`ll.timing-${card.timing}`))}</i> <code>${word}</code>${asked && !lit && !on ? ` ${t('ll.not-now')}` : ''}</small></button>`;
}

/** @param {{ scene: any }} of */
export function Hand({ scene }) {
    const { picture, seat: own, match } = scene;
    const hand = picture.seats[own]?.hand;
    const partner = picture.seats.findIndex((/** @type {any} */ one, /** @type {number} */ i) => i !== own && own !== null && match.seats[i]?.side === match.seats[own]?.side && one.hand);
    const titles = (/** @type {string[]} */ cards) => cards.map((word) => setOf(scene.game).cards.get(word)?.title ?? word).join(', ');
    if (!hand) return html`<p class="pad quiet">${t('ll.no-hand')}</p>`;
    return html`<div class="lhand" role="group" aria-label=${t('ll.hand')}>${hand.map((/** @type {string} */ word, /** @type {number} */ i) => html`<${HandCard} scene=${scene} word=${word} i=${i} />`)}
        ${!hand.length && html`<p class="quiet">${t('ll.empty-hand')}</p>`}</div>
        ${partner >= 0 && html`<p class="partner"><b>${t('ll.partner-holds', { who: nameOf(scene, partner) })}</b> ${titles(picture.seats[partner].hand) || t('ll.nothing')}</p>`}<${Source} scene=${scene} />`;
}

/* ---- what the board pays */

/** @param {{ scene: any }} of */
export function Score({ scene }) {
    const { picture, draft, game } = scene;
    const cell = (/** @type {string} */ net, /** @type {string} */ side) => (picture.networks[net].holds === side ? picture.networks[net].pays : html`<small>${t('ll.lacks', { n: picture.networks[net].lacks[SIDES.indexOf(side)] })}</small>`);
    const row = (/** @type {string} */ what, /** @type {(one: any) => any} */ of) => html`<tr><th scope="row">${what}</th>${SIDES.map((side) => html`<td>${of(picture[side])}${draft && of(draft[side]) !== of(picture[side]) && html` <i class="pencil">${of(draft[side])}</i>`}</td>`)}</tr>`;
    return html`<div class="broad" tabindex="0" role="region" aria-label=${t('ll.board-pays')}><table class="scorenow"><thead><tr><th scope="col">${t('ll.if-now')}</th>${SIDES.map((side) => html`<th scope="col">${sideName(scene, side)}</th>`)}</tr></thead>
        <tbody>${setOf(game).nets.map((/** @type {any} */ net) => html`<tr class=${picture.networks[net.word].holds ?? ''}><th scope="row">${net.title}</th>${SIDES.map((side) => html`<td>${cell(net.word, side)}</td>`)}</tr>`)}</tbody>
        <tfoot>${!scene.match.over && row(t('ll.a-turn'), (one) => one.now)}${(picture.spreaders.bonus > 0 || picture.stoppers.bonus > 0) && row(t('ll.bonus'), (one) => one.bonus)}${row(t('ll.total'), (one) => one.total)}</tfoot></table></div>
        <p class="handicap">${picture.handicap}</p>`;
}

/* ---- what happened, what would */

/** @param {{ scene: any }} of */
export function Since({ scene }) {
    const { match, picture } = scene;
    const all = standing(match);
    const last = all.findLastIndex((/** @type {any} */ entry) => entry.told.event === 'scored' && entry.told.seat === match.seat);
    const after = new Set(all.slice(last + 1).map((/** @type {any} */ entry) => entry.n));
    const lines = told(match).filter((/** @type {any} */ entry) => after.has(entry.n) && entry.told);
    return html`<p class="ledger">${t('ll.this-turn')} ${picture.ledger}.</p><ol class="feed since" aria-label=${t('ll.since')} tabindex="0">${lines.map((/** @type {any} */ entry) => html`<li key=${entry.n}>${isolated(match.seats, entry.told.tale)}</li>`)}
        ${!lines.length && html`<li class="quiet">${t('ll.nothing-yet')}</li>`}</ol>`;
}

/** The chain of effects, each link with its rule. @param {{ scene: any }} of */
export function Effects({ scene }) {
    const { effects, explain } = scene;
    if (!effects?.length) return html`<p class="pad quiet">${t('ll.no-chain')}</p>`;
    return html`<ol class="links" aria-label=${t('ll.chain')}>${effects.map((/** @type {any} */ one, /** @type {number} */ i) => html`<li class="is-${one.is}"><b class="no">${i + 1}</b><p>${one.says}</p><button type="button" class="noun" onClick=${() => explain(one.rule)}>${one.rule}</button></li>`)}</ol>`;
}

/* ---- rows for what a thumb cannot hit on the board */

const MOST_FORESEEN = 40;

/** Of the links of an effect the one that says most in a line: what becomes of a network, what speaks against it, what becomes of the
 * node that is named last. @param {any} effect @param {string} move */
function gist(effect, move) {
    const all = effect?.effects ?? [];
    const node = `nodes/${move.split(' ').at(-1)}`;
    const first = (/** @type {(one: any) => boolean} */ is) => all.find(is);
    return (first((one) => one.at?.[0]?.startsWith('networks/')) ?? first((one) => one.is === 'careful') ?? first((one) => one.at?.includes(node)) ?? first((one) => one.at))?.says ?? '';
}

/** What each move would bring, in the engine's words. @param {any} match @param {string[]} moves */
function useForeseen(match, moves) {
    const [found, set] = useState(/** @type {{ of: string, says: Record<string, string> }} */ ({ of: '', says: {} }));
    const of = moves.length > MOST_FORESEEN ? '' : moves.join('\n');
    useEffect(() => {
        let gone = false;
        if (of && match.ask) match.ask({ effect: moves }).then((/** @type {any} */ answer) => { if (!gone) set({ of, says: Object.fromEntries(moves.map((move, i) => [move, gist(answer.effects[i], move)])) }); }, () => {});
        return () => { gone = true; };
    }, [match, match.decision, of]);
    return found.of === of ? found.says : {};
}

/** Every node that can be picked, as a row. @param {{ scene: any }} of */
export function Rows({ scene }) {
    const { choice, match, picture, game } = scene;
    const lit = words(scene, 'o');
    const left = choice?.left.length ? choice.left : [];
    const says = useForeseen(match, left.map((/** @type {any} */ move) => move.text));
    if (!lit.length) return html`<p class="pad quiet">${t('ll.no-rows')}</p>`;
    return html`<ul class="noderows" aria-label=${t('ll.nodes')}>${lit.map((word) => {
        const place = setOf(game).nodes.find((/** @type {any} */ one) => one.word === word);
        const { on, at } = linkOf(scene, 'o', word);
        const moves = left.filter((/** @type {any} */ move) => move.things[at]?.word === word);
        const holds = tokensOf(game, picture.nodes[word]).join(', ');
        return html`<li key=${word}><button type="button" class="noderow ${on ? 'sel' : 'legal'}" aria-pressed=${String(on)} onClick=${() => link(scene, 'o', word)}><code>${word}</code><span>${says[moves[0]?.text] || html`<b>${place.name}</b> ${holds || t('ll.empty')}`}</span></button></li>`;
    })}</ul>`;
}

/** Theories and networks, which are asked for by name. @param {{ scene: any }} of */
export function Names({ scene }) {
    const all = ['y', 'w'].flatMap((letter) => words(scene, letter).map((word) => ({ letter, word })));
    if (!all.length) return null;
    return html`<div class="choices" role="group" aria-label=${t('ll.choices')}>${all.map(({ letter, word }) => {
        const { on } = linkOf(scene, letter, word);
        const theory = letter === 'y' ? setOf(scene.game).theories.findIndex((/** @type {any} */ one) => one.word === word) : -1;
        return html`<button type="button" class="choice small ${on ? 'sel' : 'legal'}" aria-pressed=${String(on)} onClick=${() => link(scene, letter, word)}>${theory >= 0 && html`<svg width="20" height="20" aria-hidden="true"><use href="#token-${['bird', 'lizard'][theory]}" /></svg>`}<b>${scene.name(letter, word).title}</b></button>`;
    })}</div>`;
}

/** The way so far, and one step back. @param {{ scene: any }} of */
export function Way({ scene }) {
    const { choice } = scene;
    if (!choice?.picked.length) return null;
    const verb = choice.left[0]?.verb.word;
    return html`<p class="chainway"><code>${verb}</code>${choice.picked.map((/** @type {any} */ one) => html` › <b>${scene.name(one.letter, one.word).title}</b>`)} <button type="button" class="btn link" onClick=${scene.back}><${Icon} name="undo" size=${16} /> <span>${t('ll.back')}</span> <kbd aria-hidden="true">⌫</kbd></button></p>`;
}
