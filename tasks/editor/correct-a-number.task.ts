import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { createDraw } from '../draw.ts';
import { cloneProject } from '../guides/clone.ts';
import { htmlToText } from '../oracles/built-site.ts';
import { numberIn, recordedNumbers } from '../oracles/numbers.ts';

const seed = Number(process.env.TASK_SEED);
const root = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = 'packages/site/dist/client';

/** How often each built page contains a number, by path. */
function pagesWith(folder: string, value: number): Map<string, number> {
  const shown = new Intl.NumberFormat('en-US').format(value);
  const whole = new RegExp(`(?<![\\d,])${shown}(?![\\d]|,\\d)`, 'g');
  const files = readdirSync(join(folder, BUILT), { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      // The reports quote what was on the site when it was measured.
      .filter((file) => file.endsWith('.html') && !file.startsWith('accessibility/reports/'))
      .map((file): [string, number] => [
        file,
        [...htmlToText(readFileSync(join(folder, BUILT, file), 'utf8')).matchAll(whole)].length,
      ])
      .filter(([, count]) => count > 0),
  );
}

/** Numbers that are in one record only, so that every occurrence comes from it. */
const single = recordedNumbers.filter(
  ({ value }) => recordedNumbers.filter((other) => other.value === value).length === 1,
);

test('changes a number on every page when an editor corrects its record', async () => {
  test.setTimeout(900_000);
  const draw = createDraw(seed, 'correct a number');
  const { file, field, value } = draw.pick(single);
  // A slightly larger number, so that goals, maximums and the surrounding text stay true.
  const corrected = value + 1 + draw.integer(3);
  test
    .info()
    .annotations.push(
      { type: 'who', description: 'an editor who learns that a number of the study is wrong' },
      { type: 'drawn', description: `${file}, ${field}: ${value} becomes ${corrected}` },
    );
  const before = pagesWith(root, value);
  expect(before.size).toBeGreaterThan(1);
  const clone = await cloneProject();
  try {
    const record = clone.read(file);
    expect(numberIn(record, field)).toBe(value);
    clone.write(file, record.replace(`${field}: ${value}`, `${field}: ${corrected}`));
    const { code, printed } = clone.run('npm run build');
    expect(code, printed).toBe(0);
    expect(pagesWith(clone.folder, value)).toEqual(new Map());
    expect(pagesWith(clone.folder, corrected)).toEqual(before);
    const languages = [...before.keys()].map((page) => (/^es[\\/]|^es\.html/.test(page) ? 'es' : 'en'));
    expect(new Set(languages)).toEqual(new Set(['en', 'es']));
  } finally {
    await clone.dispose();
  }
});
