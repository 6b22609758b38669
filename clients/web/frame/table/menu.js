// What can be done around a match, and where one can go from it.
import { html, useState } from '../view.js';
import { hasWall } from '../drawers.js';
import { Button, Dialog, Icon, Twice } from '../parts.js';
import { settings } from '../settings.js';
import { t } from '../text.js';

/** @param {{ scene: Scene, onOpen: (what: string) => void, onClose: () => void }} of */
export function Menu({ scene, onOpen, onClose }) {
    const { match, game } = scene;
    const [said, setSaid] = useState('');
    /** @param {any} message @param {string} [well] */
    const act = (message, well = '') => match.ask(message).then(() => (well ? setSaid(well) : onClose()), (/** @type {Error} */ why) => setSaid(why.message));
    const stop = match.around.stop ?? [];
    return html`<${Dialog} title=${t('menu')} onClose=${onClose}>
        ${said && html`<p role="status">${said}</p>`}
        <div class="menu">
            <a class="btn" href=${`/rules/${game.id}`} target="_blank"><${Icon} name="rule" />${t('rule-book')}</a>
            <a class="btn" href="/settings"><${Icon} name="palette" />${t('settings')}</a>
            <a class="btn" href=${`/replay/${match.table}`}><${Icon} name="replay" />${t('replay')}</a>
            <${Button} icon="eye" onClick=${() => { settings.change({ plain: !settings.plain }); onClose(); }}>${t(settings.plain ? 'drawn-view' : 'plain-view')}<//>
            ${scene.host && html`<a class="btn" href=${`/host/${match.table}`}><${Icon} name="flag" />${t('host-page')}</a>`}
            ${match.mine && match.table && html`<${Button} icon="link" onClick=${() => onOpen('carry')}>${t('carry-seat')}<//>`}
            ${hasWall(game.id) && match.table && html`<a class="btn" href=${`/wall/${match.table}`} target="_blank"><${Icon} name="wall" />${t('wall-open-here')}</a>`}
            <a class="btn" href="/mine"><${Icon} name="bell" />${t('mine')}</a>
            ${match.mine && !match.over && html`
                <${Button} icon="ready" onClick=${() => onOpen('standing')}>${t('standing')}${match.own.standing?.length ? ` ${match.own.standing.length}` : ''}<//>
                <${Button} icon="undo" onClick=${() => act({ undo: true })}>${t('undo')}<//>
                <${Button} icon="decline" onClick=${() => act({ stop: !stop.includes(match.seat) }, t('stop-asked'))}>${t(stop.includes(match.seat) ? 'stop-not' : 'stop')}<//>
                <${Twice} icon="flag" loss=${t('give-up-loss')} onClick=${() => act({ give_up: true })}>${t('give-up')}<//>`}
        </div>
        <${Button} kind="ink" onClick=${onClose}>${t('close')}<//>
    <//>`;
}
