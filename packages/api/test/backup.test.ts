import { randomUUID } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { listBackups } from '../src/storage/backup.sqlite.ts';
import { createReserveFile, getReserveFile, releaseReserveFile } from '../src/storage/disk-space.ts';
import { getDatabaseFile } from '../src/storage/sqlite.ts';
import { describePostgresql } from './each-database.ts';
import { submitJoinRequest, createTestService } from './test-service.ts';
import { toEnvironment, runInProcess } from './cli-in-process.ts';
import { createTestStore, createRequest } from './test-store.ts';
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

/** A data folder with records, and the path of its backup. */
async function createBackup(records: number): Promise<{ dataFolder: string; backup: string }> {
  const location = { databaseUrl: null, dataFolder: temporaryFolder() };
  const { store } = await createTestStore(location);
  await Promise.all(Array.from({ length: records }, (_, index) => store.insert(createRequest(`r${index}`))));
  const { stdout } = await runInProcess(toEnvironment(location), 'backup');
  return { dataFolder: location.dataFolder, backup: stdout.trim() };
}

const verify = (file: string) => runInProcess({}, 'backup', '--verify', file);

test('verifies a backup, and leaves no file beside it', async () => {
  const { backup } = await createBackup(30);
  expect(await verify(backup)).toEqual({
    code: 0,
    stdout: 'The backup is intact: 30 records, the latest received 2026-11-20T10:00:00.000Z.\n',
    stderr: '',
  });
  expect(readdirSync(dirname(backup))).toEqual([basename(backup)]);
});

test.each([
  ['one cut off', (file: string) => truncateSync(file, statSync(file).size / 2)],
  ['an empty one', (file: string) => truncateSync(file, 0)],
  ['one with a page of zeros', (file: string) => writeAt(file, new Uint8Array(4096), 4096 * 2)],
  ['another file', (file: string) => writeFileSync(file, 'What is not a database '.repeat(400))],
  ['a missing one', (file: string) => rmSync(file)],
])('rejects %s', async (_what, damage) => {
  const { backup } = await createBackup(30);
  damage(backup);
  const { code, stdout, stderr } = await verify(backup);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/Use another backup, or make one: longcovid-api backup|There is no file/);
  expect(stderr).not.toMatch(/ at .*:\d+/);
});

function writeAt(file: string, bytes: Uint8Array, position: number): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, bytes, 0, bytes.length, position);
  closeSync(descriptor);
}

test('rejects an unfinished backup, whole as it may seem', async () => {
  const { backup } = await createBackup(3);
  renameSync(backup, `${backup}.part`);
  expect((await verify(`${backup}.part`)).stderr).toMatch(/the rest of an interrupted backup/);
});

test('names a backup with its time, and removes what interrupted backups have left', async () => {
  const { dataFolder, backup } = await createBackup(3);
  const [before] = listBackups(dataFolder);
  expect(basename(backup)).toBe(`${before?.writtenAt.toISOString().replaceAll(':', '-')}.sqlite`);
  const leftovers = ['old.sqlite.part', 'old.sqlite.part-journal', 'new.sqlite.part'];
  for (const name of leftovers) writeFileSync(join(dirname(backup), name), 'interrupted');
  for (const name of leftovers.slice(0, 2)) utimesSync(join(dirname(backup), name), 0, 0);
  await runInProcess({ DATA_DIR: dataFolder }, 'backup');
  expect(listBackups(dataFolder).map(({ isUnfinished }) => isUnfinished)).toEqual([false, false, true]);
  expect(readdirSync(dirname(backup))).toContain('new.sqlite.part');
});

test('gives a damaged copy no name of a backup', async () => {
  const { dataFolder } = await createBackup(0);
  const { open, database } = await createTestStore({ databaseUrl: null, dataFolder });
  await sql`PRAGMA foreign_keys = OFF`.execute(database);
  await sql`INSERT INTO idempotency_key VALUES ('key', 'mac', 'LC-of-no-record')`.execute(database);
  await expect(open.backUp()).rejects.toThrow(/is damaged \(a key without its record\)/);
  expect(readdirSync(join(dataFolder, 'backups'))).toHaveLength(1);
});

test('keeps a reserve, which is removed only when the disk is full', () => {
  const folder = temporaryFolder();
  expect(createReserveFile(folder)).toBe(true);
  const { size, mode, blocks } = statSync(getReserveFile(folder));
  expect([size, mode & 0o777, blocks * 512 >= size]).toEqual([8 * 1024 * 1024, 0o600, true]);
  expect(releaseReserveFile(folder, 0)).toBe(false);
  expect(existsSync(getReserveFile(folder))).toBe(true);
  expect(releaseReserveFile(folder, Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(existsSync(getReserveFile(folder))).toBe(false);
  expect(releaseReserveFile(folder, Number.MAX_SAFE_INTEGER)).toBe(false);
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
