// `npm test`: installs, then runs everything that a change must pass. `--full` adds what a release must pass.
import { ensureChromium, findTestChromium } from './chromium.mjs';
import { install, run } from './bootstrap.mjs';

install();
const chromium = ensureChromium();
run('node', ['scripts/run-tests.ts', ...process.argv.slice(2)], {
  // Tests a release in the full browser, as people have it.
  PLAYWRIGHT_CHROMIUM_PATH: process.argv.includes('--full') ? chromium : findTestChromium(),
});
