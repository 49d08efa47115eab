import { randomUUID } from 'node:crypto';
import { cpSync, statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { StoragePlace } from '../src/storage/open-database.ts';
import { databaseFile } from '../src/storage/sqlite.ts';
import { onPostgresql } from './each-database.ts';
import { send, serviceUnderTest } from './test-service.ts';
import { environmentOf, inProcess } from './cli-in-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Sends a request, has the place copied and restored elsewhere, and sends the same key there. */
async function acrossRestore(place: StoragePlace, restore: () => Promise<StoragePlace>): Promise<void> {
  const before = await serviceUnderTest({}, place);
  const key = randomUUID();
  const stored = await send(before.app, { key });
  const restored = await restore();
  await send(before.app);
  const after = await serviceUnderTest({}, restored);
  const repeated = await send(after.app, { key });
  expect([stored.statusCode, repeated.statusCode]).toEqual([201, 200]);
  expect(repeated.json()).toEqual(stored.json());
  expect(await after.rows()).toHaveLength(1);
}

test('a copy of the data folder that was made while the service ran can be put into another one', async () => {
  const place = { databaseUrl: null, dataFolder: temporaryFolder() };
  await acrossRestore(place, async () => {
    const { code, stdout, stderr } = await inProcess(environmentOf(place), 'backup');
    expect([code, stderr]).toEqual([0, expect.stringMatching(/ copied the database\n$/)]);
    expect(statSync(stdout.trim()).mode & 0o777).toBe(0o600);
    const dataFolder = temporaryFolder();
    cpSync(stdout.trim(), databaseFile(dataFolder));
    return { databaseUrl: null, dataFolder };
  });
});

onPostgresql((server) => {
  test('a dump of PostgreSQL that was made while the service ran can be put into another one', async () => {
    const databaseUrl = await server().createDatabase();
    await acrossRestore({ databaseUrl, dataFolder: temporaryFolder() }, async () => {
      const elsewhere = await server().createDatabase();
      await server().restore(await server().dump(databaseUrl), elsewhere);
      return { databaseUrl: elsewhere, dataFolder: temporaryFolder() };
    });
  });

  test('the command says that PostgreSQL has programs for it', async () => {
    const place = { databaseUrl: await server().createDatabase(), dataFolder: temporaryFolder() };
    await inProcess(environmentOf(place), 'migrate');
    expect((await inProcess(environmentOf(place), 'backup')).stderr).toMatch(/pg_dump/);
  });
});
