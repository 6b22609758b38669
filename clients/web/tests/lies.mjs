// lies.mjs LIZARDRY PAGE: people at Lizards & Lies, turns of each role found by role and name: by mouse, with a thumb, by keyboard alone;
// and the bytes that reached them searched for hands that they may not see.
import { answers, asked, changed, click, devices, must, MOVES, run, server, somebody, tap } from './people.mjs';

const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } };

/** Lays a table with bots in all seats but this one's, and goes there. */
async function sit(one, places, options = [], set = undefined) {
    await one.page.goto(server.url);
    const table = await one.page.evaluate(async ([name, given, wanted, own]) => {
        const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
        await post('/api/guest', { name });
        const laid = await post('/api/tables', { game: 'lies', options: wanted, places: given, set: own });
        if (!laid.table) throw new Error(JSON.stringify(laid));
        await post(`/api/tables/${laid.table}/start`, {});
        return laid.table;
    }, [one.name, places, options, set]);
    await one.page.goto(`${server.url}/t/${table}`);
}

const network = (page) => page.getByRole('group', { name: 'The network' });
const can = (page) => network(page).getByRole('button', { name: /Can be picked$/ });
const state = (page) => page.locator('[data-decision]').getAttribute('data-decision');
const meant = (page) => answers(page).getByRole('button').first();

/** What can be picked next: names, cards, nodes; on a phone nodes are rows. */
async function next({ page }, thumb) {
    for (const group of [page.getByRole('group', { name: 'Choices' }).getByRole('button', { pressed: false }), thumb ? page.getByRole('list', { name: 'Nodes that can be picked' }).getByRole('button', { pressed: false }) : can(page)])
        if (await group.count()) return group.first();
    const tab = page.getByRole('tab', { name: /^Your hand/ });
    if (await tab.count()) await tab.tap();
    return page.getByRole('group', { name: 'Your hand' }).locator('button:not([aria-disabled])').first();
}

/** One answer: links are picked until a move is meant. @returns what was sent */
async function answer(one, press, thumb = false) {
    const { page } = one;
    const before = await state(page);
    for (let i = 0; i < 4 && !await meant(page).count(); i += 1) await press(await next(one, thumb));
    const move = await meant(page).getAttribute('data-move');
    await press(meant(page));
    await changed(page, before);
    return move;
}

async function turns(one, press, thumb = false) {
    const made = [];
    for (let i = 0; i < 2 * MOVES && await asked(one.page); i += 1) made.push(await answer(one, press, thumb));
    return made;
}

/** No hand but those of `seen`, in any byte that came while the match went on: the act that ends it lays all hands open. */
function hidden(one, seen) {
    const all = one.lines.map((line) => JSON.parse(line)), over = all.findIndex((line) => line.over);
    const lines = over < 0 ? all : all.slice(0, all.findLastIndex((line, i) => i < over && line.changes));
    const pictures = lines.map((line) => line.picture).filter(Boolean);
    must(pictures.length > 0, 'no picture came: the test proves nothing');
    for (const picture of pictures) picture.seats.forEach((seat, i) => must(Boolean(seat.hand) === seen.includes(i), `${one.name} ${seen.includes(i) ? 'is not shown the own' : 'is shown a'} hand of seat ${i}`));
    for (const line of lines) {
        for (const [i, seat] of Object.entries(line.changes?.seats ?? {})) must(seen.includes(Number(i)) || !seat.hand, `${one.name} hears how the hand of seat ${i} changes`);
        for (const entry of line.news ?? []) must(entry[2] !== 'drew-card' || seen.includes(entry[3]), `${one.name} is told what seat ${entry[3]} draws`);
    }
    must(lines.some((line) => (line.news ?? []).some((entry) => entry[2] === 'drew-card')), 'nothing was drawn: the test proves nothing');
}

const narrow = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const CASES = {
    'Moderators by mouse: a chain, its links with rules, the way back': async () => {
        const ines = await somebody('Ines');
        await sit(ines, ['bot:easy', 'open', 'bot:easy', 'bot:easy']);
        const { page } = ines;
        let moved = null;
        for (let i = 0; i < 40 && !moved && await asked(page); i += 1) {
            const title = await page.getByRole('status').first().textContent();
            if (!/move Moderators/.test(title)) { await answer(ines, click); continue; }
            const from = can(page).first();
            const word = await from.getAttribute('data-node');
            await from.click();
            must(!await answers(page).getByRole('button', { name: /^move/i }).count() || await can(page).count(), 'a chain of one link is sent');
            await page.keyboard.press('Backspace');
            must(await network(page).locator(`[data-node="${word}"]`).getAttribute('aria-pressed') === 'false', 'Backspace takes no link back');
            await network(page).locator(`[data-node="${word}"]`).click();
            const to = can(page).first();
            const target = await to.getAttribute('data-node');
            await to.click();
            moved = await meant(page).getAttribute('data-move');
            must(moved === `move ${word} ${target}`, `${word}, ${target} means: ${moved}`);
            const links = page.getByRole('list', { name: 'If sent, one after the other' });
            await links.getByRole('button', { name: 'LL-6.10' }).first().waitFor();
            must(await page.locator('.chainlines path').count() > 0, 'no dotted line is drawn');
            await page.keyboard.press('Escape');
            await answer(ines, click);
        }
        must(moved, 'no Moderator was ever moved: the test proves nothing');
        await page.getByRole('table').first().waitFor();
        must(await page.getByText(/^Handicap:/).first().isVisible(), 'the handicap is not named');
        hidden(ines, [1, 3]);
        return [ines];
    },
    'Theorists with a thumb, 390 px wide, against one': async () => {
        const tove = await somebody('Tove', PHONE);
        await sit(tove, ['open', 'bot:easy'], ['hands=closed']);
        await asked(tove.page);
        const row = tove.page.getByRole('list', { name: 'Nodes that can be picked' }).getByRole('button').last();
        await row.tap();
        const code = await row.locator('code').textContent();
        must((await meant(tove.page).getAttribute('data-move')).endsWith(` ${code}`), 'a row means another node');
        const made = await turns(tove, tap, true);
        must(made.some((move) => move?.startsWith('add')), 'nothing was added: the test proves nothing');
        must(await narrow(tove.page), 'the page is wider than the phone');
        hidden(tove, [0]);
        return [tove];
    },
    'Edgelords by keyboard alone': async () => {
        const kim = await somebody('Kim');
        await sit(kim, ['bot:easy', 'bot:easy', 'open', 'bot:easy']);
        const { page } = kim;
        const key = async (thing) => { await thing.focus(); await page.keyboard.press('Enter'); };
        const made = await turns(kim, key);
        must(made.some((move) => move?.startsWith('seed')) && made.length > 2, `by keyboard: ${made.join(', ')}`);
        const first = network(page).locator('[data-node][tabindex="0"]').first();
        await first.focus();
        const from = await page.evaluate(() => document.activeElement?.getAttribute('data-node'));
        for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(arrow);
        must(from && await page.evaluate(() => document.activeElement?.getAttribute('data-node')), 'arrows leave the network');
        hidden(kim, [0, 2]);
        return [kim];
    },
    'Educators to the end without the scenario': async () => {
        const bram = await somebody('Bram');
        await sit(bram, ['bot:easy', 'open'], ['order=CT,DE', 'scenario=none', 'rounds=1']);
        while (await asked(bram.page)) await answer(bram, click);
        await bram.page.getByRole('heading', { name: 'What was left in hand' }).waitFor();
        return [bram];
    },
};

run(CASES);
