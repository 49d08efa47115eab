import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { Problem } from '../src/problems/problem.ts';
import { leaksIn, leaksInFolder } from './leaks.ts';
import { send, serviceUnderTest } from './test-service.ts';
import { visit } from './site-service.ts';
import type { Drawn } from './site-service.ts';

const MESSAGE = {
  name: 'Ñandú-Quetzal Zyxwv',
  email: 'zyxwv.nandu@example.org',
  message: 'When can I call?\n\n¿Y en español? 🙂',
};

const write = (
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

test('a good message is answered with a reference and stands sealed in the database', async () => {
  const { app, rows, open } = await serviceUnderTest();
  const answer = await write(app, { headers: { 'accept-language': 'es' } });
  expect(answer.statusCode).toBe(201);
  const { reference } = answer.json<{ reference: string }>();
  const [row, ...others] = await rows();
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

test('a repeated or simultaneous send gives one record; the same key with another body is refused', async () => {
  const { app, rows } = await serviceUnderTest();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => write(app, { key })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect((await write(app, { key, body: { ...MESSAGE, message: 'Another' } })).statusCode).toBe(409);
  expect(await rows()).toHaveLength(1);
});

test('a key of a join request does not open the way to its reference', async () => {
  const { app } = await serviceUnderTest();
  const key = randomUUID();
  await send(app, { key });
  expect((await write(app, { key })).statusCode).toBe(409);
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
])('an empty message is answered with a sentence for each field, %s', async (locale, expected) => {
  const { app, rows } = await serviceUnderTest();
  const answer = await write(app, { body: { locale } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<Problem>()).toMatchObject({
    problem: 'fields',
    errors: expected.map(([field, code, message]) => ({ field, code, message })),
  });
  expect(await rows()).toEqual([]);
});

test('a message of 5,000 characters is taken, one of 5,001 is not, and the answer says the limit', async () => {
  const { app } = await serviceUnderTest();
  expect((await write(app, { body: { ...MESSAGE, message: 'ñ'.repeat(5000) } })).statusCode).toBe(201);
  const tooLong = await write(app, { body: { ...MESSAGE, message: 'ñ'.repeat(5001) } });
  expect(tooLong.json<Problem>().errors).toEqual([
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
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
])('with %s it is refused', async (_name, headers, status) => {
  const { app, rows } = await serviceUnderTest();
  expect((await write(app, { headers })).statusCode).toBe(status);
  expect(await rows()).toEqual([]);
});

test('nothing of a message can be read in files, log or answers', async () => {
  const { app, folder, logged } = await serviceUnderTest();
  const values = [MESSAGE.name, MESSAGE.email, 'When can I call?'];
  const answers = [
    await write(app),
    await write(app, { body: { ...MESSAGE, email: 'zyxwv@' } }),
    await write(app, { body: { ...MESSAGE, name: 7 } }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422, 400]);
  for (const { body } of answers) expect(leaksIn(Buffer.from(body), values)).toEqual([]);
  expect(leaksIn(Buffer.from(logged()), values)).toEqual([]);
  expect(leaksInFolder(folder, values)).toEqual([]);
});

test.each([
  ['/contact', 'en'],
  ['/es/contact', 'es'],
])(
  'without script: the form of %s is stored and leads to the page that says thanks',
  async (path, locale) => {
    const under = await visit();
    const { form } = await under.draw(path);
    expect(form).toMatchObject({ form: 'contact', values: {}, errors: [], problem: null });
    under.wait(60_000);
    // Browsers send the line ends of a form as two characters.
    const fields = { ...MESSAGE, message: 'One\r\nTwo', key: form.key, token: form.token, nickname: '' };
    const [first, second] = [await under.post(fields, { path }), await under.post(fields, { path })];
    const [row, ...others] = await under.rows();
    expect(others).toEqual([]);
    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toBe(`${path}/sent?reference=${row?.reference}`);
    expect(second.headers.location).toBe(first.headers.location);
    expect(row).toMatchObject({ kind: 'contact', suspect: 0 });
    expect(await under.open(row?.sealed ?? new Uint8Array())).toMatchObject({ locale, message: 'One\nTwo' });
  },
);

test('without script: mistakes come back with every value, the same key, and the page of the form', async () => {
  const under = await visit();
  const { form } = await under.draw('/contact');
  under.wait(60_000);
  const typed = { name: '', email: 'zyxwv@', message: MESSAGE.message };
  const answer = await under.post({ ...typed, key: form.key, token: form.token }, { path: '/contact' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<Drawn>()).toMatchObject({
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
  ['a send in under 3 seconds', {}, 2999],
])('without script: %s marks the message, but it is kept', async (_name, extra, age) => {
  const under = await visit();
  const { form } = await under.draw('/contact');
  under.wait(age);
  const fields = { ...MESSAGE, key: form.key, token: form.token, ...extra };
  expect((await under.post(fields, { path: '/contact' })).statusCode).toBe(303);
  expect(await under.rows()).toMatchObject([{ kind: 'contact', suspect: 1 }]);
});
