import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { ProblemDetails } from '../src/problems/problem.ts';
import { findLeaks, findLeaksInFolder } from './leaks.ts';
import { submitJoinRequest, createTestService } from './test-service.ts';
import { createSiteService } from './site-service.ts';
import type { RenderedState } from './site-service.ts';

const MESSAGE = {
  name: 'Ñandú-Quetzal Zyxwv',
  email: 'zyxwv.nandu@example.org',
  message: 'When can I call?\n\n¿Y en español? 🙂',
};

const submitMessage = (
  app: FastifyInstance,
  {
    key = randomUUID(),
    body = MESSAGE,
    headers = {},
  }: { key?: string; body?: object; headers?: object } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/contact-messages',
    headers: { 'idempotency-key': key, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

test('stores a valid message sealed and responds with its reference', async () => {
  const { app, readRecords, open } = await createTestService();
  const response = await submitMessage(app, { headers: { 'accept-language': 'es' } });
  expect(response.statusCode).toBe(201);
  const { reference } = response.json<{ reference: string }>();
  const [row, ...others] = await readRecords();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    reference,
    kind: 'contact',
    site_id: '',
    cohort: '',
    suspect: 0,
    done_at: null,
  });
  expect(await open(row?.sealed ?? new Uint8Array())).toEqual({
    version: 1,
    reference,
    kind: 'contact',
    siteId: '',
    cohort: '',
    receivedAt: row?.received_at,
    locale: 'es',
    ...MESSAGE,
  });
});

test('stores repeated and concurrent messages once, and rejects the key for another body', async () => {
  const { app, readRecords } = await createTestService();
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 5 }, () => submitMessage(app, { key })));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201]);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect((await submitMessage(app, { key, body: { ...MESSAGE, message: 'Another' } })).statusCode).toBe(409);
  expect(await readRecords()).toHaveLength(1);
});

test('does not reveal the reference of a join request for its key', async () => {
  const { app } = await createTestService();
  const key = randomUUID();
  await submitJoinRequest(app, { key });
  expect((await submitMessage(app, { key })).statusCode).toBe(409);
});

test.each([
  [
    'en',
    [
      ['name', 'required', 'Please enter your name'],
      ['email', 'required', 'Please enter your email address'],
      ['message', 'required', 'Please enter your message'],
    ],
  ],
  [
    'es',
    [
      ['name', 'required', 'Escriba su nombre'],
      ['email', 'required', 'Escriba su dirección de correo electrónico'],
      ['message', 'required', 'Escriba su mensaje'],
    ],
  ],
])('responds with an error message for each empty field (%s)', async (locale, expected) => {
  const { app, readRecords } = await createTestService();
  const response = await submitMessage(app, { body: { locale } });
  expect(response.statusCode).toBe(422);
  expect(response.json<ProblemDetails>()).toMatchObject({
    problem: 'fields',
    errors: expected.map(([field, code, message]) => ({ field, code, message })),
  });
  expect(await readRecords()).toEqual([]);
});

test('accepts 5,000 characters, rejects 5,001 and names the limit', async () => {
  const { app } = await createTestService();
  expect((await submitMessage(app, { body: { ...MESSAGE, message: 'ñ'.repeat(5000) } })).statusCode).toBe(
    201,
  );
  const tooLong = await submitMessage(app, { body: { ...MESSAGE, message: 'ñ'.repeat(5001) } });
  expect(tooLong.json<ProblemDetails>().errors).toEqual([
    {
      field: 'message',
      code: 'too_long',
      message: 'Please enter a message of 5,000 characters or fewer',
    },
  ]);
});

test.each([
  ['no key', { 'idempotency-key': '' }, 400],
  ['another content type', { 'content-type': 'text/plain' }, 415],
  ['another origin', { 'sec-fetch-site': 'cross-site' }, 403],
])('rejects a message with %s', async (_name, headers, status) => {
  const { app, readRecords } = await createTestService();
  expect((await submitMessage(app, { headers })).statusCode).toBe(status);
  expect(await readRecords()).toEqual([]);
});

test('writes no value of a message to files, log or responses', async () => {
  const { app, folder, readLog } = await createTestService();
  const values = [MESSAGE.name, MESSAGE.email, 'When can I call?'];
  const responses = [
    await submitMessage(app),
    await submitMessage(app, { body: { ...MESSAGE, email: 'zyxwv@' } }),
    await submitMessage(app, { body: { ...MESSAGE, name: 7 } }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 422, 400]);
  for (const { body } of responses) expect(findLeaks(Buffer.from(body), values)).toEqual([]);
  expect(findLeaks(Buffer.from(readLog()), values)).toEqual([]);
  expect(findLeaksInFolder(folder, values)).toEqual([]);
});

test.each([
  ['/contact', 'en'],
  ['/es/contact', 'es'],
])('stores the form of %s without script and redirects to its confirmation', async (path, locale) => {
  const service = await createSiteService();
  const { form } = await service.getPage(path);
  expect(form).toMatchObject({ form: 'contact', values: {}, errors: [], problem: null });
  service.advanceClock(60_000);
  // Browsers encode line breaks in forms as CRLF.
  const fields = { ...MESSAGE, message: 'One\r\nTwo', key: form.key, token: form.token, nickname: '' };
  const [first, second] = [await service.post(fields, { path }), await service.post(fields, { path })];
  const [row, ...others] = await service.readRecords();
  expect(others).toEqual([]);
  expect(first.statusCode).toBe(303);
  expect(first.headers.location).toMatch(
    new RegExp(`^${path}/sent\\?reference=${row?.reference}&signature=[\\w-]{22}$`),
  );
  expect(second.headers.location).toBe(first.headers.location);
  expect(row).toMatchObject({ kind: 'contact', suspect: 0 });
  expect(await service.open(row?.sealed ?? new Uint8Array())).toMatchObject({
    locale,
    message: 'One\nTwo',
  });
});

test('renders the form without script again with its errors, values and key', async () => {
  const service = await createSiteService();
  const { form } = await service.getPage('/contact');
  service.advanceClock(60_000);
  const typed = { name: '', email: 'zyxwv@', message: MESSAGE.message };
  const response = await service.post({ ...typed, key: form.key, token: form.token }, { path: '/contact' });
  expect(response.statusCode).toBe(422);
  expect(response.json<RenderedState>()).toMatchObject({
    path: '/contact',
    form: {
      form: 'contact',
      key: form.key,
      problem: 'fields',
      values: { name: [''], email: ['zyxwv@'], message: [MESSAGE.message] },
      errors: [
        { field: 'name', code: 'required' },
        { field: 'email', code: 'invalid' },
      ],
    },
  });
});

test.each([
  ['a filled honeypot', { nickname: 'bot' }, 60_000],
  ['a submission in under 3 seconds', {}, 2999],
])('stores a message without script that has %s, marked as suspect', async (_name, extra, age) => {
  const service = await createSiteService();
  const { form } = await service.getPage('/contact');
  service.advanceClock(age);
  const fields = { ...MESSAGE, key: form.key, token: form.token, ...extra };
  expect((await service.post(fields, { path: '/contact' })).statusCode).toBe(303);
  expect(await service.readRecords()).toMatchObject([{ kind: 'contact', suspect: 1 }]);
});
