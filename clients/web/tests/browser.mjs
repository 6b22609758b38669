// browser.mjs LIZARDRY PAGE: people at the page, against the real server. Everything is found by role and name, as a person or
// a screen reader finds it.
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer, answers, asked, click, devices, hand, moves, must, MOVES, playNow, run, server, somebody, tap } from './people.mjs';

/** In the page: what is set in motion waits for ever, and is written down. */
function heldUp() {
    const real = Element.prototype.animate;
    window.travel = [];
    Element.prototype.animate = function held(...given) {
        const one = real.apply(this, given);
        one.pause();
        window.travel.push(one);
        return one;
    };
}

/** The table as it is printed: each sheet says which, what is known stands there, and nothing to press does. */
function onPaper(pdf, table) {
    const sheets = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString().split('\f').slice(0, -1);
    must(sheets.every((words) => words.includes(`Conspiracy! · ${table}`)), 'a sheet does not say which table it is of');
    const words = sheets.join(' ');
    for (const one of ['Your hand', 'Tabloids', 'If it ended now', 'You draw']) must(words.includes(one), `not on paper: ${one}`);
    for (const one of ['Undo', 'Hint', 'type a move', 'Say something']) must(!words.includes(one), `on paper: ${one}`);
}

const CASES = {
    'a newcomer plays Conspiracy! by mouse': async () => {
        const ines = await somebody('Ines', { reducedMotion: 'no-preference' });
        await ines.page.addInitScript(heldUp);
        await playNow(ines, 'Conspiracy!');
        await asked(ines.page);
        const travel = () => ines.page.evaluate(() => [...window.travel.splice(0)].map((one) => one.playState));
        await moves(ines, click, 1);
        must((await travel()).length, 'a card that is drawn does not travel');
        await ines.page.keyboard.press('Shift');
        must(!await ines.page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'paused').length), 'a key does not send home what travels');
        await ines.page.emulateMedia({ reducedMotion: 'reduce' });
        await moves(ines, click);
        must(!(await travel()).length, 'cards travel for one who wants less motion');
        onPaper(await ines.page.pdf({ preferCSSPageSize: true }), ines.page.url().split('/').pop());
        must((await ines.page.getByRole('list', { name: 'Log' }).getByRole('listitem').count()) > 5, 'the log tells nothing');
        return [ines];
    },
    'Legends and Lies with a thumb, 390 px wide': async () => {
        const tove = await somebody('Tove', { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } });
        await playNow(tove, 'Legends and Lies');
        await moves(tove, tap);
        must(await tove.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is wider than the phone');
        return [tove];
    },
    'by keyboard alone': async () => {
        const kim = await somebody('Kim');
        await playNow(kim, 'Conspiracy!');
        for (let i = 0; i < MOVES && await asked(kim.page); i += 1) {
            const before = await kim.page.locator('[data-decision]').getAttribute('data-decision');
            const line = kim.page.getByRole('combobox', { name: 'Command line' });
            const there = () => line.evaluate((at) => at === document.activeElement);
            if (!(await there())) await kim.page.keyboard.press('/');
            must(await there(), '/ does not lead to the command line');
            const verb = (await answers(kim.page).getByRole('button').count()) ? (await answers(kim.page).getByRole('button').first().getAttribute('data-move')).slice(0, 3) : 'disc';
            await kim.page.keyboard.type(verb);
            await kim.page.getByRole('option').first().waitFor();
            await kim.page.keyboard.press('ArrowDown');
            await kim.page.keyboard.press('Enter');
            await kim.page.locator(`[data-decision]:not([data-decision="${before}"])`).waitFor({ state: 'attached' });
        }
        return [kim];
    },
    'two who were invited, and one who watches, hold what is theirs': async () => {
        const [host, guest, watcher] = [await somebody('Ines'), await somebody('Marlow'), await somebody('Bram')];
        await host.page.goto(`${server.url}/new/conspiracy`);
        await host.page.getByRole('group', { name: 'people' }).or(host.page.getByText('people', { exact: true })).first().click();
        await host.page.getByRole('radiogroup', { name: 'who may look on' }).getByRole('radio', { name: 'public' }).click();
        await host.page.getByLabel('Your name').fill('Ines');
        await host.page.getByRole('button', { name: 'Open a table' }).click();
        const link = await host.page.getByText(/#invite=/).textContent();
        for (const one of [guest, watcher]) { /* the second finds no seat free, and looks on */
            await one.page.goto(link);
            await one.page.getByLabel('Your name').fill(one.name);
            await one.page.getByRole('button', { name: 'Sit down' }).click();
            await one.page.getByText('The host deals').waitFor();
        }
        await host.page.getByRole('button', { name: 'Deal', exact: true }).click();
        await watcher.page.getByText('You watch').waitFor();
        await host.page.getByRole('textbox', { name: 'Say something' }).fill('Nobody needs Chemtrails');
        await host.page.getByRole('button', { name: 'Say', exact: true }).click();
        await guest.page.getByText('Nobody needs Chemtrails').waitFor();
        for (let i = 0; i < MOVES; i += 1) {
            for (const one of [host, guest])
                if (await one.page.locator('[data-asked="yes"]').count()) await answer(one, click);
        }
        for (const [one, seat] of [[host, 0], [guest, 1], [watcher, -1]]) {
            const heard = one.lines.map((line) => JSON.parse(line));
            const drawn = heard.flatMap((line) => line.news ?? []).filter((entry) => entry[2] === 'drew-card');
            must(drawn.every((entry) => entry[3] === seat), `${one.name} is told what another draws`);
            must(seat >= 0 || heard.every((line) => !line.picture?.hand?.length), 'who watches is sent a hand');
        }
        must(host.lines.some((line) => line.includes('drew-card')), 'nothing was drawn: the test proves nothing');
        return [host, guest, watcher];
    },
    'a server that is killed costs nothing': async () => {
        const ines = await somebody('Ines');
        await playNow(ines, 'Conspiracy!');
        await moves(ines, click, 1);
        if (!(await asked(ines.page))) return [ines];
        ines.calm = true; /* the browser itself reports a lost connection as an error */
        await hand(ines.page).getByRole('button').first().click();
        const line = ines.page.getByRole('combobox', { name: 'Command line' });
        const meant = await line.inputValue();
        must(meant, 'a card picked means nothing');
        await server.kill();
        await ines.page.getByText('No line', { exact: true }).waitFor();
        must((await line.inputValue()) === meant, 'what was picked is gone with the line');
        await server.start();
        await ines.page.getByText('Live', { exact: true }).waitFor();
        must((await line.inputValue()) === meant, 'what was picked is gone with the new line');
        await answers(ines.page).getByRole('button').first().click();
        await ines.page.getByText(/Stored:/).waitFor();
        return [ines];
    },
    'a game is playable in the plain view, too': async () => {
        const ann = await somebody('Ann');
        await playNow(ann, 'Lizards & Lies');
        await asked(ann.page);
        await ann.page.getByRole('button', { name: 'Menu' }).click();
        await ann.page.getByRole('button', { name: 'Plain view' }).click();
        await ann.page.getByLabel('The table as text').filter({ hasText: /\S[^]{40}/ }).waitFor(); /* it is asked for once the table is drawn */
        const before = await ann.page.locator('[data-decision]').getAttribute('data-decision');
        await ann.page.getByRole('list', { name: 'Legal moves' }).getByRole('button').first().click();
        const line = ann.page.getByRole('combobox', { name: 'Command line' });
        must(await line.inputValue(), 'a numbered move is not taken over');
        await line.press('Enter');
        await ann.page.locator(`[data-decision]:not([data-decision="${before}"])`).waitFor({ state: 'attached' });
        return [ann];
    },
    'without a script two words and a name lead to a seat, and to the deal': async () => {
        const [host, bare] = [await somebody('Ines'), await somebody('Marlow', { javaScriptEnabled: false })];
        await host.page.goto(`${server.url}/new/legends`);
        await host.page.getByLabel('Your name').fill('Ines');
        await host.page.getByRole('button', { name: 'Open a table' }).click();
        const link = await host.page.getByText(/#invite=/).textContent();
        await host.page.getByRole('button', { name: 'Two words to say aloud' }).click();
        const words = await host.page.getByText(/^[a-z]+-[a-z]+$/).textContent();
        await bare.page.goto(link);
        await bare.page.getByRole('link', { name: 'The plain page' }).click();
        await bare.page.getByLabel('Your name').fill('Marlow');
        await bare.page.getByLabel('The two words').fill(words);
        await bare.page.getByRole('button', { name: 'Sit down' }).click();
        await bare.page.getByRole('listitem').getByText('Marlow').waitFor();
        await host.page.getByRole('heading', { name: 'All sit: deal?' }).waitFor();
        await host.page.getByRole('button', { name: 'Deal', exact: true }).click();
        await host.page.locator('[data-asked]').waitFor({ state: 'attached' });
        await bare.page.reload();
        await bare.page.getByRole('heading', { name: 'The table' }).waitFor();
        return [host, bare];
    },
    'without a script a table is read and played by one form': async () => {
        const ines = await somebody('Ines');
        await playNow(ines, 'Legends and Lies');
        await asked(ines.page);
        const table = ines.page.url();
        const bare = await somebody('Ines', { javaScriptEnabled: false, storageState: await ines.context.storageState() });
        await ines.page.goto(`${server.url}/settings`);
        await bare.page.goto(table);
        await bare.page.getByRole('link', { name: 'The plain page' }).click();
        await bare.page.getByRole('listitem').getByRole('link', { name: 'Legends and Lies' }).click();
        for (let i = 0; i < 6; i += 1) {
            while (!await bare.page.getByRole('button', { name: 'Send' }).count()) await bare.page.reload();
            await bare.page.getByRole('radio').first().check();
            await bare.page.getByRole('button', { name: 'Send' }).click();
            await bare.page.getByRole('heading', { name: 'The table' }).waitFor();
            must(!await bare.page.getByRole('alert').count(), 'a legal move was refused');
        }
        while (!await bare.page.getByRole('button', { name: 'Send' }).count()) await bare.page.reload();
        await bare.page.getByLabel('Or type a move').fill('jump');
        await bare.page.getByLabel('Or type a move').press('Enter');
        await bare.page.getByRole('alert').waitFor();
        if (process.env.SHOTS) await bare.page.screenshot({ path: join(tmpdir(), 'lizardry-plain.png'), fullPage: true });
        return [ines, bare];
    },
    'a match that was stopped is seen again and proved': async () => {
        const ines = await somebody('Ines');
        await playNow(ines, 'Conspiracy!');
        await moves(ines, click, 2);
        await ines.page.getByRole('button', { name: 'Menu' }).click();
        await ines.page.getByRole('button', { name: 'Agree to stop' }).click();
        await ines.page.getByRole('heading', { name: 'The match is over', includeHidden: true }).waitFor(); /* behind the menu */
        await ines.page.getByRole('button', { name: 'Close' }).click();
        await ines.page.getByRole('button', { name: 'Fair deal' }).click();
        await ines.page.getByRole('link', { name: 'Check it' }).click();
        await ines.page.getByText(/All \d+ lines of the journal follow/).waitFor();
        await ines.page.getByText(/The deal is the one that was sealed/).waitFor();
        const first = await ines.page.getByRole('status').first().textContent();
        await ines.page.keyboard.press('[');
        await ines.page.waitForFunction((old) => document.querySelector('[role=status]').textContent !== old, first);
        return [ines];
    },
};

run(CASES);
