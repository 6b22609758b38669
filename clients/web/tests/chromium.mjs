// The browser of the tests: Debian's Chromium. Its headless build has no windows of its own to draw, which is a third of the
// work; where it is not installed, the whole browser does the same.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const HEADLESS = '/usr/bin/chromium-headless-shell';
const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

const { chromium, devices } = createRequire(`${process.env.MODULES}/x.js`)('@playwright/test');
export { devices };

/** @param {string[]} more arguments */
export const launch = (...more) => chromium.launch({ executablePath: existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium', args: [...ARGS, ...more] });
