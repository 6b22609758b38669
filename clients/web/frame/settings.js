// What this device's reader has chosen. It is kept here and nowhere else, and counts at once.
import { Source } from './source.js';

const KEY = 'lizardry.settings';
const USUAL = { theme: '', palette: 'spot', motion: '', sound: false, notices: false, keys: true, moved: /** @type {Record<string, string>} */ ({}), language: 'en', plain: false, story: true };

class Settings extends Source {
    /** @type {any[]} */ #before = [];

    constructor() {
        super();
        Object.assign(this, USUAL, read());
        this.show();
    }

    /** @param {Partial<typeof USUAL>} change */
    change(change) {
        this.#before.push(this.all());
        Object.assign(this, change);
        this.#keep();
    }

    /** Takes the last change back. */
    back() {
        const before = this.#before.pop();
        if (!before) return false;
        Object.assign(this, before);
        this.#keep();
        return true;
    }

    all() {
        return Object.fromEntries(Object.keys(USUAL).map((key) => [key, /** @type {any} */ (this)[key]]));
    }

    #keep() {
        try {
            localStorage.setItem(KEY, JSON.stringify(this.all()));
        } catch { /* A browser that keeps nothing: the choice lasts as long as the page. */ }
        this.show();
        this.tell();
    }

    show() {
        if (typeof document === 'undefined') return;
        const root = document.documentElement;
        const self = /** @type {any} */ (this);
        for (const name of ['theme', 'palette', 'motion']) {
            if (self[name]) root.dataset[name] = self[name];
            else delete root.dataset[name];
        }
    }
}

function read() {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '{}');
    } catch {
        return {};
    }
}

/** @type {Settings & typeof USUAL} */
export const settings = /** @type {any} */ (new Settings());
