import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isMigrated, migrate } from '../src/storage/migrate.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import type { OpenStorage, StoragePlace } from '../src/storage/open-database.ts';
import { openDatabase } from '../src/storage/open-database.ts';
import { requestStore } from '../src/storage/request-store.ts';
import type { RecordKind } from '../src/storage/schema.ts';
import { StorageError } from '../src/storage/storage-error.ts';
import {
  countRecords,
  deleteRecord,
  eachRecord,
  listRecords,
  markDone,
  purgeRecords,
  purgeSpentTokens,
  replaceSealed,
} from '../src/storage/staff-store.ts';
import { onEachDatabase } from './each-database.ts';
import { newRequest } from './new-request.ts';

vi.setConfig({ testTimeout: 30_000 });

onEachDatabase((fresh) => {
  async function opened(place?: StoragePlace): Promise<OpenStorage> {
    const open = await openDatabase(place ?? (await fresh()));
    onTestFinished(() => open.close());
    return open;
  }

  async function readyStore() {
    const open = await opened();
    await migrate(open);
    return { open, database: open.database, store: requestStore(open.database) };
  }

  const references = async (open: OpenStorage, kind: RecordKind, all = true) =>
    (await listRecords(open.database, kind, all)).map(({ reference }) => reference);

  const at = (name: string, received_at: string, kind: RecordKind = 'join') =>
    newRequest(name, { record: { ...newRequest(name).record, received_at, kind } });

  test('a new database is changed without a copy; the next time there is nothing to do', async () => {
    const open = await opened();
    expect(await migrate(open)).toEqual({ applied: Object.keys(migrations), backup: null });
    expect(await isMigrated(open)).toBe(true);
    expect(await migrate(open)).toEqual({ applied: [], backup: null });
  });

  test('every change can run again after a crash between it and its note', async () => {
    const open = await opened();
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
    expect(await listRecords(open.database, 'join', true)).toHaveLength(1);
    expect(await open.database.selectFrom('spent_token').selectAll().execute()).toEqual([]);
  });

  test('a captcha answer counts once', async () => {
    const { open, store } = await readyStore();
    await store.store(newRequest('a', { spentToken: 'token' }));
    expect(await store.store(newRequest('b', { spentToken: 'token' }))).toBe('token-spent');
    expect(await listRecords(open.database, 'join', true)).toHaveLength(1);
    expect(await store.findKey('key-b')).toBeNull();
  });

  test('what is sealed comes back byte by byte', async () => {
    const { database, store } = await readyStore();
    await store.store(newRequest('a'));
    for await (const row of eachRecord(database, 'join')) {
      expect([...row.sealed]).toEqual([1, 2, 3, 0, 255]);
      expect(row).toMatchObject({ suspect: 0, done_at: null, received_at: '2026-11-20T10:00:00.000Z' });
    }
  });

  test('ten sends at one moment, with one key, write one record', async () => {
    const { open, store } = await readyStore();
    const sends = Array.from({ length: 10 }, (_, index) => newRequest(String(index), { keyHash: 'key' }));
    const results = await Promise.all(sends.map((send) => store.store(send)));
    expect(results.sort()).toEqual([...Array<string>(9).fill('key-known'), 'stored']);
    expect(await references(open, 'join')).toHaveLength(1);
  });

  test('a captcha answer that comes with ten keys at one moment counts once', async () => {
    const { open, store } = await readyStore();
    const sends = Array.from({ length: 10 }, (_, index) =>
      newRequest(String(index), { spentToken: 'token' }),
    );
    const results = await Promise.all(sends.map((send) => store.store(send)));
    expect(results.sort()).toEqual(['stored', ...Array<string>(9).fill('token-spent')]);
    expect(await references(open, 'join')).toHaveLength(1);
  });

  test('requests and messages are told apart, and each is read in the order of arrival', async () => {
    const { open, database, store } = await readyStore();
    await store.store(at('c', '2026-11-20T10:00:02.000Z'));
    await store.store(at('m', '2026-11-20T10:00:01.000Z', 'contact'));
    await store.store(at('b', '2026-11-20T10:00:01.000Z'));
    await store.store(at('a', '2026-11-20T10:00:01.000Z'));
    expect(await references(open, 'join')).toEqual(['LC-a', 'LC-b', 'LC-c']);
    expect(await references(open, 'contact')).toEqual(['LC-m']);
    expect(await deleteRecord(database, 'contact', 'LC-a')).toBe(false);
    expect(await markDone(database, 'contact', 'LC-a', new Date())).toBe(false);
  });

  test('more records than one batch are read once each', async () => {
    const { database, store } = await readyStore();
    const names = Array.from({ length: 520 }, (_, index) => String(index).padStart(4, '0'));
    for (const name of names) await store.store(at(name, `2026-11-20T10:00:00.${name.slice(0, 3)}Z`));
    const read: string[] = [];
    for await (const { reference } of eachRecord(database, 'join')) read.push(reference);
    expect(read).toEqual(names.map((name) => `LC-${name}`));
  });

  test('a record that was dealt with is listed only when all are asked for; the first time counts', async () => {
    const { open, database, store } = await readyStore();
    await store.store(newRequest('a'));
    await store.store(newRequest('b'));
    expect(await markDone(database, 'join', 'LC-a', new Date('2026-11-21T10:00:00Z'))).toBe(true);
    expect(await markDone(database, 'join', 'LC-a', new Date('2026-11-22T10:00:00Z'))).toBe(true);
    expect(await references(open, 'join', false)).toEqual(['LC-b']);
    expect(await listRecords(database, 'join', true)).toMatchObject([
      { reference: 'LC-a', done_at: '2026-11-21T10:00:00.000Z' },
      { reference: 'LC-b', done_at: null },
    ]);
  });

  test('counts are numbers, by group and state', async () => {
    const { database, store } = await readyStore();
    for (const name of ['a', 'b', 'c']) await store.store(newRequest(name));
    await markDone(database, 'join', 'LC-a', new Date());
    const counts = await countRecords(database, 'join');
    expect(counts.sort((a, b) => a.count - b.count)).toEqual([
      { cohort: 'adult', suspect: 0, isDone: true, count: 1 },
      { cohort: 'adult', suspect: 0, isDone: false, count: 2 },
    ]);
  });

  test('deleting takes the key along', async () => {
    const { database, store } = await readyStore();
    await store.store(newRequest('a'));
    expect(await deleteRecord(database, 'join', 'LC-a')).toBe(true);
    expect(await deleteRecord(database, 'join', 'LC-a')).toBe(false);
    expect(await store.findKey('key-a')).toBeNull();
  });

  test('purging removes what is old and done; what waits goes only when that is said', async () => {
    const { open, database, store } = await readyStore();
    for (const name of ['old', 'waiting']) await store.store(at(name, '2026-01-01T00:00:00.000Z'));
    await store.store(at('young', '2026-11-01T00:00:00.000Z'));
    await store.store(at('message', '2026-01-01T00:00:00.000Z', 'contact'));
    await markDone(database, 'join', 'LC-old', new Date());
    const before = new Date('2026-06-01');
    expect(await purgeRecords(database, 'join', before, false)).toEqual({ removed: 1, waiting: 1 });
    expect(await references(open, 'join')).toEqual(['LC-waiting', 'LC-young']);
    expect(await purgeRecords(database, 'join', before, true)).toEqual({ removed: 1, waiting: 0 });
    expect(await references(open, 'join')).toEqual(['LC-young']);
    expect(await references(open, 'contact')).toEqual(['LC-message']);
  });

  test('captcha answers that were used long ago are forgotten', async () => {
    const { database, store } = await readyStore();
    await store.store(newRequest('a', { spentToken: 'token' }));
    await purgeSpentTokens(database, new Date('2026-11-20T09:00:00Z'));
    expect(await store.store(newRequest('b', { spentToken: 'token' }))).toBe('token-spent');
    await purgeSpentTokens(database, new Date('2026-11-21T10:00:00Z'));
    expect(await store.store(newRequest('b', { spentToken: 'token' }))).toBe('stored');
  });

  test('a sealed part is replaced only while it is the one that was read', async () => {
    const { database, store } = await readyStore();
    await store.store(newRequest('a'));
    const [from, to] = [newRequest('a').record.sealed, new Uint8Array([9])];
    expect(await replaceSealed(database, 'LC-a', to, from)).toBe(false);
    expect(await replaceSealed(database, 'LC-a', from, to)).toBe(true);
    expect(await replaceSealed(database, 'LC-a', from, to)).toBe(false);
  });

  test('whatever the database refuses is told as a storage error, with nothing half-written', async () => {
    const { database, store } = await readyStore();
    await store.store(newRequest('a'));
    const twice = newRequest('b', { record: newRequest('a').record });
    await expect(store.store(twice)).rejects.toThrow(StorageError);
    expect(await store.findKey('key-b')).toBeNull();
    await sql`DROP TABLE idempotency_key`.execute(database);
    await expect(store.findKey('key-a')).rejects.toMatchObject({ statusCode: 503 });
  });
});
