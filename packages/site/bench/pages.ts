import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { LOCALES } from '@longcovid/content';

import { loadServer } from '../prerender/server-bundle.ts';
import type { Figure } from './figure.ts';

/** 215 pages a second at 1,000 pages, and nine tenths of that at 10,000. */
const BUDGETS_MS = new Map([
  [100, 1000 / 215],
  [1000, 1000 / 215],
  [10_000, 1000 / 215 / 0.9],
]);

/**
 * Milliseconds of a page, loaded, rendered and written, in builds of more pages than the site has: its own, over and over.
 * Memory, in MB of what is still used, may not grow with their number.
 */
export async function measurePages(): Promise<Figure[]> {
  process.env.NODE_ENV = 'production';
  const { pages, getLanguages, localePath, renderPage } = await loadServer();
  const paths = LOCALES.flatMap((locale) =>
    pages
      .filter((page) => page.render !== 'request' && getLanguages(page).includes(locale))
      .map(({ path }) => localePath(locale, path)),
  );
  const folder = await mkdtemp(join(tmpdir(), 'longcovid-pages-'));
  const figures: Figure[] = [];
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const measureMemory = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  let before = 0;
  for (const [count, budget] of BUDGETS_MS) {
    const start = performance.now();
    for (let at = 0; at < count; at += 1) {
      const path = paths[at % paths.length];
      if (path === undefined) throw new Error('No page of the site is built.');
      const { html } = await renderPage({ path, query: new URLSearchParams() });
      const file = join(folder, `${count}`, `${Math.floor(at / paths.length)}`, path, 'index.html');
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, html);
    }
    const each = (performance.now() - start) / count;
    figures.push({ what: `build: a page of ${count}`, value: each, unit: 'ms', budget, isGate: false });
    const value = measureMemory();
    if (before > 0)
      figures.push({
        what: `build: memory after ${count} pages`,
        value,
        unit: 'MB',
        budget: before * 1.1,
        isGate: false,
      });
    before = value;
  }
  await rm(folder, { recursive: true });
  return figures;
}
