// Before the first turn: how the clan begins. A ready-made design to start from, the template with its hexes, what stands in each, the bill
// that the server makes of it, and the rulebook's form as text, which is what is sent.
import { html, useEffect, useState } from '../frame/view.js';
import { Button } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { COLOURS, denColour, SHORT } from './facts.js';
import { HIGH, OUTLINE, STEP } from './grid.js';

const PAUSE_MS = 300; /* after the last change, before the bill is asked for */
const WATER = 'Wat';

/** What stands in a hex, in the word of the form. @param {any} plot */
const groundOf = (plot) => (plot.terrain === 'Den' ? `${denColour(plot)[0]}${denColour(plot).slice(1).toLowerCase()}` : plot.terrain);

/** A design as it is edited: a row for each hex of the template. @param {any} design */
function rowsOf(design) {
    const { hexes } = design.templates[design.shape - 1];
    const plots = new Map((design.plots ?? []).map((/** @type {any} */ one) => [one.plot, one]));
    return hexes.map((/** @type {any} */ _, /** @type {number} */ i) => {
        const plot = plots.get(i + 1);
        return plot ? { ground: groundOf(plot), pop: plot.pop ?? 0, lizards: plot.lizards ?? [0, 0, 0, 0, 0] } : { ground: WATER, pop: 0, lizards: [0, 0, 0, 0, 0] };
    });
}

/** The rulebook's form (SW-18.9). @param {{ shape: number, home: number, rows: any[] }} design */
export const formOf = ({ shape, home, rows }) => [`SETUP T${shape} HOME ${home}`, ...rows.map((row, i) => [i + 1, row.ground, ...(row.pop ? ['POP', row.pop] : []), ...row.lizards.map((/** @type {number} */ n, /** @type {number} */ k) => (n ? `${n}${COLOURS[k]}` : '')).filter(Boolean)].join(' ')).filter((line, i) => rows[i].ground !== WATER || rows[i].lizards.some(Boolean)), 'END'].join('\n');

/** The ground of a word of the form, as it is drawn: a den of any colour is a den. @param {any} scene @param {string} word */
const drawn = (scene, word) => (scene.name('l', word).title === word ? 'den' : word.toLowerCase());

/** @param {{ scene: any, design: any, at: number, onPick: (n: number) => void, skipped: Set<number> }} of */
function Template({ scene, design, at, onPick, skipped }) {
    const places = scene.picture.design.templates[design.shape - 1].hexes.map((/** @type {number[]} */ [q, a]) => ({ x: q * STEP, y: (a + q / 2) * HIGH }));
    const [xs, ys] = [places.map((/** @type {any} */ one) => one.x), places.map((/** @type {any} */ one) => one.y)];
    const box = [Math.min(...xs) - 76, Math.min(...ys) - 66, Math.max(...xs) - Math.min(...xs) + 152, Math.max(...ys) - Math.min(...ys) + 132];
    return html`<svg class="template" viewBox=${box.join(' ')} role="group" aria-label=${t('sw.template', { n: design.shape })}>${places.map((/** @type {any} */ { x, y }, /** @type {number} */ i) => {
        const row = design.rows[i];
        const all = row.lizards.reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0);
        const colour = COLOURS.find((one) => one === row.ground.toUpperCase());
        return html`<g class="hx ${skipped.has(i + 1) ? 'skipped' : ''}" role="button" tabindex="0" aria-pressed=${at === i ? 'true' : 'false'} aria-label=${t('sw.plot', { n: i + 1, ground: scene.name('q', row.ground).title })} transform="translate(${x} ${y})" onClick=${() => onPick(i)} onKeyDown=${(/** @type {any} */ e) => { if (['Enter', ' '].includes(e.key)) { e.preventDefault(); onPick(i); } }}>
            <use href="#terrain-${drawn(scene, row.ground)}" x="-64" y="-56" width="128" height="112" /><path d=${OUTLINE} class=${at === i ? 'picked' : design.home === i + 1 ? 'homeline' : 'edge'} />
            <text y="-32" class="code">${i + 1}</text>${all > 0 && html`<circle r="27" class="swdisc s-${String.fromCharCode(96 + (scene.picture.clan ?? 1))}" /><text y="9" class="n on-${String.fromCharCode(96 + (scene.picture.clan ?? 1))}">${all}</text>`}
            ${colour && html`<g transform="translate(-44 24)"><rect width="86" height="24" class="tab l-${colour}" /><text x="43" y="18" class="tabn l-${colour}">${[design.home === i + 1 ? 'HOM' : SHORT[colour], row.pop ? `+${row.pop}` : ''].filter(Boolean).join(' ')}</text></g>`}</g>`;
    })}</svg>`;
}

