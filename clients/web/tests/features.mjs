// features.mjs LIZARDRY PAGE: what the page has besides playing, each seen once against the real server.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postBox } from './post-box.mjs';
import { answers, asked, click, devices, moves, must, playNow, run, server, somebody } from './people.mjs';

const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } };

/** Things to press that a thumb cannot hit: those that are smaller than 44 px. @param {any} page */
const tooSmall = (page) => page.evaluate(() => [...document.querySelectorAll('button, a, input, select')]
    .filter((one) => one.checkVisibility() && !one.closest('p')).map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5)).map(([name, box]) => `${name} ${box.width}x${box.height}`));

/** A table of two people, dealt; `choose` sets rules of it on the screen where it is opened. Who is asked comes first. */
async function twoPeople(choose = async (/** @type {any} */ _) => {}, name = 'Marlow') {
    const [host, guest] = [await somebody('Ines'), await somebody(name)];
    await host.page.goto(`${server.url}/new/conspiracy`);
    await choose(host.page);
    await host.page.getByLabel('Your name').fill('Ines');
    await host.page.getByRole('button', { name: 'Open a table' }).click();
    const link = await host.page.getByText(/#invite=/).textContent();
    await guest.page.goto(link);
    await guest.page.getByLabel('Your name').fill(name);
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await guest.page.getByText('The host deals').waitFor();
    return { host, guest, link };
}

async function dealt({ host, guest }) {
    await host.page.getByRole('button', { name: 'Deal', exact: true }).click();
    for (const one of [host, guest]) await one.page.locator('[data-asked]').waitFor({ state: 'attached' });
    const first = await Promise.race([host, guest].map((one) => one.page.locator('[data-asked="yes"]').waitFor({ state: 'attached' }).then(() => one)));
    return first === host ? [host, guest] : [guest, host];
}

const menu = async (page, item) => { await page.getByRole('button', { name: 'Menu' }).click(); await page.getByRole('button', { name: item }).click(); };

run({
    'a phone: the sheet has three stops, a thumb hits everything, and on its side the sheet stands beside the table': async () => {
        const tove = await somebody('Tove', PHONE);
        await playNow(tove, 'Conspiracy!');
        await asked(tove.page);
        must(!(await tooSmall(tove.page)).length, `too small: ${await tooSmall(tove.page)}`);
        const sheet = tove.page.getByRole('tabpanel');
        await tove.page.getByRole('tab', { name: 'Your hand' }).tap();
        await sheet.waitFor({ state: 'hidden' });
        await tove.page.getByRole('button', { name: 'Lift the sheet' }).tap();
        await sheet.waitFor();
        await tove.page.getByRole('button', { name: 'The whole sheet' }).tap();
        await tove.page.getByRole('button', { name: 'Let the sheet down' }).waitFor();
        await tove.page.setViewportSize({ width: 844, height: 390 });
        const [table, beside] = [await tove.page.getByRole('main').boundingBox(), await sheet.boundingBox()];
        must(beside.x >= table.x + table.width - 1, 'on its side the sheet is not beside the table');
        must(await tove.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight), 'the page is larger than the phone');
        return [tove];
    },
    'an answer that stands is listed and taken off; the other allows a move to be taken back': async () => {
        const people = await twoPeople(async (page) => {
            await page.getByText('play', { exact: true }).first().click();
            await page.getByRole('radiogroup', { name: 'may moves be taken back' }).getByRole('radio', { name: 'consent' }).click();
        });
        const [me, other] = await dealt(people);
        await menu(me.page, 'Standing answers');
        await me.page.getByLabel('answer', { exact: true }).fill('draw unknown');
        await me.page.getByLabel('how often').fill('2');
        await me.page.getByRole('button', { name: 'Let it stand' }).click();
        await me.page.getByRole('list', { name: 'Standing answers' }).getByText('draw unknown').waitFor(); /* given once, it stands once more */
        must(!other.lines.some((line) => line.includes('standing')), 'the other is told of an answer that stands');
        await me.page.getByRole('button', { name: 'Take off' }).click();
        await me.page.getByText('None stands').waitFor();
        await me.page.getByRole('button', { name: 'Close' }).click();
        await me.page.getByRole('button', { name: 'Undo' }).first().click();
        await other.page.getByRole('button', { name: 'Allow' }).click();
        await answers(me.page).getByRole('button', { name: 'Draw the Unknown' }).waitFor();
        await me.page.getByText('Moves were taken back').waitFor();
        return [me, other];
    },
    'the host takes a turn back once all allow it, and every seat reads so': async () => {
        const people = await twoPeople(async (page) => {
            await page.getByText('play', { exact: true }).first().click();
            await page.getByRole('radiogroup', { name: 'may moves be taken back' }).getByRole('radio', { name: 'consent' }).click();
        });
        const [me] = await dealt(people);
        const { host, guest } = people;
        await answers(me.page).getByRole('button', { name: 'Draw the Unknown' }).click();
        await me.page.getByText(/Stored:/).waitFor();
        await host.page.getByRole('button', { name: 'Menu' }).click();
        await host.page.getByRole('link', { name: 'Host’s page' }).click();
        await host.page.getByRole('button', { name: 'Take the last turn back' }).click();
        await host.page.getByRole('button', { name: 'Yes: what was done in it is gone' }).click();
        await host.page.getByText('The last turn was taken back, or all were asked').waitFor();
        await host.page.getByRole('link', { name: 'Back to the table' }).click();
        for (const one of [host, guest]) {
            await one.page.getByRole('alertdialog').getByText('The host asks to take the last turn back').waitFor();
            await one.page.getByRole('button', { name: 'Allow' }).click();
        }
        for (const one of [host, guest]) await one.page.getByText('Moves were taken back').waitFor();
        await answers(me.page).getByRole('button', { name: 'Draw the Unknown' }).waitFor();
        return [host, guest];
    },
    'a seat is carried to a phone by its own link, and of two windows one plays': async () => {
        const ines = await somebody('Ines');
        await playNow(ines, 'Conspiracy!');
        await asked(ines.page);
        const second = await ines.context.newPage();
        await second.goto(ines.page.url());
        await ines.page.getByText('in another window').waitFor();
        must(!(await answers(ines.page).getByRole('button').count()), 'two windows could answer one question');
        await ines.page.getByRole('button', { name: 'Play here instead' }).click();
        await second.getByText('in another window').waitFor();
        await menu(ines.page, 'Play on another device');
        await ines.page.getByRole('button', { name: 'Make a link' }).click();
        await ines.page.getByText('Only this machine reaches the server').waitFor();
        const tove = await somebody('Tove', PHONE);
        await tove.page.goto(await ines.page.getByText(/#device=/).textContent());
        await asked(tove.page);
        must(tove.page.url() === ines.page.url(), 'the link does not lead to the seat');
        await ines.page.getByRole('button', { name: 'Close' }).click();
        await ines.page.goto(`${server.url}/account`);
        const keep = ines.page.locator('form').filter({ hasText: 'seats are kept by this browser' });
        await keep.getByLabel('Name').fill(`Ines ${Date.now()}`);
        await keep.getByLabel('Password').fill('mud and reeds');
        await keep.getByRole('button').click();
        await ines.page.getByText('A new password').waitFor();
        await ines.page.goto(tove.page.url());
        must(await asked(ines.page), 'the seat was lost with the guest');
        return [ines];
    },
    'who comes to a full table is told so; names of every script, and Enter that ends a composition': async () => {
        const people = await twoPeople(undefined, '王小明'.repeat(7).slice(0, 20));
        const third = await somebody('محمد');
        await third.page.goto(people.link);
        await third.page.getByLabel('Your name').fill('محمد');
        await third.page.getByRole('button', { name: 'Sit down' }).click();
        await third.page.getByRole('heading', { name: 'All chairs are taken' }).waitFor();
        third.calm = true; /* the browser reports a 404 as an error */
        await third.page.goto(`${server.url}/join/conspiracy#invite=000000000000000000000000`);
        await third.page.getByText('No table answers to this word').waitFor();
        const [me] = await dealt(people);
        const talk = me.page.getByRole('textbox', { name: 'Say something' });
        await talk.fill('한');
        await talk.evaluate((field) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })));
        must((await talk.inputValue()) === '한', 'Enter of a composition has sent the line');
        await talk.press('Enter');
        await me.page.locator('.say').getByText('한').waitFor();
        return [people.host, people.guest];
    },
    'an address answers before it is mailed, and is taken away': async () => {
        const box = await postBox();
        server.more = ['--mail', box.file];
        await server.kill();
        await server.start();
        const [ines, post] = [await somebody('Ines'), await somebody('Ines at her mails', PHONE)];
        await playNow(ines, 'Legends and Lies');
        await asked(ines.page);
        await ines.page.goto(`${server.url}/account`);
        const form = ines.page.locator('form').filter({ hasText: 'One mail when a match waits' });
        await form.getByLabel('Mail address').fill('ines@example.net');
        await form.getByRole('button', { name: 'Mail me' }).click();
        await ines.page.getByText('open the link in it').waitFor();
        const [link] = /http:\S+#address=\w+/.exec(await box.mail('Is this your address?'));
        await post.page.goto(link);
        await post.page.getByText('This address is right').waitFor();
        must(!post.page.url().includes('#'), 'the word of the link stayed in the address');
        await ines.page.reload();
        await ines.page.getByText('You are mailed here').waitFor();
        if (process.env.SHOTS) await ines.page.screenshot({ path: `${process.env.SHOTS}/mailed.png`, fullPage: true });
        await ines.page.getByRole('button', { name: 'Take it away' }).click();
        await form.getByLabel('Mail address').waitFor();
        box.close();
        return [ines, post];
    },
    'a key is put elsewhere, and u takes it back': async () => {
        const kim = await somebody('Kim');
        await kim.page.goto(`${server.url}/settings`);
        const key = kim.page.getByRole('button', { name: 'Hint: h' });
        await key.click();
        await kim.page.keyboard.press('u');
        await kim.page.getByText('u is taken: Undo').waitFor();
        await key.click();
        await kim.page.keyboard.press('j');
        await kim.page.getByRole('button', { name: 'Hint: j' }).waitFor();
        await kim.page.evaluate(() => document.activeElement.blur());
        await kim.page.keyboard.press('u');
        await key.waitFor();
        return [kim];
    },
    'the end is shared as text, picture and link, seen again beside what was true, and played again': async () => {
        const ines = await somebody('Ines');
        await playNow(ines, 'Conspiracy!');
        await moves(ines, click, 4);
        await menu(ines.page, 'Agree to stop');
        await ines.page.getByRole('button', { name: 'Close' }).click();
        await ines.page.getByRole('heading', { name: 'The match is over: all agreed to stop.' }).waitFor();
        await ines.page.getByRole('button', { name: 'Share' }).click();
        await ines.page.getByRole('img', { name: /1. Ines/ }).waitFor();
        const [picture] = await Promise.all([ines.page.waitForEvent('download'), ines.page.getByRole('button', { name: 'Save the picture' }).click()]);
        must(picture.suggestedFilename().endsWith('.png'), 'no picture was saved');
        await ines.page.getByLabel('with names').uncheck();
        await ines.page.getByRole('img', { name: /1. Seat A/ }).waitFor();
        await ines.page.getByText(/\/replay\/\d+/).waitFor();
        await ines.page.keyboard.press('Escape');
        await ines.page.getByRole('button', { name: 'Replay' }).click();
        await ines.page.getByRole('group', { name: 'What easy held' }).getByRole('button').first().waitFor();
        await ines.page.goBack();
        await ines.page.getByRole('heading', { name: 'The match is over' }).waitFor();
        await ines.page.keyboard.press('a');
        await ines.page.getByRole('heading', { name: 'All sit: deal?' }).waitFor();
        return [ines];
    },
    'a page that is older than its server says so, and what was typed outlives the reload; it can be installed': async () => {
        const newer = mkdtempSync(join(tmpdir(), 'lizardry-newer-'));
        cpSync(process.argv[3], newer, { recursive: true });
        const index = readFileSync(join(newer, 'index.html'), 'utf8');
        const [, script] = /src="\/assets\/(main-[^"]+)"/.exec(index);
        cpSync(join(newer, 'assets', script), join(newer, 'assets', 'main-newer.js'));
        for (const name of ['index.html', 't.html']) {
            writeFileSync(join(newer, name), readFileSync(join(newer, name), 'utf8').replaceAll(script, 'main-newer.js'));
            rmSync(join(newer, `${name}.gz`));
        }
        const ines = await somebody('Ines');
        await playNow(ines, 'Conspiracy!');
        await asked(ines.page);
        await ines.page.waitForFunction(() => navigator.serviceWorker.controller);
        ines.calm = true; /* the browser itself reports a lost connection as an error */
        const line = ines.page.getByRole('combobox', { name: 'Command line' });
        await line.fill('draw un');
        await server.kill();
        await ines.page.getByText('No line to the server').waitFor();
        await server.start(newer);
        await ines.page.getByText('The server has a newer page').waitFor();
        must((await line.inputValue()) === 'draw un', 'the draft is gone with the line');
        await ines.page.getByRole('button', { name: 'Load it now' }).click();
        await ines.page.locator('script[src="/assets/main-newer.js"]').waitFor({ state: 'attached' });
        await ines.page.waitForFunction(() => document.querySelector('[role=combobox]')?.value === 'draw un');
        await server.kill();
        await server.start();
        rmSync(newer, { recursive: true });
        return [ines];
    },
});
