// Draws a recorded position as the table would: gallery.html?at=conspiracy-main&draft=1&end=1&theme=dark&palette=safe. What a page
// has of a match went through Match.take; nothing is asked of a server.
import './gallery.css';
import { html, render, useState } from '../frame/view.js';
import { Match } from '../frame/match.js';
import { Choice, named, parsed } from '../frame/choose.js';
import { changed } from '../frame/changes.js';
import { Badge, Paper } from '../frame/parts.js';
import conspiracy from '../conspiracy/index.js';
import legends from '../legends/index.js';

const DRAWERS = /** @type {Record<string, any>} */ ({ conspiracy, legends });
const asked = new URLSearchParams(location.search);
for (const name of ['theme', 'palette']) if (asked.get(name)) document.documentElement.dataset[name] = asked.get(name) ?? '';

/** The pieces that somebody would click who means this move. @param {any} game @param {any} picture @param {string} text */
function picksOf(game, picture, text) {
    const used = new Set();
    return parsed(game, text).things.map(({ letter, word }) => {
        const at = letter === 'c' ? (picture.hand ?? []).findIndex((/** @type {string} */ card, /** @type {number} */ i) => card === word && !used.has(i)) : -1;
        used.add(at);
        return { letter, word, key: letter === 'c' ? `hand.${at}` : `${letter}.${word}` };
    });
}

/** @param {{ match: any, effect: any, drawer: any }} of */
function Position({ match, effect, drawer }) {
    const pencil = asked.get('draft') && effect;
    const [picks, setPicks] = useState(pencil ? picksOf(match.game, match.picture, effect.move) : []);
    const [said, say] = useState('');
    const moves = match.asked ? match.asks.moves : [];
    const scene = {
        match, game: match.game, picture: match.picture, seat: match.seat, draft: pencil && effect.changes ? changed(match.picture, effect.changes) : null,
        choice: new Choice(match.game, moves, picks),
        picked: (/** @type {string} */ key) => picks.some((one) => one.key === key),
        pick: (/** @type {any} */ thing, /** @type {string} */ key) => setPicks(picks.some((one) => one.key === key) ? picks.filter((one) => one.key !== key) : [...picks, ...[thing].flat().map((one) => ({ ...one, key }))]),
        name: (/** @type {string} */ letter, /** @type {string} */ word) => named(match.game, letter, word) ?? { title: word, code: word },
        explain: say,
    };
    const panels = drawer.panels(scene);
    const board = asked.get('end') ? html`<${drawer.End} scene=${scene} />` : html`<${drawer.Board} scene=${scene} />`;
    return html`<div class="g-frame"><div class="g-left"><${Paper} title=${drawer.head(scene)}>${match.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => {
        const { line, number, of } = drawer.seat(scene, i);
        return html`<div class="g-seat"><${Badge} seat=${i} name=${seat.name} /><div><b>${seat.name}</b><small>${line}</small></div><b>${number}${of && html`<small>${of}</small>`}</b></div>`;
    })}<//></div>
        <main class="g-centre"><p class="g-ask">${match.asks?.ask} <small>${said}</small></p><div class="g-board">${board}</div></main>
        <div class="g-right">${panels.map((/** @type {any} */ panel) => html`<${Paper} key=${panel.id} title=${panel.title} note=${panel.note}>${panel.body}<//>`)}</div></div>`;
}

async function begin() {
    const name = asked.get('at') ?? 'conspiracy-main';
    const json = async (/** @type {string} */ path) => (await fetch(path)).json();
    for (const sheet of ['frame', 'cards']) document.body.insertAdjacentHTML('beforeend', (await (await fetch(`${sheet}.svg`)).text()).replace('<svg', '<svg hidden'));
    const position = await json(`gallery/${name}.json`);
    const match = /** @type {any} */ (new Match({}));
    match.game = await json(`gallery/${position.messages[0].game}.json`);
    for (const message of position.messages) match.take(message);
    document.body.dataset.game = match.game.id;
    render(html`<${Position} match=${match} effect=${position.effect} drawer=${DRAWERS[match.game.id]} />`, /** @type {HTMLElement} */ (document.getElementById('page')));
    document.body.dataset.drawn = name;
}

begin();
