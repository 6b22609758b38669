// Runs in the page: what is wrong with what is drawn there, as `what: where` lines.
/* global gallery */
const LEAST_PX = 12;
const THUMB_PX = 44;

const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
const words = (one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 48);
const path = (one) => `${one.tagName.toLowerCase()}${one.className && typeof one.className === 'string' ? `.${one.className.trim().split(/\s+/).join('.')}` : ''}`;
const told = (what, one) => `${what}: ${path(one)} "${words(one)}"`;

/** Elements with text of their own that somebody sees. */
function written() {
    const top = document.querySelector('dialog[open]') ?? document.body;
    return [...top.querySelectorAll('*')].filter((one) => !one.closest('.spoken, .sr, script, style, option, [hidden]') && shown(one)
        && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()));
}

/** Boxes of the text itself, line by line, without the room above and below the letters. */
function boxes(one) {
    const found = [];
    for (const node of one.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            const spare = box.height * 0.22;
            if (box.width > 1) found.push({ one, left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare });
        }
    }
    return found;
}

/** The part of a box that what scrolls or hides around it lets through; null if nothing. */
function clipped(box) {
    const seen = { ...box };
    for (let at = box.one.parentElement; at && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const frame = at.getBoundingClientRect();
        seen.left = Math.max(seen.left, frame.left);
        seen.right = Math.min(seen.right, frame.right);
        seen.top = Math.max(seen.top, frame.top);
        seen.bottom = Math.min(seen.bottom, frame.bottom);
    }
    return seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? seen : null;
}

