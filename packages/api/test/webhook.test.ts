import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { createEventQueue } from '../src/storage/event-queue.ts';
import { StorageError } from '../src/storage/request-store.ts';
import { getDatabaseFile } from '../src/storage/sqlite.ts';
import { deleteRecord } from '../src/storage/staff-store.ts';
import type { StorageLocation } from '../src/storage/types.ts';
import { deliverNextEvent } from '../src/webhook/deliver.ts';
import { startWebhook } from '../src/webhook/worker.ts';
import { listReferences, sendForm, startService } from './cli-process.ts';
import { describeEachDatabase } from './each-database.ts';
import { createTestStore, createRequestAt } from './test-store.ts';
import { createTestService, submitForm, submitJoinRequest, VISITOR } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';
import type { Received } from './webhook-receiver.ts';
import { startReceiver } from './webhook-receiver.ts';

const SECRET = Buffer.alloc(32, 7);
const NOON = Date.UTC(2026, 10, 20, 12);
const SECOND = 1000;
const HOUR = 3600 * SECOND;

type Verify = (headers: Received['headers'], body: string, secret: string, now?: number) => boolean;

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/notifications.md'), 'utf8');

/** The function that the guide gives to receivers. */
async function importVerify(): Promise<Verify> {
  const [, source = ''] = /^```js\n(.*?)^```$/ms.exec(guide) ?? [];
  const { verify } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    verify: Verify;
  };
  return verify;
}

/** Computed anew from the text of the specification. */
const computeSignature = ({ headers, body }: Received): string => {
  const hmac = createHmac('sha256', SECRET);
  for (const part of [headers['webhook-id'], '.', headers['webhook-timestamp'], '.', body])
    hmac.update(String(part));
  return `v1,${hmac.digest('base64')}`;
};

