// Words of links: they come behind the '#', where no server sees them, and are sent in the body of a request. What needs a
// person first (a name) leaves its word to the screen that asks for it.
import { address } from '../frame/address.js';
import { post } from '../frame/line/api.js';
import { session } from '../frame/line/session.js';

/** What a link brought that its screen has still to use. @type {{ kind: string, word: string, wrong?: any }} */
export const brought = { kind: '', word: '' };

/** @type {Record<string, () => Promise<void> | void>} */
const KINDS = {
    invite: () => address.become('/join'),
    takeover: () => address.become('/join'),
    operator: () => address.become('/account'),
    reset: () => address.become('/account'),
    address: async () => {
        await post('/api/address/right', { word: brought.word });
        if (session.me) await session.ask();
        address.become('/account');
    },
    device: async () => {
        await post('/api/arrive', { word: brought.word });
        await session.ask();
        const [, , table] = location.pathname.split('/');
        address.become(table ? `/t/${table}` : '/mine');
    },
};

export async function arrive() {
    const [kind, word = ''] = location.hash.slice(1).split('=');
    if (!KINDS[kind] || !word) return;
    Object.assign(brought, { kind, word });
    // The word leaves the address at once: nobody who looks over a shoulder or shares the page takes it along.
    history.replaceState(null, '', location.pathname + location.search);
    try {
        await KINDS[kind]();
    } catch (wrong) {
        brought.wrong = wrong;
        address.become('/join');
    }
}
