import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { chromiumArgs, findTestChromium } from '../../../scripts/chromium.mjs';
import { componentFolders } from './component-requirements.ts';
import { root, run } from './packed-package.ts';
import { bundleStories } from './story-bundle.ts';
import { serveStrictly } from './strict-host.ts';

/** A fresh page of a partner's that is made with the installed package, under the strictest policy. */
export function pageTests(folder: string): void {
  let host: Awaited<ReturnType<typeof serveStrictly>>;
  let browser: Browser;
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    cpSync(join(import.meta.dirname, 'packed-app'), folder, { recursive: true });
    await bundleStories(join(folder, 'stories'));
    run('vite', ['build', '--logLevel', 'error'], folder);
    host = await serveStrictly(join(folder, 'dist'));
    const executablePath = findTestChromium();
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
  });
  afterAll(async () => {
    await browser.close();
    host.close();
  });

  /** A new page that records everything that the browser reports: blocked by the policy, thrown, or logged. */
  beforeEach(async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    page = await context.newPage();
    complaints = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    onTestFinished(() => context.close());
  });

  test('there is one copy of React, and of what needs it', () => {
    const modules = JSON.parse(readFileSync(join(folder, 'dist/modules.json'), 'utf8')) as string[];
    for (const name of ['react', 'react-dom', 'scheduler']) {
      const copies = modules.flatMap((id) => new RegExp(`^.*/node_modules/${name}/`).exec(id)?.[0] ?? []);
      expect(new Set(copies).size, name).toBe(1);
    }
  });

  test('does not load messages for developers', () => {
    const assets = join(folder, 'dist/assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
    expect(text).toContain('Sorry, no matching options.');
    expect(text).not.toContain('People who use a screen reader do not hear it.');
  });

  test('the policy is in force: markup from text and styles in markup are blocked and noted', async () => {
    await page.goto(host.address);
    await expect(page.evaluate(() => (document.body.innerHTML = '<p>'))).rejects.toThrow('TrustedHTML');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => complaints.join()).toContain('Content Security Policy');
  });

  test('a page of seven widgets works under a strict policy, and axe finds nothing in any state', async () => {
    await page.goto(host.address);
    await page.getByRole('heading', { name: 'Can I rest during a visit?' }).click();
    await page.getByText('Yes, at any time.').waitFor();

    await page.getByRole('link', { name: 'How a visit goes' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A visit' });
    await dialog.waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'People' }).click();
    await expect
      .poll(() => page.getByRole('rowheader').allTextContents())
      .toEqual(['Baton Rouge', 'Santa Fe', 'Omaha']);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await page.getByLabel('State').selectOption('Nebraska');
    await page.getByLabel('Town', { exact: true }).pressSequentially('san');
    await page.getByRole('option', { name: 'Santa Fe' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: 'Please enter your name' }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(componentFolders(join(root, 'src')))(
    '%s: the policy blocks nothing in any of its stories',
    async (name) => {
      for (const locale of ['en', 'es']) {
        await page.goto(`${host.address}/?folder=${name}&locale=${locale}`);
        await page.locator('[data-story]').first().waitFor({ state: 'attached' });
        expect(await page.locator('[data-story] > [role=alert]:only-child').allTextContents()).toEqual([]);
      }
      expect(
        complaints.filter((each) => /Content Security Policy|TrustedHTML|TrustedScript/.test(each)),
      ).toEqual([]);
    },
  );
}
