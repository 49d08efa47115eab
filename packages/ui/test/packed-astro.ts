import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeLanguage, expectNoFault, sendVisit, openSite } from './packed-site.ts';
import { serveFolder } from './strict-host.ts';

/** A site of a partner's that is made with Astro: a page without script, and one with an island. */
export function astroTests(): void {
  const site = openSite(
    'astro',
    { astro: '7.3.5', '@astrojs/react': '7.0.0', '@astrojs/check': '0.9.10' },
    'src',
    ['astro check', 'astro build'],
    (folder) => serveFolder(join(folder, 'dist')),
  );

  test('a page without script has styled components in the language of their provider', async () => {
    const { page, address } = site;
    expect(await (await fetch(address)).text()).not.toContain('<script');
    await page.goto(address);
    const details = page.locator('details').first();
    await details.locator('summary').press('Enter');
    await page
      .getByRole('link', { name: /Más sobre el descanso.*nueva/ })
      .first()
      .waitFor();
    expect(await details.evaluate((element) => getComputedStyle(element).borderBottomStyle)).toBe('solid');
    await expectNoFault(site);
  });

  test('a form that is an island is refused, corrected and sent by keyboard', async () => {
    const { page, address } = site;
    await page.goto(`${address}/es/visit/`);
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await sendVisit(site);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Gracias. Le esperamos.');
    await expectNoFault(site);
  });

  test('the other language is the same page, down to the errors of the island', () => changeLanguage(site));
}
