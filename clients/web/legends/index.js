// Legends and Lies: the groups table over the piles.
import '../base.js';
import '../play.js';
import '../cards/words.js';
import { html } from '../frame/view.js';
import { t } from '../frame/text.js';
import { whole } from '../cards/whole.js';
import { Limits, panels, seat } from '../cards/panels.js';
import { Piles } from '../cards/piles.js';
import { endOf } from '../cards/end.js';
import { Truth } from '../cards/truth.js';
import { useTravel } from '../cards/travel.js';
import { Groups } from './groups.js';

/** @param {{ scene: CardScene }} of */
function Board({ scene }) {
    useTravel(scene);
    return html`<div class="board legends">
    <div class="felt"><${Groups} scene=${scene} /></div>
    <${Limits} scene=${scene} actions="anomalies" /><${Piles} scene=${scene} /></div>`;
}

export default {
    whole,
    still: true,
    Board,
    panels: (/** @type {any} */ scene) => panels(scene, { last: 'cards.last-hand', actions: 'anomalies' }),
    seat,
    head: (/** @type {any} */ scene) => t('cards.hand-n', { n: scene.picture.round }) + (scene.picture['extra-hand'] ? ` · ${t('cards.extra-round')}` : ''),
    Truth,
    End: endOf('legends', Groups),
};
