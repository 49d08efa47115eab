import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../src/storage/open-database.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import { createRequestStore } from '../src/storage/request-store.ts';
import { DataFolderInUseError, lockDataFolder } from '../src/storage/service-lock.ts';
import { getDatabaseFile, openSqlite } from '../src/storage/sqlite.ts';
import type { OpenSqlite } from '../src/storage/sqlite.ts';
import { deleteRecord } from '../src/storage/staff-store.ts';
import { createRequest } from './test-store.ts';
import { temporaryFolder } from './temporary-folder.ts';

function openTestSqlite(folder = temporaryFolder()): OpenSqlite {
  const open = openSqlite(folder);
  onTestFinished(() => open.close());
  return open;
}

test('opens the database with its pragmas and mode 0600', async () => {
  const open = openTestSqlite();
  const read = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`PRAGMA ${sql.raw(name)}`.execute(open.database);
    return rows[0]?.[name];
  };
  expect(await read('journal_mode')).toBe('wal');
  expect(await read('synchronous')).toBe(2);
  expect(await read('foreign_keys')).toBe(1);
  expect(await read('secure_delete')).toBe(1);
  expect(statSync(open.file).mode & 0o777).toBe(0o600);
});

test('backs the database up before a migration', async () => {
  const folder = temporaryFolder();
  const first = openSqlite(folder);
  await migrate(first);
  await createRequestStore(first.database).insert(createRequest('before'));
  await first.close();

  const open = openTestSqlite(folder);
  const more = {
    ...migrations,
    'x-more': {
      up: (database: typeof open.database) =>
        database.schema.createTable('more').addColumn('a', 'text').execute(),
    },
  };
  const { applied, backup } = await migrate(open, more);
  expect(applied).toEqual(['x-more']);
  const [copy = ''] = readdirSync(join(folder, 'backups'));
  expect(backup).toBe(join(folder, 'backups', copy));
  expect(statSync(backup ?? '').mode & 0o777).toBe(0o600);
  const restored = new DatabaseSync(backup ?? '');
  expect(restored.prepare('SELECT reference FROM record').all()).toEqual([{ reference: 'LC-before' }]);
  expect(restored.prepare("SELECT name FROM sqlite_schema WHERE name = 'more'").all()).toEqual([]);
  restored.close();
});

test.each([0, 1, 4])('migrates what a killed first start has left after %i migrations', async (count) => {
  const folder = temporaryFolder();
  if (count === 0) writeFileSync(getDatabaseFile(folder), '');
  else {
    const first = openSqlite(folder);
    await migrate(first, Object.fromEntries(Object.entries(migrations).slice(0, count)));
    await first.close();
  }
  const { applied, backup } = await migrate(openTestSqlite(folder));
  expect(applied).toHaveLength(Object.keys(migrations).length - count);
  // A copy of nothing is no backup.
  expect(backup === null).toBe(count === 0);
});

test('names a failed migration and its backup', async () => {
  const folder = temporaryFolder();
  const first = openSqlite(folder);
  await migrate(first);
  await first.close();
  const open = openTestSqlite(folder);
  const failing = { ...migrations, 'x-fails': { up: () => Promise.reject(new Error('no')) } };
  await expect(migrate(open, failing)).rejects.toThrow(/x-fails.*No data is lost.*backups/);
});

test('leaves no deleted record in the folder', async () => {
  const open = openTestSqlite();
  await migrate(open);
  const sealed = Buffer.from('Zyxwv-sealed');
  await createRequestStore(open.database).insert(
    createRequest('a', { record: { ...createRequest('a').record, sealed } }),
  );
  const holds = () =>
    readdirSync(dirname(open.file)).some((name) =>
      readFileSync(join(dirname(open.file), name)).includes(sealed),
    );
  expect(holds()).toBe(true);
  await deleteRecord(open.database, 'join', 'LC-a');
  await open.checkpointWal();
  expect(holds()).toBe(false);
});

test('allows one service per data folder, and other connections to its database', async () => {
  const folder = temporaryFolder();
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  expect((await migrate(openTestSqlite(folder))).applied).not.toEqual([]);
  lock.release();
  lockDataFolder(folder).release();
  expect(getDatabaseFile(folder)).toContain(folder);
});

test('allows one service per database, also by a link in another folder', async () => {
  const [folder, other] = [temporaryFolder(), temporaryFolder()];
  await migrate(openTestSqlite(folder));
  symlinkSync(getDatabaseFile(folder), getDatabaseFile(other));
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(other)).toThrow(DataFolderInUseError);
  lock.release();
  lockDataFolder(other).release();
});
