import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import type { Desktop } from '../src/screen-reader/desktop.ts';
import { runScreenReaderTests, type Machine } from '../src/screen-reader/run-screen-reader-tests.ts';
import { getBrowser, type Browser } from '../src/screen-reader/scenario.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('packages/ui/src/components/d*/evidence/*.scenario.yml', { cwd: root })
  .sort()
  .map((file) => join(root, file));
const options = {
  base: 'http://localhost:1',
  program: (browser: Browser): string =>
    browser === 'Firefox' ? '/usr/bin/firefox-esr' : '/usr/bin/chromium',
  isAccepted: false,
  readSourceVersion: () => ({ version: '1.0.0', commit: '0123456789ab' }),
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

test('skips every scenario without the packages, and names what is missing', async () => {
  const results = await run({ findMissingPackages: () => 'missing: orca. On Debian: apt-get install orca' });
  expect(results).toHaveLength(files.length);
  for (const { status, details } of results) {
    expect(status).toBe('skipped');
    expect(details).toEqual(['missing: orca. On Debian: apt-get install orca']);
  }
});

test('skips every scenario without a browser, with the reason', async () => {
  const program = () => {
    throw new Error('No Chromium was found.');
  };
  const [first] = await run({}, { program });
  expect(first).toMatchObject({ status: 'skipped', details: ['Error: No Chromium was found.'] });
});

test('without Firefox skips its scenarios only, and uses no other browser for them', async () => {
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
  const skipped = results.filter(({ status }) => status === 'skipped');
  expect(skipped.map(({ file }) => file)).toEqual(files.filter((file) => getBrowser(file) === 'Firefox'));
  expect(skipped.length).toBeGreaterThan(0);
  expect(new Set(skipped.flatMap(({ details }) => details))).toEqual(
    new Set(['Error: No Firefox was found.']),
  );
  expect(new Set(listened)).toEqual(new Set(['/usr/bin/chromium']));
});

test('skips every scenario when the screen reader does not start in one language', async () => {
  const results = await run({
    startDesktop: (language) =>
      language === 'es'
        ? Promise.reject(new Error('Orca was started and announced nothing within 20 s.'))
        : Promise.resolve(desktop),
  });
  for (const { status, details } of results) {
    expect(status).toBe('skipped');
    expect(details).toEqual(['es: Error: Orca was started and announced nothing within 20 s.']);
  }
});

test('skips the scenario in which the browser crashes, and runs the next one', async () => {
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
  expect(results.filter(({ status }) => status === 'skipped').map(({ file }) => file)).toEqual([broken]);
  expect(listened).toHaveLength(files.filter((file) => getBrowser(file) === 'Chromium').length * 2);
});

test('records both languages at once, each on a desktop of its own', async () => {
  const bothStarted = Promise.withResolvers<undefined>();
  const started: string[] = [];
  const stopped: string[] = [];
  const listened = new Map<Desktop, Set<string>>();
  const results = await run({
    startDesktop: async (language) => {
      started.push(language);
      if (started.length === 2) bothStarted.resolve(undefined);
      await bothStarted.promise;
      const stop = () => Promise.resolve(void stopped.push(language));
      const own = { stop } as unknown as Desktop;
      listened.set(own, new Set());
      return own;
    },
    listenInChromium: (own, _script, { language }) => {
      listened.get(own)?.add(language);
      return Promise.resolve({ language, steps: [] });
    },
  });
  expect(results.every(({ status }) => status !== 'skipped')).toBe(true);
  expect([...listened.values()].map((languages) => [...languages]).sort()).toEqual([['en'], ['es']]);
  expect(stopped.sort()).toEqual(['en', 'es']);
});

test('writes version, commit and date in the header of a transcript', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'a11y-audit-header-'));
  const file = join(folder, 'Menu.scenario.yml');
  writeFileSync(
    file,
    `{ title: { en: A menu, es: Un menú }, address: { en: /, es: /es }, proves: [], criteria: [],
      load: { en: [], es: [] }, steps: [{ press: Tab }] }`,
  );
  await runScreenReaderTests([file], { ...options, isAccepted: true }, machine);
  const head = readFileSync(join(folder, 'Menu.transcript.txt'), 'utf8').split('\n').slice(0, 3);
  rmSync(folder, { recursive: true });
  expect(head[1]).toMatch(/^# Orca 1\.0 with Chromium 1\.0 on Linux, \d{4}-\d\d-\d\d; /);
  expect(head[2]).toBe('# Version 1.0.0, commit 0123456789ab.');
});
