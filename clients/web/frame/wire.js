// The line to a table: one WebSocket, opened again by itself with the number of the last entry that arrived. What was sent
// and not answered is sent again under the same id, which the server takes once.

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15000;

export class Wire {
    #socket = /** @type {WebSocket | null} */ (null);
    #wait = FIRST_WAIT_MS;
    #timer = 0;
    #ended = false;
    /** Messages without an answer, by id. @type {Map<string, any>} */
    #open = new Map();

    /** @param {string} address @param {{ at: () => number | null, take: (message: any) => void, line: (state: string, words?: string) => void }} ends */
    constructor(address, ends) {
        this.address = address;
        this.ends = ends;
        this.#dial();
        this.#wake = () => { if (document.visibilityState === 'visible') this.#now(); };
        addEventListener('online', this.#wake);
        document.addEventListener('visibilitychange', this.#wake);
    }

    #wake;

    #now() {
        if (this.#ended || this.#socket) return;
        clearTimeout(this.#timer);
        this.#dial();
    }

    #dial() {
        const at = this.ends.at();
        const url = new URL(this.address + (at === null ? '' : `?resume=${at}`), location.href);
        url.protocol = url.protocol.replace('http', 'ws');
        const socket = new WebSocket(url);
        this.#socket = socket;
        socket.onmessage = ({ data }) => this.#heard(JSON.parse(data));
        socket.onclose = (closed) => this.#lost(socket, closed);
    }

    /** @param {any} message */
    #heard(message) {
        if (message.hello) {
            this.#wait = FIRST_WAIT_MS;
            this.ends.line('live');
            for (const open of this.#open.values()) this.#put(open);
        }
        if (message.re !== undefined) this.#open.delete(message.re);
        this.ends.take(message);
    }

    /** @param {WebSocket} socket @param {CloseEvent} closed */
    #lost(socket, closed) {
        if (this.#socket !== socket) return;
        this.#socket = null;
        if (this.#ended) return;
        // 4xxx is the server's own word: the seat is another's, the session has ended. Trying again would not help.
        if (closed.code >= 4000 || closed.code === 1008) {
            this.ends.line('ended', closed.reason);
            return;
        }
        this.ends.line('lost');
        this.#timer = window.setTimeout(() => this.#dial(), this.#wait);
        this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    }

    /** @param {any} message */
    #put(message) {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }

    /** @param {any} message with an id */
    send(message) {
        this.#open.set(message.id, message);
        this.#put(message);
    }

    get waiting() {
        return this.#open.size;
    }

    end() {
        this.#ended = true;
        clearTimeout(this.#timer);
        removeEventListener('online', this.#wake);
        document.removeEventListener('visibilitychange', this.#wake);
        this.#socket?.close();
    }
}
