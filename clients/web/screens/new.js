// Open a table: one click for a good one, every option for a careful host. All words of options are the engine's.
import '../base.js';
import { html, useEffect, useMemo, useState } from '../frame/view.js';
import { address } from '../frame/address.js';
import { get, gameOf, post } from '../frame/line/api.js';
import { Badge, Button, Logo, Opening, Paper, Segment, Wrong } from '../frame/parts.js';
import { peopleOnly } from '../frame/people.js';
import { session } from '../frame/line/session.js';
import { useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';
import { AsSomebody } from './ask-name.js';
import { Masthead } from './masthead.js';

/** The sentence of a value: options without words have theirs for numbers, and another for none. @param {any} option @param {string | number} value */
function says(option, value) {
    if (option.text) return option.help;
    const at = option.words ? option.words.indexOf(String(value)) : Number(value) === 0 && option.says?.[1] ? 1 : 0;
    return (option.says?.[Math.max(at, 0)] ?? option.help ?? '').replace('{n}', String(value));
}

/** @param {any} option */
const usual = (option) => (option.words && !option.text ? option.words[option.usual] : String(option.usual));

/** @param {{ option: any, value: string, onPick: (value: string) => void }} of */
function Option({ option, value, onPick }) {
    const id = `option-${option.name}`;
    const control = option.text && !option.words
        ? html`<input id=${id} class="field" value=${value} onChange=${(/** @type {any} */ e) => onPick(e.target.value)} />`
        : option.text
        ? html`<select id=${id} value=${value} onChange=${(/** @type {any} */ e) => onPick(e.target.value)}><option value="">${t('usual')}</option>${option.words.map((/** @type {string} */ word) => html`<option>${word}</option>`)}</select>`
        : option.words
            ? option.words.length <= 3
                ? html`<${Segment} label=${option.help} value=${value} of=${option.words.map((/** @type {string} */ word) => [word, word])} onPick=${onPick} />`
                : html`<select id=${id} value=${value} onChange=${(/** @type {any} */ e) => onPick(e.target.value)}>${option.words.map((/** @type {string} */ word) => html`<option>${word}</option>`)}</select>`
            : html`<input id=${id} class="field number" type="number" min=${option.or_zero ? 0 : option.least} max=${option.most} value=${value} onInput=${(/** @type {any} */ e) => onPick(e.target.value)} />`;
    return html`<div class="option ${value === usual(option) ? '' : 'changed'}"><div><label for=${id}>${says(option, value)}</label>
        <small><code>${option.name}=${value}</code> · ${t('usual-is', { value: usual(option) })}${option.whom ? ` · ${option.whom}` : ''}${option.ours === false ? ` · ${t('as-printed')}` : ''}</small></div>${control}</div>`;
}

/** Options by their groups, those that count for the table open. @param {{ options: any[], chosen: Record<string, string>, onChoose: (name: string, value: string) => void }} of */
function Options({ options, chosen, onChoose }) {
    const groups = [...new Set(options.map((one) => one.group))];
    return html`${groups.map((group, i) => html`<details open=${i === 0 || options.some((one) => one.group === group && chosen[one.name] !== undefined)}><summary>${group}</summary>
        ${options.filter((one) => one.group === group).map((one) => html`<${Option} key=${one.name} option=${one} value=${chosen[one.name] ?? usual(one)} onPick=${(/** @type {string} */ value) => onChoose(one.name, value)} />`)}</details>`)}`;
}

/** @param {{ games: any[] }} of */
const Games = ({ games }) => html`<main class="page"><${Paper} title=${t('which-game')}><ul class="rows">${games.map((game) => html`<li><a class="row" href=${`/new/${game.id}`}><${Logo} id=${game.id} /><span><b>${game.title}</b><small>${game.line}</small></span></a></li>`)}</ul><//></main>`;

/** @param {any} game @param {any} state */
function sentence(game, state) {
    const people = state.places.filter((/** @type {string} */ one) => one === 'open').length;
    const bots = state.places.length - people;
    return t('table-sentence', { game: game.title, n: state.places.length, people, bots, who: t(state.listed ? 'who-all' : 'who-link') });
}

export default function New() {
    const id = address.parts[1];
    const [games, setGames] = useState(/** @type {any[]} */ ([]));
    const [game, setGame] = useState(/** @type {any} */ (null));
    const [bots, setBots] = useState(/** @type {any[]} */ ([]));
    const [house, setHouse] = useState(/** @type {any[]} */ ([]));
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const [state, setState] = useState(/** @type {any} */ ({ places: [], options: {}, rules: {}, preset: '', listed: false, set: null }));
    const change = (/** @type {any} */ part) => setState((/** @type {any} */ old) => ({ ...old, ...part }));
    useEffect(() => {
        get('/api/games').then((all) => setGames(all.games.filter((/** @type {any} */ one) => !one.example)), setWhy);
        if (!id) return;
        gameOf(id).then((one) => { setGame(one); change({ places: Array(one.seats.usual).fill('open') }); }, setWhy);
        get(`/api/games/${id}/bots`).then((all) => setBots(all.bots), setWhy);
        get(`/api/games/${id}/house`).then((all) => setHouse(all.house), setWhy);
    }, [id]);
    const lay = async () => {
        setWhy(null);
        try {
            const options = [...(state.preset ? [`preset=${state.preset}`] : []), ...Object.entries(state.options).map(([name, value]) => `${name}=${value}`)];
            const body = { game: id, options, places: state.places, house: Object.entries(state.rules).filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`), listed: state.listed, ...(state.set ? { set: state.set } : {}) };
            const laid = await post('/api/tables', body);
            address.go(`/t/${laid.table}`);
        } catch (wrong) {
            setWhy(wrong);
        }
    };
    document.body.dataset.game = id ?? '';
    document.title = `${t('open-table')} · Lizardry`;
    if (!id) return html`<div class="sheet-page"><${Masthead} here="/new" title=${t('open-table')} /><${Games} games=${games} /></div>`;
    if (!game) return html`<div class="sheet-page"><${Masthead} here="/new" /><${Wrong} why=${why} /><${Opening} /></div>`;
    const alone = peopleOnly(game, state.options);
    const choose = (/** @type {string} */ name, /** @type {string} */ value) => {
        const options = { ...state.options, [name]: value };
        change({ options, ...(peopleOnly(game, options) ? { places: state.places.map(() => 'open') } : {}) });
    };
    const mine = state.places.indexOf('open'); /* who opens a table sits at its first seat for people */
    const resize = (/** @type {number} */ n) => change({ places: Array.from({ length: n }, (_, i) => state.places[i] ?? 'open') });
    return html`<div class="sheet-page"><${Masthead} here="/new" /><main class="page new">
        <div class="headline mine"><div class="question" role="status"><h1><mark>${sentence(game, state)}</mark><small>${game.about.aim}</small></h1></div></div><${Wrong} why=${why} />
        <div class="twocol"><div class="col">
            <${Paper} title=${t('seats')} note=${t('seats-range', { least: game.seats.least, most: game.seats.most })}><div class="pad"><label class="inline">${t('how-many')}
                <input class="field number" type="number" min=${game.seats.least} max=${game.seats.most} value=${state.places.length} onInput=${(/** @type {any} */ e) => { const n = Number(e.target.value); if (n >= game.seats.least && n <= game.seats.most) resize(n); }} /></label></div>
                ${state.places.map((/** @type {string} */ place, /** @type {number} */ i) => html`<div class="seat" key=${i}><${Badge} seat=${i} size=${36} /><div><b>${place === 'open' ? t(i === mine ? 'you-here' : 'person') : place.slice(4)}</b>
                    <small>${place === 'open' ? i !== mine && t('person-how') : bots.find((bot) => `bot:${bot.id}` === place)?.about ?? ''}</small></div>
                    <select aria-label=${t('who-sits', { n: i + 1 })} value=${place} onChange=${(/** @type {any} */ e) => change({ places: state.places.map((/** @type {string} */ old, /** @type {number} */ j) => (j === i ? e.target.value : old)) })}>
                        <option value="open">${t('person')}</option>${!alone && bots.map((bot) => html`<option value=${`bot:${bot.id}`}>${t('bot')} · ${bot.id}</option>`)}</select></div>`)}<//>
            <${Paper} title=${t('who-gets-in')}><div class="pad"><${Segment} label=${t('who-gets-in')} value=${state.listed} of=${[[false, t('by-link')], [true, t('by-lobby')]]} onPick=${(/** @type {boolean} */ listed) => change({ listed })} /></div>
                <div class="pad"><label class="fieldrow"><span>${t('own-set')}</span><input type="file" onChange=${async (/** @type {any} */ e) => change({ set: e.target.files[0] ? await e.target.files[0].text() : null })} /></label></div><//>
            <${AsSomebody} verb=${t('open-table')} onReady=${lay} /></div>
        <div class="col">
            ${game.presets.length > 0 && html`<${Paper} title=${t('presets')}><div class="pad"><select aria-label=${t('presets')} value=${state.preset} onChange=${(/** @type {any} */ e) => change({ preset: e.target.value })}>
                <option value="">${t('usual')}</option>${game.presets.map((/** @type {any} */ one) => html`<option value=${one.id}>${one.id}${one.help ? `: ${one.help}` : ''}</option>`)}</select></div><//>`}
            <${Paper} title=${t('rules-of-game')} note=${html`<button type="button" class="noun" onClick=${() => change({ options: {} })}>${t('all-usual')}</button>`}>
                <${Options} options=${game.options} chosen=${state.options} onChoose=${choose} /><//>
            <${Paper} title=${t('rules-of-house')}><${Options} options=${house} chosen=${state.rules} onChoose=${(/** @type {string} */ name, /** @type {string} */ value) => change({ rules: { ...state.rules, [name]: value } })} /><//>
        </div></div></main></div>`;
}
