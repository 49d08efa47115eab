import { expect, test } from 'vitest';
import { submitJoinRequest, createTestService, VISITOR } from './test-service.ts';

test('counts what it refuses, and over the limit refuses it as it refuses the rest', async () => {
  const { app } = await createTestService({ rateLimitMax: 3 });
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  const plainText = { ...crossSite, 'content-type': 'text/plain' };
  const large = { ...VISITOR, firstName: 'x'.repeat(40_000) };
  const submissions = [{ headers: plainText }, { headers: crossSite, body: large }, { headers: crossSite }];
  for (const expected of [
    [415, 413, 403],
    [429, 429, 429],
  ]) {
    const statuses = [];
    for (const submission of submissions)
      statuses.push((await submitJoinRequest(app, submission)).statusCode);
    expect(statuses).toEqual(expected);
  }
  expect((await submitJoinRequest(app)).statusCode).toBe(429);
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
    detail:
      'Too many requests came from your internet connection. Other people may use it too. Please try again in a minute.',
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
