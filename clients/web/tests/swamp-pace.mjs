// swamp-pace.mjs LIZARDRY PAGE: the swamp at its fullest: 1,024 hexes, sixteen clans, a late turn, in the seat of a bot that has played it
// until then. How long until its map is painted; how long the main thread works on a frame while the map is scrolled and zoomed (painting
// itself is the graphics card's, and there may be none); what memory a long match takes, whose reports are all read. Prints figures and
// judges nothing. TURNS says how late, BOTS how well it was played, READ how long the
// long match is.
import { readFileSync } from 'node:fs';
import { must, run, server, somebody } from './people.mjs';
import { turn } from './marsh.mjs';

const TURNS = Number(process.env.TURNS ?? 24);
const READ = Number(process.env.READ ?? 250);
const BOTS = process.env.BOTS ?? 'easy';
const SLOWER = 4;
const TIMES = 5;
const STEPS = 60;
const MB = 1e6;
const nth = (all, share) => [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.ceil(all.length * share) - 1)];
const post = (page, path, body) => page.evaluate(async ([to, what]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) })).json(), [path, body]);

/** A match in which a bot has played the first seat for so many turns; whoever plays now has that seat. */
async function late(turns, bot, options) {
    const [ada, bo] = [await somebody('Ada'), await somebody('Bo')];
    for (const one of [ada, bo]) { await one.page.goto(`${server.url}/settings`); await post(one.page, '/api/guest', { name: one.name }); }
    const laid = await post(ada.page, '/api/tables', { game: 'swamp', options, places: ['open', 'open', ...Array(14).fill(`bot:${bot}`)] });
    await post(bo.page, `/api/tables/${laid.table}/join`, { invite: laid.invite, seat: 1 });
    await post(ada.page, `/api/tables/${laid.table}/start`, {});
    const { link, word } = await post(ada.page, `/api/tables/${laid.table}/offer`, { seat: 0, bots: bot });
    const say = (body) => post(bo.page, `/api/tables/${laid.table}/say`, body);
    for (let n = 0; n <= turns; n += 1) {
        await say({ id: `p${n}`, move: 'ready' });
        while ((await say({ id: `r${n}`, report: n })).error) await new Promise((done) => { setTimeout(done, 300); });
    }
    await post(ada.page, '/api/takeover', { word: word ?? new URL(link).hash.split('=')[1] });
    await bo.context.close();
    ada.calm = true; /* the seat was another's for a while */
    return { ada, table: laid.table };
}

function watch() {
    new MutationObserver((_, eye) => {
        if (!document.querySelector('.sheetmap .hx')) return;
        eye.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => { window.drawnAt = performance.now(); }));
    }).observe(document, { childList: true, subtree: true });
}

/** What the main thread of the page did for each frame while `work` was going on, in ms. */
async function frames(page, cdp, work) {
    const events = [];
    const browser = await page.context().browser().newBrowserCDPSession();
    browser.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'cc', 'devtools.timeline.frame', '__metadata'] } });
    await work();
    const done = new Promise((end) => { browser.once('Tracing.tracingComplete', end); });
    await browser.send('Tracing.end');
    await done;
    const ours = events.filter((one) => one.name === 'ProxyMain::BeginMainFrame' && one.ph === 'X');
    const [pid, tid] = nth(ours.map((one) => `${one.pid} ${one.tid}`), 0.5).split(' ').map(Number); /* the page that has most frames */
    const begins = ours.filter((one) => one.pid === pid && one.tid === tid).map((one) => one.ts).sort((a, b) => a - b);
    const tasks = events.filter((one) => one.pid === pid && one.tid === tid && one.ph === 'X' && /RunTask$/.test(one.name)).sort((a, b) => a.ts - b.ts);
    // A task within a task is counted with the one around it. The thread's own time: what others on this machine do is not the page's.
    const outer = [];
    for (const one of tasks) if (!outer.length || one.ts >= outer.at(-1).ts + outer.at(-1).dur) outer.push(one);
    return begins.map((from, i) => outer.filter(({ ts, dur }) => ts + dur > from && ts + dur <= (begins[i + 1] ?? Infinity)).reduce((sum, { dur, tdur = dur }) => sum + tdur / 1000, 0));
}

