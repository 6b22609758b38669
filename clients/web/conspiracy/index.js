// Conspiracy!: the wheel over the piles.
import { html } from '../frame/view.js';
import { Paper } from '../frame/parts.js';
import { settings } from '../frame/settings.js';
import { t } from '../frame/text.js';
import { whole } from '../cards/whole.js';
import { Limits, panels, seat } from '../cards/panels.js';
import { Piles } from '../cards/piles.js';
import { before, LastHand, reckoning, Strikes, useStory } from '../cards/scored.js';
import { Wheel } from './wheel.js';

/** @param {{ scene: any }} of */
const Board = ({ scene }) => html`<div class="board conspiracy">
    <div class="felt"><${Wheel} scene=${scene} /><${Limits} scene=${scene} actions="actions" /></div>
    <${Piles} scene=${scene} /></div>`;

/** @param {{ scene: any }} of */
function End({ scene }) {
    const strikes = reckoning(scene.match)?.strikes ?? [];
    const [at, go] = useStory(strikes, !settings.story);
    const then = { ...scene, picture: before(scene, strikes.slice(Math.max(0, at - 1))), draft: before(scene, strikes.slice(at)), choice: null, told: true };
    return html`<div class="endboard"><div class="board conspiracy"><div class="felt"><${Wheel} scene=${then} hub=${at < strikes.length ? [t('cards.strikes-note', { at, n: strikes.length }), ''] : undefined} /></div></div>
        ${strikes.length > 0 && html`<${Strikes} scene=${scene} strikes=${strikes} at=${at} go=${go} />`}
        ${scene.picture.last && html`<${Paper} title=${t('cards.scored')}><${LastHand} scene=${scene} /><//>`}</div>`;
}

export default {
    sheets: ['cards'],
    whole,
    Board,
    panels: (/** @type {any} */ scene) => panels(scene, { last: 'cards.last-round', actions: 'actions' }),
    seat,
    head: (/** @type {any} */ scene) => t('cards.round-n', { n: scene.picture.round }) + (scene.picture['extra-hand'] ? ` · ${t('cards.extra-round')}` : ''),
    End,
};
