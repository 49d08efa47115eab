import type { Page } from '@playwright/test';

import { readMessage, readWords } from '../messages.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expectNoViolations } from './axe.ts';
import { startOfflineSite, type OfflineSite } from './offline-site.ts';
import { expect, locales, test as base, type Locale } from './test.ts';

const words = readWords({
  offline: 'offline.heading',
  lost: 'offline.lost.heading',
  retry: 'offline.retry',
  list: 'offline.list',
  label: 'offline.line.label',
  kept: 'offline.kept.heading',
  none: 'offline.kept.none',
  remove: 'offline.kept.remove',
  off: 'offline.kept.off',
  again: 'offline.kept.again',
  siteMap: 'shell.footer.siteMap',
  answers: 'shell.nav.answers',
  glossary: 'shell.footer.glossary',
});
const prefix = { en: '', es: '/es' } as const;
/** Pages that are kept without having been read: home, answers, two for a family, five journeys. */
const LISTED = 9;

const test = base.extend<{ site: OfflineSite }>({
  site: async ({ baseURL }, use) => {
    const site = await startOfflineSite(`${baseURL}`);
    await use(site);
    site.stop();
  },
});
test.use({
  serviceWorkers: 'allow',
  // Without a connection requests fail, and the page that says so has the status 503.
  allowed: /ERR_|503|Failed to fetch|works without it/,
});

/** The paths of all kept pages. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('pages'))) return [];
    return (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname);
  });

const waitForKept = (page: Page, count: number) =>
  expect.poll(async () => (await listKept(page)).length, { message: 'kept pages' }).toBe(count);

/** Opens a page and waits until the worker has kept it, and the list. */
async function openAndKeep(page: Page, address: string, count = LISTED + 1): Promise<void> {
  await page.goto(address);
  await waitForKept(page, count);
}

/** Ends the connection, also for the worker, or restores it. */
async function setConnection(page: Page, site: OfflineSite, connection: 'up' | 'down'): Promise<void> {
  site.connection = connection;
  await page.context().setOffline(connection === 'down');
  await page.waitForFunction((isOnLine) => navigator.onLine === isOnLine, connection === 'up');
}

const line = (page: Page, locale: Locale) =>
  page.getByRole('complementary', { name: words[locale].label, exact: true });

const today = (locale: Locale) =>
  new Date().toLocaleDateString(locale === 'en' ? 'en-US' : 'es-US', { dateStyle: 'long' });

/** The text of the line, with today's date. */
const lineText = (locale: Locale) => readMessage(locale, 'offline.line', { date: today(locale) });

for (const locale of locales) {
  const w = words[locale];
  const to = (path: string) => prefix[locale] + path;

  test(`shows a page that was read, and Answers that were not, with their date, ${locale}`, async ({
    page,
    site,
  }) => {
    await openAndKeep(page, site.url + to('/site-map'));
    await setConnection(page, site, 'down');
    await page.reload();
    await expect(line(page, locale)).toHaveText(lineText(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.siteMap);
    await expectNoViolations(page);

    await page
      .getByRole('main')
      .locator(`a[href="${to('/answers')}"]`)
      .click();
    await expect(page).toHaveURL(site.url + to('/answers'));
    await expect(line(page, locale)).toContainText(lineText(locale));
    const style = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(style, 'has the style sheet').toContain('Atkinson');

    await setConnection(page, site, 'up');
    await page.reload();
    await expect(line(page, locale)).toHaveCount(0);
  });

  test(`says that there is no connection in place of a page that is not kept, ${locale}`, async ({
    page,
    site,
  }) => {
    await openAndKeep(page, site.url + to('/accessibility'));
    await page.goto(site.url + to('/join'));
    await page.goto(site.url + to('/?near=87101').replace('/es/?', '/es?'));
    const kept = await listKept(page);
    expect(kept.filter((path) => /join|contact|alerts|\?/.test(path))).toEqual([]);
    await setConnection(page, site, 'down');

    for (const path of ['/join', '/contact', '/glossary', '?near=87101', '/search?q=rest']) {
      await page.goto(site.url + to(path));
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(w.lost);
    }
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.getByText('711').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: w.list })).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(LISTED + 1);
    expect(await page.locator('script').count()).toBe(0);
    await expectNoViolations(page);
    await main.locator(`a[href="${to('/answers')}"]`).click();
    await expect(page).toHaveURL(site.url + to('/answers'));
    await expect(line(page, locale)).toBeVisible();

    await page.goBack();
    await setConnection(page, site, 'up');
    await main.getByRole('link', { name: w.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(w.lost);
  });

  test(`removes what is kept by one press, and keeps nothing until it is wanted again, ${locale}`, async ({
    page,
    site,
  }) => {
    await openAndKeep(page, site.url + to('/privacy-policy'));
    await page
      .getByRole('main')
      .locator(`a[href="${to('/offline.html')}"]`)
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.kept);
    await expect(page.getByRole('listitem').filter({ hasText: today(locale) })).toHaveCount(LISTED + 1);
    await expectNoViolations(page);
    await page.getByRole('button', { name: w.remove }).click();
    await expect(page.getByText(w.off)).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual(['off']);

    await page.goto(site.url + to('/accessibility'));
    // The page tells the worker that it is being read after five seconds, and the worker then does nothing.
    await page.waitForRequest(/keep-pages/);
    await page.goto(site.url + to('/glossary'));
    expect(await page.evaluate(() => caches.keys())).toEqual(['off']);

    await page.goto(site.url + to('/offline.html'));
    await page.getByRole('button', { name: w.again }).click();
    await expect(page.getByText(w.none)).toBeVisible();
    await openAndKeep(page, site.url + to('/glossary'));
  });
}

