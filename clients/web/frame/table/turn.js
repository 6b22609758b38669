// The move in the making, for every game: what is picked or typed, what it would do, what became of it. All of it is pencil
// until the server has answered.
import { useEffect, useLayoutEffect, useMemo, useState } from '../view.js';
import { Choice, holds, named } from './choose.js';
import { changed } from '../line/changes.js';
import { keep, kept } from '../kept.js';

const PAUSE_MS = 120; /* after the last key, before the effect of what is typed is asked for */

/** What the server says of a line before it is sent. @param {Match} match @param {string} line */
function useEffectOf(match, line) {
    const [told, tell] = useState(/** @type {any} */ (null));
    useEffect(() => {
        if (!line || !match.asked) return undefined;
        let stale = false;
        const timer = setTimeout(() => {
            match.ask({ effect: line }).then(
                (/** @type {any} */ answer) => { if (!stale) tell({ line, decision: match.decision, ...answer.effect }); },
                (/** @type {any} */ why) => { if (!stale) tell({ line, decision: match.decision, refused: why }); },
            );
        }, PAUSE_MS);
        return () => { stale = true; clearTimeout(timer); };
    }, [match, match.decision, line]);
    return told && told.line === line && told.decision === match.decision ? told : null;
}

const NO_MOVES = /** @type {string[]} */ ([]);

/** @param {Match} match @param {boolean} [still] another window answers @param {(match: Match, line: string) => boolean} [take] a game that takes lines itself */
export function useTurn(match, still = false, take = undefined) {
    const [picks, setPicks] = useState(/** @type {any[]} */ ([]));
    const place = `draft.${match.table}.${match.decision}`;
    const [typed, setTyped] = useState(/** @type {string | null} */ (null));
    const [refusal, setRefusal] = useState(/** @type {any} */ (null));
    const [receipt, setReceipt] = useState(/** @type {any} */ (null));
    const [sending, setSending] = useState('');

    // Another question: what was picked for the last one is nobody's answer to it.
    useLayoutEffect(() => { setPicks([]); setTyped(kept(place)); setRefusal(null); }, [match.decision]);

    const moves = match.asked ? match.asks.moves ?? NO_MOVES : NO_MOVES;
    const choice = useMemo(() => (match.game ? new Choice(match.game, moves, picks) : null), [match.game, moves, picks]);
    const line = typed ?? choice?.meant?.text ?? '';
    // What is meant outlives a reload of this window, for this question and no other.
    useEffect(() => { if (match.decision) keep(place, line); }, [line]);
    const effect = useEffectOf(match, sending ? '' : line);
    const draft = useMemo(() => (effect?.changes ? changed(match.picture, effect.changes) : null), [effect, match.picture]);

    /** A piece may stand for several things at once: a card on the table for its seat, its set and itself.
     * @param {any} thing or a list of them @param {string} key */
    const pick = (thing, key) => {
        if (!choice || sending || still) return;
        const things = [thing].flat().map(({ letter, word, at }) => ({ letter, word, key, at }));
        const fits = (/** @type {any[]} */ all) => choice.moves.some((/** @type {any} */ move) => holds(move, all));
        setTyped(null);
        setRefusal(null);
        if (picks.some((one) => one.key === key)) setPicks(picks.filter((one) => one.key !== key));
        else if (fits([...picks, ...things])) setPicks([...picks, ...things]);
        else if (fits(things)) setPicks(things);
    };

    /** @param {string} [text] */
    const send = async (text = line) => {
        const said = text.trim();
        if (!said || sending || still) return;
        if (take?.(match, said)) { clear(); return; }
        setSending(said);
        setRefusal(null);
        try {
            const answer = await match.move(said);
            setReceipt({ at: answer.at, number: answer.number, line: said });
            match.seen();
            setPicks([]);
            setTyped(null);
        } catch (why) {
            setTyped(said);
            setRefusal(why);
        } finally {
            setSending('');
        }
    };

    /** One step back: the piece that was picked last, or what was typed. */
    const back = () => { setTyped(null); setRefusal(null); setPicks(typed === null ? picks.filter((one) => one.key !== picks.at(-1)?.key) : picks); };
    const clear = () => { setPicks([]); setTyped(null); setRefusal(null); };
    const undo = () => match.ask({ undo: true }).then(() => setReceipt(null), setRefusal);

    return {
        choice, still, line, typed, effect, draft, refusal, receipt, sending, pick, send, back, clear, undo,
        type: (/** @type {string} */ text) => { setTyped(text); setRefusal(null); },
        picked: (/** @type {string} */ key) => picks.some((one) => one.key === key),
        picks,
    };
}

/** A move for a button: its verb, and what it is about in the game's words. @param {Match} match @param {any} move */
export function spoken(match, move) {
    const titles = move.things.map((/** @type {import('./choose.js').Thing} */ { letter, word }) => (letter === 's' ? seatName(match, word) : named(match.game, letter, word)?.title ?? word));
    return { verb: move.verb.word, about: [...new Set(titles)].join(', ') };
}

/** @param {Match} match @param {string} word "#1", or what the game calls its seats */
export function seatName(match, word) {
    const number = /^#(\d+)$/.exec(word);
    return number ? match.seats[Number(number[1])]?.name ?? word : word;
}
