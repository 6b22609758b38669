// phases.mjs LIZARDRY PAGE: people at NewSpeak under each of its clocks, whose line is lost, who reload and open another
// window: marks, struck codes, notes, the pointer, the half-typed line; a bell while the line is lost; a table that talks aloud. The server's
// clock is put ahead (CLOCK: tests/server/clock.c, built), and the browsers' with it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, click, must, run, server, somebody } from './people.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 1);
const STEP_S = 10; /* so much time passes at once while bots talk */
const PATIENCE = 400; /* steps */
let ahead = 0;

/** All clocks; whoever asks the server next wakes it. */
async function later(seconds, ...people) {
    ahead += seconds;
    writeFileSync(join(server.data, 'ahead'), String(ahead));
    for (const one of people) await one.page.clock.fastForward(seconds * 1000);
    while (!await fetch(`${server.url}/healthz`).then((answer) => answer.ok, () => false)); /* a connection that was kept has been idle for too long */
    // What was due has been done once the table answers again.
    for (const one of people.filter(({ table }) => table)) await ask(one, `/api/tables/${one.table}/say`, { id: `p${ahead}`, ping: 1 });
}

/** Somebody whose clock is ours, and whose line can be taken away. */
async function person(name, options = {}) {
    const one = await somebody(name, options);
    await one.page.clock.install({ time: Date.now() + 1000 * ahead });
    one.line = true;
    one.calm = true; /* a line that is refused is an error to the browser */
    await one.page.routeWebSocket(/./, (page) => {
        if (!one.line) { page.close(); return; }
        const far = page.connectToServer();
        one.cut = async () => { await page.close(); await far.close(); };
        far.onMessage((words) => { one.lines.push(String(words)); page.send(words); });
    });
    return one;
}

const ask = (one, path, body) => one.page.evaluate(async ([at, given]) => (await fetch(at, given ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) } : {})).json(), [path, body]);

/** A table for the first of `people`, the others by its invitation, each in the seat named; bots in the rest. */
async function sit(people, seats, options, house = []) {
    const count = Number(options.seats);
    const places = Array.from({ length: count }, (_, i) => (seats.includes(i) ? 'open' : 'bot:easy'));
    let laid = null;
    for (const [i, one] of people.entries()) {
        await one.page.goto(server.url);
        await ask(one, '/api/guest', { name: one.name });
        if (!i) laid = await ask(one, '/api/tables', { game: 'newspeak', options: options.words, places, house });
        must(laid.table, JSON.stringify(laid));
        if (!i && seats[0]) { await ask(one, `/api/tables/${laid.table}/leave`, {}); await ask(one, `/api/tables/${laid.table}/join`, { seat: seats[0], invite: laid.invite }); }
        if (i) await ask(one, `/api/tables/${laid.table}/join`, { seat: seats[i], invite: laid.invite });
    }
    const begun = await ask(people[0], `/api/tables/${laid.table}/start`, {});
    must(begun.stage === 'plays', JSON.stringify(begun));
    for (const one of people) { one.table = laid.table; await one.page.goto(`${server.url}/t/${laid.table}`); }
    for (const one of people) await one.page.locator('[data-decision]').waitFor({ state: 'attached' });
    return laid.table;
}

const heard = (one) => one.lines.map((line) => JSON.parse(line));
const news = (one) => [...new Map(heard(one).flatMap((line) => line.news ?? []).map((entry) => [entry[0], entry])).values()]; /* one that came twice is one */
const told = (one, kind) => news(one).filter((entry) => entry[2] === kind);
const phaseOf = (one) => heard(one).flatMap((line) => [line.picture?.phase, line.changes?.phase]).filter(Boolean).at(-1);
const choices = (page) => page.getByRole('group', { name: 'Choices' });
const places = (page) => page.getByRole('group', { name: 'Places' });
const decision = (page) => page.locator('[data-decision]').getAttribute('data-decision');

/** One answer, of whatever is asked, by clicks. @returns was there any? */
async function answer(one) {
    const { page } = one;
    if (!await page.locator('.headline.mine').count()) return false;
    const before = await decision(page);
    const ends = { talk: /done/i, guess: /ready/i }[phaseOf(one)];
    const [last, any] = [ends && answers(page).getByRole('button', { name: ends }).first(), answers(page).getByRole('button').first()];
    const button = last && await last.count() ? last : any;
    const named = choices(page).getByRole('button');
    if (!await button.count()) await (await named.count() ? named : places(page).getByRole('button')).first().click();
    await button.click();
    await page.locator(`[data-decision]:not([data-decision="${before}"])`).waitFor({ state: 'attached' });
    return true;
}

/** On it goes, answer by answer and as long as bots need, until so many rounds are open. */
async function rounds(one, wanted) {
    for (let i = 0; i < PATIENCE && told(one, 'revealed').length < wanted && !heard(one).some((line) => line.over); i += 1)
        if (!await answer(one)) await later(STEP_S, one);
    must(told(one, 'revealed').length >= wanted || heard(one).some((line) => line.over), `no ${wanted} rounds: ${phaseOf(one)}, ${told(one, 'said').length} lines`);
}

/** The side's secrets: no Moderator hears a dial or a code before it is open. */
function hidden(one, side) {
    if (side === 'moderator') for (const kind of ['dial', 'code', 'took-id', 'drew-id', 'shifted', 'voted', 'chose']) must(!told(one, kind).length, `${one.name}, a Moderator, is told: ${kind}`);
    else must(!told(one, 'msaid').length, `${one.name} is told what Moderators say`);
}

