import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { migrate } from '../src/storage/open-database.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import { StorageError } from '../src/storage/request-store.ts';
import { deleteRecord, readRecords, markDone } from '../src/storage/staff-store.ts';
import { readRecordStatistics } from '../src/storage/statistics.ts';
import { describeEachDatabase, describePostgresql } from './each-database.ts';
import {
  openTestDatabase,
  createTestStore,
  listReferences,
  createRequest,
  createRequestAt,
} from './test-store.ts';

vi.setConfig({ testTimeout: 30_000 });

describeEachDatabase((createLocation) => {
  const createStore = async () => createTestStore(await createLocation());

  test('runs every migration again after a crash before it was recorded', async () => {
    const open = await openTestDatabase(await createLocation());
    await migrate(open);
    await sql`DELETE FROM kysely_migration`.execute(open.database);
    expect((await migrate(open)).applied).toEqual(Object.keys(migrations));
  });

  test('stores key, record and captcha token in one transaction', async () => {
    const { open, store } = await createStore();
    expect(await store.insert(createRequest('a', { captchaTokenHash: 'token' }))).toBe('stored');
    expect(await store.findKey('key-a')).toEqual({ reference: 'LC-a', bodyMac: 'mac-a' });
    expect(await store.findKey('key-b')).toBeNull();
    expect(await open.database.selectFrom('spent_token').select('token_hash').execute()).toEqual([
      { token_hash: 'token' },
    ]);
  });

  test.each([
    ['key', 'duplicate-key', (index: number) => ({ keyHash: 'same', captchaTokenHash: `token-${index}` })],
    ['captcha token', 'token-spent', () => ({ captchaTokenHash: 'same' })],
  ])(
    'stores one of ten concurrent requests with one %s, and nothing of another',
    async (_what, refused, same) => {
      const { open, database, store } = await createStore();
      const requests = Array.from({ length: 10 }, (_, index) => createRequest(String(index), same(index)));
      const results = await Promise.all(requests.map((request) => store.insert(request)));
      results.push(await store.insert(createRequest('late', same(10))));
      expect(results.sort()).toEqual([...Array<string>(10).fill(refused), 'stored'].sort());
      const [stored, ...others] = await listReferences(open, 'join');
      expect(others).toEqual([]);
      expect(await database.selectFrom('spent_token').selectAll().execute()).toHaveLength(1);
      expect(await database.selectFrom('idempotency_key').select('reference').execute()).toEqual([
        { reference: stored },
      ]);
    },
  );

  test('stores the others of a group when one of them fails', async () => {
    const { open, store } = await createStore();
    await store.insert(createRequest('a'));
    const names = ['b', 'c', 'd', 'e'];
    const requests = names.map((name) =>
      createRequest(name, name === 'c' ? { record: createRequest('a').record } : {}),
    );
    const results = await Promise.allSettled(requests.map((request) => store.insert(request)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await listReferences(open, 'join')).toEqual(['LC-a', 'LC-b', 'LC-d', 'LC-e']);
    expect(await store.findKey('key-c')).toBeNull();
  });

  test('reads requests and messages separately, by time', async () => {
    const { open, database, store } = await createStore();
    await store.insert(createRequestAt('c', '2026-11-20T10:00:02.000Z'));
    await store.insert(createRequestAt('m', '2026-11-20T10:00:01.000Z', 'contact'));
    await store.insert(createRequestAt('b', '2026-11-20T10:00:01.000Z'));
    await store.insert(createRequestAt('a', '2026-11-20T10:00:01.000Z'));
    expect(await listReferences(open, 'join')).toEqual(['LC-a', 'LC-b', 'LC-c']);
    expect(await listReferences(open, 'contact')).toEqual(['LC-m']);
    expect(await deleteRecord(database, 'contact', 'LC-a')).toBe(false);
    expect(await markDone(database, 'contact', 'LC-a', new Date())).toBe(false);
  });

  test('reads more records than one batch, each once', async () => {
    const { database, store } = await createStore();
    const names = Array.from({ length: 520 }, (_, index) => String(index).padStart(4, '0'));
    for (const name of names)
      await store.insert(createRequestAt(name, `2026-11-20T10:00:00.${name.slice(0, 3)}Z`));
    const read: string[] = [];
    for await (const { reference } of readRecords(database, 'join')) read.push(reference);
    expect(read).toEqual(names.map((name) => `LC-${name}`));
  });

  test('counts records by form and status, as numbers', async () => {
    const { database, store } = await createStore();
    await store.insert(createRequestAt('a', '2026-11-20T10:00:02.000Z'));
    await store.insert(createRequestAt('b', '2026-11-20T10:00:01.000Z'));
    await store.insert(createRequestAt('c', '2026-11-20T10:00:03.000Z', 'contact'));
    await markDone(database, 'contact', 'LC-c', new Date());
    const counts = await readRecordStatistics(database);
    expect(counts.sort((a, b) => b.count - a.count)).toEqual([
      { kind: 'join', isSuspect: false, isDone: false, count: 2, oldestAt: '2026-11-20T10:00:01.000Z' },
      { kind: 'contact', isSuspect: false, isDone: true, count: 1, oldestAt: '2026-11-20T10:00:03.000Z' },
    ]);
  });

  test('checks by a write that leaves nothing whether requests can be stored', async () => {
    const { database, store } = await createStore();
    await store.ping();
    expect(await database.selectFrom('spent_token').selectAll().execute()).toEqual([]);
    await sql`ALTER TABLE spent_token RENAME TO gone`.execute(database);
    await expect(store.ping()).rejects.toThrow(StorageError);
  });

  test('rejects with a StorageError and writes nothing partly', async () => {
    const { database, store } = await createStore();
    await store.insert(createRequest('a'));
    const twice = createRequest('b', { record: createRequest('a').record });
    await expect(store.insert(twice)).rejects.toThrow(StorageError);
    expect(await store.findKey('key-b')).toBeNull();
    await sql`DROP TABLE idempotency_key`.execute(database);
    await expect(store.findKey('key-a')).rejects.toMatchObject({ statusCode: 503 });
  });
});

describePostgresql((server) => {
  test('is not ready while PostgreSQL only reads', async () => {
    const { database, store } = await createTestStore({
      databaseUrl: await server().createDatabase(),
      dataFolder: '',
    });
    await store.ping();
    await sql`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$`.execute(
      database,
    );
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(database);
    await sql`SET default_transaction_read_only = on`.execute(database);
    await expect(store.ping()).rejects.toMatchObject({ cause: { code: '25006' } });
  });
});
