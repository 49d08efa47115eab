/**
 * `pnpm bench`: prints measurements and budgets as a table and as JSON. Bytes and requests are gates. `--gates` skips
 * times; `--only TEXT` measures those of the finder alone whose names hold it, such as 'filter change', or 'first click', or
 * 'build'.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import startService from '../test/start-service.ts';
import { measureFinder } from './finder.ts';
import { measureFirstClick } from './first-click.ts';
import { measureGates } from './gates.ts';
import { measurePages } from './pages.ts';
import { measureTimes } from './times.ts';
import type { Figure } from './figure.ts';

const { gates, only } = parseArgs({
  options: { gates: { type: 'boolean' }, only: { type: 'string' } },
}).values;
const stop = await startService();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const siteUrl = process.env.SITE_URL ?? '';
const figures: Figure[] = only === undefined ? await measureGates(browser, siteUrl) : [];
if (!gates) {
  if (only === undefined) figures.push(...(await measureTimes(browser, siteUrl)));
  if ('first click'.includes(only ?? '')) figures.push(...(await measureFirstClick(browser, siteUrl)));
  if ('build'.includes(only ?? '')) figures.push(...(await measurePages()));
  figures.push(...(await measureFinder(browser, siteUrl, only)));
}
await browser.close();
stop();

// A measurement that found nothing, NaN, is missed.
const isMissed = ({ value, budget }: Figure) => !(value <= budget);
const row = (figure: Figure) => ({
  what: figure.what,
  value: `${Number(figure.value.toFixed(3))} ${figure.unit}`,
  budget: `${figure.budget} ${figure.unit}`,
  verdict: isMissed(figure) ? (figure.isGate ? 'FAILED' : 'missed') : 'ok',
});
console.table(figures.map(row));
const output = new URL('../../../.cache/bench.json', import.meta.url);
mkdirSync(new URL('.', output), { recursive: true });
writeFileSync(output, JSON.stringify(figures, null, 2));
process.exitCode = figures.some((figure) => figure.isGate && isMissed(figure)) ? 1 : 0;
