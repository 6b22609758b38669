// swamp-orders.mjs LIZARDRY PAGE: order lines of matches (tests/golden) and of rule scripts (tests/rules), each pointed together by clicks
// alone, and each by keys alone; what joins the sheet has to be the line, as the server reads it. LINES says how many; without it, a
// line of each verb and chant by clicks and of each verb by keys.
import { readdirSync, readFileSync } from 'node:fs';
import { click, must, run, somebody } from './people.mjs';
import { begin, orders, say, sit } from './marsh.mjs';

const LINES = Number(process.env.LINES ?? 0);
const TESTS = new URL('../../../tests/', import.meta.url);
const VERBS = ['MO', 'SP', 'SN', 'SA', 'FR', 'LO', 'CH', 'RE', 'GI', 'BF', 'DF', 'BR', 'BD', 'BB', 'DB'];
const CHANTS = ['EYES', 'REVE', 'SHUN', 'SUMM', 'MOUL', 'FREE', 'COER', 'GATE', 'TRAN', 'DARK'];
const KEYS = { N: 'w', NE: 'e', SE: 'd', S: 's', SW: 'a', NW: 'q' };
const ORDER = new RegExp(`\\b(?:${VERBS.join('|')}) \\d{1,2}[A-Z]{1,2}(?: [A-Z0-9]+)*`, 'g');

/** Everything that reads like an order in files of a folder. */
const found = (folder, name) => readdirSync(new URL(folder, TESTS)).filter((file) => name.test(file)).flatMap((file) => readFileSync(new URL(`${folder}/${file}`, TESTS), 'utf8').match(ORDER) ?? []);

/** The kinds of words of a line, in their order: "SP h d d n n". A chant is a form of its own. */
const formOf = (line) => line.split(' ').map((word) => (VERBS.includes(word) || CHANTS.includes(word) ? word : word in KEYS ? 'd' : /^\d+[A-Z]{3}$/.test(word) ? 'n' : /^\d+$/.test(word) ? 'c' : 'h')).join(' ');

/** What the short form tries one of: each verb, each chant. */
const briefly = (line) => line.split(' ').filter((word) => VERBS.includes(word) || CHANTS.includes(word)).join(' ');

/** The lines as the server writes them; what it does not take as an order is none. */
async function canonical(page, lines) {
    const all = [];
    for (let i = 0; i < lines.length; i += 30) {
        const { receipt } = await say(page, { id: `c${i}`, receipt: lines.slice(i, i + 30).join('\n') });
        all.push(...receipt.orders.map((one) => one.order));
    }
    return [...new Set(all)].filter((line) => !/^GI \S+ 1$/.test(line)); /* nobody is offered to give to oneself */
}

/** One line of each kind, then as many more as are wanted, from everywhere. */
function chosen(lines, kind, most) {
    const first = [...new Map(lines.map((line) => [kind(line), line])).values()];
    const rest = lines.filter((line) => !first.includes(line));
    const step = Math.max(1, Math.floor(rest.length / Math.max(1, most - first.length)));
    return [...first, ...rest.filter((_, i) => i % step === 0).slice(0, Math.max(0, most - first.length))];
}

async function lookAt(page, hex) {
    await page.keyboard.press('g');
    await page.keyboard.type(`${hex}\n`);
    const all = page.getByRole('group', { name: `All orders at ${hex}`, exact: true });
    await all.waitFor();
    return all;
}

