// gallery.mjs PAGE [all] [shots FOLDER] [WORD...]: draws every recording (record.py) in the page as it was built, without a server,
// and looks for what must not be: text cut or under other text, letters too small, targets too small for a thumb, what axe-core
// finds, contrast, and in the trial language words past the catalogue. Every common screen at half of the sizes; of the many
// positions of one table each third, at one; looks, axe-core, twice the letters, forced colours and the trial language in rotation;
// with `all` everything at every size, and contrast in all looks wherever another arrangement is drawn. `shots` keeps pictures. TAP.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { named, parsed } from '../frame/table/choose.js';
import { launch } from './chromium.mjs';
import { Easel } from './easel.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const [, , PAGE, ...WORDS] = process.argv;
const ALL = WORDS[0] === 'all' && WORDS.shift();
const SHOTS = WORDS[0] === 'shots' ? (WORDS.shift(), WORDS.shift()) : null;
const need = createRequire(`${process.env.MODULES}/x.js`);

const SIZES = [[320, 640], [360, 740], [390, 844], [768, 1024], [1100, 800], [1280, 800], [1440, 900], [1920, 1080], [844, 390], [640, 400]]; /* the last is 1280 x 800 at 200 % */
const LARGE = [[390, 844], [768, 1024], [1280, 800]];
const ARRANGED = [[390, 844], [844, 390], [1280, 800]]; /* a phone, the same on its side, a desk: what differs between other sizes is room */
const LOOKS = ['light', 'dark'].flatMap((theme) => ['spot', 'safe', 'grey'].map((palette) => ({ theme, palette })));
const CONTRAST = { runOnly: { type: 'rule', values: ['color-contrast'] } }; /* all of axe-core that a look can change */
const RULES = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }, rules: { 'label-content-name-mismatch': { enabled: false } } }; /* a card shows its code and is called by its title */

const isPosition = (name) => /^(conspiracy|legends|lies|newspeak|swamp)-/.test(name); /* many of one screen */

const text = (name) => readFileSync(join(HERE, name), 'utf8');
const AXE = readFileSync(need.resolve('axe-core/axe.min.js'), 'utf8');
const COMMON = JSON.parse(text('gallery/common.json'));

/** Turns by the name, so that what is added does not turn all others. */
const turnOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
const wanted = (name) => (WORDS.length ? WORDS.some((word) => name.includes(word)) : ALL || !isPosition(name) || turnOf(name) % 3 === 1);
const NAMES = readdirSync(join(HERE, 'gallery')).map((name) => name.replace('.json', '')).filter((name) => name !== 'common' && wanted(name)).sort();

/** The pieces of the move whose effect was recorded. */
function meant(recording) {
    const line = recording.lines?.find((one) => one.replies?.effect);
    if (!line) return [];
    const game = line.replies.game?.game ?? COMMON[`GET /api/games/${line.messages[0].game}`]?.[1];
    return parsed(game, line.replies.effect.effect.move).things.map(({ letter, word }) => [letter, named(game, letter, word)?.title ?? word]);
}

class Gallery {
    faults = [];

    constructor(easel, name) {
        this.easel = easel;
        this.name = name;
        this.recording = JSON.parse(text(`gallery/${name}.json`));
    }

    note(where, faults) {
        for (const fault of faults) this.faults.push(`${where}: ${fault}`);
    }

    async open(settings) {
        const { easel, recording } = this;
        await easel.show({ ...recording, common: COMMON, settings: { motion: 'less', ...settings, ...recording.settings } });
        for (const [role, name, value] of recording.does ?? []) {
            const one = easel.frame.getByRole(role, { name }).first();
            if (value === undefined) await one.dispatchEvent('click');
            else await one.fill(value);
            await easel.run(() => window.settled());
        }
        const pieces = meant(recording);
        if (pieces.length) await easel.run((titles) => window.mean(titles), pieces);
        this.note('asked', await easel.run(() => window.gallery.unknown));
        if (recording.shows && settings.language !== 'trial' && !(await easel.frame.getByText(recording.shows).count())) this.note('seen', [`no "${recording.shows}"`]);
        if (recording.hides && await easel.frame.getByRole('button', { name: recording.hides }).count()) this.note('seen', [`still "${recording.hides}"`]);
    }

