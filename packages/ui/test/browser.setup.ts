import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import '../src/theme/index.ts';

// As the catalogue and the site do; a page that says nothing has tests of its own.
document.documentElement.dataset.longcovidScheme = 'auto';

/** Each test starts with the same screen and no wish of the system's. */
afterEach(async () => {
  await commands.emulateMedia({});
  await page.viewport(1280, 800);
});
