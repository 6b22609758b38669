// wall.mjs LIZARDRY PAGE: the room's big screen beside people who play NewSpeak: how to sit down, the sizes that can be read across a
// room, talk and dials, the next match, a server that was away; and the bytes that reached it, searched for what is nobody's to know.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, press, run, server, somebody } from './people.mjs';

/** The screens of the design: what is 15 px on 1440 is as much larger on a wider one. */
const SCREENS = [[1280, 720], [1920, 1080], [3840, 2160]];
const SECRET = ['dial', 'code', 'took-id', 'drew-id', 'shifted', 'voted', 'chose', 'msaid', 'dial-drawn'];

const ask = (one, path, body) => one.page.evaluate(async ([at, given]) => {
    const answer = await fetch(at, given ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) } : {});
    return answer.json();
}, [path, body]);
let sent = 0;
const act = async (one, table, message) => { const answer = await ask(one, `/api/tables/${table}/say`, { id: `w${sent += 1}`, ...message }); must(answer.ok, JSON.stringify(answer)); };

async function lay(one, table) {
    await one.page.goto(server.url);
    await ask(one, '/api/guest', { name: one.name });
    return (await ask(one, '/api/tables', { game: 'newspeak', house: ['watchers=public'], ...table })).table;
}

/** Another screen of the same person. */
const screen = async (one) => somebody('Wall', { viewport: { width: 1440, height: 900 }, storageState: await one.context.storageState() });

/** Whatever is written is large enough, whole and on the screen; and nothing waits for a hand. */
async function readable({ page }, what) {
    for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        const wrong = await page.evaluate(() => {
            const all = [...document.querySelectorAll('.wall *')].filter((one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim()) && !one.closest('.plate, svg') && one.checkVisibility());
            const least = 15 * innerWidth / 1440 - 0.05;
            const told = [];
            for (const one of all) {
                const size = Number.parseFloat(getComputedStyle(one).fontSize);
                const box = one.getBoundingClientRect();
                if (size < least) told.push(`${one.textContent} is ${size} px`);
                if (!one.closest('.walltold') && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.top < -1)) told.push(`${one.textContent} is beside the screen`);
            }
            if (document.querySelector('.wall :is(button, input, a, select, textarea)')) told.push('there is something to press');
            const clock = document.querySelector('.wallclock');
            if (clock && Math.abs(Number.parseFloat(getComputedStyle(clock).fontSize) - 104 * innerWidth / 1440) > 0.5) told.push('the clock has another size');
            return told.slice(0, 4);
        });
        must(!wrong.length, `${what}, ${width} px: ${wrong.join('; ')}`);
        if (process.env.SHOTS) await page.screenshot({ path: join(tmpdir(), `lizardry-wall-${what}-${width}.png`) });
    }
}

/** What a public seat must never have been told while the match goes on. */
function hidden(one) {
    const lines = one.lines.map((line) => JSON.parse(line));
    const over = lines.findIndex((line) => line.over || line.picture?.phase === 'over' || line.changes?.phase === 'over');
    const during = over < 0 ? lines : lines.slice(0, over);
    const news = during.flatMap((line) => line.news ?? []);
    for (const kind of SECRET) must(!news.some((entry) => entry[2] === kind), `the wall is told: ${kind}`);
    for (const picture of during.flatMap((line) => [line.picture, line.changes].filter(Boolean))) {
        must((picture.code ?? null) === null && (picture.dial ?? null) === null, 'the wall’s picture has a code or a dial');
        must(!(picture.cards ?? []).length || Object.values(picture.cards).every((card) => card === null), 'the wall’s picture has an ID card');
    }
    must(during.every((line) => line.hello === undefined || line.seat >= line.seats.length), 'the wall has a seat');
    const open = during.findIndex((line) => (line.news ?? []).some((entry) => entry[2] === 'revealed'));
    must(open > 0, 'no dial was opened: the test proves nothing');
    must(during.slice(0, open).every((line) => !JSON.stringify(line).includes('"dials":[[')), 'a dial came before it was open');
}

