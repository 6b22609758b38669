// The line to the server and the match that is made of it, without a browser: a socket of our own that can be cut. node --test.
import assert from 'node:assert/strict';
import test from 'node:test';

class Socket {
    static OPEN = 1;
    static all = [];
    readyState = 0;
    sent = [];
    constructor() { Socket.all.push(this); }
    send(text) { this.sent.push(JSON.parse(text)); }
    close() { this.cut(); }
    open() { this.readyState = 1; this.onopen(); }
    say(message) { this.onmessage({ data: JSON.stringify(message) }); }
    cut() { this.readyState = 3; this.onclose(); }
    static get last() { return Socket.all.at(-1); }
}

// What of a browser the two files need; a timer of theirs is rung by hand.
const timers = [];
globalThis.WebSocket = Socket;
globalThis.location = { href: 'http://127.0.0.1:8080/t/7', pathname: '/t/7', search: '' };
globalThis.window = { setTimeout: (f) => timers.push(f) };
globalThis.fetch = async () => ({ ok: true, text: async () => JSON.stringify({ id: 'pig', verbs: [], lexicons: [] }) });
const { Match } = await import('../frame/line/match.js');
const { wake } = await import('../frame/wake.js');

const hello = (on, more = {}) => ({ on, hello: 'lbp/1', table: 7, game: 'pig', seat: 0, seats: [{ name: 'Ines' }, { name: 'Marlow' }], n: 0, talk: [], ...more });
const asks = (on, decision) => ({ on, decision, asks: { may: true, wait: true, moves: ['roll', 'hold'], ask: 'Roll?' } });
const moves = (socket) => socket.sent.filter((one) => one.move);

/** A match whose line is up, and the number of its channel. */
function begun(where = { table: 7 }) {
    const match = new Match(where).open();
    if (Socket.last.readyState !== 1) Socket.last.open();
    const { on } = Socket.last.sent.findLast((one) => one.open);
    Socket.last.say(hello(on));
    Socket.last.say(asks(on, 4));
    return { match, on };
}

/** The line is cut and comes again. */
function again() {
    Socket.last.cut();
    timers.splice(0).forEach((ring) => ring());
    Socket.last.open();
}

test('a move is sent once, for the question that is open', () => {
    const { match, on } = begun();
    match.move('roll');
    assert.deepEqual(moves(Socket.last).filter((one) => one.on === on).map(({ move, decision }) => [move, decision]), [['roll', 4]]);
    match.close();
});

test('what was not answered when the line broke is sent again under its own id, and what was is not', async () => {
    const { match, on } = begun();
    const first = match.move('roll');
    const { id } = moves(Socket.last).at(-1);
    Socket.last.say({ on, re: id, ok: true, at: 1 });
    await first;
    match.move('hold');
    const open = moves(Socket.last).at(-1);
    again();
    Socket.last.say(hello(on));
    assert.deepEqual(moves(Socket.last), [open]);
    match.close();
});

test('a line that comes again goes on after the last entry, and no entry stands twice', () => {
    const { match, on } = begun();
    Socket.last.say({ on, news: [[1, 'Marlow rolls 4.', 'rolled', 1, 4], [2, 'Marlow rolls 2.', 'rolled', 1, 2]], picture: { sum: 6 } });
    again();
    assert.equal(Socket.last.sent.find((one) => one.open).open.resume, 2);
    Socket.last.say(hello(on, { n: 2 }));
    Socket.last.say({ on, news: [[2, 'Marlow rolls 2.', 'rolled', 1, 2], [3, 'Marlow holds.', 'held', 1]], changes: { sum: 0 } });
    assert.deepEqual(match.log.map((entry) => entry.n), [1, 2, 3]);
    assert.deepEqual(match.picture, { sum: 0 });
    match.close();
});

test('what is said on one channel is for its match alone', () => {
    const [one, other] = [begun(), begun({ table: 8 })];
    Socket.last.say({ on: one.on, news: [[1, 'x', 'rolled', 0, 1]], picture: { hand: ['secret'] } });
    Socket.last.say(asks(one.on, 9));
    assert.equal(other.match.picture, null);
    assert.equal(other.match.decision, 4);
    assert.equal(one.match.decision, 9);
    for (const { match } of [one, other]) match.close();
});

