// Above the network: the parts of the scenario, or while Reactions are asked for who is asked and what they said.
import { html, useEffect, useState } from '../frame/view.js';
import { Badge } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { nameOf, setOf } from './facts.js';

/** How long the window stays open for whoever is asked: as long for everybody, whatever the hand. The server's time.
 * @param {{ scene: any }} of */
function Open({ scene: { match } }) {
    const [, tick] = useState(0);
    const { window } = match.around;
    const ms = window ? Math.max(0, window.until ? window.until - match.now() : window.left) : 0;
    const runs = Boolean(window?.until) && ms > 0;
    useEffect(() => {
        if (!runs) return undefined;
        const timer = setInterval(() => tick((n) => n + 1), 250);
        return () => clearInterval(timer);
    }, [runs]);
    const held = match.own.held?.decision === match.decision ? match.own.held : null;
    if (!ms && !held) return null;
    return html`<p class="window-open">${held ? t('ll.held-answer', { move: held.move }) : t('ll.window-open')} ${ms > 0 && html`<b role="timer">${t('ll.window-left', { n: Math.ceil(ms / 1000) })}</b>`}</p>`;
}

/** LL-9.2: in the order in which they are asked. @param {{ scene: any }} of */
function Window({ scene }) {
    const { picture, seat: own } = scene;
    return html`<div class="reactions"><${Open} scene=${scene} /><ol class="track window" aria-label=${t('ll.window')}>${picture.window.map((/** @type {any} */ one) => html`<li key=${one.seat} class=${['asked', 'plays'].includes(one.is) ? 'now' : ''}><${Badge} seat=${one.seat} name=${nameOf(scene, one.seat)} size=${32} />
        <div><b><bdi>${one.seat === own ? t('you') : nameOf(scene, one.seat)}</bdi></b><small>${t(/** @type {any} */ (`ll.is-${one.is}`))}</small></div></li>`)}</ol></div>`;
}

/** @param {{ scene: any }} of */
export function Track({ scene }) {
    const { game, picture, match } = scene;
    if (picture.window?.length && !match.over) return html`<${Window} scene=${scene} />`;
    if (!picture.scenario) return null;
    return html`<ol class="track" aria-label=${picture.scenario}>${setOf(game).parts.map((/** @type {any} */ part, /** @type {number} */ i) => {
        const now = i + 1 === picture.round && !match.over;
        return html`<li key=${i} class=${now ? 'now' : ''} aria-current=${now ? 'step' : undefined} title=${part.text}><div><b>${i + 1} ${part.title}</b>${now && picture.ending && html`<small>${picture.ending.slice(0, 2).join(' ')}</small>`}</div></li>`;
    })}</ol>`;
}
