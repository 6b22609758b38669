// A lesson: the real table, one step after another. What is said, what it points at and the move that is wanted are the
// game's; this shows them.
import '../base.js';
import '../play.js';
import { html, useChanges, useEffect, useMemo } from '../frame/view.js';
import { address } from '../frame/address.js';
import { Match } from '../frame/line/match.js';
import { Button } from '../frame/parts.js';
import { Table } from '../frame/table/table.js';
import { session } from '../frame/line/session.js';
import { t } from '../frame/text.js';
import { Paper } from '../frame/parts.js';
import { AsSomebody } from './ask-name.js';
import { Masthead } from './masthead.js';

/** @param {{ match: Match }} of */
function Pointer({ match }) {
    useChanges(match);
    const { lesson } = match;
    if (!lesson) return null;
    return html`<aside class="pointer" aria-label=${t('learn')} aria-live="polite"><small>${lesson.title} · ${t('step-of', { n: lesson.step, of: lesson.steps })}</small>
        <p>${lesson.over ? t('lesson-over') : lesson.says}</p>
        ${lesson.move && !lesson.over && html`<p class="wanted">${t('lesson-move')} <code>${lesson.move}</code></p>`}
        <div class="btns">${!lesson.move && !lesson.over && html`<${Button} onClick=${() => match.ask({ read: true })}>${t('go-on')}<//>`}
            ${lesson.move && !lesson.over && html`<${Button} onClick=${() => match.move(lesson.move)}>${t('do-it')}<//>`}
            <a class="btn" href="/">${t(lesson.over ? 'play-now' : 'end-lesson')}</a></div></aside>`;
}

/** @param {{ id: string }} of */
function Learning({ id }) {
    const match = useMemo(() => new Match({ game: id }), [id]);
    useEffect(() => { match.open(); return () => match.close(); }, [match]);
    return html`<${Table} match=${match} /><${Pointer} match=${match} />`;
}

export default function Lesson() {
    const id = address.parts[1];
    document.title = `${t('learn')} · Lizardry`;
    if (!session.me) return html`<div class="sheet-page"><${Masthead} title=${t('learn')} /><main class="page narrow"><${Paper} title=${t('learn')}><div class="pad"><p>${t('learn-name')}</p><${AsSomebody} verb=${t('go-on')} autofocus onReady=${() => {}} /></div><//></main></div>`;
    return html`<${Learning} id=${id} />`;
}
