// Small things that every screen is made of: icons, badges, buttons, papers. The names are those of the design.
import { html, useEffect, useRef, useState } from './view.js';
import { PATTERNS } from './patterns.js';
import { t } from './text.js';

/** @param {{ name: string, size?: number, label?: string }} of */
export function Icon({ name, size = 20, label }) {
    const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
    return html`<svg class="ic" width=${size} height=${size} ...${said}><use href="#icon-${name}" /></svg>`;
}

/** @param {{ id: string, size?: number }} of */
export const Logo = ({ id, size = 36 }) => html`<svg class="logo" width=${size} height=${size} aria-hidden="true"><use href="#logo-${id}" /></svg>`;

const ANIMALS = 'gecko frog snake turtle crocodile newt snail dragonfly heron bat fish beetle moth spider crab chameleon'.split(' ');
/** @param {number} i */
export const letterOf = (i) => String.fromCharCode(65 + i);

const FOOT = [0, 8, 16, 24, 32]; /* tiles of the pattern at the foot of a badge */

/** A seat is colour, letter, pattern and animal, everywhere. @param {{ seat: number, name?: string, size?: number, shape?: string }} of */
export function Badge({ seat, name = '', size = 40, shape = '' }) {
    const letter = letterOf(seat);
    return html`<span class="badge ${shape} b-${letter.toLowerCase()}" style=${{ '--size': `${size}px` }} role="img"
        aria-label=${t('badge', { letter, animal: ANIMALS[seat], name })}>
        <svg viewBox="0 0 40 40" aria-hidden="true"><use href="#seat-${letter.toLowerCase()}" />${size >= 20 && PATTERNS[seat].d && html`<g class="foot"><path d="M0 32h40v8H0z" />${FOOT.map((x) => html`<path d=${PATTERNS[seat].d} transform="translate(${x} 32)" class=${PATTERNS[seat].fill ? '' : 'l'} />`)}</g>`}</svg>
        <b aria-hidden="true">${letter}</b>
    </span>`;
}

/** A button says plainly what it does; one that cannot be pressed says why.
 * @param {{ kind?: string, icon?: string, keyName?: string, why?: string, onClick?: (e: any) => void, children?: any, [more: string]: any }} of */
export function Button({ kind = '', icon, keyName, why, onClick, children, ...more }) {
    return html`<button type="button" class="btn ${kind} ${why ? 'off' : ''}" aria-disabled=${why ? 'true' : undefined} title=${why}
        onClick=${why ? undefined : onClick} ...${more}>
        ${icon && html`<${Icon} name=${icon} />`}<span>${children}</span>${keyName && html`<kbd aria-hidden="true">${keyName}</kbd>`}
    </button>`;
}

/** What cannot be undone takes two presses: the first names the loss. @param {{ loss: string, onClick: () => void, children?: any, [more: string]: any }} of */
export function Twice({ loss, onClick, children, ...more }) {
    const [asked, ask] = useState(false);
    return html`<${Button} ...${more} kind=${asked ? 'red' : more.kind ?? ''} onBlur=${() => ask(false)}
        onClick=${() => { if (asked) onClick(); ask(!asked); }}>${asked ? loss : children}<//>`;
}

/** @param {{ title: any, note?: any, class?: string, children?: any, [more: string]: any }} of */
export function Paper({ title, note, class: name = '', children, ...more }) {
    return html`<section class="paper ${name}" ...${more}>
        ${title && html`<h2>${title}${note && html`<small>${note}</small>`}</h2>`}${children}
    </section>`;
}

/** A dialog over everything: focus goes in, stays, and comes back. @param {{ title: string, onClose: () => void, children?: any }} of */
export function Dialog({ title, onClose, children }) {
    const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
    useEffect(() => {
        const dialog = box.current;
        dialog?.showModal();
        return () => dialog?.close();
    }, []);
    return html`<dialog ref=${box} class="dialog" aria-label=${title} onCancel=${onClose}>
        <h2>${title}</h2>${children}
    </dialog>`;
}

/** Nothing for 300 ms, then plates in the shape of what comes; after 5 s what else one can do.
 * @param {{ alone?: boolean }} of `alone`: nothing else is on the page */
export function Opening({ alone = false }) {
    const [after, wait] = useState(0);
    useEffect(() => {
        const plates = setTimeout(() => wait(1), 300);
        const slow = setTimeout(() => wait(2), 5000);
        return () => { clearTimeout(plates); clearTimeout(slow); };
    }, []);
    if (!after) return null;
    const status = html`<div role="status">
        <p>${t('opening')}</p><div class="plates" aria-hidden="true"><i /><i /><i /></div>
        ${after > 1 && html`<p>${t('slow')} <a href="/plain" data-server>${t('plain-link')}</a></p>`}
    </div>`;
    return alone ? html`<main class="opening"><h1 class="spoken">Lizardry</h1>${status}</main>` : html`<div class="opening">${status}</div>`;
}

/** What went wrong, in the server's words or ours. @param {{ why: any, onAgain?: () => void }} of */
export function Wrong({ why, onAgain }) {
    if (!why) return null;
    return html`<div class="wrong" role="alert"><p>${why.code === 'line' ? t('no-line') : why.message || t('server-fault')}</p>
        ${onAgain && html`<${Button} onClick=${onAgain}>${t('again')}<//>`}</div>`;
}

/** @param {{ label: string, value: string, onInput: (v: string) => void, hint?: string, [more: string]: any }} of */
export function Field({ label, value, onInput, hint, ...more }) {
    return html`<label class="fieldrow"><span>${label}</span>
        <input class="field" value=${value} onInput=${(/** @type {any} */ e) => onInput(e.target.value)} ...${more} />
        ${hint && html`<small>${hint}</small>`}</label>`;
}

/** One of a few values. @param {{ label: string, value: any, of: [any, string][], onPick: (value: any) => void }} of */
export function Segment({ label, value, of, onPick }) {
    return html`<div class="segment" role="radiogroup" aria-label=${label} onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
        if (!step) return;
        e.preventDefault();
        const at = of.findIndex(([one]) => one === value);
        onPick(of[(at + step + of.length) % of.length][0]);
    }}>${of.map(([one, words]) => html`<button type="button" role="radio" aria-checked=${one === value ? 'true' : 'false'} tabindex=${one === value ? 0 : -1}
        onClick=${() => onPick(one)}>${words}</button>`)}</div>`;
}
