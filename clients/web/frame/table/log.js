// What was told and said, as lists.
import { html, useEffect, useMemo, useRef, useState } from '../view.js';
import { Badge, Button, Paper } from '../parts.js';
import { keep, kept } from '../kept.js';
import { isolated, t } from '../text.js';

/** Entries that a reader wants: not what was taken back, nor what goes without saying. @param {Match} match */
export function told(match) {
    const gone = new Set();
    for (const entry of match.log)
        if (entry.back) for (const one of match.log) if (one.n >= entry.back && one.n < entry.n && one.told) gone.add(one.n);
    const kinds = new Map((match.game?.events ?? []).map((/** @type {any} */ kind) => [kind.word, kind]));
    return match.log.filter((/** @type {any} */ entry) => {
        if (entry.back || entry.around) return true;
        if (!entry.told || gone.has(entry.n)) return false;
        const kind = /** @type {any} */ (kinds.get(entry.told.event));
        return !kind || !(entry.told.seat === match.seat ? kind.quiet_own : kind.quiet_others);
    });
}

/** @param {Match} match @param {any} entry */
function sentence(match, entry) {
    if (entry.back) return t('taken-back');
    return isolated(match.seats, (entry.told ?? entry.around).tale);
}

/** A list that stays at its end unless somebody reads further up. @param {any[]} entries */
function useEnd(entries) {
    const list = useRef(/** @type {HTMLElement | null} */ (null));
    const low = useRef(true);
    useEffect(() => {
        if (list.current && low.current) list.current.scrollTop = list.current.scrollHeight;
    }, [entries.length]);
    const scrolled = () => {
        const at = list.current;
        if (at) low.current = at.scrollHeight - at.scrollTop - at.clientHeight < 24;
    };
    return { ref: list, onScroll: scrolled };
}

const SHOWN = 400; /* of a long log; the rest is in the replay */

/** @param {{ match: Match, onStep?: (n: number) => void }} of */
export function Log({ match, onStep }) {
    const entries = useMemo(() => told(match).slice(-SHOWN), [match.log, match.game, match.seat]);
    const end = useEnd(entries);
    // Most of what the server says leaves the list as it was.
    const lines = useMemo(() => entries.map((/** @type {any} */ entry) => html`<li key=${entry.n}>${onStep
        ? html`<button type="button" class="line" onClick=${() => onStep(entry.n)}>${sentence(match, entry)}</button>` : sentence(match, entry)}</li>`), [entries, match.seats]);
    return html`<ol class="feed log" aria-live="polite" aria-relevant="additions" aria-label=${t('log')} tabindex="0" ...${end}>${lines}</ol>`;
}

/** @param {{ match: Match }} of */
export function Talk({ match }) {
    const place = `talk.${match.table}`;
    const [words, setWords] = useState(kept(place) ?? '');
    useEffect(() => keep(place, words), [words]);
    const [to, setTo] = useState('');
    const [why, setWhy] = useState('');
    const said = match.log.filter((/** @type {any} */ entry) => entry.said);
    const end = useEnd(said);
    const ways = match.talk;
    const send = async (/** @type {any} */ event) => {
        event.preventDefault();
        if (!words.trim()) return;
        try {
            await match.ask({ say: words.trim(), to: to || ways[0] });
            setWords('');
            setWhy('');
        } catch (refused) {
            setWhy(/** @type {Error} */ (refused).message);
        }
    };
    return html`<div class="talk">
        <ul class="said" aria-live="polite" aria-label=${t('talk')} tabindex="0" ...${end}>${said.map((/** @type {any} */ entry) => {
            const { said: one } = entry;
            const name = one.name ?? match.seats[one.seat]?.name ?? '';
            return html`<li class="say" key=${entry.n}>${one.seat !== undefined ? html`<${Badge} seat=${one.seat} name=${name} size=${26} />` : html`<span />`}
                <div><b><bdi>${one.seat === match.seat ? t('you') : name}</bdi></b>${one.to !== 'table' && html` <small>${t(one.to === 'team' ? 'to-team' : 'to-watchers')}</small>`}
                <p dir="auto">${one.struck ? t('struck') : one.muted ? t('muted') : one.words}</p></div></li>`;
        })}</ul>
        ${ways.length ? html`<form class="sayform" onSubmit=${send}>
            ${ways.length > 1 && html`<select aria-label=${t('talk-to')} value=${to || ways[0]} onChange=${(/** @type {any} */ e) => setTo(e.target.value)}>
                ${ways.map((/** @type {string} */ way) => html`<option value=${way}>${t(/** @type {any} */ (`way-${way}`))}</option>`)}</select>`}
            <input class="field" dir="auto" value=${words} maxlength="500" aria-label=${t('say-something')} placeholder=${t('say-something')} onInput=${(/** @type {any} */ e) => setWords(e.target.value)} />
            <${Button} type="submit">${t('say')}<//>
        </form>${why && html`<p class="effect err" role="alert">${why}</p>`}` : html`<p class="pad quiet">${t('no-talk')}</p>`}
    </div>`;
}
