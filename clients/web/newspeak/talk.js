// The talk: lines as everybody hears them, with what the words mean to those who may know it; and the line that is being written,
// which appears when it is sent and not before. What it carries, and why it would be refused, the engine says.
import { html, useChanges, useEffect, useRef, useState } from '../frame/view.js';
import { Badge, Button } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { chatOf, cut, deskOf, keep, nameOf, noteOf, rowsOf, sideName, talkOf, toggled } from './facts.js';

const PAUSE_MS = 200; /* after the last key, before the engine is asked what the line carries */

/** A word with its meaning over it. @param {{ text: string, means: string | null, close?: boolean, seat?: number }} of */
const Meant = ({ text, means, close = false, seat }) => html`<span class="meant ${close ? 'close' : ''} ${seat === undefined ? '' : `b-${String.fromCharCode(97 + seat)}`}"><u>${text}</u><sup>${means ?? t('ns.blank')}</sup></span>`;

/** A line with meanings: of a code, exact words alone, or, once all is open, also those that were hidden behind others.
 * @param {{ scene: any, line: any, code: number, all?: boolean }} of */
export function Told({ scene, line, code, all = false }) {
    const { tablet } = scene.picture;
    return html`${cut(tablet, line.words).map(({ text, stands }) => (stands && (all || !stands[0].close)
        ? html`<${Meant} text=${text} means=${tablet[stands[0].row].means[code - 1]} close=${stands[0].close} seat=${all ? line.seat : undefined} />` : text))}`;
}

/** A line whose words can be marked; marks are pencil, and the seat's own. @param {{ scene: any, line: any }} of */
function Heard({ scene, line }) {
    const { tablet, highlight } = scene.picture;
    const note = noteOf(scene);
    return html`${cut(tablet, line.words).map(({ text, word, stands }) => {
        if (!word) return text;
        const on = note.marks.includes(word);
        const code = highlight && stands && !stands[0].close;
        // A span, so that a mark after the word stays on its line; by keys a word is marked on the tablet.
        return html`<span role="button" class="word ${on ? 'on' : ''} ${code ? 'code' : ''}" tabindex="-1" aria-pressed=${String(on)} onClick=${() => keep(scene, { marks: toggled(note.marks, word) })}>${text}</span>`;
    })}`;
}

/** @param {{ scene: any, line: any }} of */
function Line({ scene, line }) {
    const { picture, seat } = scene;
    const code = picture.rounds[line.round - 1]?.code;
    const marked = line.round === picture.round && picture.objections.some((/** @type {number[]} */ all) => all.includes(line.n));
    const mark = `object ${line.n}`;
    const may = line.round === picture.round && scene.choice?.moves.some((/** @type {any} */ move) => move.text === mark);
    return html`<li class="utter"><${Badge} seat=${line.seat} name=${nameOf(scene, line.seat)} size=${28} />
        <div><b><bdi>${line.seat === seat ? t('you') : nameOf(scene, line.seat)}</bdi></b> <small>${sideName(picture, line.seat)}${marked ? ` · ${t('ns.objected')}` : ''}</small>
        ${may && html`<button type="button" class="noun object ${scene.meant === mark ? 'on' : ''}" aria-label=${t('ns.object-to', { n: line.n })} onClick=${() => scene.mean(mark)}>${t('ns.object')}</button>`}
        <p>${!line.words ? t('struck') : code ? html`<${Told} scene=${scene} line=${line} code=${code} />` : picture.side === 'moderator' && line.round === picture.round ? html`<${Heard} scene=${scene} line=${line} />` : line.words}</p></div></li>`;
}

/** What the server says of a move in words before it is sent. @param {any} match @param {string} move "" for none */
function useForeseen(match, move) {
    const [told, tell] = useState(/** @type {any} */ (null));
    useEffect(() => {
        if (!move || !match.ask) return undefined;
        let stale = false;
        const timer = setTimeout(() => match.ask({ effect: move }).then(
            (/** @type {any} */ answer) => { if (!stale) tell({ move, effects: answer.effect.effects }); },
            (/** @type {any} */ why) => { if (!stale) tell({ move, why }); },
        ), PAUSE_MS);
        return () => { stale = true; clearTimeout(timer); };
    }, [match, match.decision, move]);
    return told?.move === move ? told : null;
}

