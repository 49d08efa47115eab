import { expect, test } from 'vitest';
import { createNetworkKey } from '../src/limits/rate-limit-key.ts';
import type { RenderedState, SiteService } from './site-service.ts';
import { createSiteService } from './site-service.ts';
import { submitJoinRequest } from './test-service.ts';

const HOUR_MS = 3_600_000;
const createService = () => createSiteService({ rateLimitMax: 2, trustedProxies: ['127.0.0.1'] });

/** Requests a form and sends it, as a robot without script does, from one address. */
async function submitForm(service: SiteService, address: string, path = '/contact'): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  const { form } = (await service.app.inject({ url: path, headers })).json<RenderedState>();
  service.advanceClock(4000);
  const fields = {
    name: 'Ana',
    email: 'ana@example.org',
    message: 'Hello',
    key: form.key,
    token: form.token,
  };
  return (await service.post(fields, { path, headers })).statusCode;
}

test.each([
  ['198.51.100', (host: number) => `198.51.100.${host}`, '198.51.101.1'],
  [
    'an IPv6 /56',
    (host: number) => `2001:db8:1:2${host.toString(16).padStart(2, '0')}::1`,
    '2001:db8:1:300::1',
  ],
])(
  'marks forms from many addresses of one network, and refuses them after 40 in an hour: %s',
  async (_name, at, other) => {
    const service = await createService();
    const statuses = [];
    for (let host = 1; host <= 42; host += 1) statuses.push(await submitForm(service, at(host)));
    expect(statuses).toEqual([...Array<number>(40).fill(303), 429, 429]);
    const marks = (await service.readRecords())
      .sort((a, b) => (a.received_at < b.received_at ? -1 : 1))
      .map(({ suspect }) => suspect);
    expect(marks).toEqual([0, 0, ...Array<number>(38).fill(1)]);
    // Nobody else is refused or marked, and nobody in the next hour.
    expect(await submitForm(service, other)).toBe(303);
    service.advanceClock(HOUR_MS);
    expect(await submitForm(service, at(1))).toBe(303);
    expect((await service.readRecords()).filter(({ suspect }) => suspect === 0)).toHaveLength(4);
  },
);

test('counts JSON calls and forms together, and says how long to wait', async () => {
  const service = await createService();
  const statuses = [];
  for (let host = 1; host <= 41; host += 1) {
    const response = await submitJoinRequest(service.app, {
      headers: { 'x-forwarded-for': `198.51.100.${host}` },
    });
    statuses.push(response.statusCode);
    if (host === 41) {
      expect(response.headers['retry-after']).toBe('3600');
      expect(response.json<{ detail: string }>().detail).toMatch(/^Too many .+ try again in 60 minutes\.$/);
    }
  }
  expect(statuses).toEqual([...Array<number>(40).fill(201), 429]);
  service.advanceClock(HOUR_MS - 90_000);
  const { statusCode, body } = await service.post({}, { headers: { 'x-forwarded-for': '198.51.100.200' } });
  expect(statusCode).toBe(429);
  expect(body).toContain('<h1>Please try again in 2 minutes.</h1>');
});

test('creates keys of a network and hour that hide its addresses', () => {
  const noon = new Date('2026-11-20T12:00:00Z');
  const key = (address: string, secret = 'one', now = noon) => createNetworkKey(address, secret, now);
  expect(key('198.51.100.7')).toBe(key('198.51.100.250', 'one', new Date('2026-11-20T12:59:59Z')));
  expect(key('198.51.100.7')).not.toBe(key('198.51.101.7'));
  expect(key('198.51.100.7')).toBe(key('::ffff:198.51.100.9'));
  expect(key('2001:db8:1:201::1')).toBe(key('2001:DB8:1:2ff:9::1'));
  expect(key('2001:db8:1:201::1')).not.toBe(key('2001:db8:1:300::1'));
  expect(key('198.51.100.7')).not.toBe(key('198.51.100.7', 'two'));
  expect(key('198.51.100.7')).not.toBe(key('198.51.100.7', 'one', new Date('2026-11-20T13:00:00Z')));
});
