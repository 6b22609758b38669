// Conspiracy!: the wheel over the piles.
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
import { Wheel } from './wheel.js';

/** @param {{ scene: CardScene }} of */
function Board({ scene }) {
    useTravel(scene);
    return html`<div class="board conspiracy">
    <div class="felt"><${Wheel} scene=${scene} /><${Limits} scene=${scene} actions="actions" /></div>
    <${Piles} scene=${scene} /></div>`;
}

export default {
    whole,
    still: true,
    Board,
    panels: (/** @type {any} */ scene) => panels(scene, { last: 'cards.last-round', actions: 'actions' }),
    seat,
    head: (/** @type {any} */ scene) => t('cards.round-n', { n: scene.picture.round }) + (scene.picture['extra-hand'] ? ` · ${t('cards.extra-round')}` : ''),
    Truth,
    End: endOf('conspiracy', Wheel),
};
