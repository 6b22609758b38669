// pace.mjs LIZARDRY PAGE: how long a table takes to be drawn, and a press to be answered by a paint, on a slow phone: 1.6 Mbit/s,
// 150 ms, a processor four times slower, nothing kept from before. Prints figures and judges nothing: they are this machine's.
import { devices, hand, must, playNow, run, somebody } from './people.mjs';

const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;
const TIMES = 5;
const PRESSES = 40;
const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } };

const nth = (all, share) => [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.ceil(all.length * share) - 1)];

async function slowed(page, line) {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    if (line) await cdp.send('Network.emulateNetworkConditions', LINE);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return cdp;
}

/** When the table with its question was painted, as the page itself notices: asking from outside would measure the asker, too. */
function watch() {
    new MutationObserver((_, eye) => {
        if (!document.querySelector('[data-asked="yes"]')) return;
        eye.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => { window.drawnAt = performance.now(); }));
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-asked'] });
}

/** Each interaction as the browser reports it: from the press to the next paint. Those below 16 ms it does not report. */
const listen = (page) => page.evaluate(() => {
    window.paints = new Map();
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (one.interactionId) window.paints.set(one.interactionId, Math.max(one.duration, window.paints.get(one.interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 });
});

run(Object.fromEntries(['conspiracy', 'legends'].map((game) => [`${game}: a table on a slow phone`, async () => {
    const one = await somebody('Ines', { ...PHONE, serviceWorkers: 'block' });
    await playNow(one, game);
    const { page } = one;
    await page.locator('[data-asked="yes"]').waitFor({ state: 'attached' });
    await page.addInitScript(watch);
    const cdp = await slowed(page, true);
    const drawn = [];
    for (let i = 0; i < TIMES; i += 1) {
        await page.reload({ waitUntil: 'commit' });
        drawn.push(await (await page.waitForFunction(() => window.drawnAt)).jsonValue());
    }
    await listen(page);
    let pressed = 0;
    for (; pressed < PRESSES; pressed += 1) {
        const cards = hand(page).getByRole('button');
        const count = await cards.count();
        must(count, 'no card to press');
        await cards.nth(pressed % count).tap({ force: true });
    }
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
    const paints = await page.evaluate(() => [...window.paints.values()]);
    await cdp.detach();
    console.log(`# ${game}: drawn after ${Math.round(nth(drawn, 0.5))} ms (median of ${TIMES}; ${drawn.map(Math.round).join(', ')})`);
    console.log(`# ${game}: press to paint p95 ${Math.round(nth([...paints, ...Array(Math.max(0, pressed - paints.length)).fill(16)], 0.95))} ms, ${pressed} presses, ${paints.length} of them over 16 ms`);
    return [one];
}])));
