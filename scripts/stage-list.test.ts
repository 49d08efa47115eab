import { describe, expect, test } from 'vitest';

import { runInParallel } from './parallel-stages.ts';
import { listStages } from './stage-list.ts';

/** Runs the stages with nothing to do, and records which are running when each one starts. */
async function startStages(isFull: boolean): Promise<Map<string, { before: string[]; beside: string[] }>> {
  const ended: string[] = [];
  const running = new Set<string>();
  const started = new Map<string, { before: string[]; beside: string[] }>();
  await runInParallel(listStages(isFull), 4, async ({ name }) => {
    started.set(name, { before: [...ended], beside: [...running] });
    running.add(name);
    await Promise.resolve();
    running.delete(name);
    ended.push(name);
  });
  return started;
}

describe.each([
  ['npm test', false],
  ['npm run test:full', true],
])('%s', (_, isFull) => {
  test('starts every stage once', async () => {
    const names = listStages(isFull).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([...(await startStages(isFull)).keys()].sort()).toEqual(names.sort());
  });

  test('starts the pages, which take longest, without waiting for another stage', async () => {
    const pages = (await startStages(isFull)).get('pages in Chromium');
    expect(pages?.before).toEqual([]);
  });

  test.runIf(isFull)('packs alone, after all stages that read the same output', async () => {
    const started = await startStages(isFull);
    const packaging = started.get('packaging');
    expect(packaging?.beside).toEqual([]);
    expect(packaging?.before).toEqual(
      expect.arrayContaining(['unit', 'types', 'pages in Chromium', 'tasks', 'rules of the audit']),
    );
    for (const [name, { beside }] of started) expect(beside, name).not.toContain('packaging');
  });
});