test('a refusal is told to who asked, with its rule, and changes nothing', async () => {
    const { match, on } = begun();
    Socket.last.say({ on, picture: { sum: 3 } });
    const sent = match.move('fly');
    const { id } = moves(Socket.last).at(-1);
    Socket.last.say({ on, re: id, error: { code: 'refused', text: 'No wings.', why: { refused: { rule: 'PI-1' } } } });
    await assert.rejects(sent, (why) => why.message === 'No wings.' && why.why.refused.rule === 'PI-1');
    assert.deepEqual(match.picture, { sum: 3 });
    assert.equal(match.decision, 4);
    match.close();
});

test('one who watches has no seat and is asked nothing', () => {
    const { match, on } = begun();
    Socket.last.say(hello(on, { seat: 2 }));
    Socket.last.say({ on, decision: 0 });
    assert.equal(match.mine, false);
    assert.equal(match.asked, false);
    match.close();
});

test('a server that says goodbye is not asked again, and asks nothing', () => {
    const { match, on } = begun();
    Socket.last.say(hello(on, { seat: 0 }));
    Socket.last.say({ on, decision: 3, asks: { may: true, moves: ['draw'] } });
    assert.equal(match.asked, true);
    Socket.last.say({ on, bye: 'The seat is another’s.' });
    assert.equal(match.line, 'ended');
    assert.equal(match.lineWords, 'The seat is another’s.');
    assert.equal(match.asked, false);
    assert.equal(match.mine, false);
    match.close();
});

test('an older copy of the data makes what it does not have forgotten', () => {
    const { match, on } = begun();
    Socket.last.say({ on, news: [[1, 'a', 'x', 0], [2, 'b', 'x', 0], [3, 'c', 'x', 0]] });
    Socket.last.say({ on, lost: { from: 2 } });
    assert.deepEqual(match.log.map((entry) => entry.n), [1]);
    match.close();
});

test('the time is the server’s as its answer tells it, not when the last thing happened; an answer through a lost line tells nothing', async () => {
    const { match, on } = begun();
    Socket.last.say({ on, decision: 5, asks: { may: true, wait: true, now: 5000, moves: [] } });
    const pinged = Socket.last.sent.findLast((one) => one.ping && one.on === on);
    Socket.last.say({ on, re: pinged.id, pong: Date.now() + 3600e3 });
    await Promise.resolve();
    assert.ok(Math.abs(match.ahead - 3600e3) < 4000, `an hour ahead, not ${match.ahead}`);
    const { now } = Date;
    match.tellTime();
    const late = Socket.last.sent.findLast((one) => one.ping && one.on === on);
    Date.now = () => now() + 60e3;
    Socket.last.say({ on, re: late.id, pong: 0 });
    await Promise.resolve();
    Date.now = now;
    assert.ok(Math.abs(match.ahead - 3600e3) < 4000, 'a late answer told the time');
    match.close();
});

test('a machine that wakes asks the time, and a line on which nothing is answered is dialled anew', () => {
    const { match, on } = begun();
    const socket = Socket.last;
    const pings = () => socket.sent.filter((one) => one.on === on && one.ping).length;
    const before = pings();
    for (const [answers, lines] of [[true, 0], [false, 1]]) {
        const all = Socket.all.length;
        timers.length = 0;
        wake();
        const asked = socket.sent.findLast((one) => one.on === on && one.ping);
        if (answers) socket.say({ on, re: asked.id, pong: Date.now() });
        for (const ring of timers.splice(0)) ring(); /* it is looked whether anything came */
        for (const ring of timers.splice(0)) ring(); /* and if not, dialled */
        assert.equal(Socket.all.length - all, lines);
    }
    assert.equal(pings() - before, 2);
    match.close();
});

test('sixty tables share one socket, and each goes on where it was when the line comes again', () => {
    const before = Socket.all.length;
    const all = Array.from({ length: 60 }, (_, i) => begun({ table: 100 + i }));
    assert.ok(Socket.all.length <= before + 1);
    assert.equal(new Set(all.map(({ on }) => on)).size, 60);
    all.forEach(({ on }, i) => Socket.last.say({ on, news: [[1 + i, 'Marlow rolls 4.', 'rolled', 1, 4]], picture: { sum: i } }));
    assert.deepEqual(all.map(({ match }) => match.picture.sum), all.map((_, i) => i));
    again();
    const resumed = new Map(Socket.last.sent.filter((one) => one.open).map(({ on, open }) => [on, open]));
    assert.deepEqual(all.map(({ on }) => [resumed.get(on).table, resumed.get(on).resume]), all.map((_, i) => [100 + i, 1 + i]));
    all.forEach(({ match }) => match.close());
});
