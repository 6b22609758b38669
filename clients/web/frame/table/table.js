// A table at which a match is played, at a desk in three columns, on a phone with a sheet from below: seats, the question,
// the game's drawing, the command line, talk and log. What is drawn in the middle is the game's folder's.
import { html, useEffect, useMemo, useRef, useState, useChanges } from '../view.js';
import { Badge, Button, Dialog, Icon, Logo, Opening, Paper } from '../parts.js';
import { CommandLine, Headline, Question } from './headline.js';
import { Menu } from './menu.js';
import { useNotice } from '../notice.js';
import { sheet } from '../paper.js';
import { CarrySeat } from '../carry.js';
import { Ending } from './end.js';
import { Standing } from './standing.js';
import { useElsewhere } from '../windows.js';
import { wire } from '../line/wire.js';
import { Sheet } from './sheet.js';
import { Log, Talk } from './log.js';
import { Clock } from './clock.js';
import { RuleCard } from './explain.js';
import { Plain } from './plain.js';
import { drawerOf } from '../drawers.js';
import { keysNow, useKeys } from '../keys.js';
import { named } from './choose.js';
import { settings } from '../settings.js';
import { address } from '../address.js';
import { bothTimes } from '../time.js';
import { useTurn } from './turn.js';
import { useWide } from '../wide.js';
import { t } from '../text.js';

/** The drawing of a game: undefined while it comes, null if there is none. @param {Game} game */
function useDrawer(game) {
    const [drawer, setDrawer] = useState(/** @type {any} */ (undefined));
    useEffect(() => {
        let gone = false;
        if (game) {
            drawerOf(game.id).then((one) => { if (!gone) setDrawer(one); }, () => { if (!gone) setDrawer(null); });
        }
        return () => { gone = true; };
    }, [game]);
    return drawer;
}

/** @param {{ scene: Scene, drawer: any }} of */
export function Seats({ scene, drawer }) {
    const { match } = scene;
    return html`<${Paper} title=${t('seats')} note=${scene.aim} class="seats">
        ${match.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => html`<${SeatRow} key=${i} scene=${scene} seat=${seat} i=${i} drawer=${drawer} />`)}
    <//>`;
}

/** @param {{ scene: Scene, seat: any, i: number, drawer: any }} of */
function SeatRow({ scene, seat, i, drawer }) {
    const { match } = scene;
    const facts = drawer?.seat?.(scene, i) ?? {};
    const awaited = (match.awaits ?? []).includes(i) && !match.over;
    const near = match.around.seats?.[i] ?? {};
    const who = [i === match.seat && t('you'), seat.bot && t(scene.laid?.seats?.[i]?.left ? 'stand-in' : 'bot'), seat.title, near.away ? t('away') : match.here && !seat.bot && i !== match.seat && !match.here.includes(i) && t('not-here'), near.missed > 0 && t('missed', { n: near.missed }), facts.line].filter(Boolean).join(' · ');
    return html`<div data-place=${`seat.${i}`} class="seat ${awaited ? 'turn' : ''} ${near.away || (match.here && !seat.bot && !match.here.includes(i)) ? 'away' : ''}">
        <${Badge} seat=${i} name=${seat.name} size=${44} shape=${seat.side !== undefined && scene.sides ? `side-${seat.side}` : ''} />
        <div><b><bdi>${seat.name}</bdi></b><small>${who}</small>${awaited && html`<span class="spoken">${t('is-awaited')}</span>`}<${Clock} match=${match} seat=${i} zone=${scene.laid?.house?.zone} /></div>
        ${facts.number !== undefined && html`<div class="num">${facts.number}${facts.of !== undefined && html`<small>${t('of', { n: facts.of })}</small>`}</div>`}
    </div>`;
}

/** @param {{ scene: Scene, drawer: any }} of */
function SeatStrip({ scene, drawer }) {
    const { match } = scene;
    return html`<div class="seatstrip" role="region" tabindex="0" aria-label=${t('seats')}>${match.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => {
        const facts = drawer?.seat?.(scene, i) ?? {};
        const awaited = (match.awaits ?? []).includes(i) && !match.over;
        return html`<div data-place=${`seat.${i}`} class=${awaited ? 'turn' : ''}><${Badge} seat=${i} name=${seat.name} size=${32} />
            <div>${facts.number !== undefined && html`<b>${facts.number}</b>`}<bdi>${i === match.seat ? t('you') : seat.name}</bdi></div></div>`;
    })}</div>`;
}

