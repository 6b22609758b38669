// Legends and Lies: the groups table over the piles.
import { html } from '../frame/view.js';
import { Paper } from '../frame/parts.js';
import { settings } from '../frame/settings.js';
import { t } from '../frame/text.js';
import { whole } from '../cards/whole.js';
import { Limits, panels, seat } from '../cards/panels.js';
import { Piles } from '../cards/piles.js';
import { before, LastHand, reckoning, Strikes, useStory } from '../cards/scored.js';
import { Groups } from './groups.js';

/** @param {{ scene: any }} of */
const Board = ({ scene }) => html`<div class="board legends">
    <div class="felt"><${Groups} scene=${scene} /></div>
    <${Limits} scene=${scene} actions="anomalies" /><${Piles} scene=${scene} /></div>`;

/** @param {{ scene: any }} of */
function End({ scene }) {
    const strikes = reckoning(scene.match)?.strikes ?? [];
    const [at, go] = useStory(strikes, !settings.story);
    const then = { ...scene, picture: before(scene, strikes.slice(Math.max(0, at - 1))), draft: before(scene, strikes.slice(at)), choice: null, told: true };
    return html`<div class="endboard"><div class="board legends"><div class="felt"><${Groups} scene=${then} /></div></div>
        ${strikes.length > 0 && html`<${Strikes} scene=${scene} strikes=${strikes} at=${at} go=${go} />`}
        ${scene.picture.last && html`<${Paper} title=${t('cards.scored')}><${LastHand} scene=${scene} /><//>`}</div>`;
}

export default {
    sheets: ['cards'],
    whole,
    Board,
    panels: (/** @type {any} */ scene) => panels(scene, { last: 'cards.last-hand', actions: 'anomalies' }),
    seat,
    head: (/** @type {any} */ scene) => t('cards.hand-n', { n: scene.picture.round }) + (scene.picture['extra-hand'] ? ` · ${t('cards.extra-round')}` : ''),
    End,
};
