// The bar that says that the server has a newer page.
import { html, useChanges } from './view.js';
import { Button } from './parts.js';
import { upgrade } from './line/upgrade.js';
import { t } from './text.js';

export function Newer() {
    useChanges(upgrade);
    if (!upgrade.newer) return null;
    return html`<div class="bar newer" role="status">${t('newer')} <${Button} onClick=${() => location.reload()}>${t('load-again')}<//></div>`;
}