/** A line that is sent whole. @param {{ scene: any, verb: string, name: 'line' | 'chat', label: string, open: boolean, closed: string }} of */
export function Write({ scene, verb, name, label, open, closed }) {
    const { match, picture } = scene;
    const desk = deskOf(match);
    useChanges(desk);
    const [refusal, refuse] = useState(/** @type {any} */ (null));
    const words = desk[name];
    const told = useForeseen(match, open && words.trim() ? `${verb} ${words}` : '');
    const send = async (/** @type {Event} */ event) => {
        event.preventDefault();
        if (!words.trim() || !open) return;
        try {
            await match.move(`${verb} ${words}`);
            desk.set({ [name]: '' });
            refuse(null);
        } catch (why) {
            refuse(why);
        }
    };
    const why = refusal ?? told?.why;
    const rule = why?.why?.refused?.rule;
    return html`<form class="write ${open ? '' : 'shut'}" onSubmit=${send}>
        <input class="field" value=${words} aria-label=${label} placeholder=${open ? label : closed} maxlength="500" autocomplete="off" enterkeyhint="send"
            onInput=${(/** @type {any} */ e) => { refuse(null); desk.set({ [name]: e.target.value }); }} />
        <${Button} type="submit" kind="ink" why=${open ? undefined : closed} onClick=${send}>${t('say')}<//>
        <div class="foreseen" aria-live="polite">
            ${!open && words.trim() && html`<p class="red">${t('ns.not-sent')}</p>`}
            ${open && why && html`<p class="red" role="alert"><b>${t(refusal ? 'not-sent' : 'would-not-do')}</b> ${why.message} ${rule && html`<button type="button" class="noun" onClick=${() => scene.explain(rule, why.why)}>${rule}</button>`}</p>`}
            ${open && !why && told?.effects?.map((/** @type {any} */ one, /** @type {number} */ i) => html`<p class="is-${one.is} ${i ? '' : 'first'}">${one.says}${one.is === 'likely' ? ` (${t('odds', { n: Math.round(one.odds / 10) })})` : ''}</p>`)}
            ${open && !words && name === 'line' && html`<p class="quiet">${t('ns.lines-left', { n: picture.left.messages[scene.seat], most: picture.longest })}</p>`}
        </div></form>`;
}

/** A list that stays at its end. @param {number} length */
function useEnd(length) {
    const list = useRef(/** @type {HTMLElement | null} */ (null));
    useEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [length]);
    return list;
}

/** What was said in a round; earlier ones stay readable (NS-13.4). @param {{ scene: any }} of */
export function Said({ scene }) {
    const { picture } = scene;
    if (picture.aloud) return html`<p class="quiet pad">${t('ns.aloud')}</p>`;
    return html`<${Lines} scene=${scene} />`;
}

/** @param {{ scene: any }} of */
function Lines({ scene }) {
    const { match, picture } = scene;
    const [back, look] = useState(0);
    const lines = talkOf(match);
    const last = Math.max(1, picture.round);
    const round = back && back < last ? back : last;
    const shown = lines.filter((line) => line.round === round);
    const list = useEnd(shown.length);
    const talks = picture.side === 'dissident';
    return html`<div class="heard">
        ${last > 1 && html`<nav class="rounds" aria-label=${t('ns.rounds')}>${Array.from({ length: last }, (_, i) => html`<button type="button" aria-pressed=${String(i + 1 === round)} onClick=${() => look(i + 1)}>${i + 1}</button>`)}<span>${t('ns.round-of-talk')}</span></nav>`}
        <ul class="utterances" ref=${list} aria-live="polite" aria-label=${t('ns.said')} tabindex="0">${shown.map((line) => html`<${Line} key=${line.key} scene=${scene} line=${line} />`)}
            ${!shown.length && html`<li class="quiet pad">${t('ns.nothing-said')}</li>`}</ul>
        ${talks && !match.over && html`<${Write} scene=${scene} verb="say" name="line" label=${t('ns.say-in-code')} open=${picture.phase === 'talk'} closed=${t('ns.talk-closed')} />`}
        ${talks && !match.over && html`<details class="advice"><summary>${t('ns.advice-title')}</summary><p>${t('ns.advice')}</p><p>${t('ns.not-caught')}</p></details>`}
    </div>`;
}

/** The Moderators' own channel. @param {{ scene: any }} of */
export function Chat({ scene }) {
    const { match, picture } = scene;
    const lines = chatOf(match);
    const list = useEnd(lines.length);
    return html`<div class="heard"><ul class="utterances" ref=${list} aria-live="polite" aria-label=${t('ns.chat')} tabindex="0">${lines.map((/** @type {any} */ line) => html`<li class="utter" key=${line.key}><${Badge} seat=${line.seat} name=${nameOf(scene, line.seat)} size=${26} /><div><b><bdi>${line.seat === scene.seat ? t('you') : nameOf(scene, line.seat)}</bdi></b><p>${line.words}</p></div></li>`)}
            ${!lines.length && html`<li class="quiet pad">${t('ns.no-chat')}</li>`}</ul>
        ${picture.side === 'moderator' && !match.over && html`<${Write} scene=${scene} verb="msay" name="chat" label=${t('ns.chat-say')} open=${true} closed="" />`}</div>`;
}

/** Rows of the tablet that were said in this round, as themselves. @param {any} scene */
export const saidRows = (scene) => rowsOf(scene.picture.tablet, talkOf(scene.match).filter((line) => line.round === scene.picture.round).flatMap((line) => cut(scene.picture.tablet, line.words).map((one) => one.word ?? '')));
