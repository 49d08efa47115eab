import { randomUUID } from 'node:crypto';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { noCaptcha } from '../src/captcha/captcha.ts';
import { createLogger } from '../src/logger.ts';
import type { Opener } from '../src/sealing/seal.ts';
import { createOpener, createSealer } from '../src/sealing/seal.ts';
import type { ServiceOptions } from '../src/service.ts';
import { createService } from '../src/service.ts';
import { migrate, openDatabase } from '../src/storage/open-database.ts';
import { createRequestStore } from '../src/storage/request-store.ts';
import type { Database, RecordRow } from '../src/storage/schema.ts';
import { temporaryFolder } from './temporary-folder.ts';
import type { StorageLocation } from '../src/storage/types.ts';

export { temporaryFolder };

/** A study site with an open group, and one with a full group. */
export const OPEN_COHORT = { siteId: 'sample-001', cohort: 'pediatric' };
export const FULL_COHORT = { siteId: 'sample-002', cohort: 'adult' };

/** The form secret of test services. */
export const TEST_FORM_SECRET = 'a secret for tests, 32 or longer';

/** A request with values that occur nowhere else. */
export const VISITOR = {
  ...OPEN_COHORT,
  firstName: 'Ñandú-Quetzal',
  lastName: "O'Zyxwv",
  contactMethods: { mobile_phone: '(505) 555-0147', email: 'zyxwv.ñandu@example.org' },
  locale: 'en',
  captchaToken: '',
};

export type TestService = {
  app: FastifyInstance;
  folder: string;
  database: Database;
  open: Opener;
  readRecords: () => Promise<RecordRow[]>;
  readLog: () => string;
};

/** Creates a service on its own database (default: SQLite), called without a network. */
export async function createTestService(
  changes: Partial<ServiceOptions> = {},
  location: StorageLocation = { databaseUrl: null, dataFolder: temporaryFolder() },
): Promise<TestService> {
  const folder = location.dataFolder;
  const storage = await openDatabase(location);
  await migrate(storage);
  const identity = await generateX25519Identity();
  const lines: string[] = [];
  const app = await createService({
    store: createRequestStore(storage.database, changes.hasWebhook),
    rateLimitPool: storage.rateLimitPool,
    seal: createSealer([await identityToRecipient(identity)]),
    captcha: noCaptcha,
    formSecret: TEST_FORM_SECRET,
    rateLimitMax: 1000,
    trustedProxies: [],
    publicUrl: new URL('http://localhost:3000'),
    log: createLogger('trace', { write: (line) => void lines.push(line) }),
    site: null,
    now: createClockFromNoon(),
    ...changes,
  });
  const undescribed = new Set<string>();
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { url = '', schema } = request.routeOptions;
    const described = schema?.response as Record<string, unknown> | undefined;
    // OpenAPI describes no 500: it is a bug.
    const isDescribed = reply.statusCode === 500 || !described || reply.statusCode in described;
    if (!isDescribed) undescribed.add(`${request.method} ${url}: ${reply.statusCode}`);
    done();
  });
  onTestFinished(async () => {
    await app.close();
    await storage.close();
    expect([...undescribed], 'statuses that OpenAPI does not describe').toEqual([]);
  });
  return {
    app,
    folder,
    database: storage.database,
    open: createOpener(identity),
    readRecords: () => storage.database.selectFrom('record').selectAll().execute(),
    readLog: () => lines.join(''),
  };
}

/** A clock that starts at noon, so that no minute ends during a test. */
function createClockFromNoon(): () => Date {
  const start = Date.now();
  return () => new Date(Date.UTC(2026, 10, 20, 12) + Date.now() - start);
}

type JsonForm = { key?: string; body?: object; headers?: Record<string, string> };

/** Submits a form as JSON. */
export const submitForm = (
  app: FastifyInstance,
  url: string,
  { key = randomUUID(), body, headers = {} }: JsonForm,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'idempotency-key': key, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

/** Submits a form as a page without script does. */
export const postForm = (
  app: FastifyInstance,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

/** Submits a join request as JSON. */
export const submitJoinRequest = (app: FastifyInstance, { body = VISITOR, ...form }: JsonForm = {}) =>
  submitForm(app, '/api/join-requests', { body, ...form });
