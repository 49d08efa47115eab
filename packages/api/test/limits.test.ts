import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createRateLimitKey } from '../src/limits/rate-limit-key.ts';
import { PAGES_PER_SUBMISSION } from '../src/service.ts';
import { createFakeSite } from './fake-site.ts';
import { submitJoinRequest, createTestService } from './test-service.ts';

const SECRET = 'a secret for tests, 32 or longer';
const NOON = new Date('2026-11-20T12:00:00Z');

test('responds 429 with the seconds until the next minute', async () => {
  let now = new Date('2026-11-20T12:00:41Z');
  const { app } = await createTestService({ rateLimitMax: 1, now: () => now });
  expect((await submitJoinRequest(app)).statusCode).toBe(201);
  const rejected = await submitJoinRequest(app);
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '19']);
  now = new Date('2026-11-20T12:01:00Z');
  expect((await submitJoinRequest(app)).statusCode).toBe(201);
});

test('shows the form to all people behind one address, and then they can send it', async () => {
  const { app } = await createTestService({ rateLimitMax: 3, site: createFakeSite() });
  const views = await Promise.all(
    Array.from({ length: 40 }, (_, visitor) => app.inject(visitor % 2 ? '/join' : '/es/join?cohort=adult')),
  );
  expect(views.filter(({ statusCode }) => statusCode === 429)).toEqual([]);
  const sent = [];
  for (let visitor = 0; visitor < 4; visitor += 1) sent.push((await submitJoinRequest(app)).statusCode);
  expect(sent).toEqual([201, 201, 201, 429]);
});

test('counts rendered pages, and responds with a page', async () => {
  const { app } = await createTestService({ rateLimitMax: 1, site: createFakeSite() });
  for (let visit = 0; visit < PAGES_PER_SUBMISSION; visit += 1)
    expect((await app.inject('/es/join')).statusCode).toBe(200);
  const rejected = await app.inject('/es/join');
  expect([rejected.statusCode, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(rejected.headers['content-type']).toContain('text/html');
  expect(rejected.body).toContain('lang="es"');
});

test('does not count reads', async () => {
  const { app } = await createTestService({ rateLimitMax: 1 });
  for (const url of ['/api/sites', '/api/sites', '/api/locations', '/api/health', '/api/ready']) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
});

test('renders four of nine concurrent pages and responds 503 to the others', async () => {
  const waiting: (() => void)[] = [];
  const slow = createFakeSite(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { status: 200, html: '<h1>Join</h1>' };
  });
  const { app } = await createTestService({ site: slow });
  const responses = Array.from({ length: 9 }, () => app.inject('/join'));
  const rejected = await Promise.race(responses);
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '10']);
  expect(waiting).toHaveLength(4);
  for (const finish of waiting) finish();
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 503, 503, 503, 503, 503]);
  const next = app.inject('/join');
  await expect.poll(() => waiting.length).toBe(5);
  waiting.at(-1)?.();
  expect((await next).statusCode).toBe(200);
});

/** Works for some processor time, as a slow page does. */
function work(milliseconds: number): void {
  const start = process.threadCpuUsage();
  const elapsed = () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
  while (elapsed() < milliseconds) Math.random();
}

/** Does nothing for some time, as on a machine whose cores do other work. */
const waitForCore = (milliseconds: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const waitForTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/** The statuses of three pages that arrive at once, and of one in a later turn of the event loop. */
async function renderThree(beforeFirst: () => unknown): Promise<number[]> {
  let isFirst = true;
  const site = createFakeSite(() => {
    if (isFirst) beforeFirst();
    isFirst = false;
    return Promise.resolve({ status: 200, html: '<h1>Join</h1>' });
  });
  const { app } = await createTestService({ site });
  await app.inject('/site-map');
  const responses = await Promise.all([app.inject('/join'), app.inject('/join'), app.inject('/es/join')]);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  await waitForTurn();
  const later = await app.inject('/join');
  return [...responses, later].map(({ statusCode }) => statusCode);
}

test('renders no page after 200 ms of work in one turn, until the next turn', async () => {
  expect(await renderThree(() => work(250))).toEqual([200, 503, 503, 200]);
  expect(await renderThree(() => work(100))).toEqual([200, 200, 200, 200]);
});

test('renders every page on a machine that is busy with other work', async () => {
  expect(await renderThree(() => waitForCore(400))).toEqual([200, 200, 200, 200]);
});

test('creates keys that depend on the day, the secret and the /64 network', () => {
  const key = (address: string, secret = SECRET, now = NOON) => createRateLimitKey(address, secret, now);
  expect(key('198.51.100.7')).toBe(key('198.51.100.7'));
  expect(key('198.51.100.7')).not.toBe(key('198.51.100.8'));
  expect(key('198.51.100.7')).not.toBe(key('198.51.100.7', 'another'));
  expect(key('198.51.100.7')).not.toBe(key('198.51.100.7', SECRET, new Date('2026-11-21T12:00:00Z')));
  expect(key('2001:DB8:1:2::1')).toBe(key('2001:db8:1:2:9::1'));
  expect(key('::1')).toBe(key('0:0:0:0:0:0:0:2'));
  expect(key('2001:db8::')).not.toBe(key('2001:db8:0:1::'));
  expect(key('::ffff:198.51.100.7')).not.toBe(key('::ffff:198.51.100.8'));
});

async function connectTo(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The service does not listen.');
  const socket = connect(address.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return socket;
}

async function readResponse(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

test('serves others while a hundred connections are idle, and closes these with 408', async () => {
  const { app } = await createTestService({ requestTimeout: 1000 });
  const idle = [];
  for (let i = 0; i < 100; i += 1) idle.push(await connectTo(app));
  const responses = idle.map((socket) => {
    socket.write('POST /api/join-requests HTTP/1.1\r\nHost: a\r\n');
    return readResponse(socket);
  });
  expect((await submitJoinRequest(app)).statusCode).toBe(201);
  for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1.1 408 /);
});

test('stops reading a chunked body at the limit', async () => {
  const { app } = await createTestService();
  const socket = await connectTo(app);
  const response = readResponse(socket);
  socket.write(
    'POST /api/join-requests HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n' +
      `Idempotency-Key: ${crypto.randomUUID()}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  for (let i = 0; i < 9; i += 1) socket.write(`1000\r\n${' '.repeat(4096)}\r\n`);
  expect(await response).toMatch(/^HTTP\/1.1 413 /);
});

test('rejects a header of 100 KiB', async () => {
  const { app, readLog } = await createTestService();
  const socket = await connectTo(app);
  const response = readResponse(socket);
  socket.write(`GET /api/health HTTP/1.1\r\nHost: a\r\nX-Large: ${'Zyxwv'.repeat(20_000)}\r\n\r\n`);
  expect(await response).toMatch(/^HTTP\/1.1 (400|431) /);
  expect(readLog()).not.toContain('Zyxwv');
});

test('finishes open requests before it stops', async () => {
  let finish: () => void = () => undefined;
  const started = Promise.withResolvers<null>();
  const { app } = await createTestService({
    seal: () =>
      new Promise((resolve) => {
        finish = () => resolve(new Uint8Array([1]));
        started.resolve(null);
      }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const pending = submitJoinRequest(app);
  await started.promise;
  const closed = app.close();
  finish();
  expect((await pending).statusCode).toBe(201);
  await closed;
  expect(app.server.listening).toBe(false);
});
