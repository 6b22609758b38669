// The clock of the state: the server's time, counted down here. The server's bell counts, and its allowance, the same for everybody.
import { html, useEffect, useState } from '../frame/view.js';
import { left } from '../frame/time.js';
import { t } from '../frame/text.js';

const SPOKEN = [60, 30, 10];
export const LATE = 10; /* seconds: from here on it is red */

/** What is left of the state, in ms; null: no clock runs. @param {any} scene */
export function useLeft({ match }) {
    const [, tick] = useState(0);
    const { bell } = match.around;
    const runs = Boolean(bell?.until) && !match.over;
    const ms = bell ? Math.max(0, runs ? bell.until - match.now() : bell.left ?? 0) : null;
    useEffect(() => {
        if (!runs) return undefined;
        const timer = setInterval(() => tick((n) => n + 1), ms !== null && ms < 3600e3 ? 250 : 15000);
        return () => clearInterval(timer);
    }, [runs, ms !== null && ms < 3600e3]);
    return match.over ? null : ms;
}

/** @param {{ scene: any }} of */
export function Timer({ scene }) {
    const { picture, match } = scene;
    const ms = useLeft(scene);
    if (ms === null) return null;
    const seconds = Math.ceil(ms / 1000);
    return html`<div class="timer ${seconds <= LATE ? 'late' : ''}"><b class="bigclock" aria-hidden="true">${left(ms)}</b>
        <div><span class="timebar" aria-hidden="true"><i style=${{ width: `${Math.min(100, 100 * ms / picture.lasts)}%` }} /></span>
        <small>${t(picture.lasts < 3600e3 && match.around.bell.allowance ? 'ns.clock-allowance' : 'ns.clock-note', { of: left(picture.lasts), state: scene.name('h', picture.phase).title, n: match.around.bell.allowance / 1000 })}</small></div>
        <span class="spoken" role="timer" aria-live="assertive">${SPOKEN.includes(seconds) ? t('seconds-left', { n: seconds }) : ''}</span></div>`;
}
