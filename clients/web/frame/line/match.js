// A match as one seat, or one who watches, has it: what the server has said, and nothing more. Messages go in by `take`;
// whoever draws hears of each. What was sent and not yet answered is pencil: it changes no picture.
import { Source } from '../source.js';
import { changed } from './changes.js';
import { Refused, gameOf } from './api.js';
import { entryOf } from './entry.js';
import { onWake } from '../wake.js';
import { wire } from './wire.js';

const LATE_MS = 5000; /* an answer that took longer tells nobody the time */
let lastId = 0;
/** Names of messages have to differ between the windows of one person, and after a reload. */
const mark = Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');

export class Match extends Source {
    /** @type {any} */ game = null;
    /** @type {any} */ picture = null;
    /** @type {any[]} */ seats = [];
    /** The seat's log, without holes: its entries and talk. @type {any[]} */ log = [];
    /** @type {any} */ asks = null;
    decision = 0;
    /** What a coach would do, where the table allows advice. @type {any} */ advice = null;
    /** The seats that the game waits for. @type {number[]} */ awaits = [];
    /** @type {any} */ around = {};
    /** The seats at which somebody listens; null: nobody may know. @type {number[] | null} */ here = null;
    /** @type {any} */ own = {};
    /** What the seat's side has marked for itself. @type {any[]} */ team = [];
    /** @type {any} */ over = null;
    /** @type {number | null} */ seat = null;
    /** @type {string[]} */ talk = [];
    line = 'opening';
    lineWords = '';
    /** Why the server does not open this table to this person. @type {any} */ refused = null;
    /** The table at which the same is played again. @type {number | null} */ again = null;
    /** The step of a lesson that waits. @type {any} */ lesson = null;
    /** Server's time less this machine's. */ ahead = 0;
    /** Numbers that an older copy of the data does not have. @type {any} */ lost = null;
    #n = /** @type {number | null} */ (null);
    #whole = false;
    #away = false;
    /** What was told while there was no line. */ missed = 0;
    /** @type {Map<string, { good: (answer: any) => void, bad: (why: any) => void }>} */
    #asked = new Map();
    /** @type {any} */ #channel = null;
    #deaf = () => {};

    /** @param {any} where `{table}`, with `watch` as one who looks on, or, for a lesson, `{game, lesson}` */
    constructor(where) {
        super();
        this.where = where;
        this.table = where.table;
    }

    open() {
        // A machine that slept has another idea of the time.
        this.#deaf = onWake(() => this.tellTime());
        this.#channel = wire.open({
            opens: () => ({ ...this.where, ...(this.lesson ? { step: this.lesson.step } : this.#n === null ? {} : { resume: this.#n }) }),
            take: (message) => this.take(message),
            line: (state, words) => this.#lines(state, words),
        });
        return this;
    }

    close() {
        this.#deaf();
        this.#channel?.end();
        this.#channel = null;
    }

    /** @param {string} state @param {string} [words] */
    #lines(state, words = '') {
        if (state === 'lost') this.#away = true;
        // What was asked is asked of somebody else now.
        if (state === 'ended') [this.decision, this.asks, this.advice, this.talk] = [0, null, null, []];
        this.line = state;
        this.lineWords = words;
        this.tell();
    }

    /** One message of the server's. @param {any} message */
    take(message) {
        if (message.hello) this.#hello(message);
        if (message.lost) this.#forget(message.lost);
        if (message.news) this.#news(message);
        if (message.picture) this.picture = message.picture;
        if (message.changes) this.picture = changed(this.picture, message.changes);
        if (message.seats && !message.hello) this.seats = message.seats;
        if (message.decision !== undefined) this.#question(message);
        if (message.awaits) this.awaits = message.awaits;
        if (message.around) this.around = message.around;
        if (message.here) this.here = message.here;
        if (message.team) this.team = message.team;
        if (message.own) this.own = { ...this.own, ...message.own };
        if (message.over) this.over = message.over;
        if (message.lesson) this.lesson = message.lesson;
        if (message.again) this.again = message.again;
        if (message.re !== undefined) this.#answer(message);
        else { if (message.error) this.refused = message.error; this.tell(); }
    }

