#!/usr/bin/env node
// bot.js URL TOKEN TABLE: plays a seat at a table of `lizardry serve` over plain HTTP, with nothing but Node 18 or newer; bot.js alone:
// at a pipe, as in `lizardry play GAME --players you,exec:"node examples/bot.js"`. It makes a legal move drawn at random; a better
// bot changes `choose`. docs/protocol.md is what goes over the wire.
'use strict';

// The lines of anything that comes in pieces.
async function* lines(pieces) {
  const decoder = new TextDecoder();
  let left = '';
  for await (const piece of pieces) {
    left += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    for (let end; (end = left.indexOf('\n')) >= 0; left = left.slice(end + 1))
      if (left.slice(0, end).trim()) yield JSON.parse(left.slice(0, end));
  }
}

// A table of a server: messages come as one long answer, and what is said is answered by the answer to a request.
function server(url, token, table) {
  const at = `${url}/api/tables/${table}`, headers = { Authorization: `Bearer ${token}` };
  return {
    async *receive() {
      const answer = await fetch(`${at}/stream`, { headers });
      if (!answer.ok) throw new Error(await answer.text());
      yield* lines(answer.body);
    },
    async send(message) {
      const answer = await fetch(`${at}/say`, { method: 'POST', headers, body: JSON.stringify(message) });
      return JSON.parse(await answer.text());
    },
  };
}

const pipe = {
  receive: () => lines(process.stdin),
  send: (message) => void process.stdout.write(JSON.stringify(message) + '\n'),
};

// A move, in the words of the list. Whoever writes orders says at last that they are done: that is the first of the list.
function choose(asks, tries) {
  return asks.moves[tries > 4 ? 0 : Math.floor(Math.random() * asks.moves.length)];
}

async function play(wire) {
  let asked = null, tries = 0, acts = 0;
  const answer = async () => {
    if (!asked || !asked.asks.wait || !asked.asks.moves.length || tries > 8) return;
    tries++;
    const said = await wire.send({ id: `js-${asked.decision}-${++acts}`, decision: asked.decision, move: choose(asked.asks, tries) });
    if (said) await heard(said);
  };
  const heard = async (message) => {
    if (message.error && message.error.code === 'stale') return; // another question has come, or will
    if (message.error) console.error(message.error.text);
    // Orders: the same question, until all are written.
    if (message.error || (message.ok && asked && 'targets' in asked.asks && tries < 5)) await answer();
  };
  for await (const message of wire.receive()) {
    if ('over' in message) return message;
    if ('decision' in message) {
      asked = message;
      tries = 0;
      await answer();
    } else if ('re' in message || 'error' in message) {
      await heard(message);
    }
  }
}

const [url, token, table] = process.argv.slice(2);
play(table ? server(url, token, table) : pipe).then((over) => {
  if (table) console.log(JSON.stringify(over));
  process.exit(0);
}, (trouble) => {
  console.error(trouble.message);
  process.exit(1);
});
