// times.mjs LIZARDRY PAGE: what takes days, in seconds: the server's clock is put ahead (CLOCK: tests/server/clock.c, built), and the browser's with it.
// A deadline by correspondence, the time for words, and a guest's seat that outlives the guest.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { against, asked, click, log, moves, must, playNow, press, run, server, somebody } from './people.mjs';

const HOUR_S = 3600;
let ahead = 0;

/** Both clocks; whoever asks the server next wakes it. */
async function later(seconds, ...pages) {
    ahead += seconds;
    writeFileSync(join(server.data, 'ahead'), String(ahead));
    for (const page of pages) await page.clock.fastForward(seconds * 1000);
    while (!await fetch(`${server.url}/healthz`).then((answer) => answer.ok, () => false)); /* a connection that was kept has been idle for too long */
}

run({
    'by correspondence: the deadline is told, and a day too late the stand-in moves': async () => {
        const ines = await somebody('Ines');
        await ines.page.clock.install();
        await against(ines, 'conspiracy', 2, async (page) => {
            await page.getByRole('radiogroup', { name: 'how long people may think' }).getByRole('radio', { name: 'correspondence' }).click();
            await page.getByLabel(/hours for each decision/).fill('24');
            await page.getByLabel(/decisions in a row loses the seat/).fill('2');
        });
        must(await asked(ines.page), 'nothing is asked');
        await ines.page.getByText(/^(23 h|24 h|1 d)/).first().waitFor();
        await later(23 * HOUR_S, ines.page);
        must(!await ines.page.getByText(/missed/).count(), 'missed an hour before the deadline');
        await moves(ines, click, 1);
        must(await log(ines.page).getByText(/^You draw|^You take/).count() === 1, 'an answer in time does not count');
        await later(25 * HOUR_S, ines.page);
        await ines.page.getByText(/missed 1/).first().waitFor();
        await later(25 * HOUR_S, ines.page);
        await ines.page.getByRole('alert').getByText('Somebody else has this seat now').waitFor();
        return [ines];
    },
    'the time for words is over: the host’s page deals by itself, once': async () => {
        const ines = await somebody('Ines');
        await ines.page.clock.install({ time: Date.now() + 1000 * ahead });
        let dealt = 0;
        ines.calm = true; /* what the server puts off is an error to the browser */
        ines.page.on('response', (answer) => { dealt += answer.url().endsWith('/start') && answer.ok(); });
        await against(ines, 'legends', 2, async (page) => {
            await page.getByText('people', { exact: true }).click();
            await page.getByLabel(/wait for words/).fill('600');
        }, false);
        await ines.page.getByText(/Time for words: (10|9):/).waitFor();
        must(!dealt, 'dealt before the time for words');
        await later(601, ines.page);
        await ines.page.locator('[data-asked]').waitFor({ state: 'attached' });
        must(dealt === 1, `dealt ${dealt} times`);
        return [ines];
    },
    'a guest becomes an account, logs out and finds the seat again elsewhere': async () => {
        const ines = await somebody('Ines');
        await playNow(ines, 'Conspiracy!');
        await moves(ines, click, 2);
        const table = ines.page.url();
        const told = await log(ines.page).getByText(/^You draw|^You take/).count();
        await ines.page.goto(`${server.url}/account`);
        await ines.page.getByLabel('Name').first().fill('Ines of the reeds');
        await ines.page.getByLabel('Password').first().fill('mud and reeds');
        await press(ines.page, 'Keep my seats');
        await ines.page.getByRole('heading', { name: 'New password' }).waitFor();
        await ines.page.goto(table);
        must(await asked(ines.page), 'the seat is lost');
        const there = await somebody('Ines');
        await there.page.goto(`${server.url}/account`);
        await there.page.getByLabel('Name').last().fill('Ines of the reeds');
        await there.page.getByLabel('Password').last().fill('mud and reeds');
        await press(there.page, 'Log in');
        await there.page.getByRole('heading', { name: 'New password' }).waitFor();
        await there.page.goto(`${server.url}/mine`);
        await there.page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
        must(await asked(there.page), 'the account has no seat');
        must(await log(there.page).getByText(/^You draw|^You take/).count() >= told, 'the log is another');
        await moves(there, click, 1);
        return [ines, there];
    },
});
