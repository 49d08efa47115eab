import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { measure } from '../src/scan/scan.ts';
import { notesIn } from '../src/scan/scan-log.ts';
import { placesOf, type PlaceToVisit } from '../src/scan/targets.ts';
import { labelInName } from '../src/scan/rules/label-in-name/check.ts';
import { foreignSite } from './foreign-site.ts';

const state = { language: 'en', theme: 'light', width: 1280, after: 'as loaded' } as const;
const folder = mkdtempSync(join(tmpdir(), 'a11y-audit-notes-'));
let site: Awaited<ReturnType<typeof foreignSite>>;
let places: PlaceToVisit[];

beforeAll(async () => {
  site = await foreignSite();
  const pages = ['good', 'gone', 'bad'].map((id) => ({ id, addresses: { en: `/${id}` } }));
  places = await placesOf({ kind: 'pages', base: site.base, pages }, ['en']);
});
afterAll(() => site.stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs, and ends as soon as `breakAt` is told. @returns what was told, and the rows. */
async function run(file: string, { breakAt }: { breakAt?: string } = {}) {
  const told: string[] = [];
  const tell = (line: string) => {
    if (breakAt && line.startsWith(breakAt)) throw new Error('The machine was switched off.');
    told.push(line);
  };
  const work = measure(places, [state], tell, { chosen: [labelInName], notes: notesIn(file, () => 'same') });
  return { told, records: breakAt ? await work.catch(() => []) : (await work).records };
}

test(
  'a run that was interrupted goes on where it ended, with the same results',
  { timeout: 120_000 },
  async () => {
    const whole = await run(join(folder, 'whole'));
    const file = join(folder, 'broken-off');
    await run(file, { breakAt: 'bad' });
    appendFileSync(file, '{"id":"bad","records":[');
    const { told, records } = await run(file);
    expect(told[0]).toBe('good: measured before the interruption');
    // What was not tested is tried again.
    expect(told.slice(1).map((line) => line.split(' ')[0])).toEqual(['gone', 'bad']);
    expect(records).toEqual(whole.records);
    expect(existsSync(file), 'the notes of a run that has ended').toBe(false);
  },
);

test('notes of another source are thrown away, and those of other places are kept', () => {
  const file = join(folder, 'changed');
  const before = notesIn(file, () => 'before');
  before.keep({ id: 'changed', records: [], pages: [] });
  before.keep({ id: 'good', records: [], pages: [] });
  const after = notesIn(file, (id) => (id === 'changed' ? 'after' : 'before'));
  expect(after.of('good')).toBeDefined();
  expect(after.of('changed')).toBeUndefined();
  expect(readFileSync(file, 'utf8')).not.toContain('changed');
});
