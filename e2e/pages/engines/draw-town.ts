import { readFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';

import type { TestInfo } from '@playwright/test';

const names = new URL('../../../packages/site/dist/client/geo/names.json', import.meta.url);

/** Draws a town of the suggestions, such as 'Luling, TX', and notes it in the report. `TOWN` in the environment repeats one. */
export function drawTown(testInfo: TestInfo): string {
  const { towns } = JSON.parse(readFileSync(names, 'utf8')) as { towns: Record<string, string> };
  const all = Object.entries(towns).flatMap(([state, list]) =>
    list.split('\n').map((town) => `${town}, ${state}`),
  );
  const town = process.env.TOWN ?? all[randomInt(all.length)] ?? '';
  testInfo.annotations.push({ type: 'TOWN', description: town });
  return town;
}
