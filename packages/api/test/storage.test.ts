import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { isMigrated, migrate } from '../src/storage/migrate.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import { StorageError } from '../src/storage/storage-error.ts';
import { deleteRecord, eachRecord, listRecords, markDone } from '../src/storage/staff-store.ts';
import { onEachDatabase } from './each-database.ts';
import { newRequest, newRequestAt } from './new-request.ts';
import { openedAt, readyStoreAt, referencesIn } from './test-store.ts';

vi.setConfig({ testTimeout: 30_000 });

onEachDatabase((fresh) => {
  const readyStore = async () => readyStoreAt(await fresh());

  test('a new database is changed without a copy; the next time there is nothing to do', async () => {
    const open = await openedAt(await fresh());
    expect(await migrate(open)).toEqual({ applied: Object.keys(migrations), backup: null });
    expect(await isMigrated(open)).toBe(true);
    expect(await migrate(open)).toEqual({ applied: [], backup: null });
  });

  test('every change can run again after a crash between it and its note', async () => {
    const open = await openedAt(await fresh());
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
    expect(await referencesIn(open, 'join')).toHaveLength(1);
  });

  test('a captcha answer that comes with ten keys at one moment counts once', async () => {
    const { open, store } = await readyStore();
    const sends = Array.from({ length: 10 }, (_, index) =>
      newRequest(String(index), { spentToken: 'token' }),
    );
    const results = await Promise.all(sends.map((send) => store.store(send)));
    expect(results.sort()).toEqual(['stored', ...Array<string>(9).fill('token-spent')]);
    expect(await referencesIn(open, 'join')).toHaveLength(1);
  });

  test('one that cannot be written does not keep others of the same moment from it', async () => {
    const { open, store } = await readyStore();
    await store.store(newRequest('a'));
    const names = ['b', 'c', 'd', 'e'];
    const sends = names.map((name) =>
      newRequest(name, name === 'c' ? { record: newRequest('a').record } : {}),
    );
    const results = await Promise.allSettled(sends.map((send) => store.store(send)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await referencesIn(open, 'join')).toEqual(['LC-a', 'LC-b', 'LC-d', 'LC-e']);
    expect(await store.findKey('key-c')).toBeNull();
  });

  test('requests and messages are told apart, and each is read in the order of arrival', async () => {
    const { open, database, store } = await readyStore();
    await store.store(newRequestAt('c', '2026-11-20T10:00:02.000Z'));
    await store.store(newRequestAt('m', '2026-11-20T10:00:01.000Z', 'contact'));
    await store.store(newRequestAt('b', '2026-11-20T10:00:01.000Z'));
    await store.store(newRequestAt('a', '2026-11-20T10:00:01.000Z'));
    expect(await referencesIn(open, 'join')).toEqual(['LC-a', 'LC-b', 'LC-c']);
    expect(await referencesIn(open, 'contact')).toEqual(['LC-m']);
    expect(await deleteRecord(database, 'contact', 'LC-a')).toBe(false);
    expect(await markDone(database, 'contact', 'LC-a', new Date())).toBe(false);
  });

  test('more records than one batch are read once each', async () => {
    const { database, store } = await readyStore();
    const names = Array.from({ length: 520 }, (_, index) => String(index).padStart(4, '0'));
    for (const name of names)
      await store.store(newRequestAt(name, `2026-11-20T10:00:00.${name.slice(0, 3)}Z`));
    const read: string[] = [];
    for await (const { reference } of eachRecord(database, 'join')) read.push(reference);
    expect(read).toEqual(names.map((name) => `LC-${name}`));
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
