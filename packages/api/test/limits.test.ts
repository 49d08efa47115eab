import { expect, test } from 'vitest';
import { createNetworkKey, createRateLimitKey } from '../src/limits/rate-limit-key.ts';
import { createFakeSite } from './fake-site.ts';
import { createSiteService } from './site-service.ts';
import type { RenderedState, SiteService } from './site-service.ts';
import { createTestService, submitJoinRequest, VISITOR } from './test-service.ts';
import { connectTo, readResponse, sendText } from './wire.ts';

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

test('does not count reads', async () => {
  const { app } = await createTestService({ rateLimitMax: 1 });
  for (const url of ['/api/sites', '/api/sites', '/api/locations', '/api/health', '/api/ready']) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
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

test.each([
  ['198.51.100.7:40000', '198.51.100.7'],
  ['[2001:db8:1:2::1]:40000', '2001:db8:1:2::1'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::1'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['[::ffff:198.51.100.7]:40000', '198.51.100.7'],
  ['64:ff9b::c633:6407', '198.51.100.7'],
])('counts %s as %s, however a proxy writes it', (written, address) => {
  for (const createKey of [createRateLimitKey, createNetworkKey])
    expect(createKey(written, SECRET, NOON)).toBe(createKey(address, SECRET, NOON));
});

test('counts others than addresses as they are written', () => {
  const keys = ['unknown', '', '2001:db8:1:2', '198.51.100.7:'].map((text) =>
    createNetworkKey(text, SECRET, NOON),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

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
  const request = `GET /api/health HTTP/1.1\r\nHost: a\r\nX-Large: ${'Zyxwv'.repeat(20_000)}\r\n\r\n`;
  expect(await sendText(app, request)).toMatch(/^HTTP\/1.1 (400|431) /);
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

test('counts what it refuses, and over the limit refuses it as it refuses the rest', async () => {
  const { app } = await createTestService({ rateLimitMax: 3 });
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  const plainText = { ...crossSite, 'content-type': 'text/plain' };
  const large = { ...VISITOR, firstName: 'x'.repeat(40_000) };
  const submissions = [{ headers: plainText }, { headers: crossSite, body: large }, { headers: crossSite }];
  for (const expected of [
    [415, 413, 403],
    [429, 429, 429],
  ]) {
    const statuses = [];
    for (const submission of submissions)
      statuses.push((await submitJoinRequest(app, submission)).statusCode);
    expect(statuses).toEqual(expected);
  }
  expect((await submitJoinRequest(app)).statusCode).toBe(429);
});

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an unknown origin', { origin: 'null' }],
])('rejects a request from %s', async (_name, headers) => {
  const { app, readRecords } = await createTestService();
  expect((await submitJoinRequest(app, { headers })).statusCode).toBe(403);
  expect(await readRecords()).toEqual([]);
});

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['our own page in an older browser', { origin: 'http://localhost:3000' }],
  ['a client that is no browser', {}],
])('accepts a request from %s', async (_name, headers) => {
  const { app } = await createTestService();
  expect((await submitJoinRequest(app, { headers })).statusCode).toBe(201);
});

test('limits requests per IP address', async () => {
  const { app } = await createTestService({ rateLimitMax: 2, trustedProxies: ['127.0.0.1'] });
  const from = (address: string) => submitJoinRequest(app, { headers: { 'x-forwarded-for': address } });
  await from('198.51.100.7');
  await from('198.51.100.7');
  const rejected = await from('198.51.100.7');
  expect(rejected.statusCode).toBe(429);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  expect(rejected.json()).toMatchObject({
    detail:
      'Too many requests came from your internet connection. Other people may use it too. Please try again in a minute.',
  });
  expect((await from('198.51.100.8')).statusCode).toBe(201);
});

test('ignores forwarding headers of untrusted proxies, and warns once', async () => {
  const { app, readLog } = await createTestService({ rateLimitMax: 1 });
  await submitJoinRequest(app, { headers: { 'x-forwarded-for': '198.51.100.7' } });
  const second = await submitJoinRequest(app, { headers: { 'x-forwarded-for': '198.51.100.8' } });
  expect(second.statusCode).toBe(429);
  expect(readLog().match(/TRUST_PROXY/g)).toHaveLength(1);
});

const HOUR_MS = 3_600_000;
const createLimitedService = () => createSiteService({ rateLimitMax: 2, trustedProxies: ['127.0.0.1'] });

/** Requests a form and sends it, as a robot without script does, from one address. */
async function sendForm(service: SiteService, address: string, path = '/contact'): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  const { form } = (await service.app.inject({ url: path, headers })).json<RenderedState>();
  service.advanceClock(4000);
  const fields = {
    name: 'Ana',
    email: 'ana@example.org',
    message: 'Hello',
    key: form.key,
    token: form.token,
  };
  return (await service.post(fields, { path, headers })).statusCode;
}

test.each([
  ['198.51.100', (host: number) => `198.51.100.${host}`, '198.51.101.1'],
  [
    'an IPv6 /56',
    (host: number) => `2001:db8:1:2${host.toString(16).padStart(2, '0')}::1`,
    '2001:db8:1:300::1',
  ],
])(
  'marks forms from many addresses of one network, and refuses them after 40 in an hour: %s',
  async (_name, at, other) => {
    const service = await createLimitedService();
    const statuses = [];
    for (let host = 1; host <= 42; host += 1) statuses.push(await sendForm(service, at(host)));
    expect(statuses).toEqual([...Array<number>(40).fill(303), 429, 429]);
    const marks = (await service.readRecords())
      .sort((a, b) => (a.received_at < b.received_at ? -1 : 1))
      .map(({ suspect }) => suspect);
    expect(marks).toEqual([0, 0, ...Array<number>(38).fill(1)]);
    // Nobody else is refused or marked, and nobody in the next hour.
    expect(await sendForm(service, other)).toBe(303);
    service.advanceClock(HOUR_MS);
    expect(await sendForm(service, at(1))).toBe(303);
    expect((await service.readRecords()).filter(({ suspect }) => suspect === 0)).toHaveLength(4);
  },
);

test('counts JSON calls and forms together, and says how long to wait', async () => {
  const service = await createLimitedService();
  const statuses = [];
  for (let host = 1; host <= 41; host += 1) {
    const response = await submitJoinRequest(service.app, {
      headers: { 'x-forwarded-for': `198.51.100.${host}` },
    });
    statuses.push(response.statusCode);
    if (host === 41) {
      expect(response.headers['retry-after']).toBe('3600');
      expect(response.json<{ detail: string }>().detail).toMatch(/^Too many .+ try again in 60 minutes\.$/);
    }
  }
  expect(statuses).toEqual([...Array<number>(40).fill(201), 429]);
  service.advanceClock(HOUR_MS - 90_000);
  const { statusCode, body } = await service.post({}, { headers: { 'x-forwarded-for': '198.51.100.200' } });
  expect(statusCode).toBe(429);
  expect(body).toContain('<h1>Please try again in 2 minutes.</h1>');
});

test('creates keys of a network and hour that hide its addresses', () => {
  const key = (address: string, secret = 'one', now = NOON) => createNetworkKey(address, secret, now);
  expect(key('198.51.100.7')).toBe(key('198.51.100.250', 'one', new Date('2026-11-20T12:59:59Z')));
  expect(key('198.51.100.7')).not.toBe(key('198.51.101.7'));
  expect(key('198.51.100.7')).toBe(key('::ffff:198.51.100.9'));
  expect(key('2001:db8:1:201::1')).toBe(key('2001:DB8:1:2ff:9::1'));
  expect(key('2001:db8:1:201::1')).not.toBe(key('2001:db8:1:300::1'));
  expect(key('198.51.100.7')).not.toBe(key('198.51.100.7', 'two'));
  expect(key('198.51.100.7')).not.toBe(key('198.51.100.7', 'one', new Date('2026-11-20T13:00:00Z')));
});
