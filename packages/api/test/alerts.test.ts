import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProblemDetails } from '../src/problems/problem.ts';
import { describeEachDatabase } from './each-database.ts';
import { findLeaks, findLeaksInFolder } from './leaks.ts';
import { submitJoinRequest, createTestService } from './test-service.ts';
import { createSiteService } from './site-service.ts';
import type { RenderedState, SiteService } from './site-service.ts';

const ALERT = {
  cohort: 'pregnancy',
  place: '87102-4821',
  distance: '50',
  contactMethods: { email: 'zyxwv.nandu@example.org', phone: '(505) 555-0147' },
};

/** The same, as the fields of the form without script. */
const FIELDS = {
  cohort: ALERT.cohort,
  place: ALERT.place,
  distance: ALERT.distance,
  contactMethods: 'phone',
  phone: ALERT.contactMethods.phone,
  email: 'left.over@example.org',
};

const submitAlert = (
  app: FastifyInstance,
  { key = randomUUID(), body = ALERT, headers = {} }: { key?: string; body?: object; headers?: object } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/alerts',
    headers: { 'idempotency-key': key, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

type Receipt = { reference: string; signature: string };

describeEachDatabase((createLocation) => {
  const createService = async () => createTestService({}, await createLocation());

  test('stores an alert with nothing but its time outside the seal', async () => {
    const { app, readRecords, open } = await createService();
    const response = await submitAlert(app, { headers: { 'accept-language': 'es' } });
    expect(response.statusCode).toBe(201);
    const { reference } = response.json<Receipt>();
    const [row, ...others] = await readRecords();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ reference, kind: 'alert', site_id: '', cohort: '', suspect: 0 });
    expect(await open(row?.sealed ?? new Uint8Array())).toEqual({
      version: 1,
      reference,
      kind: 'alert',
      siteId: '',
      cohort: '',
      receivedAt: row?.received_at,
      locale: 'es',
      group: 'pregnancy',
      place: '871',
      distance: '50',
      contactMethods: ALERT.contactMethods,
    });
  });

  test('stores repeated and concurrent alerts once, and rejects the key for another body', async () => {
    const { app, readRecords } = await createService();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => submitAlert(app, { key })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    for (const changes of [
      { cohort: 'adult' },
      { place: 'TX' },
      { distance: 'any' },
      { contactMethods: { email: 'zyxwv.nandu@example.org' } },
    ])
      expect((await submitAlert(app, { key, body: { ...ALERT, ...changes } })).statusCode).toBe(409);
    expect(await readRecords()).toHaveLength(1);
  });

  test('stops the alert of a link and no other, and can store it again', async () => {
    const service = await createSiteService({}, undefined, await createLocation());
    const [first, second] = [await submitAlert(service.app), await submitAlert(service.app)];
    const { reference, signature } = first.json<Receipt>();
    const response = await service.post({ reference, signature }, { path: '/alerts/stop' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/alerts/stop?result=done']);
    const left = await service.readRecords();
    expect(left.map((row) => row.reference)).toEqual([second.json<Receipt>().reference]);
    const keys = await service.database.selectFrom('idempotency_key').select('reference').execute();
    expect(keys).toEqual([{ reference: second.json<Receipt>().reference }]);
    expect((await submitAlert(service.app)).statusCode).toBe(201);
  });
});

test('does not reveal the reference of a join request for its key', async () => {
  const { app } = await createTestService();
  const key = randomUUID();
  await submitJoinRequest(app, { key });
  expect((await submitAlert(app, { key })).statusCode).toBe(409);
});

test.each([
  [
    'en',
    [
      ['cohort', 'required', 'Please choose the study group you want to hear about'],
      ['place', 'required', 'Please enter your state, or the first 3 digits of your ZIP code'],
      ['distance', 'required', 'Please choose how far you can travel'],
      ['contactMethods', 'required', 'Please choose email or phone, so that we can tell you'],
    ],
  ],
  [
    'es',
    [
      ['cohort', 'required', 'Elija el grupo de estudio sobre el que desea que le avisemos'],
      ['place', 'required', 'Escriba su estado o los primeros 3 números de su código postal'],
      ['distance', 'required', 'Elija hasta dónde puede viajar'],
      ['contactMethods', 'required', 'Elija correo electrónico o teléfono para que podamos avisarle'],
    ],
  ],
])('responds with an error message for each empty field (%s)', async (locale, expected) => {
  const { app, readRecords } = await createTestService();
  const response = await submitAlert(app, { body: { locale } });
  expect(response.statusCode).toBe(422);
  expect(response.json<ProblemDetails>()).toMatchObject({
    problem: 'fields',
    errors: expected.map(([field, code, message]) => ({ field, code, message })),
  });
  expect(await readRecords()).toEqual([]);
});

test.each([
  ['000', 'unknown_place'],
  ['Qwertyville', 'unknown_place'],
  ['Springfield', 'ambiguous_place'],
  ['Houston, TX', null],
  ['10001', null],
  ['Nuevo México', null],
  ['m5v 2t6', null],
])('validates the place %s by the postal codes and states of the content', async (place, code) => {
  const { app } = await createTestService();
  const response = await submitAlert(app, { body: { ...ALERT, place } });
  expect(response.json<Partial<ProblemDetails>>().errors?.map((error) => error.code)).toEqual(
    code === null ? undefined : [code],
  );
});

test.each([
  ['no key', { 'idempotency-key': '' }, 400],
  ['another content type', { 'content-type': 'text/plain' }, 415],
  ['another origin', { 'sec-fetch-site': 'cross-site' }, 403],
])('rejects an alert with %s', async (_name, headers, status) => {
  const { app, readRecords } = await createTestService();
  expect((await submitAlert(app, { headers })).statusCode).toBe(status);
  expect(await readRecords()).toEqual([]);
});

test('writes no value of an alert to files, log or responses, and its place nowhere unsealed', async () => {
  const { app, folder, readLog } = await createTestService();
  const { email, phone } = ALERT.contactMethods;
  const values = [email, phone, '5055550147', '87102', 'pregnancy'];
  const responses = [
    await submitAlert(app),
    await submitAlert(app, { body: { ...ALERT, contactMethods: { email: 'zyxwv.nandu@' } } }),
    await submitAlert(app, { body: { ...ALERT, place: 7 } }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 422, 400]);
  for (const { body } of responses) expect(findLeaks(Buffer.from(body), values)).toEqual([]);
  expect(findLeaks(Buffer.from(readLog()), values)).toEqual([]);
  expect(findLeaksInFolder(folder, values)).toEqual([]);
});

test.each([
  ['/alerts', 'en'],
  ['/es/alerts', 'es'],
])('stores the form of %s without script and redirects to its confirmation', async (path, locale) => {
  const service = await createSiteService();
  const { form } = await service.getPage(path);
  expect(form).toMatchObject({ form: 'alert', values: {}, errors: [], problem: null });
  service.advanceClock(60_000);
  const fields = { ...FIELDS, key: form.key, token: form.token, nickname: '' };
  const [first, second] = [await service.post(fields, { path }), await service.post(fields, { path })];
  const [row, ...others] = await service.readRecords();
  expect(others).toEqual([]);
  expect(first.statusCode).toBe(303);
  expect(first.headers.location).toMatch(
    new RegExp(`^${path}/sent\\?reference=${row?.reference}&signature=[\\w-]{22}$`),
  );
  expect(second.headers.location).toBe(first.headers.location);
  expect(await service.open(row?.sealed ?? new Uint8Array())).toMatchObject({
    locale,
    place: '871',
    contactMethods: { phone: FIELDS.phone },
  });
});

test('renders the form without script again with its errors, values and key', async () => {
  const service = await createSiteService();
  const { form } = await service.getPage('/alerts');
  service.advanceClock(60_000);
  const typed = { ...FIELDS, place: 'Qwertyville', phone: '555' };
  const response = await service.post({ ...typed, key: form.key, token: form.token }, { path: '/alerts' });
  expect(response.statusCode).toBe(422);
  expect(response.json<RenderedState>().form).toMatchObject({
    form: 'alert',
    key: form.key,
    problem: 'fields',
    values: Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])),
    errors: [
      { field: 'place', code: 'unknown_place' },
      { field: 'contactMethods.phone', code: 'invalid' },
    ],
  });
});

