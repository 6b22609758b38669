// What holds one recording after another up to be looked at: a server of files, and in a browser's window a frame that the page is
// drawn in. The frame has the size that is tried and stands outside the window: everything is laid out there and nothing painted,
// which costs a third. Where a picture is wanted, it fills the window.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const PATIENCE = 120000;
const AWAY_PX = 20000;
const TYPES = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2', html: 'text/html; charset=utf-8', webmanifest: 'application/manifest+json' };
const WALL = `<!doctype html><title>Wall</title><style>body { margin: 0; overflow: hidden } iframe { position: absolute; top: 0; border: 0 }</style>`;
const [SHIM, MEASURE] = ['shim.js', 'measure.js'].map((name) => readFileSync(join(HERE, name), 'utf8'));

/** The page as files; where it begins, what was recorded comes before its own scripts.
 * @param {string} folder the page as it was built @param {() => any} shown the recording that is looked at now */
export async function serve(folder, shown) {
    const server = createServer((request, answer) => {
        const path = new URL(request.url, 'http://x').pathname;
        const file = /\.\w+$/.test(path) ? path : '/index.html';
        let body;
        try {
            body = path === '/wall' ? WALL : (file === '/index.html' && shown().html) || readFileSync(join(folder, file));
        } catch {
            answer.writeHead(404).end();
            return;
        }
        if (file === '/index.html') {
            const scripts = `<script>var recorded = ${JSON.stringify(shown()).replace(/</g, '\\u003c')};\n${SHIM}</script><script>${MEASURE}</script>`;
            body = body.toString().replace('<head>', () => `<head>${scripts}`);
        }
        answer.writeHead(200, { 'content-type': TYPES[file.split('.').pop()] ?? 'application/octet-stream', 'cache-control': file.startsWith('/assets/') ? 'max-age=9999' : 'no-store' }).end(body);
    });
    await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
    server.unref();
    return `http://127.0.0.1:${server.address().port}`;
}

export class Easel {
    #shown = {};
    #where = { width: 1280, height: 800 };
    errors = [];

    /** @param {boolean} painted */
    constructor(painted) {
        this.painted = painted;
    }

    static async in(browser, folder, painted) {
        const easel = new Easel(painted);
        easel.url = await serve(folder, () => easel.#shown);
        const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 200, height: 200 } });
        context.setDefaultTimeout(PATIENCE);
        easel.page = await context.newPage();
        easel.page.on('pageerror', (error) => easel.errors.push(error.message));
        await easel.page.goto(`${easel.url}/wall`);
        return easel;
    }

    async show(shown) {
        this.#shown = shown;
        await this.page.evaluate(async ({ address, where, left }) => {
            document.querySelector('iframe')?.remove();
            const frame = Object.assign(document.createElement('iframe'), { src: address, name: 'shown', title: 'shown' });
            Object.assign(frame.style, { width: `${where.width}px`, height: `${where.height}px`, left: `${left}px` });
            const loaded = new Promise((done) => { frame.onload = done; });
            document.body.append(frame);
            await loaded;
        }, { address: shown.address, where: this.#where, left: this.painted ? 0 : AWAY_PX });
        this.frame = this.page.frame('shown');
        await this.run(() => document.fonts.ready.then(() => window.settled()));
    }

    /** In the page that is shown. */
    run(what, ...given) {
        return this.frame.evaluate(what, ...given);
    }

    async size([width, height]) {
        this.#where = { width, height };
        if (this.painted) await this.page.setViewportSize(this.#where);
        await this.page.evaluate((where) => {
            const { style } = document.querySelector('iframe');
            [style.width, style.height] = [`${where.width}px`, `${where.height}px`];
        }, this.#where);
        await this.run(() => window.settled());
    }
}
