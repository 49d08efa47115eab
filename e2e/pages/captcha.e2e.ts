import { networkInterfaces } from 'node:os';

import type { Page, Route } from '@playwright/test';

import { fillContact } from './contact-page.ts';
import { contactText } from './contact-text.ts';
import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { byLanguage, nightly } from './nightly.ts';
import { launchService, type RunningService } from '../../packages/site/test/start-service.ts';
import { hold } from './requests.ts';
import { expect, locales, test, type Locale } from './test.ts';

const reference = /LC-[0-9A-Z]{5}-[0-9A-Z]{6}/;
let service: RunningService;
test.afterAll(() => service.stop());

/** Opens the form and records all further requests. */
async function open(page: Page, locale: Locale): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().replace(service.url, '')));
  await page.goto(service.url + contactText[locale].path);
  await hydrate(page);
  // The page has requested all that it needs at load.
  await page.waitForLoadState('networkidle');
  return requests;
}

const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: contactText[locale].send }).click();
const isSent = (page: Page) => expect(page.getByRole('main')).toContainText(reference);

const captchaCalls = (requests: string[]) => requests.filter((url) => url === '/api/captcha').length;
const getToken = (route: Route): string =>
  (route.request().postDataJSON() as { captchaToken: string }).captchaToken;

test.describe('altcha', () => {
  test.beforeAll(async () => {
    service = await launchService({ CAPTCHA_PROVIDER: 'altcha', HOST: '0.0.0.0' });
  });

  for (const locale of locales) {
    const w = contactText[locale];

    test(
      `loads nothing before the first input, then solves the challenge and sends the form, ${locale}`,
      nightly,
      async ({ page }) => {
        const requests = await open(page, locale);
        await expect(page.getByText(w.about)).toBeVisible();
        expect(captchaCalls(requests)).toBe(0);
        await page.getByRole('textbox', { name: w.name }).press('A');
        await expect(page.getByText(w.ready)).toBeVisible();
        await fillContact(page, locale);
        await send(page, locale);
        await isSent(page);
        expect(captchaCalls(requests)).toBe(1);
        expect(requests.filter((url) => /^https?:/.test(url))).toEqual([]);
      },
    );

    test(`sends a join request, ${locale}`, byLanguage(locale), async ({ page }) => {
      const prefix = locale === 'es' ? '/es' : '';
      await page.goto(`${service.url}${prefix}/join?site=sample-001&cohort=pediatric`);
      await page.getByRole('textbox').nth(0).fill('Ana');
      await page.getByRole('textbox').nth(1).fill('Ríos');
      await page.locator('[name=contactMethods][value=email]').check();
      await page.locator('[name=email]').fill('ana@example.org');
      await isHydrated(page);
      await page.locator('form [type=submit]').click();
      await isSent(page);
    });

    test.describe('when something fails', () => {
      test.use({ allowed: /./ });

      test(`renews a rejected solution once by itself, ${locale}`, nightly, async ({ page }) => {
        await open(page, locale);
        await fillContact(page, locale);
        await expect(page.getByText(w.ready)).toBeVisible();
        const tokens: string[] = [];
        await page.route('**/api/contact-messages', async (route) => {
          tokens.push(getToken(route));
          const bad = { ...(route.request().postDataJSON() as object), captchaToken: 'used up' };
          await route.continue(tokens.length === 1 ? { postData: JSON.stringify(bad) } : {});
        });
        await send(page, locale);
        await isSent(page);
        expect(new Set(tokens).size).toBe(2);
      });

      test(
        `reports a service without a challenge and offers a retry, ${locale}`,
        nightly,
        async ({ page }) => {
          await page.route('**/api/captcha', (route) => route.fulfill({ status: 503 }));
          await open(page, locale);
          await fillContact(page, locale);
          await expect(page.getByRole('status').filter({ hasText: w.noScript })).toBeVisible();
          await send(page, locale);
          await expect(page.getByText(w.technical)).toBeVisible();
          await expect(page.getByRole('textbox', { name: w.message })).toHaveValue('Hello');
          await page.unrouteAll();
          await page.getByRole('button', { name: w.retry }).click();
          await expect(page.getByText(w.ready)).toBeVisible();
          await send(page, locale);
          await isSent(page);
        },
      );

      test(`reports a failed proof of work and retries on submit, ${locale}`, nightly, async ({ page }) => {
        await page.route('**/assets/pbkdf2-*.js', (route) => route.abort());
        await open(page, locale);
        await fillContact(page, locale);
        await expect(page.getByText(w.noRun)).toBeVisible();
        await send(page, locale);
        await expect(page.getByText(w.captcha)).toBeVisible();
        await page.unrouteAll();
        await send(page, locale);
        await isSent(page);
      });

      test(`reports rejected solutions and keeps the input, ${locale}`, nightly, async ({ page }) => {
        await open(page, locale);
        await fillContact(page, locale);
        await page.route('**/api/contact-messages', (route) => {
          const bad = { ...(route.request().postDataJSON() as object), captchaToken: '' };
          return route.continue({ postData: JSON.stringify(bad) });
        });
        await send(page, locale);
        await expect(page.getByText(w.captcha)).toBeVisible();
        await expect(page.getByRole('textbox', { name: w.message })).toHaveValue('Hello');
      });

      test(`reports an unknown provider, ${locale}`, nightly, async ({ page }) => {
        await page.route('**/api/captcha', (route) => route.fulfill({ json: { provider: 'v9' } }));
        await open(page, locale);
        await fillContact(page, locale);
        await expect(page.getByText(w.noVersion)).toBeVisible();
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test(`sends the form without a captcha, by its signed time, ${locale}`, nightly, async ({ page }) => {
        await page.goto(service.url + w.path);
        await fillContact(page, locale);
        await send(page, locale);
        await isSent(page);
      });
    });
  }

  test.describe('at a network address without TLS, where browsers have neither randomUUID nor subtle', () => {
    const address = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
    test.skip(!address, 'This machine has no network address.');
    test.use({ allowed: /Cross-Origin-Opener-Policy header has been ignored/ });
    const toUrl = (path: string) => service.url.replace('localhost', String(address)) + path;

    const openings = {
      'on its page': async (page: Page) => {
        await page.goto(toUrl(contactText.en.path));
        await hydrate(page);
      },
      'in a dialog': async (page: Page) => {
        await page.goto(toUrl('/accessibility'));
        await hydrate(page);
        await page.getByRole('link', { name: 'Contact us' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    };
    for (const [where, openForm] of Object.entries(openings))
      test(`sends a form ${where}`, nightly, async ({ page }) => {
        await openForm(page);
        expect(await page.evaluate(() => isSecureContext)).toBe(false);
        await fillContact(page, 'en');
        await send(page, 'en');
        await isSent(page);
      });
  });

  test('sends the form once a slow challenge has arrived', nightly, async ({ page }) => {
    const release = await hold(page, '**/api/captcha');
    await open(page, 'en');
    await fillContact(page, 'en');
    await expect(page.getByText(contactText.en.checking)).toBeVisible();
    await send(page, 'en');
    await expect(page.getByRole('button').getByText('Sending your message')).toBeVisible();
    release();
    await isSent(page);
  });

  test('solves a new challenge after a long pause and sends the form', nightly, async ({ page }) => {
    await page.clock.install();
    const requests = await open(page, 'en');
    await fillContact(page, 'en');
    await expect(page.getByText(contactText.en.ready)).toBeVisible();
    await page.clock.fastForward('30:00');
    expect(captchaCalls(requests)).toBe(1);
    await send(page, 'en');
    await isSent(page);
    expect(captchaCalls(requests)).toBe(2);
  });
});
