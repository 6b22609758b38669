// types.mjs: tsc over the page's scripts (tsconfig.json); the package is found where MODULES says. TAP.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const { status, stdout, stderr } = spawnSync(process.execPath, [join(process.env.MODULES ?? '', 'typescript/bin/tsc'), '-p', join(here, 'tsconfig.json'), '--pretty', 'false'], { encoding: 'utf8' });
console.log(`1..1\n${status ? 'not ok' : 'ok'} 1 - names and types${`${stdout}${stderr}`.trim() && `\n${`${stdout}${stderr}`.trim().replace(/^/gm, '# ')}`}`);
process.exit(status ? 1 : 0);
