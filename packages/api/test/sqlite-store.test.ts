import { randomUUID } from 'node:crypto';
import { copyFileSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backUpSqlite } from '../src/storage/backup.sqlite.ts';
import { createGroupCommit } from '../src/storage/group-commit.sqlite.ts';
import { migrate } from '../src/storage/open-database.ts';
import { getDatabaseFile, openSqlite } from '../src/storage/sqlite.ts';
import type { OpenSqlite } from '../src/storage/sqlite.ts';
import { openSqliteStore } from '../src/storage/sqlite-store.ts';
import { StorageError } from '../src/storage/request-store.ts';
import type { SqliteStore, SqliteStoreOptions } from '../src/storage/sqlite-store.ts';
import { createRequest } from './test-store.ts';
import { createFakeSite } from './fake-site.ts';
import { createTestService, submitJoinRequest } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';

async function createMigratedFolder(): Promise<string> {
  const folder = temporaryFolder();
  const open = openSqlite(folder);
  await migrate(open);
  await open.close();
  return folder;
}

async function openTestStore(folder: string, options: SqliteStoreOptions = {}): Promise<SqliteStore> {
  const store = await openSqliteStore(folder, options);
  onTestFinished(() => store.close());
  return store;
}

function openSqliteUntilEnd(folder: string): OpenSqlite {
  const open = openSqlite(folder, { busyTimeoutMs: 0 });
  onTestFinished(() => open.close());
  return open;
}

/** Another program at the same database. */
function connect(folder: string): DatabaseSync {
  const connection = new DatabaseSync(getDatabaseFile(folder));
  onTestFinished(() => connection.close());
  return connection;
}

const listReferences = (connection: DatabaseSync) =>
  connection
    .prepare('SELECT reference FROM record ORDER BY reference')
    .all()
    .map(({ reference }) => reference);

/** The module of the thread, with an end at the request `fatal`: when it arrives, or when it is answered. */
function createFatalWorker(when: 'arrival' | 'answer'): URL {
  const source = `
    import { parentPort } from 'node:worker_threads';
    const post = parentPort.postMessage.bind(parentPort);
    let isFatal = false;
    parentPort.postMessage = (reply) => (isFatal ? process.exit(7) : post(reply));
    parentPort.on('message', ({ parameters }) => {
      isFatal ||= parameters?.[0]?.keyHash === 'key-fatal';
      if (isFatal && ${when === 'arrival'}) process.exit(7);
    });
    await import(${JSON.stringify(import.meta.resolve('../src/storage/sqlite-worker.ts'))});`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

test('stores, finds and deletes requests by way of its thread', async () => {
  const folder = await createMigratedFolder();
  const store = await openTestStore(folder);
  const names = Array.from({ length: 30 }, (_, index) => `n${index}`);
  const results = await Promise.all(names.map((name) => store.insert(createRequest(name))));
  expect(new Set(results)).toEqual(new Set(['stored']));
  expect(await store.insert(createRequest('again', { keyHash: 'key-n3' }))).toBe('duplicate-key');
  expect(await store.findKey('key-n3')).toEqual({ reference: 'LC-n3', bodyMac: 'mac-n3' });
  await store.delete('join', 'LC-n3');
  expect(await store.findKey('key-n3')).toBeNull();
  const { sealed } =
    connect(folder).prepare("SELECT sealed FROM record WHERE reference = 'LC-n4'").get() ?? {};
  expect([...(sealed as Uint8Array)]).toEqual([1, 2, 3, 0, 255]);
});

test('starts no thread for a call after its end, which would keep the process alive', async () => {
  const store = await openTestStore(await createMigratedFolder());
  const closed = store.close();
  await expect(store.readClosedGroups()).rejects.toThrow(StorageError);
  await closed;
  await expect(store.ping()).rejects.toThrow(StorageError);
});

test('answers pages, health and known keys while another program holds the lock, and stores after it', async () => {
  const folder = await createMigratedFolder();
  const store = await openTestStore(folder);
  const { app } = await createTestService({ store, site: createFakeSite() });
  const known = randomUUID();
  expect((await submitJoinRequest(app, { key: known })).statusCode).toBe(201);
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE');
  let isHeld = true;
  const waiting = Array.from({ length: 4 }, async () => {
    const { statusCode } = await submitJoinRequest(app);
    return { statusCode, isHeld };
  });
  const answers = [];
  for (const url of ['/api/health', '/es', '/api/sites', '/api/health']) {
    answers.push([url, (await app.inject(url)).statusCode]);
  }
  expect(answers).toEqual([
    ['/api/health', 200],
    ['/es', 200],
    ['/api/sites', 200],
    ['/api/health', 200],
  ]);
  expect((await submitJoinRequest(app, { key: known })).statusCode).toBe(200);
  isHeld = false;
  other.exec('COMMIT');
  expect(await Promise.all(waiting)).toEqual(Array(4).fill({ statusCode: 201, isHeld: false }));
  expect(listReferences(other)).toHaveLength(5);
});

test('responds 503 to a send, and stores the same key later, when its thread has ended', async () => {
  const folder = await createMigratedFolder();
  const errors: Error[] = [];
  const worker = createFatalWorker('arrival');
  const store = await openTestStore(folder, { worker, onFailure: (error) => errors.push(error) });
  await store.insert(createRequest('a'));
  const results = await Promise.allSettled([
    store.insert(createRequest('fatal')),
    store.insert(createRequest('b')),
  ]);
  expect(results).toMatchObject([
    { status: 'rejected', reason: { name: 'StorageError', statusCode: 503 } },
    { status: 'rejected', reason: { name: 'StorageError', statusCode: 503 } },
  ]);
  expect(errors).toHaveLength(1);
  expect(await store.insert(createRequest('b'))).toBe('stored');
  expect(listReferences(connect(folder))).toEqual(['LC-a', 'LC-b']);
});

test('finds the key of a request whose thread ended between commit and answer', async () => {
  const folder = await createMigratedFolder();
  const store = await openTestStore(folder, { worker: createFatalWorker('answer') });
  await expect(store.insert(createRequest('fatal'))).rejects.toMatchObject({ statusCode: 503 });
  expect(await store.findKey('key-fatal')).toEqual({ reference: 'LC-fatal', bodyMac: 'mac-fatal' });
});

test.each([
  ['the database is removed', ''],
  ['its write-ahead log is removed', '-wal'],
  ['the index of its write-ahead log is removed', '-shm'],
])('acknowledges nothing when %s, and goes on when it is back', async (_when, suffix) => {
  const folder = await createMigratedFolder();
  const failures: Error[] = [];
  const store = await openTestStore(folder, { onFailure: (error) => failures.push(error) });
  const { app } = await createTestService({ store });
  const key = randomUUID();
  expect((await submitJoinRequest(app, { key })).statusCode).toBe(201);
  const file = `${getDatabaseFile(folder)}${suffix}`;
  renameSync(file, `${file}.away`);
  expect((await submitJoinRequest(app)).statusCode).toBe(503);
  expect((await submitJoinRequest(app, { key })).statusCode).toBe(503);
  expect((await app.inject('/api/ready')).statusCode).toBe(503);
  expect(failures.map(({ message }) => message)).toEqual([
    expect.stringMatching(/was removed or replaced while the service ran.*restore a backup/),
  ]);
  renameSync(`${file}.away`, file);
  expect((await submitJoinRequest(app, { key })).statusCode).toBe(200);
});

test.each([
  ['is put in the place of', renameSync],
  ['is written over', copyFileSync],
])('acknowledges nothing when a backup %s the database', async (_how, replace) => {
  const folder = await createMigratedFolder();
  const backup = await backUpSqlite(openSqliteUntilEnd(folder).database, getDatabaseFile(folder));
  const store = await openTestStore(folder);
  await store.insert(createRequest('a'));
  // A checkpoint of the service or of a command changes the file too.
  connect(folder).exec('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(await store.insert(createRequest('b'))).toBe('stored');
  replace(backup, getDatabaseFile(folder));
  await expect(store.insert(createRequest('c'))).rejects.toMatchObject({
    statusCode: 503,
    cause: { name: 'DatabaseReplacedError' },
  });
  // Writes the former first page into the file.
  if (replace === copyFileSync) connect(folder).exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await expect(store.ping()).rejects.toMatchObject({ cause: { name: 'DatabaseReplacedError' } });
});

test('is not ready while the disk has too little space, or another program holds the lock', async () => {
  const folder = await createMigratedFolder();
  const full = await openTestStore(folder, { minFreeBytes: Number.MAX_SAFE_INTEGER });
  await expect(full.ping()).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/bytes left, so requests cannot/) as string },
  });
  const store = await openTestStore(folder);
  await store.ping();
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE');
  await expect(store.ping()).rejects.toMatchObject({ cause: { errcode: 5 } });
  other.exec('COMMIT');
  await store.ping();
  expect(other.prepare('SELECT count(*) AS count FROM spent_token').get()).toEqual({ count: 0 });
});

