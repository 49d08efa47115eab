import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Locale } from '@longcovid/content';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ApiMessages } from '../src/problems/messages.ts';
import { loadApiMessages } from '../src/problems/messages.ts';
import { renderFallbackPage } from '../src/web/fallback-page.ts';
import type { Settings } from './cli-process.ts';
import { listReferences, runCli, startService } from './cli-process.ts';
import { describePostgresql } from './each-database.ts';
import { createFakeSite } from './fake-site.ts';
import { NGINX, startNginx } from './nginx.ts';
import { findFreePort } from './postgresql.ts';
import { createTestService, VISITOR } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { listen } from './wire.ts';

type ProxyResponse = { status: number; headers: IncomingHttpHeaders; body: string };
type ProxyRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's address. Default: 127.0.0.1. */
  localAddress?: string;
};

/** Sends a request to nginx, which has a self-signed certificate. */
async function sendRequest(
  base: URL,
  path: string,
  { method = 'GET', headers = {}, body, localAddress = '127.0.0.1' }: ProxyRequest = {},
): Promise<ProxyResponse> {
  const outgoing = request(new URL(path, base), {
    method,
    headers: { host: 'example.org', ...headers },
    rejectUnauthorized: false,
    agent: false,
    localAddress,
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
    async function startBehindNginx(rateLimitMax: number, nginxChanges: [string, string][] = []) {
      const databaseUrl = await server().createDatabase();
      const changes = {
        rateLimitMax,
        site: createFakeSite(),
        trustedProxies: ['loopback'],
        publicUrl: new URL('https://example.org'),
      };
      const instance = () => createTestService(changes, { databaseUrl, dataFolder: temporaryFolder() });
      const services = [await instance(), await instance()] as const;
      const { base, stop } = await startNginx(
        [await listen(services[0].app), await listen(services[1].app)],
        nginxChanges,
      );
      onTestFinished(stop);
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

    test('sends the transport security that the guide has for all names below the host', async () => {
      const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/deploy.md'), 'utf8');
      const [, lines = ''] = /```nginx\n(.*?)```/s.exec(guide) ?? [];
      const { base } = await startBehindNginx(1000, [
        ['proxy_read_timeout 20s;', `proxy_read_timeout 20s;\n${lines}`],
      ]);
      for (const path of ['/site-map', '/nothing', '/api/health'])
        expect((await sendRequest(base, path)).headers['strict-transport-security']).toBe(
          'max-age=31536000; includeSubDomains',
        );
    });

    test('counts requests with forged forwarding headers', { timeout: 90_000 }, async () => {
      const { base } = await startBehindNginx(2);
      const statuses = [];
      for (let i = 0; i < 8; i += 1) {
        const forged = { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` };
        statuses.push(
          (await sendRequest(base, '/api/join-requests', createJoinRequest(randomUUID(), forged))).status,
        );
      }
      // Within a second each instance counts on its own.
      expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(4);
      expect(statuses.slice(4)).toEqual([429, 429, 429, 429]);
    });

    test('passes on a 503 of both instances with its words while the database is down', async () => {
      const { base } = await startBehindNginx(1000);
      await server().stop();
      try {
        for (let i = 0; i < 10; i += 1) {
          const { status, headers } = await sendRequest(
            base,
            '/api/join-requests',
            createJoinRequest(randomUUID()),
          );
          expect([status, headers['content-type']]).toEqual([503, expect.stringContaining('problem+json')]);
        }
      } finally {
        await server().start();
      }
    });

    test('limits requests by address', { timeout: 120_000 }, async () => {
      // Slow enough that none is allowed again during the test.
      const { base } = await startBehindNginx(1000, [['rate=50r/s', 'rate=1r/m']]);
      const statuses: number[] = [];
      for (let i = 0; i < 203; i += 1) statuses.push((await sendRequest(base, '/api/health')).status);
      const expected = Array.from({ length: 203 }, (_, index) => (index < 201 ? 200 : 429));
      expect(statuses).toEqual(expected);
      await expectOwnPages(base, (locale, { tooMany }, method) => ({
        status: 429,
        page: renderFallbackPage(locale, MESSAGES[locale], {
          heading: tooMany.formatTitle(10),
          paragraphs: [tooMany.reason, method === 'POST' ? tooMany.resend : tooMany.reload],
        }),
      }));
      const other = await sendRequest(base, '/api/health', { localAddress: '127.0.0.2' });
      expect(other.status).toBe(200);
    });

    test('sends the page of the service while no instance runs', { timeout: 120_000 }, async () => {
      const { base, services } = await startBehindNginx(1000);
      for (const { app } of services) await app.close();
      await expectOwnPages(base, (locale, { unavailable, tooMany }, method) => ({
        status: 503,
        page: renderFallbackPage(locale, MESSAGES[locale], {
          heading: unavailable,
          paragraphs: [method === 'POST' ? tooMany.resend : tooMany.reload],
        }),
      }));
    });

    test('limits open requests by address', { timeout: 120_000 }, async () => {
      const { base } = await startBehindNginx(1000);
      const openRequests = Array.from({ length: 100 }, () => openRequest(base));
      await Promise.all(openRequests);
      expect((await sendRequest(base, '/api/health')).status).toBe(429);
      expect((await sendRequest(base, '/api/health', { localAddress: '127.0.0.2' })).status).toBe(200);
    });

    test(
      'shows visitors no error in two rolling restarts and a kill under load',
      { timeout: 300_000 },
      async () => {
        const environment = {
          DATABASE_URL: await server().createDatabase(),
          FORM_SECRET: 'a secret for tests, 32 or longer',
          TRUST_PROXY: 'loopback',
        };
        const ports = [await findFreePort(), await findFreePort()] as const;
        const settings = ports.map((port) => ({
          dataFolder: temporaryFolder(),
          environment: { ...environment, PORT: String(port) },
        }));
        expect((await runCli(settings[0] as Settings, 'migrate')).code).toBe(0);
        const services = await Promise.all(settings.map(startService));
        const { base, stop } = await startNginx(ports);
        onTestFinished(stop);
        const load = startLoad(base);
        const restart = async (index: number, signal: NodeJS.Signals): Promise<void> => {
          await services[index]?.kill(signal);
          // Visitors come while one instance is down.
          await load.waitForResponses(20);
          services[index] = await startService(settings[index] as Settings);
          await load.waitForResponses(20);
        };
        for (let round = 0; round < 2; round += 1)
          for (const index of [0, 1]) await restart(index, 'SIGTERM');
        await restart(0, 'SIGKILL');
        const responses = await load.stop();
        const failed = responses.filter(({ status }) => status !== 200 && status !== 201);
        expect(failed).toEqual([]);
        const stored = responses.flatMap(({ reference }) => reference ?? []).sort();
        expect(stored.length).toBeGreaterThan(50);
        expect((await listReferences(settings[0] as Settings)).sort()).toEqual(stored);
      },
    );
  });
});

const MESSAGES = loadApiMessages('https://example.org');

/** Visitors of both languages, by path, stored choice and browser. */
const VISITS: [locale: Locale, path: string, request: ProxyRequest][] = [
  ['en', '/', {}],
  ['en', '/essays', { headers: { 'accept-language': 'fr, es' } }],
  ['en', '/', { headers: { 'accept-language': 'es', cookie: 'a=b; i18n_redirected=en' } }],
  ['en', '/join', { method: 'POST' }],
  ['es', '/es', {}],
  ['es', '/es?cohort=adult', { headers: { cookie: 'i18n_redirected=en' } }],
  ['es', '/es/join', { method: 'POST', headers: { 'accept-language': 'en' } }],
  ['es', '/', { headers: { cookie: 'i18n_redirected=es', 'accept-language': 'en' } }],
  ['es', '/', { headers: { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' } }],
];

/** Expects the page of nginx for each visit to be that of the service. */
async function expectOwnPages(
  base: URL,
  expected: (locale: Locale, messages: ApiMessages, method: string) => { status: number; page: string },
): Promise<void> {
  for (const [locale, path, visit] of VISITS) {
    const { status, headers, body } = await sendRequest(base, path, visit);
    const own = expected(locale, MESSAGES[locale], visit.method ?? 'GET');
    expect([status, headers['content-type'], body]).toEqual([
      own.status,
      'text/html; charset=utf-8',
      own.page,
    ]);
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['10', 'no-store']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
}

/** Opens a request whose body never ends. */
async function openRequest(base: URL): Promise<void> {
  const outgoing = request(new URL('/api/join-requests', base), {
    ...createJoinRequest(randomUUID()),
    headers: { host: 'example.org', 'content-length': 100, expect: '100-continue' },
    rejectUnauthorized: false,
    agent: false,
  });
  outgoing.on('error', () => outgoing.destroy());
  onTestFinished(() => void outgoing.destroy());
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
}

type LoadResponse = { status: number | string; reference?: string };

/** Visitors of eight addresses, each of whom sends a join request or reads a page when the last one was answered. */
function startLoad(base: URL) {
  const responses: LoadResponse[] = [];
  let isStopped = false;
  const visit = async (localAddress: string): Promise<void> => {
    for (let turn = 0; !isStopped; turn += 1) {
      const [path, options] =
        turn % 3 === 0 ? ['/api/sites', {}] : ['/api/join-requests', createJoinRequest(randomUUID())];
      try {
        const { status, body } = await sendRequest(base, path, {
          ...(options as object),
          localAddress,
        });
        responses.push(path === '/api/sites' ? { status } : { status, ...readReference(body) });
      } catch (error) {
        responses.push({ status: String(error) });
      }
    }
  };
  const visitors = Array.from({ length: 8 }, (_, index) => visit(`127.0.1.${index + 1}`));
  return {
    waitForResponses: (count: number) => {
      const target = responses.length + count;
      return expect.poll(() => responses.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(target);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(visitors);
      return responses;
    },
  };
}

function readReference(body: string): { reference?: string } {
  try {
    const { reference } = JSON.parse(body) as { reference?: string };
    return reference === undefined ? {} : { reference };
  } catch {
    return {};
  }
}
