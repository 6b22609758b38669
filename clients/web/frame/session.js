// Who asks: nobody yet, a guest, an account. The token is a cookie that no script can read.
import { Source } from './source.js';
import { get, post, Refused } from './api.js';

class Session extends Source {
    /** undefined: not asked yet; null: nobody. @type {any} */ me = undefined;

    async ask() {
        try {
            this.me = await get('/api/me');
        } catch (why) {
            if (!(why instanceof Refused) || why.code === 'line') throw why;
            this.me = null;
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
        this.me = null;
        this.tell();
    }
}

export const session = new Session();
