import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import type { RequestStore } from '../src/storage/request-store.ts';
import { requestStore } from '../src/storage/request-store.ts';
import { FULL_SITE, send, serviceUnderTest, VISITOR } from './service-under-test.ts';

test('a good request is answered with a reference and stands sealed in the database', async () => {
  const { app, rows, open } = await serviceUnderTest();
  const answer = await send(app);
  expect(answer.statusCode).toBe(201);
  const { reference } = answer.json<{ reference: string }>();
  expect(reference).toMatch(/^LC-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{6}$/);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    reference,
    kind: 'join',
    site_id: 'sample-001',
    cohort: 'pediatric',
    suspect: 0,
    done_at: null,
  });
  expect(await open(row?.sealed ?? new Uint8Array())).toEqual({
    version: 1,
    reference,
    kind: 'join',
    siteId: 'sample-001',
    cohort: 'pediatric',
    receivedAt: row?.received_at,
    locale: 'en',
    firstName: VISITOR.firstName,
    lastName: VISITOR.lastName,
    contactMethods: VISITOR.contactMethods,
  });
});

test('a repeated send gets the same reference and is stored once', async () => {
  const { app, rows } = await serviceUnderTest();
  const key = randomUUID();
  const first = await send(app, { key });
  const repeated = await send(app, { key: key.toUpperCase(), body: { ...VISITOR, captchaToken: 'renewed' } });
  expect([first.statusCode, repeated.statusCode]).toEqual([201, 200]);
  expect(repeated.json()).toEqual(first.json());
  expect(await rows()).toHaveLength(1);
});

test('ten sends at the same moment give one record and one reference', async () => {
  const { app, rows } = await serviceUnderTest();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(app, { key })));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([...Array<number>(9).fill(200), 201]);
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

test('a key that was sent with another body is refused', async () => {
  const { app, rows } = await serviceUnderTest();
  const key = randomUUID();
  await send(app, { key });
  const answer = await send(app, { key, body: { ...VISITOR, firstName: 'Somebody' } });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    status: 409,
    detail: 'The form could not be sent. Please review your input.',
  });
  expect(await rows()).toHaveLength(1);
});

const EMPTY = {};
const without = (name: keyof typeof VISITOR): object => ({ ...VISITOR, [name]: undefined });

test.each([
  [
    'an empty form',
    EMPTY,
    [
      'siteId.required',
      'cohort.required',
      'firstName.required',
      'lastName.required',
      'contactMethods.required',
    ],
  ],
  ['no study site', without('siteId'), ['siteId.required']],
  ['no group', without('cohort'), ['cohort.required']],
  ['no first name', without('firstName'), ['firstName.required']],
  ['no last name', without('lastName'), ['lastName.required']],
  ['no contact method', without('contactMethods'), ['contactMethods.required']],
  [
    'a chosen phone without a number',
    { ...VISITOR, contactMethods: { mobile_phone: '' } },
    ['contactMethods.mobile_phone.required'],
  ],
  [
    'an e-mail address that is none',
    { ...VISITOR, contactMethods: { email: 'a@b' } },
    ['contactMethods.email.invalid'],
  ],
  ['a name of 10,000 characters', { ...VISITOR, firstName: 'x'.repeat(10_000) }, ['firstName.too_long']],
  ['a control character', { ...VISITOR, lastName: 'a\u0007b' }, ['lastName.control_character']],
  ['an unknown study site', { ...VISITOR, siteId: 'atlantis' }, ['siteId.unknown_study_site']],
  ['an unknown group', { ...VISITOR, cohort: 'wizards' }, ['cohort.unknown_cohort']],
  ['a full group', { ...VISITOR, ...FULL_SITE }, ['cohort.cohort_full']],
])('%s is refused, each mistake named in both languages', async (_name, body, mistakes) => {
  const { app, rows } = await serviceUnderTest();
  for (const [locale, start] of [
    ['en', 'Please review your input.'],
    ['es', 'Revise sus datos.'],
  ] as const) {
    const answer = await send(app, { body: { ...body, locale } });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['content-language']).toBe(locale);
    const { detail, errors } = answer.json<{
      detail: string;
      errors: { field: string; code: string; message: string }[];
    }>();
    expect(detail.startsWith(start)).toBe(true);
    expect(errors.map(({ field, code }) => `${field}.${code}`)).toEqual(mistakes);
    for (const { message } of errors) expect(message).toMatch(/^\p{Lu}.{10,}/u);
  }
  expect(await rows()).toEqual([]);
});

const unsaid = { ...VISITOR, locale: undefined };

