import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createFakeSite } from './fake-site.ts';
import { createTestService } from './test-service.ts';
import type { RequestStore } from '../src/storage/request-store.ts';

const failingStore: RequestStore = {
  findKey: () => Promise.reject(new Error('gone')),
  insert: () => Promise.reject(new Error('gone')),
  delete: () => Promise.resolve(),
  ping: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ERR_SQLITE_ERROR' })),
};

/** An open socket to the service, closed after the test. */
async function connectTo(app: FastifyInstance): Promise<Socket> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The service does not listen.');
  const socket = connect(address.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('responds to health checks, and to readiness checks while storage works', async () => {
  const { app } = await createTestService();
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/api/ready')).json()).toEqual({ status: 'ok' });
  const { app: failing } = await createTestService({ store: failingStore });
  expect((await failing.inject('/api/health')).statusCode).toBe(200);
  expect((await failing.inject('/api/ready')).statusCode).toBe(503);
});

test('serves every operation of its OpenAPI description, with a described status', async () => {
  const { app } = await createTestService();
  const response = await app.inject('/api/openapi.json');
  expect(response.statusCode).toBe(200);
  type Operation = { responses: Record<string, { content: Record<string, unknown> }> };
  const { openapi, paths } = response.json<{
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  }>();
  expect(openapi).toBe('3.1.0');
  for (const [url, operations] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(operations)) {
      const { statusCode } = await app.inject({ method: method as InjectOptions['method'], url });
      expect({ url, method, statusCode }).not.toHaveProperty('statusCode', 404);
      expect({ url, method, described: Object.keys(responses) }).toEqual({
        url,
        method,
        described: expect.arrayContaining([String(statusCode)]) as string[],
      });
    }
  const responses = paths['/api/join-requests']?.post?.responses ?? {};
  expect(Object.keys(responses['422']?.content ?? {})).toEqual(['application/problem+json']);
});

test.each(['/api/nothing', '/api', '/api/join-requests', '/elsewhere'])(
  'responds with a problem to %s',
  async (url) => {
    const { app } = await createTestService();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.body).not.toContain(url);
  },
);

test('sends security headers and no CORS headers', async () => {
  const { app } = await createTestService();
  const { headers } = await app.inject({ url: '/api/sites', headers: { origin: 'https://evil.example' } });
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('sends HSTS for its own host alone from an HTTPS site, for routes and pages', async () => {
  const { app } = await createTestService({
    publicUrl: new URL('https://example.org'),
    site: createFakeSite(),
  });
  for (const url of ['/api/health', '/site-map', '/join']) {
    expect(
      (await app.inject({ url, headers: { host: 'example.org' } })).headers['strict-transport-security'],
    ).toBe('max-age=31536000');
  }
});

test('responds 408 to a request that arrives too slowly', async () => {
  const { app } = await createTestService({ requestTimeout: 500 });
  const socket = await connectTo(app);
  socket.write(
    'POST /api/join-requests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1.1 408 /);
});

test.each(['/%zz', '/api/%zz'])('responds 404 to a URL that cannot be decoded (%s)', async (url) => {
  const { app } = await createTestService();
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('application/problem+json');
});

test('responds 400 to what is not HTTP, and logs nothing of it', async () => {
  const { app, readLog } = await createTestService();
  const socket = await connectTo(app);
  socket.write('Zyxwv says hello\r\n\r\n');
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1.1 400 /);
  expect(readLog()).not.toContain('Zyxwv');
});

test('responds with a technical problem to an unexpected error, without its message', async () => {
  const { app, readLog } = await createTestService({ store: failingStore });
  const response = await app.inject({
    method: 'POST',
    url: '/api/join-requests',
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: {
      siteId: 'sample-001',
      cohort: 'pediatric',
      firstName: 'A',
      lastName: 'B',
      contactMethods: { email: 'a@example.org' },
    },
  });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ problem: 'technical' });
  expect(response.body + readLog()).not.toContain('gone');
  expect(readLog()).toContain('request failed');
});
