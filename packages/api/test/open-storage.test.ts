import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getReserveFile } from '../src/storage/disk-space.ts';
import { getDatabaseFile } from '../src/storage/sqlite.ts';
import { createTestStore, createRequestAt } from './test-store.ts';
import { CLI_WITHOUT_SITE, listReferences, runCli, sendForm, startService } from './cli-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('says in its log what to do when the database is removed while it runs', async () => {
  const settings = { dataFolder: temporaryFolder() };
  const service = await startService(settings);
  rmSync(getDatabaseFile(settings.dataFolder));
  expect((await sendForm(service)).status).toBe(503);
  await expect
    .poll(service.readOutput)
    .toMatch(
      /"level":50.*"hint":"[^"]*put the file back or restore a backup.*"msg":"database file replaced"/,
    );
});

test('is not ready while the disk refuses what it has room for', async () => {
  const settings = { dataFolder: temporaryFolder() };
  await (await startService(settings)).kill('SIGTERM');
  // As a quota: no file may grow beyond 120 KiB, whatever space is free.
  const command = ['bash', '-c', 'ulimit -f 120; exec "$@"', 'bash', ...CLI_WITHOUT_SITE];
  const service = await startService({ ...settings, command });
  await expect.poll(async () => (await sendForm(service)).status).toBe(503);
  expect((await fetch(`${service.url}/api/ready`)).status).toBe(503);
});

test('refuses to start beside an old form secret without its database, unless one is to be created', async () => {
  const settings = { dataFolder: temporaryFolder() };
  const first = await startService(settings);
  expect((await sendForm(first)).status).toBe(201);
  await first.kill('SIGTERM');
  expect(await listReferences(settings)).toHaveLength(1);

  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(`${getDatabaseFile(settings.dataFolder)}${suffix}`, { force: true });
  }
  for (const parameters of [['serve'], ['migrate']]) {
    const refused = await runCli(settings, ...parameters);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(
        /form-secret shows that there was a database.*restore a backup.*migrate --create\n$/,
      ),
    ]);
  }
  expect((await runCli(settings, 'migrate', '--create')).code).toBe(0);
  const second = await startService(settings);
  expect((await fetch(`${second.url}/api/ready`)).status).toBe(200);
});

test.each([
  ['backups', (folder: string) => mkdirSync(join(folder, 'backups'))],
  ['reserve', (folder: string) => writeFileSync(getReserveFile(folder), '')],
  ['longcovid.sqlite-wal', (folder: string) => writeFileSync(`${getDatabaseFile(folder)}-wal`, '')],
])('refuses an empty database file beside %s', async (trace, leave) => {
  const settings = { dataFolder: temporaryFolder(), environment: { FORM_SECRET: 'x'.repeat(32) } };
  leave(settings.dataFolder);
  writeFileSync(getDatabaseFile(settings.dataFolder), '');
  const refused = await runCli(settings);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringMatching(
      `^longcovid.sqlite in .* is missing or empty, but .*/${trace} shows .* --create\n$`,
    ),
  ]);
});

test('warns of a clock that is behind the newest record', async () => {
  const settings = { dataFolder: temporaryFolder() };
  const { store } = await createTestStore({ databaseUrl: null, ...settings });
  await store.insert(createRequestAt('a', '2020-01-01T00:00:00.000Z'));
  const right = await startService(settings);
  expect(right.readOutput()).not.toContain('clock');
  await right.kill('SIGTERM');
  await store.insert(createRequestAt('b', '2999-01-01T00:00:00.000Z'));
  const behind = await startService(settings);
  expect(behind.readOutput()).toMatch(
    /"level":40.*"hint":"The newest record was received 2999-.*Set the clock/,
  );
});
