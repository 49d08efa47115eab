import { afterEach, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import '../src/theme/index.ts';

const root = document.documentElement;
const home = location.href;

// As the catalog and the site do; a page without it has its own tests.
root.dataset.longcovidScheme = 'auto';

/** Each test starts with the same clock, URL, text and screen, without spies, and with no preference of the system. */
afterEach(async () => {
  if (vi.isFakeTimers()) vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
  root.style.fontSize = '';
  await commands.emulateMedia({});
  await page.viewport(1280, 800);
});
