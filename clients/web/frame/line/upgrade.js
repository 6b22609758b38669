// A page that is older than its server: a server reads its page when it starts, so whenever the line has come back the front
// page is asked whether it still begins with this script. If not, the reader is told, and the page is loaded again at a moment
// at which nobody is in the middle of something. What was typed is kept (kept.js).
import { Source } from '../source.js';

/** The script that a front page begins with. @param {string} text */
export const scriptOf = (text) => /<script[^>]*src="([^"]+)"/.exec(text)?.[1] ?? '';

class Upgrade extends Source {
    newer = false;

    constructor() {
        super();
        if (typeof document === 'undefined') return;
        document.addEventListener('visibilitychange', () => { if (document.hidden) this.quiet(); else this.look(); });
    }

    /** @returns {Promise<boolean>} is there a newer page? */
    async look() {
        if (typeof document === 'undefined') return false;
        const mine = document.querySelector('script[type="module"]')?.getAttribute('src');
        try {
            const answer = await fetch('/', { cache: 'no-store', credentials: 'same-origin' });
            const theirs = answer.ok ? scriptOf(await answer.text()) : '';
            this.newer = Boolean(mine && theirs && theirs !== mine);
        } catch { /* no line: looked again when it is back */ }
        if (this.newer) this.tell();
        return this.newer;
    }

    /** Nobody types, no dialog is open: the moment to begin anew, if there is something newer. */
    quiet() {
        const busy = document.querySelector('dialog[open]') || document.activeElement?.matches('input, textarea, select');
        if (this.newer && !busy) location.reload();
    }
}

export const upgrade = new Upgrade();