test('does not show a kept page while there is a connection', async ({ page, site }) => {
  await openAndKeep(page, `${site.url}/accessibility`);
  site.edit = (path, text) =>
    path === '/accessibility' ? text.replace(/<h1>[^<]*/, '<h1>A newer page') : text;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A newer page');
  await expect(line(page, 'en')).toHaveCount(0);
  await setConnection(page, site, 'down');
  await page.reload();
  await expect(line(page, 'en')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A newer page');
});

test('shows the kept page where the connection hangs', async ({ page, site }) => {
  await openAndKeep(page, `${site.url}/accessibility`);
  site.connection = 'hanging';
  await page.goto(`${site.url}/answers`);
  await expect(line(page, 'en')).toContainText(lineText('en'));
});

test('gives way to a new version, and keeps what was read', async ({ page, site }) => {
  await openAndKeep(page, `${site.url}/accessibility`);
  const listCaches = () => page.evaluate(() => caches.keys());
  const [old] = (await listCaches()).filter((name) => name.startsWith('files-'));
  expect(old).toBeDefined();
  site.edit = (path, text) =>
    path === '/service-worker.js' ? text.replace(/version:[`"'][\w-]+[`"']/, 'version:"newer"') : text;
  site.requested.length = 0;
  await page.goto(`${site.url}/glossary`);
  await expect.poll(async () => (await listCaches()).sort()).toEqual(['files-newer', 'pages']);
  // Kept again, since they may have changed.
  await expect.poll(() => site.requested.includes('/for-participants/adults/journey')).toBe(true);
  await waitForKept(page, LISTED + 2);
  await setConnection(page, site, 'down');
  await page.goto(`${site.url}/accessibility`);
  await expect(line(page, 'en')).toBeVisible();
});

test('keeps a page that script has opened', async ({ page, site }) => {
  await openAndKeep(page, `${site.url}/accessibility`);
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: words.en.siteMap, exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/site-map`);
  await waitForKept(page, LISTED + 2);
  expect(await listKept(page)).toContain('/site-map');
});

test('keeps a material that was opened', async ({ page, site }) => {
  await openAndKeep(page, `${site.url}/study-materials/adult-join`);
  await hydrate(page);
  await page.getByRole('main').locator('a[href^="/pdf/"]:not([download])').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await waitForKept(page, LISTED + 2);
  await page.goto(`${site.url}/offline.html`);
  await setConnection(page, site, 'down');
  const material = page.getByRole('listitem').getByRole('link', { name: 'adult-join.pdf' });
  const type = await material.evaluate(async (link) =>
    (await fetch((link as HTMLAnchorElement).href)).headers.get('Content-Type'),
  );
  expect(type).toBe('application/pdf');
});

test('leads a visitor of the root to their language, also through the worker', async ({ page, site }) => {
  await openAndKeep(page, `${site.url}/es/glossary`);
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'es', url: site.url }]);
  await page.goto(site.url);
  await expect(page).toHaveURL(`${site.url}/es`);
  await setConnection(page, site, 'down');
  await page.goto(site.url);
  await expect(page).toHaveURL(`${site.url}/es`);
  await expect(line(page, 'es')).toBeVisible();
});

test('sends the worker so that browsers find a new version', async ({ request }) => {
  const headers = (await request.get('/service-worker.js')).headers();
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('keeps only what is read with data saver', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ saveData: true, effectiveType: '4g' }),
    }),
  );
  await openAndKeep(page, `${site.url}/accessibility`, 1);
  await page.goto(`${site.url}/glossary`);
  await waitForKept(page, 2);
  expect(await listKept(page)).toEqual(['/accessibility', '/glossary']);
});

for (const when of ['before script', 'after script'] as const)
  test(`opens a kept page by a link when the connection is lost, and keeps the page for others, ${when}`, async ({
    page,
    site,
  }) => {
    await openAndKeep(page, `${site.url}/site-map`);
    if (when === 'after script') await hydrate(page);
    await setConnection(page, site, 'down');
    const glossary = page
      .getByRole('contentinfo')
      .getByRole('link', { name: words.en.glossary, exact: true });
    await glossary.focus();
    await glossary.press('Enter');
    await expect(page.getByRole('region', { name: words.en.offline, exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/site-map`);
    await page.getByRole('main').locator('a[href="/answers"]').click();
    await expect(page).toHaveURL(`${site.url}/answers`);
    await expect(line(page, 'en')).toBeVisible();

    // From a kept page each link leads on.
    await glossary.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.lost);
    // The page works again once there is a connection.
    await page.goto(`${site.url}/answers`);
    await setConnection(page, site, 'up');
    await hydrate(page);
    await expect(line(page, 'en')).toBeVisible();
    await glossary.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.glossary);
    await expect(line(page, 'en')).toHaveCount(0);
  });
