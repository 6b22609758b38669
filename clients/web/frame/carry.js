// A link of one's own that carries the session, and with it the seat, to another device: good once, for a quarter of an hour.
import { html, useState } from './view.js';
import { post } from './line/api.js';
import { Button, Dialog, Wrong } from './parts.js';
import { Link } from './link.js';
import { t } from './text.js';

/** @param {{ table?: number }} of */
export function Carry({ table }) {
    const [path, setPath] = useState('');
    const [why, setWhy] = useState(/** @type {any} */ (null));
    const make = () => post('/api/device', table ? { table } : {}).then((one) => setPath(`${table ? `/t/${table}` : '/'}#device=${one.link.split('=').pop()}`), setWhy);
    return html`<p>${t('other-device-words')}</p>${path ? html`<${Link} path=${path} />` : html`<${Button} onClick=${make}>${t('make-link')}<//>`}<${Wrong} why=${why} />`;
}

/** @param {{ table: number, onClose: () => void }} of */
export const CarrySeat = ({ table, onClose }) => html`<${Dialog} title=${t('other-device')} onClose=${onClose}><${Carry} table=${table} /><${Button} kind="ink" onClick=${onClose}>${t('close')}<//><//>`;
