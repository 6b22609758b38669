// The report of a turn in its fixed order: headlines, battles, losses, hunger, what changed, orders with their results, letters. Every
// sentence is the engine's (docs/report.md); a line that names a hex leads there.
import { html, useChanges, useEffect, useMemo, useState } from '../frame/view.js';
import { Badge, Button, Icon, Opening } from '../frame/parts.js';
import { useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';
import { deskOf } from './facts.js';
import { draftOf } from './draft.js';
import { Letters } from './letters.js';
import { freshOf, openReport, timesBack, voidOf } from './visit.js';

const SHOWN = 12; /* turns that are named */
const FEW = 3; /* turns that are stepped through */

/** By turn, and by how often one was taken back. @type {WeakMap<any, Map<string, any>>} */
const reports = new WeakMap();

/** @param {any} match @param {number} turn */
export function useReport(match, turn) {
    const [, again] = useState(0);
    let known = reports.get(match);
    if (!known) reports.set(match, known = new Map());
    const key = `${turn} ${timesBack(match)}`;
    useEffect(() => {
        if (known.has(key)) return;
        known.set(key, null);
        const put = (/** @type {any} */ report) => { known.set(key, report); again((n) => n + 1); };
        match.ask({ report: turn }).then((/** @type {any} */ { report }) => put(report), (/** @type {Error} */ why) => put({ why: why.message }));
    }, [match, key]);
    return known.get(key);
}

/** Turns that ran since the last visit, each with its way there; turns that did not count. @param {{ scene: any, turn: number, go: (turn: number) => void }} of */
function News({ scene: { match }, turn, go }) {
    const { turns, opened } = freshOf(match);
    const gone = voidOf(match);
    const [first, ...more] = turns;
    return html`${gone.size > 0 && html`<p class="voided" role="status"><span class="stamp small">${t('sw.void')}</span> ${t('sw.void-why', { turns: [...gone].join(', ') })}</p>`}
        ${first !== undefined && html`<div class="picks fresh" role="group" aria-label=${t('sw.new-since')}><b>${t('sw.new-since')}</b>${[first, ...more.slice(-SHOWN)].map((n) => html`<button type="button" class="swchip" aria-pressed=${n === turn ? 'true' : 'false'} onClick=${() => go(n)}>${t('sw.turn', { n })}${!opened.has(n) && html` <small>${t('sw.unread')}</small>`}</button>`)}</div>`}`;
}

/** The items of a report by what they are, battles numbered as they come. @param {any} report */
function sorted(report) {
    const all = (report.phases ?? []).flatMap((/** @type {any} */ phase) => phase.items.map((/** @type {any} */ item) => ({ ...item, phase: phase.name })));
    const battles = all.filter((/** @type {any} */ one) => one.kind === 'battle');
    const fights = battles.flatMap((/** @type {any} */ item) => (item.battles?.length ? item.battles.map((/** @type {any} */ battle, /** @type {number} */ i) => ({ item, battle, first: i === 0 })) : [{ item, battle: null, first: true }]));
    return { fights, losses: all.filter((/** @type {any} */ one) => one.kind === 'loss'), news: all.filter((/** @type {any} */ one) => !one.order && !['battle', 'loss'].includes(one.kind)), orders: all.filter((/** @type {any} */ one) => one.order).sort((/** @type {any} */ a, /** @type {any} */ b) => a.line - b.line) };
}

/** Hexes that the map marks: battles by their number, losses. @param {any} sections @returns {Map<string, any>} */
function marksOf({ fights, losses }) {
    const marks = new Map();
    for (const one of losses) for (const hex of (one.hexes ?? []).slice(0, 1)) marks.set(hex, true);
    for (const [i, { item, battle }] of fights.entries()) { const hex = battle?.hex ?? item.hexes?.[0]; if (hex) marks.set(hex, marks.has(hex) && marks.get(hex) !== true ? `${String(marks.get(hex)).split('-')[0]}-${i + 1}` : i + 1); }
    return marks;
}

/** @param {{ hex: string, desk: any }} of */
const Jump = ({ hex, desk }) => html`<button type="button" class="hexjump" onClick=${() => desk.look(hex, true)}>${hex}</button>`;

/** One side of a battle: its bar is as long as it was many, hatched what it lost, on one scale for the whole report. @param {{ side: any, scale: number, picture: any }} of */
function Side({ side, scale, picture }) {
    const clan = side.clan ? picture.clans[side.clan - 1] : null;
    return html`<div class="army">${clan ? html`<${Badge} seat=${side.clan - 1} name=${clan.name} size=${26} />` : html`<span class="militia" title=${t('sw.militia-title')}><${Icon} name="den" /></span>`}
        <span class="barline"><i class=${clan ? `s-${String.fromCharCode(96 + side.clan)}` : 'free'} style=${{ width: `${(100 * side.after) / scale}%` }} /><i class="gone" style=${{ width: `${(100 * Math.max(0, side.before - side.after)) / scale}%` }} /></span><b>${side.before} → ${side.after}</b></div>`;
}

/** @param {{ fight: any, n: number, scale: number, scene: any }} of */
function Fight({ fight: { item, battle, first }, n, scale, scene }) {
    const desk = deskOf(scene.match);
    const hex = battle?.hex ?? item.hexes?.[0];
    return html`<article class="fight"><h4><span class="battleno">${n}</span>${hex && html`<${Jump} hex=${hex} desk=${desk} />`} ${battle?.title ?? ''}${item.order && html` <code>${item.order}</code>`}${battle?.verdict && html`<span class="stamp small">${battle.verdict}</span>`}</h4>
        ${first && item.lines.map((/** @type {string} */ line) => html`<p>${line}</p>`)}
        ${battle && html`<${Side} side=${battle.attacker} scale=${scale} picture=${scene.picture} /><${Side} side=${battle.defender} scale=${scale} picture=${scene.picture} />`}</article>`;
}

/** @param {{ items: any[], desk: any, title: string, id: string }} of */
function Items({ items, desk, title, id }) {
    if (!items.length) return null;
    return html`<h3 id=${id}>${title} <small>${items.length}</small></h3><ul class="swrows">${items.map((one) => html`<li>${(one.hexes ?? (one.at ? [one.at] : [])).slice(0, 1).map((/** @type {string} */ hex) => html`<${Jump} hex=${hex} desk=${desk} />`)}<div>${one.order && html`<code>${one.order}</code> `}${one.lines.map((/** @type {string} */ line) => html`<p>${line}</p>`)}</div></li>`)}</ul>`;
}

/** Focus goes from line to line of what leads to a hex. @param {number} by */
function line(by) {
    const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.report .hexjump')]);
    all[(all.indexOf(/** @type {any} */ (document.activeElement)) + by + all.length) % all.length]?.focus();
}

/** Bands that hunger, with the order that feeds them. @param {{ rows: any[], scene: any, now: boolean }} of */
function Hunger({ rows, scene, now }) {
    const desk = deskOf(scene.match);
    if (!rows.length) return null;
    return html`<h3 id="sw-hunger">${t('sw.hunger')} <small>${rows.length}</small></h3><ul class="swrows hungry">${rows.map((one) => html`<li><${Jump} hex=${one.hex} desk=${desk} /><div><p>${one.says}</p></div>${now && one.order && scene.match.asked && html`<${Button} onClick=${() => draftOf(scene.match).add(one.order)}>${t('sw.add-line')} <code>${one.order}</code><//>`}</li>`)}</ul>`;
}

/** @param {{ items: any[], desk: any }} of */
function Done({ items, desk }) {
    if (!items.length) return null;
    return html`<h3 id="sw-done">${t('sw.your-orders')} <small>${t('sw.went', { n: items.filter((one) => one.code === 'OK').length, of: items.length })}</small></h3>
        <ol class="swrows">${items.map((one) => html`<li value=${one.line}>${(one.hexes ?? []).slice(0, 1).map((/** @type {string} */ hex) => html`<${Jump} hex=${hex} desk=${desk} />`)}<div><code>${one.order}</code> <span class="stamp small ${one.code === 'OK' ? 'ok' : ''}">${t(one.code === 'OK' ? 'sw.done' : 'sw.not-done')}</span>${['battle', 'loss'].includes(one.kind) ? html`<p class="quiet">${t('sw.told-above')}</p>` : one.lines.map((/** @type {string} */ line) => html`<p>${line}</p>`)}</div></li>`)}</ol>`;
}

/** @param {{ scene: any }} of */
export function Report({ scene }) {
    const { match, picture } = scene;
    const desk = deskOf(match);
    useChanges(desk);
    const last = picture.turn;
    const turn = Math.min(desk.turn ?? last, last);
    const told = useReport(match, turn);
    const report = told?.report;
    const sections = useMemo(() => (report ? sorted(report) : null), [report]);
    useEffect(() => { if (sections) desk.set({ marks: turn === last ? marksOf(sections) : null }); }, [sections, turn === last]);
    useEffect(() => { /* a report is read once somebody can see it */
        const read = () => { if (report) { openReport(match, turn); match.tell(); } };
        read();
        document.addEventListener('visibilitychange', read);
        return () => document.removeEventListener('visibilitychange', read);
    }, [report]);
    const go = (/** @type {number} */ n) => desk.set({ turn: Math.max(0, Math.min(last, n)) });
    useKeys({
        '[': { does: () => go(turn - 1), says: t('sw.turn-before') }, ']': { does: () => go(turn + 1), says: t('sw.turn-after') },
        j: { does: () => line(1), says: t('sw.line-after') }, k: { does: () => line(-1), says: t('sw.line-before') },
    });
    const head = html`<div class="reporthead"><${Button} icon="prev" aria-label=${t('sw.turn-before')} why=${turn > 0 ? undefined : t('sw.no-turn')} onClick=${() => go(turn - 1)} /><h2>${t('sw.report-of', { n: turn })}</h2><${Button} icon="next" aria-label=${t('sw.turn-after')} why=${turn < last ? undefined : t('sw.no-turn')} onClick=${() => go(turn + 1)} />
        ${last > FEW && html`<label class="toturn">${t('sw.to-turn')} <input type="number" class="field" inputmode="numeric" min="0" max=${last} value=${turn} onChange=${(/** @type {any} */ e) => go(Number(e.target.value))} /></label>`}</div><${News} scene=${scene} turn=${turn} go=${go} />`;
    if (told?.why) return html`<div class="report">${head}<p role="alert">${told.why}</p></div>`;
    if (!report || !sections) return html`<div class="report">${head}<${Opening} /></div>`;
    const scale = Math.max(1, ...sections.fights.flatMap((/** @type {any} */ { battle }) => (battle ? [battle.attacker.before, battle.defender.before] : [])));
    const quiet = !sections.fights.length && !sections.losses.length;
    return html`<div class="report" tabindex="0" role="region" aria-label=${t('sw.report-of', { n: turn })}>${head}
        ${(report.headlines ?? []).map((/** @type {string} */ line) => html`<p class="big">${line}</p>`)}
        ${report.sums?.says && html`<div class="swsums">${report.sums.says.map((/** @type {string} */ one) => html`<b>${one}</b>`)}</div>`}
        ${quiet && turn > 0 && html`<p class="quiet">${t('sw.quiet')}</p>`}
        ${sections.fights.length > 0 && html`<h3 id="sw-battles">${t('sw.battles')} <small>${sections.fights.length}</small></h3>${sections.fights.map((/** @type {any} */ fight, /** @type {number} */ i) => html`<${Fight} fight=${fight} n=${i + 1} scale=${scale} scene=${scene} />`)}`}
        <${Items} items=${sections.losses} desk=${desk} title=${t('sw.losses')} id="sw-losses" />
        <${Hunger} rows=${report.hunger ?? []} scene=${scene} now=${turn === last} />
        <${Items} items=${sections.news} desk=${desk} title=${t('sw.changed')} id="sw-changed" />
        <${Done} items=${sections.orders} desk=${desk} />
        <${Letters} letters=${told.messages} scene=${scene} />
        <h3>${t('sw.ranking')}</h3><ol class="swrows ranking">${(report.ranking ?? []).map((/** @type {any} */ one) => html`<li value=${one.place ?? 0}><${Badge} seat=${one.clan - 1} name=${one.name} size=${26} /><div><b>${one.code}</b> <bdi>${one.name}</bdi>${one.state !== 'active' && html` <small>${one.state}</small>`}</div><b>${one.points ?? ''}</b><small>${changeOf(report, one.clan)}</small></li>`)}</ol>
        ${(report.standing ?? []).map((/** @type {string} */ line) => html`<p class="quiet">${line}</p>`)}
        ${(report.options ?? []).length > 0 && html`<h3>${t('sw.options')}</h3><ul class="swrows">${report.options.map((/** @type {any} */ one) => html`<li><div><code>${one.name} ${one.value}</code> ${one.help}</div></li>`)}</ul>`}</div>`;
}

/** @param {any} report @param {number} clan */
function changeOf(report, clan) {
    const one = (report.changes ?? []).find((/** @type {any} */ row) => row.clan === clan)?.points;
    return one ? (one > 0 ? `+${one}` : String(one)) : '';
}
