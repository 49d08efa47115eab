/**
 * `pnpm bench`: prints measurements and budgets as a table and as JSON. Bytes and requests are gates. `--gates` skips
 * times.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import startService from '../e2e/start-service.ts';
import { measureFinder } from './finder.ts';
import { measureGates } from './gates.ts';
import { measureTimes } from './times.ts';
import type { Figure } from './figure.ts';

const stop = await startService();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const address = process.env.SITE_ADDRESS ?? '';
const figures: Figure[] = await measureGates(browser, address);
if (!process.argv.includes('--gates')) {
  figures.push(...(await measureTimes(browser, address)));
  figures.push(...(await measureFinder(browser, address)));
}
await browser.close();
stop();

const isMissed = ({ value, budget }: Figure) => value > budget;
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
