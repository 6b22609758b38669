// The question that waits for this seat, as the headline, with the buttons that answer it; and the command line below the
// table, which every click writes into.
import { html, useEffect, useRef, useState } from '../view.js';
import { Button, Twice } from '../parts.js';
import { t, around } from '../text.js';
import { secondTime } from '../time.js';
import { spoken } from './turn.js';
import { useWide } from '../wide.js';

const MOST_BUTTONS = 5;
const MOST_LINKS = 2; /* of a chain that lacks its last link */

/** The moves worth a button: the one that is typed or meant, else those that need no picking, if they are few.
 * @param {Turn} turn */
function offered(turn) {
    const { choice } = turn;
    if (!choice) return [];
    const typed = turn.typed && choice.moves.find((/** @type {any} */ move) => move.text === turn.typed?.trim());
    if (typed) return [typed];
    // A chain is answered link by link: what is far from whole is no button yet.
    if (choice.picked.some((/** @type {any} */ one) => one.at !== undefined)) return choice.left.length <= MOST_LINKS ? choice.left : [];
    if (choice.picked.length) return choice.left.slice(0, MOST_BUTTONS);
    // What ends the match for its seat has to be meant before it is offered.
    const all = choice.moves.filter((/** @type {any} */ move) => !move.verb.final);
    return all.length <= MOST_BUTTONS ? all : all.filter((/** @type {any} */ move) => !move.things.length);
}

/** @param {{ scene: Scene, turn: Turn }} of */
export function Answers({ scene, turn }) {
    const { match } = scene;
    const Own = scene.drawn?.Answers;
    if (Own && !turn.typed) return html`<div class="btns answers" role="group" aria-label=${t('answers')}>${!turn.still && html`<${Own} scene=${scene} />`}</div>`;
    const moves = match.asked && !turn.still ? offered(turn) : [];
    return html`<div class="btns answers" role="group" aria-label=${t('answers')}>${moves.map((/** @type {any} */ move, /** @type {number} */ i) => {
        const { verb, about } = spoken(match, move);
        const first = turn.line ? move.text === turn.line : i === 0 && moves.length <= 2;
        const Kind = move.verb.final ? Twice : Button;
        return html`<${Kind} kind=${first ? 'go' : ''} keyName=${first ? t('key-space') : undefined} data-move=${move.text}
            loss=${t('final', { verb })} onClick=${() => turn.send(move.text)}><b class="verb">${verb}</b>${about && ` ${about}`}${match.line === 'lost' && ` · ${t('when-back')}`}<//>`;
    })}${match.asked && !turn.still && !moves.length && html`<p class="quiet">${t('pick-first')}</p>`}</div>`;
}

/** Who has won. @param {any} match */
function outcome({ over, seats, seat }) {
    const won = over.won ?? [];
    if (over.stopped) return t('over-stopped');
    if (!won.length) return t('over-none');
    const n = over.points?.[won[0]] ?? '';
    return won.includes(seat) ? t('over-you', { n }) : t('over-won', { who: won.map((/** @type {number} */ i) => seats[i]?.name).join(', '), n });
}

/** What a bot would do from this seat, where the table allows to ask. @param {{ scene: Scene, turn: Turn }} of */
export function Hint({ scene: { match }, turn }) {
    if (!match.asked || !match.advice || turn.line) return null;
    return html`<${Button} kind="link" icon="hint" keyName="h" aria-label=${t('hint')} onClick=${() => turn.type(match.advice.move)}>${t('hint')}<//>`;
}

/** The question itself; who is awaited if it is another's. @param {{ scene: Scene, children?: any }} of */
export function Question({ scene, children }) {
    const { match } = scene;
    const [before, after] = around('waiting-for', 'who');
    if (match.over) return html`<div class="headline"><div class="question" role="status"><h1>${t('over')}: <bdi>${outcome(match)}</bdi></h1></div>${children}</div>`;
    if (match.line === 'ended') return html`<div class="headline theirs" role="status"><h1>${t('ended-bar')}</h1></div>`;
    if (!match.asked) {
        const who = (match.awaits ?? []).map((/** @type {number} */ i) => match.seats[i]?.name).filter(Boolean).join(', ');
        return html`<div class="headline theirs" role="status"><h1>${who ? html`${before}<b><bdi>${who}</bdi></b>${after}` : t('nothing-asked')}</h1></div>`;
    }
    // A game may say how the question stands; without it, what can be changed and is not waited for is sealed.
    const stance = scene.stance || (match.asks.wait ? 'mine' : 'sealed');
    if (stance === 'theirs') return html`<div class="headline theirs" role="status"><h1>${match.asks.ask}</h1>${children}</div>`;
    const sealed = stance === 'sealed';
    const own = scene.drawn?.ask?.(scene);
    return html`<div class="headline ${sealed ? 'sealed' : 'mine'}">
        <div class="question" role="status"><h1><mark>${own?.ask ?? match.asks.ask}</mark>${own?.note && html`<small>${own.note}</small>`}${sealed && !own && html`<small>${t('sealed')}</small>`}</h1></div>${children}
    </div>`;
}