test.each([
  ['a filled honeypot', { nickname: 'bot' }, 60_000],
  ['a submission in under 3 seconds', {}, 2999],
])('stores an alert without script that has %s, marked as suspect', async (_name, extra, age) => {
  const service = await createSiteService();
  const { form } = await service.getPage('/alerts');
  service.advanceClock(age);
  const fields = { ...FIELDS, key: form.key, token: form.token, ...extra };
  expect((await service.post(fields, { path: '/alerts' })).statusCode).toBe(303);
  expect(await service.readRecords()).toMatchObject([{ kind: 'alert', suspect: 1 }]);
});

/** What a visitor can see of a response; dates and lengths of connections aside. */
const getVisible = ({ statusCode, body, headers }: Awaited<ReturnType<SiteService['post']>>) => ({
  statusCode,
  body,
  location: headers.location,
  headers: Object.keys(headers).sort(),
});

test('answers every stop link alike, and deletes for the whole link only', async () => {
  const service = await createSiteService();
  const { reference, signature } = (await submitAlert(service.app)).json<Receipt>();
  const join = (await submitJoinRequest(service.app)).json<Receipt>().reference;
  const stop = (fields: Record<string, string>) => service.post(fields, { path: '/es/alerts/stop' });
  const expected = getVisible(await stop({}));
  expect(expected).toMatchObject({ statusCode: 303, location: '/es/alerts/stop?result=done' });

  const alter = fc
    .tuple(
      fc.integer({ min: 0, max: signature.length - 1 }),
      fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_'),
    )
    .map(([at, character]) => signature.slice(0, at) + character + signature.slice(at + 1))
    .filter((altered) => altered !== signature);
  const wrong = fc.oneof(
    alter.map((altered) => ({ reference, signature: altered })),
    fc.constantFrom(
      { reference: reference.toLowerCase(), signature },
      { reference: join, signature },
      { reference, signature: signature.slice(0, -1) },
      { reference, signature: `${signature}=` },
      { reference: 'LC-00000-000000', signature },
      { reference, signature: '' },
    ),
    fc.record({ reference: fc.string(), signature: fc.string() }),
  );
  await fc.assert(
    fc.asyncProperty(wrong, async (fields) => {
      expect(getVisible(await stop(fields))).toEqual(expected);
    }),
  );
  expect((await service.readRecords()).map((row) => row.reference).sort()).toEqual([reference, join].sort());

  expect(getVisible(await stop({ reference, signature }))).toEqual(expected);
  expect((await service.readRecords()).map((row) => row.reference)).toEqual([join]);
  expect(getVisible(await stop({ reference, signature }))).toEqual(expected);
});

