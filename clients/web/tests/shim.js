// Runs in the page before its own scripts: a server that only knows what was recorded (`recorded`, put before this by gallery.mjs),
// and a clock that stands still. What the page asks beyond that is written down in `unknown`.
/* global recorded */
const unknown = [];
let pending = 0;
window.gallery = { unknown, recorded, get pending() { return pending; } };

localStorage.clear();
localStorage.setItem('lizardry.settings', JSON.stringify(recorded.settings));
if (recorded.answers['GET /api/me']) localStorage.setItem('lizardry.known', 'yes');

// Nothing is to be installed, and nothing kept for later.
Object.defineProperty(navigator, 'serviceWorker', { value: undefined });

const NOW = 1800000000000;
const RealDate = Date;
window.Date = class extends RealDate {
    constructor(...parts) { super(...(parts.length ? parts : [NOW])); }
    static now() { return NOW; }
};

// What the page puts off for a moment happens at once; what it does again and again, never. Nothing is measured by time here.
const later = window.setTimeout;
window.setTimeout = (f, ms, ...more) => (ms > (recorded.patience ?? 1000) ? 0 : later(f, 0, ...more));
window.setInterval = () => 0;

const realFetch = window.fetch;
window.fetch = async (address, options = {}) => {
    const key = `${options.method ?? 'GET'} ${address}`;
    if (recorded.silent?.includes(key)) return new Promise(() => {});
    pending += 1;
    try {
        if (!String(address).startsWith('/api/')) return await realFetch(address, options);
        const answer = recorded.answers[key] ?? recorded.common[key] ?? (recorded.journal && key.endsWith('/journal') ? [200, recorded.journal] : null);
        if (!answer) { unknown.push(key); throw new TypeError('not recorded'); }
        const [status, body] = answer;
        return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    } finally {
        pending -= 1;
    }
};

/** Says what was recorded for a channel once it is opened, and answers by the first word of what is asked. */
window.WebSocket = class {
    static OPEN = 1;
    readyState = 0;
    constructor() {
        if (recorded.line === 'never' || window.WebSocket.dead) return;
        later(() => { this.readyState = 1; this.onopen?.(); });
    }
    say(message) { later(() => this.onmessage?.({ data: JSON.stringify(message) })); }
    send(text) {
        const { on, open, id, ...message } = JSON.parse(text);
        if (open) this.opened(on, open);
        if (id === undefined) return;
        const kind = Object.keys(message)[0];
        const reply = this.line?.replies?.[kind];
        if (kind === 'effect' && reply?.effect?.move !== message.effect) return;
        if (reply) this.say({ on, re: id, ...reply });
        else if (!['coach', 'move', 'effect', 'here', 'log', 'note', 'ping', 'since', 'table'].includes(kind)) unknown.push(text);
    }
    opened(on, open) {
        const wanted = JSON.stringify(Object.entries(open)[0]);
        const line = (recorded.lines ?? []).find((one) => JSON.stringify(Object.entries(one.open)[0]) === wanted);
        if (!line) { unknown.push(`line ${JSON.stringify(open)}`); return; }
        if (!open.mine) this.line = line;
        for (const message of line.messages) this.say({ on, ...message });
        if (line.lost) later(() => later(() => { this.readyState = 3; window.WebSocket.dead = true; this.onclose?.(); }));
    }
    close() { this.readyState = 3; }
};
