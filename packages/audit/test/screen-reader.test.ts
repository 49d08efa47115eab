import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { whatIsMissing } from '../src/screen-reader/desktop.ts';
import { openSpeech } from '../src/screen-reader/speech.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a11y-audit-speech-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const say = (text: string) => `${JSON.stringify({ kind: 'say', text, lang: 'en' })}\n`;

test('without a screen reader it is said what to install, and nothing is made up', () => {
  const missing = whatIsMissing(folder);
  expect(missing).toContain('orca');
  expect(missing).toContain('apt-get install');
});

test('each wait gives only what was said since the one before', async () => {
  const file = join(folder, 'speech.jsonl');
  writeFileSync(file, say('Menu collapsed'));
  const speech = openSpeech(file);
  const first = await speech.until((spoken) => spoken.length > 0, { quiet: 40 });
  appendFileSync(file, `${say('expanded')}${JSON.stringify({ kind: 'stop', text: '' })}\n`);
  const second = await speech.until((spoken) => spoken.length > 0, { quiet: 40 });
  expect([first, second].map((spoken) => spoken.map(({ text }) => text))).toEqual([
    ['Menu collapsed'],
    ['expanded'],
  ]);
});

test('silence ends a wait, and so does speech without an end', async () => {
  const file = join(folder, 'endless.jsonl');
  writeFileSync(file, '');
  const speech = openSpeech(file);
  expect(await speech.until((spoken) => spoken.length > 0, { longest: 60 })).toEqual([]);
  const talking = setInterval(() => appendFileSync(file, say('on and on')), 10);
  const spoken = await speech.until(() => true, { quiet: 5000, longest: 5000, atMost: 150 });
  clearInterval(talking);
  expect(spoken.length).toBeGreaterThan(0);
});
