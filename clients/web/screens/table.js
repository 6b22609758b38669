// A table by its address: before the deal it is laid, then it is played, then it is over.
import '../base.js';
import '../play.js';
import { html, useEffect, useMemo, useState } from '../frame/view.js';
import { address } from '../frame/address.js';
import { tableOf } from '../frame/ahead.js';
import { gameOf } from '../frame/line/api.js';
import { Match } from '../frame/line/match.js';
import { Opening, Paper, Wrong } from '../frame/parts.js';
import { Table } from '../frame/table/table.js';
import { session } from '../frame/line/session.js';
import { t } from '../frame/text.js';
import { Laid } from './laid.js';
import { Masthead } from './masthead.js';

const AGAIN_MS = 2000; /* while it is not dealt */

/** @param {{ id: string, laid: any }} of */
function Playing({ id, laid }) {
    const match = useMemo(() => new Match({ table: Number(id) }), [id]);
    useEffect(() => { match.open(); return () => match.close(); }, [match]);
    return html`<${Table} match=${match} laid=${laid} />`;
}

export default function TableScreen() {
    const id = address.parts[1];
    const [laid, setLaid] = useState(/** @type {any} */ (null));
    const [game, setGame] = useState(/** @type {any} */ (null));
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const look = () => tableOf(id).then((one) => { setLaid(one); setWhy(null); return gameOf(one.game).then(setGame); }, setWhy);
    useEffect(() => { look(); }, [id, session.me]);
    useEffect(() => {
        if (laid?.stage !== 'laid') return undefined;
        const timer = setInterval(() => { if (document.visibilityState === 'visible') look(); }, AGAIN_MS);
        return () => clearInterval(timer);
    }, [laid?.stage]);
    if (why && !laid) {
        return html`<div class="sheet-page"><${Masthead} title=${t('no-table')} /><main class="page"><${Paper} title=${t('no-table')}><div class="pad"><${Wrong} why=${why} onAgain=${look} />
            <a class="btn" href="/">${t('home')}</a></div><//></main></div>`;
    }
    if (!laid || (laid.stage === 'laid' && !game)) return html`<${Opening} alone />`;
    if (laid.stage === 'laid') return html`<${Laid} laid=${laid} game=${game} onChange=${setLaid} />`;
    return html`<${Playing} id=${id} laid=${laid} />`;
}