test.each([
  ['broken JSON', '{"firstName": "Zyxwv"', {}],
  ['a list', '[]', {}],
  ['nothing', '', {}],
  ['a name that is a number', JSON.stringify({ ...unsaid, firstName: 7 }), {}],
  ['contact methods that are a text', JSON.stringify({ ...unsaid, contactMethods: 'email' }), {}],
  ['a language that we do not speak', JSON.stringify({ ...VISITOR, locale: 'fr' }), {}],
  ['no key', JSON.stringify(unsaid), { 'idempotency-key': '' }],
  ['a key that is no UUID', JSON.stringify(unsaid), { 'idempotency-key': 'again' }],
])('%s is refused with 400', async (_name, payload, headers) => {
  const { app, rows } = await serviceUnderTest();
  const answer = await app.inject({
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
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    status: 400,
    locale: 'es',
    detail: 'No se pudo enviar el formulario. Revise sus datos.',
  });
  expect(answer.body).not.toContain('Zyxwv');
  expect(await rows()).toEqual([]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', undefined])(
  'a body of type %s is refused with 415',
  async (type) => {
    const { app } = await serviceUnderTest();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/join-requests',
      headers: { 'idempotency-key': randomUUID(), ...(type && { 'content-type': type }) },
      payload: JSON.stringify(VISITOR),
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ problem: 'review' });
  },
);

test('a body of 2 MB is refused with 413, with and without its length told', async () => {
  const { app } = await serviceUnderTest();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/join-requests`;
  const text = JSON.stringify({ ...VISITOR, firstName: 'x'.repeat(2_000_000) });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const told = await fetch(url, { method: 'POST', headers, body: text });
  expect([told.status, await told.json()]).toMatchObject([413, { problem: 'review' }]);
  const body = new Blob([text]).stream();
  const untold = await fetch(url, { method: 'POST', headers, body, duplex: 'half' });
  expect([untold.status, await untold.json()]).toMatchObject([413, { problem: 'review' }]);
});

test('size and type are judged first, and count for no limit', async () => {
  const { app } = await serviceUnderTest({ rateLimitMax: 1 });
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  const large = { ...VISITOR, firstName: 'x'.repeat(40_000) };
  expect((await send(app, { headers: { ...elsewhere, 'content-type': 'text/plain' } })).statusCode).toBe(415);
  expect((await send(app, { headers: elsewhere, body: large })).statusCode).toBe(413);
  expect((await send(app)).statusCode).toBe(201);
});

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an unknown origin', { origin: 'null' }],
])('a send from %s is refused', async (_name, headers) => {
  const { app, rows } = await serviceUnderTest();
  expect((await send(app, { headers })).statusCode).toBe(403);
  expect(await rows()).toEqual([]);
});

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['our own page in an older browser', { origin: 'http://localhost:3000' }],
  ['a program', {}],
])('a send from %s is accepted', async (_name, headers) => {
  const { app } = await serviceUnderTest();
  expect((await send(app, { headers })).statusCode).toBe(201);
});

test('too many sends from one address are told when to come back; other addresses are not', async () => {
  const { app } = await serviceUnderTest({ rateLimitMax: 2, trustedProxies: ['127.0.0.1'] });
  const from = (address: string) => send(app, { headers: { 'x-forwarded-for': address } });
  await from('198.51.100.7');
  await from('198.51.100.7');
  const refused = await from('198.51.100.7');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({
    detail: 'The form could not be sent due to a technical error. Please contact us at help@example.org.',
  });
  expect((await from('198.51.100.8')).statusCode).toBe(201);
});

test('an address cannot be forged when no proxy is trusted, and one warning says so', async () => {
  const { app, logged } = await serviceUnderTest({ rateLimitMax: 1 });
  await send(app, { headers: { 'x-forwarded-for': '198.51.100.7' } });
  const second = await send(app, { headers: { 'x-forwarded-for': '198.51.100.8' } });
  expect(second.statusCode).toBe(429);
  expect(logged().match(/TRUST_PROXY/g)).toHaveLength(1);
});

test('one IPv6 household counts as one address', async () => {
  const { app } = await serviceUnderTest({ rateLimitMax: 1, trustedProxies: ['127.0.0.1'] });
  const from = async (address: string) =>
    (await send(app, { headers: { 'x-forwarded-for': address } })).statusCode;
  expect(await from('2001:db8:1:2::1')).toBe(201);
  expect(await from('2001:db8:1:2:ffff::2')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(201);
});

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

function diskFull(): Error {
  return Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
}
