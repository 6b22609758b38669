// swamp-matches.mjs LIZARDRY PAGE: matches of the swamp at length: a duel to its end, every turn pointed together; five turns of
// sixteen clans with four people, one of them with a thumb and one who comes by another door in every turn, the page or the protocol.
// What reached each browser is searched for what its clan cannot know.
import { answers, click, must, run, server, somebody, tap } from './people.mjs';
import { begin, heard, open, orders, PHONE, pictures, say, settle, sit, turn } from './marsh.mjs';

const TURNS = 20; /* of a duel at most */

/** An order for a band that has none: the first verb of its ring, the first lit hex, as far as it needs one. @returns the line, or '' */
async function ordered(one, press) {
    const { page } = one;
    const next = answers(page).getByRole('button', { name: 'Next band' });
    if (!(await next.count())) return '';
    await press(next);
    const before = Number(/with (\d+)|· (\d+)/.exec(await answers(page).getByRole('button', { name: /^Ready/ }).textContent()).slice(1).find(Boolean));
    const keys = page.locator('.swampmap').getByRole('group', { name: /^Orders at/ }).getByRole('button', { name: /^(MO|RE|SN)/ });
    await keys.first().waitFor();
    await press(keys.first());
    const add = answers(page).getByRole('button', { name: `Add order ${before + 1}` });
    await add.waitFor();
    await page.locator('.nowline').waitFor(); /* on a phone its tab opens by itself */
    const way = page.getByRole('group', { name: 'Which way' }).getByRole('button').first();
    if (await way.count()) await press(way);
    const line = await page.locator('.nowline code').textContent();
    await press(add);
    await open(one, press, /^Orders/);
    await orders(page).filter({ hasText: line }).first().waitFor();
    return line;
}

const over = (page) => page.locator('[data-asked="over"]');
const ready = ({ page }, press) => press(answers(page).getByRole('button', { name: /^Ready/ }));

const post = (page, path, body) => page.evaluate(async ([to, what]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) })).json(), [path, body]);

/** Four people at one table of sixteen. */
async function company(people) {
    for (const one of people) { await one.page.goto(`${server.url}/settings`); await post(one.page, '/api/guest', { name: one.name }); }
    const [host, ...others] = people;
    const laid = await post(host.page, '/api/tables', { game: 'swamp', options: ['preset=classic16', 'press=forged'], places: [...people.map(() => 'open'), ...Array(16 - people.length).fill('bot:easy')] });
    for (const [i, one] of others.entries()) await post(one.page, `/api/tables/${laid.table}/join`, { invite: laid.invite, seat: i + 1 });
    await post(host.page, `/api/tables/${laid.table}/start`, {});
    for (const one of people) await one.page.goto(`${server.url}/t/${laid.table}`);
}

/** What one clan's page was sent holds nothing that is another's alone. */
function searched(one, seat, others) {
    const all = pictures(one);
    must(all.length > 5, `${one.name} was sent no pictures: the test proves nothing`);
    for (const picture of all) {
        for (const cell of Object.values(picture.hexes ?? {})) if (cell && cell.clan && cell.clan !== seat + 1) must(!cell.lizards && cell.hunger === undefined, `${one.name} was sent colours or hunger of another clan`);
        for (const spy of picture.spies ?? []) must(!spy.clan || spy.clan === seat + 1, `${one.name} was sent another's spy`);
    }
    for (const entry of heard(one).flatMap((line) => line.news ?? [])) must(entry[2] !== 'order' || entry[3] === seat, `${one.name} was told another's order`);
    const bytes = one.lines.join('\n');
    for (const line of others) must(!bytes.includes(`"${line}"`), `${one.name} was sent "${line}", which another clan ordered`);
}

run({
    'a duel by mouse to its end': async () => {
        const ines = await somebody('Ines');
        await sit(ines);
        await begin(ines, click);
        const { page } = ines;
        let given = 0;
        for (let n = 1; n <= TURNS && !(await over(page).count()); n += 1) {
            for (let i = 0; i < 3; i += 1) given += Boolean(await ordered(ines, click));
            await ready(ines, click);
            await page.getByText(`Orders after turn ${n}`, { exact: true }).first().or(over(page)).first().waitFor({ state: 'attached' });
            console.log(`# turn ${n}, ${given} orders`);
        }
        await over(page).waitFor({ state: 'attached' });
        must(given > TURNS, `only ${given} orders in a whole duel`);
        await page.getByRole('img', { name: 'It was' }).waitFor();
        await page.getByRole('img', { name: 'Points by turn' }).waitFor();
        return [ines];
    },
    'sixteen clans, four people, five turns, and one who changes doors': async () => {
        const people = [await somebody('Ada'), await somebody('Bram'), await somebody('Tove', PHONE), await somebody('Rui')];
        const [, , tove, rui] = people;
        const presses = people.map((one) => (one === tove ? tap : click));
        await company(people);
        for (const [i, one] of people.entries()) await settle(one, presses[i]);
        for (const one of people) await turn(one.page, 0);
        const given = people.map(() => []);
        for (let n = 1; n <= 5; n += 1) {
            for (const [i, one] of people.slice(0, 3).entries()) {
                const line = await ordered(one, presses[i]);
                if (line) given[i].push(line);
                await say(one.page, { id: `l${n}`, letter: { to: String(((i + 1) % 3) + 1), text: `A word of ${one.name}'s in turn ${n}` } });
            }
            if (n % 2) { /* by the page, or by the protocol alone */
                given[3].push(await ordered(rui, click));
                await ready(rui, click);
            } else {
                const from = (await say(rui.page, { id: `q${n}`, receipt: 'READY\nORDERS\nEND' })).receipt.idle[0].hex;
                await say(rui.page, { id: `o${n}`, orders: `MO ${from} N` });
                await say(rui.page, { id: `m${n}`, move: 'ready' });
                given[3].push(`MO ${from} N`);
            }
            for (const [i, one] of people.slice(0, 3).entries()) await ready(one, presses[i]);
            for (const one of people) await turn(one.page, n);
            console.log(`# turn ${n}: ${given.map((lines) => lines.at(-1)).join(', ')}`);
        }
        for (const [i, one] of people.entries()) searched(one, i, given.filter((_, j) => j !== i).flat().filter((line) => !given[i].includes(line)));
        for (const [i, one] of people.slice(0, 3).entries()) {
            const from = people[(i + 2) % 3].name;
            await open(one, presses[i], /^Map|^Swamp/);
            const bytes = one.lines.join('\n');
            for (const other of people.slice(0, 3)) must(other === one || other.name === from || !bytes.includes(`A word of ${other.name}`), `${one.name} was sent a letter that was for another`);
        }
        return people;
    },
});
