// browser.mjs LIZARDRY PAGE: people at the page, against the real server. Everything is found by role and name, as a person or
// a screen reader finds it. TAP. Playwright is found where MODULES says; the browser is Debian's Chromium.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [, , PROGRAM, PAGE, ...WANTED] = process.argv;
const { chromium, devices } = createRequire(`${process.env.MODULES}/x.js`)('@playwright/test');
const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const PATIENCE = Number(process.env.PATIENCE ?? 60000);

const freePort = () => new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => { const { port } = server.address(); server.close(() => done(port)); });
});

/** A server of our own, that can be killed and started again on the same data. */
class Server {
    constructor() {
        this.data = mkdtempSync(join(tmpdir(), 'lizardry-page-'));
    }

    async start() {
        this.port ??= await freePort();
        this.url = `http://127.0.0.1:${this.port}`;
        this.process = spawn(PROGRAM, ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.data, '--page', PAGE], { stdio: 'ignore' });
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

const server = new Server();
let browser;

/** Somebody at a page of their own. What must never be is written down: errors, requests elsewhere, what came over the line. */
async function somebody(name, options = {}) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const one = { name, page, context, wrong: [], lines: [], calm: false };
    page.on('console', (message) => { if (message.type() === 'error' && !one.calm) one.wrong.push(message.text()); });
    page.on('pageerror', (error) => one.wrong.push(error.message));
    page.on('request', (request) => { if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) one.wrong.push(`asked ${request.url()}`); });
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => one.lines.push(String(payload))));
    return one;
}

const must = (yes, what) => { if (!yes) throw new Error(what); };
const answers = (page) => page.getByRole('group', { name: 'Answers' });
const hand = (page) => page.getByRole('group', { name: 'Your hand' });

/** Until it is this player's turn or the match is over: the question is the page's status. */
async function asked(page) {
    await page.locator('[data-asked="yes"], [data-asked="over"]').waitFor({ state: 'attached' });
    return (await page.locator('[data-asked]').getAttribute('data-asked')) === 'yes';
}

/** One answer by clicks, or by taps: a button if the question has one, else a card and then a button. */
async function answer(one, press) {
    const { page } = one;
    const before = await page.locator('[data-decision]').getAttribute('data-decision');
    const button = answers(page).getByRole('button').first();
    if (!(await button.isVisible().catch(() => false))) {
        await press(hand(page).getByRole('button').first());
        await button.waitFor();
    }
    await press(button);
    await page.locator(`[data-decision]:not([data-decision="${before}"])`).waitFor({ state: 'attached' });
}

async function playNow(one, game) {
    const { page } = one;
    await page.goto(server.url);
    await page.getByRole('article').filter({ hasText: game }).getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('dialog').getByLabel('Your name').fill(one.name);
    await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
}

const click = (thing) => thing.click();
const tap = (thing) => thing.tap();
const MOVES = Number(process.env.MOVES ?? 12);

async function moves(one, press, count = MOVES) {
    for (let i = 0; i < count && await asked(one.page); i += 1) await answer(one, press);
}

