import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findMissingPackages } from '../src/screen-reader/desktop.ts';
import { openSpeech } from '../src/screen-reader/speech.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a11y-audit-speech-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const formatUtterance = (text: string) => `${JSON.stringify({ kind: 'say', text, lang: 'en' })}\n`;

test('names the missing packages and how to install them', () => {
  const missing = findMissingPackages(folder);
  expect(missing).toContain('orca');
  expect(missing).toContain('apt-get install');
});

test('reads only what is new since the last call', async () => {
  const file = join(folder, 'speech.jsonl');
  writeFileSync(file, formatUtterance('Menu collapsed'));
  const speech = openSpeech(file);
  const first = await speech.readUntil((utterances) => utterances.length > 0, { quietMs: 40 });
  appendFileSync(file, `${formatUtterance('expanded')}${JSON.stringify({ kind: 'stop', text: '' })}\n`);
  const second = await speech.readUntil((utterances) => utterances.length > 0, { quietMs: 40 });
  expect([first, second].map((spoken) => spoken.map(({ text }) => text))).toEqual([
    ['Menu collapsed'],
    ['expanded'],
  ]);
});

test('stops reading after silence, and after a limit of endless speech', async () => {
  const file = join(folder, 'endless.jsonl');
  writeFileSync(file, '');
  const speech = openSpeech(file);
  expect(await speech.readUntil((utterances) => utterances.length > 0, { silenceTimeoutMs: 60 })).toEqual([]);
  const talking = setInterval(() => appendFileSync(file, formatUtterance('on and on')), 10);
  const spoken = await speech.readUntil(() => true, {
    quietMs: 5000,
    silenceTimeoutMs: 5000,
    timeoutMs: 150,
  });
  clearInterval(talking);
  expect(spoken.length).toBeGreaterThan(0);
});
