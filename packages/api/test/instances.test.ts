import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { databaseLine } from './database-proxy.ts';
import { onPostgresql } from './each-database.ts';
import type { Postgresql } from './postgresql.ts';
import { send, serviceUnderTest, VISITOR } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

type Changes = Parameters<typeof serviceUnderTest>[0];

onPostgresql((server) => {
  const instance = (databaseUrl: string, changes: Changes = {}) =>
    serviceUnderTest(changes, { databaseUrl, dataFolder: temporaryFolder() });

  async function two(changes: Changes = {}) {
    const url = await server().createDatabase();
    return [await instance(url, changes), await instance(url, changes)] as const;
  }

  test('a key that comes to both instances, one after the other, gives one record and one reference', async () => {
    const [first, second] = await two();
    const key = randomUUID();
    const [stored, repeated] = [await send(first.app, { key }), await send(second.app, { key })];
    expect([stored.statusCode, repeated.statusCode]).toEqual([201, 200]);
    expect(repeated.json()).toEqual(stored.json());
    const other = await send(second.app, { key, body: { ...VISITOR, firstName: 'Somebody' } });
    expect(other.statusCode).toBe(409);
    expect(await first.rows()).toHaveLength(1);
  });

  test('forty sends of four keys to both at one moment give four records', async () => {
    const [first, second] = await two();
    const keys = Array.from({ length: 4 }, () => randomUUID());
    const sends = Array.from({ length: 40 }, (_, index) =>
      send((index % 2 === 0 ? first : second).app, { key: keys[index % 4] ?? '' }),
    );
    const answers = await Promise.all(sends);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(4);
    expect(await second.rows()).toHaveLength(4);
  });

  test('a form that one instance gave out is taken by the other, and the limit counts both', async () => {
    const [first, second] = await two({ rateLimitMax: 3, now: () => new Date('2026-11-20T10:00:12Z') });
    const statuses = [];
    for (const { app } of [first, second, first, second, first]) statuses.push((await send(app)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const refused = await send(second.app);
    expect(refused.headers['retry-after']).toBe('48');
  });

  test('when the clock jumps, nobody is locked out for longer than a minute', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const { app } = await instance(await server().createDatabase(), { rateLimitMax: 1, now: () => now });
    expect([(await send(app)).statusCode, (await send(app)).statusCode]).toEqual([201, 429]);
    now = new Date('2026-11-20T10:00:00Z');
    expect([(await send(app)).statusCode, (await send(app)).statusCode]).toEqual([201, 429]);
    now = new Date('2027-01-01T00:00:00Z');
    expect((await send(app)).statusCode).toBe(201);
  });

  test.each([
    ['before the server heard it', 'before', 0, 201],
    ['before its answer came', 'behind', 1, 200],
    ['in silence', 'silence', 1, 200],
  ] as const)(
    'a line that breaks at COMMIT, %s, is told as 503, and the same key decides',
    async (_name, cut, kept, next) => {
      const url = await server().createDatabase();
      const line = await databaseLine(url);
      const service = await instance(line.url);
      const key = randomUUID();
      line.cut(cut);
      const unknown = await send(service.app, { key });
      expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '10']);
      line.cut('never');
      expect(await service.rows()).toHaveLength(kept);
      expect((await send(service.app, { key })).statusCode).toBe(next);
      expect(await service.rows()).toHaveLength(1);
      expect(service.logged()).not.toContain(VISITOR.lastName);
    },
  );

  test('while the database is gone visitors are told to come back, and then they are served', async () => {
    const service = await instance(await server().createDatabase(), { rateLimitMax: 8 });
    const ready = async () => (await service.app.inject('/api/ready')).statusCode;
    expect([(await send(service.app)).statusCode, await ready()]).toEqual([201, 200]);
    await whileGone(server(), async () => {
      const refused = await send(service.app);
      expect([refused.statusCode, refused.headers['retry-after'], await ready()]).toEqual([503, '10', 503]);
      expect((await service.app.inject('/api/health')).statusCode).toBe(200);
      // The shared limit is gone too; each instance counts for itself.
      const statuses = [];
      for (let i = 0; i < 9; i += 1) statuses.push((await send(service.app)).statusCode);
      expect(statuses.at(-1)).toBe(429);
    });
    expect(await ready()).toBe(200);
    expect(await service.rows()).toHaveLength(1);
  });
});

async function whileGone(server: Postgresql, work: () => Promise<void>): Promise<void> {
  await server.stop();
  try {
    await work();
  } finally {
    await server.start();
  }
}
