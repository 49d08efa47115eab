import type { Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { combine } from './combinations.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { joinText } from './join-text.ts';
import { expectNoSidewaysScroll, tabTo, typeInto } from './keyboard.ts';
import { listRequests } from './staff.ts';
import { expect, locales, test } from './test.ts';

const reference = /LC-[0-9A-Z]{5}-[0-9A-Z]{6}/;

/** A study site whose only group is pediatric and open. */
const pediatricSite = 'sample-001';

/** Whether the header has a single menu. */
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** What was sent, as the confirmation shows it; help is beside it. */
const sentValues = (page: Page) => page.locator('main dd:not([aria-labelledby=help] *)');

/** Goes from the home page to the reference, by keyboard alone. */
async function joinByKeyboard(
  page: Page,
  locale: (typeof locales)[number],
  isSentByScript: boolean,
): Promise<string> {
  const w = joinText[locale];
  await page.goto(w.home);
  const menu = page.getByRole('banner');
  if (isNarrow(page)) {
    await tabTo(page, menu.getByText(w.menu, { exact: true }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, menu.getByRole('link', { name: w.join, exact: true }));
  await page.keyboard.press('Enter');

  // The search for a place has tests of its own: join-nearby.e2e.ts.
  await tabTo(page, page.locator('summary').filter({ hasText: w.list }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: w.site })).toBeVisible();
  if (isSentByScript) await expectNoViolations(page);
  await tabTo(page, page.getByRole('combobox', { name: w.site }));
  // The operating system draws the list of a select, out of reach of a test.
  await page.getByRole('combobox', { name: w.site }).selectOption(pediatricSite);
  await tabTo(page, page.getByRole('button', { name: w.next }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/site=sample-001/);
  await expect(page.getByText(w.starred)).toBeVisible();
  if (isSentByScript) await hydrate(page);

  // An empty form shows each error in the summary and beside its field.
  await tabTo(page, page.getByRole('button', { name: w.send }));
  await page.keyboard.press('Enter');
  const summary = page
    .getByRole('region', { name: w.problem })
    .or(page.getByRole('group', { name: w.problem }));
  await expect(summary).toContainText(w.summary);
  for (const message of w.errors) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
    await expect(page.getByText(message).filter({ visible: true })).toHaveCount(2);
  }
  await expect(page).toHaveTitle(/^Error: /);
  if (isSentByScript) await expectNoViolations(page);
  if (isSentByScript) await expect(summary).toBeFocused();

  // A link in the summary moves focus to its field.
  await tabTo(page, summary.getByRole('link').first());
  await page.keyboard.press('Enter');
  const children = page.getByRole('radio', { name: w.children });
  if (isSentByScript) await expect(children).toBeFocused();
  await tabTo(page, children);
  await page.keyboard.press('Space');

  // With an invalid e-mail address and no phone number, valid fields keep their values.
  const name = isSentByScript ? w.first : /^(First name|Nombre)/;
  await typeInto(page, page.getByRole('textbox', { name }), 'María-José');
  await typeInto(
    page,
    page.getByRole('textbox', { name: isSentByScript ? w.last : /^(Last name|Apellido)/ }),
    'O’Brien Ñandú',
  );
  await tabTo(page, page.getByRole('checkbox', { name: w.mobile }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: w.email }));
  await page.keyboard.press('Space');
  await typeInto(page, page.getByRole('textbox', { name: w.emailAddress }), 'maria@');
  await tabTo(page, page.getByRole('button', { name: w.send }));
  await page.keyboard.press('Enter');
  await expect(summary.getByRole('link')).toHaveText([w.noMobile, w.badEmail]);
  await expect(page.getByRole('textbox', { name: w.first })).toHaveValue('María-José');
  await expect(page.getByRole('textbox', { name: w.last })).toHaveValue('O’Brien Ñandú');
  await expect(page.getByRole('textbox', { name: w.emailAddress })).toHaveValue('maria@');
  await expect(children).toBeChecked();

  await tabTo(page, page.getByRole('textbox', { name: w.mobileNumber }));
  await page.keyboard.type('(787) 555-0143');
  await tabTo(page, page.getByRole('textbox', { name: w.emailAddress }));
  await page.keyboard.press('End');
  await page.keyboard.type('example.org');
  await tabTo(page, page.getByRole('button', { name: w.send }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeVisible();
  await expect(page.getByText(w.received)).toBeVisible();
  await expect(page.getByText(w.withdraw)).toBeVisible();
  // With script, what was sent is shown once, from memory.
  await expect(sentValues(page)).toHaveText(
    isSentByScript
      ? [/001, Birmingham$/, w.children, 'María-José O’Brien Ñandú', '(787) 555-0143', 'maria@example.org']
      : [],
  );
  if (isSentByScript) await expectNoViolations(page);
  const text = await page.getByRole('main').innerText();
  return reference.exec(text)?.[0] ?? `no reference in: ${text}`;
}

for (const [locale, width, hasScript, options] of combine(locales, [1280, 320], [true, false])) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, allowed: hasScript ? /(?!)/ : /422/ });

    test(`sends a join request by keyboard, ${locale}, ${width} px`, options, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
      const sent = await joinByKeyboard(page, locale, hasScript);
      expect(listRequests().split(sent)).toHaveLength(2);
      if (!hasScript) return;
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  });
}