const scrolls = (one, axis) => { for (let at = one; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at)[`overflow${axis}`])) return true; return false; };
const floats = (one) => { for (let at = one; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at; return null; };

/** The names on cards are fitted to them: in another language others are chosen, not longer ones. */
const trial = gallery.recorded.settings.language === 'trial';

function* cut(all) {
    if (document.documentElement.scrollWidth > innerWidth + 1) yield `the page is ${document.documentElement.scrollWidth} px wide`;
    for (const one of all) {
        const style = getComputedStyle(one);
        if (parseFloat(style.fontSize) < LEAST_PX) yield told(`letters of ${style.fontSize}`, one);
        const hides = /hidden|clip/;
        if (hides.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1) yield told('cut', one);
        if (hides.test(style.overflowY) && one.scrollHeight > one.clientHeight + 3) yield told('cut below', one);
        if (one.ownerSVGElement) {
            if (getComputedStyle(one.ownerSVGElement).overflow === 'visible') continue;
            const [box, whole] = [one.getBoundingClientRect(), one.ownerSVGElement.getBoundingClientRect()];
            if (box.left < whole.left - 1 || box.right > whole.right + 1 || box.top < whole.top - 1 || box.bottom > whole.bottom + 1) yield told('outside the drawing', one);
            continue;
        }
        for (const box of boxes(one)) {
            if (!scrolls(one, 'X') && (box.right > innerWidth + 1 || box.left < -1)) { yield told('outside the page', one); break; }
            const seen = clipped(box);
            if (!scrolls(one, 'X') && !scrolls(one, 'Y') && (!seen || seen.right < box.right - 2 || seen.bottom < box.bottom - 2 || seen.left > box.left + 2)) { yield told('cut by what it is in', one); break; }
            const card = !trial && one.closest('.card')?.getBoundingClientRect();
            if (card && (box.right > card.right + 1 || box.bottom > card.bottom + 1)) { yield told('outside its card', one); break; }
        }
    }
}

/** Texts over each other. What floats over the page on purpose is compared with what floats alone. */
function* overlapping(all) {
    const rows = all.filter((one) => !one.ownerSVGElement).flatMap(boxes).map(clipped).filter(Boolean).map((box) => ({ ...box, floats: floats(box.one) })).sort((a, b) => a.top - b.top);
    for (const [i, a] of rows.entries()) {
        for (let j = i + 1; j < rows.length && rows[j].top < a.bottom; j += 1) {
            const b = rows[j];
            // Cards of a row may lie over each other on purpose: what is not covered says which they are.
            if (a.one.closest('.cardrow') && a.one.closest('.cardrow') === b.one.closest('.cardrow') && a.one.closest('.card') !== b.one.closest('.card')) continue;
            if (trial && a.one.closest('.card')) continue;
            if (a.floats !== b.floats || a.one.contains(b.one) || b.one.contains(a.one)) continue;
            if (a.right > b.left + 1 && b.right > a.left + 1) { yield told(`under "${words(b.one).slice(0, 20)}"`, a.one); break; }
        }
    }
}

/** Things to press that a thumb cannot hit, or that lie over each other. */
function* pressed() {
    const top = document.querySelector('dialog[open]') ?? document.body;
    const all = [...top.querySelectorAll('button, a.btn, select, input, [role=tab], [role=radio]')].filter((one) => shown(one) && !one.closest('svg'));
    for (const one of all) {
        const box = one.getBoundingClientRect();
        if (innerWidth < 1100 && !one.matches('.noun, .line, p button, li button, [type=range], [type=checkbox], [type=radio], .card, .strip') && (box.height < THUMB_PX - 1 || box.width < 24)) yield told(`only ${Math.round(box.width)} x ${Math.round(box.height)} px to press`, one);
    }
}

window.measure = () => {
    const all = written();
    return [...new Set([...cut(all), ...overlapping(all), ...pressed()])];
};

/** In the trial language: what stands there and is neither the page's catalogue, nor what the server said, nor a number. */
window.unbracketed = () => {
    const said = JSON.stringify([gallery.recorded.answers, gallery.recorded.common, gallery.recorded.lines]).replace(/\\"/g, '"');
    const known = (text) => !/\p{L}{2}/u.test(text) || /[[\]~]/.test(text) || said.includes(text) || said.includes(text.replace(/\d+/, '{n}')) || /^(lizardry|muddy-otter|\w+day, \w+ \d+)$/i.test(text)
        || text.split(/ · |, |: | — |; /).every((part) => !/\p{L}{2}/u.test(part) || said.includes(part) || part.includes('['));
    const inside = (node) => { const whole = (node.parentElement.closest('p, h1, h2, h3, li, small, label, td, th, button, a, b, span, div')?.textContent ?? ''); return /^\s*\[.*\]\s*$/s.test(whole); };
    const wrong = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const text = node.textContent.replace(/\s+/g, ' ').replace(/^ ?· /, '').trim();
        if (node.parentElement.closest('script, style, kbd, time, code, pre') || !shown(node.parentElement)) continue;
        if (!known(text) && !inside(node)) wrong.add(`without brackets: ${path(node.parentElement)} "${text.slice(0, 60)}"`);
    }
    const spoken = (one) => [...one.attributes].filter(({ name }) => /^(aria-label|title|alt|.*holder)$/.test(name));
    for (const one of document.body.querySelectorAll('*'))
        for (const { name, value } of spoken(one)) if (!known(value)) wrong.add(`without brackets: ${name} of ${path(one)} "${value.slice(0, 60)}"`);
    return [...wrong];
};

/** Clicks pieces by their names, as a player would who means that move. */
window.mean = async (titles) => {
    for (const [letter, title] of titles) {
        const free = '[aria-pressed="false"]';
        const all = [...document.querySelectorAll(letter === 'c' ? `.hand .card${free}, .lcard.legal${free}` : `.base${free}, .creature${free}, .br${free}, .node.legal${free}, .choice${free}`)];
        all.find((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(title))?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await window.settled();
    }
};

/** Until something is drawn, nothing is asked, and nothing has changed for two frames. */
window.settled = async () => {
    const frame = () => new Promise((done) => { requestAnimationFrame(() => done()); });
    let changes = 0;
    const ear = new MutationObserver(() => { changes += 1; });
    ear.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let quiet = 0; quiet < 2;) {
        const before = changes;
        await frame();
        const drawn = gallery.recorded.html || document.querySelector(gallery.recorded.opening ? '#page > *' : '#page > :not(.opening)');
        quiet = drawn && changes === before && !gallery.pending ? quiet + 1 : 0;
    }
    ear.disconnect();
};
