import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import '../src/theme/index.ts';

// As the catalog and the site do; a page without it has its own tests.
document.documentElement.dataset.longcovidScheme = 'auto';

/** Each test starts with the same screen and no preference of the system. */
afterEach(async () => {
  await commands.emulateMedia({});
  await page.viewport(1280, 800);
});
