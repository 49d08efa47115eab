import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createTestService, submitJoinRequest } from './test-service.ts';
import type { RequestStore } from '../src/storage/request-store.ts';

const failingStore: RequestStore = {
  findKey: () => Promise.reject(new Error('gone')),
  insert: () => Promise.reject(new Error('gone')),
  delete: () => Promise.resolve(),
  ping: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ERR_SQLITE_ERROR' })),
};

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

test('responds with a technical problem to an unexpected error, without its message', async () => {
  const { app, readLog } = await createTestService({ store: failingStore });
  const response = await submitJoinRequest(app);
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ problem: 'technical' });
  expect(response.body + readLog()).not.toContain('gone');
  expect(readLog()).toContain('request failed');
});
