// marsh.mjs: what everybody at a page of the swamp does: sits down, takes a start-up, points at hexes, finds the sheet of orders.
import { answers, devices, server, tap } from './people.mjs';

export const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } };

/** Lays a table with bots in all seats but the first, and goes there. */
export async function sit(one, options = ['preset=duel'], bots = 1, house = []) {
    await one.page.goto(server.url);
    const table = await one.page.evaluate(async ([name, wanted, others, rules]) => {
        const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
        await post('/api/guest', { name });
        const laid = await post('/api/tables', { game: 'swamp', options: wanted, house: rules, places: ['open', ...Array(others).fill('bot:easy')] });
        await post(`/api/tables/${laid.table}/start`, {});
        return laid.table;
    }, [one.name, options, bots, house]);
    await one.page.goto(`${server.url}/t/${table}`);
}

export const orders = (page) => page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
export const ring = (page, hex) => page.getByRole('group', { name: `Orders at ${hex}`, exact: true });
export const heard = (one) => one.lines.map((line) => JSON.parse(line));
export const pictures = (one) => heard(one).flatMap((line) => [line.picture, line.changes].filter(Boolean));
export const turn = (page, n) => page.getByText(`Orders after turn ${n}`, { exact: true }).first().waitFor();

/** On a phone a tab leads there. */
export const open = async ({ page }, press, name) => { const tab = page.getByRole('tab', { name }); if (await tab.count()) await press(tab); };

/** The start-up as it is offered. */
export async function settle({ page }, press) {
    await press(page.getByRole('group', { name: 'Ready-made beginnings' }).getByRole('button', { name: /default 3/ }));
    await press(answers(page).getByRole('button', { name: 'Ready', exact: true }));
}

/** The same, and then the map. */
export async function begin(one, press) {
    const { page } = one;
    await settle(one, press);
    await turn(page, 0);
    await page.getByRole('button', { name: /^\d+[A-Z]+, .*home den, yours/ }).first().waitFor({ state: 'attached' });
}

/** A click or tap on the image of a hex that lies in the window, or will once the map has its size. */
export async function point({ page }, press, hex) {
    const at = await page.waitForFunction((name) => {
        const box = document.querySelector('.swampmap').getBoundingClientRect();
        for (const one of document.querySelectorAll(`.hx[data-hex="${name}"]`)) {
            const { x, y, width, height } = one.getBoundingClientRect();
            const [px, py] = [x + width / 2, y + height / 2];
            if (px > box.left && px < box.right && py > box.top && py < box.bottom && document.elementFromPoint(px, py)?.closest('.hx') === one) return [px, py];
        }
        return null;
    }, hex).then((found) => found.jsonValue(), () => { throw new Error(`${hex} is not in the window`); });
    await (press === tap ? page.touchscreen.tap(...at) : page.mouse.click(...at));
}

/** The home den and what lies around it, by the page's own words for them. */
export const home = (page) => page.evaluate(() => [...document.querySelectorAll('.hx')].find((one) => /home den, yours/.test(one.getAttribute('aria-label'))).dataset.hex);

/** A message over the protocol, from the seat of whoever is at the page. */
export const say = (page, message) => page.evaluate(async (body) => (await fetch(`/api/tables/${location.pathname.split('/').pop()}/say`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json(), JSON.stringify(message));
