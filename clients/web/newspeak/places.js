// The twelve places as they lie: four columns by three rows, because questions count steps on that grid (NS-2.6). A place is its
// picture, its name and its tags; what it becomes is its face.
import { html, useChanges } from '../frame/view.js';
import { Badge, Icon } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { deskOf, nameOf, placeName } from './facts.js';

const COLUMNS = 4;
const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS });
const TAGS = 5; /* as many as a picture is sure to show */

/** Arrows walk the grid. @param {KeyboardEvent} e */
function walk(e) {
    const step = STEPS[e.key];
    const all = /** @type {HTMLElement[]} */ ([...(/** @type {HTMLElement} */ (e.currentTarget)).querySelectorAll('.place')]);
    const at = all.indexOf(/** @type {any} */ (document.activeElement));
    if (!step || at < 0) return;
    e.preventDefault();
    for (let i = at + step; all[i]; i += step) if (all[i].matches('button')) return all[i].focus();
}

/** A picture put together of parts (art/newspeak); a place of somebody's own set that has none is a plain plate with its first tags.
 * @param {{ place: any, face: string }} of */
export function Picture({ place, face }) {
    const drawn = place.word && document.getElementById(`place-${place.word}`);
    if (!drawn) return html`<span class="plate" aria-hidden="true">${(place.tags ?? []).slice(0, 3).join(' ')}</span>`;
    const spot = face === 'neutral' ? { '--spot': drawn.dataset.spot } : {};
    const parts = html`<use href="#place-${place.word}" />`;
    return html`<svg class="scene is-${face}" viewBox="0 0 160 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true" style=${spot}>
        <path class="ns-p" d="M0 0h160v96H0z" /><path class="ns-s" opacity=".16" d="M0 0h160v96H0z" />
        ${face === 'moderated' && html`<circle class="sun" cx="80" cy="44" r="62" />`}
        ${face === 'hacked' && html`<g class="slipped" transform="translate(3 1)" opacity=".6">${parts}</g>`}
        ${parts}
        ${face === 'hacked' && html`<path class="ns-p" d="M0 70l9 3 11-5 14 6 9-4 12 5 10-3v3l-10 4-12-5-9 4-14-6-11 5-9-3zM96 18l12 4 10-5 15 6 12-4 15 3v4l-15-3-12 4-15-6-10 5-12-4z" />`}
    </svg>`;
}

/** The thing that a place stands for in the moves of now: a slot, or the slot that a filter goes to. @param {any} scene @param {number} slot */
function thingOf(scene, slot) {
    const filter = { letter: 'f', word: `f${slot}` };
    return scene.choice?.moves.some((/** @type {any} */ move) => move.things.some((/** @type {any} */ one) => one.letter === 'f')) ? filter : { letter: 'o', word: String(slot) };
}

/** @param {{ scene: any, place: any, hint?: string, before: boolean, tab: number }} of */
function Place({ scene, place, hint, before, tab }) {
    const { picture } = scene;
    const desk = deskOf(scene.match);
    const { slot } = place;
    const face = before ? 'neutral' : place.status;
    const thing = thingOf(scene, slot);
    const key = `slot.${slot}`;
    const lit = Boolean(scene.choice?.lit(thing));
    const on = scene.picked(key);
    const sealed = picture.dialled.includes(scene.seat) && ['talk', 'dial', 'guess'].includes(picture.phase) && picture.dial === slot;
    const pointed = picture.pointed && picture.pointer === slot;
    if (face === 'removed') return html`<div class="place gone" role="img" aria-label=${t('ns.place-gone', { slot })}><b class="no">${slot}</b><span>${t('ns.removed')}</span></div>`;
    if (!place.name) return html`<div class="place gone"><b class="no">${slot}</b></div>`;
    const label = [t('ns.place', { place: placeName(picture, slot), status: t(/** @type {any} */ (`ns.is-${face}`)) }), place.token && t('ns.has-token'), sealed && t('ns.your-dial'), pointed && t('ns.pointer-here'),
        hint, place.tags.join(', ')].filter(Boolean).join(', ');
    const press = () => { desk.set({ slot }); if (lit || on) scene.pick(thing, key); };
    return html`<button type="button" class="place ${on ? 'sel' : lit && scene.choice.picked.length ? 'legal' : ''} ${pointed ? 'pointed' : ''} ${sealed ? 'waxed' : ''} ${desk.slot === slot ? 'looked' : ''}"
        aria-label=${label} aria-pressed=${String(on)} title=${place.shows} tabindex=${tab} onClick=${press}>
        <span class="pic"><${Picture} place=${place} face=${face} /></span><b class="no">${slot}</b>
        ${face !== 'neutral' && html`<span class="stamp ${face}">${t(/** @type {any} */ (`ns.stamp-${face}`))}</span>`}
        ${place.token && html`<span class="token"><${Icon} name="eye" size=${16} /></span>`}
        ${hint && html`<span class="hint">${hint}</span>`}
        <span class="nm">${place.name}</span><small class="tags">${place.tags.slice(0, TAGS).join(', ')}</small>
        ${sealed && html`<span class="waxseal"><${Icon} name="lock" size=${14} /></span>`}
    </button>`;
}

/** Who stood where: markers from the reveal to the next talk. @param {{ scene: any, round: any, slot: number, upto: number }} of */
export const pinsOf = ({ scene, round, slot, upto }) => (round?.dials ?? []).flatMap((/** @type {number} */ dial, /** @type {number} */ seat) => (dial === slot && seat < upto
    ? [html`<${Badge} seat=${seat} name=${nameOf(scene, seat)} size=${26} />`] : []));

/** @param {{ scene: any, hints?: Record<number, string>, round?: any, upto?: number, class?: string }} of
 * `round`: the one whose dials are open, `upto` so many of them */
export function Places({ scene, hints = {}, round, upto = 99, class: name = '' }) {
    useChanges(deskOf(scene.match));
    const { picture } = scene;
    const first = picture.slots.findIndex((/** @type {any} */ one) => one.name && one.status !== 'removed');
    return html`<div class="grid12 ${name}" role="group" aria-label=${t('ns.places')} onKeyDown=${walk}>
        ${picture.slots.map((/** @type {any} */ place, /** @type {number} */ i) => {
            const pins = pinsOf({ scene, round, slot: place.slot, upto });
            return html`<div class="placecell" key=${place.slot}><${Place} scene=${scene} place=${place} hint=${hints[place.slot]} before=${round?.changed === place.slot && upto < (round.dials.length + 2)} tab=${i === first || place.slot === deskOf(scene.match).slot ? 0 : -1} />
                ${pins.length > 0 && html`<span class="pins">${pins}</span>`}</div>`;
        })}</div>`;
}

/** All that the place shows that is looked at. @param {{ scene: any }} of */
export function Looked({ scene }) {
    const desk = deskOf(scene.match);
    useChanges(desk);
    const place = scene.picture.slots[desk.slot - 1];
    if (!place?.name) return html`<p class="lookedat quiet">${t('ns.look-how')}</p>`;
    return html`<p class="lookedat"><b>${placeName(scene.picture, place.slot)}</b> ${place.tags.join(' · ')}<i>${place.shows}</i></p>`;
}
