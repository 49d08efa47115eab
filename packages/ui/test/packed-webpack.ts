import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNoFault, sendVisit, openSite } from './packed-site.ts';
import { serveStrictly } from './strict-host.ts';

/** A page of a partner's that webpack bundles. */
export function webpackTests(): void {
  const site = openSite(
    'webpack',
    {
      webpack: '5.113.0',
      'webpack-cli': '7.3.1',
      'css-loader': '7.1.5',
      'mini-css-extract-plugin': '2.10.2',
      'ts-loader': '9.6.2',
    },
    '.',
    ['tsc --noEmit', 'webpack --no-stats'],
    (folder) => {
      cpSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
      return serveStrictly(join(folder, 'dist'), 'webpack');
    },
  );

  test('its form is refused, corrected and sent by keyboard', async () => {
    const { page, address } = site;
    await page.goto(address);
    await sendVisit(site);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Gracias. Le esperamos.');
    await expectNoFault(site);
  });
}
