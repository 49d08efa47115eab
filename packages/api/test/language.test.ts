import { expect, test } from 'vitest';
import { fakeSite } from './fake-site.ts';
import { serviceUnderTest } from './service-under-test.ts';

const YEAR = 'Max-Age=31536000; Path=/; SameSite=Lax';

async function open(headers: Record<string, string>, url = '/', publicUrl = 'http://localhost:3000') {
  const { app } = await serviceUnderTest({ site: fakeSite(), publicUrl: new URL(publicUrl) });
  return app.inject({ url, headers });
}

test.each(['es', 'es-MX', 'ES-us,en;q=0.5', 'fr, es;q=0.9, en;q=0.8', 'en;q=0, es;q=0.1'])(
  'a browser that prefers Spanish (%s) is led to /es once, and that is remembered',
  async (preferred) => {
    const answer = await open({ 'accept-language': preferred, 'sec-fetch-site': 'none' }, '/?cohort=adult');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({ location: '/es?cohort=adult', vary: 'Accept-Language, Cookie' });
    expect(answer.headers['cache-control']).toContain('private');
    expect(answer.headers['set-cookie']).toBe(`i18n_redirected=es; ${YEAR}`);
  },
);

test.each(['en', 'en-GB, es;q=0.9', 'es;q=0.5, en;q=0.6'])(
  'a browser that prefers English (%s) stays',
  async (preferred) => {
    const answer = await open({ 'accept-language': preferred });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBe(`i18n_redirected=en; ${YEAR}`);
    expect(answer.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  },
);

test.each<Record<string, string>>([
  {},
  { 'accept-language': '*' },
  { 'accept-language': 'fr' },
  { 'accept-language': 'es;q=zero' },
])('a browser that names neither language stays, and nothing is remembered (%j)', async (headers) => {
  const answer = await open(headers);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
});

test.each(['en', 'es'])(
  'a visitor whose language is remembered (%s) is never led away',
  async (remembered) => {
    const answer = await open({ 'accept-language': 'es', cookie: `a=b; i18n_redirected=${remembered}` });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  },
);

test("'In English' on our own page is a choice, and is remembered", async () => {
  for (const cookie of ['', 'i18n_redirected=es']) {
    const answer = await open({
      'accept-language': 'es',
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBe(`i18n_redirected=en; ${YEAR}`);
  }
});

test.each<Record<string, string>>([
  { 'sec-purpose': 'prefetch' },
  { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
])('a page fetched ahead chooses nothing (%j)', async (headers) => {
  const answer = await open({ 'accept-language': 'es', ...headers });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
});

test('other pages are never led to another language', async () => {
  const answer = await open({ 'accept-language': 'es' }, '/site-map');
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
});

test('the cookie travels on a safe line alone when the site has one', async () => {
  const answer = await open({ 'accept-language': 'es' }, '/', 'https://example.org');
  expect(answer.headers['set-cookie']).toBe(`i18n_redirected=es; ${YEAR}; Secure`);
});