const CASES = {
    'from the code word on the wall to the next match': async () => {
        const [ines, tove] = [await somebody('Ines'), await somebody('Tove')];
        const table = await lay(ines, { options: ['clock=live', 'setup_ms=600000', 'ready_ms=600000', 'hack_ms=600000', 'dial_ms=600000', 'mod_ms=600000', 'vote_ms=600000', 'set=A'], places: ['open', 'bot:normal', 'open'] });
        const wall = await screen(ines);
        await wall.page.goto(`${server.url}/wall/${table}`);
        const code = await wall.page.locator('.wallcode').textContent();
        await readable(wall, 'joining');
        await tove.page.goto(server.url);
        await tove.page.getByRole('textbox', { name: /Type the two words/ }).fill(code.replace('-', ' '));
        await tove.page.getByRole('region', { name: 'Join a table' }).or(tove.page.locator('.join')).getByLabel('Your name').fill('Tove');
        await tove.page.locator('.join').getByRole('button', { name: 'Sit down' }).click();
        await tove.page.locator('.seat.free').filter({ hasText: 'Moderators, M1' }).getByRole('button', { name: 'Sit here' }).click();
        await wall.page.locator('.wallseats').getByText('Tove').waitFor();
        await wall.page.getByText('All sit. The host deals.').waitFor();
        await ask(ines, `/api/tables/${table}/start`, {});
        await wall.page.getByRole('heading', { name: /take ID cards/ }).waitFor();
        await act(ines, table, { move: 'id Cinna' });
        await wall.page.getByRole('heading', { name: /first code/ }).waitFor();
        await act(ines, table, { move: 'code 3' });
        await wall.page.getByRole('heading', { name: /Ready/ }).waitFor();
        await act(ines, table, { move: 'start' });
        await wall.page.getByRole('heading', { name: /The Dissidents talk/ }).waitFor();
        await act(ines, table, { move: 'say Mind you, she has a big heart, but the road was closed.' });
        await wall.page.getByRole('list', { name: 'What was said' }).getByText('big heart').waitFor();
        await wall.page.getByRole('timer').waitFor();
        await readable(wall, 'talk');
        await server.kill(); /* the screen has nobody to press a button */
        wall.calm = ines.calm = tove.calm = true;
        await wall.page.getByText('No line').waitFor();
        await server.start();
        await wall.page.getByText('public things only').waitFor();
        await act(ines, table, { move: 'target 5' });
        await wall.page.locator('.wallrows').getByText(/dial set/).first().waitFor();
        await wall.page.getByRole('heading', { name: /Moderators guess/ }).waitFor();
        must(!(await wall.page.locator('.pointed').count()), 'a pointer is shown before it is placed');
        await act(tove, table, { move: 'point 9' });
        await wall.page.locator('.pointed').waitFor();
        await readable(wall, 'guess');
        await act(tove, table, { move: 'ready' });
        await wall.page.getByRole('list', { name: 'The dials' }).getByText('guarded 9').waitFor();
        await readable(wall, 'reveal');
        await act(tove, table, { move: 'resign' });
        await wall.page.locator('.walltalk .meant').first().waitFor();
        await readable(wall, 'end');
        hidden(wall);
        const next = (await ask(tove, `/api/tables/${table}/rematch`, {})).table;
        await wall.page.waitForURL(`**/wall/${next}`);
        await wall.page.getByText('All sit. The host deals.').waitFor();
        return [ines, tove, wall];
    },
    'a screen that knows the two words shows the table, and a private one says why not': async () => {
        const ines = await somebody('Ines');
        const table = await lay(ines, { options: ['clock=none'], places: ['open', 'open', 'bot:easy'], house: [] });
        const { code } = await ask(ines, `/api/tables/${table}/code`, {});
        const wall = await somebody('Wall');
        await wall.page.goto(`${server.url}/wall`);
        await wall.page.getByLabel('The two words of the table').fill(code.toUpperCase());
        await press(wall.page, 'Show it here');
        await wall.page.locator('.wallcode').getByText(code).waitFor();
        await ask(ines, `/api/tables/${table}/start`, { bots: 'easy' });
        await wall.page.getByText('nobody looks on at this table').waitFor();
        return [ines, wall];
    },
};

run(CASES);
