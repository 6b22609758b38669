// A table before the deal: who sits, who is wanted, how others come, and the button that deals.
import { html, useEffect, useState } from '../frame/view.js';
import { get, post } from '../frame/line/api.js';
import { Badge, Button, Icon, Paper, Twice, Wrong } from '../frame/parts.js';
import { hasWall } from '../frame/drawers.js';
import { Link } from '../frame/link.js';
import { peopleOnly } from '../frame/people.js';
import { sideOf } from '../frame/sides.js';
import { t } from '../frame/text.js';
import { left } from '../frame/time.js';
import { AsSomebody } from './ask-name.js';
import { Masthead } from './masthead.js';

const AGAIN_MS = 3000;

/** @param {{ laid: any }} of */
function Invite({ laid }) {
    const [code, setCode] = useState('');
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const words = code || (laid.code_until > Date.now() ? laid.code : '');
    if (!laid.invite) return null;
    return html`<${Paper} title=${t('invite')}><div class="pad invite"><${Link} path=${`/join/${laid.game}#invite=${laid.invite}`}>
        ${words ? html`<b class="codeword">${words}</b>` : html`<${Button} onClick=${() => post(`/api/tables/${laid.table}/code`).then((one) => setCode(one.code), setWhy)}>${t('code-word')}<//>`}<//>
        ${hasWall(laid.game) && html`<p><a class="btn" href=${`/wall/${laid.table}`} target="_blank"><${Icon} name="wall" />${t('wall-open-here')}</a></p>`}<${Wrong} why=${why} /></div><//>`;
}

