// The address of what is shown: every screen has one, so that back, reload, bookmark and a second tab do what is expected.
import { Source } from './source.js';

class Address extends Source {
    constructor() {
        super();
        if (typeof addEventListener === 'function') addEventListener('popstate', () => this.tell());
    }

    /** The parts of the path: ["t", "12"]. */
    get parts() {
        return location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
    }

    /** @param {string} name */
    asked(name) {
        return new URLSearchParams(location.search).get(name);
    }

    /** @param {string} to */
    go(to) {
        history.pushState(null, '', to);
        scrollTo(0, 0);
        this.tell();
    }

    /** Another address for the same thing: nothing to come back to. @param {string} to */
    become(to) {
        history.replaceState(null, '', to);
        this.tell();
    }
}

export const address = new Address();

/** A click on a link of this page's own that needs no new page. @param {MouseEvent} event */
export function follow(event) {
    const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest?.('a[href]'));
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin || link.dataset.server !== undefined) return;
    event.preventDefault();
    address.go(link.pathname + link.search + link.hash);
}
