// A match seen again: what a seat was told, entry by entry, with its picture at each place; after the end every seat's eyes,
// and the proof that the deal was the one promised.
import '../base.js';
import '../play.js';
import { html, useEffect, useMemo, useState } from '../frame/view.js';
import { address } from '../frame/address.js';
import { get, gameOf } from '../frame/line/api.js';
import { changed } from '../frame/line/changes.js';
import { entryOf } from '../frame/line/entry.js';
import { Choice, named } from '../frame/table/choose.js';
import { drawerOf } from '../frame/drawers.js';
import { Button, Opening, Paper, Segment, Wrong } from '../frame/parts.js';
import { Seats } from '../frame/table/table.js';
import { sameMoment } from '../frame/table/truth.js';
import { useKeys } from '../frame/keys.js';
import { isolated, t } from '../frame/text.js';
import { Masthead } from './masthead.js';
import { Check } from '../frame/table/check.js';

/** The picture after each entry that changed it, in order. @param {any} replay */
function unfolded(replay) {
    let now = /** @type {any} */ (null);
    return replay.pictures.map((/** @type {any} */ one) => ({ n: one.n, picture: (now = one.picture ?? changed(now, one.changes)) }));
}

/** @param {any[]} pictures @param {number} n */
function pictureAt(pictures, n) {
    let found = pictures[0]?.picture;
    for (const one of pictures) if (one.n <= n) found = one.picture;
    return found;
}

