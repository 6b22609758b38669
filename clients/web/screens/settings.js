// Settings of this device: each counts at once, and can be taken back.
import '../base.js';
import { html, useChanges, useState } from '../frame/view.js';
import { Badge, Button, Paper, Segment } from '../frame/parts.js';
import { allowNotices, noticesThere } from '../frame/notice.js';
import { settings } from '../frame/settings.js';
import { KEYS, clash } from '../frame/keymap.js';
import { nameOf, useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';
import { Masthead } from './masthead.js';

/** Rows of choices: what is set, to what. @type {[any, any, [any, any][]][]} */
const ROWS = [
    ['edition', 'theme', [['', 'as-system'], ['light', 'day'], ['dark', 'night']]],
    ['motion', 'motion', [['', 'as-system'], ['none', 'motion-none']]],
    ['view', 'plain', [[false, 'drawn-view'], [true, 'plain-view']]],
    ['sound', 'sound', [[false, 'off'], [true, 'on']]],
    ['notices', 'notices', [[false, 'off'], [true, 'on']]],
    ['single-keys', 'keys', [[true, 'on'], [false, 'off']]],
    ['language', 'language', [['en', 'english'], ['trial', 'trial-language']]],
];

/** Where a key is, and how it is put elsewhere: press the button, then the key. @param {{ name: string, says: any }} of */
function Key({ name, says }) {
    const [asking, ask] = useState(false);
    const [why, setWhy] = useState('');
    const at = settings.moved[name] ?? name;
    const press = (/** @type {KeyboardEvent} */ event) => {
        if (!asking || ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        const to = nameOf(event);
        const other = to === 'Escape' ? '' : clash(settings.moved, name, to);
        ask(false);
        setWhy(other ? t('key-taken', { key: to, other: t(KEYS.find(([one]) => one === other)?.[1]) }) : '');
        if (other || to === 'Escape') return;
        const { [name]: _, ...rest } = settings.moved;
        settings.change({ moved: to === name ? rest : { ...rest, [name]: to } });
    };
    return html`<div class="option"><div><b>${t(says)}</b>${why && html`<small role="alert">${why}</small>`}</div>
        <button type="button" class="btn" aria-label=${t('key-move', { what: t(says), key: at })} aria-pressed=${String(asking)} onKeyDown=${press} onBlur=${() => ask(false)} onClick=${() => ask(true)}><kbd>${asking ? t('key-press') : at}</kbd></button></div>`;
}

export default function SettingsScreen() {
    useChanges(settings);
    useKeys({ u: { does: () => settings.back(), says: t('undo') } });
    document.title = `${t('settings')} · Lizardry`;
    return html`<div class="sheet-page"><${Masthead} here="/settings" /><main class="page"><h1>${t('settings')}</h1><p class="big">${t('settings-words')}</p>
        <${Paper} title=${t('palette')}>${['spot', 'safe', 'grey'].map((palette) => html`<div class="pad palette" data-palette=${palette}><label class="inline"><input type="radio" name="palette" checked=${settings.palette === palette} onChange=${() => settings.change({ palette })} />
            <b>${t(/** @type {any} */ (`palette-${palette}`))}</b></label><div class="badges" data-palette=${palette}>${Array.from({ length: 16 }, (_, i) => html`<${Badge} seat=${i} size=${34} />`)}</div></div>`)}<//>
        <${Paper} title=${t('reading')}>${ROWS.map(([label, name, values]) => html`<div class="option"><div><b>${t(label)}</b></div>
            <${Segment} label=${t(label)} value=${/** @type {any} */ (settings)[name]} of=${values.map(([value, words]) => [value, t(words)])} onPick=${async (/** @type {any} */ value) => { if (name !== 'notices' || !value || await allowNotices()) settings.change({ [name]: value }); }} />${name === 'notices' && !noticesThere() && html`<small>${t('notices-none')}</small>`}</div>`)}<//>
        ${settings.keys && html`<${Paper} title=${t('keys')} note=${t('keys-note')}>${KEYS.map(([name, says]) => html`<${Key} key=${name} name=${name} says=${says} />`)}<//>`}
        <${Button} icon="undo" keyName="u" onClick=${() => settings.back()}>${t('undo')}<//></main></div>`;
}
