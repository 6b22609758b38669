// After the end everything is open: what was said in each round with what it meant, who dialled what, where the Moderators believed
// them to be and where they were.
import { html, useState } from '../frame/view.js';
import { Badge, Paper } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { cut, nameOf, placeName, sideName, talkOf } from './facts.js';
import { Picture, Places } from './places.js';
import { Dial } from './reveal.js';
import { Past, Standing } from './standing.js';
import { Told } from './talk.js';

/** The place that most dials stood on. @param {number[]} dials */
const meant = (dials) => [...dials].sort((a, b) => dials.filter((one) => one === b).length - dials.filter((one) => one === a).length || a - b)[0];

/** What a line carried in the code of its round. @param {any} picture @param {any} line @param {number} code */
const carried = (picture, line, code) => cut(picture.tablet, line.words).flatMap(({ stands }) => (stands ? [picture.tablet[stands[0].row].means[code - 1]] : [])).filter(Boolean);

/** How much of what was said each of two places shows. @param {{ scene: any, lines: any[], code: number, truth: number, believed: number }} of */
function Believed({ scene, lines, code, truth, believed }) {
    const { picture } = scene;
    const shows = (/** @type {number} */ slot, /** @type {string[]} */ words) => words.filter((word) => picture.slots[slot - 1].tags.includes(word)).length;
    const rows = lines.map((line) => ({ line, words: carried(picture, line, code) })).filter(({ words }) => words.length);
    return html`<table class="believed"><caption>${t('ns.believed-true', { believed: placeName(picture, believed), truth: placeName(picture, truth) })}</caption>
        <thead><tr><th scope="col">${t('ns.what-said')}</th><th scope="col">${t('ns.fits-n', { n: truth })}</th><th scope="col">${t('ns.fits-n', { n: believed })}</th></tr></thead>
        <tbody>${rows.map(({ line, words }) => html`<tr><th scope="row">${words.join(', ')} <small>${sideName(picture, line.seat)}</small></th><td>${t('ns.of', { n: shows(truth, words), of: words.length })}</td><td>${t('ns.of', { n: shows(believed, words), of: words.length })}</td></tr>`)}</tbody></table>`;
}

/** @param {{ scene: any, children?: any }} of `children`: what the frame puts beside it */
export function End({ scene, children }) {
    const { picture, match } = scene;
    const played = picture.rounds.map((/** @type {any} */ round, /** @type {number} */ i) => ({ ...round, n: i + 1 })).filter((/** @type {any} */ round) => round.outcome);
    const [back, look] = useState(0);
    const round = played.find((/** @type {any} */ one) => one.n === back) ?? played.at(-1);
    const won = match.log.findLast((/** @type {any} */ entry) => entry.told?.event === 'won')?.told.tale;
    if (!round) return html`<div class="endboard"><div class="newspeak-end"><section class="poster"><h2>${won ?? t('over')}</h2></section><${Places} scene=${scene} /></div><div class="col">${children}</div></div>`;
    const truth = meant(round.dials);
    const lines = talkOf(match).filter((line) => line.round === round.n);
    const place = picture.slots[truth - 1];
    const place2 = round.outcome === 'prevented' ? round.pointer : truth;
    return html`<div class="endboard"><div class="newspeak-end"><section class="poster"><div class="posterhead"><b>${won ?? t('over')}</b><span>${t('ns.poster-note', { n: round.n, code: round.code, set: picture.set })}</span></div>
        <h2>${t(/** @type {any} */ (`ns.end-${round.outcome}`), { place: placeName(picture, place2), pointer: placeName(picture, round.pointer) })}</h2>
        ${played.length > 1 && html`<nav class="rounds" aria-label=${t('ns.rounds')}>${played.map((/** @type {any} */ one) => html`<button type="button" aria-pressed=${String(one === round)} onClick=${() => look(one.n)}>${one.n}</button>`)}<span>${t('ns.round-of-talk')}</span></nav>`}
        <div class="posterbody"><div><div class="ph"><${Picture} place=${place} face=${place.status === 'removed' ? 'neutral' : place.status} />${['hacked', 'moderated'].includes(place.status) && html`<span class="stamp ${place.status}">${t(/** @type {any} */ (`ns.stamp-${place.status}`))}</span>`}</div><p class="capt">${place.shows}</p>
            <${Believed} scene=${scene} lines=${lines} code=${round.code} truth=${truth} believed=${round.pointer} /></div>
        <div><p class="quiet">${t('ns.said-meant')}</p><ul class="utterances open" aria-label=${t('ns.said-meant')}>${lines.map((line) => html`<li class="utter" key=${line.key}><${Badge} seat=${line.seat} name=${nameOf(scene, line.seat)} size=${30} /><div><b><bdi>${nameOf(scene, line.seat)}</bdi></b><p><${Told} scene=${scene} line=${line} code=${round.code} all /></p></div></li>`)}
            ${!lines.length && html`<li class="quiet">${t(picture.aloud ? 'ns.aloud' : 'ns.nothing-said')}</li>`}</ul></div></div>
        <p class="posterfoot">${t('ns.legend')}</p></section>
        <ol class="dials">${round.dials.map((/** @type {number} */ slot, /** @type {number} */ seat) => html`<li class="dialplate"><${Dial} slot=${slot} seat=${seat} /><div><${Badge} seat=${seat} name=${nameOf(scene, seat)} size=${26} /><b><bdi>${nameOf(scene, seat)}</bdi></b><small>${t('ns.chose', { n: slot })}</small></div></li>`)}
            <li class="dialplate guard"><${Dial} slot=${round.pointer} /><div><b>${t('ns.moderators')}</b><small>${t('ns.guarded', { n: round.pointer })}</small></div></li></ol>
        <${Places} scene=${scene} class="few" /></div><div class="col"><${Paper} title=${t('ns.board')}><${Standing} scene=${scene} /><//><${Paper} title=${t('ns.past')}><${Past} scene=${scene} /><//>${children}</div></div>`;
}
