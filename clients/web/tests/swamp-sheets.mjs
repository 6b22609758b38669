// swamp-sheets.mjs LIZARDRY PAGE: one clan's sheet of orders on two devices and at a door of another kind; a turn that runs while
// somebody writes; what was new since the last visit; a turn that was taken back; a clan that is out.
import { answers, click, must, run, server, somebody } from './people.mjs';
import { begin, home, orders, say, sit, turn } from './marsh.mjs';

/** The same person at another device. */
async function again(one) {
    const other = await somebody(one.name, { storageState: await one.context.storageState() });
    await other.page.goto(one.page.url());
    await other.page.getByText(/^Orders after turn/).first().waitFor();
    return other;
}

/** Types an order into the command line. */
async function type({ page }, line) {
    await page.getByRole('combobox', { name: 'Command line' }).fill(line);
    await page.getByRole('combobox', { name: 'Command line' }).press('Enter');
    await orders(page).filter({ hasText: line }).first().waitFor();
}

const none = (page, line) => orders(page).filter({ hasText: line }).waitFor({ state: 'detached' });
const ready = ({ page }) => answers(page).getByRole('button', { name: /^Ready/ }).click();

run({
    'one clan on two devices: both have the sheet, the newest counts, the other is told and can fetch its own back': async () => {
        const desk = await somebody('Ines');
        await sit(desk);
        await begin(desk, click);
        const from = await home(desk.page);
        const phone = await again(desk);
        await type(desk, `MO ${from} N`);
        await orders(phone.page).filter({ hasText: `MO ${from} N` }).waitFor();
        await type(phone, `LO ${from} S`);
        await orders(desk.page).nth(1).filter({ hasText: `LO ${from} S` }).waitFor();
        must(!await desk.page.getByText('Another device of yours').count(), 'a line that was added is told as a change');
        await phone.page.getByRole('button', { name: `Delete MO ${from} N` }).click();
        await none(desk.page, `MO ${from} N`);
        must(!await phone.page.getByText('Another device of yours').count(), 'one’s own change is told as another’s');
        await type(desk, `RE ${from}`);
        await orders(phone.page).filter({ hasText: `RE ${from}` }).waitFor();
        await phone.page.getByRole('button', { name: `Delete RE ${from}` }).click();
        await desk.page.getByText('Another device of yours has changed this sheet').waitFor();
        await desk.page.getByRole('button', { name: 'Fetch mine back' }).click();
        await orders(phone.page).filter({ hasText: `RE ${from}` }).waitFor();
        await desk.page.getByRole('button', { name: 'Hand in', exact: true }).click();
        await desk.page.getByText('handed in: 2').first().waitFor();
        await phone.page.getByText('handed in: 2').first().waitFor();
        // By another door: what comes by mail or protocol is no draft of the page's, and counts.
        await say(phone.page, { id: 'd1', orders: `MO ${from} S` });
        for (const { page } of [desk, phone]) await page.getByText('A newer sheet of yours has come in').waitFor();
        await phone.page.getByRole('button', { name: 'Hand this one in again' }).click();
        await phone.page.getByText('handed in: 2').first().waitFor();
        await say(phone.page, { id: 'd2', orders: `MO ${from} S` });
        await desk.page.getByRole('button', { name: 'Fetch it' }).click();
        for (const { page } of [desk, phone]) await orders(page).filter({ hasText: `MO ${from} S` }).waitFor();
        await none(phone.page, `RE ${from}`);
        await ready(phone);
        await turn(desk.page, 1);
        return [desk, phone];
    },
    'a turn that runs while somebody writes: the lines stay for the next one and are judged anew': async () => {
        const ines = await somebody('Ines');
        await sit(ines);
        await begin(ines, click);
        const { page } = ines;
        const from = await home(page);
        await type(ines, `SN ${from} N`);
        const elsewhere = await again(ines);
        await say(page, { id: 't1', orders: 'READY\nORDERS\nEND' });
        await say(page, { id: 't2', move: 'ready' });
        for (const one of [ines, elsewhere]) {
            await turn(one.page, 1);
            await one.page.getByText('These lines were written for turn 1, which has run without them').waitFor();
            await orders(one.page).filter({ hasText: `SN ${from} N` }).waitFor();
        }
        await page.reload();
        await page.getByText('These lines were written for turn 1').waitFor();
        await page.getByRole('button', { name: 'Drop them' }).click();
        await none(page, `SN ${from} N`);
        // What was handed in is done: the same text, written again and not handed in, is not.
        for (const line of [`RE ${from}`]) {
            await type(ines, line);
            await ready(ines);
            await turn(page, 2);
            must(!await orders(page).count(), 'lines that were handed in are offered again');
            await type(ines, line);
            await say(page, { id: 't3', move: 'ready' });
            await turn(page, 3);
            await page.getByText('These lines were written for turn 3').waitFor();
            await orders(page).filter({ hasText: line }).waitFor();
        }
        return [ines, elsewhere];
    },
    'what is new since the last visit, back to turn 0; a turn taken back is void; out of the game one watches on': async () => {
        const ines = await somebody('Ines');
        await sit(ines, ['preset=quick4'], 3, ['undo=consent']);
        await begin(ines, click);
        const { page } = ines;
        await page.getByRole('radio', { name: 'Report of turn 0', exact: true }).click();
        await page.getByRole('region', { name: 'Turn 0', exact: true }).waitFor();
        await page.getByRole('radio', { name: 'Map' }).click();
        for (let n = 1; n <= 3; n += 1) { await say(page, { id: `r${n}`, move: 'ready' }); await turn(page, n); }
        await page.reload();
        await page.getByRole('radio', { name: 'Report of turn 3 · 3 new' }).click();
        const fresh = page.getByRole('group', { name: 'New since your last visit' });
        await fresh.getByRole('button', { name: /^Turn 2 new/ }).click();
        await page.getByRole('region', { name: 'Turn 2', exact: true }).waitFor();
        await fresh.getByRole('button', { name: 'Turn 2', exact: true }).waitFor();
        for (let n = 1; n >= 0; n -= 1) { await page.keyboard.press('['); await page.getByRole('region', { name: `Turn ${n}`, exact: true }).waitFor(); }
        await page.getByText('victory_per_home').first().waitFor();
        await page.reload();
        await page.getByRole('radio', { name: 'Report of turn 3', exact: true }).click();
        must(!await fresh.count(), 'what was read is still new');
        await say(page, { id: 'b1', take_back: true });
        await page.getByRole('button', { name: 'Allow' }).click();
        await turn(page, 2);
        await page.getByText('Void', { exact: true }).waitFor();
        await page.getByText(/does not count: turn 3\./).waitFor();
        await page.getByRole('button', { name: 'Surrender', exact: true }).click();
        await page.getByRole('button', { name: 'Leave the game with this turn', exact: true }).click();
        await page.getByText('You leave the game with this turn.').waitFor();
        await ready(ines);
        await page.getByText('Your clan is out of the game. You watch on from here').waitFor();
        await page.getByRole('region', { name: /^Turn \d+$/ }).waitFor();
        must(!await page.getByRole('list', { name: 'Orders' }).count(), 'a clan that is out is offered a sheet of orders');
        return [ines];
    },
});
