import { expect, test, vi } from 'vitest';
import {
  changeLanguage,
  expectNoFault,
  openSite,
  sendVisit,
  sendVisitWithoutScript,
  serveByProgram,
} from './packed-site.ts';

/** A site of a partner's made with Next.js: components of the server, its links, a server action. */
export function nextTests(): void {
  // Not a dependency of the workspace: it is 150 MB.
  const site = openSite('next', { next: '16.4.6' }, 'app/[lang]/visit', ['next build'], (folder) =>
    serveByProgram(folder, ['node_modules/next/dist/bin/next', 'start']),
  );

  test('its pages have links and text of components before hydration, in the language of the provider', async () => {
    const html = await (await fetch(`${site.address}/es`)).text();
    expect(html).toMatch(/<a [^>]*href="\/es\/results"[^>]*>Resultados<\/a>/);
    expect(html).toContain('Cerrar');
  });

  test('a link to a page is followed by Next.js, and one to another site by the browser', async () => {
    const { page, address } = site;
    await page.goto(`${address}/es`);
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

  test('a dialog opens on its page', async () => {
    const { page, address } = site;
    await page.goto(`${address}/es`);
    await page.getByRole('link', { name: 'Cómo es una visita' }).click();
    await page.getByRole('dialog', { name: 'Una visita' }).waitFor();
    await expectNoFault(site);
  });

  test('its server action refuses the form, which keeps what was typed, and takes it once it is right', async () => {
    const { page, address } = site;
    await page.goto(`${address}/es/visit`);
    await sendVisit(site);
    await page.waitForURL(`${address}/es/sent`);
    // Next.js sends the title after the page.
    await vi.waitFor(async () => expect(await page.title()).toBe('Primera visita'), { timeout: 10_000 });
    await expectNoFault(site);
  });

  test('the other language is the same page, from the first word to the errors of its server', () =>
    changeLanguage(site));

  test('its server refuses the form without script too, and keeps what was typed', () =>
    sendVisitWithoutScript(site));
}
