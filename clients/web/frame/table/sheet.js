// The sheet of a phone: the game's panels, talk and log as tabs, and under the thumb what answers the question. It has three
// stops: peek (tabs and thumb row), half and full. The handle goes from one to the next, by a tap or by a drag.
import { html, useEffect, useRef, useState } from '../view.js';
import { Button } from '../parts.js';
import { Answers, CommandLine, EffectLine, Hint } from './headline.js';
import { t } from '../text.js';

const STOPS = ['peek', 'half', 'full'];
const DRAG_PX = 24; /* less than this is a tap */

/** Lines of talk that came while it was not shown. @param {Match} match @param {string} shown */
function useUnread(match, shown) {
    const said = match.log.filter((/** @type {any} */ entry) => entry.said).length;
    const read = useRef(said);
    if (shown === 'talk') read.current = said;
    return said - read.current;
}

/** @param {{ stop: number, go: (stop: number) => void }} of */
function Handle({ stop, go }) {
    const from = useRef(0);
    const moved = useRef(false);
    const ends = (/** @type {PointerEvent} */ event) => {
        const by = event.clientY - from.current;
        moved.current = Math.abs(by) >= DRAG_PX;
        if (moved.current) go(Math.max(0, Math.min(STOPS.length - 1, stop - Math.sign(by))));
    };
    return html`<button type="button" class="handle" aria-label=${t(/** @type {any} */ (`sheet-${STOPS[stop]}`))}
        onPointerDown=${(/** @type {any} */ e) => { from.current = e.clientY; e.currentTarget.setPointerCapture(e.pointerId); }} onPointerUp=${ends}
        onClick=${() => { if (!moved.current) go((stop + 1) % STOPS.length); moved.current = false; }}><i /></button>`;
}

/** @param {{ panels: any[], scene: Scene, turn: Turn, focus: any }} of */
export function Sheet({ panels, scene, turn, focus }) {
    const [at, setTab] = useState('');
    const [stop, go] = useState(1);
    const [typing, setTyping] = useState(false);
    // What a game puts in front is what the last click was about.
    const front = panels.find((panel) => panel.front)?.id;
    useEffect(() => { if (front) { setTab(front); go((was) => Math.max(1, was)); } }, [front]);
    const shown = panels.find((panel) => panel.id === at) ?? panels[0];
    const unread = useUnread(scene.match, stop ? shown?.id : '');
    /** The tab that is open already lets the sheet down, and lifts it again. @param {any} panel */
    const pick = (panel) => { go(panel === shown && stop ? 0 : Math.max(1, stop)); setTab(panel.id); };
    return html`<section class="sheetb ${STOPS[stop]}" aria-label=${t('panels')}><${Handle} stop=${stop} go=${go} />
        <div class="tabs" role="tablist">${panels.map((panel) => html`<button type="button" role="tab" id=${`tab-${panel.id}`} aria-selected=${panel === shown ? 'true' : 'false'} aria-controls="sheet"
            onClick=${() => pick(panel)}>${panel.short ?? panel.title}${panel.count !== undefined && html` <span>${panel.count}</span>`}${panel.id === 'talk' && unread > 0 && html`<span class="dot">${unread}</span>`}</button>`)}</div>
        <div class="sheetbody" id="sheet" role="tabpanel" aria-labelledby=${`tab-${shown?.id}`} hidden=${!stop}>${shown?.body}</div>
        ${typing ? html`<${CommandLine} scene=${scene} turn=${turn} focus=${focus} />` : (turn.line || turn.refusal || turn.sending) && html`<${EffectLine} scene=${scene} turn=${turn} />`}
        <div class="thumb">${scene.match.mine && !scene.drawn?.Answers && html`<${Button} icon="undo" aria-label=${t(turn.line ? 'clear' : 'undo')} onClick=${turn.line ? turn.clear : turn.undo} />`}
            <${Answers} scene=${scene} turn=${turn} /><${Hint} scene=${scene} turn=${turn} />
            <${Button} icon="command" aria-label=${t('command-line')} aria-expanded=${typing ? 'true' : 'false'} onClick=${() => setTyping(!typing)} /></div>
    </section>`;
}
