// `npm test` and, with `--nightly`, `npm run nightly`: installs, then runs the tests.
import { ensureChromium, findTestChromium } from './chromium.mjs';
import { install, run } from './bootstrap.mjs';

install();
const chromium = ensureChromium();
run('node', ['scripts/run-tests.ts', ...process.argv.slice(2)], {
  // The nightly run is in the full browser, as people have it.
  PLAYWRIGHT_CHROMIUM_PATH: process.argv.includes('--nightly') ? chromium : findTestChromium(),
});
