import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, findTestChromium } from '../../../scripts/chromium.mjs';
import { serveStrictly } from './strict-host.ts';

const guide = join(import.meta.dirname, '../../../docs/guides/without-react.md');

/** As the guide asks: a page has one announcer, and some files begin with another. */
const withoutAnnouncer = (html: string) =>
  html.replace(/^<div data-component="announcer".*?\n<\/div>\n/s, '');

/** The page of the guide, and printed files in its place, with those of the installed package, under the strictest policy. */
export function withoutReactTests(folder: string): void {
  let host: Awaited<ReturnType<typeof serveStrictly>>;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  const read = (file: string) =>
    readFileSync(join(folder, 'node_modules/@longcovid/ui/dist/html', file), 'utf8');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-component'));

  const expectNoFindings = async () => {
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(complaints).toEqual([]);
  };

  beforeAll(async () => {
    const site = join(folder, 'without-react');
    mkdirSync(join(site, 'longcovid'), { recursive: true });
    for (const file of ['styles.css', 'without-react.js'])
      cpSync(join(folder, 'node_modules/@longcovid/ui/dist', file), join(site, 'longcovid', file));
    const [, html = ''] = /```html\n(.*?)```/s.exec(readFileSync(guide, 'utf8')) ?? [];
    writeFileSync(join(site, 'index.html'), html);
    const files = ['form/BackFromTheServer', 'tabs/ActivatedByArrows', 'data-table/Simple'];
    const printed = files.map((file) => withoutAnnouncer(read(`${file}.en.html`))).join('');
    writeFileSync(
      join(site, 'printed.html'),
      html.replace(
        /(<h1>.*?<\/h1>).*(<\/div>\s*<\/main>)/s,
        (_, start: string, end: string) => start + printed + end,
      ),
    );
    host = await serveStrictly(site);
    const executablePath = findTestChromium();
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
    page = await (await browser.newContext()).newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(host.address);
  });
  afterAll(async () => {
    await browser.close();
    host.close();
  });

  test('the page of the guide begins at its error, whose link leads to the field', async () => {
    expect(await focused()).toBe('error-summary');
    await page.getByRole('link', { name: 'Please enter your name' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
  });

  test('its dialog opens and closes, and gives focus back', async () => {
    const link = page.getByRole('link', { name: 'What to bring' });
    await link.click();
    await page.getByRole('dialog', { name: 'What to bring' }).waitFor();
    await expectNoFindings();
    await page.keyboard.press('Escape');
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('axe finds nothing in the page of the guide, and the policy stops nothing', expectNoFindings);

  test('a printed form begins at its errors, which lead to a group and to a field', async () => {
    await page.goto(`${host.address}/printed`);
    expect(await focused()).toBe('error-summary');
    for (const [error, name] of [
      ['Please select the study group you want to join', 'cohort'],
      ['Please enter your name', 'name'],
    ] as const) {
      await page.getByRole('link', { name: error }).press('Enter');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
    }
  });

  test('printed tabs show one panel at a time', async () => {
    await page.getByRole('tab', { name: 'In words' }).click();
    expect(await page.getByText('About four in ten people').isVisible()).toBe(true);
    expect(await page.getByText('Most people who take part').isVisible()).toBe(false);
  });

  test('a printed table sorts numbers, and announces it', async () => {
    await page.getByRole('button', { name: 'Visits' }).click();
    const [first] = await page.locator('[data-component="data-table"] tbody th').allTextContents();
    expect(first).toBe('Western region');
    await page
      .getByText('Sample visits by region: sorted by Visits, lowest first.')
      .waitFor({ state: 'attached' });
  });

  test('axe finds nothing in printed files, and the policy stops nothing', expectNoFindings);

  test('the files that the guide names are there in each language', () => {
    const text = readFileSync(guide, 'utf8');
    const files = [...text.matchAll(/`dist\/html\/([\w/-]+)\.en\.html`/g)].map(([, file = '']) => file);
    const [, table = ''] = /\n(\| to ask for.*?)\n\n/s.exec(text) ?? [];
    const fields = [...table.matchAll(/^\| [^|`]+ \| `([a-z-]+)`/gm)].map(
      ([, name = '']) => `${name}/WithError`,
    );
    expect(files.length * fields.length).toBeGreaterThan(0);
    for (const file of [...files, ...fields]) {
      expect(read(`${file}.es.html`), file).not.toBe(read(`${file}.en.html`));
      // Hints show each space and line break.
      expect(read(`${file}.en.html`), file).not.toMatch(/data-part="hint"[^>]*>\s/);
    }
  });
}
