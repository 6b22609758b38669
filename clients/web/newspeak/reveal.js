// The reveal: dials open one a second in the order of seats, then the pointer is counted, then the place turns its face. In a running
// game nobody is told what the words meant: the code may be used again.
import { html, useEffect, useState } from '../frame/view.js';
import { Badge, Button, Icon } from '../frame/parts.js';
import { useKeys } from '../frame/keys.js';
import { settings } from '../frame/settings.js';
import { t } from '../frame/text.js';
import { nameOf, placeName } from './facts.js';

const HOURS = 12;
/** @param {number} slot @param {number} r */
const at = (slot, r) => { const angle = (slot - 3) * Math.PI / 6; return [50 + r * Math.cos(angle), 50 + r * Math.sin(angle)]; };

/** @param {{ slot: number, seat?: number }} of */
export function Dial({ slot, seat }) {
    const [x, y] = at(slot, 38);
    const [a, b] = [at(slot - 0.7, 26), at(slot + 0.7, 26)];
    return html`<svg class="dial ${seat === undefined ? 'guard' : `b-${String.fromCharCode(97 + seat)}`}" viewBox="0 0 100 100" aria-hidden="true"><circle class="rim" cx="50" cy="50" r="46" />
        ${Array.from({ length: HOURS }, (_, i) => { const [p, q] = [at(i, 40), at(i, 45)]; return html`<path class="tick" d="M${p[0]} ${p[1]}L${q[0]} ${q[1]}" />`; })}
        <path class="hand" d="M${a[0]} ${a[1]}L${x} ${y}L${b[0]} ${b[1]}z" /><circle class="knob" cx="50" cy="50" r="27" /><text x="50" y="50" dy=".36em">${slot}</text></svg>`;
}

/** @param {{ order: string | number, opened: boolean, next: boolean, dial: any, children?: any, guard?: boolean }} of */
const Plate = ({ order, opened, next, dial, children, guard = false }) => html`<li class="dialplate ${guard ? 'guard' : ''} ${next ? 'next' : ''}"><b class="order">${order}</b>
    ${opened ? dial : html`<span class="waxseal big"><${Icon} name="lock" size=${28} /></span>`}<div>${children}</div></li>`;

/** How many plates are open: all at once for who comes later, else one a second. What somebody saw open stays, even if the others play on at
 * once, until it is put away. @param {any} round @param {any} match @returns {{ n: number, all: number, go: (n: number) => void, shown: boolean, close?: () => void }} */
export function useOpening(round, match) {
    const all = round ? round.dials.length + 2 : 0; /* the dials, the pointer, the face */
    const [told, tell] = useState(/** @type {{ round: number, n: number, live?: boolean, shut?: boolean }} */ ({ round: round?.round ?? 0, n: all }));
    const fresh = Boolean(round) && told.round !== round.round;
    const n = fresh ? (settings.story && match.line === 'live' ? 0 : all) : told.n;
    useEffect(() => {
        if (!round) return undefined;
        if (fresh) tell({ round: round.round, n, live: true });
        if (n >= all) return undefined;
        const step = Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--m-story'), 10) || 1200;
        const timer = setTimeout(() => tell({ ...told, round: round.round, n: n + 1 }), step);
        return () => clearTimeout(timer);
    }, [round?.round, n, all, fresh]);
    const shown = Boolean(round) && (round.lies || fresh || Boolean(told.live && !told.shut));
    return { n, all, shown, go: (to) => tell({ ...told, n: to }), close: shown && !round.lies ? () => tell({ ...told, n: all, shut: true }) : undefined };
}

/** @param {{ scene: any, round: any, n: number, all: number, go: (n: number) => void, close?: () => void }} of */
export function Reveal({ scene, round, n, all, go, close }) {
    const { picture } = scene;
    const open = n < all;
    useKeys(open ? { space: { does: () => go(all), says: t('ns.open-all') } } : {});
    const dials = round.dials.length;
    const words = n < dials ? t('ns.opening') : open ? t('ns.opening-pointer') : t(/** @type {any} */ (`ns.tale-${round.outcome}`), { place: placeName(picture, round.outcome === 'hack' ? round.changed : round.pointer), n: round.round });
    return html`<section class="reveal" aria-label=${t('ns.reveal')}><p role="status"><b>${words}</b>${open && html`<${Button} keyName=${t('key-space')} onClick=${() => go(all)}>${t('ns.open-all')}<//>`}${!open && close && html`<${Button} onClick=${close}>${t('close')}<//>`}</p>
        <ol class="dials">${round.dials.map((/** @type {number} */ slot, /** @type {number} */ seat) => html`<${Plate} order=${seat + 1} opened=${seat < n} next=${seat === n} dial=${html`<${Dial} slot=${slot} seat=${seat} />`}>
            <${Badge} seat=${seat} name=${nameOf(scene, seat)} size=${26} /><b><bdi>${nameOf(scene, seat)}</bdi></b><small>${seat < n ? t('ns.chose', { n: slot }) : t('ns.sealed')}</small><//>`)}
            <${Plate} order=${t('ns.last')} guard opened=${n > dials} next=${n === dials} dial=${html`<${Dial} slot=${round.pointer} />`}><b>${t('ns.moderators')}</b><small>${n > dials ? t('ns.guarded', { n: round.pointer }) : ''}</small><//></ol></section>`;
}