/** @param {{ scene: any, design: any, at: number, change: (change: any) => void }} of */
function Plot({ scene, design, at, change }) {
    const row = design.rows[at];
    const grounds = scene.game.lexicons.find((/** @type {any} */ one) => one.letter === 'q')?.names ?? [];
    const put = (/** @type {any} */ part) => change({ rows: design.rows.with(at, { ...row, ...part }) });
    const number = (/** @type {any} */ e) => Math.max(0, Math.floor(Number(e.target.value)) || 0);
    return html`<fieldset class="plot"><legend>${t('sw.plot-n', { n: at + 1 })}</legend>
        <label>${t('sw.ground')} <select class="field" value=${row.ground} onChange=${(/** @type {any} */ e) => put({ ground: e.target.value })}>${grounds.map((/** @type {any} */ one) => html`<option value=${one.word}>${one.title}</option>`)}</select></label>
        <label>${t('sw.pop')} <input type="number" class="field" step="10" min="0" value=${row.pop} onInput=${(/** @type {any} */ e) => put({ pop: number(e) })} /></label>
        ${COLOURS.map((colour, k) => html`<label class="l-${colour}"><b>${colour}</b> <input type="number" class="field" step="10" min="0" value=${row.lizards[k]} aria-label=${t('sw.count', { colour })} onInput=${(/** @type {any} */ e) => put({ lizards: row.lizards.with(k, number(e)) })} /></label>`)}
        <${Button} kind="link" why=${design.home === at + 1 ? t('sw.home-den') : undefined} onClick=${() => change({ home: at + 1 })}>${t('sw.make-home')}<//></fieldset>`;
}

/** Every item in the order in which it is bought, with the sum so far; what was not bought says why. @param {{ setup: any }} of */
const Bill = ({ setup }) => html`${setup.bill && html`<div class="billbox" tabindex="0"><table class="bill"><caption>${t('sw.bill', { n: setup.sum, of: setup.budget })}</caption><thead><tr><th>${t('sw.hex')}</th><th>${t('sw.item')}</th><th>${t('sw.cost')}</th><th>${t('sw.sum')}</th></tr></thead><tbody>${setup.bill.map((/** @type {any} */ one) => html`<tr class=${one.bought ? '' : 'skipped'}><td>${one.hex || ''}</td><td>${one.item}${one.why && html` <small>${one.why}</small>`}</td><td>${one.cost}</td><td>${one.sum}</td></tr>`)}</tbody></table></div>`}
    ${(setup.remarks ?? []).map((/** @type {string} */ line) => html`<p>${line}</p>`)}`;