for (const locale of locales) {
  test(`shows what was sent once, and keeps it in no URL or storage, ${locale}`, async ({
    page,
    context,
  }) => {
    const w = joinText[locale];
    await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=${pediatricSite}&cohort=pediatric`);
    await hydrate(page);
    await page.getByRole('textbox', { name: w.first }).fill('Zoë');
    await page.getByRole('textbox', { name: w.last }).fill('Ñusta');
    await page.getByRole('checkbox', { name: w.email }).check();
    await page.getByRole('textbox', { name: w.emailAddress }).fill('zoe@example.org');
    await page.getByRole('button', { name: w.send }).click();
    const sent = sentValues(page);
    await expect(sent).toHaveText([/001, Birmingham$/, w.children, 'Zoë Ñusta', 'zoe@example.org']);
    await expectNoViolations(page);
    expect(decodeURIComponent(page.url())).not.toMatch(/Zoë|zoe/);
    expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toMatch(/Zoë|zoe/);
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), history.state])),
    ).not.toMatch(/Zoë|zoe/);
    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
    await expect(sent).toHaveCount(0);
  });

  test(`shows a full group as closed and disabled, ${locale}`, async ({ page }) => {
    await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=sample-193&cohort=pregnancy`);
    const full = page.getByRole('radio').and(page.locator('[value=pregnancy]'));
    await expect(full).toBeDisabled();
    await expect(full).not.toBeChecked();
    await expect(page.getByText(joinText[locale].closed)).toBeVisible();
  });

  test(`reports an unknown study site and offers the list, ${locale}`, async ({ page }) => {
    await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=%3Cscript%3Ealert(1)%3C/script%3E`);
    await expect(page.getByText(/We do not know this study site|No conocemos este sitio/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: joinText[locale].site })).toBeVisible();
  });

  test(`reports a full study site and offers another, ${locale}`, async ({ page }) => {
    await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=sample-002`);
    await expect(page.getByText(/have reached their goal|ya alcanzaron su meta/)).toBeVisible();
    await expect(page.getByRole('button', { name: joinText[locale].send })).toHaveCount(0);
  });

  test(`labels the pediatric group of the URL for the parent or caregiver, ${locale}`, async ({ page }) => {
    await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=${pediatricSite}&cohort=pediatric`);
    await expect(page.getByRole('textbox', { name: joinText[locale].first })).toBeVisible();
  });

  test(`shows no invalid reference in the confirmation, ${locale}`, async ({ page }) => {
    await page.goto(`${locale === 'es' ? '/es' : ''}/join/sent?reference=Call+555-0100+now`);
    await expect(page.getByRole('main')).not.toContainText('555-0100');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /No request was sent|No se envió ninguna solicitud/,
    );
  });
}

for (const locale of locales) {
  test(`keeps what was typed when another study site is chosen, ${locale}`, async ({ page }) => {
    const w = joinText[locale];
    await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=sample-001`);
    await hydrate(page);
    const first = page.locator('[name=firstName]');
    await first.fill('Ana');
    await page.getByRole('main').getByRole('link', { name: w.change }).click();
    await expect(page).toHaveURL(/\/join$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.locator('summary').filter({ hasText: w.list }).click();
    await page.getByRole('combobox', { name: w.site }).selectOption('sample-020');
    await page.getByRole('button', { name: w.next }).click();
    await expect(page).toHaveURL(/site=sample-020/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(first).toHaveValue('Ana');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/site=sample-001/);
    await expect(first).toHaveValue('Ana');
  });
}
