import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumArgs, findTestChromium } from '../../../scripts/chromium.mjs';
import { installPacked, version } from '../../../scripts/packed.mjs';
import { root } from './packed-package.ts';
import { serveFolder } from './strict-host.ts';

/** Not a dependency of the workspace: it is 150 MB. */
const NEXT = '16.4.6';

/** A site of a partner's that is made with Next.js: its pages are components of the server, its links those of Next.js. */
export function nextTests(): void {
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-next-'));
  let host: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    const { ui } = inject('tarballs');
    const versions: Record<string, string> = { next: NEXT };
    for (const name of ['react', 'react-dom', '@types/react']) versions[name] = version(name, root);
    for (const name of ['typescript', '@types/node']) versions[name] = version(name);
    installPacked(folder, { ui }, versions);
    cpSync(join(import.meta.dirname, 'packed-next'), folder, { recursive: true });
    execFileSync(join(folder, 'node_modules/.bin/next'), ['build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: 'pipe',
    });
    host = await serveFolder(join(folder, 'out'));
    const executablePath = findTestChromium();
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
    page = await (await browser.newContext()).newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  });
  afterAll(async () => {
    await browser.close();
    host.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('its pages have links and text of components before hydration, in the language of the provider', async () => {
    const html = await (await fetch(host.address)).text();
    expect(html).toMatch(/<a [^>]*href="\/results"[^>]*>Resultados<\/a>/);
    expect(html).toContain('Cerrar');
  });

  test('a link to a page is followed by Next.js, and one to another site by the browser', async () => {
    await page.goto(host.address);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Resultados' }).click();
    await page.getByRole('heading', { name: 'Resultados' }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    const other = page.getByRole('link', { name: 'Otro sitio' });
    const isLeft = await other.evaluate((link) => {
      let wasPrevented = true;
      addEventListener(
        'click',
        (event) => {
          wasPrevented = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      (link as HTMLElement).click();
      return !wasPrevented;
    });
    expect(isLeft).toBe(true);
  });

  test('a dialog opens on its page, and nothing is logged', async () => {
    await page.goto(host.address);
    await page.getByRole('link', { name: 'Cómo es una visita' }).click();
    await page.getByRole('dialog', { name: 'Una visita' }).waitFor();
    expect(complaints).toEqual([]);
  });
}