/** A design of one's own: drawn, judged as it grows, sent as the form. @param {{ scene: any, say: (message: any) => Promise<any> }} of */
function Designer({ scene, say }) {
    const { match, picture } = scene;
    const [design, set] = useState(() => ({ shape: picture.design.shape, home: picture.design.home, rows: rowsOf(picture.design) }));
    const [at, pick] = useState(0);
    const [typed, type] = useState(/** @type {string | null} */ (null));
    const [receipt, setReceipt] = useState(/** @type {any} */ (null));
    const text = typed ?? formOf(design);
    const change = (/** @type {any} */ part) => { type(null); set({ ...design, ...part }); };
    const template = (/** @type {number} */ shape) => { change({ shape, rows: rowsOf({ ...picture.design, shape, plots: [] }).map((/** @type {any} */ empty, /** @type {number} */ i) => design.rows[i] ?? empty) }); pick(0); };
    useEffect(() => { set({ shape: picture.design.shape, home: picture.design.home, rows: rowsOf(picture.design) }); pick(0); type(null); }, [picture.design.default]);
    useEffect(() => {
        const timer = setTimeout(() => match.ask({ receipt: text }).then((/** @type {any} */ answer) => setReceipt(answer.receipt), () => {}), PAUSE_MS);
        return () => clearTimeout(timer);
    }, [text]);
    const skipped = new Set((receipt?.setup?.bill ?? []).filter((/** @type {any} */ one) => !one.bought).map((/** @type {any} */ one) => one.hex));
    return html`<div class="designer"><div><label>${t('sw.which-template')} <select class="field" value=${design.shape} onChange=${(/** @type {any} */ e) => template(Number(e.target.value))}>${picture.design.templates.map((/** @type {any} */ one, /** @type {number} */ i) => html`<option value=${i + 1}>${t('sw.template-cost', { n: i + 1, hexes: one.hexes.length, cost: one.cost })}</option>`)}</select></label>
        <${Template} scene=${scene} design=${design} at=${at} onPick=${pick} skipped=${skipped} /></div>
        <div class="col"><${Plot} scene=${scene} design=${design} at=${Math.min(at, design.rows.length - 1)} change=${change} />
        ${receipt?.errors?.map((/** @type {any} */ one) => html`<p class="bad"><b>${one.code}</b> ${one.text}</p>`)}${receipt?.setup && html`<${Bill} setup=${receipt.setup} />`}
        <div class="btns"><${Button} kind="ink" onClick=${() => say({ orders: text })}>${t('sw.setup-take')}<//></div>
        <details><summary>${t('sw.setup-text')}</summary><p class="quiet">${t('sw.setup-how', { colours: COLOURS.join(' ') })}</p><textarea class="field" rows="9" value=${text} spellcheck=${false} autocapitalize="off" aria-label=${t('sw.setup-text')} onInput=${(/** @type {any} */ e) => type(e.target.value)} /></details></div></div>`;
}

/** @param {{ scene: any }} of */
export function Start({ scene }) {
    const { match, picture } = scene;
    const { design } = picture;
    const [why, setWhy] = useState('');
    const [effects, setEffects] = useState(/** @type {any[]} */ ([]));
    const picks = (match.asks?.moves ?? []).filter((/** @type {string} */ move) => move.startsWith('default'));
    const say = (/** @type {any} */ message) => match.ask(message).then(() => setWhy(''), (/** @type {Error} */ wrong) => setWhy(wrong.message));
    useEffect(() => { if (picks.length) match.ask({ effect: picks }).then((/** @type {any} */ answer) => setEffects(answer.effects ?? []), () => {}); }, [picks.length]);
    if (!design) return html`<p class="quiet">${t('sw.watch-start')}</p>`;
    return html`<div class="start"><div class="picks" role="group" aria-label=${t('sw.defaults')}>${picks.map((/** @type {string} */ move, /** @type {number} */ i) => html`<button type="button" class="swchip big" aria-pressed=${design.default === i + 1 ? 'true' : 'false'} onClick=${() => say({ move })}><b>${move}</b> ${effects[i]?.effects?.map((/** @type {any} */ one) => one.says).join(' ') ?? ''}</button>`)}</div>
        ${why && html`<p class="bad" role="alert">${why}</p>`}<h3>${design.default ? t('sw.design-default', { n: design.default }) : t('sw.design-own')}</h3>
        ${match.lesson ? '' : picture.options.setups === 'defaults' ? html`<p class="quiet">${t('sw.defaults-only')}</p>` : html`<${Designer} scene=${scene} say=${say} />`}</div>`;
}
