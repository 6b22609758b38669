// The end of a match in both card games: the strikes of the last reckoning one by one on the game's own drawing, then the scores.
import { html } from '../frame/view.js';
import { Paper } from '../frame/parts.js';
import { settings } from '../frame/settings.js';
import { t } from '../frame/text.js';
import { before, Hands, LastHand, reckoning, Strikes, useStory } from './scored.js';

/** @param {string} game @param {any} Drawing what the strikes are shown on */
export const endOf = (game, Drawing) => function End(/** @type {{ scene: CardScene, children?: any }} */ { scene, children }) {
    const strikes = reckoning(scene.match)?.strikes ?? [];
    const [at, go] = useStory(strikes, !settings.story);
    const then = { ...scene, picture: before(scene, strikes.slice(Math.max(0, at - 1))), draft: before(scene, strikes.slice(at)), choice: null, told: true };
    const hub = at < strikes.length ? [t('cards.strikes-note', { at, n: strikes.length }), ''] : undefined;
    return html`<div class="endboard ${strikes.length ? 'struck' : ''}">
        ${strikes.length > 0 && html`<${Strikes} scene=${scene} strikes=${strikes} at=${at} go=${go} />`}
        <div class="col"><div class="board ${game}"><div class="felt"><${Drawing} scene=${then} hub=${hub} /></div></div>
            ${scene.picture.last && html`<${Paper} title=${t('cards.scored')}><${LastHand} scene=${scene} /><//>`}</div>
        <div class="col"><${Hands} scene=${scene} />${children}</div></div>`;
};