/** The question with what answers it. @param {{ scene: Scene, turn: Turn }} of */
export function Headline({ scene, turn }) {
    return html`<${Question} scene=${scene}><div class="btns">
        ${turn.picks.length || turn.typed ? html`<${Button} kind="link" icon="undo" keyName="Esc" onClick=${turn.clear}>${t('clear')}<//>`
        : scene.match.mine && !scene.drawn?.Answers && html`<${Button} kind="link" icon="undo" keyName="u" onClick=${turn.undo}>${t('undo')}<//>`}
        <${Hint} scene=${scene} turn=${turn} /><${Answers} scene=${scene} turn=${turn} /></div><//>`;
}

/** Sentences of an effect, or why the line would not do. @param {{ turn: Turn, scene: Scene }} of */
export function EffectLine({ turn, scene }) {
    const { effect, refusal, sending } = turn;
    const wide = useWide();
    const why = refusal ?? effect?.refused;
    if (sending) return html`<p class="effect" role="status">${t(scene.match.line === 'lost' ? 'kept-here' : 'sending')}</p>`;
    if (why) {
        const rule = why.why?.refused?.rule;
        return html`<p class="effect err" role="alert"><b>${t(refusal ? 'not-sent' : 'would-not-do')}</b> ${why.code === 'line' ? t('no-line') : why.message}
            ${rule && html` <button type="button" class="noun" onClick=${() => scene.explain(rule, why.why)}>${rule}</button>`}
            ${refusal && html` ${t('nothing-changed')}`}</p>`;
    }
    if (effect?.effects?.length) {
        const { advice } = scene.match;
        // On a phone it has two lines of room and scrolls: keys have to reach it there.
        return html`<p class="effect" tabindex=${wide ? undefined : 0}>${advice?.move === turn.line && html`<span class="why">${t('coach')} ${advice.says}</span> `}<b>${t('if-sent')}</b>${effect.effects.map((/** @type {any} */ one) => html` <span class="is-${one.is}">${one.says}${
            one.is === 'likely' ? html` <i>(${t('odds', { n: Math.round(one.odds / 10) })})</i>` : ''}</span>`)}</p>`;
    }
    return html`<p class="effect quiet">${turn.receipt ? html`<span class="stored">${t('stored', { line: turn.receipt.line, at: secondTime(turn.receipt.at), n: turn.receipt.number })}</span>` : t('type-hint')}</p>`;
}

const MOST_COMPLETIONS = 10;

/** @param {Turn} turn */
function completions(turn) {
    const { typed, choice } = turn;
    if (!typed || !choice) return [];
    const begun = typed.toLowerCase().trimStart();
    return choice.moves.filter((/** @type {any} */ move) => move.text !== begun && move.text.startsWith(begun)).slice(0, MOST_COMPLETIONS);
}

/** @param {{ scene: Scene, turn: Turn, focus: any }} of */
export function CommandLine({ scene, turn, focus }) {
    const input = useRef(/** @type {HTMLInputElement | null} */ (null));
    // Which completion is chosen holds for the line that it completes: with the next key it is none.
    const [chosen, choose] = useState({ typed: turn.typed, at: -1 });
    const at = chosen.typed === turn.typed ? chosen.at : -1;
    const setAt = (/** @type {number} */ next) => choose({ typed: turn.typed, at: next });
    const list = completions(turn);
    useEffect(() => { focus.current = () => input.current?.focus(); }, [focus]);
    /** @param {any} event */
    const key = (event) => {
        if (event.isComposing || event.keyCode === 229) return;
        if (event.key === 'Enter') { event.preventDefault(); turn.send(at >= 0 ? list[at].text : turn.line); }
        else if (event.key === 'ArrowDown' && list.length) { event.preventDefault(); setAt((at + 1) % list.length); }
        else if (event.key === 'ArrowUp' && list.length) { event.preventDefault(); setAt((at + list.length - 1) % list.length); }
        else if (event.key === 'Tab' && list.length && turn.typed) { event.preventDefault(); turn.type(list[Math.max(at, 0)].text); }
        else if (event.key === 'Escape') { turn.clear(); input.current?.blur(); }
    };
    return html`<div class="cmd ${turn.refusal ? 'refused' : ''}">
        ${list.length > 0 && html`<ul class="completions" id="completions" role="listbox" aria-label=${t('completions')}>
            ${list.map((/** @type {any} */ move, /** @type {number} */ i) => html`<li id=${`completion-${i}`} role="option" aria-selected=${i === at ? 'true' : 'false'}
                onMouseDown=${(/** @type {any} */ e) => { e.preventDefault(); turn.type(move.text); }}><code>${move.text}</code><span>${spoken(scene.match, move).about}</span></li>`)}
        </ul>`}
        <div class="cmdline"><span aria-hidden="true">>_</span>
            <input ref=${input} class="typed" aria-label=${t('command-line')} value=${turn.line} placeholder=${t('type-move')} disabled=${!scene.match.asked}
                autocomplete="off" autocapitalize="off" spellcheck=${false} role="combobox" aria-expanded=${list.length ? 'true' : 'false'} aria-controls="completions"
                aria-activedescendant=${at >= 0 ? `completion-${at}` : undefined}
                onInput=${(/** @type {any} */ e) => turn.type(e.target.value)} onKeyDown=${key} />
            <kbd aria-hidden="true">Enter</kbd></div>
        <${EffectLine} turn=${turn} scene=${scene} />
    </div>`;
}
