import { expect, test } from 'vitest';
import {
  changeLanguage,
  expectNoFault,
  sendVisit,
  sendVisitWithoutScript,
  serveByProgram,
  openSite,
} from './packed-site.ts';

const VERSION = '8.4.0';

/** A site of a partner's in React Router's framework mode: rendered on a server, its form sent to an action. */
export function reactRouterTests(): void {
  const programs = ['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'];
  const site = openSite(
    'react-router',
    { ...Object.fromEntries(programs.map((name) => [name, VERSION])), vite: '8.3.8', isbot: '5.2.3' },
    'app',
    ['react-router typegen', 'tsc', 'react-router build'],
    (folder) => serveByProgram(folder, ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js']),
  );

  test('a link of a component is followed without a load of the document', async () => {
    const { page, address } = site;
    await page.goto(address);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Primera visita' }).press('Enter');
    await page.getByRole('heading', { name: 'Primera visita' }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expectNoFault(site);
  });

  test('its action refuses the form, which keeps what was typed, and takes it once it is right', async () => {
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
}
