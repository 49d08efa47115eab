import { webcrypto } from 'node:crypto';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createKeys } from './keys.ts';
import { CaptchaError } from '../../third-party/captcha/captcha-error.ts';
import { sendChecked, sendForm } from './send.ts';

const request = {
  siteId: 'sample-001',
  cohort: 'adult',
  firstName: 'Ana',
  lastName: 'Ríos',
  contactMethods: { email: 'ana@example.org' },
} as const;

const send = (locale: 'en' | 'es') =>
  sendForm({ to: '/api/join-requests', input: request, locale, key: 'key', captchaToken: '' });

const answer = (status: number, body: unknown = {}) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

test.each([201, 200])('returns the reference for %i', async (status) => {
  answer(status, { reference: 'LC-ABCDE-FGHJKM' });
  expect(await send('es')).toEqual({ isSent: true, reference: 'LC-ABCDE-FGHJKM' });
});

test('returns the field errors of the service for 422', async () => {
  const errors = [{ field: 'cohort', code: 'cohort_full' }];
  answer(422, { problem: 'fields', errors });
  expect(await send('en')).toEqual({ isSent: false, problem: 'fields', errors });
});

test.each([
  [409, 'review'],
  [403, 'captcha'],
  [503, 'technical'],
])('returns for %i the problem “%s” of the service', async (status, problem) => {
  answer(status, { problem, detail: 'What to do' });
  expect(await send('en')).toEqual({ isSent: false, problem, errors: [], detail: 'What to do' });
});

test('returns when to try again, in the words of the service', async () => {
  const detail = 'Please try again in 2 minutes.';
  answer(429, { problem: 'technical', detail });
  expect(await send('en')).toEqual({ isSent: false, problem: 'technical', errors: [], detail });
});

test('returns a technical problem for the JSON of another server', async () => {
  answer(502, { error: 'Bad gateway' });
  expect(await send('en')).toEqual({ isSent: false, problem: 'technical', errors: [] });
});

test('returns a technical problem for an unreachable service and a truncated response', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send('en')).toMatchObject({ problem: 'technical' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"refer', { status: 201 })));
  expect(await send('en')).toMatchObject({ problem: 'technical' });
});

test('reports an offline device for the form and for the captcha', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send('en')).toMatchObject({ isSent: false, problem: 'offline' });
  const sending = { to: '/api/join-requests', input: request, locale: 'en', key: 'key' } as const;
  const fail = () => Promise.reject(new CaptchaError('load', { isServiceDown: true }));
  expect(await sendChecked(sending, fail, fail)).toMatchObject({ problem: 'offline' });
});

test('changes the key only with the request, also where there is no randomUUID', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
  });
  const nextKey = createKeys('first');
  expect(nextKey(request)).toBe('first');
  expect(nextKey(request)).toBe('first');
  const changed = nextKey({ ...request, firstName: 'Eva' });
  expect(changed).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(nextKey({ ...request, firstName: 'Eva' })).toBe(changed);
});
