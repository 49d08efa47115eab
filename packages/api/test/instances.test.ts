import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
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

  test('counts the rate limit over both instances, which share their counts after a second', async () => {
    const [first, second] = await createInstances({
      rateLimitMax: 10,
      now: () => new Date('2026-11-20T10:00:12Z'),
    });
    const submitTo = async ({ app }: typeof first) => (await submitJoinRequest(app)).statusCode;
    const readTotal = async () =>
      (await first.database.selectFrom('rate_limit').select('points').execute()).map(({ points }) => points);
    for (let i = 0; i < 9; i += 1) expect(await submitTo(first)).toBe(201);
    expect(await submitTo(second)).toBe(201);
    await expect.poll(readTotal).toEqual([10]);
    // It learns the total when it shares a count of its own.
    await submitTo(second);
    await expect.poll(readTotal).toEqual([11]);
    await expect.poll(() => submitTo(second)).toBe(429);
    expect((await first.readRecords()).length).toBeLessThan(13);
    const rejected = await submitJoinRequest(second.app);
    expect(rejected.headers['retry-after']).toBe('48');
  });

  test('logs once a minute that counts cannot be shared, and accepts submissions meanwhile', async () => {
    const proxy = await startDatabaseProxy(await server().createDatabase());
    const { app, database, readLog } = await createInstance(proxy.url);
    await database.schema.alterTable('rate_limit').renameTo('rate_limit_away').execute();
    const start = proxy.statements.length;
    const countShares = () =>
      proxy.statements.slice(start).filter((text) => text.includes('INSERT INTO rate_limit')).length;
    const readWarnings = () =>
      readLog()
        .split('\n')
        .filter((line) => line.includes('rate limit not shared'))
        .map((line) => JSON.parse(line) as { level: number; hint: string; err: { code: string } });
    const failTimes = async (shares: number) => {
      await expect
        .poll(async () => {
          expect((await submitJoinRequest(app)).statusCode).toBe(201);
          return countShares();
        })
        .toBeGreaterThanOrEqual(shares);
    };
    await failTimes(3);
    expect(readWarnings()).toMatchObject([{ level: 40, err: { code: '42P01' } }]);
    expect(readWarnings()[0]?.hint).toMatch(/^Each instance counts on its own, so .+ Check the database/);

    vi.setSystemTime(Date.now() + 61_000);
    onTestFinished(() => void vi.useRealTimers());
    await failTimes(6);
    expect(readWarnings()).toHaveLength(2);
    expect(readLog()).not.toContain('127.0.0.1');
  });

  test('takes one round trip to the database for a submission, and one a second to share counts', async () => {
    const proxy = await startDatabaseProxy(await server().createDatabase());
    const { app } = await createInstance(proxy.url);
    const migrations = proxy.statements.length;
    const start = performance.now();
    const keys = Array.from({ length: 40 }, () => randomUUID());
    for (const key of keys) expect((await submitJoinRequest(app, { key })).statusCode).toBe(201);
    const seconds = (performance.now() - start) / 1000;
    const sent = proxy.statements.slice(migrations);
    const isShare = (text: string) => text.includes('rate_limit');
    expect(sent.filter((text) => !isShare(text))).toHaveLength(40);
    expect(sent.filter(isShare).length).toBeLessThanOrEqual(seconds);

    expect((await submitJoinRequest(app, { key: keys[0] ?? '' })).statusCode).toBe(200);
    expect(proxy.statements.slice(migrations).filter((text) => !isShare(text))).toHaveLength(42);
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
      expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '10']);
      await expect.poll(ready).toBe(503);
      expect((await service.app.inject('/api/health')).statusCode).toBe(200);
      // The shared limit fails too, so each instance counts in memory.
      const statuses = [];
      for (let i = 0; i < 9; i += 1) statuses.push((await submitJoinRequest(service.app)).statusCode);
      expect(statuses.at(-1)).toBe(429);
    });
    await expect.poll(ready).toBe(200);
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