/** @param {{ match: Match }} of */
function Line({ match }) {
    if (match.line === 'live') return html`<span class="conn"><${Icon} name="online" /><span>${t('live')}</span></span>`;
    return html`<span class="conn lost" role="status"><${Icon} name="offline" /><span>${t(match.line === 'opening' ? 'opening-line' : 'lost-line')}</span></span>`;
}

/** @param {{ scene: Scene, drawer: any, onMenu: () => void, onSeal: () => void }} of */
function Mast({ scene, drawer, onMenu, onSeal }) {
    const { match, game } = scene;
    const mine = match.seat ?? 0;
    return html`<header class="mast">
        <a class="brand" href="/" aria-label=${t('home')}><${Logo} id="lizardry" /><span>Lizardry</span></a>
        <div class="gname"><${Logo} id=${game.id} /><div><b>${game.title}</b><small>${drawer?.head?.(scene) ?? ''}</small></div></div>
        <div class="await">${match.mine ? '' : t('watching')}</div>
        <${Clock} match=${match} seat=${match.asked || !match.awaits?.length ? mine : match.awaits[0]} />
        <button type="button" class="sealbtn" aria-label=${t('fair-deal')} onClick=${onSeal}><${Icon} name="seal" /><span>${t('fair-deal')}</span></button>
        <${Line} match=${match} />
        <button type="button" class="iconbtn" aria-label=${t('menu')} onClick=${onMenu}><${Icon} name="menu" /></button>
    </header>`;
}

/** @param {{ onClose: () => void }} of */
function KeyList({ onClose }) {
    return html`<${Dialog} title=${t('keys')} onClose=${onClose}><dl class="keylist">${keysNow().map(([key, one]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${one.says}</dd></div>`)}</dl>
        <${Button} kind="ink" onClick=${onClose}>${t('close')}<//><//>`;
}

/** How long until the line is tried again; counted for the eye alone. */
function Again() {
    const [, tick] = useState(0);
    useEffect(() => { const timer = setInterval(() => tick((n) => n + 1), 1000); return () => clearInterval(timer); }, []);
    return html`<span aria-hidden="true">${t('line-again', { n: wire.again() })}</span>`;
}

/** What stands above the question: others who ask something besides the game, and what is wrong with the line.
 * @param {{ match: Match, zone?: string, elsewhere: boolean, onHere: () => void, onOpen: (what: string) => void }} of */
