import { randomUUID } from 'node:crypto';
import { cpSync, statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { getDatabaseFile } from '../src/storage/sqlite.ts';
import { describePostgresql } from './each-database.ts';
import { submitJoinRequest, createTestService } from './test-service.ts';
import { toEnvironment, runInProcess } from './cli-in-process.ts';
import { temporaryFolder } from './temporary-folder.ts';
import type { StorageLocation } from '../src/storage/types.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Sends a request, backs the database up and restores it elsewhere, and sends the same key there. */
async function expectKeySurvivesRestore(
  location: StorageLocation,
  restore: () => Promise<StorageLocation>,
): Promise<void> {
  const before = await createTestService({}, location);
  const key = randomUUID();
  const stored = await submitJoinRequest(before.app, { key });
  const restored = await restore();
  await submitJoinRequest(before.app);
  const after = await createTestService({}, restored);
  const repeated = await submitJoinRequest(after.app, { key });
  expect([stored.statusCode, repeated.statusCode]).toEqual([201, 200]);
  expect(repeated.json()).toEqual(stored.json());
  expect(await after.readRecords()).toHaveLength(1);
}

test('restores a backup of the data folder made while the service ran', async () => {
  const location = { databaseUrl: null, dataFolder: temporaryFolder() };
  await expectKeySurvivesRestore(location, async () => {
    const { code, stdout, stderr } = await runInProcess(toEnvironment(location), 'backup');
    expect([code, stderr]).toEqual([0, expect.stringMatching(/ backed up the database\n$/)]);
    expect(statSync(stdout.trim()).mode & 0o777).toBe(0o600);
    const dataFolder = temporaryFolder();
    cpSync(stdout.trim(), getDatabaseFile(dataFolder));
    return { databaseUrl: null, dataFolder };
  });
});

describePostgresql((server) => {
  test('restores a PostgreSQL dump made while the service ran', async () => {
    const databaseUrl = await server().createDatabase();
    await expectKeySurvivesRestore({ databaseUrl, dataFolder: temporaryFolder() }, async () => {
      const restoredUrl = await server().createDatabase();
      await server().restore(await server().dump(databaseUrl), restoredUrl);
      return { databaseUrl: restoredUrl, dataFolder: temporaryFolder() };
    });
  });

  test('refers to pg_dump for PostgreSQL', async () => {
    const location = { databaseUrl: await server().createDatabase(), dataFolder: temporaryFolder() };
    await runInProcess(toEnvironment(location), 'migrate');
    expect((await runInProcess(toEnvironment(location), 'backup')).stderr).toMatch(/pg_dump/);
  });
});