describeEachDatabase((createLocation) => {
  /** A service with a webhook, its receiver, and a clock that a test advances. */
  async function createNotifyingService(location?: StorageLocation) {
    const receiver = await startReceiver();
    const service = await createTestService({ hasWebhook: true }, location ?? (await createLocation()));
    const clock = { time: NOON };
    const queue = createEventQueue(service.database);
    const deliver = (timeoutMs?: number) =>
      deliverNextEvent({
        url: receiver.url,
        secret: SECRET,
        queue,
        now: () => new Date(clock.time),
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
    const readEvents = () => service.database.selectFrom('webhook_event').selectAll().execute();
    const submit = async (body = VISITOR): Promise<string> => {
      const response = await submitJoinRequest(service.app, { body });
      expect(response.statusCode).toBe(201);
      clock.time += 10 * SECOND;
      return response.json<{ reference: string }>().reference;
    };
    return { ...service, receiver, clock, queue, deliver, readEvents, submit };
  }

  test('tells once of a record, signed, and nothing of the person', async () => {
    const { app, submit, deliver, receiver, readEvents, readRecords, clock } = await createNotifyingService();
    const reference = await submit({ ...VISITOR, locale: 'es' });
    expect(await deliver()).toEqual({ result: 'delivered' });
    expect([await deliver(), await readEvents()]).toEqual([{ result: 'none-due' }, []]);
    const [first, ...others] = receiver.received;
    expect(others).toEqual([]);
    if (first === undefined) throw new Error('Nothing arrived.');
    const [record] = await readRecords();
    expect(JSON.parse(first.body)).toEqual({
      reference,
      kind: 'join',
      siteId: VISITOR.siteId,
      group: VISITOR.cohort,
      receivedAt: record?.received_at,
      locale: 'es',
    });
    const [, example = ''] = /^```json\n(.*?)^```$/ms.exec(guide) ?? [];
    expect(Object.keys(JSON.parse(first.body) as object)).toEqual(Object.keys(JSON.parse(example) as object));
    expect(first.headers['content-type']).toBe('application/json');
    expect(first.headers['webhook-id']).toMatch(/^[0-9a-f-]{36}$/);

    expect(first.headers['webhook-signature']).toBe(computeSignature(first));
    const verify = await importVerify();
    const secret = `whsec_${SECRET.toString('base64')}`;
    expect(verify(first.headers, first.body, secret, clock.time)).toBe(true);
    expect(verify(first.headers, first.body, SECRET.toString('base64'), clock.time)).toBe(true);
    const tampered = first.body.replace('pediatric', 'pregnancy');
    expect(verify(first.headers, tampered, secret, clock.time)).toBe(false);
    expect(verify(first.headers, first.body, Buffer.alloc(32).toString('base64'), clock.time)).toBe(false);
    expect(verify(first.headers, first.body, secret, clock.time + HOUR)).toBe(false);
    expect(verify({ ...first.headers, 'webhook-id': 'other' }, first.body, secret, clock.time)).toBe(false);
    expect(verify({}, first.body, secret, clock.time)).toBe(false);

    const message = await submitForm(app, '/api/contact-messages', {
      body: { name: 'Zyxwv', email: 'zyxwv@example.org', message: 'Zyxwv?' },
    });
    expect([message.statusCode, await deliver()]).toEqual([201, { result: 'delivered' }]);
    const body = receiver.received[1]?.body ?? '';
    expect(JSON.parse(body)).toMatchObject({ kind: 'contact', siteId: null, group: null });
    expect(JSON.stringify(receiver.received)).not.toMatch(/zyxwv/i);
  });

  test('stores one event for a key, and none without a webhook', async () => {
    const location = await createLocation();
    const { app, readEvents } = await createNotifyingService(location);
    const key = crypto.randomUUID();
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await submitJoinRequest(app, { key })).statusCode);
    expect([statuses, (await readEvents()).length]).toEqual([[201, 200, 200], 1]);
    const { app: silent } = await createTestService({}, location);
    expect((await submitJoinRequest(silent)).statusCode).toBe(201);
    expect(await readEvents()).toHaveLength(1);
  });

  const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');
  const FAILURES: [string, (response: ServerResponse) => void, number | null][] = [
    ['answers 500', (response) => response.writeHead(500).end(), 500],
    ['answers 410', (response) => response.writeHead(410).end('no'), 410],
    ['redirects', (response) => response.writeHead(302, { location: '/elsewhere' }).end(), 302],
    ['redirects and keeps the method', (response) => response.writeHead(308, { location: '/' }).end(), 308],
    ['hangs', () => undefined, null],
    ['dies half-way', (response) => response.destroy(), null],
    ['sends headers without end', (response) => void response.socket?.write('HTTP/1.1 204 OK\r\nA: b'), null],
    [
      'replies 10 MB',
      (response) => void response.writeHead(503).end(Buffer.alloc(10 * MEGABYTE.length)),
      503,
    ],
  ];
  test.each(FAILURES)('delivers later what a receiver that %s has refused', async (_name, fail, status) => {
    const { submit, deliver, receiver, clock, readRecords } = await createNotifyingService();
    receiver.answerWith(fail);
    const reference = await submit();
    expect(await deliver(500)).toEqual({ result: 'failed', status });
    expect(await deliver()).toEqual({ result: 'none-due' });
    expect(await readRecords()).toHaveLength(1);
    receiver.answerWith((response) => response.writeHead(200).end('{}'));
    clock.time += 30 * SECOND;
    expect([await deliver(), await deliver()]).toEqual([{ result: 'delivered' }, { result: 'none-due' }]);
    const [first, second, ...others] = receiver.received;
    expect(others).toEqual([]);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(second?.body).toContain(reference);
  });

  test('reads no more of a reply than has arrived already', async () => {
    const { submit, deliver, receiver } = await createNotifyingService();
    const closed = new Promise<number>((resolve) => {
      receiver.answerWith((response) => {
        let sent = 0;
        response.writeHead(200);
        response.on('close', () => resolve(sent));
        const send = (): void => {
          while (!response.destroyed && response.write(MEGABYTE)) sent += 1;
          response.once('drain', send);
        };
        send();
      });
    });
    await submit();
    expect(await deliver()).toEqual({ result: 'delivered' });
    expect(await closed).toBeLessThan(10);
  });

  test('tries again after 30 seconds, then after twice as long each time, at most an hour', async () => {
    const { submit, deliver, clock, receiver } = await createNotifyingService();
    receiver.answerWith((response) => response.writeHead(500).end());
    await submit();
    for (const seconds of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      expect(await deliver()).toMatchObject({ result: 'failed' });
      clock.time += seconds * SECOND - 1;
      expect(await deliver()).toEqual({ result: 'none-due' });
      clock.time += 1;
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('keeps the order, and lets no refused event hold up the others', async () => {
    const { submit, deliver, receiver } = await createNotifyingService();
    const references = [await submit(), await submit(), await submit()];
    receiver.answerWith((response) => response.writeHead(500).end());
    expect(await deliver()).toMatchObject({ result: 'failed' });
    receiver.answerWith((response) => response.writeHead(204).end());
    expect([await deliver(), await deliver()]).toEqual([{ result: 'delivered' }, { result: 'delivered' }]);
    expect(
      receiver.received.map(({ body }) => (JSON.parse(body) as { reference: string }).reference),
    ).toEqual(references);
  });

  test('gives an event to one of the instances that ask at the same time', async () => {
    const location = await createLocation();
    const { store, database } = await createTestStore(location);
    const names = Array.from({ length: 6 }, (_, index) => `e${index}`);
    for (const id of names)
      await store.insert({
        ...createRequestAt(id, '2026-11-20T10:00:00.000Z'),
        event: { id, locale: 'en' },
      });
    const queues = [createEventQueue(database), createEventQueue((await createTestStore(location)).database)];
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => queues[index % 2]?.claimEvent(new Date(NOON))),
    );
    const claimed = claims.flatMap((event) => event?.id ?? []);
    expect(claimed.sort()).toEqual(names);
  });

  test('has nothing to tell of a record that was deleted', async () => {
    const { submit, deliver, database, readEvents } = await createNotifyingService();
    const reference = await submit();
    await deleteRecord(database, 'join', reference);
    expect([await readEvents(), await deliver()]).toEqual([[], { result: 'none-due' }]);
  });

  test('delivers what a clock that was wrong has postponed for years', async () => {
    const { submit, deliver, clock, receiver } = await createNotifyingService();
    await submit();
    receiver.answerWith((response) => response.writeHead(500).end());
    clock.time += 24 * 365 * HOUR;
    await deliver();
    receiver.answerWith((response) => response.writeHead(204).end());
    clock.time -= 24 * 365 * HOUR;
    expect(await deliver()).toEqual({ result: 'delivered' });
  });
});

test('logs once that a receiver fails, and nothing of the event or the receiver', async () => {
  const receiver = await startReceiver();
  receiver.answerWith((response) => response.writeHead(500).end());
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const event = {
    id: 'e',
    reference: 'LC-a',
    kind: 'join',
    siteId: 's',
    cohort: 'c',
    receivedAt: 'r',
    locale: 'en',
    attempts: 0,
  };
  const queue = { claimEvent: () => Promise.resolve(event), removeEvent: () => Promise.resolve() };
  const stop = startWebhook({ url: receiver.url, secret: SECRET }, queue, log);
  await expect.poll(() => lines.length).toBe(1);
  await stop();
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 40,
    msg: 'webhook event not delivered',
    status: 500,
    hint: expect.stringMatching(/did not answer with 200 to 299.+tried again/) as string,
  });
  expect(lines.join('')).not.toMatch(/LC-a|127\.0\.0\.1/);

  const failing = { ...queue, claimEvent: () => Promise.reject(new StorageError(new Error('Zyxwv'))) };
  const stopFailing = startWebhook({ url: receiver.url, secret: SECRET }, failing, log);
  await expect.poll(() => lines.length).toBe(2);
  await stopFailing();
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 40, msg: 'webhook events not read' });
  expect(lines[1]).not.toContain('Zyxwv');
});

