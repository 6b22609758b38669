// The sheet of orders in the making: its lines are kept by the server as they grow, for all devices of the seat, and judged by the
// receipt as they stand together. What counts is the sheet that was handed in last, from wherever it came.
import { Source } from '../frame/source.js';
import { deskOf } from './facts.js';
import { ringOf, lineOf } from './ring.js';
import { noteDown } from './visit.js';

const NOTHING = 'READY\nORDERS\nEND'; /* a sheet without orders is one that says so (SW-22.4) */
const PAUSE_MS = 250; /* after the last change, before it is judged and kept */

const clean = (/** @type {string} */ text) => text.replace(/\r/g, '').split('\n').map((line) => line.trim()).filter(Boolean);

export class Draft extends Source {
    /** @type {string[]} */ lines = [];
    /** What the server says of these lines, and last of the order that is being pointed together. @type {any} */ receipt = null;
    /** The lines that the receipt speaks of. @type {string[]} */ judged = [];
    why = '';
    busy = false;
    /** Lines of a turn before, which nobody had handed in when it ran: the turn that they were for. */ left = 0;
    /** Lines that were written here and that another device has changed since. @type {string[] | null} */ aside = null;
    /** Has a newer sheet come from elsewhere, by another device or by mail? */ newer = false;
    #timer = 0;
    #asked = 0;
    #turn = -1;
    #kept = ''; /* as the server has it, once it has heard */
    #seen = ''; /* as the server said it last */
    /** What was sent and will be said back. @type {string[]} */ #echoes = [];
    #book = '';
    #typed = false; /* what stands here was written here */
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
        const { turn } = match.picture;
        const written = clean(draft);
        const book = this.book.join('\n');
        if (turn !== this.#turn) {
            const past = note?.at < turn;
            const done = note?.turn === note?.at && written.join('\n') === note?.sent;
            this.#turn = turn;
            this.left = past && !done && written.length ? note.at + 1 : 0;
            this.lines = written.length && !(past && done) ? written : [...this.book];
            [this.#typed, this.aside, this.newer] = [false, null, false];
            [this.#kept, this.#seen, this.#echoes] = [written.join('\n'), draft, []];
            this.#soon();
        } else {
            if (draft !== this.#seen) this.#elsewhere(draft, written);
            if (book !== this.#book && !this.busy) this.newer = true;
        }
        this.#book = book;
    }

    /** The server says what the draft is: what was sent from here comes back, too. @param {string} draft @param {string[]} written */
    #elsewhere(draft, written) {
        this.#seen = draft;
        const echo = this.#echoes.indexOf(draft);
        if (echo >= 0) this.#echoes.splice(0, echo + 1);
        if (this.#echoes.length) return; /* more of ours is on its way, and comes last */
        this.#kept = written.join('\n');
        if (this.#kept === this.lines.join('\n')) return;
        if (this.#typed && this.lines.some((line) => !written.includes(line))) this.aside = this.lines;
        this.#typed = false;
        this.lines = written;
        this.#soon();
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
        if (this.match.own.note?.at !== this.#turn) noteDown(this.match, { at: this.#turn });
        if (text === this.#kept) return;
        this.#kept = text;
        this.#echoes.push(text);
        this.match.ask({ draft: text }).catch(() => {});
    }

    /** @param {string[]} lines */
    put(lines) {
        this.lines = lines.flatMap(clean);
        [this.left, this.aside, this.newer, this.#typed] = [0, null, false, true];
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
            noteDown(match, { turn, at: turn, sent: this.lines.join('\n') });
            this.keep();
            await match.ask({ orders: this.lines.join('\n') || NOTHING });
            if (ready) await match.ask({ move: 'ready' });
            this.why = '';
            [this.left, this.newer] = [0, false];
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
