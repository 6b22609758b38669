// The end of a match for others: a link to its replay, a few lines of text, and one picture. All are made from the record; whose
// names stand in them is the reader's choice.
import { html, useEffect, useRef, useState } from '../view.js';
import { Button, Dialog, letterOf } from '../parts.js';
import { places } from './end.js';
import { Copy, Link } from '../link.js';
import { t } from '../text.js';

/** @param {any} match @param {boolean} named */
const rows = (match, named) => places(match).map((one) => ({ ...one, name: named ? match.seats[one.seat].name : t('seat-letter', { letter: letterOf(one.seat) }) }));

/** @param {any} scene @param {boolean} named */
export function asText({ match, game, laid }, named) {
    const lines = rows(match, named).map(({ place, name, points }) => `${place}. ${name}${points === undefined ? '' : `  ${points}`}`);
    return [game.title, ...lines, ...(laid?.commit ? [`${t('commitment')} ${laid.commit.slice(0, 16)}`] : [])].join('\n');
}

const WIDTH = 1200;
const HEIGHT = 630;

/** The colours of the edition that is shown. @param {string} name */
const ink = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** @param {HTMLCanvasElement} canvas @param {any} scene @param {boolean} named */
function draw(canvas, { match, game, laid }, named) {
    const c = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const head = (/** @type {number} */ size) => { c.fontStretch = 'condensed'; c.font = `800 ${size}px "Bricolage Grotesque Variable", sans-serif`; };
    const type = (/** @type {number} */ size) => { c.fontStretch = 'normal'; c.font = `700 ${size}px "Courier Prime", monospace`; };
    c.fillStyle = ink('--desk');
    c.fillRect(0, 0, WIDTH, HEIGHT);
    c.fillStyle = ink('--sheet');
    c.strokeStyle = ink('--ink');
    c.lineWidth = 4;
    c.fillRect(40, 40, WIDTH - 80, HEIGHT - 80);
    c.strokeRect(40, 40, WIDTH - 80, HEIGHT - 80);
    c.textBaseline = 'middle';
    c.fillStyle = ink('--ink');
    head(64);
    c.fillText(game.title, 80, 108);
    c.fillRect(40, 158, WIDTH - 80, 4);
    const all = rows(match, named);
    const high = Math.min(90, 340 / all.length);
    for (const [i, { seat, won, name, points }] of all.entries()) {
        const y = 200 + high * (i + 0.5);
        if (won) {
            c.fillStyle = ink('--sulphur');
            c.fillRect(60, y - high / 2 + 4, WIDTH - 120, high - 8);
        }
        const letter = letterOf(seat).toLowerCase();
        c.fillStyle = ink(`--seat-${letter}`);
        c.fillRect(80, y - high * 0.34, high * 0.68, high * 0.68);
        c.strokeRect(80, y - high * 0.34, high * 0.68, high * 0.68);
        c.fillStyle = ink(`--on-${letter}`);
        head(high * 0.5);
        c.textAlign = 'center';
        c.fillText(letterOf(seat), 80 + high * 0.34, y + 2);
        c.textAlign = 'left';
        c.fillStyle = ink(won ? '--on-sulphur' : '--ink');
        c.fillText(name, 100 + high, y + 2, 800);
        c.textAlign = 'right';
        if (points !== undefined) c.fillText(String(points), WIDTH - 90, y + 2);
        c.textAlign = 'left';
    }
    type(22);
    c.fillStyle = ink('--ink-2');
    c.fillText(`Lizardry${laid?.commit ? ` · ${t('commitment')} ${laid.commit.slice(0, 16)}` : ''}`, 80, HEIGHT - 66);
}

/** @param {{ scene: any, onClose: () => void }} of */
export function Share({ scene, onClose }) {
    const { match, game } = scene;
    const [named, setNamed] = useState(true);
    const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
    useEffect(() => { if (canvas.current) draw(canvas.current, scene, named); }, [named]);
    const save = () => canvas.current?.toBlob((blob) => {
        if (!blob) return;
        const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: `${game.id}-${match.table}.png` });
        link.click();
        URL.revokeObjectURL(link.href);
    });
    return html`<${Dialog} title=${t('share')} onClose=${onClose}>
        <label class="inline"><input type="checkbox" checked=${named} onChange=${() => setNamed(!named)} /> ${t('with-names')}</label>
        <canvas ref=${canvas} class="shared" width=${WIDTH} height=${HEIGHT} role="img" aria-label=${asText(scene, named)} />
        <div class="btns"><${Button} icon="download" onClick=${save}>${t('save-picture')}<//><${Copy} text=${asText(scene, named)} label=${t('copy-text')} /></div>
        <p>${t('share-link')}</p><${Link} path=${`/replay/${match.table}`} /><${Button} kind="ink" onClick=${onClose}>${t('close')}<//><//>`;
}
