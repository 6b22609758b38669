// newspeak.mjs LIZARDRY PAGE: people at NewSpeak, a whole round from each side, found by role and name; and the bytes that reached
// them searched for what their side may not know.
import { answers, click, devices, must, run, server, somebody, tap } from './people.mjs';

const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } };

/** Lays a table with bots in all seats but this one's, and goes there. */
async function sit(one, places, options) {
    await one.page.goto(server.url);
    const table = await one.page.evaluate(async ([name, given, wanted]) => {
        const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
        await post('/api/guest', { name });
        const laid = await post('/api/tables', { game: 'newspeak', options: wanted, places: given });
        await post(`/api/tables/${laid.table}/start`, {});
        return laid.table;
    }, [one.name, places, options]);
    await one.page.goto(`${server.url}/t/${table}`);
}

const choices = (page) => page.getByRole('group', { name: 'Choices' });
const places = (page) => page.getByRole('group', { name: 'Places' });
const mine = (page) => page.locator('.headline.mine').waitFor();
const state = (page, words) => page.getByText(words).first().waitFor({ state: 'attached' });
const changed = (page, before) => page.locator(`[data-decision]:not([data-decision="${before}"])`).waitFor({ state: 'attached' });

/** Picks a thing and presses the answer that it means. */
async function mean({ page }, press, thing) {
    await mine(page);
    const before = await page.locator('[data-decision]').getAttribute('data-decision');
    await press(thing);
    await press(answers(page).getByRole('button').first());
    await changed(page, before);
}

/** On a phone a tab leads there. */
const open = async ({ page }, press, name) => { const tab = page.getByRole('tab', { name }); if (await tab.count()) await press(tab); };

const heard = (one) => one.lines.map((line) => JSON.parse(line));
const told = (one, kind) => heard(one).flatMap((line) => line.news ?? []).filter((entry) => entry[2] === kind);

/** The round of a Dissident up to the open dials. @returns what everybody heard of the line that was said */
async function dissident(one, press, line, slot) {
    const { page } = one;
    for (const wanted of ['Set A', 'Cinna', '3']) await mean(one, press, choices(page).getByRole('button', { name: new RegExp(`^${wanted}`) }));
    await state(page, 'The Dissidents talk');
    await mine(page);
    await open(one, press, 'Talk');
    const field = page.getByRole('textbox', { name: 'Say something, in code' });
    await field.fill('Meet me at 7');
    await page.getByText('No digits in talk').first().waitFor();
    await field.fill(line);
    await page.getByText(/^In code 3 it says/).first().waitFor();
    await press(page.getByRole('button', { name: 'Say', exact: true }).first());
    await page.getByRole('list', { name: 'What was said' }).getByText('answer').first().waitFor();
    await mine(page);
    await press(answers(page).getByRole('button', { name: /^Done|^done/ }));
    await state(page, 'The Dissidents set their dials');
    await mean(one, press, places(page).getByRole('button', { name: new RegExp(`^${slot} `) }));
    await page.getByRole('region', { name: 'The dials' }).getByText(`chose ${slot}`).first().waitFor();
    return told(one, 'said').find((entry) => entry[3] === 0)?.[5];
}

/** The round of a Moderator: marks, a struck code, a guess, the open dials. */
async function moderator(one, press) {
    const { page } = one;
    await state(page, 'The Moderators guess');
    await mine(page);
    await open(one, press, 'Talk');
    const word = page.getByRole('list', { name: 'What was said' }).locator('.word').first();
    await press(word);
    must((await word.getAttribute('aria-pressed')) === 'true', 'a word is not marked');
    await open(one, press, 'Tablet');
    await press(page.getByRole('button', { name: 'Strike code 2' }));
    await mean(one, press, places(page).getByRole('button', { name: /^5 / }));
    await mine(page);
    await press(answers(page).getByRole('button', { name: /ready/i }));
    await page.getByRole('region', { name: 'The dials' }).getByText('guarded 5').first().waitFor();
}

const CASES = {
    'a Dissident by mouse, with a phone’s own marks in the line': async () => {
        const ines = await somebody('Ines');
        await sit(ines, ['open', 'bot:normal', 'bot:normal'], ['clock=none']);
        const said = await dissident(ines, click, '  The “answer” — was it LATE… ', 4);
        must(said === "The 'answer' - was it late.", `heard: ${said}`);
        must(await ines.page.getByText('glass').count() > 0 || await ines.page.locator('.meant sup').count() > 0, 'no meaning stands over the word');
        return [ines];
    },
    'a Dissident with a thumb, four of six': async () => {
        const tove = await somebody('Tove', PHONE);
        await sit(tove, ['open', ...Array(5).fill('bot:easy')], ['clock=none', 'set=A', 'msg_budget=1']);
        const { page } = tove;
        for (const wanted of ['Eve', '3']) await mean(tove, tap, choices(page).getByRole('button', { name: new RegExp(`^${wanted}`) }));
        await mine(page);
        must(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is wider than the phone');
        return [tove];
    },
    'a Moderator by mouse is told no dial and no code before they are open': async () => {
        const marlow = await somebody('Marlow');
        await sit(marlow, ['bot:normal', 'bot:normal', 'open'], ['clock=none', 'set=A']);
        await moderator(marlow, click);
        await marlow.page.reload();
        await marlow.page.getByRole('button', { name: 'Strike code 2', pressed: true }).waitFor();
        hidden(marlow);
        return [marlow];
    },
    'a Moderator with a thumb, 390 px wide': async () => {
        const bram = await somebody('Bram', PHONE);
        await sit(bram, ['bot:normal', 'bot:normal', 'open'], ['clock=none', 'set=B']);
        await moderator(bram, tap);
        must(await bram.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is wider than the phone');
        await bram.page.getByText(/Struck by you: 2/).first().waitFor({ state: 'attached' });
        hidden(bram);
        return [bram];
    },
};

/** What a Moderator's line must never have carried while the match goes on. */
function hidden(one) {
    const lines = heard(one);
    for (const kind of ['dial', 'code', 'took-id', 'drew-id', 'shifted', 'voted', 'chose'])
        must(!told(one, kind).length, `a Moderator is told: ${kind}`);
    const pictures = lines.flatMap((line) => [line.picture, line.changes].filter(Boolean));
    must(pictures.length > 3, 'no picture came: the test proves nothing');
    for (const picture of pictures) {
        must((picture.code ?? null) === null && (picture.dial ?? null) === null, 'a Moderator’s picture has a code or a dial');
        must(!(picture.cards ?? []).length || Object.values(picture.cards).every((card) => card === null), 'a Moderator’s picture has an ID card');
    }
    const open = lines.findIndex((line) => (line.news ?? []).some((entry) => entry[2] === 'revealed'));
    must(open > 0, 'no dial was opened: the test proves nothing');
    must(lines.slice(0, open).every((line) => !JSON.stringify(line).includes('"dials":[[')), 'a dial came before it was open');
}

run(CASES);