test('deletes nothing for a GET, or for a page of another site', async () => {
  const service = await createSiteService();
  const { reference, signature } = (await submitAlert(service.app)).json<Receipt>();
  const query = new URLSearchParams({ reference, signature }).toString();
  expect(await service.getPage(`/alerts/stop?${query}`)).toMatchObject({ path: '/alerts/stop', query });
  const response = await service.post(
    { reference, signature },
    { path: '/alerts/stop', headers: { 'sec-fetch-site': 'cross-site' } },
  );
  expect(response.statusCode).toBe(403);
  expect(await service.readRecords()).toHaveLength(1);
});

test('limits the rate of stop links, and responds with 503 if storage fails', async () => {
  const limited = await createSiteService({ rateLimitMax: 1 });
  const path = '/alerts/stop';
  expect((await limited.post({}, { path })).statusCode).toBe(303);
  expect((await limited.post({}, { path })).statusCode).toBe(429);

  const service = await createSiteService();
  const { reference, signature } = (await submitAlert(service.app)).json<Receipt>();
  await service.database.schema.dropTable('record').execute();
  const response = await service.post({ reference, signature }, { path });
  expect(response.statusCode).toBe(503);
  expect(response.body).not.toContain(signature);
  expect(service.readLog()).not.toContain(signature);
});

test('signs with the form secret, so that another service does not accept the link', async () => {
  const other = await createTestService({ formSecret: 'another secret for tests, 32 or longer' });
  const service = await createSiteService();
  const { reference } = (await submitAlert(service.app)).json<Receipt>();
  const { signature } = (await submitAlert(other.app)).json<Receipt>();
  await service.post({ reference, signature }, { path: '/alerts/stop' });
  expect(await service.readRecords()).toHaveLength(1);
});
