import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createFakeSite } from './fake-site.ts';
import { createTestService } from './test-service.ts';
import type { RequestStore } from '../src/storage/request-store.ts';

const failingStore: RequestStore = {
  findKey: () => Promise.reject(new Error('gone')),
  insert: () => Promise.reject(new Error('gone')),
  ping: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ERR_SQLITE_ERROR' })),
};

/** An open line to the service, closed when the test is over. */
async function connectTo(app: FastifyInstance): Promise<Socket> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The service does not listen.');
  const socket = connect(address.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('health answers, and readiness follows the storage', async () => {
  const { app } = await createTestService();
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/api/ready')).json()).toEqual({ status: 'ok' });
  const { app: failing } = await createTestService({ store: failingStore });
  expect((await failing.inject('/api/health')).statusCode).toBe(200);
  expect((await failing.inject('/api/ready')).statusCode).toBe(503);
});

test('the OpenAPI document describes every call and its problems', async () => {
  const { app } = await createTestService();
  const response = await app.inject('/api/openapi.json');
  expect(response.statusCode).toBe(200);
  type Operation = { responses: Record<string, { content: Record<string, unknown> }> };
  const { openapi, paths } = response.json<{
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  }>();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths).sort()).toEqual([
    '/api/captcha',
    '/api/contact-messages',
    '/api/health',
    '/api/join-requests',
    '/api/locations',
    '/api/ready',
    '/api/sites',
  ]);
  const responses = paths['/api/join-requests']?.post?.responses ?? {};
  expect(Object.keys(responses['422']?.content ?? {})).toEqual(['application/problem+json']);
});

test.each(['/api/nothing', '/api', '/api/join-requests', '/elsewhere'])(
  '%s is a problem, not a page',
  async (url) => {
    const { app } = await createTestService();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.body).not.toContain(url);
  },
);

test('answers carry security headers and are closed to other sites', async () => {
  const { app } = await createTestService();
  const { headers } = await app.inject({ url: '/api/sites', headers: { origin: 'https://evil.example' } });
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('strict transport security is asked for where the site is public, of calls and pages', async () => {
  const { app } = await createTestService({
    publicUrl: new URL('https://example.org'),
    site: createFakeSite(),
  });
  for (const url of ['/api/health', '/site-map', '/join']) {
    expect((await app.inject(url)).headers['strict-transport-security']).toBe('max-age=31536000');
  }
});

test('a visitor who sends too slowly is told so and let go', async () => {
  const { app } = await createTestService({ requestTimeout: 500 });
  const socket = await connectTo(app);
  socket.write(
    'POST /api/join-requests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1.1 408 /);
});

test.each(['/%zz', '/api/%zz'])('an address that cannot be read (%s) is not there', async (url) => {
  const { app } = await createTestService();
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('application/problem+json');
});

test('what is not HTTP is refused and not written down', async () => {
  const { app, readLog } = await createTestService();
  const socket = await connectTo(app);
  socket.write('Zyxwv says hello\r\n\r\n');
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1.1 400 /);
  expect(readLog()).not.toContain('Zyxwv');
});

test('an unexpected error is told as a technical problem, without its text', async () => {
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
