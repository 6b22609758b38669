// The sheet of orders: a line for each, with what the server says of it as it stands with the others; edited, copied, moved and deleted
// where it stands, or all of it as text. What is ready is said at its foot.
import { html, useChanges, useRef, useState } from '../frame/view.js';
import { Button, Twice } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { deskOf } from './facts.js';
import { draftOf } from './draft.js';

/** @param {{ note: any, explain: (rule: string) => void, bad?: boolean }} of */
const Note = ({ note, explain, bad = false }) => html`<p class=${bad ? 'bad' : 'warn'}><b>${note.code}</b> ${note.text}${note.rule && html` <button type="button" class="noun" onClick=${() => explain(note.rule)}>${note.rule}</button>`}</p>`;

/** @param {any} draft @param {number} from @param {number} to */
function moved(draft, from, to) {
    const lines = [...draft.lines];
    if (to < 0 || to >= lines.length) return;
    const [one] = lines.splice(from, 1);
    lines.splice(to, 0, one);
    draft.put(lines);
}

/** On a phone the line that was tapped last shows what can be done to it.
 * @param {{ scene: any, draft: any, i: number, drag: any, picked: boolean, onPick: () => void }} of */
function Line({ scene, draft, i, drag, picked, onPick }) {
    const [typed, type] = useState(/** @type {string | null} */ (null));
    const line = draft.lines[i];
    const known = draft.judged[i] === line;
    const good = known && draft.receipt?.orders?.find((/** @type {any} */ one) => one.line === i + 1);
    const bad = known && draft.receipt?.errors?.find((/** @type {any} */ one) => one.line === i + 1);
    const put = (/** @type {string[]} */ ...now) => draft.put(draft.lines.toSpliced(i, 1, ...now));
    const name = good?.order ?? line;
    const act = (/** @type {string} */ icon, /** @type {any} */ key, /** @type {() => void} */ does) => html`<${Button} kind="link" icon=${icon} aria-label=${t(key, { line: name })} title=${t(key, { line: name })} onClick=${does} />`;
    const show = () => { onPick(); const hex = (good?.path ?? [line.split(/\s+/)[1]])[0]; if (hex) deskOf(scene.match).look(hex, true); };
    return html`<li class=${`${bad ? 'bad' : ''} ${picked ? 'picked' : ''}`} draggable=${typed === null ? 'true' : 'false'} onDragStart=${() => { drag.current = i; }} onDragOver=${(/** @type {any} */ e) => e.preventDefault()} onDrop=${() => moved(draft, drag.current, i)}>
        ${typed === null ? html`<button type="button" class="line" onClick=${show}><code>${name}</code></button>`
        : html`<form onSubmit=${(/** @type {any} */ e) => { e.preventDefault(); put(typed); type(null); }}><input class="field" value=${typed} aria-label=${t('sw.line', { n: i + 1 })} spellcheck=${false} autocapitalize="off" onInput=${(/** @type {any} */ e) => type(e.target.value)} /><${Button} type="submit">${t('sw.keep')}<//></form>`}
        <span class="lineacts">${act('command', 'sw.edit', () => type(typed === null ? line : null))}${act('add-card', 'sw.copy', () => put(line, line))}${act('prev', 'sw.up', () => moved(draft, i, i - 1))}${act('next', 'sw.down', () => moved(draft, i, i + 1))}${act('decline', 'sw.delete', () => put())}</span>
        ${good && html`<p>${good.words}</p>`}${(good?.notes ?? []).map((/** @type {any} */ note) => html`<${Note} note=${note} explain=${scene.explain} />`)}${bad && html`<${Note} note=${bad} explain=${scene.explain} bad />`}
    </li>`;
}

/** Bands and spies of which no line speaks, and what the sheet is warned of. @param {{ scene: any, draft: any }} of */
function Rest({ scene, draft }) {
    const desk = deskOf(scene.match);
    const { idle = [], warnings = [] } = draft.receipt ?? {};
    const go = (/** @type {string} */ hex) => desk.look(hex, true);
    return html`${warnings.map((/** @type {any} */ note) => html`<${Note} note=${note} explain=${scene.explain} />`)}
        ${idle.length > 0 && html`<p class="idle">${t('sw.idle')} ${idle.map((/** @type {any} */ one) => html`<button type="button" class="swchip" onClick=${() => go(one.hex)}>${one.hex} <small>${one.band ? t('sw.n-band', { n: one.band }) : t('sw.n-spies', { n: one.spies })}</small></button>`)}</p>`}`;
}

/** @param {{ draft: any }} of */
function AsText({ draft }) {
    return html`<label class="fieldrow"><span>${t('sw.as-text-how')}</span><textarea class="field" rows="8" value=${draft.lines.join('\n')} spellcheck=${false} autocapitalize="off" aria-label=${t('sw.as-text')}
        onChange=${(/** @type {any} */ e) => draft.put([e.target.value])} /></label>`;
}

/** @param {{ scene: any }} of */
export function Orders({ scene }) {
    const { match, picture } = scene;
    const draft = draftOf(match);
    useChanges(draft);
    const drag = useRef(0);
    const [text, asText] = useState(false);
    const [picked, pick] = useState(-1);
    const other = !draft.same && draft.book.length > 0;
    const newer = draft.newer && !draft.same;
    return html`<div class="orderlist">
        ${draft.left > 0 && html`<p class="bar thin" role="status">${t('sw.left-over', { n: draft.left })} <${Button} kind="link" onClick=${() => draft.put([])}>${t('sw.drop-them')}<//></p>`}
        ${draft.aside && html`<p class="bar thin" role="status">${t('sw.other-device')} <${Button} kind="link" onClick=${() => draft.put(draft.aside ?? [])}>${t('sw.fetch-mine')}<//></p>`}
        ${newer && html`<p class="bar thin" role="status">${t('sw.newer-in', { n: draft.book.length })} <${Button} kind="link" onClick=${() => draft.put(draft.book)}>${t('sw.fetch-it')}<//> <${Button} kind="link" onClick=${() => draft.hand(false)}>${t('sw.hand-again')}<//></p>`}
        ${text ? html`<div class="pad"><${AsText} draft=${draft} /></div>` : html`<ol class="feed orders" aria-label=${t('sw.orders')}>${draft.lines.map((/** @type {string} */ line, /** @type {number} */ i) => html`<${Line} key=${`${i} ${line}`} scene=${scene} draft=${draft} i=${i} drag=${drag} picked=${picked === i} onPick=${() => pick(i)} />`)}</ol>`}
        ${!draft.lines.length && !text && html`<p class="pad quiet">${t('sw.no-orders')}</p>`}
        <div class="pad rest"><${Rest} scene=${scene} draft=${draft} />
        <div class="btns"><${Button} kind="link" onClick=${() => asText(!text)}>${t(text ? 'sw.as-list' : 'sw.as-text')}<//>
            ${draft.lines.length > 1 && html`<${Button} kind="link" onClick=${() => draft.put([...draft.lines].sort())}>${t('sw.sort')}<//>`}</div>
        <div class="slip" role="status"><b>${t('sw.receipt')}</b> ${t('sw.used', { n: draft.receipt?.used ?? 0, most: draft.receipt?.limit ?? picture.options.order_limit })}${draft.receipt?.errors?.length > 0 && html`, <span class="bad">${t('sw.errors', { n: draft.receipt.errors.length })}</span>`} · ${draft.same ? t('sw.handed-in', { n: draft.book.length }) : t('sw.draft-kept')}
            ${other && !newer && html` ${t('sw.other-in', { n: draft.book.length })} <button type="button" class="noun" onClick=${() => draft.put(draft.book)}>${t('sw.fetch')}</button>`}
            ${draft.why && html`<p class="bad" role="alert">${draft.why}</p>`}</div>
        <${Standing} scene=${scene} draft=${draft} /></div></div>`;
}

/** Handing in without being ready; leaving, and the way back. @param {{ scene: any, draft: any }} of */
function Standing({ scene, draft }) {
    const { match, picture } = scene;
    const say = (/** @type {string} */ move) => match.ask({ move }).catch((/** @type {Error} */ why) => { draft.why = why.message; draft.tell(); });
    if (!match.asked) return null;
    return html`<div class="btns">${!draft.same && html`<${Button} onClick=${() => draft.hand(false)}>${t('sw.hand-in')}<//>`}
        ${picture.leaving ? html`<span class="bad">${t('sw.leaving')}</span><${Button} onClick=${() => say('stay')}>${t('sw.stay')}<//>` : html`<${Twice} kind="link" loss=${t('sw.surrender-sure')} onClick=${() => say('surrender')}>${t('sw.surrender')}<//>`}</div>`;
}
