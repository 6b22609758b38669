// The line to the server: one WebSocket for all tables and lessons, a channel for each (docs/protocol.md, Many tables over
// one socket). It is opened again by itself, and every channel goes on after the last entry that arrived. What was sent and
// not answered is sent again under the same id, which the server takes once.

import { onWake } from '../wake.js';
import { upgrade } from './upgrade.js';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15000;
const DEAD_MS = 4000; /* after waking: a line on which nothing comes */

/** @typedef {{ opens: () => any, take: (message: any) => void, line: (state: string, words?: string) => void }} Ends */

class Channel {
    /** Messages without an answer, by id. @type {Map<string, any>} */
    waiting = new Map();
    shut = false;

    /** @param {number} on @param {Ends} ends */
    constructor(on, ends) {
        this.on = on;
        this.ends = ends;
    }

    begin() {
        wire.put({ on: this.on, open: this.ends.opens() });
    }

    /** @param {any} message with an id */
    send(message) {
        this.waiting.set(message.id, message);
        wire.put({ on: this.on, ...message });
    }

    end() {
        this.shut = true;
        wire.drop(this);
    }

    /** @param {any} message */
    heard(message) {
        if (message.hello) {
            this.ends.line('live');
            for (const one of this.waiting.values()) wire.put({ on: this.on, ...one });
        }
        if (message.re !== undefined) this.waiting.delete(message.re);
        // The server's own word that it is over: the seat is another's, the session has ended. Trying again would not help.
        if (message.bye !== undefined) this.ends.line('ended', message.bye);
        else this.ends.take(message);
    }
}

class Wire {
    #socket = /** @type {WebSocket | null} */ (null);
    #wait = FIRST_WAIT_MS;
    #timer = 0;
    #last = 0;
    #next = 0;
    #lostOnce = false;
    #heard = 0;
    /** @type {Map<number, Channel>} */
    #channels = new Map();

    constructor() {
        onWake(() => { if (this.#channels.size) this.#wake(); });
    }

    /** Before there is a channel: whoever opens one soon finds the line there. */
    dial() {
        this.#now();
    }

    /** @param {Ends} ends */
    open(ends) {
        const channel = new Channel((this.#last += 1), ends);
        this.#channels.set(channel.on, channel);
        if (this.#socket?.readyState === WebSocket.OPEN) channel.begin();
        else this.#now();
        return channel;
    }

    /** @param {Channel} channel */
    drop(channel) {
        this.#channels.delete(channel.on);
        this.put({ on: channel.on, shut: true });
        if (!this.#channels.size) this.#socket?.close();
    }

    /** Seconds until the line is tried again. */
    again() {
        return Math.max(0, Math.ceil((this.#next - Date.now()) / 1000));
    }

    /** @param {any} message */
    put(message) {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }

    /** A line that a sleeping machine held may be dead: if nothing answers what was asked, it is dialled anew. */
    #wake() {
        const socket = this.#socket;
        if (!socket) { this.#now(); return; }
        const heard = this.#heard;
        window.setTimeout(() => {
            const waits = [...this.#channels.values()].some((channel) => channel.waiting.size);
            if (waits && this.#heard === heard && this.#socket === socket) { socket.close(); this.#lost(socket); }
        }, DEAD_MS);
    }

    #now() {
        if (this.#socket) return;
        clearTimeout(this.#timer);
        this.#dial();
    }

    #dial() {
        const url = new URL('/api/talk', location.href);
        url.protocol = url.protocol.replace('http', 'ws');
        const socket = new WebSocket(url);
        this.#socket = socket;
        socket.onopen = () => {
            this.#wait = FIRST_WAIT_MS;
            if (this.#lostOnce) upgrade.look();
            this.#lostOnce = false;
            for (const channel of this.#channels.values()) channel.begin();
        };
        socket.onmessage = ({ data }) => {
            this.#heard += 1;
            const { on, ...message } = JSON.parse(data);
            this.#channels.get(on)?.heard(message);
        };
        socket.onclose = () => this.#lost(socket);
    }

    /** @param {WebSocket} socket */
    #lost(socket) {
        if (this.#socket !== socket) return;
        this.#socket = null;
        if (!this.#channels.size) return;
        this.#lostOnce = true;
        for (const channel of this.#channels.values()) channel.ends.line('lost');
        this.#next = Date.now() + this.#wait;
        this.#timer = window.setTimeout(() => this.#now(), this.#wait);
        this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    }
}

export const wire = new Wire();
