// The room's big screen: what lies open at a table, for everybody who looks up from a phone. Nothing is done here. Before the deal it
// says how to sit down, and after the end it goes on to the table at which the same people play again.
import '../base.js';
import '../play.js';
import { html, useChanges, useEffect, useMemo, useState } from '../frame/view.js';
import { address } from '../frame/address.js';
import { tableOf } from '../frame/ahead.js';
import { wallOf } from '../frame/drawers.js';
import { Code } from '../frame/link.js';
import { gameOf, get, post } from '../frame/line/api.js';
import { Match } from '../frame/line/match.js';
import { reachable } from '../frame/line/reach.js';
import { session } from '../frame/line/session.js';
import { Badge, Button, Icon, Logo, Opening, Paper, Wrong } from '../frame/parts.js';
import { named } from '../frame/table/choose.js';
import { sideOf } from '../frame/sides.js';
import { t } from '../frame/text.js';
import { onWake } from '../frame/wake.js';
import { CodeWords, tableBy } from './code.js';
import { Masthead } from './masthead.js';

const AGAIN_MS = 2000; /* before the deal, and after the end */

/** A screen that shows a game stays lit, where the browser lets a page ask for that. */
function useLit() {
    useEffect(() => {
        /** @type {any} */ let held = null;
        const hold = () => { navigator.wakeLock?.request('screen').then((one) => { held = one; }, () => {}); };
        hold();
        const deaf = onWake(hold);
        return () => { deaf(); held?.release(); };
    }, []);
}

/** @param {{ children?: any, notice?: any }} of */
const Foot = ({ children, notice }) => html`<footer class="wallfoot"><span>${children}</span><b><${Icon} name="wall" /> ${notice ?? t('wall-public')}</b></footer>`;

/** Two words that invite: those that are good now, or, on a screen of whoever laid the table, new ones. @param {any} laid */
function useCode(laid) {
    const [made, make] = useState({ code: '', until: 0 });
    const good = laid.code && laid.code_until > Date.now() ? laid.code : made.until > Date.now() ? made.code : '';
    useEffect(() => { if (!good && laid.invite) post(`/api/tables/${laid.table}/code`).then(make, () => {}); }, [good, laid.invite]);
    return good;
}

/** The address to type, without what a browser adds by itself. */
function useAddress() {
    const [at, tell] = useState('');
    useEffect(() => { get('/api/addresses').then((one) => tell(reachable(location.hostname, location.origin, one)[0] ?? location.origin), () => tell(location.origin)); }, []);
    return at.replace(/^http:\/\//, '');
}

/** @param {{ laid: any, game: Game }} of */
function Joining({ laid, game }) {
    const code = useCode(laid);
    const at = useAddress();
    const open = laid.seats.filter((/** @type {any} */ seat) => seat.open).length;
    return html`<div class="wall"><header class="walltop"><${Logo} id=${game.id} /><h1>${open ? t('wall-join') : t('host-deals')}<small>${game.about.aim}</small></h1></header>
        <main class="walljoin">${open > 0 && code && html`<p class="how">${t('wall-open')} <b>${at}</b></p><div class="wallways"><p class="wallcode">${code}</p>${laid.invite && html`<${Code} text=${`${at.includes('://') ? at : `http://${at}`}/join/${laid.game}#invite=${laid.invite}`} />`}</div>`}
            <ul class="wallseats">${laid.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => html`<li class=${seat.open ? 'vacant' : ''}><${Badge} seat=${i} name=${seat.name ?? ''} />
                <div><b>${seat.open ? t('free') : html`<bdi>${seat.name}</bdi>`}</b><small>${[sideOf(game, seat), seat.bot && t('bot')].filter(Boolean).join(' · ')}</small></div></li>`)}</ul></main>
        <${Foot} /></div>`;
}

/** @param {{ id: string, onOver: () => void }} of */
function Playing({ id, onOver }) {
    const match = useMemo(() => new Match({ table: Number(id), watch: true }), [id]);
    const [Wall, draw] = useState(/** @type {any} */ (undefined));
    useEffect(() => { match.open(); return () => match.close(); }, [match]);
    useChanges(match);
    useEffect(() => { if (match.game) wallOf(match.game.id).then((one) => draw(() => one), () => draw(null)); }, [match.game]);
    useEffect(() => { if (match.over) onOver(); }, [Boolean(match.over)]);
    if (match.refused) return html`<${WallBy} why=${match.refused} />`;
    if (!match.picture || !match.game || Wall === undefined) return html`<${Opening} alone />`;
    if (!Wall) return html`<${WallBy} why=${{ text: t('wall-none', { game: match.game.title }) }} />`;
    const name = (/** @type {string} */ letter, /** @type {string} */ word) => named(match.game, letter, word) ?? { title: word, code: word };
    const scene = { match, game: match.game, picture: match.picture, seat: null, choice: null, name, picked: () => false };
    document.body.dataset.game = match.game.id;
    return html`<div class="wall"><${Wall} scene=${scene} /><${Foot} notice=${match.line === 'live' ? undefined : t('lost-line')}>${match.over ? t('wall-next') : ''}<//></div>`;
}

/** A screen that nobody has sent here: it asks for the code word once. @param {{ why?: any }} of */
function WallBy({ why: told }) {
    const [words, setWords] = useState('');
    const [why, setWhy] = useState(/** @type {any} */ (told ?? null));
    const show = async (/** @type {any} */ event) => {
        event.preventDefault();
        try {
            await session.begin(t('wall'));
            address.become(`/wall/${await tableBy(words)}`);
        } catch (wrong) {
            setWhy(wrong);
        }
    };
    return html`<div class="sheet-page"><${Masthead} title=${t('wall')} /><main class="page narrow"><${Paper} title=${t('wall')}><form class="pad" onSubmit=${show}><p>${t('wall-how')}</p>
        <${CodeWords} label=${t('wall-code')} words=${words} onWords=${setWords} />
        <${Button} type="submit" kind="go">${t('wall-show')}<//>${why?.text ? html`<p class="red">${why.text}</p>` : html`<${Wrong} why=${why} />`}</form><//></main></div>`;
}

export default function WallScreen() {
    const id = address.parts[1];
    const [laid, setLaid] = useState(/** @type {any} */ (null));
    const [game, setGame] = useState(/** @type {any} */ (null));
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const [over, end] = useState(false);
    useLit();
    // No line is no reason to stop asking: the screen has nobody to press a button.
    const look = () => tableOf(id).then((one) => {
        if (one.next) { address.become(`/wall/${one.next}`); return; }
        setLaid(one);
        setWhy(null);
        gameOf(one.game).then(setGame, () => {});
    }, (wrong) => { if (wrong.code !== 'line') setWhy(wrong); });
    useEffect(() => { if (id) look(); return onWake(look); }, [id]);
    useEffect(() => {
        if (!id || (laid && laid.stage === 'plays' && !over)) return undefined;
        const timer = setInterval(look, AGAIN_MS);
        return () => clearInterval(timer);
    }, [id, laid?.stage, over]);
    useEffect(() => { if (game) document.title = `${game.title} · ${t('wall')}`; }, [game]);
    if (!id || (why && !laid)) return html`<${WallBy} why=${why} />`;
    if (!laid || !game) return html`<${Opening} alone />`;
    document.body.dataset.game = game.id;
    return laid.stage === 'laid' ? html`<${Joining} laid=${laid} game=${game} />` : html`<${Playing} id=${id} onOver=${() => end(true)} />`;
}
