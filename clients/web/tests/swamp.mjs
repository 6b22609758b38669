// swamp.mjs LIZARDRY PAGE: people in the swamp, found by role and name: turns of a duel by mouse, with a thumb and by keys alone, the
// sheet of orders with all that can be done to it, the report, and the bytes that came searched for what a clan may not see.
import { answers, click, devices, must, run, server, somebody, tap } from './people.mjs';

const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } };

/** Lays a table with bots in all seats but the first, and goes there. */
async function sit(one, options = ['preset=duel'], bots = 1) {
    await one.page.goto(server.url);
    const table = await one.page.evaluate(async ([name, wanted, others]) => {
        const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
        await post('/api/guest', { name });
        const laid = await post('/api/tables', { game: 'swamp', options: wanted, places: ['open', ...Array(others).fill('bot:easy')] });
        await post(`/api/tables/${laid.table}/start`, {});
        return laid.table;
    }, [one.name, options, bots]);
    await one.page.goto(`${server.url}/t/${table}`);
}

const orders = (page) => page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
const ring = (page, hex) => page.getByRole('group', { name: `Orders at ${hex}`, exact: true });
const heard = (one) => one.lines.map((line) => JSON.parse(line));
const pictures = (one) => heard(one).flatMap((line) => [line.picture, line.changes].filter(Boolean));
const turn = (page, n) => page.getByText(`Orders after turn ${n}`, { exact: true }).first().waitFor();

/** On a phone a tab leads there. */
const open = async ({ page }, press, name) => { const tab = page.getByRole('tab', { name }); if (await tab.count()) await press(tab); };

/** The start-up as it is offered, and then the map. */
async function begin(one, press) {
    const { page } = one;
    await press(page.getByRole('group', { name: 'Ready-made beginnings' }).getByRole('button', { name: /default 3/ }));
    await press(answers(page).getByRole('button', { name: 'Ready', exact: true }));
    await turn(page, 0);
    await page.getByRole('button', { name: /^\d+[A-Z]+, .*home den, yours/ }).first().waitFor({ state: 'attached' });
}

/** A click or tap on the image of a hex that lies in the window. */
async function point({ page }, press, hex) {
    const at = await page.evaluate((name) => {
        const box = document.querySelector('.swampmap').getBoundingClientRect();
        for (const one of document.querySelectorAll(`.hx[data-hex="${name}"]`)) {
            const { x, y, width, height } = one.getBoundingClientRect();
            const [px, py] = [x + width / 2, y + height / 2];
            if (px > box.left && px < box.right && py > box.top && py < box.bottom && document.elementFromPoint(px, py)?.closest('.hx') === one) return [px, py];
        }
        return null;
    }, hex);
    must(at, `${hex} is not in the window`);
    await (press === tap ? page.touchscreen.tap(...at) : page.mouse.click(...at));
}

/** The home den and what lies around it, by the page's own words for them. */
const home = (page) => page.evaluate(() => [...document.querySelectorAll('.hx')].find((one) => /home den, yours/.test(one.getAttribute('aria-label'))).dataset.hex);

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

/* Every verb, with each number of directions and each kind of word behind them (SW-22.1); every chant. */
const FORMS = ['FR HEX', 'FR HEX 10RED 5BLK', 'LO HEX N', 'LO HEX NW SW', 'CH HEX EYES', 'CH HEX N REVE', 'CH HEX N NE 20BLK SUMM', 'CH HEX SW SHUN', 'CH HEX SE SE MOUL', 'CH HEX FREE', 'CH HEX S COER', 'CH HEX N TRAN', 'CH HEX NE 200BLK DARK',
    'MO HEX N', 'MO HEX S N', 'SP HEX NE 1RED', 'SP HEX N NE 10RED 5GRN 4GRY 3YEL 2BLK', 'SN HEX N', 'SN HEX N SE', 'SA HEX S', 'SA HEX S SW', 'RE HEX', 'GI HEX 2', 'BF HEX', 'DF HEX', 'BR HEX N', 'BD HEX', 'BB HEX SE', 'DB HEX NW'];

/** Points the order together in the panel, word by word, and adds it. @returns the line that joined the sheet */
async function byClick(page, all, line) {
    const [verb, , ...words] = line.split(' ');
    const before = await orders(page).count();
    const pick = (group, name) => page.getByRole('group', { name: group }).getByRole('button', { name }).click();
    const key = all.getByRole('button', { name: new RegExp(`^${verb}:`) });
    if (!(await key.count())) await all.getByText('Others, as things stand').click();
    await key.click();
    const chant = verb === 'CH' ? words.pop() : '';
    if (chant) await page.getByRole('group', { name: 'Which chant' }).getByRole('button').nth(CHANTS.indexOf(chant)).click();
    for (const word of words) {
        const count = /^(\d+)([A-Z]{3})$/.exec(word);
        if (count) await page.getByRole('spinbutton', { name: `How many ${count[2]}` }).fill(count[1]);
        else if (verb === 'GI') await page.getByRole('group', { name: 'Which clan' }).getByRole('button').first().click();
        else if (chant === 'GATE') await pick('Which temple', word);
        else await pick('Which way', new RegExp(`^${word} `));
    }
    await page.getByRole('button', { name: 'Add this order' }).click();
    const added = orders(page).nth(before);
    await added.waitFor();
    return added.locator('code').first().textContent();
}
const CHANTS = ['EYES', 'REVE', 'SHUN', 'SUMM', 'MOUL', 'FREE', 'COER', 'GATE', 'TRAN', 'DARK'];

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
            await page.keyboard.press('s');
            await page.keyboard.press('w');
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
    'every order by click gives its line': async () => {
        const ode = await somebody('Ode');
        await sit(ode);
        await begin(ode, click);
        const { page } = ode;
        const hex = await home(page);
        await point(ode, click, hex);
        const all = page.getByRole('group', { name: `All orders at ${hex}` });
        await all.waitFor();
        const { temples } = heard(ode).findLast((line) => line.ring).ring;
        const lines = [...FORMS, ...temples.slice(0, 1).map((temple) => `CH HEX ${temple} GATE`)].map((form) => form.replace('HEX', hex));
        for (const line of lines) must(await byClick(page, all, line) === line, `${line} by click is another line`);
        must(new Set(lines.map((line) => line.split(' ')[0])).size === 15, 'a verb was not tried');
        return [ode];
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
