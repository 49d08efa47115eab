import type { Page } from '@playwright/test';

import { fillContact } from './contact-page.ts';
import { contactText } from './contact-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { launchService, type RunningService } from '../../packages/site/test/start-service.ts';
import { expect, locales, test, type Locale } from './test.ts';

let service: RunningService;
test.beforeAll(async () => {
  service = await launchService({
    CAPTCHA_PROVIDER: 'recaptcha-v3',
    RECAPTCHA_SITE_KEY: 'site-key-1234',
    RECAPTCHA_SECRET: 'secret-1234',
  });
});
test.afterAll(() => service.stop());

/** Replaces Google's script: shows a badge and runs `execute` for a token. */
const google = (execute: string) => `
  const badge = document.createElement('div');
  badge.className = 'grecaptcha-badge';
  badge.textContent = 'badge of the provider';
  document.body.append(badge);
  window.grecaptcha = { ready: (then) => then(), execute: (key, { action }) => ${execute} };
`;
const RETURNS_TOKEN = 'Promise.resolve(`${key}/${action}`)';

async function open(page: Page, locale: Locale, script: string | null): Promise<URL[]> {
  const googleRequests: URL[] = [];
  await page.route('https://www.google.com/**', (route) => {
    googleRequests.push(new URL(route.request().url()));
    return script === null
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: google(script) });
  });
  await page.goto(service.url + contactText[locale].path);
  await hydrate(page);
  // The page has requested all that it needs at load.
  await page.waitForLoadState('networkidle');
  return googleRequests;
}

for (const locale of locales) {
  const w = contactText[locale];

  test(`loads nothing before the first input, then in the visitor's language with a text instead of the badge, ${locale}`, async ({
    page,
  }) => {
    const googleRequests = await open(page, locale, RETURNS_TOKEN);
    expect(googleRequests).toEqual([]);
    const placeOfSend = () =>
      page.getByRole('button', { name: w.send }).evaluate((send) => {
        return send.getBoundingClientRect().top + scrollY;
      });
    const before = await placeOfSend();
    await fillContact(page, locale);
    // Google asks for both addresses where its badge is hidden.
    await expect(page.getByText(w.recaptcha)).toContainText(
      /policies.google.com\/privacy .* policies.google.com\/terms/,
    );
    // A button that moves during a press is missed.
    expect(await placeOfSend()).toBe(before);
    expect(googleRequests.map(({ pathname }) => pathname)).toEqual(['/recaptcha/api.js']);
    expect(Object.fromEntries(googleRequests[0]?.searchParams ?? [])).toEqual({
      render: 'site-key-1234',
      hl: locale,
      trustedtypes: 'true',
    });
    await expect(page.locator('.grecaptcha-badge')).toBeHidden();

    const tokens: string[] = [];
    await page.route('**/api/contact-messages', (route) => {
      tokens.push((route.request().postDataJSON() as { captchaToken: string }).captchaToken);
      return route.fulfill({ status: 201, json: { reference: 'LC-ABCDE-FGHJKM' } });
    });
    await page.getByRole('button', { name: w.send }).click();
    await expect(page.getByRole('main')).toContainText('LC-ABCDE-FGHJKM');
    expect(tokens).toEqual(['site-key-1234/contact']);
  });

  test.describe('when something fails', () => {
    test.use({ allowed: /./ });

    for (const [name, script, message] of [
      ['its script does not come', null, w.noScript],
      ['its script is another', 'null; delete window.grecaptcha', w.noScript],
    ] as const) {
      test(`${name}: shows a message, also on submit, ${locale}`, async ({ page }) => {
        await open(page, locale, script);
        await fillContact(page, locale);
        await expect(page.getByText(message)).toBeVisible();
        await page.getByRole('button', { name: w.send }).click();
        await expect(page.getByText(w.captcha)).toBeVisible();
        await expect(page.getByRole('textbox', { name: w.message })).toHaveValue('Hello');
      });
    }

    test(`reports a missing response and sends nothing, ${locale}`, async ({ page }) => {
      await open(page, locale, 'Promise.reject(new Error("no"))');
      await fillContact(page, locale);
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByText(w.captcha)).toBeVisible();
      await expect(page.getByText(w.noRun)).toBeVisible();
    });

    test(`reports a missing key without a request to Google, ${locale}`, async ({ page }) => {
      await page.route('**/api/captcha', (route) =>
        route.fulfill({ json: { provider: 'recaptcha-v3', siteKey: '' } }),
      );
      const googleRequests = await open(page, locale, RETURNS_TOKEN);
      await fillContact(page, locale);
      await expect(page.getByText(w.noKey)).toBeVisible();
      expect(googleRequests).toEqual([]);
    });
  });
}

test('allows the provider in the policy only when configured', async ({ request, baseURL }) => {
  const getPolicy = async (url: string) =>
    (await request.get(`${url}/contact`)).headers()['content-security-policy'];
  expect(await getPolicy(service.url)).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  );
  expect(await getPolicy(service.url)).toContain("require-trusted-types-for 'script'");
  expect(await getPolicy(baseURL ?? '')).not.toContain('http');
});
