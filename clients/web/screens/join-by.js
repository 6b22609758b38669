// Joining by a code of two words or by a pasted link.
import { html, useState } from '../frame/view.js';
import { address } from '../frame/address.js';
import { Paper } from '../frame/parts.js';
import { t } from '../frame/text.js';
import { AsSomebody } from './ask-name.js';
import { CodeWords, tableBy } from './code.js';

export function JoinBy() {
    const [words, setWords] = useState('');
    const ready = async () => {
        const link = /#(invite|takeover)=(\w+)/.exec(words);
        if (link) { location.assign(`/#${link[1]}=${link[2]}`); location.reload(); return; }
        address.go(`/t/${await tableBy(words)}`);
    };
    return html`<${Paper} title=${t('join-table')} class="join"><div class="pad"><${CodeWords} label=${t('join-how')} words=${words} onWords=${setWords} />
        <${AsSomebody} verb=${t('sit-down')} kind="ink" onReady=${ready} /></div><//>`;
}
