import { randomUUID } from 'node:crypto';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { noCaptcha } from '../src/captcha/captcha.ts';
import { makeLog } from '../src/logger.ts';
import type { Opener } from '../src/sealing/seal.ts';
import { openWith, sealTo } from '../src/sealing/seal.ts';
import type { ServiceParts } from '../src/service.ts';
import { createService } from '../src/service.ts';
import { migrate } from '../src/storage/migrate.ts';
import { openDatabase } from '../src/storage/open-database.ts';
import type { StoragePlace } from '../src/storage/open-database.ts';
import { requestStore } from '../src/storage/request-store.ts';
import type { Database, RecordRow } from '../src/storage/schema.ts';
import { temporaryFolder } from './temporary-folder.ts';

export { temporaryFolder };

/** A study site with an open adult group, and one whose adult group is full. */
export const OPEN_SITE = { siteId: 'sample-001', cohort: 'pediatric' };
export const FULL_SITE = { siteId: 'sample-002', cohort: 'adult' };

/** A request in which every value is one that nothing else contains. */
export const VISITOR = {
  ...OPEN_SITE,
  firstName: 'Ñandú-Quetzal',
  lastName: "O'Zyxwv",
  contactMethods: { mobile_phone: '(505) 555-0147', email: 'zyxwv.ñandu@example.org' },
  locale: 'en',
  captchaToken: '',
};

export type ServiceUnderTest = {
  app: FastifyInstance;
  folder: string;
  database: Database;
  open: Opener;
  rows: () => Promise<RecordRow[]>;
  logged: () => string;
};

/** A whole service on a database of its own (SQLite when left out), called without a network. */
export async function serviceUnderTest(
  changes: Partial<ServiceParts> = {},
  place: StoragePlace = { databaseUrl: null, dataFolder: temporaryFolder() },
): Promise<ServiceUnderTest> {
  const folder = place.dataFolder;
  const opened = await openDatabase(place);
  await migrate(opened);
  const identity = await generateX25519Identity();
  const lines: string[] = [];
  const app = await createService({
    store: requestStore(opened.database),
    pool: opened.pool,
    seal: sealTo([await identityToRecipient(identity)]),
    captcha: noCaptcha,
    formSecret: 'a secret for tests, 32 or longer',
    rateLimitMax: 1000,
    trustedProxies: [],
    publicUrl: new URL('http://localhost:3000'),
    log: makeLog('trace', { write: (line) => void lines.push(line) }),
    site: null,
    now: clockFromNoon(),
    ...changes,
  });
  const undescribed = new Set<string>();
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { url = '', schema } = request.routeOptions;
    const described = schema?.response as Record<string, unknown> | undefined;
    // 500 is a fault of ours, which no document foresees.
    const isForeseen = reply.statusCode === 500 || !described || reply.statusCode in described;
    if (!isForeseen) undescribed.add(`${request.method} ${url}: ${reply.statusCode}`);
    done();
  });
  onTestFinished(async () => {
    await app.close();
    await opened.close();
    expect([...undescribed], 'answers that the OpenAPI document leaves out').toEqual([]);
  });
  return {
    app,
    folder,
    database: opened.database,
    open: openWith(identity),
    rows: () => opened.database.selectFrom('record').selectAll().execute(),
    logged: () => lines.join(''),
  };
}

/** A clock that goes on from noon, so that no minute ends in the middle of a test. */
function clockFromNoon(): () => Date {
  const start = Date.now();
  return () => new Date(Date.UTC(2026, 10, 20, 12) + Date.now() - start);
}

/** Sends a join request as JSON. */
export function send(
  app: FastifyInstance,
  {
    key = randomUUID(),
    body = VISITOR,
    headers = {},
  }: { key?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/join-requests',
    headers: { 'idempotency-key': key, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
}
