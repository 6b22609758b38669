// The rule book and the cards of a game, as the engine has them.
import '../base.js';
import { html, useEffect, useState } from '../frame/view.js';
import { address } from '../frame/address.js';
import { get, gameOf } from '../frame/line/api.js';
import { bare } from '../frame/table/explain.js';
import { Field, Opening, Paper, Wrong } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { Masthead } from './masthead.js';

export default function Rules() {
    const id = address.parts[1];
    const asked = address.asked('id');
    const [game, setGame] = useState(/** @type {any} */ (null));
    const [things, setThings] = useState(/** @type {any[]} */ ([]));
    const [book, setBook] = useState(/** @type {any} */ (null));
    const [rule, setRule] = useState(/** @type {any} */ (null));
    const [find, setFind] = useState('');
    const [why, setWhy] = useState(/** @type {any} */ (null));
    useEffect(() => {
        gameOf(id).then(setGame, setWhy);
        get(`/api/games/${id}/things`).then(setThings, () => {});
        get(`/api/games/${id}/rules`).then(setBook, () => {});
    }, [id]);
    useEffect(() => { setRule(null); if (asked) get(`/api/games/${id}/rules/${encodeURIComponent(asked)}`).then(setRule, setWhy); }, [id, asked]);
    if (!game) return html`<div class="sheet-page"><${Masthead} /><${Wrong} why=${why} /><${Opening} alone /></div>`;
    document.body.dataset.game = id;
    document.title = `${t('rule-book')} · ${game.title} · Lizardry`;
    const wanted = find.toLowerCase();
    const shown = things.filter((one) => !wanted || `${one.title} ${one.code ?? ''}`.toLowerCase().includes(wanted));
    return html`<div class="sheet-page"><${Masthead} /><main class="page rules"><h1>${game.title}</h1><p class="big">${game.about.aim}</p>
        ${rule && html`<${Paper} title=${rule.rule ?? rule.thing?.title ?? asked}><div class="pad">${rule.thing ? rule.thing.says.map((/** @type {any} */ one) => html`<p>${bare(one.says ?? one)}</p>`)
            : rule.rules ? rule.rules.map((/** @type {any} */ one) => html`<p><a href=${`/rules/${id}?id=${one.rule}`}>${one.rule}</a> ${bare(one.says ?? one.text ?? '')}</p>`)
            : html`<p>${bare(rule.says ?? rule.text ?? '')}</p>`}</div><//>`}
        <${Paper} title=${t('how-played')}><div class="pad">${game.about.page.map((/** @type {string} */ line) => html`<p>${line}</p>`)}<p><small>${game.about.ours}</small></p><p><small>${game.by}</small></p></div><//>
        ${things.length > 0 && html`<${Paper} title=${t('cards')}><div class="pad"><${Field} label=${t('find')} value=${find} onInput=${setFind} type="search" /></div>
            <dl class="things">${shown.map((one) => html`<div><dt>${one.title} ${one.code && html`<code>${one.code}</code>`}</dt><dd>${one.says.map((/** @type {any} */ says) => html`<p>${bare(says.says ?? says)}</p>`)}</dd></div>`)}</dl><//>`}
        ${book?.sections && html`<${Paper} title=${t('rule-book')}><ul class="rows">${book.sections.map((/** @type {string} */ one) => html`<li><a class="row" href=${`/rules/${id}?id=${parseInt(one, 10)}`}><span>${one}</span></a></li>`)}</ul><//>`}
    </main></div>`;
}