const SIDES = { dissident: () => 0, moderator: (/** @type {number} */ seats) => seats - 1 };
const round = (clock, seats, side) => async () => {
    const one = await person('Ines');
    await sit([one], [SIDES[side](seats)], { seats, words: [`clock=${clock}`, 'set=A'] });
    await rounds(one, ROUNDS);
    hidden(one, side);
    return [one];
};
const table = (clocks) => Object.fromEntries(clocks.flatMap((clock) => [3, 6].flatMap((seats) => Object.keys(SIDES).map((side) => [`clock=${clock}, ${seats} seats, a ${side}`, round(clock, seats, side)]))));

/** The line lost and back, the page loaded again, another device: each time what `there` says must be there. */
async function comesBack(one, there) {
    one.line = false;
    await one.cut();
    await one.page.locator('.conn.lost').first().waitFor({ state: 'attached' });
    one.line = true;
    await one.page.clock.fastForward(60000); /* it tries again by itself */
    await one.page.locator('.conn.lost').first().waitFor({ state: 'detached' });
    await there(one.page, 'after a lost line');
    await one.page.reload();
    await there(one.page, 'after a reload');
    const other = await one.context.newPage();
    await other.goto(one.page.url());
    await there(other, 'in another window');
    await other.close();
}

const CASES = {
    'a Moderator’s line is lost: marks, struck codes, notes and the pointer come back': async () => {
        const one = await person('Marlow');
        const { page } = one;
        await sit([one], [2], { seats: 3, words: ['clock=none', 'set=A'] });
        await page.getByText('The Moderators guess').first().waitFor({ state: 'attached' });
        await page.locator('.headline.mine').waitFor();
        const word = page.getByRole('list', { name: 'What was said' }).locator('.word').first();
        const marked = await word.textContent();
        await word.click();
        await page.getByRole('button', { name: 'Strike code 2' }).click();
        await page.getByRole('textbox', { name: /notes/i }).fill('Two is a decoy');
        await page.getByRole('textbox', { name: /notes/i }).blur();
        const before = await decision(page);
        await places(page).getByRole('button', { name: /^5 / }).click();
        await answers(page).getByRole('button').first().click();
        await page.locator(`[data-decision]:not([data-decision="${before}"])`).waitFor({ state: 'attached' });
        await comesBack(one, async (at, when) => {
            await at.getByRole('button', { name: 'Strike code 2', pressed: true }).waitFor();
            must(await at.getByRole('textbox', { name: /notes/i }).inputValue() === 'Two is a decoy', `${when} the notes are gone`);
            await at.locator('.word.on').first().waitFor();
            must((await at.locator('.word.on').first().textContent()) === marked, `${when} another word is marked`);
            await at.getByRole('button', { name: /^5 .*the pointer stands on it/ }).first().waitFor({ state: 'attached' });
        });
        hidden(one, 'moderator');
        return [one];
    },
    'a bell while the line is lost: the half-typed line stays here, unsent': async () => {
        const one = await person('Ines');
        const { page } = one;
        await sit([one], [0], { seats: 3, words: ['clock=live', 'set=A'] });
        for (let i = 0; i < 60 && phaseOf(one) !== 'talk'; i += 1) if (!await answer(one)) await later(STEP_S, one);
        const field = page.getByRole('textbox', { name: 'Say something, in code' });
        await field.fill('The answer was never sent');
        one.line = false;
        await one.cut();
        await page.locator('.conn.lost').first().waitFor({ state: 'attached' });
        await later(130, one); /* longer than the talk lasts */
        one.line = true;
        await later(60, one);
        await page.locator('.conn.lost').first().waitFor({ state: 'detached' });
        await page.getByText('Not sent: talk is closed.').first().waitFor();
        must((await field.inputValue()) === 'The answer was never sent', 'the half-typed line is gone');
        must(!told(one, 'said').some((entry) => String(entry[5]).includes('never sent')), 'the half-typed line was sent');
        return [one];
    },
    'people talk aloud: no bot is offered, nothing is typed, dials meet': async () => {
        const [ines, kim, marlow] = [await person('Ines'), await person('Kim'), await person('Marlow')];
        const people = [ines, kim, marlow];
        await sit(people, [0, 1, 2], { seats: 3, words: ['clock=none', 'set=A', 'aloud=yes'] });
        for (let i = 0; i < 30 && !told(marlow, 'revealed').length; i += 1)
            for (const one of people) {
                must(!await one.page.getByRole('textbox', { name: /in code|other Moderator/ }).count(), `${one.name} could type`);
                if (await one.page.locator('.headline.mine').count()) await answer(one);
            }
        must(told(marlow, 'revealed').length, 'no dial was opened');
        for (const [verb, one] of [['say', ines], ['msay', marlow]]) {
            const refused = await ask(one, `/api/tables/${one.page.url().match(/\d+$/)[0]}/say`, { id: `x-${verb}`, move: `${verb} hello` });
            must(refused[0]?.error || refused.error, `${verb} is taken where people talk aloud`);
        }
        hidden(marlow, 'moderator');
        hidden(ines, 'dissident');
        return people;
    },
    ...table(['none']),
    'clock=corr, 3 seats, a dissident': round('corr', 3, 'dissident'),
};

run(CASES);
