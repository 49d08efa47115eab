// Plain JavaScript, since the bootstrap runs it on any Node ≥ 20.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Switches for a browser that makes no requests of its own. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Also for tests that open a page, look, and close it: what V8 compiles again to run faster, and on other threads, never
 * pays off. Not for measurements, nor for pages that stay open.
 */
export const shortVisitArgs = [...chromiumArgs, '--js-flags=--no-opt --no-maglev --single-threaded'];

const require = createRequire(import.meta.url);

/** Path of the program that installs Playwright's browsers. */
export const findPlaywrightCli = () => require.resolve('@playwright/test/cli');

/**
 * Path of an installed Chromium, or undefined.
 * Order: PLAYWRIGHT_CHROMIUM_PATH, the system's, Playwright's.
 */
export function findChromium() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
  if (system) return system;
  const own = require('@playwright/test').chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The Chromium for tests: the headless shell if there is one, else that of `findChromium`. Both render pages alike, but
 * the shell draws no window, which saves half of the work (docs/decisions/2026-11-22-headless-shell.md).
 */
export const findTestChromium = () =>
  process.env.PLAYWRIGHT_CHROMIUM_PATH || !existsSync(HEADLESS_SHELL) ? findChromium() : HEADLESS_SHELL;

/** Finds a Chromium or installs one. Throws an error that says what to do if neither works. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (
    spawnSync(process.execPath, [findPlaywrightCli(), 'install', 'chromium'], { stdio: 'inherit' }).status ===
    0
  ) {
    const installed = findChromium();
    if (installed) return installed;
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      stdio: 'inherit',
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set PLAYWRIGHT_CHROMIUM_PATH to its path.',
  );
}
