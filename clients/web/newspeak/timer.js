// The clock of the state: the server's time, counted down here. Late words are not taken; the server's bell counts.
import { html, useEffect, useState } from '../frame/view.js';
import { left } from '../frame/time.js';
import { t } from '../frame/text.js';

const SPOKEN = [60, 30, 10];
export const LATE = 10; /* seconds: from here on it is red */

/** What is left of the state, in ms; null: no clock runs. @param {any} scene */
export function useLeft({ match, picture }) {
    const [, tick] = useState(0);
    const runs = picture.deadline !== null && !match.over && !match.around.paused;
    const ms = picture.deadline === null ? null : Math.max(0, picture.deadline - match.now());
    useEffect(() => {
        if (!runs) return undefined;
        const timer = setInterval(() => tick((n) => n + 1), ms !== null && ms < 3600e3 ? 250 : 15000);
        return () => clearInterval(timer);
    }, [runs, ms !== null && ms < 3600e3]);
    return match.over ? null : ms;
}

/** @param {{ scene: any }} of */
export function Timer({ scene }) {
    const { picture } = scene;
    const ms = useLeft(scene);
    if (ms === null) return null;
    const seconds = Math.ceil(ms / 1000);
    return html`<div class="timer ${seconds <= LATE ? 'late' : ''}"><b class="bigclock" aria-hidden="true">${left(ms)}</b>
        <div><span class="timebar" aria-hidden="true"><i style=${{ width: `${Math.min(100, 100 * ms / picture.lasts)}%` }} /></span>
        <small>${t('ns.clock-note', { of: left(picture.lasts), state: scene.name('h', picture.phase).title })}</small></div>
        <span class="spoken" role="timer" aria-live="assertive">${SPOKEN.includes(seconds) ? t('seconds-left', { n: seconds }) : ''}</span></div>`;
}
