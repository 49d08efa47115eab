import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../src/storage/migrate.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import { databaseFile, openDatabase } from '../src/storage/open-database.ts';
import type { OpenDatabase } from '../src/storage/open-database.ts';
import type { NewRequest } from '../src/storage/request-store.ts';
import { requestStore } from '../src/storage/request-store.ts';
import { DataFolderInUseError, lockDataFolder } from '../src/storage/service-lock.ts';
import { deleteRequest, listRequests } from '../src/storage/staff-store.ts';
import { temporaryFolder } from './service-under-test.ts';

function opened(folder = temporaryFolder()): OpenDatabase {
  const open = openDatabase(folder);
  onTestFinished(() => open.close());
  return open;
}

async function readyStore() {
  const open = opened();
  await migrate(open);
  return { open, store: requestStore(open.database) };
}

const newRequest = (name: string, changes: Partial<NewRequest> = {}): NewRequest => ({
  keyHash: `key-${name}`,
  bodyMac: `mac-${name}`,
  spentToken: null,
  record: {
    reference: `LC-${name}`,
    kind: 'join',
    site_id: 'sample-001',
    cohort: 'adult',
    received_at: '2026-11-20T10:00:00.000Z',
    sealed: new Uint8Array([1, 2, 3]),
    suspect: 0,
  },
  ...changes,
});

test('the database writes through to the disk, and a second reader may come beside', async () => {
  const { open } = await readyStore();
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

test('a new database is changed without a copy; the next time there is nothing to do', async () => {
  const open = opened();
  expect(await migrate(open)).toEqual({ applied: Object.keys(migrations), backup: null });
  expect(await migrate(open)).toEqual({ applied: [], backup: null });
});

test('before a database with requests is changed, a copy is made that holds them', async () => {
  const folder = temporaryFolder();
  const first = openDatabase(folder);
  await migrate(first);
  await requestStore(first.database).store(newRequest('before'));
  await first.close();

  const open = opened(folder);
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
  expect(restored.prepare('SELECT reference FROM join_request').all()).toEqual([{ reference: 'LC-before' }]);
  expect(restored.prepare("SELECT name FROM sqlite_schema WHERE name = 'more'").all()).toEqual([]);
  restored.close();
});

test('a change that fails is named, with the copy from before', async () => {
  const folder = temporaryFolder();
  const first = openDatabase(folder);
  await migrate(first);
  await first.close();
  const open = opened(folder);
  const failing = { ...migrations, 'x-fails': { up: () => Promise.reject(new Error('no')) } };
  await expect(migrate(open, failing)).rejects.toThrow(/x-fails.*Nothing is lost.*backups/);
});

test('every change can run again after a crash between it and its note', async () => {
  const open = opened();
  await migrate(open);
  await sql`DELETE FROM kysely_migration`.execute(open.database);
  expect((await migrate(open)).applied).toEqual(Object.keys(migrations));
});

test('key, record and used captcha answer are written together', async () => {
  const { open, store } = await readyStore();
  expect(await store.store(newRequest('a', { spentToken: 'token' }))).toBe('stored');
  expect(await store.findKey('key-a')).toEqual({ reference: 'LC-a', bodyMac: 'mac-a' });
  expect(await store.findKey('key-b')).toBeNull();
  expect(await open.database.selectFrom('spent_token').select('token_hash').execute()).toEqual([
    { token_hash: 'token' },
  ]);
});

test('a known key writes nothing', async () => {
  const { open, store } = await readyStore();
  await store.store(newRequest('a'));
  expect(await store.store(newRequest('b', { keyHash: 'key-a', spentToken: 'token' }))).toBe('key-known');
  expect(await listRequests(open.database, true)).toHaveLength(1);
  expect(await open.database.selectFrom('spent_token').selectAll().execute()).toEqual([]);
});

test('a captcha answer counts once', async () => {
  const { open, store } = await readyStore();
  await store.store(newRequest('a', { spentToken: 'token' }));
  expect(await store.store(newRequest('b', { spentToken: 'token' }))).toBe('token-spent');
  expect(await listRequests(open.database, true)).toHaveLength(1);
  expect(await store.findKey('key-b')).toBeNull();
});

test('a request that was dealt with is listed only when all are asked for', async () => {
  const { open, store } = await readyStore();
  await store.store(newRequest('a'));
  await store.store(newRequest('b'));
  await open.database
    .updateTable('join_request')
    .set({ done_at: '2026-11-21T10:00:00.000Z' })
    .where('reference', '=', 'LC-a')
    .execute();
  expect((await listRequests(open.database, false)).map(({ reference }) => reference)).toEqual(['LC-b']);
  expect((await listRequests(open.database, true)).map(({ reference }) => reference)).toEqual([
    'LC-a',
    'LC-b',
  ]);
});

test('deleting takes the key along', async () => {
  const { open, store } = await readyStore();
  await store.store(newRequest('a'));
  expect(await deleteRequest(open.database, 'LC-a')).toBe(true);
  expect(await deleteRequest(open.database, 'LC-a')).toBe(false);
  expect(await store.findKey('key-a')).toBeNull();
});

test('a data folder has one service at a time; the database stays open to others', async () => {
  const folder = temporaryFolder();
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  expect((await migrate(opened(folder))).applied).not.toEqual([]);
  lock.release();
  lockDataFolder(folder).release();
  expect(databaseFile(folder)).toContain(folder);
});
