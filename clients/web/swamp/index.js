// Lizards! War in the Savage Swamp: the map, the sheet of orders, the report of the turn.
import '../base.js';
import '../play.js';
import { useKeys } from '../frame/keys.js';
import { html, useChanges } from '../frame/view.js';
import { Segment } from '../frame/parts.js';
import { Seats } from '../frame/table/table.js';
import { learn, t } from '../frame/text.js';
import catalogue from '../text/swamp.js';
import { Answers, ask } from './answers.js';
import { draftOf } from './draft.js';
import { deskOf } from './facts.js';
import { End } from './end.js';
import { HexPanel } from './hex.js';
import { Scores } from './history.js';
import { Chart } from './map.js';
import { Orders } from './orders.js';
import { Post } from './post.js';
import { Report } from './report.js';
import { Start } from './start.js';
import { Tasks, tasksOf } from './tasks.js';
import { freshOf } from './visit.js';

learn(catalogue);

/** @param {{ scene: any }} of */
function Board({ scene }) {
    const { match, picture } = scene;
    const desk = deskOf(match);
    useChanges(desk);
    const { left, turns } = freshOf(match);
    const report = left && turns[0] > 0 ? t('sw.new-n', { n: picture.turn, left }) : t('sw.report-n', { n: picture.turn });
    const boards = [['map', t('sw.map')], ['report', report], ['letters', t('sw.letters')], ['history', t('sw.history')]].slice(0, match.mine ? 4 : 1);
    useKeys({ b: { does: () => desk.set({ board: boards[(boards.findIndex(([one]) => one === desk.board) + 1) % boards.length][0] }), says: t('sw.board') } });
    if (picture.phase === 'start-up') return html`<div class="board swamp"><${Start} scene=${scene} /></div>`;
    return html`<div class="board swamp shows-${desk.board}">
        ${match.mine && outOf(scene) && html`<p class="bar thin" role="status">${t('sw.out')}</p>`}
        <${Segment} label=${t('sw.board')} value=${desk.board} of=${boards} onPick=${(/** @type {string} */ board) => desk.set({ board })} />
        <${Chart} scene=${scene} />${desk.board === 'report' && html`<${Report} scene=${scene} />`}${desk.board === 'letters' && html`<${Post} scene=${scene} />`}${desk.board === 'history' && html`<div class="report"><${Scores} scene=${scene} /></div>`}</div>`;
}

/** @param {any} scene */
function panels(scene) {
    const { match, picture } = scene;
    if (picture.phase === 'start-up') return [];
    const desk = deskOf(match);
    const all = [];
    const draft = match.mine && !outOf(scene) ? draftOf(match) : null;
    if (draft) all.push({ id: 'orders', title: t('sw.orders-for', { n: picture.turn + 1 }), short: t('sw.orders'), grow: true, note: t('sw.used', { n: draft.lines.length, most: picture.options.order_limit }), count: draft.lines.length, body: html`<${Orders} scene=${scene} />` });
    all.push({ id: 'hex', at: 'left', title: desk.hex ? t('sw.hex-n', { hex: desk.hex }) : t('sw.hex'), short: t('sw.hex'), front: Boolean(desk.verb), body: html`<${HexPanel} scene=${scene} />` });
    if (draft) { const n = tasksOf(scene).length; all.push({ id: 'tasks', at: 'left', title: t('sw.to-do'), count: n || undefined, note: n ? String(n) : '', body: html`<${Tasks} scene=${scene} />` }); }
    all.push({ id: 'seats', at: 'phone', title: t('sw.clans'), body: html`<${Seats} scene=${scene} drawer=${drawer} />` });
    return all;
}

/** A clan that is out gives no orders any more; it goes on to be told. @param {any} scene */
const outOf = ({ picture }) => picture.clan > 0 && picture.clans[picture.clan - 1].state !== 'active';

/** @param {any} scene @param {number} i */
function seat({ picture }, i) {
    const clan = picture.clans[i];
    const line = [clan.code, clan.name, clan.state !== 'active' ? t(/** @type {any} */ (`sw.is-${clan.state}`)) : clan.ready ? t('sw.is-ready') : ''];
    return { line: line.filter(Boolean).join(' · '), number: clan.points };
}

const drawer = {
    Board,
    panels,
    seat,
    Answers,
    End,
    ask,
    /** A line that is typed joins the sheet, if it is an order. @param {any} match @param {string} line */
    take(match, line) {
        const [word] = line.split(/\s+/);
        const own = (match.game.verbs ?? []).some((/** @type {any} */ verb) => verb.word === word.toLowerCase()) && !(word.toUpperCase() in (match.asks?.targets ?? {}));
        if (match.picture?.phase !== 'orders' || match.lesson) return false;
        if (line.toLowerCase() === 'ready') { draftOf(match).hand(true); return true; } /* with what stands on the sheet */
        if (own) return false;
        draftOf(match).add(line);
        return true;
    },
    head: (/** @type {any} */ { picture }) => (picture.phase === 'start-up' ? t('sw.before') : t('sw.turn-n', { n: picture.turn })),
};

export default drawer;
