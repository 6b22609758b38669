// The page: which screen an address shows.
import './style/page.css';
import './base.js';
import { html, render, useChanges, useEffect, useState } from './frame/view.js';
import { address, follow } from './frame/address.js';
import { ahead } from './frame/ahead.js';
import { session } from './frame/line/session.js';
import { settings } from './frame/settings.js';
import { sheets } from './frame/art.js';
import { Opening, Wrong } from './frame/parts.js';
import { Newer } from './frame/newer.js';
import { upgrade } from './frame/line/upgrade.js';
import { arrive } from './screens/arrive.js';

/** Screens by the first part of the address; each is fetched when it is first shown.
 * @type {Record<string, () => Promise<{ default: any }>>} */
const SCREENS = {
    '': () => import('./screens/home.js'),
    new: () => import('./screens/new.js'),
    t: () => import('./screens/table.js'),
    join: () => import('./screens/join.js'),
    mine: () => import('./screens/mine.js'),
    replay: () => import('./screens/replay.js'),
    rules: () => import('./screens/rules.js'),
    settings: () => import('./screens/settings.js'),
    host: () => import('./screens/host.js'),
    account: () => import('./screens/account.js'),
    lesson: () => import('./screens/lesson.js'),
    wall: () => import('./screens/wall.js'),
};

/** Is it known who asks, and was the word of a link taken? No screen is shown before, or it would not find that word. */
let arrived = false;

function Page() {
    useChanges(address);
    useChanges(session);
    useChanges(settings);
    const [first = ''] = address.parts;
    const [shown, show] = useState(/** @type {any} */ ({}));
    useEffect(() => {
        let gone = false;
        (SCREENS[first] ?? SCREENS[''])().then((one) => { if (!gone) show({ first, Screen: one.default }); }, async () => {
            // A part that is not there any more: the server has a newer page.
            if (await upgrade.look()) location.reload();
            else if (!gone) show({ first, wrong: { code: 'line' } });
        });
        return () => { gone = true; };
    }, [first]);
    if (shown.wrong) return html`<${Wrong} why=${shown.wrong} onAgain=${() => location.reload()} />`;
    if (!arrived || shown.first !== first) return html`<${Opening} alone />`;
    return html`<${Newer} /><${shown.Screen} key=${address.parts.slice(0, 2).join('/')} />`;
}

async function begin() {
    document.addEventListener('click', follow);
    ahead(address.parts);
    const page = /** @type {HTMLElement} */ (document.getElementById('page'));
    render(html`<${Page} />`, page);
    await Promise.all([sheets('frame'), session.ask(false)]).catch(() => { session.me = null; session.tell(); });
    await arrive();
    arrived = true;
    session.tell();
}

/** Only a page that came by https, or from this machine, can be installed; another works without. */
if (navigator.serviceWorker) navigator.serviceWorker.register('/worker.js').catch(() => {});

begin();
