import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, findTestChromium } from '../../../scripts/chromium.mjs';
import { serveStrictly } from './strict-host.ts';

const guide = join(import.meta.dirname, '../../../docs/guides/without-react.md');

/** The page of the guide, with the files of the installed package, under the strictest policy. */
export function withoutReactTests(folder: string): void {
  let host: Awaited<ReturnType<typeof serveStrictly>>;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    const site = join(folder, 'without-react');
    mkdirSync(join(site, 'longcovid'), { recursive: true });
    for (const file of ['styles.css', 'without-react.js'])
      cpSync(join(folder, 'node_modules/@longcovid/ui/dist', file), join(site, 'longcovid', file));
    const [, html = ''] = /```html\n(.*?)```/s.exec(readFileSync(guide, 'utf8')) ?? [];
    writeFileSync(join(site, 'index.html'), html);
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
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('There is a problem');
    await page.getByRole('link', { name: 'Please enter your name' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
  });

  test('its dialog opens and closes, and gives focus back', async () => {
    const link = page.getByRole('link', { name: 'What to bring' });
    await link.click();
    await page.getByRole('dialog', { name: 'What to bring' }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('its tabs show one panel at a time', async () => {
    await page.getByRole('tab', { name: 'In numbers' }).click();
    expect(await page.getByText('90 to 150 minutes.').isVisible()).toBe(true);
    expect(await page.getByText('About two hours.').isVisible()).toBe(false);
  });

  test('its table sorts numbers, and announces it', async () => {
    await page.getByRole('button', { name: 'Steps' }).click();
    expect(await page.locator('tbody th').allTextContents()).toEqual(['Rest room', 'Laboratory']);
    await page.getByText('Rooms: sorted by Steps, lowest first.').waitFor({ state: 'attached' });
  });

  test('axe finds nothing, and the policy stops nothing', async () => {
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('HTML is there for each language', () => {
    const html = join(folder, 'node_modules/@longcovid/ui/dist/html');
    expect(readFileSync(join(html, 'dialog/Reading.en.html'), 'utf8')).toContain('Close');
    expect(readFileSync(join(html, 'dialog/Reading.es.html'), 'utf8')).toContain('Cerrar');
  });
}
