import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { RequestStore } from '../src/storage/request-store.ts';
import { requestStore } from '../src/storage/request-store.ts';
import { StorageError } from '../src/storage/storage-error.ts';
import { send, serviceUnderTest, VISITOR } from './test-service.ts';
import { visit } from './site-service.ts';

test('when storage fails the visitor is told, and the same key works later', async () => {
  const { database, rows } = await serviceUnderTest();
  const real = requestStore(database);
  let isBroken = true;
  const store: RequestStore = {
    ...real,
    store: (request) => (isBroken ? Promise.reject(diskFull()) : real.store(request)),
  };
  const { app } = await serviceUnderTest({ store });
  const key = randomUUID();
  const body = { ...VISITOR, locale: 'es' };
  const refused = await send(app, { key, body });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.json()).toMatchObject({
    detail: 'No se pudo enviar el formulario por un error técnico. Escríbanos a help@example.org.',
  });
  isBroken = false;
  expect((await send(app, { key, body })).statusCode).toBe(201);
  expect(await rows()).toHaveLength(1);
});

test('a real full disk is told as 503 and leaves nothing half-written', async () => {
  const { app, database, rows } = await serviceUnderTest();
  const { rows: pages } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(database);
  await sql`PRAGMA max_page_count = ${sql.lit(pages[0]?.page_count ?? 1)}`.execute(database);
  const statuses = [];
  for (let i = 0; i < 30; i += 1) statuses.push((await send(app)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  const stored = statuses.filter((status) => status === 201).length;
  expect(await rows()).toHaveLength(stored);
  expect(await database.selectFrom('idempotency_key').selectAll().execute()).toHaveLength(stored);
});

const diskFull = () => new StorageError(new Error('database or disk is full'));

test('when there is room again, what was refused is stored, once', async () => {
  const { app, database, rows } = await serviceUnderTest();
  const pages = async () =>
    (await sql<{ page_count: number }>`PRAGMA page_count`.execute(database)).rows[0]?.page_count ?? 1;
  await sql`PRAGMA max_page_count = ${sql.lit(await pages())}`.execute(database);
  const keys = Array.from({ length: 30 }, () => randomUUID());
  for (const key of keys) await send(app, { key });
  await sql`PRAGMA max_page_count = ${sql.lit((await pages()) + 1000)}`.execute(database);
  for (const key of keys) expect([200, 201]).toContain((await send(app, { key })).statusCode);
  expect(await rows()).toHaveLength(30);
});

test('a form that was given out before the clock jumped back is kept, and marked', async () => {
  const { draw, post, wait, rows } = await visit();
  const { form } = await draw('/join');
  wait(-3 * 60 * 60 * 1000);
  const { firstName, lastName, siteId, cohort } = VISITOR;
  const answer = await post({
    ...{ key: form.key, token: form.token, siteId, cohort, firstName, lastName },
    ...{ contactMethods: 'email', email: 'ana@example.org' },
  });
  expect(answer.statusCode).toBe(303);
  expect(await rows()).toMatchObject([{ suspect: 1 }]);
});
