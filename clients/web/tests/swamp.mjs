// swamp.mjs LIZARDRY PAGE: people in the swamp, found by role and name: turns of a duel by mouse, with a thumb and by keys alone, the
// sheet of orders with all that can be done to it, the report, and the bytes that came searched for what a clan may not see.
import { answers, click, must, run, somebody, tap } from './people.mjs';
import { begin, heard, home, open, orders, PHONE, pictures, point, ring, sit, turn } from './marsh.mjs';

/** Where an arrow leads, by the hexes over which it is drawn. */
const arrow = (page, path) => page.locator(`.arrow.kept[data-path="${path}"]`).waitFor({ state: 'attached' });

const drawnEnd = (page, path) => page.evaluate((wanted) => {
    const shaft = document.querySelector(`.arrow[data-path="${wanted}"] .shaft`);
    const end = shaft.getPointAtLength(shaft.getTotalLength());
    const last = wanted.split(' ').pop();
    return Math.min(...[...document.querySelectorAll(`.hx[data-hex="${last}"]`)].map((one) => { const { e, f } = one.transform.baseVal.consolidate().matrix; return Math.hypot(e - end.x, f - end.y); }));
}, path);

/** MO from the home den by pointing: the ring, a lit hex, a second one, the button. @returns the line */
async function march(one, press) {
    const { page } = one;
    const from = await home(page);
    await point(one, press, from);
    await press(ring(page, from).getByRole('button', { name: /^MO/ }));
    const ways = heard(one).findLast((line) => line.ring).ring.ways;
    const [first, second] = [ways.find((way) => way.length === 2 && way[0] === 'N'), ways.find((way) => way.length === 4 && way[0] === 'N' && way[2] === 'S')];
    await point(one, press, first[1]);
    await point(one, press, second[3]);
    await press(answers(page).getByRole('button', { name: 'Add order 1' }));
    const line = `MO ${from} N S`;
    await open(one, press, /^Orders/);
    await orders(page).filter({ hasText: line }).waitFor();
    await arrow(page, [from, first[1], from].join(' '));
    return { line, from, ways };
}

