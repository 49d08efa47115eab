import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createMetrics } from '../src/metrics.ts';
import { createFakeSite } from './fake-site.ts';
import { createTestService, VISITOR } from './test-service.ts';

const INPUTS = 100_000;
const TIMEOUT = 120_000 + INPUTS * 40;

/** Part of every random text, to find leaks. */
const MARK = 'Zyxwv';

const NASTY = [
  '\r\nX-Forged: 1',
  '\u0000',
  '../../../etc/passwd',
  "' OR 1=1 --",
  '%00',
  '<script>',
  '${7*7}',
  '\ud800',
  '٣',
  '﷽',
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.integer({ min: 90, max: 6000 }).map((length) => 'x'.repeat(length)) },
);
const marked = text.map((part) => `${MARK}${part}`);
const value = fc.oneof(marked, text, fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined));

const joinBody = fc.record({
  siteId: fc.oneof(fc.constant(VISITOR.siteId), value),
  cohort: fc.oneof(fc.constant(VISITOR.cohort), value),
  firstName: fc.oneof(marked, value),
  lastName: fc.oneof(marked, value),
  contactMethods: fc.oneof(
    fc.record({ email: fc.oneof(fc.constant('ana@example.org'), value) }, { requiredKeys: [] }),
    fc.dictionary(text, value, { maxKeys: 5 }),
    value,
  ),
  locale: fc.oneof(fc.constantFrom('en', 'es'), value),
  captchaToken: value,
});
const contactBody = fc.record({
  name: fc.oneof(marked, value),
  email: fc.oneof(fc.constant('ana@example.org'), value),
  message: fc.oneof(marked, value),
  captchaToken: value,
});

const alertBody = fc.record({
  cohort: fc.oneof(fc.constant('adult'), value),
  place: fc.oneof(fc.constantFrom('TX', '770'), marked, value),
  distance: fc.oneof(fc.constantFrom('50', 'any'), value),
  contactMethods: fc.oneof(
    fc.record({ phone: fc.oneof(fc.constant('505-555-0147'), value) }, { requiredKeys: [] }),
    fc.dictionary(text, value, { maxKeys: 5 }),
    value,
  ),
  captchaToken: value,
});

const key = fc.oneof(fc.uuid(), text);
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 80 });
const json = (body: object | string | number | boolean | null): string => JSON.stringify(body);
const payload = fc.oneof(joinBody.map(json), contactBody.map(json), alertBody.map(json), fc.json(), marked);

const call = fc.record({
  method: fc.constant('POST' as const),
  url: fc.constantFrom('/api/join-requests', '/api/contact-messages', '/api/alerts'),
  headers: fc.record({
    'content-type': fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, headerText),
    'idempotency-key': key.map((made) => made.replaceAll(/[^ -~]/g, '?')),
    'accept-language': headerText,
  }),
  payload,
});
const form = fc.record({
  method: fc.constant('POST' as const),
  url: fc.constantFrom(
    ...['/join', '/es/join', '/contact', '/es/contact'],
    ...['/alerts', '/es/alerts', '/alerts/stop', '/es/alerts/stop'],
  ),
  headers: fc.constant({ 'content-type': 'application/x-www-form-urlencoded' }),
  payload: fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(
            ...['key', 'token', 'firstName', 'contactMethods', 'nickname'],
            ...['place', 'reference', 'signature'],
          ),
          text,
        ),
        marked,
      ),
    )
    .map((fields) =>
      fields.map((field) => field.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&'),
    ),
});
const NAMES = 'cohort condition status near lat long radius bbox sort limit cursor state'.split(' ');
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...NAMES),
      fc.oneof(text, marked, fc.double().map(String), fc.integer().map(String)),
    ),
    { maxLength: 4 },
  )
  .map((pairs) =>
    pairs.map(([name, part]) => `${name}=${encodeURIComponent(part.toWellFormed())}`).join('&'),
  );
const readRequest = fc.record({
  method: fc.constantFrom(
    'GET' as const,
    'HEAD' as const,
    'PUT' as const,
    'DELETE' as const,
    'OPTIONS' as const,
  ),
  url: fc.oneof(
    query.map((made) => `/api/sites?${made}`),
    marked.map((made) => `/${encodeURIComponent(made.toWellFormed())}`),
    marked.map((made) => `/api/${encodeURIComponent(made.toWellFormed())}`),
    fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((made) => `/${made.replaceAll(/[\s\\]/g, '%')}`),
    fc.constantFrom(
      '/api/locations',
      '/api/captcha',
      '/api/ready',
      '/..%2f..%2fetc/passwd',
      '/assets/../../x',
    ),
  ),
  headers: fc.record({ 'if-none-match': headerText, 'accept-language': headerText, cookie: headerText }),
});

const EXPLAINED = new Set([200, 201, 302, 303, 304, 308, 301, 400, 403, 404, 405, 409, 413, 415, 422]);

test(
  `responds to ${INPUTS} random inputs without a crash, a 500 or a leak`,
  { timeout: TIMEOUT },
  async () => {
    const metrics = createMetrics();
    const service = await createTestService({ metrics, site: createFakeSite(), rateLimitMax: 10_000_000 });
    const property = fc.asyncProperty(fc.oneof(call, form, readRequest), async (request) => {
      const { statusCode, body, headers } = await service.app.inject(request as InjectOptions);
      expect(EXPLAINED, `${statusCode} for ${JSON.stringify(request)}`).toContain(statusCode);
      expect(body).not.toMatch(/\bat .*(\.ts|node:)/);
      expect(JSON.stringify(headers)).not.toMatch(/Zyxwv|x-forged/i);
      // Form pages render the sender's values; the routes under `/api` never do.
      if (request.url.startsWith('/api')) expect(body).not.toContain(MARK);
    });
    await fc.assert(property, { numRuns: INPUTS });
    expect(service.readLog()).not.toMatch(/Zyxwv|forged/);
    expect(await metrics.registry.metrics()).not.toContain(MARK);
    for (const line of service.readLog().trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ level: 30 });
    const stored = await service.readRecords();
    expect(stored.length).toBeGreaterThan(0);
    for (const { reference, kind } of stored) {
      expect(reference).toMatch(/^LC-/);
      expect(['join', 'contact', 'alert']).toContain(kind);
    }
    expect((await service.app.inject('/api/ready')).statusCode).toBe(200);
  },
);
