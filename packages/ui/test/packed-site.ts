import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, vi } from 'vitest';
import { chromiumArgs, findTestChromium } from '../../../scripts/chromium.mjs';
import { installPacked, version } from '../../../scripts/packed.mjs';
import { root } from './packed-package.ts';

type Host = { address: string; close: () => void };

/** A site of a partner's, in a browser. */
export type Site = {
  address: string;
  page: Page;
  /** What the browser reported since the test began: thrown, logged, or blocked by the policy. */
  complaints: string[];
};

async function findFreePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => resolve(undefined));
  await promise;
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Runs a program of the site as its server, which gets its port by `PORT`, until it is closed. */
export async function serveByProgram(folder: string, args: string[]): Promise<Host> {
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(() => fetch(address), { timeout: 30_000 });
  return { address, close: () => server.kill() };
}

/** Ids that more than one element has. */
const findDuplicateIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

/** Fails for what is wrong on the page as it is now. */
export async function expectNoFault({ page, complaints }: Site): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await findDuplicateIds(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

/**
 * Makes the site in the folder `packed-<name>` with the packed package and the form of `packed-form`, outside of the
 * workspace, and opens a browser for its tests.
 *
 * @param dependencies exact versions of what the workspace does not have.
 * @param formFolder where the site has the files of the form.
 * @param commands what checks and builds it.
 */
export function openSite(
  name: string,
  dependencies: Record<string, string>,
  formFolder: string,
  commands: string[],
  serve: (folder: string) => Promise<Host>,
): Site {
  const folder = mkdtempSync(join(tmpdir(), `longcovid-${name}-`));
  const site = { complaints: [] as string[] } as Site;
  let host: Host | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    const { ui } = inject('tarballs');
    const versions = { ...dependencies };
    for (const known of ['react', 'react-dom', '@types/react', '@types/react-dom'])
      versions[known] = version(known, root);
    for (const known of ['typescript', '@types/node']) versions[known] = version(known);
    installPacked(folder, { ui }, versions);
    cpSync(join(import.meta.dirname, `packed-${name}`), folder, { recursive: true });
    cpSync(join(import.meta.dirname, 'packed-form'), join(folder, formFolder), { recursive: true });
    for (const command of commands) {
      const [program = '', ...args] = command.split(' ');
      const { status, stdout } = spawnSync(join(folder, 'node_modules/.bin', program), args, {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
          NEXT_TELEMETRY_DISABLED: '1',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${command}: ${stdout}`);
    }
    host = await serve(folder);
    site.address = host.address;
    const executablePath = findTestChromium();
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs });
  });
  afterAll(async () => {
    await browser?.close();
    host?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    if (!browser) throw new Error('The browser is not open.');
    // The reader's language and day are not those of the server.
    const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' });
    site.page = await context.newPage();
    site.complaints.length = 0;
    site.page.on('console', (message) => site.complaints.push(message.text()));
    site.page.on('pageerror', (error) => site.complaints.push(String(error)));
    onTestFinished(() => context.close());
  });
  return site;
}

const readFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('name'));

/** Sends the form of `packed-form` by keyboard alone: first empty, which is refused, and then filled in. */
export async function sendVisit(site: Site): Promise<void> {
  const { page } = site;
  await page.getByRole('button', { name: 'Enviar' }).press('Enter');
  await expect.poll(() => readFocused(page)).toContain('Escriba su nombre');
  const refusals = site.complaints.splice(0);
  // A browser notes the status of a page that a server refused.
  expect(refusals.filter((line) => !line.includes('status of 422'))).toEqual([]);
  await expectNoFault(site);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => readFocused(page)).toBe('name');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('santa');
  await page.getByRole('option', { name: 'Santa Fe' }).waitFor();
  await expectNoFault(site);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('Ciudad').first().inputValue()).toBe('Santa Fe');
  await page.getByRole('textbox', { name: 'Mes' }).fill('marzo');
  await page.getByRole('textbox', { name: 'Día', exact: true }).fill('5');
  await page.getByRole('textbox', { name: 'Año' }).fill('2027');
  await page.keyboard.press('Enter');
}

/** Sends the form of `packed-form` to its server before script, without all that it needs: what was typed comes back. */
export async function sendVisitWithoutScript({ page, address }: Site): Promise<void> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!context) throw new Error('The browser is not open.');
  onTestFinished(() => context.close());
  const plain = await context.newPage();
  await plain.goto(`${address}/es/visit`);
  await plain.getByLabel('Su nombre').fill('Ana');
  await plain.getByRole('button', { name: 'Enviar' }).press('Enter');
  await plain.locator('[data-component="error-summary"]:focus').waitFor();
  expect(await plain.getByLabel('Su nombre').inputValue()).toBe('Ana');
}

/** Goes from the Spanish form to the same page in English, down to the errors of its form. */
export async function changeLanguage(site: Site): Promise<void> {
  const { page, address } = site;
  await page.goto(`${address}/es/visit`);
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`${address}/en/visit`);
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
  // Astro marks what is not hydrated.
  await page.locator('astro-island[ssr]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await page.getByText('Please enter your name').first().waitFor();
  site.complaints.splice(0, Infinity, ...site.complaints.filter((line) => !line.includes('status of 422')));
  await expectNoFault(site);
}
