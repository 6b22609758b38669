// What answers the question: the order that is whole joins the sheet; the sheet is handed in and the clan is ready.
import { html, useChanges } from '../frame/view.js';
import { Button } from '../frame/parts.js';
import { useKeys } from '../frame/keys.js';
import { useWide } from '../frame/wide.js';
import { t } from '../frame/text.js';
import { deskOf } from './facts.js';
import { draftOf } from './draft.js';
import { orderOf, ringOf } from './ring.js';

/** The next band or spy without an order. @param {any} match */
export function nextIdle(match) {
    const desk = deskOf(match);
    const idle = (draftOf(match).receipt?.idle ?? []).map((/** @type {any} */ one) => one.hex);
    const hex = idle[(idle.indexOf(desk.hex) + 1) % idle.length];
    if (hex) desk.look(hex, true);
}

/** @param {{ scene: any }} of */
export function Answers({ scene }) {
    const { match, picture } = scene;
    const desk = deskOf(match);
    const draft = draftOf(match);
    useChanges(desk);
    useChanges(draft);
    const whole = Boolean(draft.pending);
    const hand = () => (picture.phase === 'orders' ? draft.hand(true) : match.ask({ move: 'ready' }).catch(() => {}));
    const waits = match.asks?.wait;
    const wide = useWide();
    useKeys({
        Enter: { does: () => { if (whole) draft.take(); }, says: t('sw.add') },
        n: { does: () => nextIdle(match), says: t('sw.next-idle') },
        ...(desk.verb ? { Backspace: { does: () => desk.set(desk.steps.length ? { steps: desk.steps.slice(0, -1) } : { verb: '' }), says: t('sw.step-back') } } : {}),
        ...(desk.verb || desk.hex ? { Escape: { does: () => (desk.verb ? desk.begin('') : desk.look('')), says: t('clear') } } : {}),
    });
    if (!match.asked) return null;
    if (desk.verb) return html`<${Button} kind="link" icon="undo" aria-label=${t('clear')} onClick=${() => desk.begin('')} /><${Button} kind="go" keyName="Enter" why=${whole ? undefined : t('sw.not-whole')} onClick=${() => draft.take()}>${t('sw.add-n', { n: draft.lines.length + 1 })}<//>`;
    if (!waits) return html`<${Button} onClick=${() => match.ask({ move: 'wait' }).catch(() => {})}>${t('sw.wait')}<//>${!draft.same && picture.phase === 'orders' && html`<${Button} kind="go" onClick=${() => draft.hand(true)}>${t('sw.hand-in')}<//>`}`;
    const idle = draft.receipt?.idle?.length ?? 0;
    return html`${picture.phase === 'orders' && idle > 0 && html`<${Button} keyName=${wide ? 'n' : undefined} icon=${wide ? undefined : 'next'} aria-label=${t('sw.next-idle')} onClick=${() => nextIdle(match)}>${wide ? t('sw.next-idle') : ''}<//>`}
        <${Button} kind="go" why=${draft.busy ? t('sending') : undefined} onClick=${hand}>${picture.phase === 'orders' ? t(wide ? 'sw.ready-n' : 'sw.ready-short', { n: draft.lines.length }) : t('sw.ready')}<//>`;
}

/** The question while an order is made; null: the engine's. @param {any} scene */
export function ask({ match }) {
    const desk = deskOf(match);
    const order = orderOf(ringOf(match, desk.hex), desk.verb);
    if (!order) return null;
    return { ask: t('sw.making', { verb: order.word, hex: desk.hex }), note: order.does };
}
