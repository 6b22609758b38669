// The head of every screen that is not a table.
import { html } from '../frame/view.js';
import { Icon, Logo } from '../frame/parts.js';
import { session } from '../frame/line/session.js';
import { t } from '../frame/text.js';

/** `title` is for a screen that shows no heading of the first order: whoever hears the page is told what it is.
 * @param {{ here?: string, title?: string }} of */
export function Masthead({ here = '', title = '' }) {
    const links = [['/mine', 'mine', 'bell'], ['/new', 'open-table', 'add-seat'], ['/settings', 'settings', 'palette'], ['/account', session.me ? 'account' : 'log-in', 'lock']];
    return html`<header class="mast"><a class="brand" href="/" aria-label=${t('home')}><${Logo} id="lizardry" /><span>Lizardry</span></a>
        <nav aria-label=${t('sections')}>${links.map(([to, key, icon]) => html`<a href=${to} aria-label=${t(/** @type {any} */ (key))} aria-current=${here === to ? 'page' : undefined}><${Icon} name=${icon} /><span>${t(/** @type {any} */ (key))}</span></a>`)}</nav>
        ${session.me && html`<span class="who"><bdi>${session.me.name}</bdi></span>`}${title && html`<h1 class="spoken">${title}</h1>`}</header>`;
}