test('accepts while the receiver hangs, and delivers after kill -9 and a restart', async () => {
  const receiver = await startReceiver();
  receiver.answerWith(() => undefined);
  const environment = { WEBHOOK_URL: receiver.url.href, WEBHOOK_SECRET: SECRET.toString('base64') };
  const settings = { dataFolder: temporaryFolder(), environment };
  const service = await startService(settings);
  const submit = async () => {
    expect((await sendForm(service)).status).toBe(201);
  };
  await submit();
  await expect.poll(() => receiver.received.length).toBe(1);
  await submit();
  await service.kill('SIGKILL');
  const connection = new DatabaseSync(getDatabaseFile(settings.dataFolder));
  connection.exec("UPDATE webhook_event SET next_attempt_at = '2026-01-01T00:00:00.000Z'");
  const countEvents = () => connection.prepare('SELECT count(*) AS count FROM webhook_event').get()?.count;
  expect(countEvents()).toBe(2);

  receiver.answerWith((response) => response.writeHead(204).end());
  const restarted = await startService(settings);
  await expect.poll(countEvents).toBe(0);
  connection.close();
  const told = receiver.received
    .slice(1)
    .map(({ body }) => (JSON.parse(body) as { reference: string }).reference);
  expect(told.sort()).toEqual((await listReferences(settings)).sort());
  expect(receiver.received[0]?.headers['webhook-id']).toBe(
    receiver.received.slice(1).find(({ body }) => body === receiver.received[0]?.body)?.headers['webhook-id'],
  );
  await restarted.kill('SIGTERM');
  expect(restarted.readOutput()).not.toContain(receiver.url.host);
});
