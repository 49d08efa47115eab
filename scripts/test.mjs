// `npm test`: sets up and runs everything that every change must pass. `--full` adds what a release must pass.
import { ensureChromium, findTestChromium } from './chromium.mjs';
import { install, run } from './bootstrap.mjs';

install();
const chromium = ensureChromium();
run('node', ['scripts/run-tests.ts', ...process.argv.slice(2)], {
  // A release is tested in the browser that people have.
  PLAYWRIGHT_CHROMIUM_PATH: process.argv.includes('--full') ? chromium : findTestChromium(),
});