    /** @param {any} hello */
    #hello(hello) {
        // One who watches has a number beyond the seats.
        this.seat = hello.seat < hello.seats.length ? hello.seat : null;
        this.seats = hello.seats;
        this.talk = hello.talk ?? [];
        this.own = hello.own ?? {};
        this.team = [];
        this.set = hello.set;
        this.ask({ coach: true }).catch(() => {});
        if (this.table) this.ask({ here: true }).catch(() => {});
        this.tellTime();
        if (this.game?.id !== hello.game) this.#words(hello).then((game) => { this.game = game; this.tell(); });
        // Whoever comes for the first time wants the log from its beginning; whoever resumes has it.
        if (!this.#whole && this.table) this.ask({ log: 1 }).then(({ log }) => { this.#whole = true; this.#enter(log, true); this.tell(); }, () => {});
        if (this.#n === null) this.#n = hello.n;
    }

    /** The game in the words of the set that is played: usually those that every table has. @param {any} hello */
    async #words({ game, set }) {
        const usual = await gameOf(game);
        return set === undefined || set === usual.set ? usual : (await this.ask({ game: true })).game;
    }

    /** @param {{ from: number }} lost */
    #forget(lost) {
        this.lost = lost;
        this.log = this.log.filter((entry) => entry.n < lost.from);
        this.#n = lost.from - 1;
    }

    /** @param {any} message */
    #news({ news }) {
        this.#enter(news, false);
        if (this.#away) this.missed = news.filter((/** @type {any} */ entry) => typeof entry[1] === 'string').length;
        this.#away = false;
        for (const [n] of news) this.#n = Math.max(this.#n ?? 0, n);
    }

    /** @param {any[]} raw @param {boolean} before */
    #enter(raw, before) {
        const have = new Set(this.log.map((entry) => entry.n));
        const fresh = raw.map(entryOf).filter((entry) => !have.has(entry.n));
        if (!fresh.length) return;
        this.log = [...this.log, ...fresh];
        if (before) this.log.sort((a, b) => a.n - b.n);
    }

    /** @param {any} message */
    #question({ decision, asks, advice }) {
        this.decision = decision;
        this.advice = advice?.[0] ?? null;
        this.asks = asks;
    }

    /** @param {any} message */
    #answer(message) {
        const asked = this.#asked.get(message.re);
        this.#asked.delete(message.re);
        if (!asked) return;
        if (message.error) asked.bad(Object.assign(new Refused(message.error.code, message.error.text), { why: message.error.why }));
        else asked.good(message);
        this.tell();
    }

    /** Sends a message and waits for its answer, through lost lines. @param {any} message @returns {Promise<any>} */
    ask(message) {
        const id = `${mark}.${(lastId += 1)}`;
        return new Promise((good, bad) => {
            this.#asked.set(id, { good, bad });
            this.#channel?.send({ id, ...message });
            this.tell();
        });
    }

    /** A move in words; it is for the question that is open now and for no other. @param {string | string[]} move */
    move(move) {
        return this.ask({ move, decision: this.decision });
    }

    /** The reader has acted since: what was missed is known. */
    seen() {
        this.missed = 0;
    }

    /** Messages that have not been answered. */
    get waiting() {
        return this.#asked.size;
    }

    /** Measures the server's time: what a question or an answer tells is when something happened, not what time it is. */
    tellTime() {
        const sent = Date.now();
        this.ask({ ping: 1 }).then(({ pong }) => {
            const come = Date.now();
            if (come - sent > LATE_MS) return; /* the line was lost meanwhile: it is measured again on the new one */
            this.ahead = pong - (sent + come) / 2;
            this.tell();
        }, () => {});
    }

    /** The server's time. */
    now() {
        return Date.now() + this.ahead;
    }

    get mine() {
        return this.seat !== null && this.line !== 'ended';
    }

    /** Is this seat asked something that it can answer now? */
    get asked() {
        return Boolean(this.decision && this.asks?.may && !this.over);
    }
}
