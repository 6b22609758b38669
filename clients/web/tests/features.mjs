// features.mjs LIZARDRY PAGE: what the page has besides playing, each seen once against the real server.
import { asked, devices, must, playNow, run, somebody } from './people.mjs';

const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } };

/** Things to press that a thumb cannot hit: those that are smaller than 44 px. @param {any} page */
const tooSmall = (page) => page.evaluate(() => [...document.querySelectorAll('button, a, input, select')]
    .filter((one) => one.checkVisibility() && !one.closest('p')).map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5)).map(([name, box]) => `${name} ${box.width}x${box.height}`));

run({
    'a phone: the sheet has three stops, a thumb hits everything, and on its side the sheet stands beside the table': async () => {
        const tove = await somebody('Tove', PHONE);
        await playNow(tove, 'Conspiracy!');
        await asked(tove.page);
        must(!(await tooSmall(tove.page)).length, `too small: ${await tooSmall(tove.page)}`);
        const sheet = tove.page.getByRole('tabpanel');
        await tove.page.getByRole('tab', { name: 'Your hand' }).tap();
        await sheet.waitFor({ state: 'hidden' });
        await tove.page.getByRole('button', { name: 'Lift the sheet' }).tap();
        await sheet.waitFor();
        await tove.page.getByRole('button', { name: 'The whole sheet' }).tap();
        await tove.page.getByRole('button', { name: 'Let the sheet down' }).waitFor();
        await tove.page.setViewportSize({ width: 844, height: 390 });
        const [table, beside] = [await tove.page.getByRole('main').boundingBox(), await sheet.boundingBox()];
        must(beside.x >= table.x + table.width - 1, 'on its side the sheet is not beside the table');
        must(await tove.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight), 'the page is larger than the phone');
        return [tove];
    },
});