export default function Replay() {
    const id = address.parts[1];
    const eyes = address.asked('seat');
    const at = Number(address.asked('n') ?? 0);
    const [replay, setReplay] = useState(/** @type {any} */ (null));
    const [table, setTable] = useState(/** @type {any} */ (null));
    const [game, setGame] = useState(/** @type {any} */ (null));
    const [drawer, setDrawer] = useState(/** @type {any} */ (undefined));
    const [why, setWhy] = useState(/** @type {any} */ (null));
    useEffect(() => {
        get(`/api/tables/${id}`).then(async (one) => {
            setTable(one);
            const [words, drawn] = await Promise.all([gameOf(one.game), drawerOf(one.game)]);
            setGame(words);
            setDrawer(drawn);
        }).catch(setWhy);
    }, [id]);
    useEffect(() => { setReplay(null); get(`/api/tables/${id}/replay${eyes === null ? '' : `?seat=${eyes}`}`).then((one) => setReplay({ ...one, entries: one.entries.map(entryOf) }), setWhy); }, [id, eyes]);
    // After the end: the others' eyes as well, so that what was believed stands beside what was.
    const [others, setOthers] = useState(/** @type {any[]} */ ([]));
    const ended = Boolean(replay?.truth);
    useEffect(() => {
        if (!ended || !drawer?.Truth) return;
        Promise.all(table.seats.map((/** @type {any} */ _, /** @type {number} */ i) => get(`/api/tables/${id}/replay?seat=${i}`)))
            .then((all) => setOthers(all.map((one) => ({ entries: one.entries.map(entryOf), pictures: unfolded(one) }))), () => {});
    }, [id, ended, drawer]);
    const pictures = useMemo(() => (replay ? unfolded(replay) : []), [replay]);
    const last = replay?.entries.length ? replay.entries[replay.entries.length - 1].n : 0;
    const n = Math.min(at || last, last);
    const go = (/** @type {number} */ to, seat = eyes) => address.become(`/replay/${id}?n=${Math.max(1, Math.min(last, to))}${seat === null ? '' : `&seat=${seat}`}`);
    useKeys({
        '[': { does: () => go(n - 1), says: t('step-back') }, ']': { does: () => go(n + 1), says: t('step-on') },
        ArrowLeft: { does: () => go(n - 1), says: t('step-back') }, ArrowRight: { does: () => go(n + 1), says: t('step-on') },
        Home: { does: () => go(1), says: t('first-step') }, End: { does: () => go(last), says: t('last-step') },
    });
    document.title = `${t('replay')} · Lizardry`;
    if (why) return html`<div class="sheet-page"><${Masthead} /><main class="page"><${Wrong} why=${why} /><a class="btn" href=${`/t/${id}`}>${t('back-to-table')}</a></main></div>`;
    if (!replay || !game || drawer === undefined) return html`<${Opening} alone />`;
    document.body.dataset.game = game.id;
    const over = Boolean(replay.truth) || replay.over;
    const match = { seats: table.seats, seat: replay.seat, log: replay.entries, around: {}, awaits: [], over: null, game, asked: false, mine: true, table: id, now: () => Date.now(), talk: [] };
    const whole = (/** @type {any} */ picture) => (picture && drawer?.whole ? drawer.whole(picture, replay.seat) : picture);
    const scene = {
        match, game, picture: whole(pictureAt(pictures, n)), draft: null, seat: replay.seat, choice: new Choice(game, [], []), laid: table, picked: () => false, pick: () => {},
        name: (/** @type {string} */ letter, /** @type {string} */ word) => named(game, letter, word) ?? { title: word, code: word }, explain: () => {},
    };
    const entry = replay.entries.find((/** @type {any} */ one) => one.n === n);
    const tale = entry && (entry.told ?? entry.around)?.tale;
    const panels = drawer?.panels?.(scene) ?? [];
    const truth = others.map((one, i) => { const picture = pictureAt(one.pictures, sameMoment(game, replay.entries, one.entries, n)); return picture && drawer.whole ? drawer.whole(picture, i) : picture; });
    return html`<div class="sheet-page rewound"><${Masthead} /><div class="bar pencilbar" role="status">${t('step-of', { n, of: last })}
            <div class="btns"><${Button} icon="prev" aria-label=${t('step-back')} onClick=${() => go(n - 1)} /><${Button} icon="next" aria-label=${t('step-on')} onClick=${() => go(n + 1)} />
            <input type="range" min="1" max=${Math.max(1, last)} value=${n} aria-label=${t('step')} onInput=${(/** @type {any} */ e) => go(Number(e.target.value))} /><a class="btn" href=${`/t/${id}`}>${t('back-to-table')}</a></div></div>
        <main class="replay"><div class="col left">${over && html`<${Paper} title=${t('whose-eyes')}><div class="pad"><${Segment} label=${t('whose-eyes')} value=${replay.seat} of=${table.seats.map((/** @type {any} */ one, /** @type {number} */ i) => [i, one.name])} onPick=${(/** @type {number} */ i) => go(n, String(i))} /></div><//>`}
                <${Seats} scene=${scene} drawer=${drawer} />${over && html`<${Check} table=${table} game=${game} />`}</div>
            <div class="col centre"><div class="headline theirs"><div class="question" role="status"><h1>${tale ? isolated(table.seats, tale) : t('step-of', { n, of: last })}</h1></div></div>
                <div class="tablearea">${drawer && scene.picture ? html`<${drawer.Board} ...${scene} scene=${scene} />` : html`<pre>${JSON.stringify(scene.picture, null, 1)}</pre>`}</div></div>
            <div class="col right">${truth.length > 0 && scene.picture && html`<${Paper} title=${t('believed-was')} note=${t('step-of', { n, of: last })}><${drawer.Truth} scene=${scene} truth=${truth} /><//>`}${panels.map((/** @type {any} */ panel) => html`<${Paper} key=${panel.id} title=${panel.title} note=${panel.note}>${panel.body}<//>`)}
                <${Paper} title=${t('log')} class="grow"><ol class="feed log">${replay.entries.filter((/** @type {any} */ one) => (one.told ?? one.around)?.tale).map((/** @type {any} */ one) => html`<li key=${one.n} class=${one.n === n ? 'now' : ''}>
                    <button type="button" class="line" onClick=${() => go(one.n)}>${isolated(table.seats, (one.told ?? one.around).tale)}</button></li>`)}</ol><//></div></main></div>`;
}
