// A name is all that a guest needs.
import { html, useState } from '../frame/view.js';
import { Button, Field, Wrong } from '../frame/parts.js';
import { session } from '../frame/line/session.js';
import { t } from '../frame/text.js';

/** Does something as a person: at once if there is a session, after one field if not.
 * @param {{ verb: string, onReady: () => Promise<any> | any, autofocus?: boolean, kind?: string }} of */
export function AsSomebody({ verb, onReady, autofocus = false, kind = 'go' }) {
    const [name, setName] = useState('');
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const [busy, setBusy] = useState(false);
    const go = async (/** @type {any} */ event) => {
        event?.preventDefault();
        if (busy || (!session.me && !name.trim())) return;
        setBusy(true);
        try {
            if (!session.me) await session.begin(name.trim());
            await onReady();
        } catch (wrong) {
            setWhy(wrong);
        } finally {
            setBusy(false);
        }
    };
    return html`<form class="asname" onSubmit=${go}>
        ${!session.me && html`<${Field} label=${t('your-name')} value=${name} onInput=${setName} maxlength="40" autocomplete="nickname" autofocus=${autofocus} dir="auto" />`}
        <${Button} type="submit" kind=${kind}>${verb}<//><${Wrong} why=${why} /></form>`;
}
