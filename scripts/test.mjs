// `npm test`: sets up and runs everything that every change must pass. `--full` adds what a release must pass.
import { ensureChromium } from './chromium.mjs';
import { install, run } from './bootstrap.mjs';

install();
run('node', ['scripts/run-tests.ts', ...process.argv.slice(2)], {
  PLAYWRIGHT_CHROMIUM_PATH: ensureChromium(),
});
