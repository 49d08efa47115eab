import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Finds the Chromium of PLAYWRIGHT_CHROMIUM_PATH, of the system, or of Playwright.
 * @throws Error when there is none.
 */
export function findChromium(): string {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  const found = [
    ...(named ? [named] : []),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find((path) => existsSync(path));
  if (found) return found;
  throw new Error('No Chromium was found. Install one and set PLAYWRIGHT_CHROMIUM_PATH to its path.');
}
