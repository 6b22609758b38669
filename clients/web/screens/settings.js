// Settings of this device: each counts at once, and can be taken back.
import { html, useChanges } from '../frame/view.js';
import { Badge, Button, Paper, Segment } from '../frame/parts.js';
import { settings } from '../frame/settings.js';
import { useKeys } from '../frame/keys.js';
import { t } from '../frame/text.js';
import { Masthead } from './masthead.js';

/** Rows of choices: what is set, to what. @type {[any, any, [any, any][]][]} */
const ROWS = [
    ['edition', 'theme', [['', 'as-system'], ['light', 'day'], ['dark', 'night']]],
    ['motion', 'motion', [['', 'as-system'], ['none', 'motion-none']]],
    ['view', 'plain', [[false, 'drawn-view'], [true, 'plain-view']]],
    ['single-keys', 'keys', [[true, 'on'], [false, 'off']]],
    ['language', 'language', [['en', 'english'], ['trial', 'trial-language']]],
];

export default function SettingsScreen() {
    useChanges(settings);
    useKeys({ u: { does: () => settings.back(), says: t('undo') } });
    document.title = `${t('settings')} · Lizardry`;
    return html`<div class="sheet-page"><${Masthead} here="/settings" /><main class="page"><h1>${t('settings')}</h1><p class="big">${t('settings-words')}</p>
        <${Paper} title=${t('palette')}>${['spot', 'safe', 'grey'].map((palette) => html`<div class="pad palette" data-palette=${palette}><label class="inline"><input type="radio" name="palette" checked=${settings.palette === palette} onChange=${() => settings.change({ palette })} />
            <b>${t(/** @type {any} */ (`palette-${palette}`))}</b></label><div class="badges" data-palette=${palette}>${Array.from({ length: 16 }, (_, i) => html`<${Badge} seat=${i} size=${34} />`)}</div></div>`)}<//>
        <${Paper} title=${t('reading')}>${ROWS.map(([label, name, values]) => html`<div class="option"><div><b>${t(label)}</b></div>
            <${Segment} label=${t(label)} value=${/** @type {any} */ (settings)[name]} of=${values.map(([value, words]) => [value, t(words)])} onPick=${(/** @type {any} */ value) => settings.change({ [name]: value })} /></div>`)}<//>
        <${Button} icon="undo" keyName="u" onClick=${() => settings.back()}>${t('undo')}<//></main></div>`;
}
