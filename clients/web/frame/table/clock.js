// Clocks: the server's time, counted down here between two messages.
import { html, useEffect, useState } from '../view.js';
import { Icon } from '../parts.js';
import { bothTimes, left } from '../time.js';
import { t } from '../text.js';

/** What is left of a seat's clock, in ms; null: it has none. @param {Match} match @param {number} seat */
export function leftOf(match, seat) {
    const clock = match.around.clocks?.[seat];
    if (!clock) return null;
    return clock.until !== undefined ? clock.until - match.now() : clock.left;
}

const SPOKEN = [60, 30, 10]; /* seconds at which a clock says how late it is */

/** @param {{ match: Match, seat: number, zone?: string }} of */
export function Clock({ match, seat, zone }) {
    const [, tick] = useState(0);
    const ms = leftOf(match, seat);
    const runs = match.around.clocks?.[seat]?.until !== undefined && !match.over;
    useEffect(() => {
        if (!runs) return undefined;
        const timer = setInterval(() => tick((n) => n + 1), ms !== null && ms < 3600e3 ? 250 : 15000);
        return () => clearInterval(timer);
    }, [runs, ms !== null && ms < 3600e3]);
    if (ms === null) return null;
    const seconds = Math.ceil(ms / 1000);
    return html`<span class="clock ${runs && seconds <= 10 ? 'late' : ''}" title=${match.around.due ? bothTimes(match.around.due, zone) : undefined}>
        <${Icon} name="clock" /><b aria-hidden="true">${left(ms)}</b>
        <span class="spoken" role="timer" aria-live="assertive">${runs && SPOKEN.includes(seconds) ? t('seconds-left', { n: seconds }) : ''}</span></span>`;
}
