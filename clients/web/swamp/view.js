// The part of the sheet that the map shows, and how it is moved: by drag, wheel, pinch, keys and buttons. Moving writes one
// style: what was painted is shifted and stretched as it is, and painted anew once the hand rests or has left it behind. Hexes are drawn
// again only when others come into the window.
import { Source } from '../frame/source.js';

const [LEAST, MOST] = [0.12, 1.6]; /* px of a unit */
const DRAG_PX = 6; /* less is a click */
const REST_MS = 150; /* after the last step of a zoom */

export class View extends Source {
    x = 0;
    y = 0;
    k = 0.56;
    wide = 0;
    high = 0;
    /** @type {SVGGElement | null} */ layer = null;
    /** @type {Set<HTMLElement>} */ anchors = new Set();
    /** @type {Map<number, { x: number, y: number }>} */ #fingers = new Map();
    dragged = false;
    zooming = false; /* what is drawn is stretched, and stays */
    #frame = 0;
    #rest = 0;
    /** Where the sheet lay when it was painted. */ #base = { dx: 0, dy: 0, k: 0 };

    /** The part of the sheet, in its units. */
    get part() { return { x: this.x, y: this.y, wide: this.wide / this.k, high: this.high / this.k }; }

    /** @param {number} wide @param {number} high */
    size(wide, high) {
        if (wide === this.wide && high === this.high) return;
        Object.assign(this, { wide, high });
        this.place();
        this.tell();
    }

    /** @param {number} x @param {number} y */
    go(x, y) {
        Object.assign(this, { x, y });
        this.moved();
    }

    /** Nearer or farther around a point of the box. @param {number} by @param {number} [px] @param {number} [py] */
    zoom(by, px = this.wide / 2, py = this.high / 2) {
        const k = Math.min(MOST, Math.max(LEAST, this.k * by));
        const [dx, dy] = [px - this.wide / 2, py - this.high / 2];
        this.x += dx / this.k - dx / k;
        this.y += dy / this.k - dy / k;
        this.k = k;
        this.zooming = true;
        clearTimeout(this.#rest);
        this.#rest = Number(setTimeout(() => { this.zooming = false; this.moved(); }, REST_MS));
        this.moved();
    }

    moved() {
        if (this.#frame) return;
        this.#frame = requestAnimationFrame(() => { this.#frame = 0; this.place(); this.tell(); });
    }

    /** Writes where the sheet lies. */
    place() {
        const [dx, dy] = [this.wide / 2 - this.x * this.k, this.high / 2 - this.y * this.k];
        const svg = this.layer?.ownerSVGElement;
        if (svg) this.#lay(svg, dx, dy);
        for (const one of this.anchors) one.style.transform = `translate(${(dx + Number(one.dataset.x) * this.k).toFixed(1)}px, ${(dy + Number(one.dataset.y) * this.k).toFixed(1)}px)`;
    }

    /** @param {SVGElement} svg @param {number} dx @param {number} dy */
    #lay(svg, dx, dy) {
        const base = this.#base;
        const left = !this.layer?.hasAttribute('transform') || Math.abs(dx - base.dx) > this.wide || Math.abs(dy - base.dy) > this.high;
        if (this.zooming ? !base.k : left || base.k !== this.k) {
            this.#base = { dx, dy, k: this.k };
            this.layer?.setAttribute('transform', `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${this.k.toFixed(4)})`);
            svg.style.transform = '';
            return;
        }
        const by = this.k / base.k;
        svg.style.transform = `translate(${(dx - by * base.dx).toFixed(1)}px, ${(dy - by * base.dy).toFixed(1)}px) scale(${by.toFixed(4)})`;
    }

    /** Handlers for the box of the map. */
    hands() {
        const at = (/** @type {PointerEvent | WheelEvent} */ e) => { const box = /** @type {HTMLElement} */ (e.currentTarget).getBoundingClientRect(); return { x: e.clientX - box.left, y: e.clientY - box.top }; };
        const done = (/** @type {PointerEvent} */ e) => { this.#fingers.delete(e.pointerId); };
        return {
            onPointerDown: (/** @type {any} */ e) => { if (!this.#fingers.size) this.dragged = false; this.#fingers.set(e.pointerId, at(e)); },
            onPointerMove: (/** @type {any} */ e) => this.#drag(e, at(e)),
            onPointerUp: done,
            onPointerCancel: done,
            onPointerLeave: done,
            onWheel: (/** @type {any} */ e) => { e.preventDefault(); const { x, y } = at(e); this.zoom(Math.exp(-e.deltaY / 500), x, y); },
        };
    }

    /** @param {any} e @param {{ x: number, y: number }} now */
    #drag(e, now) {
        const was = this.#fingers.get(e.pointerId);
        if (!was) return;
        if (!this.dragged && Math.hypot(now.x - was.x, now.y - was.y) < DRAG_PX) return;
        if (!this.dragged) e.currentTarget.setPointerCapture?.(e.pointerId);
        this.dragged = true;
        const other = [...this.#fingers].find(([id]) => id !== e.pointerId)?.[1];
        if (other) this.zoom(Math.hypot(now.x - other.x, now.y - other.y) / Math.max(20, Math.hypot(was.x - other.x, was.y - other.y)), (now.x + other.x) / 2, (now.y + other.y) / 2);
        else { this.x -= (now.x - was.x) / this.k; this.y -= (now.y - was.y) / this.k; this.moved(); }
        this.#fingers.set(e.pointerId, now);
    }
}
