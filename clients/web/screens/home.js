// The front page: what waits for me, how to join, the five games as stories, open tables as small ads.
import '../base.js';
import { html, useEffect, useState } from '../frame/view.js';
import { Button, Dialog, Logo, Paper, Wrong } from '../frame/parts.js';
import { sheets } from '../frame/art.js';
import { get, post } from '../frame/line/api.js';
import { address } from '../frame/address.js';
import { session } from '../frame/line/session.js';
import { useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';
import { AsSomebody } from './ask-name.js';
import { Hero } from './hero.js';
import { JoinBy } from './join-by.js';
import { Rows, useMine } from './rows.js';

/** A table against bots of the first level, dealt at once. @param {any} game */
export async function playNow(game) {
    const { bots } = await get(`/api/games/${game.id}/bots`);
    const places = ['open', ...Array(game.seats.usual - 1).fill(`bot:${bots[0].id}`)];
    const laid = await post('/api/tables', { game: game.id, places, listed: false });
    await post(`/api/tables/${laid.table}/start`, { bots: bots[0].id });
    address.go(`/t/${laid.table}`);
}

/** @param {{ game: any, lead?: boolean }} of */
function Story({ game, lead = false }) {
    const [asking, ask] = useState(false);
    const facts = t('story-facts', { least: game.seats.least, most: game.seats.most, from: game.minutes?.[0] ?? '', to: game.minutes?.[1] ?? '' });
    const play = async () => { if (session.me) await playNow(game); else ask(true); };
    return html`<article class="paper story ${lead ? 'lead' : ''}" data-game=${game.id}>
        ${lead && html`<${Hero} />`}
        <div class="pad"><p class="kicker"><${Logo} id=${game.id} size=${26} /> ${game.title} · ${facts}</p>
        <h2>${game.line}</h2>
        <div class="btns"><${Button} kind=${lead ? 'go' : ''} onClick=${play}>${t('play-now')}<//>
            <a class="btn link" href=${`/lesson/${game.id}`}>${t('learn')}</a><a class="btn link" href=${`/new/${game.id}`}>${t('open-table')}</a></div></div>
        ${asking && html`<${Dialog} title=${game.title} onClose=${() => ask(false)}><${AsSomebody} verb=${t('play-now')} autofocus onReady=${() => playNow(game)} /><//>`}
    </article>`;
}

/** @param {{ games: any[] }} of */
function Ads({ games }) {
    const [tables, setTables] = useState(/** @type {any[]} */ ([]));
    useEffect(() => { if (session.me) get('/api/tables').then((all) => setTables(all.tables), () => {}); }, [session.me]);
    const titles = Object.fromEntries(games.map((game) => [game.id, game.title]));
    return html`<${Paper} title=${t('small-ads')} note=${t('open-tables')} class="ads">${tables.length
        ? html`<ul>${tables.map((one) => html`<li><a class="row" href=${`/t/${one.table}`}><${Logo} id=${one.game} size=${22} /><span>${titles[one.game] ?? one.game}</span>
            <b>${one.seats.filter((/** @type {any} */ seat) => !seat.open).length}/${one.seats.length}</b></a></li>`)}</ul>`
        : html`<p class="pad">${t('no-ads')} <a href="/new">${t('open-table')}</a></p>`}<//>`;
}

export default function Home() {
    const [games, setGames] = useState(/** @type {any[]} */ ([]));
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const mine = useMine();
    useEffect(() => { get('/api/games').then((all) => setGames(all.games.filter((/** @type {any} */ one) => !one.example)), setWhy); sheets('home'); }, []);
    const waits = mine.filter((one) => one.waits && !one.over);
    useKeys({ n: { does: () => waits[0] && address.go(`/t/${waits[0].table}`), says: t('key-next') } });
    document.body.dataset.game = '';
    document.title = 'Lizardry';
    // The flagship leads; the others stand below it in the order in which the server lists them.
    const lead = games.find((game) => game.seats.most > 6) ?? games[0];
    return html`<div class="home"><header class="title"><div class="ear"><b>${t('ear-left')}</b><p>${t('ear-left-more')}</p></div>
            <h1><${Logo} id="lizardry" size=${72} /><span>LIZARDRY</span></h1>
            <div class="ear"><b>${t('ear-right')}</b><p>${t('ear-right-more')}</p></div>
            <p class="dateline"><span>${new Date().toLocaleDateString([], { weekday: 'long', day: 'numeric', month: 'long' })}</span><b>${t('five-games')}</b>
                <span>${session.me ? html`<a href="/account"><bdi>${session.me.name}</bdi></a> · ` : ''}<a href="/settings">${t('settings')}</a></span></p></header>
        <${Wrong} why=${why} onAgain=${() => location.reload()} />
        <div class="columns"><aside class="col left" aria-label=${t('waiting-for-you')}>
            ${session.me && html`<${Paper} title=${t('waiting-for-you')} note=${html`<kbd>n</kbd>`}>${waits.length ? html`<${Rows} rows=${waits} />` : html`<p class="pad">${t('nothing-waits')} <a href="/mine">${t('mine')}</a></p>`}<//>`}
            <${JoinBy} /></aside>
        <main class="col centre">${lead && html`<${Story} game=${lead} lead />`}
            <div class="stories">${games.filter((game) => game !== lead).map((game) => html`<${Story} key=${game.id} game=${game} />`)}</div></main>
        <aside class="col right" aria-label=${t('small-ads')}><${Ads} games=${games} /><${Paper} title=${t('game-night')}><p class="pad">${t('game-night-more')}</p><//></aside></div></div>`;
}
