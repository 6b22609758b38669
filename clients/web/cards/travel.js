// Cards that travel: what lies elsewhere now than in the picture before goes there before one's eyes (trips.js). The table is
// drawn as it is at once: what travels is a copy above it, and any key or press sends all of them home.
import { html, render, useLayoutEffect, useRef } from '../frame/view.js';
import { Back, Card } from './card.js';
import { tripsOf } from './trips.js';

/** @typedef {import('./trips.js').Trip} Trip */

const NEXT_MS = 70; /* one sets off after another */
const [WIDE, HIGH] = [80, 112];
const SMALL = 0.42; /* of a card, where what it goes to is no card */

/** Where a trip begins or ends on the screen. @param {string} place @param {string} word */
function spot(place, word) {
    const all = [...document.querySelectorAll(place === 'hand' || place === 'tabloids' ? `[data-place="${place}"]:not(.seen) [data-card="${word}"] > .card` : `[data-place="${place}"], [data-places~="${place}"]`)];
    const element = all.findLast((one) => one.getClientRects().length);
    return element && { element, box: element.getBoundingClientRect() };
}

/** @param {DOMRect} box */
function posed(box) {
    const scale = Math.min(box.width / WIDE, box.height / HIGH, 1);
    const fits = Math.abs(box.height / box.width - HIGH / WIDE) < 0.1;
    return { transform: `translate(${box.x + box.width / 2 - WIDE / 2}px, ${box.y + box.height / 2 - HIGH / 2}px) scale(${fits ? scale : SMALL})` };
}

/** How long a card travels: nothing for those who want less motion, and where nobody looks. */
function dealMs() {
    const root = document.documentElement;
    const [, n, unit] = /([\d.]+)(m?s)/.exec(getComputedStyle(root).getPropertyValue('--m-deal')) ?? [];
    return document.hidden || root.dataset.motion === 'none' || !n ? 0 : Number(n) * (unit === 's' ? 1000 : 1);
}

/** @type {Set<Animation>} */
const going = new Set();
const home = () => { for (const one of [...going]) one.finish(); };

/** @param {any} scene @param {Trip} trip @param {DOMRect} from @param {number} i @param {number} duration */
function send(scene, trip, from, i, duration) {
    const end = spot(trip.to, trip.word);
    if (!end) return;
    const layer = document.querySelector('.travellers') ?? document.body.appendChild(Object.assign(document.createElement('div'), { className: 'travellers', inert: true, ariaHidden: 'true' }));
    const one = layer.appendChild(Object.assign(document.createElement('div'), { className: 'traveller' }));
    render(trip.word ? html`<${Card} scene=${scene} word=${trip.word} tab=${-1} />` : html`<${Back} label="" />`, one);
    const timing = /** @type {KeyframeAnimationOptions} */ ({ duration, delay: i * NEXT_MS, fill: 'both', easing: 'ease-out' });
    const flight = one.animate([posed(from), posed(end.box)], timing);
    // The card itself is not there before its copy has come.
    const hidden = end.element.matches('.card') ? end.element.animate({ visibility: ['hidden', 'hidden'] }, { duration: duration + i * NEXT_MS }) : null;
    for (const animation of hidden ? [flight, hidden] : [flight]) {
        going.add(animation);
        animation.onfinish = () => { going.delete(animation); if (animation === flight) one.remove(); };
    }
}

/** Lets cards travel wherever another picture comes to the table. @param {CardScene} scene */
export function useTravel(scene) {
    const { picture, seat } = scene;
    const was = useRef(/** @type {any} */ (null));
    const due = useRef(/** @type {{ trip: Trip, from: DOMRect }[]} */ ([]));
    const ms = was.current && was.current !== picture ? dealMs() : 0;
    // Here the screen still shows the picture before this one.
    due.current = ms > 1 ? tripsOf(was.current, picture, seat).flatMap((trip) => {
        const begin = spot(trip.from, trip.word);
        return begin ? [{ trip, from: begin.box }] : [];
    }) : [];
    useLayoutEffect(() => {
        was.current = picture;
        if (due.current.length) home();
        due.current.forEach(({ trip, from }, i) => send(scene, trip, from, i, ms));
        due.current = [];
    }, [picture]);
    useLayoutEffect(() => {
        addEventListener('keydown', home, true);
        addEventListener('pointerdown', home, true);
        return () => { home(); removeEventListener('keydown', home, true); removeEventListener('pointerdown', home, true); };
    }, []);
}