const WAYS = {
    /** Points the order together in the panel, word by word, and adds it. */
    async click(page, line) {
        const [verb, hex, ...words] = line.split(' ');
        const all = page.getByRole('group', { name: `All orders at ${hex}`, exact: true });
        const field = page.getByRole('textbox', { name: 'Hex', exact: true });
        await field.fill(hex); /* the map is endless: a hex far off is gone to by its name */
        await field.press('Enter');
        await all.waitFor();
        const pick = (group, name) => page.getByRole('group', { name: group }).getByRole('button', { name }).click();
        const key = all.getByRole('button', { name: new RegExp(`^${verb}:`) });
        if (!(await key.isVisible())) await all.getByText('Others, as things stand').click();
        await key.click();
        const chant = verb === 'CH' ? words.pop() : '';
        if (chant) await page.getByRole('group', { name: 'Which chant' }).getByRole('button').nth(CHANTS.indexOf(chant)).click();
        for (const word of words) {
            const count = /^(\d+)([A-Z]{3})$/.exec(word);
            if (count) await page.getByRole('spinbutton', { name: `How many ${count[2]}` }).fill(count[1]);
            else if (verb === 'GI') await page.getByRole('group', { name: 'Which clan' }).locator(`[data-word^="${word} "]`).click();
            else if (chant === 'GATE') await page.getByRole('textbox', { name: 'another hex' }).fill(word);
            else await pick('Which way', new RegExp(`^${word} `));
        }
        await page.getByRole('button', { name: 'Add this order' }).click();
    },
    /** The same without a pointer: to the hex, its orders by their letters, directions as one walks, counts from field to field. */
    async keys(page, line) {
        const [verb, hex, ...words] = line.split(' ');
        const { keyboard } = page;
        const focused = (selector) => page.locator(`${selector}:focus, ${selector}:has(:focus)`).first().waitFor();
        await lookAt(page, hex);
        await keyboard.press('o');
        await focused('.verbs');
        await keyboard.type(verb.toLowerCase());
        const chant = verb === 'CH' ? words.pop() : '';
        if (chant) { await focused('[data-lacks]'); await keyboard.type(chant.toLowerCase()); }
        if (verb === 'GI') { await focused('[data-lacks]'); await keyboard.type(words.pop()); await keyboard.press('Enter'); }
        if (chant === 'GATE') { await focused('[data-lacks]'); await keyboard.press('Shift+Tab'); await keyboard.press('Tab'); }
        let field = '';
        for (const word of words) {
            const count = /^(\d+)([A-Z]{3})$/.exec(word);
            if (!count && chant === 'GATE') { await toField(page, 'another hex'); await keyboard.type(word.toLowerCase()); }
            else if (!count) { await focused('.making'); await keyboard.press(KEYS[word]); }
            else {
                if (!field && chant !== 'GATE') { await focused('.making'); await keyboard.press('c'); }
                field = `How many ${count[2]}`;
                await toField(page, field);
                await keyboard.type(count[1]);
            }
        }
        if (!words.length || !field) await focused('.making');
        await keyboard.press('Enter');
    },
};

/** Tab by Tab to a field of the order: forwards, and from its end back to its beginning. */
async function toField(page, name) {
    const there = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    for (let i = 0; i < 40 && await there() !== name; i += 1) await page.keyboard.press('Tab');
    must(await there() === name, `no Tab leads to "${name}"`);
}

/** Every line in one way; the sheet is emptied when it is full. */
async function enter(way, kind, most) {
    const ode = await somebody('Ode');
    await sit(ode, ['preset=classic16'], 15);
    await begin(ode, click);
    const { page } = ode;
    const all = await canonical(page, [...found('golden/swamp', /journal$/), ...found('rules', /^swamp.*\.t$/)].sort());
    const lines = chosen(all, kind, most);
    must(new Set(lines.map((line) => line.slice(0, 2))).size === VERBS.length, 'a verb was not tried');
    must(CHANTS.every((chant) => all.some((line) => line.endsWith(` ${chant}`))), 'a chant is in no match and no script');
    must(!most || lines.length >= most, `only ${lines.length} lines were found`);
    const bad = [];
    for (const [i, line] of lines.entries()) {
        if (i % 25 === 0 && i) {
            console.log(`# ${i} of ${lines.length}`);
            await page.getByRole('button', { name: 'As text', exact: true }).click();
            await page.getByRole('textbox', { name: 'As text' }).fill('');
            await page.getByRole('button', { name: 'As a list' }).click();
        }
        await WAYS[way](page, line).catch((error) => { throw new Error(`${line}: ${error.message}`); });
        const added = orders(page).nth(i % 25);
        await added.waitFor();
        const given = await added.locator('code').first().textContent();
        if (given !== line) bad.push(`${line} became ${given}`);
    }
    console.log(`# ${lines.length} of ${all.length} lines, ${new Set(lines.map(formOf)).size} forms, by ${way}`);
    must(!bad.length, bad.join('; '));
    return [ode];
}

run({
    'every order by clicks alone gives its line': () => enter('click', LINES ? formOf : briefly, LINES),
    'every order by keys alone gives its line': () => enter('keys', LINES ? formOf : (line) => line.slice(0, 2), LINES),
});
