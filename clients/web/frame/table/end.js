// The end of a match: who won, by place, what can be done now, and the proof. How the last reckoning came about is told by the
// game's own drawing, if it has one.
import { html, useState } from '../view.js';
import { address } from '../address.js';
import { post } from '../line/api.js';
import { Badge, Button, Paper, Wrong } from '../parts.js';
import { Check } from './check.js';
import { Log, Talk } from './log.js';
import { Plain } from './plain.js';
import { Question } from './headline.js';
import { Share } from './share.js';
import { useKeys } from '../keys.js';
import { t } from '../text.js';

/** Seats in order of place; equal points share one. @param {any} match @returns {{ seat: number, place: number, won: boolean, points: number | undefined }[]} */
export function places({ seats, over }) {
    const all = seats.map((/** @type {any} */ _, /** @type {number} */ seat) => ({ seat, points: over.points?.[seat], won: (over.won ?? []).includes(seat) }));
    all.sort((/** @type {any} */ a, /** @type {any} */ b) => Number(b.won) - Number(a.won) || (b.points ?? 0) - (a.points ?? 0) || a.seat - b.seat);
    const better = (/** @type {any} */ a, /** @type {any} */ b) => (a.won !== b.won ? a.won : (a.points ?? 0) > (b.points ?? 0));
    return all.map((/** @type {any} */ one) => ({ ...one, place: 1 + all.filter((/** @type {any} */ other) => better(other, one)).length }));
}

/** @param {{ match: any }} of */
function Places({ match }) {
    return html`<ol class="places" aria-label=${t('places')}>${places(match).map(({ seat, place, points }) => html`<li key=${seat} class=${seat === match.seat ? 'mine' : ''}>
        <${Badge} seat=${seat} name=${match.seats[seat].name} size=${40} /><div><b><bdi>${match.seats[seat].name}</bdi></b><small>${[t('place', { n: place }), seat === match.seat && t('you'), match.seats[seat].bot && t('bot')].filter(Boolean).join(' · ')}</small></div>
        ${points !== undefined && html`<strong>${points}</strong>`}</li>`)}</ol>`;
}

/** @param {{ scene: any, drawer: any, turn: any }} of */
export function Ending({ scene, drawer, turn }) {
    const { match, laid, game } = scene;
    const [sharing, share] = useState(false);
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const again = () => post(`/api/tables/${match.table}/rematch`).then((one) => address.go(`/t/${one.table}`), setWhy);
    const replay = () => address.go(`/replay/${match.table}`);
    useKeys({
        a: { does: () => { if (match.mine && match.table) again(); }, says: t('rematch') },
        p: { does: replay, says: t('replay') },
        s: { does: () => share(true), says: t('share') },
        v: { does: () => address.go(`/replay/${match.table}?check=1`), says: t('check-deal') },
    });
    const aside = html`${match.table && laid && html`<${Check} table=${laid} game=${game} />`}
        <${Paper} title=${t('log')} class="endlog"><${Log} match=${match} onStep=${(/** @type {number} */ n) => address.go(`/replay/${match.table}?n=${n}`)} /><//>
        ${match.talk.length > 0 && html`<${Paper} title=${t('talk')} class="endlog"><${Talk} match=${match} /><//>`}`;
    return html`<main class="ending"><${Question} scene=${scene}><div class="btns">
            ${match.mine && match.table && html`<${Button} kind="go" keyName="a" onClick=${again}>${t('rematch')}<//>`}
            <${Button} icon="replay" keyName="p" onClick=${replay}>${t('replay')}<//><${Button} icon="share" keyName="s" onClick=${() => share(true)}>${t('share')}<//></div><//>
        <${Wrong} why=${why} /><${Places} match=${match} />
        ${drawer?.End ? html`<${drawer.End} scene=${scene}>${aside}<//>` : html`<div class="endboard"><${Plain} scene=${scene} turn=${turn} only /><div class="col">${aside}</div></div>`}
        ${sharing && html`<${Share} scene=${scene} onClose=${() => share(false)} />`}</main>`;
}
