import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { RequestStore } from '../src/storage/request-store.ts';
import { createRequestStore } from '../src/storage/request-store.ts';
import { StorageError } from '../src/storage/request-store.ts';
import { submitJoinRequest, createTestService, VISITOR } from './test-service.ts';
import { createSiteService } from './site-service.ts';

test('responds 503 when storage fails, and stores the same key later', async () => {
  const { database, readRecords } = await createTestService();
  const realStore = createRequestStore(database);
  let isBroken = true;
  const store: RequestStore = {
    ...realStore,
    insert: (request) => (isBroken ? Promise.reject(diskFull()) : realStore.insert(request)),
  };
  const { app } = await createTestService({ store });
  const key = randomUUID();
  const body = { ...VISITOR, locale: 'es' };
  const rejected = await submitJoinRequest(app, { key, body });
  expect(rejected.statusCode).toBe(503);
  expect(rejected.headers['retry-after']).toBe('10');
  expect(rejected.json()).toMatchObject({
    detail: 'No se pudo enviar el formulario por un error técnico. Escríbanos a help@example.org.',
  });
  isBroken = false;
  expect((await submitJoinRequest(app, { key, body })).statusCode).toBe(201);
  expect(await readRecords()).toHaveLength(1);
});

test('responds 503 on a full disk and writes nothing partly', async () => {
  const { app, database, readRecords } = await createTestService();
  const { rows: pages } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(database);
  await sql`PRAGMA max_page_count = ${sql.lit(pages[0]?.page_count ?? 1)}`.execute(database);
  const statuses = [];
  for (let i = 0; i < 30; i += 1) statuses.push((await submitJoinRequest(app)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  const stored = statuses.filter((status) => status === 201).length;
  expect(await readRecords()).toHaveLength(stored);
  expect(await database.selectFrom('idempotency_key').selectAll().execute()).toHaveLength(stored);
});

const diskFull = () => new StorageError(new Error('database or disk is full'));

test('stores each rejected request once after the disk has space again', async () => {
  const { app, database, readRecords } = await createTestService();
  const pages = async () =>
    (await sql<{ page_count: number }>`PRAGMA page_count`.execute(database)).rows[0]?.page_count ?? 1;
  await sql`PRAGMA max_page_count = ${sql.lit(await pages())}`.execute(database);
  const keys = Array.from({ length: 30 }, () => randomUUID());
  for (const key of keys) await submitJoinRequest(app, { key });
  await sql`PRAGMA max_page_count = ${sql.lit((await pages()) + 1000)}`.execute(database);
  for (const key of keys) expect([200, 201]).toContain((await submitJoinRequest(app, { key })).statusCode);
  expect(await readRecords()).toHaveLength(30);
});

test('stores a form from before the clock jumped back, marked as suspect', async () => {
  const { getPage, post, advanceClock, readRecords } = await createSiteService();
  const { form } = await getPage('/join');
  advanceClock(-3 * 60 * 60 * 1000);
  const { firstName, lastName, siteId, cohort } = VISITOR;
  const response = await post({
    ...{ key: form.key, token: form.token, siteId, cohort, firstName, lastName },
    ...{ contactMethods: 'email', email: 'ana@example.org' },
  });
  expect(response.statusCode).toBe(303);
  expect(await readRecords()).toMatchObject([{ suspect: 1 }]);
});