/** @param {{ laid: any, game: Game, onChange: (laid: any) => void }} of */
export function Laid({ laid, game, onChange }) {
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const [bots, setBots] = useState(/** @type {any[]} */ ([]));
    const [level, setLevel] = useState('');
    const [house, setHouse] = useState(/** @type {any[]} */ ([]));
    useEffect(() => { get(`/api/games/${game.id}/house`).then((all) => setHouse(all.house), () => {}); }, [game.id]);
    useEffect(() => { get(`/api/games/${game.id}/bots`).then((all) => { setBots(all.bots); setLevel(all.bots[0]?.id ?? ''); }, () => {}); }, [game.id]);
    const mine = laid.seats.findIndex((/** @type {any} */ seat) => seat.me);
    const open = laid.seats.filter((/** @type {any} */ seat) => seat.open).length;
    const host = Boolean(laid.invite); /* nobody else is shown it */
    const act = (/** @type {string} */ what, /** @type {any} */ body) => post(`/api/tables/${laid.table}/${what}`, body).then((one) => { onChange(one); setWhy(null); }, (wrong) => {
        // Not refused: it is the time for words that begins.
        if (wrong.code === 'words') get(`/api/tables/${laid.table}`).then(onChange, setWhy);
        else setWhy(wrong);
    });
    const alone = peopleOnly(game, laid.options ?? {});
    const deal = () => act('start', open ? { bots: level } : {});
    document.body.dataset.game = game.id;
    document.title = `${game.title} · Lizardry`;
    const says = Object.entries(laid.options ?? {}).map(([name, value]) => optionSays(game.options, name, String(value)))
        .concat(Object.entries(laid.house ?? {}).map(([name, value]) => optionSays(house, name, String(value))));
    return html`<div class="sheet-page"><${Masthead} /><main class="page laid">
        <div class="headline ${host && !open ? 'mine' : ''}"><div class="question" role="status"><h1>${open ? html`<mark>${t('seats-free', { n: open })}</mark>` : host ? html`<mark>${t('all-sit')}</mark>` : t(mine < 0 ? 'table-full' : 'host-deals')}<small>${!open && !host && mine < 0 ? t(laid.house?.watchers === 'public' ? 'full-watch' : 'full-no-watch') : game.about.aim}</small></h1></div>
            <div class="btns">${host && (open && alone ? html`<span>${t('wait-people')}</span>` : open
                ? html`<label class="inline">${t('bots-of')} <select value=${level} onChange=${(/** @type {any} */ e) => setLevel(e.target.value)}>${bots.map((bot) => html`<option value=${bot.id}>${bot.id}</option>`)}</select></label>
                    <${Twice} kind="go" loss=${t('fill-bots', { n: open })} onClick=${deal}>${t('deal-bots')}<//>`
                : html`<${Button} kind="go" onClick=${deal}>${t('deal')}<//>`)}
                ${!open && !host && mine < 0 && html`<a class="btn" href=${`/new/${game.id}`}>${t('open-like')}</a>`}</div></div>
        <${Wrong} why=${why} />${laid.words_until && html`<${WordsTime} laid=${laid} onOver=${host ? deal : undefined} />`}
        <div class="twocol"><div class="col">
        <${Paper} title=${t('seats')} note=${game.about.whom}>${laid.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => html`<div class="seat ${seat.open && mine < 0 ? 'free' : ''}">
            <${Badge} seat=${i} name=${seat.name ?? ''} size=${44} /><div><b>${seat.open ? t('free') : html`<bdi>${seat.name}</bdi>`}</b><small>${[sideOf(game, seat), seat.me && t('you'), seat.bot && t('bot'), seat.word && t('has-word')].filter(Boolean).join(' · ')}</small></div>
            <div>${seat.open && mine < 0 && html`<${AsSomebody} verb=${t('sit-here')} onReady=${() => act('join', { seat: i })} />`}
                ${seat.me && html`<${Button} onClick=${() => act('leave', {})}>${t('stand-up')}<//>`}</div></div>`)}<//>
        <${Paper} title=${t('this-table')}><ul class="facts">${says.length ? says.map((one) => html`<li>${one}</li>`) : html`<li>${t('as-usual')}</li>`}
            <li>${t('commitment')} <code class="hash">${laid.commit}</code></li></ul>
            ${mine >= 0 && html`<${Word} laid=${laid} onAct=${act} />`}<//></div>
        <div class="col"><${Invite} laid=${laid} /><${Paper} title=${t('learn')}><div class="pad"><p>${game.about.line}</p><div class="btns">
            <a class="btn" href=${`/lesson/${game.id}`}><${Icon} name="hint" />${t('learn')}</a><a class="btn" href=${`/rules/${game.id}`}><${Icon} name="rule" />${t('rule-book')}</a></div></div><//></div></div>
    </main></div>`;
}

/** How long there is time for words; when it is over, or all are in, the host's page deals.
 * @param {{ laid: any, onOver?: () => void }} of */
function WordsTime({ laid, onOver }) {
    const [, tick] = useState(0);
    const ms = laid.words_until - Date.now();
    const over = ms <= 0 || laid.seats.every((/** @type {any} */ seat) => seat.bot || seat.open || seat.word);
    const tries = over ? 1 + Math.floor(Math.max(0, -ms) / AGAIN_MS) : 0; /* the server's clock may be behind this one */
    useEffect(() => { const timer = setInterval(() => tick((n) => n + 1), 1000); return () => clearInterval(timer); }, []);
    useEffect(() => { if (tries) onOver?.(); }, [tries]);
    return html`<div class="bar" role="status"><${Icon} name="clock" /> ${t('words-time', { left: left(Math.max(0, ms)) })}</div>`;
}

/** A word of one's own in the seed, so that nobody alone can have chosen the deal. @param {{ laid: any, onAct: (what: string, body: any) => any }} of */
function Word({ laid, onAct }) {
    const [word, setWord] = useState('');
    return html`<form class="sayform" onSubmit=${(/** @type {any} */ e) => { e.preventDefault(); if (word.trim()) onAct('word', { word: word.trim() }); }}>
        <label class="fieldrow"><span>${t('seed-word')}</span><input class="field" value=${word} maxlength="20" onInput=${(/** @type {any} */ e) => setWord(e.target.value.replace(/\s/g, ''))} /></label>
        <${Button} type="submit">${t('add-word')}<//></form>`;
}

/** What an option's value means, in the engine's sentence. @param {any[]} options @param {string} name @param {string} value */
function optionSays(options, name, value) {
    const option = options.find((/** @type {any} */ one) => one.name === name);
    if (!option) return `${name}=${value}`;
    const at = option.words ? option.words.indexOf(value) : Number(value);
    const says = option.words ? option.says?.[at] : at === 0 ? option.says?.[1] ?? option.says?.[0] : option.says?.[0];
    return says ? says.replace('{n}', value) : `${name}=${value}`;
}
