import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { scan } from '../src/scan/scan.ts';
import { openScanLog } from '../src/scan/scan-log.ts';
import { listTargets, type ScanTarget } from '../src/scan/targets.ts';
import { labelInName } from '../src/scan/rules/label-in-name/check.ts';
import { startForeignSite } from './foreign-site.ts';

const state = { language: 'en', theme: 'light', width: 1280, interactionState: 'as loaded' } as const;
const SOURCE = { commit: 'abc', isSame: (earlier: string) => earlier === 'abc' };
const folder = mkdtempSync(join(tmpdir(), 'a11y-audit-log-'));
let site: Awaited<ReturnType<typeof startForeignSite>>;
let targets: ScanTarget[];

beforeAll(async () => {
  site = await startForeignSite();
  const pages = ['good', 'gone', 'bad'].map((id) => ({ id, addresses: { en: `/${id}` } }));
  targets = await listTargets({ kind: 'pages', base: site.base, pages }, ['en']);
});
afterAll(() => site.stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a scan; `breakAt` interrupts it at a line of progress. Returns progress and rows. */
async function run(file: string, { breakAt }: { breakAt?: string } = {}) {
  const progress: string[] = [];
  const collect = (line: string) => {
    if (breakAt && line.startsWith(breakAt)) throw new Error('The machine was switched off.');
    progress.push(line);
  };
  const work = scan(targets, [state], collect, {
    chosen: [labelInName],
    log: openScanLog(file, () => 'same', SOURCE),
  });
  return { progress, records: breakAt ? await work.catch(() => []) : (await work).records };
}

test('continues an interrupted scan with the same results', { timeout: 120_000 }, async () => {
  const whole = await run(join(folder, 'whole'));
  const file = join(folder, 'broken-off');
  await run(file, { breakAt: 'bad' });
  appendFileSync(file, '{"id":"bad","records":[');
  const { progress, records } = await run(file);
  expect(progress[0]).toBe('good: scanned before the interruption');
  // Untested targets are scanned again.
  expect(progress.slice(1).map((line) => line.split(' ')[0])).toEqual(['gone', 'bad']);
  expect(records).toEqual(whole.records);
  expect(existsSync(file), 'the log of a completed scan').toBe(false);
});

test('drops the log of a target whose source has changed, and keeps others', () => {
  const file = join(folder, 'changed');
  const before = openScanLog(file, () => 'before', SOURCE);
  before.append({ id: 'changed', records: [], pages: [] });
  before.append({ id: 'good', records: [], pages: [] });
  const after = openScanLog(file, (id) => (id === 'changed' ? 'after' : 'before'), SOURCE);
  expect(after.get('good')).toBeDefined();
  expect(after.get('changed')).toBeUndefined();
  expect(readFileSync(file, 'utf8')).not.toContain('changed');
});

test('keeps the log at another commit where nothing that is scanned differs, and drops it where something does', () => {
  const file = join(folder, 'commits');
  openScanLog(file, () => 'key', SOURCE).append({ id: 'good', records: [], pages: [] });
  const next = { commit: 'def', isSame: SOURCE.isSame };
  expect(openScanLog(file, () => 'key', next).get('good')).toBeDefined();
  expect(openScanLog(file, () => 'key', { ...next, isSame: () => false }).get('good')).toBeUndefined();
});

test('begins no target once the time is over, and says how many are left', { timeout: 60_000 }, async () => {
  const file = join(folder, 'minutes');
  const scanFor = (isOver: () => boolean) =>
    scan(targets, [state], () => undefined, {
      chosen: [labelInName],
      log: openScanLog(file, () => 'key', SOURCE),
      isOver,
    });
  const first = await scanFor(() => true);
  expect([first.left, [...new Set(first.records.map(({ target }) => target.id))]]).toEqual([2, ['good']]);
  // Compared with none of the others, it would seem to have no link.
  expect(first.records.filter(({ rule }) => rule.startsWith('consistent-'))).toEqual([]);
  const whole = await scanFor(() => false);
  expect(whole.records.some(({ rule }) => rule === 'consistent-navigation')).toBe(true);
  expect([whole.left, [...new Set(whole.records.map(({ target }) => target.id))]]).toEqual([
    0,
    ['good', 'gone', 'bad'],
  ]);
});
