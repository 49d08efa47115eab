import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { FULL_COHORT, submitJoinRequest, createTestService, VISITOR } from './test-service.ts';
import { listen } from './wire.ts';

const without = (name: keyof typeof VISITOR): object => ({ ...VISITOR, [name]: undefined });

test.each([
  ['a missing study site', without('siteId'), ['siteId.required']],
  ['a missing group', without('cohort'), ['cohort.required']],
  ['a missing first name', without('firstName'), ['firstName.required']],
  ['a missing last name', without('lastName'), ['lastName.required']],
  ['a missing contact method', without('contactMethods'), ['contactMethods.required']],
  [
    'a chosen phone without a number',
    { ...VISITOR, contactMethods: { mobile_phone: '' } },
    ['contactMethods.mobile_phone.required'],
  ],
  [
    'an invalid e-mail address',
    { ...VISITOR, contactMethods: { email: 'a@b' } },
    ['contactMethods.email.invalid'],
  ],
  ['a name of 10,000 characters', { ...VISITOR, firstName: 'x'.repeat(10_000) }, ['firstName.too_long']],
  ['a control character', { ...VISITOR, lastName: 'a\u0007b' }, ['lastName.control_character']],
  ['an unknown study site', { ...VISITOR, siteId: 'atlantis' }, ['siteId.unknown_study_site']],
  ['an unknown group', { ...VISITOR, cohort: 'wizards' }, ['cohort.unknown_cohort']],
  ['a full group', { ...VISITOR, ...FULL_COHORT }, ['cohort.cohort_full']],
])('rejects %s and names each error in both languages', async (_name, body, expected) => {
  const { app, readRecords } = await createTestService();
  for (const [locale, start] of [
    ['en', 'Please review your input.'],
    ['es', 'Revise sus datos.'],
  ] as const) {
    const response = await submitJoinRequest(app, { body: { ...body, locale } });
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.headers['content-language']).toBe(locale);
    const { detail, errors } = response.json<{
      detail: string;
      errors: { field: string; code: string; message: string }[];
    }>();
    expect(detail.startsWith(start)).toBe(true);
    expect(errors.map(({ field, code }) => `${field}.${code}`)).toEqual(expected);
    for (const { message } of errors) expect(message).toMatch(/^\p{Lu}.{10,}/u);
  }
  expect(await readRecords()).toEqual([]);
});

const withoutLocale = { ...VISITOR, locale: undefined };

test.each([
  ['malformed JSON', '{"firstName": "Zyxwv"', {}],
  ['an array', '[]', {}],
  ['an empty body', '', {}],
  ['a name that is a number', JSON.stringify({ ...withoutLocale, firstName: 7 }), {}],
  ['contact methods as a string', JSON.stringify({ ...withoutLocale, contactMethods: 'email' }), {}],
  ['an unknown locale', JSON.stringify({ ...VISITOR, locale: 'fr' }), {}],
  ['a missing key', JSON.stringify(withoutLocale), { 'idempotency-key': '' }],
  ['a key that is not a UUID', JSON.stringify(withoutLocale), { 'idempotency-key': 'again' }],
])('responds 400 to %s', async (_name, payload, headers) => {
  const { app, readRecords } = await createTestService();
  const response = await app.inject({
    method: 'POST',
    url: '/api/join-requests',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'accept-language': 'fr, es-MX;q=0.8, en;q=0.5',
      ...headers,
    },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    status: 400,
    locale: 'es',
    detail: 'No se pudo enviar el formulario. Revise sus datos.',
  });
  expect(response.body).not.toContain('Zyxwv');
  expect(await readRecords()).toEqual([]);
});

test('responds 413 to a body of 2 MB, with and without Content-Length', async () => {
  const { app } = await createTestService();
  const url = `http://127.0.0.1:${await listen(app)}/api/join-requests`;
  const text = JSON.stringify({ ...VISITOR, firstName: 'x'.repeat(2_000_000) });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const withLength = await fetch(url, { method: 'POST', headers, body: text });
  expect([withLength.status, await withLength.json()]).toMatchObject([413, { problem: 'review' }]);
  const body = new Blob([text]).stream();
  const withoutLength = await fetch(url, { method: 'POST', headers, body, duplex: 'half' });
  expect([withoutLength.status, await withoutLength.json()]).toMatchObject([413, { problem: 'review' }]);
});

test('responds 503 on a full disk, writes nothing partly, and stores each once after it has space again', async () => {
  const { app, database, readRecords } = await createTestService();
  const limitPages = async (more: number) => {
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(database);
    await sql`PRAGMA max_page_count = ${sql.lit((rows[0]?.page_count ?? 1) + more)}`.execute(database);
  };
  const keys = Array.from({ length: 30 }, () => randomUUID());
  const sendAll = async () => {
    const responses = [];
    for (const key of keys)
      responses.push(await submitJoinRequest(app, { key, body: { ...VISITOR, locale: 'es' } }));
    return responses;
  };
  await limitPages(0);
  const stored = (await sendAll()).filter(({ statusCode }) => statusCode === 201);
  expect(stored.length).toBeLessThan(30);
  expect(await readRecords()).toHaveLength(stored.length);
  expect(await database.selectFrom('idempotency_key').selectAll().execute()).toHaveLength(stored.length);
  const refused = (await sendAll()).find(({ statusCode }) => statusCode !== 200);
  expect([refused?.statusCode, refused?.headers['retry-after'], refused?.json()]).toMatchObject([
    503,
    '10',
    { detail: 'No se pudo enviar el formulario por un error técnico. Escríbanos a help@example.org.' },
  ]);
  await limitPages(1000);
  for (const { statusCode } of await sendAll()) expect([200, 201]).toContain(statusCode);
  expect(await readRecords()).toHaveLength(30);
});
