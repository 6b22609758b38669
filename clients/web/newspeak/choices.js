// Choices in words: a set, an ID card, a code, a vote, a step. Each is a legal move, with what the engine says only of it.
import { html, useEffect, useState } from '../frame/view.js';
import { t } from '../frame/text.js';
import { nameOf } from './facts.js';

const VERBS = ['set', 'id', 'code', 'vote', 'shift'];

/** @param {any} match @param {string[]} moves */
function useForeseen(match, moves) {
    const [told, tell] = useState(/** @type {{ of: string, effects: any[] }} */ ({ of: '', effects: [] }));
    const of = moves.join('\n');
    useEffect(() => {
        let gone = false;
        if (of && match.ask) match.ask({ effect: moves }).then((/** @type {any} */ answer) => { if (!gone) tell({ of, effects: answer.effects }); }, () => {});
        return () => { gone = true; };
    }, [match, match.decision, of]);
    return told.of === of ? told.effects.map((one) => (one?.effects ?? []).map((/** @type {any} */ effect) => effect)) : [];
}

/** Who has named what so far, as far as the seat knows. @param {any} scene @param {string} text */
function namers({ picture, match }, text) {
    const votes = picture.phase === 'vote' ? picture.rounds[picture.round - 1]?.votes ?? [] : [];
    return votes.flatMap((/** @type {string | null} */ card, /** @type {number} */ seat) => (text === `vote ${card}` ? [nameOf({ match }, seat)] : []));
}

/** @param {{ scene: any }} of */
export function Choices({ scene }) {
    const { match, choice, picture } = scene;
    const moves = (choice?.moves ?? []).filter((/** @type {any} */ move) => VERBS.includes(move.verb.word));
    const free = moves.some((/** @type {any} */ move) => move.things.length > 1);
    const told = useForeseen(match, free ? [] : moves.map((/** @type {any} */ move) => move.text));
    const first = moves.some((/** @type {any} */ move) => move.text === picture.first) ? picture.first : '';
    useEffect(() => { if (first && !scene.meant) scene.mean(first); }, [match.decision, first]);
    if (!moves.length) return null;
    if (free) { /* any code, and a place on the table to be filtered for it */
        const codes = [...new Set(moves.map((/** @type {any} */ move) => move.things[0].word))];
        return html`<div class="choices" role="group" aria-label=${t('ns.choices')}><p>${t('ns.any-code')}</p>${codes.map((word) => html`<button type="button" class="choice small ${scene.picked(`code.${word}`) ? 'sel' : 'legal'}" aria-pressed=${String(scene.picked(`code.${word}`))} onClick=${() => scene.pick({ letter: 'q', word }, `code.${word}`)}><b>${word.slice(1)}</b></button>`)}</div>`;
    }
    const common = new Set(told[0]?.filter((/** @type {any} */ one) => told.length > 1 && told.every((all) => all.some((/** @type {any} */ other) => other.says === one.says))).map((/** @type {any} */ one) => one.says));
    return html`<div class="choices" role="group" aria-label=${t('ns.choices')}>${moves.map((/** @type {any} */ move, /** @type {number} */ i) => {
        const on = scene.meant === move.text;
        const own = (told[i] ?? []).filter((/** @type {any} */ one) => !common.has(one.says));
        const by = namers(scene, move.text);
        return html`<button type="button" class="choice ${on ? 'sel' : 'legal'} ${own.length || first ? '' : 'small'}" aria-pressed=${String(on)} onClick=${() => scene.mean(move.text)}><b>${t(/** @type {any} */ (`ns.choice-${move.verb.word}`), { word: move.things[0]?.word === 'none' ? t('ns.no-card') : move.things[0]?.word ?? '' })}</b>${move.text === first && html`<small class="first">${t('ns.first')}</small>`}
            ${own.map((/** @type {any} */ one) => html`<small class="is-${one.is}">${one.says}</small>`)}${by.length > 0 && html`<small class="by">${t('ns.named-by', { who: by.join(', ') })}</small>`}</button>`;
    })}</div>`;
}
