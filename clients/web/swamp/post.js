// Writing letters: to whom, in whose name as far as the table allows it, the words, and a map sheet cut from one's own map, hex by hex, each
// as it was seen or as one would have it believed. What waits goes out with the turn.
import { html, useChanges, useEffect, useState } from '../frame/view.js';
import { Button, Segment } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { clanOf, deskOf, story } from './facts.js';
import { Letter } from './letters.js';

const LENGTH = 2000;

/** Ways to sign that the table has: what it does not take is not shown. @param {string} press */
const signs = (press) => ['signed', 'unsigned', 'forged'].slice(0, ['none', 'signed', 'unsigned', 'forged'].indexOf(press));

/** @param {{ scene: any, cuts: { hex: string, says: string }[], set: (cuts: { hex: string, says: string }[]) => void }} of */
function Cuts({ scene, cuts, set }) {
    const desk = deskOf(scene.match);
    const has = cuts.some((one) => one.hex === desk.hex);
    return html`<div class="cuts"><div class="btns"><${Button} why=${desk.hex && scene.picture.turn >= 0 ? undefined : t('sw.look-how')} onClick=${() => set(has ? cuts.filter((one) => one.hex !== desk.hex) : [...cuts, { hex: desk.hex, says: '' }])}>${desk.hex ? t(has ? 'sw.uncut' : 'sw.cut', { hex: desk.hex }) : t('sw.cut-how')}<//></div>
        ${cuts.length > 0 && html`<table class="bill"><thead><tr><th>${t('sw.hex')}</th><th>${t('sw.saw')}</th><th>${t('sw.sheet-says')}</th></tr></thead><tbody>${cuts.map((one, i) => html`<tr><td><button type="button" class="hexjump" onClick=${() => desk.look(one.hex, true)}>${one.hex}</button></td><td>${story(scene, one.hex).join(', ')}</td>
            <td><input class="field" value=${one.says} placeholder=${t('sw.as-seen')} aria-label=${t('sw.claim', { hex: one.hex })} onInput=${(/** @type {any} */ e) => set(cuts.with(i, { ...one, says: e.target.value }))} /></td></tr>`)}</tbody></table>`}</div>`;
}

/** The letter as the server takes it: its sheet is lines of its text. @param {string} text @param {{ hex: string, says: string }[]} cuts */
const whole = (text, cuts) => [text, ...(cuts.some((one) => !one.says.trim()) ? [`SHEET ${cuts.filter((one) => !one.says.trim()).map((one) => one.hex).join(' ')}`] : []), ...cuts.filter((one) => one.says.trim()).map((one) => (/^blank$/i.test(one.says.trim()) ? `BLANK ${one.hex}` : `CLAIM ${one.hex} ${one.says.trim()}`))].filter(Boolean).join('\n');

