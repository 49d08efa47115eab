import { expect, test } from 'vitest';

import { runInParallel } from './parallel-stages.ts';

/** Runs jobs of a number of turns each, and records when each starts and ends. */
async function runJobs(
  jobs: readonly { name: string; turns: number; after?: readonly string[]; workers?: number }[],
  limit: number,
): Promise<string[]> {
  const log: string[] = [];
  await runInParallel(jobs, limit, async ({ name, turns }) => {
    log.push(`${name} begins`);
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    log.push(`${name} ends`);
  });
  return log;
}

test('runs as many jobs concurrently as allowed', async () => {
  const jobs = [
    { name: 'long', turns: 30 },
    { name: 'short', turns: 10 },
    { name: 'last', turns: 10 },
  ];
  expect(await runJobs(jobs, 2)).toEqual([
    'long begins',
    'short begins',
    'short ends',
    'last begins',
    'last ends',
    'long ends',
  ]);
});

test('starts a job after its dependencies without blocking later ones', async () => {
  const jobs = [
    { name: 'first', turns: 20 },
    { name: 'second', turns: 5, after: ['first', 'not in this run'] },
    { name: 'third', turns: 5 },
  ];
  expect(await runJobs(jobs, 2)).toEqual([
    'first begins',
    'third begins',
    'third ends',
    'first ends',
    'second begins',
    'second ends',
  ]);
});

test('starts a job of two workers when both are free, and no later job before it', async () => {
  const jobs = [
    { name: 'long', turns: 30 },
    { name: 'short', turns: 10 },
    { name: 'medium', turns: 20 },
    { name: 'wide', turns: 20, workers: 2 },
    { name: 'last', turns: 5 },
  ];
  expect(await runJobs(jobs, 3)).toEqual([
    'long begins',
    'short begins',
    'medium begins',
    'short ends',
    'medium ends',
    'wide begins',
    'long ends',
    'last begins',
    'last ends',
    'wide ends',
  ]);
});

test('runs a job alone that needs more workers than there are', async () => {
  const jobs = [
    { name: 'first', turns: 10 },
    { name: 'alone', turns: 5, workers: Infinity },
    { name: 'last', turns: 5 },
  ];
  expect(await runJobs(jobs, 3)).toEqual([
    'first begins',
    'first ends',
    'alone begins',
    'alone ends',
    'last begins',
    'last ends',
  ]);
});

test('rejects circular dependencies', async () => {
  const jobs = [
    { name: 'one', turns: 1, after: ['other'] },
    { name: 'other', turns: 1, after: ['one'] },
  ];
  await expect(runJobs(jobs, 2)).rejects.toThrow('Circular dependency: one, other.');
});

test('rejects when a job fails', async () => {
  const run = () => Promise.reject(new Error('broken'));
  await expect(runInParallel([{ name: 'one' }], 2, run)).rejects.toThrow('broken');
});
