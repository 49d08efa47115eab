import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { createMetrics } from '../src/metrics.ts';
import { describePostgresql } from './each-database.ts';
import { createFakeSite } from './fake-site.ts';
import { findLeaks, findLeaksInFolder, encode, ENCODING_NAMES } from './leaks.ts';
import { submitJoinRequest, createTestService, VISITOR } from './test-service.ts';
import { SECRET_VALUES, submitEverywhere } from './submit-everywhere.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { email } = VISITOR.contactMethods;

/** The statuses of all submissions: valid ones are stored, then recognized. */
const STATUSES = [
  ...[201, 200, 409, 422, 400, 400, 400, 415, 400, 303, 409, 422],
  ...[201, 409, 422, 201, 409, 422, 303, 400, 404, 404, 404],
];

function createMetricsAndOptions() {
  const metrics = createMetrics();
  return { metrics, changes: { metrics, site: createFakeSite(), trustedProxies: ['127.0.0.1'] } };
}

test('writes no personal data, IP address or key to the data folder, the log or the metrics', async () => {
  const { metrics, changes } = createMetricsAndOptions();
  const service = await createTestService(changes);
  expect(await submitEverywhere(service)).toEqual(STATUSES);
  expect(readdirSync(service.folder)).toContain('longcovid.sqlite-wal');
  expect(service.readLog()).toContain('"route":"/api/contact-messages"');
  expect(findLeaksInFolder(service.folder, SECRET_VALUES)).toEqual([]);
  expect(findLeaks(Buffer.from(service.readLog()), SECRET_VALUES)).toEqual([]);
  expect(findLeaks(Buffer.from(await metrics.registry.metrics()), SECRET_VALUES)).toEqual([]);
});

describePostgresql((server) => {
  test('writes none of them to PostgreSQL, which counts IP addresses', { timeout: 60_000 }, async () => {
    const { changes } = createMetricsAndOptions();
    const databaseUrl = await server().createDatabase();
    const service = await createTestService(changes, { databaseUrl, dataFolder: temporaryFolder() });
    expect(await submitEverywhere(service)).toEqual(STATUSES);
    const dump = await server().dump(databaseUrl);
    expect(dump.toString()).toContain('COPY public.rate_limit');
    for (const { reference } of await service.readRecords()) expect(dump.toString()).toContain(reference);
    // PostgreSQL dumps bytes in hexadecimal, one of the encodings searched for.
    expect(findLeaks(dump, SECRET_VALUES)).toEqual([]);
    expect(findLeaks(Buffer.from(service.readLog()), SECRET_VALUES)).toEqual([]);
  });
});

test('logs no values when storage fails', async () => {
  const failing = () =>
    Promise.reject(new Error(`cannot write ${SECRET_VALUES.join(' ')}`, { cause: new Error(email) }));
  const store = { findKey: () => Promise.resolve(null), insert: failing, delete: failing, ping: failing };
  const service = await createTestService({ site: createFakeSite(), store });
  expect(await submitEverywhere(service)).toContain(500);
  await service.app.inject('/api/ready');
  expect(service.readLog()).toContain('request failed');
  expect(findLeaks(Buffer.from(service.readLog()), SECRET_VALUES)).toEqual([]);
});

test('logs no error message and no part of a request', () => {
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const error = new Error(`cannot read ${email}`, { cause: new Error(email) });
  log.error(error);
  log.error({ err: error });
  log.child({ reqId: 1 }).warn({ err: error }, error.message);
  log.info({ req: { url: `/?${email}` }, res: { headers: email } }, 'request received');
  // PostgreSQL gives hints that quote values.
  log.error(Object.assign(new Error('failed'), { hint: email }), 'database failed');
  expect(lines).toHaveLength(5);
  expect(findLeaks(Buffer.from(lines.join('')), SECRET_VALUES)).toEqual([]);
  expect(lines.join('')).toContain('leak.test.ts');
});

test.each(ENCODING_NAMES)('finds a value that is encoded as %s', async (writing) => {
  const service = await createTestService();
  const around = (text: Buffer) => Buffer.concat([Buffer.from('??'), text, Buffer.from('??')]);
  for (const value of SECRET_VALUES) {
    appendFileSync(join(service.folder, 'longcovid.sqlite-wal'), around(encode(value, writing)));
    expect(findLeaksInFolder(service.folder, [value])).not.toEqual([]);
    expect(findLeaks(around(encode(value, writing)), [value])).not.toEqual([]);
  }
});

test('finds base64 at any offset', () => {
  for (const before of ['', 'a', 'ab', 'abc']) {
    const bytes = Buffer.from(Buffer.from(`${before}${email}${before}`).toString('base64'));
    expect(findLeaks(bytes, [email])).toContain(`${email}, base64`);
  }
});

test('escapes line breaks of a request in the log', async () => {
  const service = await createTestService({ site: createFakeSite() });
  const forged = '%0d%0a{"level":60,"msg":"forged"}';
  await service.app.inject({ url: `/x${forged}?y=${forged}`, headers: { 'user-agent': 'a{"level":60}' } });
  await submitJoinRequest(service.app, { body: { ...VISITOR, firstName: 'a\n{"level":60,"msg":"forged"}' } });
  const lines = service.readLog().trim().split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 30, msg: 'request completed' });
  expect(service.readLog()).not.toContain('forged');
});

test('logs route, status and duration of a request', async () => {
  const service = await createTestService();
  await submitJoinRequest(service.app);
  const { time, reqId, durationMs, ...line } = JSON.parse(service.readLog()) as Record<string, unknown>;
  expect(line).toEqual({
    level: 30,
    method: 'POST',
    route: '/api/join-requests',
    status: 201,
    msg: 'request completed',
  });
  expect([typeof time, typeof reqId, typeof durationMs]).toEqual(['string', 'string', 'number']);
});
