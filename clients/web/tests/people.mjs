// What tests with a browser share: a server of their own, people at its page, and the cases one after another as TAP. The first
// two words of the command are LIZARDRY and PAGE, more of them choose cases. Playwright is found where MODULES says.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './chromium.mjs';

const [, , PROGRAM, PAGE, ...WANTED] = process.argv;
export { devices } from './chromium.mjs';
const PATIENCE = Number(process.env.PATIENCE ?? 60000);

const freePort = () => new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => { const { port } = server.address(); server.close(() => done(port)); });
});

/** A server of our own, that can be killed and started again on the same data. */
class Server {
    constructor() {
        this.data = mkdtempSync(join(tmpdir(), 'lizardry-page-'));
        /** @type {string[]} */ this.more = []; // of the call, from the next start on
    }

    /** @param {string} [page] another one than the test's */
    async start(page = PAGE) {
        this.port ??= await freePort();
        this.url = `http://127.0.0.1:${this.port}`;
        this.process = spawn(PROGRAM, ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.data, '--page', page, ...this.more], { stdio: 'ignore', env: { ...process.env, ...(process.env.CLOCK ? { LD_PRELOAD: process.env.CLOCK, AHEAD: join(this.data, 'ahead') } : {}) } });
        for (;;) {
            try {
                if ((await fetch(`${this.url}/healthz`)).ok) return;
            } catch { /* not there yet */ }
            await new Promise((done) => { setTimeout(done, 30); });
        }
    }

    kill() {
        return new Promise((done) => { this.process.once('exit', done); this.process.kill('SIGKILL'); });
    }
}

export const server = new Server();
let browser;

/** Somebody at a page of their own, who wants less motion unless the case is about that. What must never be is written down:
 * errors, requests elsewhere, what came over the line. */
export async function somebody(name, options = {}) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const one = { name, page, context, wrong: [], lines: [], calm: false };
    page.on('console', (message) => { if (message.type() === 'error' && !one.calm) one.wrong.push(message.text()); });
    page.on('pageerror', (error) => one.wrong.push(error.message));
    page.on('request', (request) => { if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) one.wrong.push(`asked ${request.url()}`); });
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => one.lines.push(String(payload))));
    return one;
}

export const must = (yes, what) => { if (!yes) throw new Error(what); };
export const answers = (page) => page.getByRole('group', { name: 'Answers' });
export const hand = (page) => page.getByRole('group', { name: 'Your hand' });

/** Until it is this player's turn or the match is over: the question is the page's status. */
export async function asked(page) {
    await page.locator('[data-asked="yes"], [data-asked="over"]').waitFor({ state: 'attached' });
    return (await page.locator('[data-asked]').getAttribute('data-asked')) === 'yes';
}

/** News of one's own move comes before the next question: until that is there, the old one still stands. */
export const changed = (page, before) => page.waitForFunction((old) => {
    const { asked, decision } = /** @type {HTMLElement} */ (document.querySelector('[data-decision]')).dataset;
    return asked !== 'yes' || decision?.split('.')[0] !== old.split('.')[0];
}, before);

/** One answer by clicks, or by taps: a button if the question has one, else a card and then a button. */
export async function answer(one, press) {
    const { page } = one;
    const before = await page.locator('[data-decision]').getAttribute('data-decision');
    const button = answers(page).getByRole('button').first();
    if (!(await button.isVisible().catch(() => false))) {
        const piles = page.getByRole('group', { name: 'From where?' }).getByRole('button').first(); /* many may be drawn from */
        await press(await piles.count() ? piles : hand(page).getByRole('button').first());
        await button.waitFor();
    }
    await press(button);
    await changed(page, before);
}

export async function playNow(one, game) {
    const { page } = one;
    await page.goto(server.url);
    await page.getByRole('article').filter({ hasText: game }).getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('dialog').getByLabel('Your name').fill(one.name);
    await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
}

export const log = (page) => page.getByRole('list', { name: 'Log' });
export const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** A table with bots in all seats but the first, opened by clicks and dealt; `choose` sets rules of it on the screen. */
export async function against(one, game, seats, choose = async (/** @type {any} */ _) => {}, dealt = true) {
    const { page } = one;
    await page.goto(`${server.url}/new/${game}`);
    await page.getByLabel('How many').fill(String(seats));
    for (let i = 2; i <= seats; i += 1) await page.getByLabel(`Who has seat ${i}`).selectOption('bot:easy');
    await choose(page);
    await page.getByLabel('Your name').fill(one.name);
    await press(page, 'Open a table');
    await press(page, 'Deal');
    if (dealt) await page.locator('[data-asked]').waitFor({ state: 'attached' });
}

export const click = (thing) => thing.click();
export const tap = (thing) => thing.tap();
export const MOVES = Number(process.env.MOVES ?? 12);

export async function moves(one, press, count = MOVES) {
    for (let i = 0; i < count && await asked(one.page); i += 1) await answer(one, press);
}

/** @param {Record<string, () => Promise<any[]>>} cases each answers with the people whose pages it used */
export async function run(cases) {
    const names = Object.keys(cases).filter((name) => !WANTED.length || WANTED.some((word) => name.includes(word)));
    console.log(`1..${names.length}`);
    await server.start();
    browser = await launch();
    let failed = 0;
    for (const [i, name] of names.entries()) {
        let people = [];
        let why = '';
        try {
            people = await cases[name]();
            why = people.flatMap((one) => one.wrong).join('; ');
        } catch (error) {
            why = String(error.stack ?? error);
            for (const context of browser.contexts()) for (const page of context.pages()) why += `\n${page.url()}: ${(await page.innerText('body').catch(() => '')).replace(/\s+/g, ' ').slice(0, 400)}`;
            if (process.env.SHOTS) for (const context of browser.contexts()) for (const page of context.pages()) await page.screenshot({ path: join(tmpdir(), `lizardry-page-${i + 1}.png`) }).catch(() => {});
        }
        for (const context of browser.contexts()) await context.close();
        console.log(`${why ? 'not ok' : 'ok'} ${i + 1} - ${name}`);
        if (why) { failed += 1; console.log(why.replace(/^/gm, '# ')); }
    }
    await browser.close();
    await server.kill();
    rmSync(server.data, { recursive: true, force: true });
    process.exit(failed ? 1 : 0);
}