/** @param {{ scene: any, onSent: () => void }} of */
function Write({ scene, onSent }) {
    const { match, picture } = scene;
    const [to, setTo] = useState(/** @type {number[]} */ ([]));
    const [all, setAll] = useState(false);
    const [sign, setSign] = useState('signed');
    const [as, setAs] = useState(0);
    const [text, type] = useState('');
    const [cuts, cut] = useState(/** @type {{ hex: string, says: string }[]} */ ([]));
    const [note, setNote] = useState('');
    const [bad, setBad] = useState('');
    const others = picture.clans.filter((/** @type {any} */ one) => one.clan !== picture.clan && one.state === 'active');
    const send = () => {
        const whom = `${all ? 'ALL' : to.join(',')}${sign === 'unsigned' ? ' UNSIGNED' : sign === 'forged' ? ` AS ${as}` : ''}`;
        match.ask({ letter: { to: whom, text: whole(text, cuts) } }).then((/** @type {any} */ answer) => { setNote(answer.note ?? t('sw.in-post')); setBad(''); type(''); cut([]); onSent(); }, (/** @type {Error} */ why) => { setBad(why.message); setNote(''); });
    };
    const missing = !all && !to.length ? t('sw.to-whom') : !text.trim() && !cuts.length ? t('sw.no-words') : sign === 'forged' && !as ? t('sw.as-whom') : undefined;
    return html`<div class="write"><div class="picks" role="group" aria-label=${t('sw.to')}><button type="button" class="swchip" aria-pressed=${all ? 'true' : 'false'} onClick=${() => setAll(!all)}>${t('sw.to-all')}</button>
        ${!all && others.map((/** @type {any} */ one) => html`<button type="button" class="swchip" aria-pressed=${to.includes(one.clan) ? 'true' : 'false'} onClick=${() => setTo(to.includes(one.clan) ? to.filter((n) => n !== one.clan) : [...to, one.clan])}>${one.code} <small>${one.name}</small></button>`)}</div>
        ${signs(picture.options.press).length > 1 && html`<${Segment} label=${t('sw.sign')} value=${sign} of=${signs(picture.options.press).map((one) => [one, t(/** @type {any} */ (`sw.sign-${one}`))])} onPick=${setSign} />`}
        ${sign === 'forged' && html`<div class="picks" role="group" aria-label=${t('sw.as-whom')}>${others.filter((/** @type {any} */ one) => !to.includes(one.clan)).map((/** @type {any} */ one) => html`<button type="button" class="swchip" aria-pressed=${as === one.clan ? 'true' : 'false'} onClick=${() => setAs(one.clan)}>${one.code}</button>`)}</div>`}
        <textarea class="field" rows="4" dir="auto" maxlength=${LENGTH} value=${text} aria-label=${t('sw.letter')} placeholder=${t('sw.letter')} onInput=${(/** @type {any} */ e) => type(e.target.value)} />
        <${Cuts} scene=${scene} cuts=${cuts} set=${cut} />
        <div class="btns"><${Button} kind="ink" icon="letter" why=${missing} onClick=${send}>${t('sw.post')}<//>${note && html`<span role="status">${note}</span>`}</div>${bad && html`<p class="bad" role="alert">${bad}</p>`}</div>`;
}

/** @param {{ scene: any }} of */
export function Post({ scene }) {
    const { match, picture } = scene;
    const desk = deskOf(match);
    useChanges(desk);
    const [post, setPost] = useState(/** @type {any} */ (null));
    const look = () => match.ask({ letters: 0 }).then((/** @type {any} */ { letters }) => setPost(letters), () => setPost({}));
    useEffect(() => { look(); }, [match, picture.turn]);
    if (picture.options.press === 'none') return html`<div class="report"><p class="quiet">${t('sw.no-press')}</p></div>`;
    const turns = [...(post?.turns ?? [])].reverse().filter(({ letters: { in: came = [], out = [], told = [] } }) => came.length + out.length + told.length);
    const sheet = (/** @type {any} */ one) => one.sheet && html`<${Button} kind="link" icon="layers" aria-pressed=${desk.sheet === one ? 'true' : 'false'} onClick=${() => desk.set({ sheet: desk.sheet === one ? null : one })}>${t(desk.sheet === one ? 'sw.sheet-off' : 'sw.sheet-on')}<//>`;
    return html`<div class="report" tabindex="0" role="region" aria-label=${t('sw.letters')}>
        ${match.asked && picture.state !== 'over' && html`<h3>${t('sw.write')}</h3><${Write} scene=${scene} onSent=${look} />`}
        ${(post?.waiting ?? []).length > 0 && html`<h3>${t('sw.waiting')} <small>${post.waiting.length}</small></h3>${post.waiting.map((/** @type {any} */ one) => html`<${Letter} letter=${one} scene=${scene} out />`)}<${Button} onClick=${() => match.ask({ withdraw: true }).then(look, () => {})}>${t('sw.withdraw')}<//>`}
        ${turns.map(({ turn, letters: { in: came = [], out = [], told = [] } }) => html`<h3>${t('sw.with-report', { n: turn })}</h3>${told.map((/** @type {string} */ line) => html`<p class="bad">${line}</p>`)}${came.map((/** @type {any} */ one) => html`<${Letter} letter=${one} scene=${scene} />${sheet(one)}`)}${out.map((/** @type {any} */ one) => html`<${Letter} letter=${one} scene=${scene} out />`)}`)}
        ${post && !turns.length && !(post.waiting ?? []).length && html`<p class="quiet">${t('sw.no-letters')}</p>`}</div>`;
}

/** What a sheet claims of a hex, short, with a question behind it. @param {any} picture @param {any} one */
export const claimWords = (picture, one) => `${[one.terrain ?? '', one.clan ? clanOf(picture, one.clan)?.code : '', one.number ?? ''].filter((part) => part !== '').join(' ')}?`;
