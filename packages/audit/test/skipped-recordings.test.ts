import { join } from 'node:path';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

import type { Desktop } from '../src/screen-reader/desktop.ts';
import {
  getBrowser,
  runScreenReaderTests,
  type Browser,
  type Machine,
} from '../src/screen-reader/run-screen-reader-tests.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('packages/ui/src/components/d*/evidence/*.steps.yml', { cwd: root })
  .sort()
  .map((file) => join(root, file));
const options = {
  base: 'http://localhost:1',
  program: (browser: Browser): string =>
    browser === 'Firefox' ? '/usr/bin/firefox-esr' : '/usr/bin/chromium',
  isAccepted: false,
  findSubject: () => undefined,
  onProgress: () => undefined,
};
const desktop = { stop: () => Promise.resolve() } as Desktop;
const machine: Machine = {
  findMissingPackages: () => undefined,
  startDesktop: () => Promise.resolve(desktop),
  listenInChromium: (_desktop, _script, { language }) => Promise.resolve({ language, steps: [] }),
  readVersion: () => '1.0',
  listenInFirefox: (_desktop, _script, { language }) => Promise.resolve({ language, steps: [] }),
};
const run = (broken: Partial<Machine>, more: Partial<typeof options> = {}) =>
  runScreenReaderTests(files, { ...options, ...more }, { ...machine, ...broken });

test('without the packages nothing is heard, and each recording says what is missing', async () => {
  const results = await run({ findMissingPackages: () => 'missing: orca. On Debian: apt-get install orca' });
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

test('without a Firefox its lists alone are not heard, and no other browser is put in its place', async () => {
  const program = (browser: Browser) => {
    if (browser === 'Firefox') throw new Error('No Firefox was found.');
    return '/usr/bin/chromium';
  };
  const listened: string[] = [];
  const listen: Machine['listenInChromium'] = (_desktop, _script, { language, program: path }) => {
    listened.push(path);
    return Promise.resolve({ language, steps: [] });
  };
  const results = await run({ listenInChromium: listen }, { program });
  const notRun = results.filter(({ status }) => status === 'NOT RUN');
  expect(notRun.map(({ file }) => file)).toEqual(files.filter((file) => getBrowser(file) === 'Firefox'));
  expect(notRun.length).toBeGreaterThan(0);
  expect(new Set(notRun.flatMap(({ details }) => details))).toEqual(
    new Set(['Error: No Firefox was found.']),
  );
  expect(new Set(listened)).toEqual(new Set(['/usr/bin/chromium']));
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
  const broken = files.find((file) => getBrowser(file) === 'Chromium');
  const listened: string[] = [];
  const results = await run({
    listenInChromium: (_desktop, { title }, { language }) => {
      listened.push(title.en);
      return listened.length === 1
        ? Promise.reject(new Error('The browser has been closed.'))
        : Promise.resolve({ language, steps: [] });
    },
  });
  expect(results.filter(({ status }) => status === 'NOT RUN').map(({ file }) => file)).toEqual([broken]);
  expect(listened).toHaveLength(files.filter((file) => getBrowser(file) === 'Chromium').length * 2);
});
