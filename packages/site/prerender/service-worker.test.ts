import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildServiceWorker, LIST_LIMIT } from './service-worker.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longcovid-worker-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/rest-Ab12Cd34.svg'), '<svg/>');
});
afterAll(() => rm(folder, { recursive: true }));

const build = (texts: Record<string, string>) =>
  buildServiceWorker({
    folder,
    texts: new Map(Object.entries(texts)),
    files: ['/assets/style-Ab12Cd34.css'],
    pages: ['/answers'],
    script: '/assets/keep-pages-Ab12Cd34.js',
    lines: { en: '<p>{date}</p>', es: '<p>{date}</p>' },
  });
const findVersion = (code: string) => /version:[`"']([\w-]{8})[`"']/.exec(code)?.[1];

test('is one script with what it keeps', async () => {
  const code = await build({ '/answers': 'Yes.' });
  expect(code).not.toMatch(/\bimport\b|\bexport\b/);
  for (const path of ['/assets/style-Ab12Cd34.css', '/assets/rest-Ab12Cd34.svg', '/answers'])
    expect(code).toContain(path);
});

test('has another version when a page has changed, and the same one when none has', async () => {
  const version = findVersion(await build({ '/answers': 'Yes.' }));
  expect(version).toBeDefined();
  expect(findVersion(await build({ '/answers': 'Yes.' }))).toBe(version);
  expect(findVersion(await build({ '/answers': 'No.' }))).not.toBe(version);
});

test('may not keep more than people want to pay for', async () => {
  // Digests cannot be compressed below three quarters of their Base64.
  const noise = Array.from({ length: LIST_LIMIT / 32 + 1 }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('base64'),
  ).join('');
  await expect(build({ '/answers': noise })).rejects.toThrow(
    /^The pages that the service worker keeps weigh \d+ bytes/,
  );
});
