import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, inject, test } from 'vitest';
import { installPacked } from '../../../scripts/packed.mjs';
import { listReferences, runCli, startService } from './cli-process.ts';
import { temporaryFolder, VISITOR } from './test-service.ts';

const { content, api } = inject('tarballs');

const sendRequest = (url: string) =>
  fetch(`${url}/api/join-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(VISITOR),
  });

test('installs with content in an empty folder and accepts a request', async () => {
  const folder = temporaryFolder();
  installPacked(folder, { content, api });
  expect(existsSync(join(folder, 'node_modules/@longcovid/site'))).toBe(false);

  const command = [process.execPath, join(folder, 'node_modules/@longcovid/api/dist/main.js')];
  const settings = { dataFolder: join(folder, 'data'), command };
  const service = await startService(settings);
  expect(service.readOutput()).toContain('The site is not installed');
  const response = await sendRequest(service.url);
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  expect(await listReferences(settings)).toEqual([reference]);

  const installed = { ...settings, command: [join(folder, 'node_modules/.bin/longcovid-api')] };
  expect((await runCli(installed, 'requests', 'list')).stdout).toContain(reference);
});

test('serves the installed site, and seals to a key that is not on the server', async () => {
  const dataFolder = temporaryFolder();
  const identity = await generateX25519Identity();
  const file = (name: string) => join(dataFolder, name);
  const settings = {
    dataFolder,
    command: [join(inject('partner'), 'node_modules/.bin/longcovid-api')],
    environment: { AGE_RECIPIENTS: await identityToRecipient(identity) },
  };
  const service = await startService(settings);
  const health = await fetch(`${service.url}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  const page = await fetch(`${service.url}/es`);
  expect([page.status, /<html lang="(\w+)"/.exec(await page.text())?.[1]]).toEqual([200, 'es']);
  expect((await sendRequest(service.url)).status).toBe(201);

  expect(existsSync(file('identity.txt'))).toBe(false);
  await runCli(settings, 'requests', 'export', '--sealed', '--out', file('requests.jsonl'));
  writeFileSync(file('key.txt'), identity);
  const opening = ['--identity', file('key.txt'), '--format', 'csv', '--out', file('requests.csv')];
  await runCli(settings, 'open', file('requests.jsonl'), ...opening);
  expect(readFileSync(file('requests.csv'), 'utf8')).toContain(VISITOR.firstName);
});
