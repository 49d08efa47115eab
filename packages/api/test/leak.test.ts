import { randomUUID } from 'node:crypto';
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeLog } from '../src/logging/log.ts';
import { fakeSite } from './fake-site.ts';
import { leaksIn, leaksInFolder, write, WRITING_NAMES } from './leaks.ts';
import type { ServiceUnderTest } from './service-under-test.ts';
import { send, serviceUnderTest, VISITOR } from './service-under-test.ts';

const ADDRESS = '198.51.100.77';
const KEY = randomUUID();
const { mobile_phone, email } = VISITOR.contactMethods;
const SECRET_VALUES = [
  VISITOR.firstName,
  VISITOR.lastName,
  mobile_phone,
  mobile_phone.replace(/\D/g, ''),
  email,
  ADDRESS,
  KEY,
];

/** Sends the values in every way that a visitor, or a robot, can think of. */
async function tellEverything({ app }: ServiceUnderTest): Promise<number[]> {
  const all = SECRET_VALUES.join(' ');
  const query = new URLSearchParams({ firstName: VISITOR.firstName, email, key: KEY, all }).toString();
  const headers = {
    'x-forwarded-for': ADDRESS,
    'user-agent': encodeURIComponent(all),
    referer: `http://localhost:3000/join?${query}`,
    'x-request-id': KEY,
  };
  const form = { ...VISITOR, contactMethods: 'email', email, mobile_phone };
  const page = (await app.inject({ url: '/join', headers })).json<{ form: { token: string } }>();
  const post = (fields: Record<string, string>, url = '/join') =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const raw = (payload: string, more = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/join-requests?${query}`,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': KEY, ...more },
      payload,
    });
  const answers = [
    await send(app, { key: KEY, headers }),
    await send(app, { key: KEY, headers }),
    await send(app, { key: KEY, headers, body: { ...VISITOR, firstName: email } }),
    await send(app, { headers, body: { ...VISITOR, contactMethods: { email: all } } }),
    await raw(`{"firstName": "${all}`),
    await raw(JSON.stringify({ ...VISITOR, [all]: { [email]: 1 }, lastName: 7 })),
    await raw(JSON.stringify({ __proto__x: 1 }).replace('__proto__x', '__proto__')),
    await raw(all, { 'content-type': 'text/plain' }),
    await raw(JSON.stringify(VISITOR), { 'idempotency-key': email.replace(/[^ -~]/g, '') }),
    await post({ ...form, key: randomUUID(), token: page.form.token }),
    await post({ ...form, key: KEY, token: page.form.token }),
    await post({ ...form, firstName: '', key: KEY, token: page.form.token }, `/join?${query}`),
    await app.inject({ url: `/api/sites?near=${encodeURIComponent(all)}`, headers }),
    await app.inject({ url: `/${encodeURIComponent(all)}?${query}`, headers }),
    await app.inject({ url: `/api/${encodeURIComponent(email)}?${query}`, headers }),
    await app.inject({ url: `/%zz?${query}`, headers }),
  ];
  return answers.map(({ statusCode }) => statusCode);
}

test('no personal value, address or key stands in the database, its WAL, any other file, or the log', async () => {
  const under = await serviceUnderTest({ site: fakeSite(), trustedProxies: ['127.0.0.1'] });
  expect(await tellEverything(under)).toEqual([
    201, 200, 409, 422, 400, 400, 400, 415, 400, 303, 409, 422, 400, 404, 404, 400,
  ]);
  expect(readdirSync(under.folder)).toContain('longcovid.sqlite-wal');
  expect(under.logged()).toContain('"route":"/api/join-requests"');
  expect(leaksInFolder(under.folder, SECRET_VALUES)).toEqual([]);
  expect(leaksIn(Buffer.from(under.logged()), SECRET_VALUES)).toEqual([]);
});

test('a failing storage does not put values into the log', async () => {
  const failing = () =>
    Promise.reject(new Error(`cannot write ${SECRET_VALUES.join(' ')}`, { cause: new Error(email) }));
  const store = { findKey: () => Promise.resolve(null), store: failing, check: failing };
  const under = await serviceUnderTest({ site: fakeSite(), store });
  expect(await tellEverything(under)).toContain(500);
  await under.app.inject('/api/ready');
  expect(under.logged()).toContain('call failed');
  expect(leaksIn(Buffer.from(under.logged()), SECRET_VALUES)).toEqual([]);
});

test('whatever is given to the log, the text of an error and the parts of a request stay out', () => {
  const lines: string[] = [];
  const log = makeLog('trace', { write: (line) => void lines.push(line) });
  const error = new Error(`cannot read ${email}`, { cause: new Error(email) });
  log.error(error);
  log.error({ err: error });
  log.child({ reqId: 1 }).warn({ err: error }, error.message);
  log.info({ req: { url: `/?${email}` }, res: { headers: email } }, 'asked');
  expect(lines).toHaveLength(4);
  expect(leaksIn(Buffer.from(lines.join('')), SECRET_VALUES)).toEqual([]);
  expect(lines.join('')).toContain('leak.test.ts');
});

test.each(WRITING_NAMES)('the search finds a value that is written %s', async (writing) => {
  const under = await serviceUnderTest();
  const around = (text: Buffer) => Buffer.concat([Buffer.from('??'), text, Buffer.from('??')]);
  for (const value of SECRET_VALUES) {
    appendFileSync(join(under.folder, 'longcovid.sqlite-wal'), around(write(value, writing)));
    expect(leaksInFolder(under.folder, [value])).not.toEqual([]);
    expect(leaksIn(around(write(value, writing)), [value])).not.toEqual([]);
  }
});

test('the search finds a base64 text at any place inside another', () => {
  for (const before of ['', 'a', 'ab', 'abc']) {
    const bytes = Buffer.from(Buffer.from(`${before}${email}${before}`).toString('base64'));
    expect(leaksIn(bytes, [email])).toContain(`${email}, base64`);
  }
});

test('a line break in a request cannot make a line of its own in the log', async () => {
  const under = await serviceUnderTest({ site: fakeSite() });
  const forged = '%0d%0a{"level":60,"msg":"forged"}';
  await under.app.inject({ url: `/x${forged}?y=${forged}`, headers: { 'user-agent': 'a{"level":60}' } });
  await send(under.app, { body: { ...VISITOR, firstName: 'a\n{"level":60,"msg":"forged"}' } });
  const lines = under.logged().trim().split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'answered' });
  expect(under.logged()).not.toContain('forged');
});

test('a log line says what was asked for and how it ended', async () => {
  const under = await serviceUnderTest();
  await send(under.app);
  const { time, reqId, ms, ...line } = JSON.parse(under.logged()) as Record<string, unknown>;
  expect(line).toEqual({
    level: 30,
    method: 'POST',
    route: '/api/join-requests',
    status: 201,
    msg: 'answered',
  });
  expect([typeof time, typeof reqId, typeof ms]).toEqual(['string', 'string', 'number']);
});
