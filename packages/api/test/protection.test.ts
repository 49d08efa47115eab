import { expect, test } from 'vitest';
import { submitJoinRequest, createTestService, VISITOR } from './test-service.ts';

test('checks size and type first, without counting', async () => {
  const { app } = await createTestService({ rateLimitMax: 1 });
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  const large = { ...VISITOR, firstName: 'x'.repeat(40_000) };
  expect(
    (await submitJoinRequest(app, { headers: { ...crossSite, 'content-type': 'text/plain' } })).statusCode,
  ).toBe(415);
  expect((await submitJoinRequest(app, { headers: crossSite, body: large })).statusCode).toBe(413);
  expect((await submitJoinRequest(app)).statusCode).toBe(201);
});

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an unknown origin', { origin: 'null' }],
])('rejects a request from %s', async (_name, headers) => {
  const { app, readRecords } = await createTestService();
  expect((await submitJoinRequest(app, { headers })).statusCode).toBe(403);
  expect(await readRecords()).toEqual([]);
});

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['our own page in an older browser', { origin: 'http://localhost:3000' }],
  ['a client that is no browser', {}],
])('accepts a request from %s', async (_name, headers) => {
  const { app } = await createTestService();
  expect((await submitJoinRequest(app, { headers })).statusCode).toBe(201);
});

test('limits requests per IP address', async () => {
  const { app } = await createTestService({ rateLimitMax: 2, trustedProxies: ['127.0.0.1'] });
  const from = (address: string) => submitJoinRequest(app, { headers: { 'x-forwarded-for': address } });
  await from('198.51.100.7');
  await from('198.51.100.7');
  const rejected = await from('198.51.100.7');
  expect(rejected.statusCode).toBe(429);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  expect(rejected.json()).toMatchObject({
    detail: 'The form could not be sent due to a technical error. Please contact us at help@example.org.',
  });
  expect((await from('198.51.100.8')).statusCode).toBe(201);
});

test('ignores forwarding headers of untrusted proxies, and warns once', async () => {
  const { app, readLog } = await createTestService({ rateLimitMax: 1 });
  await submitJoinRequest(app, { headers: { 'x-forwarded-for': '198.51.100.7' } });
  const second = await submitJoinRequest(app, { headers: { 'x-forwarded-for': '198.51.100.8' } });
  expect(second.statusCode).toBe(429);
  expect(readLog().match(/TRUST_PROXY/g)).toHaveLength(1);
});

test('counts a /64 network as one address', async () => {
  const { app } = await createTestService({ rateLimitMax: 1, trustedProxies: ['127.0.0.1'] });
  const from = async (address: string) =>
    (await submitJoinRequest(app, { headers: { 'x-forwarded-for': address } })).statusCode;
  expect(await from('2001:db8:1:2::1')).toBe(201);
  expect(await from('2001:db8:1:2:ffff::2')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(201);
});
