// The two words of a table: where they are typed, and which table they open.
import { html } from '../frame/view.js';
import { post } from '../frame/line/api.js';

/** @param {{ label: string, words: string, onWords: (words: string) => void }} of */
export const CodeWords = ({ label, words, onWords }) => html`<label class="fieldrow"><span>${label}</span>
    <input class="field code" value=${words} placeholder="muddy-otter" autocapitalize="off" autocomplete="off" spellcheck=${false} onInput=${(/** @type {any} */ e) => onWords(e.target.value)} /></label>`;

/** People put a blank between them, too. @param {string} words @returns {Promise<number>} */
export const tableBy = async (words) => (await post('/api/invited', { code: words.trim().replace(/[\s_]+/g, '-') })).table;