function Asked({ match, zone, elsewhere, onHere, onOpen }) {
    const { undo, stop, paused, due } = match.around;
    const name = (/** @type {number} */ i) => match.seats[i]?.name;
    const stands = match.own.standing?.length ?? 0;
    return html`
        ${due && !match.over && html`<div class="bar thin"><${Icon} name="clock" /> ${t('due-at', { at: bothTimes(due, zone) })}</div>`}
        ${elsewhere && html`<div class="bar" role="status">${t('elsewhere')} <${Button} onClick=${onHere}>${t('play-here')}<//></div>`}
        ${paused && html`<div class="bar wax" role="status">${t('paused')}</div>`}
        ${match.again && html`<div class="bar" role="status">${t('again-laid')} <a class="btn" href=${`/t/${match.again}`}>${t('go-there')}</a></div>`}
        ${match.lost && html`<div class="bar" role="alert">${t('lost-numbers')}</div>`}
        ${undo && match.mine && undo.seat === match.seat && html`<div class="bar" role="status">${t('undo-waits')}</div>`}
        ${undo && match.mine && undo.seat !== match.seat && !undo.allowed?.includes(match.seat) && html`<div class="bar" role="alertdialog" aria-label=${t('undo')}><bdi>${undo.host ? t('undo-host') : t('undo-asked', { name: name(undo.seat) })}</bdi>
            <${Button} onClick=${() => match.ask({ allow: true })}>${t('allow')}<//><${Button} onClick=${() => match.ask({ allow: false })}>${t('no')}<//></div>`}
        ${stop?.length > 0 && match.mine && !stop.includes(match.seat) && html`<div class="bar" role="alertdialog" aria-label=${t('stop')}><bdi>${t('stop-wished', { name: stop.map(name).join(', ') })}</bdi>
            <${Button} onClick=${() => match.ask({ stop: true })}>${t('stop-too')}<//></div>`}
        ${stands > 0 && match.mine && html`<div class="bar thin"><span>${t('standing-n', { n: stands })}</span> <button type="button" class="noun" onClick=${() => onOpen('standing')}>${t('standing-show')}</button></div>`}
        ${match.line === 'lost' && html`<div class="bar" role="status"><${Icon} name="offline" /> <b>${t('lost-bar')}</b> <${Again} /></div>`}
        ${match.missed > 0 && html`<div class="bar thin" role="status">${t('here-again', { n: match.missed })}</div>`}
        ${match.line === 'ended' && html`<div class="bar red" role="alert">${match.lineWords || t('ended-bar')} <a href=${`/t/${match.table}`} data-server>${t('look')}</a></div>`}`;
}

/** Which noun is explained now, and why; at the first refusal by a rule it opens by itself. @param {Turn} turn */
function useExplained(turn) {
    const [explained, explain] = useState(/** @type {any} */ (null));
    const met = useRef(false);
    useEffect(() => {
        const rule = turn.refusal?.why?.refused?.rule;
        if (!rule || met.current) return;
        met.current = true;
        explain({ word: rule, why: turn.refusal.why });
    }, [turn.refusal]);
    return [explained, explain];
}

/** @param {{ match: Match, laid?: any }} of */
export function Table({ match, laid }) {
    useChanges(match);
    useChanges(settings);
    const [elsewhere, here] = useElsewhere(match.table);
    const drawer = useDrawer(match.game);
    const turn = useTurn(match, elsewhere, settings.plain ? undefined : drawer?.take);
    useNotice(match);
    useEffect(() => () => { sheet.words = ''; }, []);
    const wide = useWide();
    const [explained, explain] = useExplained(turn);
    const [open, setOpen] = useState('');
    const focus = useRef(() => {});
    const whole = (/** @type {any} */ picture) => (picture && drawer?.whole ? drawer.whole(picture, match.seat) : picture);
    const scene = useMemo(() => ({
        match, game: match.game, picture: whole(match.picture), draft: whole(turn.draft), effects: turn.effect?.effects ?? null, back: turn.back, seat: match.seat, choice: turn.choice, laid,
        host: Boolean(laid?.invite), picked: turn.picked, pick: turn.pick, sides: new Set(match.seats.map((/** @type {any} */ one) => one.side)).size < match.seats.length,
        name: (/** @type {string} */ letter, /** @type {string} */ word) => named(match.game, letter, word) ?? { title: word, code: word },
        explain: (/** @type {string} */ word, /** @type {any} */ why) => explain({ word, why }), mean: turn.type, meant: turn.line, stance: drawer?.stance?.(match) ?? '', drawn: settings.plain ? null : drawer,
    }), [match, match.game, match.picture, match.seats, match.decision, match.over, match.line, drawer, turn.draft, turn.effect, turn.choice, turn.picks, turn.line, laid]);
    const drawn = drawer && !settings.plain ? drawer : null;
    const ready = match.game && match.picture && drawer !== undefined;
    const [own, ownBoard] = useMemo(() => (ready && drawn ? [drawn.panels?.(scene) ?? [], html`<${drawn.Board} ...${scene} scene=${scene} />`] : [[], null]),
        [ready, drawn, drawn?.still ? scene : {}, match.log]);
    const meant = turn.typed ? turn.choice?.moves.find((/** @type {any} */ move) => move.text === turn.typed) : turn.choice?.meant;
    useKeys({
        '/': { does: () => focus.current(), says: t('key-type') },
        ':': { does: () => focus.current(), says: t('key-type') },
        space: { does: () => { if (meant && !meant.verb.final) turn.send(meant.text); }, says: t('key-send') },
        h: { does: () => { if (match.asked && match.advice) turn.type(match.advice.move); }, says: t('hint') },
        u: { does: () => { if (match.mine) turn.undo(); }, says: t('undo') },
        Backspace: { does: turn.back, says: t('key-back') },
        Escape: { does: () => { explain(null); turn.clear(); }, says: t('clear') },
        r: { does: () => setOpen('read'), says: t('read-table') },
        '?': { does: () => setOpen('keys'), says: t('keys') },
        m: { does: () => setOpen('menu'), says: t('menu') },
        '[': { does: () => address.go(`/replay/${match.table}`), says: t('replay') },
    }, true);
    if (match.refused && !match.picture) return html`<${Shut} match=${match} laid=${laid} />`;
    if (!ready) return html`<${Opening} alone />`;
    document.body.dataset.game = match.game.id;
    document.title = `${match.asked ? `${t('your-turn')} · ` : ''}${match.game.title} · Lizardry`;
    sheet.words = [match.game.title, match.table, drawn?.head?.(scene)].filter(Boolean).join(' · ');
    const silent = match.log.some((/** @type {any} */ entry) => entry.said) ? '' : 'silent';
    const talk = drawn && !match.talk.length ? [] : [{ id: 'talk', title: t('talk'), at: 'left', grow: true, look: silent, body: html`<${Talk} match=${match} />` }];
    const log = { id: 'log', title: t('log'), grow: true, body: html`<${Log} match=${match} onStep=${(/** @type {number} */ n) => address.go(`/replay/${match.table}?n=${n}`)} />` };
    const panels = [...own, ...talk, log];
    const papers = (/** @type {string} */ at) => panels.filter((panel) => (panel.at ?? 'right') === at).map((panel) => html`<${Paper} key=${panel.id} title=${panel.title} note=${panel.note} class="panel-${panel.id} ${panel.grow ? 'grow' : ''} ${panel.look ?? ''}">${panel.body}<//>`);
    const board = ownBoard ?? html`<${Plain} scene=${scene} turn=${turn} />`;
    const overlays = html`
        ${explained && html`<${RuleCard} game=${match.game} word=${explained.word} why=${explained.why} onClose=${() => explain(null)} />`}
        ${open === 'menu' && html`<${Menu} scene=${scene} onOpen=${setOpen} onClose=${() => setOpen('')} />`}
        ${open === 'standing' && html`<${Standing} match=${match} onClose=${() => setOpen('')} />`}
        ${open === 'carry' && html`<${CarrySeat} table=${match.table} onClose=${() => setOpen('')} />`}
        ${open === 'keys' && html`<${KeyList} onClose=${() => setOpen('')} />`}
        ${open === 'seal' && html`<${Seal} scene=${scene} onClose=${() => setOpen('')} />`}
        ${open === 'read' && html`<${Dialog} title=${t('read-table')} onClose=${() => setOpen('')}><${Plain} scene=${scene} turn=${turn} only /><${Button} kind="ink" onClick=${() => setOpen('')}>${t('close')}<//><//>`}`;
    const asked = html`<${Asked} match=${match} zone=${laid?.house?.zone} elsewhere=${elsewhere} onHere=${here} onOpen=${setOpen} />`;
    const marks = { 'data-asked': match.over ? 'over' : match.asked ? 'yes' : 'no', 'data-decision': `${match.decision}.${match.log.length}` };
    const mast = html`<${Mast} scene=${scene} drawer=${drawn} onMenu=${() => setOpen('menu')} onSeal=${() => setOpen('seal')} />`;
    if (match.over) return html`<div class="ended" ...${marks}>${mast}${asked}<${Ending} scene=${scene} drawer=${drawn} turn=${turn} />${overlays}</div>`;
    if (!wide) {
        return html`<div class="phone" ...${marks}>${mast}<${SeatStrip} scene=${scene} drawer=${drawn} /><div class="above" role="region" aria-label=${t('question')}>${asked}<${Question} scene=${scene} /></div>
            <main class="tablearea">${board}</main><${Sheet} panels=${panels.filter((panel) => !panel.desk)} scene=${scene} turn=${turn} focus=${focus} />${overlays}</div>`;
    }
    return html`<div class="desk" ...${marks}>${mast}${asked}<div class="frame">
        <aside class="col left" aria-label=${t('seats')}><${Seats} scene=${scene} drawer=${drawn} />${papers('left')}</aside>
        <main class="col centre"><${Headline} scene=${scene} turn=${turn} /><div class="tablearea">${board}</div><${CommandLine} scene=${scene} turn=${turn} focus=${focus} /></main>
        <aside class="col right" aria-label=${t('panels')}>${papers('right')}</aside>
    </div>${overlays}</div>`;
}

