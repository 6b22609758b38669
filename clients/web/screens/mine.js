// My games: what waits for me and how long, before anything else.
import '../base.js';
import { html } from '../frame/view.js';
import { Paper } from '../frame/parts.js';
import { session } from '../frame/line/session.js';
import { address } from '../frame/address.js';
import { useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';
import { AsSomebody } from './ask-name.js';
import { Masthead } from './masthead.js';
import { Rows, useMine } from './rows.js';

export default function Mine() {
    const mine = useMine();
    const waits = mine.filter((row) => row.waits && !row.over);
    const over = mine.filter((row) => row.over);
    const running = mine.filter((row) => !waits.includes(row) && !over.includes(row));
    useKeys({ n: { does: () => waits[0] && address.go(`/t/${waits[0].table}`), says: t('key-next') } });
    document.title = `${t('mine')} · Lizardry`;
    if (!session.me) return html`<div class="sheet-page"><${Masthead} here="/mine" title=${t('mine')} /><main class="page"><${Paper} title=${t('mine')}><div class="pad"><p>${t('nobody-yet')}</p><${AsSomebody} verb=${t('go-on')} onReady=${() => {}} /></div><//></main></div>`;
    return html`<div class="sheet-page"><${Masthead} here="/mine" title=${t('mine')} /><main class="page">
        <${Paper} title=${t('waiting-for-you')} note=${html`<kbd>n</kbd>`}>${waits.length ? html`<${Rows} rows=${waits} />` : html`<p class="pad">${t('nothing-waits')} <a href="/">${t('play-bot')}</a></p>`}<//>
        <${Paper} title=${t('running')}>${running.length ? html`<${Rows} rows=${running} />` : html`<p class="pad">${t('nothing-runs')}</p>`}<//>
        <${Paper} title=${t('finished')}>${over.length ? html`<${Rows} rows=${over} />` : html`<p class="pad">${t('nothing-over')}</p>`}<//>
    </main></div>`;
}
