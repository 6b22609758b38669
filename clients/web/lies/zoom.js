// The network larger or smaller: buttons, + and -, two fingers, a double tap beside the places. What is drawn is one drawing at any size;
// what does not fit scrolls, and the point that was looked at stays where it was.
import { html, useLayoutEffect, useRef, useState } from '../frame/view.js';
import { useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';

const MOST = 3;
const STEP = 1.5;
const TAP = 2;

/** @typedef {{ x: number, y: number }} Point in pixels of the box */

/** @param {any} ref the box that scrolls */
export function useZoom(ref) {
    const [by, put] = useState(1);
    const still = useRef(/** @type {{ at: Point, u: number, v: number } | null} */ (null));
    const fingers = useRef(/** @type {{ far: number, by: number } | null} */ (null));
    /** The point of the drawing under `at` stays there. @param {number} next @param {Point} [at] */
    const set = (next, at) => {
        const box = ref.current;
        const to = Math.max(1, Math.min(MOST, next));
        if (!box || to === by) return;
        const point = at ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
        still.current = { at: point, u: (box.scrollLeft + point.x) / by, v: (box.scrollTop + point.y) / by };
        put(to);
    };
    useLayoutEffect(() => {
        const [box, kept] = [ref.current, still.current];
        if (!box || !kept) return;
        box.scrollTo(kept.u * by - kept.at.x, kept.v * by - kept.at.y);
        still.current = null;
    }, [by]);
    /** @param {{ clientX: number, clientY: number }[]} all */
    const middle = (all) => {
        const box = ref.current.getBoundingClientRect();
        return { x: all.reduce((sum, one) => sum + one.clientX, 0) / all.length - box.left, y: all.reduce((sum, one) => sum + one.clientY, 0) / all.length - box.top };
    };
    const apart = (/** @type {any} */ [a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
    const ears = {
        onDblClick: (/** @type {MouseEvent} */ e) => { if (!(/** @type {Element} */ (e.target).closest('[data-node], .net[role]'))) set(by > 1 ? 1 : TAP, middle([e])); },
        onTouchStart: (/** @type {TouchEvent} */ e) => { fingers.current = e.touches.length === 2 ? { far: apart([...e.touches]), by } : null; },
        onTouchMove: (/** @type {TouchEvent} */ e) => {
            if (e.touches.length !== 2 || !fingers.current) return;
            if (e.cancelable) e.preventDefault();
            set(fingers.current.by * apart([...e.touches]) / fingers.current.far, middle([...e.touches]));
        },
        onTouchEnd: () => { fingers.current = null; },
    };
    useKeys({
        '+': { does: () => set(by * STEP), says: t('ll.zoom-in') },
        '-': { does: () => set(by / STEP), says: t('ll.zoom-out') },
    });
    return { by, set, ears };
}

/** @param {{ zoom: { by: number, set: (next: number) => void } }} of */
export const Zoom = ({ zoom }) => html`<div class="zoom" role="group" aria-label=${t('ll.zoom')}>
    <button type="button" class="btn" aria-label=${t('ll.zoom-in')} aria-disabled=${zoom.by >= MOST ? 'true' : undefined} onClick=${() => zoom.set(zoom.by * STEP)}>+</button>
    <button type="button" class="btn" aria-label=${t('ll.zoom-out')} aria-disabled=${zoom.by <= 1 ? 'true' : undefined} onClick=${() => zoom.set(zoom.by / STEP)}>−</button></div>`;
