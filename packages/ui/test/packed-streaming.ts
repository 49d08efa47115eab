import { expect, test } from 'vitest';
import {
  changeLanguage,
  expectNoFault,
  sendVisit,
  sendVisitWithoutScript,
  serveByProgram,
  openSite,
} from './packed-site.ts';

const bundle =
  'esbuild --log-level=warning --bundle --format=esm --jsx=automatic --define:process.env.NODE_ENV="production"';

/** A page of a partner's that plain Node streams, under a policy that allows scripts by a nonce alone. */
export function streamingTests(): void {
  const site = openSite(
    'streaming',
    { esbuild: '0.28.2' },
    '.',
    [
      'tsc --noEmit',
      `${bundle} client.tsx --splitting --outdir=dist/assets`,
      `${bundle} server.tsx --platform=node --packages=external --outfile=dist/server.js`,
    ],
    (folder) => serveByProgram(folder, ['dist/server.js']),
  );

  test('what is ready later is streamed into its place, and dates are in the language of the page', async () => {
    const { page, address } = site;
    const html = await (await fetch(`${address}/es/visit`)).text();
    expect(html.indexOf('Sala de descanso')).toBeGreaterThan(html.indexOf('</main>'));
    await page.goto(`${address}/es/visit`);
    await page.getByRole('cell', { name: '5 de marzo de 2026' }).waitFor();
    await page.getByRole('button', { name: 'Pasos' }).press('Enter');
    await expect
      .poll(() => page.getByRole('rowheader').allTextContents())
      .toEqual(['Sala de descanso', 'Laboratorio']);
    await expectNoFault(site);
  });

  test('a dialog opens and closes by keyboard, and gives focus back', async () => {
    const { page, address } = site;
    await page.goto(`${address}/es/visit`);
    const link = page.getByRole('link', { name: 'Qué traer' });
    await link.press('Enter');
    await page.getByRole('dialog', { name: 'Qué traer' }).waitFor();
    await expectNoFault(site);
    await page.keyboard.press('Escape');
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('its form is refused, corrected and sent by keyboard', async () => {
    const { page, address } = site;
    await page.goto(`${address}/es/visit`);
    await sendVisit(site);
    await page.waitForURL(`${address}/es/visit?sent`);
    await page.getByRole('heading', { name: 'Gracias. Le esperamos.' }).waitFor();
    await expectNoFault(site);
  });

  test('its server refuses the form without script too, and keeps what was typed', () =>
    sendVisitWithoutScript(site));

  test('the other language is the same page, from the first word to the errors of its server', () =>
    changeLanguage(site));

  test.each(['/assets/none.js', '/nowhere', '//', '/%'])('answers %s with 404, and goes on', async (path) => {
    expect((await fetch(`${site.address}${path}`)).status).toBe(404);
    expect((await fetch(`${site.address}/en/visit`)).status).toBe(200);
  });
}