    async measured(size, how) {
        await this.easel.size(size);
        const where = `${size.join('x')} ${how}`;
        this.note(where, await this.easel.run(() => window.measure()));
        if (SHOTS) await this.easel.page.screenshot({ path: join(SHOTS, `${this.name}-${where.replace(/\W+/g, '-')}.png`) });
    }

    async axe({ theme, palette }, rules = RULES) {
        await this.easel.run((look) => Object.assign(document.documentElement.dataset, look), { theme, palette });
        if (!await this.easel.run(() => 'axe' in window)) await this.easel.run(AXE);
        const { violations } = await this.easel.run((given) => window.axe.run(document, given), rules);
        this.note(`${theme} ${palette}`, violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 90)} ${node.any[0]?.message?.slice(0, 110) ?? ''}`)));
    }

    /** `turn` says what is tried of what is not tried everywhere. */
    async look(turn) {
        const one = (list) => (ALL ? list : [list[turn % list.length]]);
        const every = (n) => ALL || turn % n === 0;
        await this.open({ theme: 'light' });
        for (const size of isPosition(this.name) ? one(SIZES) : SIZES.filter((_, i) => ALL || (i + turn) % 2)) {
            await this.measured(size, 'plain');
            if (ALL) await this.axe(LOOKS[(SIZES.indexOf(size) + turn) % LOOKS.length]);
        }
        if (ALL) await this.looks();
        if (!ALL && every(6)) await this.axe(LOOKS[Math.floor(turn / 6) % LOOKS.length]);
        if (every(5)) await this.forced(one(SIZES));
        if (every(3)) await this.trial(one(SIZES));
    }

    async looks() {
        for (const size of ARRANGED) {
            await this.easel.size(size);
            for (const look of LOOKS) await this.axe(look, CONTRAST);
        }
    }

    /** In a browser whose reader has set letters of twice the size. */
    async large() {
        await this.open({ theme: 'light' });
        for (const size of LARGE) await this.measured(size, '200%');
    }

    async forced(sizes) {
        await this.easel.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        for (const size of sizes) await this.measured(size, 'forced colours');
        await this.easel.page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    }

    async trial(sizes) {
        await this.open({ theme: 'light', language: 'trial' });
        this.note('trial', await this.easel.run(() => window.unbracketed()));
        for (const size of sizes) await this.measured(size, 'trial');
    }
}

async function faultsOf(easel, { name, large }) {
    const gallery = new Gallery(easel, name);
    easel.errors = [];
    try {
        await (large ? gallery.large() : gallery.look(turnOf(name)));
    } catch (error) {
        gallery.note('drawing', [String(error)]);
    }
    gallery.note('script', easel.errors);
    return gallery.faults;
}

/** Two windows, so that two cores are busy. */
async function draw(browser, jobs, told) {
    await Promise.all([0, 1].map(async () => {
        const easel = await Easel.in(browser, PAGE, Boolean(SHOTS));
        for (let job = jobs.shift(); job; job = jobs.shift()) told(job, await faultsOf(easel, job));
    }));
    await browser.close();
}

async function run() {
    if (SHOTS) mkdirSync(SHOTS, { recursive: true });
    const looks = NAMES.map((name) => ({ name, large: false }));
    const large = NAMES.filter((name) => ALL || WORDS.length || turnOf(name) % 6 === 2).map((name) => ({ name, large: true }));
    console.log(`1..${looks.length + large.length}`);
    let [drawn, failed] = [0, 0];
    const told = (job, faults) => {
        drawn += 1;
        failed += faults.length > 0;
        console.log(`${faults.length ? 'not ok' : 'ok'} ${drawn} - ${job.name}${job.large ? ' at 200 %' : ''}${faults.map((fault) => `\n# ${fault.replace(/\n/g, ' ')}`).join('')}`);
    };
    await draw(await launch(), looks, told);
    if (large.length) await draw(await launch('--blink-settings=defaultFontSize=32'), large, told);
    process.exit(failed ? 1 : 0);
}

run();
