import { join } from 'node:path';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

import type { Desktop } from '../src/heard/desktop.ts';
import { runHeard, type Machine } from '../src/heard/run-heard.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('packages/ui/src/d*/evidence/*.steps.yml', { cwd: root })
  .sort()
  .map((file) => join(root, file));
const options = {
  base: 'http://localhost:1',
  program: () => '/usr/bin/chromium',
  isAccepted: false,
  subjectOf: () => undefined,
  onProgress: () => undefined,
};
const desktop = { stop: () => Promise.resolve() } as Desktop;
const machine: Machine = {
  whatIsMissing: () => undefined,
  startDesktop: () => Promise.resolve(desktop),
  listen: (_desktop, _script, { language }) => Promise.resolve({ language, steps: [] }),
};
const run = (broken: Partial<Machine>, more: Partial<typeof options> = {}) =>
  runHeard(files, { ...options, ...more }, { ...machine, ...broken });

test('without the packages nothing is heard, and each recording says what is missing', async () => {
  const results = await run({ whatIsMissing: () => 'missing: orca. On Debian: apt-get install orca' });
  expect(results).toHaveLength(files.length);
  for (const { status, details } of results) {
    expect(status).toBe('NOT RUN');
    expect(details).toEqual(['missing: orca. On Debian: apt-get install orca']);
  }
});

test('without a browser nothing is heard, with the reason', async () => {
  const program = () => {
    throw new Error('No Chromium was found.');
  };
  const [first] = await run({}, { program });
  expect(first).toMatchObject({ status: 'NOT RUN', details: ['Error: No Chromium was found.'] });
});

test('a screen reader that does not start in one language leaves its recordings not run, never as expected', async () => {
  const results = await run({
    startDesktop: (language) =>
      language === 'es'
        ? Promise.reject(new Error('Orca was started and said nothing within 20 s.'))
        : Promise.resolve(desktop),
  });
  for (const { status, details } of results) {
    expect(status).toBe('NOT RUN');
    expect(details).toEqual(['es: Error: Orca was started and said nothing within 20 s.']);
  }
});

test('a browser that dies in one list of steps is named there, and the next list is listened to', async () => {
  const [broken = ''] = files;
  const listened: string[] = [];
  const results = await run({
    listen: (_desktop, { title }, { language }) => {
      listened.push(title.en);
      return listened.length === 1
        ? Promise.reject(new Error('The browser has been closed.'))
        : Promise.resolve({ language, steps: [] });
    },
  });
  expect(results.filter(({ status }) => status === 'NOT RUN').map(({ file }) => file)).toEqual([broken]);
  expect(listened).toHaveLength(files.length * 2);
});
