/**
 * Takes the pictures of `docs/gallery/` from the built site, served by the real service: `node scripts/make-gallery.ts`
 * in this package, after `npm run build`, before a release. Needs Chromium. Commit what it writes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';

import { chromiumArgs, ensureChromium } from '../../../scripts/chromium.mjs';
import { launchService } from '../test/start-service.ts';

type Picture = {
  name: string;
  path: string;
  options: BrowserContextOptions;
  /** Brings the page into the state that the picture shows. */
  prepare?: (page: Page) => Promise<void>;
};

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 } };

/** Scrolls to an element, with a little of what is above it. */
const scrollTo = async (page: Page, selector: string): Promise<void> => {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 32));
};

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/', options: desktop },
  {
    name: 'finder',
    path: '/es?near=87101#find-sites',
    options: { ...desktop, colorScheme: 'dark', locale: 'es-US' },
    prepare: (page) => scrollTo(page, '[data-component=result-list]'),
  },
  {
    name: 'join-errors',
    path: '/es/join?site=sample-118',
    options: { ...phone, colorScheme: 'dark', locale: 'es-US' },
    prepare: async (page) => {
      await page.locator('main [type=submit]').click();
      await page.locator('[data-component=error-summary]').waitFor();
      await scrollTo(page, '[data-component=error-summary]');
    },
  },
  {
    name: 'charts',
    path: '/about-us/by-the-numbers',
    options: desktop,
    prepare: (page) => scrollTo(page, '[data-figure]'),
  },
  { name: 'timeline', path: '/for-participants/adults/journey', options: phone },
  { name: 'forced-colors', path: '/es/for-participants', options: { ...desktop, forcedColors: 'active' } },
];

const folder = fileURLToPath(new URL('../../../docs/gallery', import.meta.url));
mkdirSync(folder, { recursive: true });
const service = await launchService();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  for (const { name, path, options, prepare } of PICTURES) {
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    await page.goto(service.url + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.evaluate('document.fonts.ready.then(() => true)');
    // Playwright takes no WebP, a quarter of the bytes of a PNG.
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
    const picture = Buffer.from(data, 'base64');
    writeFileSync(`${folder}/${name}.webp`, picture);
    console.log(`${name}.webp: ${picture.length} bytes`);
    await context.close();
  }
} finally {
  await browser.close();
  service.stop();
}
