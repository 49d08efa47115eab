// `npm test` and, with `--nightly`, `npm run nightly`: installs, then runs the tests.
import { ensureChromium, findTestChromium } from './chromium.mjs';
import { install, run } from './bootstrap.mjs';

/** The browser of the gate is the headless shell if there is one; the nightly run is in the full one, as people have it. */
function chooseChromium() {
  try {
    const chromium = ensureChromium();
    return process.argv.includes('--nightly') ? chromium : findTestChromium();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

install();
run('node', ['scripts/run-tests.ts', ...process.argv.slice(2)], {
  PLAYWRIGHT_CHROMIUM_PATH: chooseChromium(),
});
