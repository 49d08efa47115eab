import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { onPostgresql } from './each-database.ts';
import { fakeSite } from './fake-site.ts';
import { nginxProgram, startNginx } from './nginx.ts';
import { serviceUnderTest, VISITOR } from './test-service.ts';
import type { ServiceUnderTest } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks nginx, whose certificate is its own. */
async function ask(
  base: URL,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Answer> {
  const sent = request(new URL(path, base), {
    method,
    headers: { host: 'example.org', ...headers },
    rejectUnauthorized: false,
    agent: false,
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() };
}

const join = (key: string, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
  body: JSON.stringify(VISITOR),
});

const isMissing = nginxProgram === null && process.env.CI === undefined;
if (isMissing)
  console.warn('NOT RUN: the tests behind nginx, because it is not installed (apt-get install nginx-light).');

describe.skipIf(isMissing)('nginx', () => {
  onPostgresql((server) => {
    async function behind(rateLimitMax: number) {
      const databaseUrl = await server().createDatabase();
      const changes = {
        rateLimitMax,
        site: fakeSite(),
        trustedProxies: ['loopback'],
        publicUrl: new URL('https://example.org'),
      };
      const instance = () => serviceUnderTest(changes, { databaseUrl, dataFolder: temporaryFolder() });
      const services = [await instance(), await instance()] as const;
      const base = await startNginx([await portOf(services[0]), await portOf(services[1])]);
      return { base, services };
    }

    test(
      'two instances serve as one: pages, calls, keys, and one going away',
      { timeout: 90_000 },
      async () => {
        const { base, services } = await behind(1000);
        const page = await ask(base, '/site-map');
        expect([page.status, page.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
        const key = randomUUID();
        const statuses = [];
        for (let i = 0; i < 6; i += 1)
          statuses.push((await ask(base, '/api/join-requests', join(key))).status);
        expect(statuses).toEqual([201, 200, 200, 200, 200, 200]);
        for (const { logged } of services) expect(logged()).toContain('"route":"/api/join-requests"');
        expect(await services[0].rows()).toHaveLength(1);

        const own = await ask(
          base,
          '/api/join-requests',
          join(randomUUID(), { origin: 'https://example.org' }),
        );
        const foreign = await ask(
          base,
          '/api/join-requests',
          join(randomUUID(), { origin: 'https://evil.example' }),
        );
        expect([own.status, foreign.status]).toEqual([201, 403]);
        const large = await ask(base, '/api/join-requests', {
          ...join(randomUUID()),
          body: 'x'.repeat(40_000),
        });
        expect([large.status, large.headers['content-type']]).toEqual([
          413,
          expect.stringContaining('problem+json'),
        ]);

        await services[0].app.close();
        for (let i = 0; i < 4; i += 1) {
          expect((await ask(base, '/api/join-requests', join(randomUUID()))).status).toBe(201);
        }
      },
    );

    test('nobody gets past the limit by writing an address of their own', { timeout: 90_000 }, async () => {
      const { base } = await behind(2);
      const statuses = [];
      for (let i = 0; i < 4; i += 1) {
        const forged = { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` };
        statuses.push((await ask(base, '/api/join-requests', join(randomUUID(), forged))).status);
      }
      expect(statuses).toEqual([201, 201, 429, 429]);
    });
  });
});

async function portOf({ app }: ServiceUnderTest): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
