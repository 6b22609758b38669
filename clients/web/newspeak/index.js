// NewSpeak: twelve places, the talk, and each side's own paper: the code card of the Dissidents, the tablet of the Moderators.
import '../base.js';
import '../play.js';
import './words.js';
import { html } from '../frame/view.js';
import { Icon } from '../frame/parts.js';
import { Seats } from '../frame/table/table.js';
import { useWide } from '../frame/wide.js';
import { t } from '../frame/text.js';
import { Choices } from './choices.js';
import { CodeCard } from './code.js';
import { End } from './end.js';
import { opened } from './facts.js';
import { Looked, Places } from './places.js';
import { Questions } from './questions.js';
import { Reveal, useOpening } from './reveal.js';
import { seatLine } from './seat.js';
import { Past, Standing } from './standing.js';
import { hintsOf, Notes, Tablet, TabletRows } from './tablet.js';
import { Chat, Said } from './talk.js';
import { Timer } from './timer.js';

/** @param {{ scene: any }} of */
function Board({ scene }) {
    const { picture, match } = scene;
    const wide = useWide();
    const last = opened(picture);
    const { n, all, go, shown, close } = useOpening(last, match);
    const round = shown ? last : null;
    const tablet = wide && picture.side === 'moderator' && picture.tablet.length > 0;
    return html`<div class="board newspeak ${tablet ? 'with-tablet' : ''} ${round ? 'revealed' : ''}">${!wide && html`<${Timer} scene=${scene} />`}
        ${round && html`<${Reveal} scene=${scene} round=${round} n=${n} all=${all} go=${go} close=${close} />`}
        ${(!round || n >= all) && html`<${Choices} scene=${scene} />`}
        <${Places} scene=${scene} hints=${hintsOf(scene)} round=${round} upto=${n} />${!tablet && html`<${Looked} scene=${scene} />`}
        ${tablet && html`<${Tablet} scene=${scene} />`}</div>`;
}

/** @param {any} scene */
function panels(scene) {
    const { picture } = scene;
    const all = [];
    const side = picture.side;
    const dealt = picture.tablet.length > 0;
    const said = { id: 'said', title: t('ns.talk'), note: t('ns.talk-note'), grow: true, body: html`<${Said} scene=${scene} />` };
    if (scene.match.around.bell && !scene.match.over) all.push({ id: 'clock', at: 'right', desk: true, body: html`<${Timer} scene=${scene} />` });
    if (side === 'moderator' && dealt) all.push({ id: 'tablet', at: 'phone', title: t('ns.tablet'), body: html`<${TabletRows} scene=${scene} />` });
    all.push(said);
    if (side === 'dissident' && picture.code) all.push({ id: 'code', at: 'left', title: t('ns.code-n', { n: picture.code }), note: html`<${Icon} name="lock" size=${14} /> ${t('ns.dissidents-only')}`, body: html`<${CodeCard} scene=${scene} />` });
    if (side === 'moderator' && (picture.counts.tokens > 0 || picture.questions.length > 0)) all.push({ id: 'ask', at: 'left', title: t('ns.ask'), count: picture.counts.tokens || undefined, body: html`<${Questions} scene=${scene} />` });
    if (picture.moderators > 1 && !picture.aloud && (side === 'moderator' || scene.match.log.some((/** @type {any} */ one) => one.told?.event === 'msaid'))) all.push({ id: 'chat', title: t('ns.chat'), note: t('ns.chat-note'), grow: true, body: html`<${Chat} scene=${scene} />` });
    all.push({ id: 'seats', at: 'phone', title: t('seats'), body: html`<${Seats} scene=${scene} drawer=${drawer} /><${Standing} scene=${scene} />` });
    all.push({ id: 'standing', at: 'left', desk: true, title: t('ns.board'), body: html`<${Standing} scene=${scene} />` });
    if (side === 'moderator' && dealt) all.push({ id: 'looked', at: 'left', desk: true, title: t('ns.looked'), body: html`<${Looked} scene=${scene} />` });
    if (picture.rounds.some((/** @type {any} */ round) => round.outcome)) all.push({ id: 'past', at: 'left', title: t('ns.past'), body: html`<${Past} scene=${scene} />` });
    if (scene.seat !== null && dealt) all.push({ id: 'notes', at: 'left', title: t('ns.notes'), note: t('ns.notes-note'), body: html`<${Notes} scene=${scene} />` });
    return all;
}

/** How the question stands: what the game waits for is mine; a dial is sealed; the rest is for others to do. @param {any} match */
function stance({ picture, asks, seat: own }) {
    if (asks?.wait) return 'mine';
    return picture && ['talk', 'dial'].includes(picture.phase) && picture.dialled.includes(own) ? 'sealed' : 'theirs';
}

const drawer = {
    Board,
    panels,
    seat: (/** @type {any} */ scene, /** @type {number} */ i) => ({ line: seatLine(scene, i) }),
    stance,
    head: (/** @type {any} */ scene) => `${scene.picture.round ? `${t('ns.round-n', { n: scene.picture.round })} · ` : ''}${scene.name('h', scene.picture.phase).title}`,
    End,
};

export default drawer;
