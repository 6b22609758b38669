// firefox.mjs PAGE [WORD...]: every recording of the gallery opened in Debian's Firefox ESR, at a desk and on a phone: it shows what
// it is there for, no script fails, and nothing stands past the edge. Firefox is spoken to by WebDriver BiDi, which it has built in. TAP.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './easel.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const [, , PAGE, ...WORDS] = process.argv;
const { ws: WebSocket } = createRequire(`${process.env.MODULES}/x.js`)('playwright-core/lib/utilsBundle');
const SIZES = [{ width: 1280, height: 800 }, { width: 390, height: 844 }];
const COMMON = JSON.parse(readFileSync(join(HERE, 'gallery/common.json'), 'utf8'));
const NAMES = readdirSync(join(HERE, 'gallery')).map((name) => name.replace('.json', '')).filter((name) => name !== 'common' && (!WORDS.length || WORDS.some((word) => name.includes(word)))).sort();

/** A Firefox of our own, without a window and with nothing kept. */
class Firefox {
    #last = 0;
    #asked = new Map();
    errors = [];

    async start() {
        this.profile = mkdtempSync(join(tmpdir(), 'lizardry-firefox-'));
        this.process = spawn('firefox-esr', ['--headless', '--no-remote', '--profile', this.profile, '--remote-debugging-port', '0'], { env: { ...process.env, HOME: this.profile } });
        const address = await new Promise((done, gone) => {
            let said = '';
            this.process.stderr.on('data', (data) => { said += data; const found = /listening on (ws:\S+)/.exec(said); if (found) done(found[1]); });
            this.process.once('exit', () => gone(new Error(`firefox-esr ended: ${said.slice(-300)}`)));
            this.process.once('error', gone);
        });
        this.socket = new WebSocket(`${address}/session`);
        await new Promise((done, gone) => { this.socket.once('open', done); this.socket.once('error', gone); });
        this.socket.on('message', (data) => this.#heard(JSON.parse(data)));
        await this.ask('session.new', { capabilities: {} });
        await this.ask('session.subscribe', { events: ['log.entryAdded'] });
        this.context = (await this.ask('browsingContext.getTree', {})).contexts[0].context;
    }

    #heard({ id, type, method, params, result, error, message }) {
        if (method === 'log.entryAdded' && params.level === 'error') this.errors.push(params.text);
        const asked = this.#asked.get(id);
        this.#asked.delete(id);
        if (asked) (type === 'error' ? asked.bad(new Error(`${error}: ${message}`)) : asked.good(result));
    }

    ask(method, params) {
        const id = (this.#last += 1);
        return new Promise((good, bad) => { this.#asked.set(id, { good, bad }); this.socket.send(JSON.stringify({ id, method, params })); });
    }

    async show(url, viewport) {
        await this.ask('browsingContext.setViewport', { context: this.context, viewport });
        await this.ask('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
    }

    /** What an expression comes to, as JSON. */
    async run(expression) {
        const { type, result, exceptionDetails } = await this.ask('script.evaluate', { expression: `Promise.resolve(${expression}).then((one) => JSON.stringify(one ?? null))`, target: { context: this.context }, awaitPromise: true });
        if (type === 'exception') throw new Error(exceptionDetails.text);
        return JSON.parse(result.value);
    }

    async end() {
        await new Promise((done) => { this.process.once('exit', done); this.process.kill(); });
        rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
    }
}

let shown = {};
const url = await serve(PAGE, () => shown);
const firefox = new Firefox();
await firefox.start();
let failed = 0;
console.log(`1..${NAMES.length}`);
for (const [i, name] of NAMES.entries()) {
    const recording = JSON.parse(readFileSync(join(HERE, `gallery/${name}.json`), 'utf8'));
    shown = { ...recording, common: COMMON, settings: { motion: 'less', theme: 'light', ...recording.settings } };
    firefox.errors = [];
    const faults = [];
    try {
        for (const size of SIZES) {
            await firefox.show(`${url}${recording.address}`, size);
            await firefox.run('document.fonts.ready.then(() => window.settled())');
            if (recording.shows && !recording.does && !(await firefox.run(`document.body.innerText.toLowerCase().includes(${JSON.stringify(recording.shows.toLowerCase())})`))) faults.push(`${size.width}: no "${recording.shows}"`);
            if (await firefox.run('document.documentElement.scrollWidth > innerWidth')) faults.push(`${size.width}: wider than the window`);
            if (!(await firefox.run('document.querySelector("h1, h2, [role=heading]") !== null'))) faults.push(`${size.width}: no heading`);
        }
    } catch (error) {
        faults.push(String(error));
    }
    faults.push(...firefox.errors);
    console.log(`${faults.length ? 'not ok' : 'ok'} ${i + 1} - ${name}`);
    if (faults.length) { failed += 1; console.log(faults.map((one) => `# ${one}`).join('\n')); }
}
await firefox.end();
process.exit(failed ? 1 : 0);
