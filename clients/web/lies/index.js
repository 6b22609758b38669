// Lizards & Lies: the network of the set, four role boards, a hand, and the chain of what a move would do.
import '../base.js';
import '../play.js';
import { html } from '../frame/view.js';
import { Seats } from '../frame/table/table.js';
import { useWide } from '../frame/wide.js';
import { learn, t } from '../frame/text.js';
import catalogue from '../text/lies.js';
import { Network } from './board.js';
import { End } from './end.js';
import { roleOf, sideName, words } from './facts.js';
import { Effects, Hand, Names, OwnBoard, Roles, Rows, Score, Since, Way } from './panels.js';
import { deskOf, hasTeam, Team } from './team.js';
import { Track } from './track.js';

learn(catalogue);

/** @param {{ scene: any }} of */
function Board({ scene }) {
    const wide = useWide();
    return html`<div class="board lies ${wide ? '' : 'slim'}"><${Track} scene=${scene} /><div class="asks"><${Names} scene=${scene} /><${Way} scene=${scene} /></div><${Network} scene=${scene} /></div>`;
}

/** @param {any} scene */
function panels(scene) {
    const { picture, seat: own, match } = scene;
    const all = [];
    const cards = picture.seats[own]?.hand;
    const rows = { id: 'rows', at: deskOf(match).small ? 'right' : 'phone', title: t('ll.answer'), body: html`<${Rows} scene=${scene} />` };
    const hand = { id: 'hand', title: t('ll.hand'), count: cards?.length, body: html`<${Hand} scene=${scene} /> ` };
    const chain = { id: 'chain', at: 'right', title: t('ll.chain'), note: t('ll.chain-note'), body: html`<${Effects} scene=${scene} />` };
    if (words(scene, 'o').length) all.push(rows);
    if (scene.effects?.length) all.push(chain);
    if (cards) all.push(hand);
    if (own !== null || picture.turn !== undefined) all.push({ id: 'board', at: 'right', title: picture.seats[own ?? picture.turn].name, note: t(own === null ? 'll.plays' : 'll.your-board'), body: html`<${OwnBoard} scene=${scene} />` });
    all.push({ id: 'score', at: 'left', title: t('ll.board-pays'), body: html`<${Score} scene=${scene} />` });
    if (match.log.length) all.push({ id: 'since', at: 'left', title: t('ll.since'), grow: true, body: html`<${Since} scene=${scene} />` });
    all.push({ id: 'roles', at: 'left', title: t('ll.roles'), body: html`<${Roles} scene=${scene} />` });
    if (hasTeam(scene)) all.push({ id: 'team', at: 'left', title: t('ll.team'), note: t('ll.team-note'), body: html`<${Team} scene=${scene} />` });
    all.push({ id: 'seats', at: 'phone', title: t('seats'), body: html`<${Seats} scene=${scene} drawer=${drawer} />` });
    return all;
}

/** @param {any} scene @param {number} i */
function seat(scene, i) {
    const one = scene.picture.seats[i];
    const side = roleOf(scene, i)?.side;
    return { line: [one.name, t('ll.in-hand', { n: one.in_hand }), side && `${sideName(scene, side)} ${scene.picture[side].total}`].filter(Boolean).join(' · '), number: one.points };
}

/** An answer that waits until its window closes: nobody else knows of it. @param {any} match */
function stance({ own, decision, asks }) {
    return own?.held?.decision === decision && decision ? 'sealed' : asks?.wait ? 'mine' : 'theirs';
}

const drawer = {
    Board,
    panels,
    seat,
    stance,
    head: (/** @type {any} */ { picture }) => [picture.round ? t('ll.round', { n: picture.round, of: picture.rounds }) : t('ll.setup'), picture.part].filter(Boolean).join(' · '),
    End,
};

export default drawer;
