// Joining by a code of two words or by a pasted link.
import { html, useState } from '../frame/view.js';
import { address } from '../frame/address.js';
import { post } from '../frame/line/api.js';
import { Paper } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { AsSomebody } from './ask-name.js';

export function JoinBy() {
    const [words, setWords] = useState('');
    const ready = async () => {
        const link = /#(invite|takeover)=(\w+)/.exec(words);
        if (link) { location.assign(`/#${link[1]}=${link[2]}`); location.reload(); return; }
        const { table } = await post('/api/invited', { code: words.trim().replace(/[\s_]+/g, '-') });
        address.go(`/t/${table}`);
    };
    return html`<${Paper} title=${t('join-table')} class="join"><div class="pad"><label class="fieldrow"><span>${t('join-how')}</span>
        <input class="field code" value=${words} placeholder="muddy-otter" autocapitalize="off" autocomplete="off" spellcheck=${false} onInput=${(/** @type {any} */ e) => setWords(e.target.value)} /></label>
        <${AsSomebody} verb=${t('sit-down')} kind="ink" onReady=${ready} /></div><//>`;
}
