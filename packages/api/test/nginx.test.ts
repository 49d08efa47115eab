import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { describePostgresql } from './each-database.ts';
import { createFakeSite } from './fake-site.ts';
import { NGINX, startNginx } from './nginx.ts';
import { createTestService, VISITOR } from './test-service.ts';
import type { TestService } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';

type ProxyResponse = { status: number; headers: IncomingHttpHeaders; body: string };
type ProxyRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request to nginx, which has a self-signed certificate. */
async function sendRequest(
  base: URL,
  path: string,
  { method = 'GET', headers = {}, body }: ProxyRequest = {},
): Promise<ProxyResponse> {
  const outgoing = request(new URL(path, base), {
    method,
    headers: { host: 'example.org', ...headers },
    rejectUnauthorized: false,
    agent: false,
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

const createJoinRequest = (key: string, headers: Record<string, string> = {}): ProxyRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
  body: JSON.stringify(VISITOR),
});

const isMissing = NGINX === null && process.env.CI === undefined;
if (isMissing)
  console.warn('NOT RUN: the tests behind nginx, because it is not installed (apt-get install nginx-light).');

describe.skipIf(isMissing)('nginx', () => {
  describePostgresql((server) => {
    async function startBehindNginx(rateLimitMax: number) {
      const databaseUrl = await server().createDatabase();
      const changes = {
        rateLimitMax,
        site: createFakeSite(),
        trustedProxies: ['loopback'],
        publicUrl: new URL('https://example.org'),
      };
      const instance = () => createTestService(changes, { databaseUrl, dataFolder: temporaryFolder() });
      const services = [await instance(), await instance()] as const;
      const base = await startNginx([
        await listenOnFreePort(services[0]),
        await listenOnFreePort(services[1]),
      ]);
      return { base, services };
    }

    test('serves two instances as one, also when one stops', { timeout: 90_000 }, async () => {
      const { base, services } = await startBehindNginx(1000);
      const page = await sendRequest(base, '/site-map');
      expect([page.status, page.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
      const key = randomUUID();
      const statuses = [];
      for (let i = 0; i < 6; i += 1)
        statuses.push((await sendRequest(base, '/api/join-requests', createJoinRequest(key))).status);
      expect(statuses).toEqual([201, 200, 200, 200, 200, 200]);
      for (const { readLog } of services) expect(readLog()).toContain('"route":"/api/join-requests"');
      expect(await services[0].readRecords()).toHaveLength(1);

      const own = await sendRequest(
        base,
        '/api/join-requests',
        createJoinRequest(randomUUID(), { origin: 'https://example.org' }),
      );
      const foreign = await sendRequest(
        base,
        '/api/join-requests',
        createJoinRequest(randomUUID(), { origin: 'https://evil.example' }),
      );
      expect([own.status, foreign.status]).toEqual([201, 403]);
      const large = await sendRequest(base, '/api/join-requests', {
        ...createJoinRequest(randomUUID()),
        body: 'x'.repeat(40_000),
      });
      expect([large.status, large.headers['content-type']]).toEqual([
        413,
        expect.stringContaining('problem+json'),
      ]);

      await services[0].app.close();
      for (let i = 0; i < 4; i += 1) {
        expect((await sendRequest(base, '/api/join-requests', createJoinRequest(randomUUID()))).status).toBe(
          201,
        );
      }
    });

    test('counts requests with forged forwarding headers', { timeout: 90_000 }, async () => {
      const { base } = await startBehindNginx(2);
      const statuses = [];
      for (let i = 0; i < 4; i += 1) {
        const forged = { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` };
        statuses.push(
          (await sendRequest(base, '/api/join-requests', createJoinRequest(randomUUID(), forged))).status,
        );
      }
      expect(statuses).toEqual([201, 201, 429, 429]);
    });
  });
});

async function listenOnFreePort({ app }: TestService): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
