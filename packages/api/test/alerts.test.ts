import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProblemDetails } from '../src/problems/problem.ts';
import { describeEachDatabase } from './each-database.ts';
import { createTestService, submitForm, submitJoinRequest } from './test-service.ts';
import { createSiteService } from './site-service.ts';
import type { SiteService } from './site-service.ts';

const ALERT = {
  cohort: 'pregnancy',
  place: '87102-4821',
  distance: '50',
  contactMethods: { email: 'zyxwv.nandu@example.org', phone: '(505) 555-0147' },
};

const submitAlert = (app: FastifyInstance, body: object = ALERT) => submitForm(app, '/api/alerts', { body });

type Receipt = { reference: string; signature: string };

describeEachDatabase((createLocation) => {
  test('stops the alert of a link and no other, and can store it again', async () => {
    const service = await createSiteService({}, undefined, await createLocation());
    const [first, second] = [await submitAlert(service.app), await submitAlert(service.app)];
    const { reference, signature } = first.json<Receipt>();
    const response = await service.post({ reference, signature }, { path: '/alerts/stop' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/alerts/stop?result=done']);
    const left = await service.readRecords();
    expect(left.map((row) => row.reference)).toEqual([second.json<Receipt>().reference]);
    const keys = await service.database.selectFrom('idempotency_key').select('reference').execute();
    expect(keys).toEqual([{ reference: second.json<Receipt>().reference }]);
    expect((await submitAlert(service.app)).statusCode).toBe(201);
  });
});

test.each([
  ['000', 'unknown_place'],
  ['Qwertyville', 'unknown_place'],
  ['Springfield', 'ambiguous_place'],
  ['Houston, TX', null],
  ['10001', null],
  ['Nuevo México', null],
  ['m5v 2t6', null],
])('validates the place %s by the postal codes and states of the content', async (place, code) => {
  const { app } = await createTestService();
  const response = await submitAlert(app, { ...ALERT, place });
  expect(response.json<Partial<ProblemDetails>>().errors?.map((error) => error.code)).toEqual(
    code === null ? undefined : [code],
  );
});

/** What a visitor can see of a response; dates and lengths of connections aside. */
const getVisible = ({ statusCode, body, headers }: Awaited<ReturnType<SiteService['post']>>) => ({
  statusCode,
  body,
  location: headers.location,
  headers: Object.keys(headers).sort(),
});

test('says of no stop link whether its alert exists, and deletes for the whole link only', async () => {
  const service = await createSiteService();
  const { reference, signature } = (await submitAlert(service.app)).json<Receipt>();
  const join = (await submitJoinRequest(service.app)).json<Receipt>().reference;
  const stop = (fields: Record<string, string>) => service.post(fields, { path: '/es/alerts/stop' });
  const refused = getVisible(await stop({}));
  // The page without a result: the link is not complete, nothing was deleted, and whom to call.
  expect(refused).toMatchObject({ statusCode: 303, location: '/es/alerts/stop' });

  const alter = fc
    .tuple(
      fc.integer({ min: 0, max: signature.length - 1 }),
      fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_'),
    )
    .map(([at, character]) => signature.slice(0, at) + character + signature.slice(at + 1))
    .filter((altered) => altered !== signature);
  const wrong = fc.oneof(
    alter.map((altered) => ({ reference, signature: altered })),
    fc.constantFrom(
      { reference: reference.toLowerCase(), signature },
      { reference: join, signature },
      { reference, signature: signature.slice(0, -1) },
      { reference, signature: `${signature}=` },
      { reference: 'LC-00000-000000', signature },
      { reference, signature: '' },
    ),
    fc.record({ reference: fc.string(), signature: fc.string() }),
  );
  await fc.assert(
    fc.asyncProperty(wrong, async (fields) => {
      expect(getVisible(await stop(fields))).toEqual(refused);
    }),
  );
  expect((await service.readRecords()).map((row) => row.reference).sort()).toEqual([reference, join].sort());

  const done = getVisible(await stop({ reference, signature }));
  expect(done).toMatchObject({ statusCode: 303, location: '/es/alerts/stop?result=done' });
  expect((await service.readRecords()).map((row) => row.reference)).toEqual([join]);
  expect(getVisible(await stop({ reference, signature }))).toEqual(done);
});

test('deletes nothing for a GET, or for a page of another site', async () => {
  const service = await createSiteService();
  const { reference, signature } = (await submitAlert(service.app)).json<Receipt>();
  const query = new URLSearchParams({ reference, signature }).toString();
  expect(await service.getPage(`/alerts/stop?${query}`)).toMatchObject({ path: '/alerts/stop', query });
  const response = await service.post(
    { reference, signature },
    { path: '/alerts/stop', headers: { 'sec-fetch-site': 'cross-site' } },
  );
  expect(response.statusCode).toBe(403);
  expect(await service.readRecords()).toHaveLength(1);
});

test('limits the rate of stop links, and responds with 503 if storage fails', async () => {
  const limited = await createSiteService({ rateLimitMax: 1 });
  const path = '/alerts/stop';
  expect((await limited.post({}, { path })).statusCode).toBe(303);
  expect((await limited.post({}, { path })).statusCode).toBe(429);

  const service = await createSiteService();
  const { reference, signature } = (await submitAlert(service.app)).json<Receipt>();
  await service.database.schema.dropTable('record').execute();
  const response = await service.post({ reference, signature }, { path });
  expect(response.statusCode).toBe(503);
  expect(response.body).not.toContain(signature);
  expect(service.readLog()).not.toContain(signature);
});

test('signs with the form secret: after it changed, a link deletes nothing and does not say that it did', async () => {
  const other = await createTestService({ formSecret: 'another secret for tests, 32 or longer' });
  const service = await createSiteService();
  const { reference } = (await submitAlert(service.app)).json<Receipt>();
  const { signature } = (await submitAlert(other.app)).json<Receipt>();
  const response = await service.post({ reference, signature }, { path: '/alerts/stop' });
  expect(response.headers.location).toBe('/alerts/stop');
  expect(await service.readRecords()).toHaveLength(1);
});