const CASES = {
    'a newcomer plays Conspiracy! by mouse': async () => {
        const ines = await somebody('Ines');
        await playNow(ines, 'Conspiracy!');
        await moves(ines, click);
        must((await ines.page.getByRole('list', { name: 'Log' }).getByRole('listitem').count()) > 5, 'the log tells nothing');
        return [ines];
    },
    'Legends and Lies with a thumb, 390 px wide': async () => {
        const tove = await somebody('Tove', { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } });
        await playNow(tove, 'Legends and Lies');
        await moves(tove, tap);
        must(await tove.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is wider than the phone');
        return [tove];
    },
    'by keyboard alone': async () => {
        const kim = await somebody('Kim');
        await playNow(kim, 'Conspiracy!');
        for (let i = 0; i < MOVES && await asked(kim.page); i += 1) {
            const before = await kim.page.locator('[data-decision]').getAttribute('data-decision');
            const line = kim.page.getByRole('combobox', { name: 'Command line' });
            const there = () => line.evaluate((at) => at === document.activeElement);
            if (!(await there())) await kim.page.keyboard.press('/');
            must(await there(), '/ does not lead to the command line');
            const verb = (await answers(kim.page).getByRole('button').count()) ? (await answers(kim.page).getByRole('button').first().getAttribute('data-move')).slice(0, 3) : 'disc';
            await kim.page.keyboard.type(verb);
            await kim.page.getByRole('option').first().waitFor();
            await kim.page.keyboard.press('ArrowDown');
            await kim.page.keyboard.press('Enter');
            await kim.page.locator(`[data-decision]:not([data-decision="${before}"])`).waitFor({ state: 'attached' });
        }
        return [kim];
    },
    'two who were invited, and one who watches, hold what is theirs': async () => {
        const [host, guest, watcher] = [await somebody('Ines'), await somebody('Marlow'), await somebody('Bram')];
        await host.page.goto(`${server.url}/new/conspiracy`);
        await host.page.getByRole('group', { name: 'people' }).or(host.page.getByText('people', { exact: true })).first().click();
        await host.page.getByRole('radiogroup', { name: 'who may look on' }).getByRole('radio', { name: 'public' }).click();
        await host.page.getByLabel('Your name').fill('Ines');
        await host.page.getByRole('button', { name: 'Open a table' }).click();
        const link = await host.page.getByText(/#invite=/).textContent();
        for (const one of [guest, watcher]) { /* the second finds no seat free, and looks on */
            await one.page.goto(link);
            await one.page.getByLabel('Your name').fill(one.name);
            await one.page.getByRole('button', { name: 'Sit down' }).click();
            await one.page.getByText('The host deals').waitFor();
        }
        await host.page.getByRole('button', { name: 'Deal' }).click();
        await watcher.page.getByText('You watch').waitFor();
        await host.page.getByRole('textbox', { name: 'Say something' }).fill('Nobody needs Chemtrails');
        await host.page.getByRole('button', { name: 'Say', exact: true }).click();
        await guest.page.getByText('Nobody needs Chemtrails').waitFor();
        for (let i = 0; i < MOVES; i += 1) {
            for (const one of [host, guest])
                if (await one.page.locator('[data-asked="yes"]').count()) await answer(one, click);
        }
        for (const [one, seat] of [[host, 0], [guest, 1], [watcher, -1]]) {
            const heard = one.lines.map((line) => JSON.parse(line));
            const drawn = heard.flatMap((line) => line.news ?? []).filter((entry) => entry[2] === 'drew-card');
            must(drawn.every((entry) => entry[3] === seat), `${one.name} is told what another draws`);
            must(seat >= 0 || heard.every((line) => !line.picture?.hand?.length), 'who watches is sent a hand');
        }
        must(host.lines.some((line) => line.includes('drew-card')), 'nothing was drawn: the test proves nothing');
        return [host, guest, watcher];
    },
    'a server that is killed costs nothing': async () => {
        const ines = await somebody('Ines');
        await playNow(ines, 'Conspiracy!');
        await moves(ines, click, 1);
        if (!(await asked(ines.page))) return [ines];
        ines.calm = true; /* the browser itself reports a lost connection as an error */
        await hand(ines.page).getByRole('button').first().click();
        const line = ines.page.getByRole('combobox', { name: 'Command line' });
        const meant = await line.inputValue();
        must(meant, 'a card picked means nothing');
        await server.kill();
        await ines.page.getByText('No line', { exact: true }).waitFor();
        must((await line.inputValue()) === meant, 'what was picked is gone with the line');
        await server.start();
        await ines.page.getByText('Live', { exact: true }).waitFor();
        must((await line.inputValue()) === meant, 'what was picked is gone with the new line');
        await answers(ines.page).getByRole('button').first().click();
        await ines.page.getByText(/Stored:/).waitFor();
        return [ines];
    },
    'the other three are playable in the plain view': async () => {
        const all = [];
        for (const [name, game] of [['Ann', 'Lizards & Lies'], ['Ben', 'NewSpeak'], ['Cy', 'Lizards! War']]) {
            const one = await somebody(name);
            await playNow(one, game);
            await asked(one.page);
            must((await one.page.getByLabel('The table as text').textContent()).length > 40, `${game}: no table`);
            const before = await one.page.locator('[data-decision]').getAttribute('data-decision');
            const list = one.page.getByRole('list', { name: 'Legal moves' });
            await list.getByRole('button').first().click();
            const line = one.page.getByRole('combobox', { name: 'Command line' });
            must(await line.inputValue(), `${game}: a numbered move is not taken over`);
            await line.press('Enter');
            await one.page.locator(`[data-decision]:not([data-decision="${before}"])`).waitFor({ state: 'attached' });
            all.push(one);
        }
        return all;
    },
    'a match that was stopped is seen again and proved': async () => {
        const ines = await somebody('Ines');
        await playNow(ines, 'Conspiracy!');
        await moves(ines, click, 2);
        await ines.page.getByRole('button', { name: 'Menu' }).click();
        await ines.page.getByRole('button', { name: 'Agree to stop' }).click();
        await ines.page.getByRole('button', { name: 'Close' }).click();
        await ines.page.getByText('The match is over').waitFor();
        await ines.page.getByRole('button', { name: 'Fair deal' }).click();
        await ines.page.getByRole('link', { name: 'Check it' }).click();
        await ines.page.getByText(/All \d+ lines of the journal follow/).waitFor();
        await ines.page.getByText(/The deal is the one that was sealed/).waitFor();
        const first = await ines.page.getByRole('status').first().textContent();
        await ines.page.keyboard.press('[');
        await ines.page.waitForFunction((old) => document.querySelector('[role=status]').textContent !== old, first);
        return [ines];
    },
};

async function run() {
    const names = Object.keys(CASES).filter((name) => !WANTED.length || WANTED.some((word) => name.includes(word)));
    console.log(`1..${names.length}`);
    await server.start();
    browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGS });
    let failed = 0;
    for (const [i, name] of names.entries()) {
        let people = [];
        let why = '';
        try {
            people = await CASES[name]();
            why = people.flatMap((one) => one.wrong).join('; ');
        } catch (error) {
            why = String(error.stack ?? error);
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

run();