/** The map under the hand: dragged across several windows, and zoomed from far to near and back. */
async function hands(page) {
    const box = await page.locator('.swampmap').boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (const [dx, dy] of [[-6, -3], [6, 4], [0, 7], [-7, 0]]) {
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (let i = 1; i <= STEPS; i += 1) await page.mouse.move(x + Math.sin(i / 12) * 40 * dx / 6 + dx * i / 2, y + dy * i / 2);
        await page.mouse.up();
    }
    await page.mouse.move(x, y);
    for (const by of [80, -80, -60, 60]) for (let i = 0; i < STEPS / 2; i += 1) await page.mouse.wheel(0, by);
}

run({
    'a late turn of sixteen clans: its map, and the map under the hand': async () => {
        const { ada, table } = await late(TURNS, BOTS, ['preset=classic16']);
        const { page } = ada;
        await page.goto(`${server.url}/t/${table}`);
        await turn(page, TURNS);
        const known = JSON.parse(ada.lines.findLast((line) => line.includes('"picture"'))).picture;
        console.log(`# turn ${TURNS}: ${Object.keys(known.hexes).length} of ${known.wide * known.high} hexes known, ${known.clans.length} clans`);
        const cdp = await page.context().newCDPSession(page);
        const scroll = async (what) => { const spent = await frames(page, cdp, () => hands(page)); console.log(`# main thread per frame, ${what}: p95 ${nth(spent, 0.95).toFixed(1)} ms, median ${nth(spent, 0.5).toFixed(1)}, most ${Math.max(...spent).toFixed(1)} (${spent.length} frames)`); };
        await scroll('scrolled and zoomed');
        await page.addInitScript(watch);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        const drawn = [];
        for (let i = 0; i < TIMES; i += 1) {
            await page.reload({ waitUntil: 'commit' });
            drawn.push(await (await page.waitForFunction(() => window.drawnAt)).jsonValue());
        }
        console.log(`# first map, ${SLOWER} times slower: ${Math.round(nth(drawn, 0.5))} ms (median of ${TIMES}; ${drawn.map(Math.round).join(', ')})`);
        await page.waitForFunction(() => document.querySelectorAll('.sheetmap .hx').length > 40);
        await scroll(`${SLOWER} times slower`);
        await cdp.detach();
        return [ada];
    },
    'a long match read through': async () => {
        const { ada, table } = await late(READ, 'easy', ['preset=classic16', 'victory_per_home=10000', `max_turns=${READ + 50}`]);
        const { page } = ada;
        await page.goto(`${server.url}/t/${table}`);
        await page.getByRole('radio', { name: /^Report of turn/ }).click();
        for (let n = READ; n >= 0; n -= 1) {
            await page.getByRole('region', { name: `Turn ${n}`, exact: true }).waitFor();
            if (n) await page.keyboard.press('[');
        }
        const cdp = await page.context().newCDPSession(page);
        await cdp.send('HeapProfiler.collectGarbage');
        await cdp.send('Performance.enable');
        const { metrics } = await cdp.send('Performance.getMetrics');
        const of = (name) => metrics.find((one) => one.name === name).value;
        const browser = await page.context().browser().newBrowserCDPSession();
        const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
        const own = Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => Number(/Pss:\s+(\d+)/.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))[1]) * 1024));
        console.log(`# after ${READ + 1} reports: ${(of('JSHeapUsedSize') / MB).toFixed(1)} MB of objects, ${of('Nodes')} nodes, ${(own / MB).toFixed(1)} MB for the whole process of the page`);
        must(own > 0, 'nothing was measured');
        return [ada];
    },
});
