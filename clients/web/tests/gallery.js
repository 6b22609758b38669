// Draws a recorded position in the real table, without a server: gallery.html?at=conspiracy-main&draft=1&theme=dark&palette=safe.
// What the page has of the match went through Match.take; the effect of the recorded move is the server's. `draft` clicks what
// somebody would click who means that move, `end` shows how the last reckoning is told.
import '../style/page.css';
import { html, render } from '../frame/view.js';
import { Match } from '../frame/match.js';
import { named, parsed } from '../frame/choose.js';
import { Table } from '../frame/table.js';
import { sheets } from '../frame/art.js';
import { drawerOf } from '../frame/drawers.js';

const asked = new URLSearchParams(location.search);
for (const name of ['theme', 'palette']) if (asked.get(name)) document.documentElement.dataset[name] = asked.get(name) ?? '';

class Recorded extends Match {
    /** @type {any} */ effect = null;

    /** @param {any} message @returns {Promise<any>} */
    ask(message) {
        if (message.effect && message.effect === this.effect?.move) return Promise.resolve({ effect: this.effect });
        return new Promise(() => {});
    }
}

const soon = () => new Promise((done) => { setTimeout(done, 60); });

/** Pieces by their names, as a player would. @param {any} game @param {string} text */
async function click(game, text) {
    for (const { letter, word } of parsed(game, text).things) {
        const { title } = named(game, letter, word) ?? { title: word };
        const free = '[aria-pressed="false"]';
        const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(letter === 'c' ? `.hand .card${free}` : `.base${free}, .creature${free}, .br${free}`)]);
        const piece = all.find((one) => (one.getAttribute('aria-label') ?? '').startsWith(title));
        piece?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await soon();
    }
}

async function begin() {
    const name = asked.get('at') ?? 'conspiracy-main';
    const json = async (/** @type {string} */ path) => (await fetch(path)).json();
    await sheets('frame', 'cards');
    const position = await json(`gallery/${name}.json`);
    const match = new Recorded({});
    match.game = await json(`gallery/${position.messages[0].game}.json`);
    match.effect = position.effect;
    for (const message of position.messages) match.take(message);
    match.line = 'live';
    const page = /** @type {HTMLElement} */ (document.getElementById('page'));
    if (asked.get('end')) {
        const { End } = await drawerOf(match.game.id);
        document.body.dataset.game = match.game.id;
        const scene = { match, game: match.game, picture: match.picture, seat: match.seat, draft: null, choice: null, picked: () => false, explain: () => {},
            name: (/** @type {string} */ letter, /** @type {string} */ word) => named(match.game, letter, word) };
        render(html`<main class="page"><${End} scene=${scene} /></main>`, page);
    } else {
        render(html`<${Table} match=${match} />`, page);
        await soon();
        if (asked.get('draft') && match.effect) await click(match.game, match.effect.move);
    }
    document.body.dataset.drawn = name;
}

begin();
