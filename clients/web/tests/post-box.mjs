// A provider that takes every mail and keeps it, for one test.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @returns {Promise<{ file: string, mail: (words: string) => Promise<string>, close: () => void }>} */
export async function postBox() {
    /** @type {string[]} */ const mails = [];
    const takes = createServer((line) => {
        let [mail, inside] = ['', false];
        line.write('220 here\r\n');
        line.on('error', () => {});
        line.on('data', (bytes) => {
            for (const text of bytes.toString().split(/(?<=\r\n)/)) {
                if (!inside) {
                    inside = text.startsWith('DATA');
                    line.write(inside ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 well\r\n');
                } else if (text === '.\r\n') {
                    mails.push(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
                    [mail, inside] = ['', false];
                    line.write('250 taken\r\n');
                } else mail += text;
            }
        });
    });
    await new Promise((done) => { takes.listen(0, '127.0.0.1', () => done(undefined)); });
    const file = join(mkdtempSync(join(tmpdir(), 'box-')), 'box');
    const { port } = /** @type {any} */ (takes.address());
    writeFileSync(file, `address = games@example.org\nsmtp = smtp://127.0.0.1:${port}\ntls = no\nafter = 0\n`);
    const mail = async (/** @type {string} */ words) => {
        for (;;) {
            const found = mails.find((one) => one.includes(words));
            if (found) return found;
            await new Promise((done) => { setTimeout(done, 30); });
        }
    };
    return { file, mail, close: () => takes.close() };
}
