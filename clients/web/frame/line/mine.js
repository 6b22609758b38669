// All tables of mine over one channel: rows that change by themselves, so that nothing has to be asked again.
import { Source } from '../source.js';
import { wire } from './wire.js';
import { entryOf } from './entry.js';

class Mine extends Source {
    /** @type {Map<number, any>} */ #tables = new Map();
    /** @type {Map<number, any>} */ #rows = new Map();
    /** @type {any} */ #channel = null;
    #ears = 0;
    /** Has the server said all that there is? */ whole = false;

    /** While somebody draws it the channel is open. @param {() => void} ear */
    hear(ear) {
        const deaf = super.hear(ear);
        this.#ears += 1;
        if (!this.#channel) this.#open();
        return () => {
            this.#ears -= 1;
            if (!this.#ears) this.#shut();
            return deaf();
        };
    }

    #open() {
        this.#channel = wire.open({ opens: () => ({ mine: true }), take: (message) => this.take(message), line: () => {} });
    }

    #shut() {
        this.#channel?.end();
        this.#channel = null;
        this.#tables.clear();
        this.#rows.clear();
        this.whole = false;
    }

    /** @param {any} message */
    take({ table, row, gone, told }) {
        if (table) this.#tables.set(table.table, table);
        if (row) this.#rows.set(row.table, row);
        if (gone) {
            this.#tables.delete(gone);
            this.#rows.delete(gone);
        }
        this.whole ||= Boolean(told);
        this.tell();
    }

    /** What waits for me first, then what is due soonest, then the newest. */
    get all() {
        const all = [...this.#tables.values()].map((table) => {
            const row = this.#rows.get(table.table) ?? {};
            return { ...table, ...row, over: row.over || table.stage === 'over', last: row.last && entryOf(row.last) };
        });
        return all.sort((a, b) => Number(Boolean(b.waits)) - Number(Boolean(a.waits)) || (a.until ?? a.due ?? Infinity) - (b.until ?? b.due ?? Infinity) || b.made - a.made);
    }
}

export const mine = new Mine();
