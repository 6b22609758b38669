// Who asks: nobody yet, a guest, an account. The token is a cookie that no script can read.
import { Source } from '../source.js';
import { get, post, Refused } from './api.js';

/** The cookie is not for scripts to see: that there is one is remembered beside it, so that a newcomer's page need not ask. */
const KNOWN = 'lizardry.known';

export const known = () => { try { return localStorage.getItem(KNOWN) === 'yes'; } catch { return true; } };
const remember = (/** @type {boolean} */ yes) => { try { localStorage.setItem(KNOWN, yes ? 'yes' : 'no'); } catch { /* asked again then */ } };

class Session extends Source {
    /** undefined: not asked yet; null: nobody. @type {any} */ me = undefined;

    /** @param {boolean} [sure] there is a session, or has just been one */
    async ask(sure = true) {
        if (!sure && !known()) {
            this.me = null;
            this.tell();
            return null;
        }
        try {
            this.me = await get('/api/me');
            remember(true);
        } catch (why) {
            if (!(why instanceof Refused) || why.code === 'line') throw why;
            this.me = null;
            remember(false);
        }
        this.tell();
        return this.me;
    }

    /** A guest under this name, unless there is a session already. @param {string} name */
    async begin(name) {
        if (!this.me) await post('/api/guest', { name });
        return this.ask();
    }

    async leave(everywhere = false) {
        await post('/api/leave', { everywhere });
        remember(false);
        this.me = null;
        this.tell();
    }
}

export const session = new Session();