test('refuses to open a folder without a database, and creates none', async () => {
  const folder = temporaryFolder();
  await expect(openSqliteStore(folder)).rejects.toThrow(/unable to open database file/);
  expect(() => new DatabaseSync(getDatabaseFile(folder), { readOnly: true })).toThrow();
});

test('rejects a request that waits too long for a lock, and stores it never', async () => {
  const folder = await createMigratedFolder();
  const open = openSqliteUntilEnd(folder);
  const insert = createGroupCommit(open.database, 0);
  const transactions = vi.spyOn(open.database, 'transaction');
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE');
  const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => insert(createRequest(name))));
  expect(results).toMatchObject(
    Array(4).fill({ status: 'rejected', reason: { message: 'database is locked' } }),
  );
  expect(transactions).toHaveBeenCalledTimes(1);
  other.exec('COMMIT');
  expect(await insert(createRequest('e'))).toBe('stored');
  expect(listReferences(other)).toEqual(['LC-e']);
});

test('stores a request after a lock that keeps readers out too', async () => {
  const folder = await createMigratedFolder();
  const open = openSqliteUntilEnd(folder);
  const reads = vi.spyOn(open.database, 'selectFrom').mockImplementation(() => {
    throw new Error('database is locked');
  });
  const other = connect(folder);
  other.exec('BEGIN IMMEDIATE');
  const result = createGroupCommit(open.database)(createRequest('a'));
  await expect.poll(() => reads.mock.calls.length).toBeGreaterThan(1);
  other.exec('COMMIT');
  expect(await result).toBe('stored');
  expect(listReferences(other)).toEqual(['LC-a']);
});

test('tries a batch once on a full disk', async () => {
  const folder = await createMigratedFolder();
  const { database } = openSqliteUntilEnd(folder);
  const insert = createGroupCommit(database);
  await sql`PRAGMA max_page_count = 1`.execute(database);
  const large = (name: string) =>
    createRequest(name, { record: { ...createRequest(name).record, sealed: new Uint8Array(50_000) } });
  const transactions = vi.spyOn(database, 'transaction');
  const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => insert(large(name))));
  expect(results).toMatchObject(
    Array(4).fill({ status: 'rejected', reason: { message: 'database or disk is full' } }),
  );
  expect(transactions).toHaveBeenCalledTimes(1);
});
