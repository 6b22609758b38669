// The Unknown and the Tabloids. The Tabloids are never a pile: one row, bottom to top, every card readable.
import { html, useLayoutEffect, useRef } from '../frame/view.js';
import { Paper } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { Back, Row } from './card.js';

/** @param {{ scene: CardScene }} of */
function Unknown({ scene }) {
    const thing = { letter: 'p', word: 'unknown' };
    const lit = scene.choice?.lit(thing);
    const on = scene.picked('p.unknown');
    const n = scene.picture.unknown;
    const label = t('cards.unknown-label', { n });
    const inside = html`<span data-place="unknown"><${Back} label="" look=${on ? 'sel' : lit ? 'legal' : ''} /></span><b class="left" aria-hidden="true">${n}</b>`;
    return html`<${Paper} title=${t('cards.unknown')} class="unk">
        ${lit || on ? html`<button type="button" class="pile" aria-label=${label} aria-pressed=${String(on)} onClick=${() => scene.pick(thing, 'p.unknown')}>${inside}</button>`
            : html`<span class="pile" role="img" aria-label=${label}>${inside}</span>`}
    <//>`;
}

/** @param {{ scene: CardScene }} of */
function Tabloids({ scene }) {
    const row = useRef(/** @type {HTMLElement | null} */ (null));
    const { tabloids } = scene.picture;
    const then = scene.draft?.tabloids ?? tabloids;
    const fresh = then.slice(tabloids.length);
    const thing = { letter: 'p', word: 'tabloids' };
    const lit = scene.choice?.lit(thing);
    const on = scene.picked('p.tabloids');
    // The newest story is the one that matters next: a row that is longer than its place begins at its end.
    useLayoutEffect(() => {
        const box = row.current?.querySelector('.cardrow');
        if (box) box.scrollLeft = box.scrollWidth;
    }, [tabloids.length, fresh.length]);
    // Where a pile is asked for, its top card stands for it.
    const pile = lit || on ? tabloids.length - 1 : -1;
    const cards = [...tabloids, ...fresh].map((word, i) => ({ word, id: i === pile ? 'p.tabloids' : `tabloids.${i}` }));
    return html`<${Paper} title=${t('cards.tabloids')} note=${t('cards.tabloids-note', { n: tabloids.length })} class="tabloids">
        <div ref=${row} class="tabrow">
            ${cards.length ? html`<${Row} scene=${scene} cards=${cards} place="tabloids" label=${t('cards.tabloids-label')} class="fan ${cards.length > 12 ? 'over' : ''}"
                look=${(/** @type {any} */ _, /** @type {number} */ i) => (i >= tabloids.length ? 'draft' : '')} as=${(/** @type {number} */ i) => (i === pile ? thing : undefined)} />`
            : html`<p class="quiet">${t('cards.tabloids-empty')}</p>`}
        </div>
    <//>`;
}

/** @param {{ scene: CardScene }} of */
export const Piles = ({ scene }) => html`<div class="pilesrow"><${Unknown} scene=${scene} /><${Tabloids} scene=${scene} /></div>`;
