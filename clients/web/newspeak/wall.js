// NewSpeak on the room's big screen: places, clock, seats, talk and reveal, as everybody may see them. No marks, tallies or codes are
// shown before the end, and no pointer before it is placed. Sizes are in em of the screen (style/wall.css).
import '../base.js';
import '../play.js';
import './words.js';
import { html } from '../frame/view.js';
import { Badge, Icon, Logo } from '../frame/parts.js';
import { left } from '../frame/time.js';
import { t } from '../frame/text.js';
import { nameOf, opened, placeName, talkOf } from './facts.js';
import { Picture, pinsOf } from './places.js';
import { Dial, useOpening } from './reveal.js';
import { seatLine } from './seat.js';
import { Standing } from './standing.js';
import { Told } from './talk.js';
import { LATE, useLeft } from './timer.js';

const TAGS = 5;
const LINES = 12; /* more than the tallest screen has room for */

/** @param {{ scene: any, place: any, round: any, upto: number }} of */
function Place({ scene, place, round, upto }) {
    const { slot } = place;
    const face = round?.changed === slot && upto < round.dials.length + 2 ? 'neutral' : place.status;
    if (face === 'removed' || !place.name) return html`<li class="wallplace gone"><b class="no">${slot}</b><span>${place.name || face === 'removed' ? t('ns.removed') : ''}</span></li>`;
    const pointed = scene.picture.pointed && scene.picture.pointer === slot && (!round || upto > round.dials.length);
    return html`<li class="wallplace ${pointed ? 'pointed' : ''}"><span class="pic"><${Picture} place=${place} face=${face} /><span class="pins">${pinsOf({ scene, round, slot, upto })}</span></span><b class="no">${slot}</b>
        ${face !== 'neutral' && html`<span class="stamp ${face}">${t(/** @type {any} */ (`ns.stamp-${face}`))}</span>`}${place.token && html`<span class="token" role="img" aria-label=${t('ns.has-token')}><${Icon} name="eye" /></span>`}
        <b class="nm">${place.name}</b><small>${place.tags.slice(0, TAGS).join(' · ')}</small></li>`;
}

/** @param {{ scene: any, round: any, n: number }} of */
const Dials = ({ scene, round, n }) => html`<ol class="walldials" aria-label=${t('ns.reveal')}>${round.dials.map((/** @type {number} */ slot, /** @type {number} */ seat) => html`<li>${seat < n ? html`<${Dial} slot=${slot} seat=${seat} />` : html`<span class="waxseal"><${Icon} name="lock" /></span>`}
        <div><b><bdi>${nameOf(scene, seat)}</bdi></b><small>${seat < n ? t('ns.chose', { n: slot }) : t('ns.sealed')}</small></div></li>`)}
    <li class="guard">${n > round.dials.length ? html`<${Dial} slot=${round.pointer} />` : html`<span class="waxseal"><${Icon} name="lock" /></span>`}<div><b>${t('ns.moderators')}</b><small>${n > round.dials.length ? t('ns.guarded', { n: round.pointer }) : t('ns.last')}</small></div></li></ol>`;

/** The last lines, the newest large; after the end with what they meant. @param {{ scene: any }} of */
function Talk({ scene }) {
    const { picture, match } = scene;
    const code = match.over ? picture.rounds[picture.round - 1]?.code : 0;
    const lines = talkOf(match).filter((line) => line.round === picture.round).slice(-LINES);
    return html`<ul class="walltalk" aria-live="polite" aria-label=${t('ns.said')}>${lines.map((line) => html`<li key=${line.key}><${Badge} seat=${line.seat} name=${nameOf(scene, line.seat)} /><div><b><bdi>${nameOf(scene, line.seat)}</bdi></b>
        <p>${!line.words ? t('struck') : code ? html`<${Told} scene=${scene} line=${line} code=${code} all />` : line.words}</p></div></li>`)}
        ${!lines.length && html`<li class="quiet">${picture.aloud ? t('ns.aloud') : picture.phase === 'talk' ? t('ns.nothing-said') : ''}</li>`}</ul>`;
}

/** What has just come of the round. @param {any} scene @param {any} round */
const tale = ({ picture }, round) => t(/** @type {any} */ (`ns.tale-${round.outcome}`), { n: round.round, place: placeName(picture, round.outcome === 'hack' ? round.changed : round.pointer) });

/** @param {{ scene: any }} of */
export default function Wall({ scene }) {
    const { picture, match } = scene;
    const last = opened(picture);
    const { n, all, shown } = useOpening(last, match);
    const round = shown ? last : null;
    const ms = useLeft(scene);
    const opens = round && n < all;
    const won = match.log.findLast((/** @type {any} */ entry) => entry.told?.event === 'won')?.told.tale;
    const title = opens ? t(n < round.dials.length ? 'ns.opening' : 'ns.opening-pointer') : match.over ? won ?? t('over') : scene.name('h', picture.phase).title;
    const says = match.around.paused ? t('paused') : round && !opens ? tale(scene, round) : t(/** @type {any} */ (`ns.wall-${picture.phase}`));
    return html`<header class="walltop"><${Logo} id="newspeak" /><h1>${title}<small>${picture.round && !round ? t('ns.wall-round', { n: picture.round, says }) : says}</small></h1>
            ${ms !== null && html`<b class="wallclock ${ms <= LATE * 1000 ? 'late' : ''}" role="timer">${left(ms)}</b>`}</header>
        <div class="wallbar" aria-hidden="true">${ms !== null && html`<i style=${{ width: `${Math.min(100, 100 * ms / picture.lasts)}%` }} />`}</div>
        <main class="wallmain"><ul class="wallplaces" aria-label=${t('ns.places')}>${picture.slots.map((/** @type {any} */ place) => html`<${Place} key=${place.slot} scene=${scene} place=${place} round=${round} upto=${n} />`)}</ul>
            <aside><section class="paper wallrows">${match.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => html`<div class=${match.awaits.includes(i) && !match.over ? 'on' : ''}><${Badge} seat=${i} name=${seat.name} /><div><b><bdi>${seat.name}</bdi></b><small>${[seatLine(scene, i), seat.bot && t('bot')].filter(Boolean).join(' · ')}</small></div></div>`)}</section>
            <section class="paper walltold">${round && !match.over ? html`<${Dials} scene=${scene} round=${round} n=${n} />` : html`<${Talk} scene=${scene} />`}</section>
            <section class="paper"><${Standing} scene=${scene} /></section></aside></main>`;
}
