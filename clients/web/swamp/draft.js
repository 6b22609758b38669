// The sheet of orders in the making: its lines are kept by the server as they grow, for all devices of the seat, and judged by the
// receipt as they stand together. What counts is the sheet that was handed in last, from wherever it came.
import { Source } from '../frame/source.js';
import { deskOf } from './facts.js';
import { ringOf, lineOf } from './ring.js';

const NOTHING = 'READY\nORDERS\nEND'; /* a sheet without orders is one that says so (SW-22.4) */
const PAUSE_MS = 250; /* after the last change, before it is judged and kept */

const clean = (/** @type {string} */ text) => text.replace(/\r/g, '').split('\n').map((line) => line.trim()).filter(Boolean);

export class Draft extends Source {
    /** @type {string[]} */ lines = [];
    /** What the server says of these lines, and last of the order that is being pointed together. @type {any} */ receipt = null;
    /** The lines that the receipt speaks of. @type {string[]} */ judged = [];
    why = '';
    busy = false;
    /** Lines of the turn before, which nobody had handed in when it ran: the turn that they were for. */ left = 0;
    #timer = 0;
    #asked = 0;
    #turn = -1;
    #own = '';
    #pending = '';

    /** @param {any} match */
    constructor(match) {
        super();
        this.match = match;
        match.hear(() => this.#heard());
        deskOf(match).hear(() => this.#point());
        this.#heard();
    }

    get desk() { return deskOf(this.match); }
    get pending() { return this.#pending; }

    /** What was handed in for the turn that is awaited. @returns {string[]} */
    get book() { return this.match.picture?.orders ?? []; }

    /** Is what stands here what was handed in? By the receipt, because one order can be written in several ways. */
    get same() {
        if (!this.lines.length) return !this.book.length;
        const read = (this.receipt?.orders ?? []).filter((/** @type {any} */ one) => one.line <= this.lines.length).map((/** @type {any} */ one) => one.order);
        return !this.receipt?.errors?.length && read.length === this.book.length && read.every((/** @type {string} */ one, /** @type {number} */ i) => one === this.book[i]);
    }

    /** Something came: another turn, or the draft of another device. */
    #heard() {
        const { match } = this;
        if (!match.picture || !match.mine || match.picture.phase !== 'orders') return;
        const { draft = '', note } = match.own;
        if (match.lesson) { /* nothing is kept: a lesson takes one order after another */
            if (this.lines.join('\n') !== this.book.join('\n')) { this.lines = [...this.book]; this.#soon(); }
            return;
        }
        if (match.picture.turn !== this.#turn) {
            const done = note?.turn === match.picture.turn || clean(draft).join('\n') === note?.sent;
            this.#turn = match.picture.turn;
            this.left = draft && note && !done && note.turn < match.picture.turn ? note.turn + 1 : 0;
            this.lines = draft && (!done || note?.turn === match.picture.turn) ? clean(draft) : [...this.book];
            this.#own = draft;
            this.#soon();
        } else if (draft !== this.#own) {
            this.#own = draft;
            if (clean(draft).join('\n') === this.lines.join('\n')) return;
            this.lines = clean(draft);
            this.#soon();
        }
    }

    /** The order that is being pointed together is judged with the others. */
    #point() {
        const line = lineOf(this.desk, ringOf(this.match, this.desk.hex)) ?? '';
        if (line === this.#pending) return;
        this.#pending = line;
        this.#soon();
    }

    #soon() {
        clearTimeout(this.#timer);
        this.#timer = Number(setTimeout(() => this.judge(), PAUSE_MS));
        this.tell();
    }

    /** What the server says of all lines, as they stand together. */
    judge() {
        const all = [...this.lines, ...(this.#pending ? [this.#pending] : [])];
        const asked = this.#asked += 1;
        return this.match.ask({ receipt: all.join('\n') || NOTHING }).then(
            (/** @type {any} */ answer) => { if (asked === this.#asked) { this.receipt = answer.receipt; this.judged = all; this.why = ''; this.tell(); } },
            (/** @type {Error} */ why) => { this.why = why.message; this.tell(); },
        );
    }

    /** The lines are kept as they stand. */
    keep() {
        const text = this.lines.join('\n');
        if (text === clean(this.match.own.draft ?? '').join('\n')) return;
        this.#own = text;
        this.match.own = { ...this.match.own, draft: text };
        const { note } = this.match.own;
        if (!note) this.note({ turn: this.#turn - 1, sent: '' });
        this.match.ask({ draft: text }).catch(() => {});
    }

    /** @param {{ turn: number, sent: string }} note */
    note(note) {
        this.match.own = { ...this.match.own, note };
        this.match.ask({ note }).catch(() => {});
    }

    /** @param {string[]} lines */
    put(lines) {
        this.lines = lines.flatMap(clean);
        this.left = 0;
        this.keep();
        this.#soon();
    }

    /** @param {string} text one order or many */
    add(text) {
        this.put([...this.lines, ...clean(text)]);
    }

    /** @param {any} message */
    #say(message) {
        return this.match.ask(message).then(() => { this.why = ''; this.tell(); }, (/** @type {Error} */ why) => { this.why = why.message; this.tell(); });
    }

    /** The order that is pointed together joins the sheet. */
    take() {
        const line = this.#pending;
        if (!line) return;
        this.desk.begin('');
        if (this.match.lesson) this.#say({ move: line });
        else this.add(line);
    }

    /** What stands here is what counts from now on; `ready`: and the clan waits for nobody. @param {boolean} ready */
    async hand(ready) {
        if (this.busy) return;
        if (this.match.lesson) { await this.#say({ move: 'ready' }); return; }
        this.busy = true;
        this.tell();
        try {
            const { match } = this;
            const turn = match.picture.turn;
            this.note({ turn, sent: this.lines.join('\n') });
            this.keep();
            await match.ask({ orders: this.lines.join('\n') || NOTHING });
            if (ready) await match.ask({ move: 'ready' });
            this.why = '';
            this.left = 0;
        } catch (why) {
            this.why = /** @type {Error} */ (why).message;
        }
        this.busy = false;
        this.tell();
    }
}

/** @type {WeakMap<any, Draft>} */
const drafts = new WeakMap();

/** @param {any} match @returns {Draft} */
export function draftOf(match) {
    let draft = drafts.get(match);
    if (!draft) {
        drafts.set(match, draft = new Draft(match));
        draft.hear(() => match.tell()); /* counts of panels */
    }
    return draft;
}
