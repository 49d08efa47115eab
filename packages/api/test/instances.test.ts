import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { startDatabaseProxy } from './database-proxy.ts';
import { describePostgresql } from './each-database.ts';
import type { Postgresql } from './postgresql.ts';
import { submitJoinRequest, createTestService, VISITOR } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

type Changes = Parameters<typeof createTestService>[0];

describePostgresql((server) => {
  const createInstance = (databaseUrl: string, changes: Changes = {}) =>
    createTestService(changes, { databaseUrl, dataFolder: temporaryFolder() });

  async function createInstances(changes: Changes = {}) {
    const url = await server().createDatabase();
    return [await createInstance(url, changes), await createInstance(url, changes)] as const;
  }

  test('stores a key once when both instances receive it in turn', async () => {
    const [first, second] = await createInstances();
    const key = randomUUID();
    const [stored, repeated] = [
      await submitJoinRequest(first.app, { key }),
      await submitJoinRequest(second.app, { key }),
    ];
    expect([stored.statusCode, repeated.statusCode]).toEqual([201, 200]);
    expect(repeated.json()).toEqual(stored.json());
    const other = await submitJoinRequest(second.app, { key, body: { ...VISITOR, firstName: 'Somebody' } });
    expect(other.statusCode).toBe(409);
    expect(await first.readRecords()).toHaveLength(1);
  });

  test('stores four keys once when both instances receive forty concurrent submissions', async () => {
    const [first, second] = await createInstances();
    const keys = Array.from({ length: 4 }, () => randomUUID());
    const submissions = Array.from({ length: 40 }, (_, index) =>
      submitJoinRequest((index % 2 === 0 ? first : second).app, { key: keys[index % 4] ?? '' }),
    );
    const responses = await Promise.all(submissions);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(4);
    expect(await second.readRecords()).toHaveLength(4);
  });

  test('counts the rate limit over both instances', async () => {
    const [first, second] = await createInstances({
      rateLimitMax: 3,
      now: () => new Date('2026-11-20T10:00:12Z'),
    });
    const statuses = [];
    for (const { app } of [first, second, first, second, first])
      statuses.push((await submitJoinRequest(app)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const rejected = await submitJoinRequest(second.app);
    expect(rejected.headers['retry-after']).toBe('48');
  });

  test('locks nobody out for more than a minute when the clock jumps', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const { app } = await createInstance(await server().createDatabase(), {
      rateLimitMax: 1,
      now: () => now,
    });
    expect([(await submitJoinRequest(app)).statusCode, (await submitJoinRequest(app)).statusCode]).toEqual([
      201, 429,
    ]);
    now = new Date('2026-11-20T10:00:00Z');
    expect([(await submitJoinRequest(app)).statusCode, (await submitJoinRequest(app)).statusCode]).toEqual([
      201, 429,
    ]);
    now = new Date('2027-01-01T00:00:00Z');
    expect((await submitJoinRequest(app)).statusCode).toBe(201);
  });

  test.each([
    ['before the server received it', 'before-insert', 0, 201],
    ['before the response arrived', 'after-insert', 1, 200],
    ['silently', 'silent', 1, 200],
  ] as const)(
    'responds 503 when the connection breaks at COMMIT (%s), and lets the same key decide',
    async (_name, cut, storedCount, next) => {
      const url = await server().createDatabase();
      const proxy = await startDatabaseProxy(url);
      const service = await createInstance(proxy.url);
      const key = randomUUID();
      proxy.failAt(cut);
      const unknown = await submitJoinRequest(service.app, { key });
      expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '10']);
      proxy.failAt('never');
      expect(await service.readRecords()).toHaveLength(storedCount);
      expect((await submitJoinRequest(service.app, { key })).statusCode).toBe(next);
      expect(await service.readRecords()).toHaveLength(1);
      expect(service.readLog()).not.toContain(VISITOR.lastName);
    },
  );

  test('responds 503 while the database is down, and recovers', async () => {
    const service = await createInstance(await server().createDatabase(), { rateLimitMax: 8 });
    const ready = async () => (await service.app.inject('/api/ready')).statusCode;
    expect([(await submitJoinRequest(service.app)).statusCode, await ready()]).toEqual([201, 200]);
    await withStoppedServer(server(), async () => {
      const rejected = await submitJoinRequest(service.app);
      expect([rejected.statusCode, rejected.headers['retry-after'], await ready()]).toEqual([503, '10', 503]);
      expect((await service.app.inject('/api/health')).statusCode).toBe(200);
      // The shared limit fails too, so each instance counts in memory.
      const statuses = [];
      for (let i = 0; i < 9; i += 1) statuses.push((await submitJoinRequest(service.app)).statusCode);
      expect(statuses.at(-1)).toBe(429);
    });
    expect(await ready()).toBe(200);
    expect(await service.readRecords()).toHaveLength(1);
  });
});

async function withStoppedServer(server: Postgresql, work: () => Promise<void>): Promise<void> {
  await server.stop();
  try {
    await work();
  } finally {
    await server.start();
  }
}
