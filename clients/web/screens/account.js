// Who I am here: guest or account, other devices, and what links to this screen brought.
import '../base.js';
import '../play.js';
import { html, useState } from '../frame/view.js';
import { post } from '../frame/line/api.js';
import { Carry } from '../frame/carry.js';
import { Button, Field, Paper, Twice, Wrong } from '../frame/parts.js';
import { session } from '../frame/line/session.js';
import { t } from '../frame/text.js';
import { AsSomebody } from './ask-name.js';
import { brought } from './arrive.js';
import { Masthead } from './masthead.js';

/** A form of a few fields that ends in one request. @param {{ title: any, words?: any, fields: [any, string, any][], verb: any, send: (values: any) => Promise<any> }} of */
function Form({ title, words, fields, verb, send }) {
    const [values, setValues] = useState(/** @type {any} */ ({}));
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const [done, setDone] = useState(false);
    const go = (/** @type {any} */ event) => {
        event.preventDefault();
        setDone(false);
        send(values).then(() => { setWhy(null); setDone(true); return session.ask(); }, setWhy);
    };
    return html`<${Paper} title=${t(title)}><form class="pad" onSubmit=${go}>${words && html`<p>${t(words)}</p>`}
        ${fields.map(([label, name, more]) => html`<${Field} label=${t(label)} value=${values[name] ?? ''} onInput=${(/** @type {string} */ value) => setValues({ ...values, [name]: value })} required ...${more} />`)}
        <${Button} type="submit" kind="ink">${t(verb)}<//>${done && html`<p role="status">${t('done')}</p>`}<${Wrong} why=${why} /></form><//>`;
}

/** Where I am mailed when a match waits for me: shown where the server sends mail. @param {{ mail: any }} of */
function Mailed({ mail }) {
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const away = () => post('/api/address', { address: '' }).then(() => { setWhy(null); return session.ask(); }, setWhy);
    if (!mail.address) return html`<${Form} title="mailed" words="mailed-words" fields=${[['mail-address', 'address', { type: 'email', autocomplete: 'email', maxlength: 255 }]]} verb="mail-me" send=${(/** @type {any} */ values) => post('/api/address', values)} />`;
    return html`<${Paper} title=${t('mailed')}><div class="pad"><p><bdi>${mail.address}</bdi></p><p role="status">${t(/** @type {any} */ (`mail-${mail.state}`))}</p>
        <${Button} onClick=${away}>${t('mail-away')}<//><${Wrong} why=${why} /></div><//>`;
}

const PASSWORD = { type: 'password', autocomplete: 'current-password' };
const FRESH = { type: 'password', autocomplete: 'new-password', minlength: 8 };

export default function Account() {
    const { me } = session;
    document.title = `${t('account')} · Lizardry`;
    return html`<div class="sheet-page"><${Masthead} here="/account" title=${t('account')} /><main class="page narrow">
        ${brought.kind === 'operator' && html`<${Paper} title=${t('operator')}><div class="pad"><p>${t('operator-words')}</p>
            <${AsSomebody} verb=${t('be-operator')} onReady=${async () => { await post('/api/operator', { word: brought.word }); brought.kind = ''; await session.ask(); }} /></div><//>`}
        ${brought.kind === 'reset' && html`<${Form} title="new-password" fields=${[['password', 'password', FRESH]]} verb="change" send=${(/** @type {any} */ values) => post('/api/reset', { word: brought.word, ...values })} />`}
        ${me && html`<${Paper} title=${html`<bdi>${me.name}</bdi>`} note=${t(me.operator ? 'operator' : me.account ? 'account' : 'guest')}><div class="pad btns">
            <${Twice} loss=${t(me.account ? 'leave-sure' : 'leave-loss')} onClick=${() => session.leave()}>${t('log-out')}<//>
            <${Twice} loss=${t('leave-all-sure')} onClick=${() => session.leave(true)}>${t('log-out-all')}<//></div><//>`}
        ${me && !me.account && html`<${Form} title="become-account" words="become-account-words" fields=${[['account-name', 'name', { autocomplete: 'username', maxlength: 40 }], ['password', 'password', FRESH]]} verb="become-account" send=${(/** @type {any} */ values) => post('/api/account', values)} />`}
        ${me?.account && html`<${Form} title="new-password" fields=${[['old-password', 'old', PASSWORD], ['password', 'password', FRESH]]} verb="change" send=${(/** @type {any} */ values) => post('/api/password', values)} />`}
        ${brought.kind === 'address' && html`<${Paper} title=${t('mailed')}><p class="pad" role="status">${t('mail-confirmed')}</p><//>`}
        ${me?.mail && html`<${Mailed} mail=${me.mail} />`}
        ${me && html`<${Paper} title=${t('other-device')}><div class="pad"><${Carry} /></div><//>`}
        ${!me?.account && html`<${Form} title="log-in" fields=${[['account-name', 'name', { autocomplete: 'username' }], ['password', 'password', PASSWORD]]} verb="log-in" send=${(/** @type {any} */ values) => post('/api/login', values)} />`}
    </main></div>`;
}
