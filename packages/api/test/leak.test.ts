import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeLog } from '../src/logger.ts';
import { makeMetrics } from '../src/metrics.ts';
import { onPostgresql } from './each-database.ts';
import { fakeSite } from './fake-site.ts';
import { leaksIn, leaksInFolder, write, WRITING_NAMES } from './leaks.ts';
import { send, serviceUnderTest, VISITOR } from './test-service.ts';
import { SECRET_VALUES, tellEverything } from './submit-everywhere.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { email } = VISITOR.contactMethods;

/** What becomes of everything that is told: a form that is good is stored, and known again. */
const STATUSES = [
  ...[201, 200, 409, 422, 400, 400, 400, 415, 400, 303, 409, 422],
  ...[201, 409, 422, 400, 404, 404, 404],
];

function tellAndCount() {
  const metrics = makeMetrics();
  return { metrics, changes: { metrics, site: fakeSite(), trustedProxies: ['127.0.0.1'] } };
}

test('no personal value, address or key stands in the database, its WAL, any other file, the log or the metrics', async () => {
  const { metrics, changes } = tellAndCount();
  const under = await serviceUnderTest(changes);
  expect(await tellEverything(under)).toEqual(STATUSES);
  expect(readdirSync(under.folder)).toContain('longcovid.sqlite-wal');
  expect(under.logged()).toContain('"route":"/api/contact-messages"');
  expect(leaksInFolder(under.folder, SECRET_VALUES)).toEqual([]);
  expect(leaksIn(Buffer.from(under.logged()), SECRET_VALUES)).toEqual([]);
  expect(leaksIn(Buffer.from(await metrics.registry.metrics()), SECRET_VALUES)).toEqual([]);
});

onPostgresql((server) => {
  test('nor in a dump of PostgreSQL, where addresses are counted too', { timeout: 60_000 }, async () => {
    const { changes } = tellAndCount();
    const databaseUrl = await server().createDatabase();
    const under = await serviceUnderTest(changes, { databaseUrl, dataFolder: temporaryFolder() });
    expect(await tellEverything(under)).toEqual(STATUSES);
    const dump = await server().dump(databaseUrl);
    expect(dump.toString()).toContain('COPY public.rate_limit');
    for (const { reference } of await under.rows()) expect(dump.toString()).toContain(reference);
    // PostgreSQL writes bytes in hexadecimal, one of the ways that are looked for.
    expect(leaksIn(dump, SECRET_VALUES)).toEqual([]);
    expect(leaksIn(Buffer.from(under.logged()), SECRET_VALUES)).toEqual([]);
  });
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