/** A table that is not open to whoever came: the seat is a bot's now, or nobody may look on. @param {{ match: Match, laid: any }} of */
const Shut = ({ match, laid }) => html`<main class="page narrow"><h1 class="spoken">Lizardry</h1><${Paper} title=${t('table-shut')}><div class="pad"><p class="big">${match.refused.text}</p>
    ${laid?.seats?.some((/** @type {any} */ one) => one.left) && html`<p>${t('seat-back')}</p>`}<p><a class="btn" href="/">${t('home')}</a></p></div><//></main>`;

/** The fair deal: what was promised before it, and how it is checked. @param {{ scene: Scene, onClose: () => void }} of */
function Seal({ scene, onClose }) {
    const { match, laid } = scene;
    return html`<${Dialog} title=${t('fair-deal')} onClose=${onClose}>
        <p>${t('seal-promise')}</p>${laid?.commit && html`<p><code class="hash">${laid.commit}</code></p>`}
        <p>${t(match.over ? 'seal-over' : 'seal-later')}</p>
        <div class="menu">${match.over && html`<a class="btn" href=${`/replay/${match.table}?check=1`}>${t('check-deal')}</a>
            <a class="btn" data-server download=${`${match.game.id}-${match.table}.journal`} href=${`/api/tables/${match.table}/journal`}><${Icon} name="download" />${t('journal')}</a>`}</div>
        <${Button} kind="ink" onClick=${onClose}>${t('close')}<//>
    <//>`;
}
