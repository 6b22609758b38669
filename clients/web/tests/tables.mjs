// tables.mjs LIZARDRY PAGE: tables of three and four, partners too; and what befalls one: a line that breaks in mid-move, a clock
// that runs out, a journal that is not the one that was written.
import { against, answers, asked, click, hand, log, moves, must, playNow, press, run, somebody } from './people.mjs';

const HAND = 80; /* answers: more than a hand ever took */

/** A hand to its end, as the server tells it. */
async function aHand(one) {
    const ended = () => one.lines.some((line) => line.includes('"hand-over"'));
    for (let i = 0; i < HAND && !ended() && await asked(one.page); i += 1) await moves(one, click, 1);
    must(ended(), `no hand ends within ${HAND} answers`);
}

const seated = (game, seats) => async () => {
    const ines = await somebody('Ines');
    await against(ines, game, seats);
    await aHand(ines);
    const hello = ines.lines.map((line) => JSON.parse(line)).find((line) => line.hello);
    must(hello.seats.length === seats, `${hello.seats.length} sit at the table, not ${seats}`);
    return [ines];
};

/** The page's line in the test's hands: everything is passed on, but for what `hold` holds back on its way to the page. */
async function wired(one) {
    const line = { sent: [], hold: false, held: null, cut: () => {} };
    await one.page.routeWebSocket(/./, (page) => {
        const to = page.connectToServer();
        page.onMessage((message) => {
            if (JSON.parse(message).move) line.sent.push(JSON.parse(message));
            to.send(message);
        });
        to.onMessage((message) => {
            if (!line.hold) page.send(message);
            else if (JSON.parse(message).re && JSON.parse(message).number) line.held(message);
        });
        line.cut = () => { page.close({ code: 4000 }); to.close(); };
    });
    return line;
}

/** A move is made, and the server has taken it, but no word of that comes to the page. */
async function unanswered(one, line) {
    const arrived = new Promise((done) => { line.held = done; });
    line.hold = true;
    await answers(one.page).getByRole('button', { name: 'Draw the Unknown' }).click();
    await arrived;
    line.hold = false;
}

run({
    'Conspiracy!, three at the table: a hand': seated('conspiracy', 3),
    'Conspiracy!, four at the table: a hand': seated('conspiracy', 4),
    'Legends and Lies, three at the table: a hand': seated('legends', 3),
    'Legends and Lies by partners: the blind pass, and a hand': async () => {
        const ines = await somebody('Ines');
        await against(ines, 'legends', 4);
        must(await asked(ines.page), 'nothing is asked');
        await ines.page.getByRole('status').getByText('pass to your partner').waitFor();
        await moves(ines, click, 1);
        await log(ines.page).getByText(/^You pass .+ to easy/).waitFor();
        const others = ines.lines.flatMap((line) => JSON.parse(line).news ?? []).filter((entry) => entry[2] === 'passed-card');
        must(others.length && others.every((entry) => entry[3] % 2 === 0), 'a card that the others pass is named');
        await aHand(ines);
        return [ines];
    },
    'the line breaks in mid-move: what was sent counts once': async () => {
        const ines = await somebody('Ines');
        const line = await wired(ines);
        await playNow(ines, 'Conspiracy!');
        await asked(ines.page);
        await unanswered(ines, line);
        line.cut();
        await ines.page.getByText(/Stored:/).waitFor();
        must(line.sent.length === 2 && line.sent[0].id === line.sent[1].id, 'it is not sent again under its id');
        must((await log(ines.page).getByText(/^You draw/).count()) === 1, 'it does not count once');
        return [ines];
    },
    'the page is loaded anew in mid-move: the move is made, once': async () => {
        const ines = await somebody('Ines');
        const line = await wired(ines);
        await playNow(ines, 'Conspiracy!');
        await asked(ines.page);
        await unanswered(ines, line);
        await ines.page.reload();
        await log(ines.page).getByText(/^You draw/).waitFor();
        must((await log(ines.page).getByText(/^You draw/).count()) === 1, 'it does not count once');
        must(await asked(ines.page), 'nothing is asked');
        await hand(ines.page).getByRole('button').first().click();
        await answers(ines.page).getByRole('button').first().waitFor();
        must(line.sent.length === 1, 'the new page sends what the old one had sent');
        return [ines];
    },
    'a live clock runs out: the stand-in moves, and after so many misses it has the seat': async () => {
        const ines = await somebody('Ines');
        const hurried = (misses) => async (page) => {
            await page.getByRole('radiogroup', { name: 'how long people may think' }).getByRole('radio', { name: 'live' }).click();
            await page.getByLabel(/seconds for each decision/).fill('1');
            await page.getByLabel(/seconds more, for the whole match/).fill('0');
            await page.getByLabel(/decisions in a row loses the seat/).fill(misses);
        };
        await against(ines, 'conspiracy', 2, hurried('0'));
        await ines.page.getByText(/missed \d/).first().waitFor();
        await log(ines.page).getByText(/^You draw/).first().waitFor();
        const tove = await somebody('Tove');
        await against(tove, 'conspiracy', 2, hurried('1'));
        await tove.page.getByRole('alert').getByText('Somebody else has this seat now').waitFor();
        return [ines, tove];
    },
    'a journal that was changed on its way is shown as broken': async () => {
        const ines = await somebody('Ines');
        await ines.page.route('**/api/tables/*/journal', async (route) => {
            const answer = await route.fetch();
            const body = await answer.body();
            body[Math.floor(body.length / 2)] ^= 1;
            await route.fulfill({ response: answer, body });
        });
        await playNow(ines, 'Conspiracy!');
        await moves(ines, click, 2);
        await press(ines.page, 'Menu');
        await press(ines.page, 'Agree to stop');
        await ines.page.getByRole('heading', { name: 'The match is over', includeHidden: true }).waitFor(); /* behind the menu */
        await press(ines.page, 'Close');
        await press(ines.page, 'Fair deal');
        await ines.page.getByRole('link', { name: 'Check it' }).click();
        await ines.page.getByRole('heading', { name: 'Broken' }).waitFor();
        await ines.page.getByText(/Line \d+ of the journal is not the one that was written/).waitFor();
        must(!(await ines.page.getByText('The deal is the one that was sealed').count()), 'a broken journal proves the deal');
        return [ines];
    },
});