const CASES = {
    'a duel by mouse: pointing, the sheet, a turn and its report': async () => {
        const ines = await somebody('Ines');
        await sit(ines);
        await begin(ines, click);
        const { page } = ines;
        const { line, from, ways } = await march(ines, click);
        const [, hex] = ways.find((way) => way.length === 2 && way[0] === 'NE');
        await page.getByRole('button', { name: 'As text', exact: true }).click();
        const field = page.getByRole('textbox', { name: 'As text' });
        await field.fill(`ORDERS BELOW ARE A PASTED BLOCK\n1. move ${from} north-east\n2) RE ${from}\nEND`);
        await field.press('Tab');
        await page.getByRole('button', { name: 'As a list' }).click();
        await orders(page).filter({ hasText: 'P01' }).first().waitFor();
        await orders(page).filter({ hasText: `MO ${from} NE` }).waitFor();
        await arrow(page, `${from} ${hex}`);
        must(await drawnEnd(page, `${from} ${hex}`) < 40, 'the arrow ends at another hex than the order');
        await page.getByRole('button', { name: /^Delete ORDERS/ }).click();
        await page.getByRole('button', { name: /^Delete END/ }).click();
        await page.getByRole('button', { name: `Move up RE ${from}` }).click();
        await orders(page).first().filter({ hasText: `RE ${from}` }).waitFor();
        await page.getByRole('button', { name: `Edit MO ${from} NE` }).click();
        await page.getByRole('textbox', { name: 'Order 2' }).fill(line);
        await page.keyboard.press('Enter');
        await orders(page).nth(1).filter({ hasText: line }).waitFor();
        await page.getByRole('button', { name: `Copy RE ${from}` }).click();
        await page.getByText('Same as line').first().waitFor(); /* P15, by the receipt as the lines stand together */
        await page.getByRole('button', { name: `Delete RE ${from}` }).first().click();
        await page.getByText('Same as line').waitFor({ state: 'detached' });
        await page.reload(); /* the draft is the server's */
        await orders(page).nth(1).filter({ hasText: line }).waitFor();
        await answers(page).getByRole('button', { name: /^Ready/ }).click();
        await turn(page, 1);
        await page.getByRole('radio', { name: 'Report of turn 1' }).click();
        const report = page.getByRole('region', { name: 'Turn 1', exact: true });
        await report.getByText(line).first().waitFor();
        await report.getByText('2 of 2 went through').waitFor();
        await page.getByRole('button', { name: 'The turn before' }).click();
        await page.getByRole('region', { name: 'Turn 0', exact: true }).getByText('victory_per_home').first().waitFor();
        return [ines];
    },
    'the command line, a warning, surrender and its way back, handing in without being ready': async () => {
        const bram = await somebody('Bram');
        await sit(bram);
        await begin(bram, click);
        const { page } = bram;
        const from = await home(page);
        await page.keyboard.press('/');
        await page.keyboard.type(`lo ${from} n`);
        await page.keyboard.press('Enter');
        await orders(page).filter({ hasText: `LO ${from} N` }).waitFor();
        await page.keyboard.press('Control+A');
        await page.keyboard.type(`MO ${from} S`);
        await page.keyboard.press('Enter');
        await orders(page).filter({ hasText: 'W05' }).waitFor();
        await page.getByRole('button', { name: 'Hand in', exact: true }).click();
        await page.getByText('handed in: 2').first().waitFor();
        for (const name of ['Surrender', 'Leave the game with this turn']) await page.getByRole('button', { name, exact: true }).click();
        await page.getByText('You leave the game with this turn.').waitFor();
        await page.getByRole('button', { name: 'Stay', exact: true }).click();
        await page.getByRole('button', { name: 'Surrender', exact: true }).waitFor();
        return [bram];
    },
    'by keyboard alone: walk, verb, ways, a band without an order, ready': async () => {
        const kim = await somebody('Kim');
        await sit(kim);
        await begin(kim, click);
        const { page } = kim;
        for (let i = 0; i < 2; i += 1) {
            await page.keyboard.press('n');
            await page.getByRole('group', { name: /^Orders at/ }).getByRole('button').first().waitFor();
            await page.keyboard.press('1');
            for (const key of ['s', 'Backspace', 's', 'w']) await page.keyboard.press(key);
            await answers(page).getByRole('button', { name: `Add order ${i + 1}`, disabled: false }).waitFor();
            await page.keyboard.press('Enter');
            await orders(page).nth(i).filter({ hasText: / S N/ }).waitFor();
        }
        await page.keyboard.press('g');
        await page.keyboard.type(`${await home(page)}\n`);
        await page.getByText(`Hex ${await home(page)}`).first().waitFor();
        await answers(page).getByRole('button', { name: /^Ready/ }).focus();
        await page.keyboard.press('Enter');
        await turn(page, 1);
        return [kim];
    },
    'a duel with a thumb, 390 px wide': async () => {
        const tove = await somebody('Tove', PHONE);
        await sit(tove);
        await begin(tove, tap);
        const { page } = tove;
        await march(tove, tap);
        must(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is wider than the phone');
        await tap(answers(page).getByRole('button', { name: /^Ready/ }));
        await turn(page, 1);
        await tap(page.getByRole('radio', { name: 'Report of turn 1' }));
        await page.getByRole('region', { name: 'Turn 1', exact: true }).waitFor();
        return [tove];
    },
    'from a design of one’s own by letters to the end, where all is open': async () => {
        const rui = await somebody('Rui');
        await sit(rui, ['preset=duel', 'max_turns=1', 'press=unsigned']);
        const { page } = rui;
        await page.getByRole('combobox', { name: /Template/ }).selectOption('2');
        await page.getByRole('button', { name: /^Hex 8:/ }).click();
        await page.getByRole('combobox', { name: /Ground/ }).selectOption('Scr');
        await page.getByRole('spinbutton', { name: 'How many RED' }).fill('20');
        await page.getByRole('cell', { name: '20 RED' }).waitFor(); /* the bill is the server's */
        await page.getByRole('button', { name: 'Take this design' }).click();
        await page.getByText('As it lies: your own design').waitFor();
        await answers(page).getByRole('button', { name: 'Ready', exact: true }).click();
        await turn(page, 0);
        const from = await home(page);
        await page.getByRole('radio', { name: 'Letters' }).click();
        await point(rui, click, from);
        await page.getByRole('group', { name: 'To', exact: true }).getByRole('button', { name: 'all clans' }).click();
        must(!(await page.getByRole('radio', { name: /another/ }).count()), 'the table takes no forged letters, and the page offers them');
        await page.getByRole('radio', { name: 'Unsigned' }).click();
        await page.getByRole('textbox', { name: 'The letter', exact: true }).fill('We are weak.');
        await page.getByRole('button', { name: `Cut ${from} from my map` }).click();
        await page.getByRole('textbox', { name: `What the sheet says of ${from}` }).fill('NOBODY');
        await page.getByRole('button', { name: 'Post it' }).click();
        await page.getByText('We are weak.').waitFor();
        await answers(page).getByRole('button', { name: /^Ready/ }).click();
        await page.locator('[data-asked="over"]').waitFor({ state: 'attached' });
        await page.getByText('the sheet said').first().waitFor();
        await page.getByRole('img', { name: 'It was' }).waitFor();
        await page.getByRole('region', { name: 'Turn 1', exact: true }).waitFor();
        return [rui];
    },
    'sixteen clans: what came shows no band, order or spy that the clan cannot know': async () => {
        const ada = await somebody('Ada');
        await sit(ada, ['preset=classic16'], 15);
        await begin(ada, click);
        const { page } = ada;
        await answers(page).getByRole('button', { name: /^Ready/ }).click();
        await turn(page, 1);
        const all = pictures(ada);
        must(all.length > 2, 'no picture came: the test proves nothing');
        for (const picture of all) {
            for (const cell of Object.values(picture.hexes ?? {}))
                if (cell && cell.clan && cell.clan !== 1) must(!cell.lizards && cell.hunger === undefined, 'colours or hunger of another clan came');
            for (const spy of picture.spies ?? []) must(!spy.clan || spy.clan === 1, 'a spy of another clan came');
        }
        for (const entry of heard(ada).flatMap((line) => line.news ?? [])) must(entry[2] !== 'order' || entry[3] === 0, 'an order of another clan came');
        return [ada];
    },
};

run(CASES);
