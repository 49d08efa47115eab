import { expect, test } from 'vitest';
import { createFakeSite } from './fake-site.ts';
import { createTestService } from './test-service.ts';

const YEAR = 'Max-Age=31536000; Path=/; SameSite=Lax';

async function visit(headers: Record<string, string>, url = '/', publicUrl = 'http://localhost:3000') {
  const { app } = await createTestService({ site: createFakeSite(), publicUrl: new URL(publicUrl) });
  return app.inject({ url, headers: { host: new URL(publicUrl).host, ...headers } });
}

test.each(['es', 'es-MX', 'ES-us,en;q=0.5', 'fr, es;q=0.9, en;q=0.8', 'en;q=0, es;q=0.1'])(
  'redirects a browser that prefers Spanish (%s) to /es and stores the language',
  async (preferred) => {
    const response = await visit(
      { 'accept-language': preferred, 'sec-fetch-site': 'none' },
      '/?cohort=adult',
    );
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({ location: '/es?cohort=adult', vary: 'Accept-Language, Cookie' });
    expect(response.headers['cache-control']).toContain('private');
    expect(response.headers['set-cookie']).toBe(`i18n_redirected=es; ${YEAR}`);
  },
);

test.each(['en', 'en-GB, es;q=0.9', 'es;q=0.5, en;q=0.6'])(
  'does not redirect a browser that prefers English (%s)',
  async (preferred) => {
    const response = await visit({ 'accept-language': preferred });
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).toBe(`i18n_redirected=en; ${YEAR}`);
    expect(response.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect(response.headers['cache-control']).toBe('private, no-cache');
  },
);

test.each<Record<string, string>>([
  {},
  { 'accept-language': '*' },
  { 'accept-language': 'fr' },
  { 'accept-language': 'es;q=zero' },
])('neither redirects nor stores for a browser that names neither language (%j)', async (headers) => {
  const response = await visit(headers);
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, undefined]);
});

/** Accept-Language of browsers, and which of our languages it prefers. */
const BROWSERS: [header: string | undefined, preferred: string | null][] = [
  [undefined, null],
  ['fr', null],
  ['en-US,en;q=0.9', 'en'],
  ['es-419,es;q=0.9,en;q=0.8', 'es'],
  ['en;q=0.2, es;q=0.3', 'es'],
];
/** Cookie headers, and the language stored in them. Values that we never set count as none. */
const COOKIES: [header: string | undefined, known: string | null][] = [
  [undefined, null],
  ['i18n_redirected=en', 'en'],
  ['a=b; i18n_redirected=es', 'es'],
  ['i18n_redirected=fr; a=b', null],
  ['i18n_redirected=es-MX', null],
  ['i18n_redirected=', null],
  ['xi18n_redirected=es', null],
];
/** Headers that state where a visitor comes from, and whether that is one of our pages. */
const ORIGINS: [headers: Record<string, string>, isOurs: boolean][] = [
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', referer: 'https://search.example/' }, false],
  [{ 'sec-fetch-site': 'same-site', referer: 'http://other.localhost:3000/' }, false],
  [{ 'sec-fetch-site': 'same-origin', referer: 'http://localhost:3000/es' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  // Browsers do not send Sec-Fetch-Site over plain HTTP, and old ones never do.
  [{}, false],
  [{ referer: 'https://search.example/es' }, false],
  [{ referer: 'no address' }, false],
  [{ referer: 'http://localhost:3000/es' }, true],
  [{ referer: 'http://localhost/es/site-map' }, true],
];

test.each(COOKIES)(
  'decides at / with the cookie %s by own pages, the cookie, the browser',
  async (cookie, stored) => {
    const { app } = await createTestService({ site: createFakeSite() });
    for (const [preferredHeader, preferred] of BROWSERS) {
      for (const [origin, isOurs] of ORIGINS) {
        const headers = {
          ...origin,
          ...(cookie !== undefined && { cookie }),
          ...(preferredHeader !== undefined && { 'accept-language': preferredHeader }),
        };
        const response = await app.inject({ url: '/?cohort=adult&q=%C3%B1', headers });
        // A link from our own pages to / means English; otherwise the cookie decides, else the browser.
        const language = isOurs ? 'en' : (stored ?? preferred);
        const isNew = language !== null && language !== stored;
        const visit = JSON.stringify(headers);
        expect(response.headers.vary, visit).toContain('Accept-Language, Cookie');
        expect(response.headers['set-cookie'], visit).toBe(
          isNew ? `i18n_redirected=${language}; ${YEAR}` : undefined,
        );
        const { location, 'cache-control': cached } = response.headers;
        expect([response.statusCode, location, cached], visit).toEqual(
          language === 'es'
            ? [302, '/es?cohort=adult&q=%C3%B1', 'private, no-store']
            : [200, undefined, 'no-store'],
        );
      }
    }
  },
);

test.each([
  ['/', '/es', 'es'],
  ['/site-map', '/es/site-map', 'es'],
  ['/es/site-map', '/site-map', 'en'],
  ['/join?site=sample-001', '/es/join', 'es'],
  ['/es/contact', '/contact', 'en'],
])('takes a link from %s to %s for the language switch and stores %s', async (from, to, locale) => {
  for (const site of [{ 'sec-fetch-site': 'same-origin' }, undefined]) {
    for (const stored of ['en', 'es', null]) {
      const headers = { ...site, referer: `http://localhost:3000${from}` };
      const response = await visit(
        { ...headers, ...(stored && { cookie: `i18n_redirected=${stored}` }) },
        to,
      );
      expect(response.statusCode).toBe(200);
      if (stored === locale) expect(response.headers['set-cookie']).toBeUndefined();
      else {
        expect(response.headers['set-cookie']).toBe(`i18n_redirected=${locale}; ${YEAR}`);
        expect(response.headers['cache-control']).toMatch(/private|no-store/);
      }
    }
  }
});

test.each([
  ['a link within one language', '/es', '/es/site-map', {}],
  ['a link to another page of the other language', '/es', '/site-map', {}],
  ['a link from another website', 'https://search.example/es/site-map', '/site-map', {}],
  ['a prefetched page', '/es/site-map', '/site-map', { 'sec-purpose': 'prefetch;anonymous-client-ip' }],
  ['a file of the page', '/es', '/favicon.ico', { 'sec-fetch-dest': 'image' }],
  ['a file requested by an old browser', '/es/favicon.ico', '/favicon.ico', {}],
])('chooses no language for %s', async (_name, from, to, headers) => {
  const referer = new URL(from, 'http://localhost:3000').href;
  const response = await visit({ referer, 'accept-language': 'es', ...headers }, to);
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, undefined]);
});

test.each<Record<string, string>>([
  { 'sec-purpose': 'prefetch' },
  { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
])('chooses no language for a prefetch (%j)', async (headers) => {
  const response = await visit({ 'accept-language': 'es', ...headers });
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, undefined]);
});

test('does not redirect other pages', async () => {
  const response = await visit({ 'accept-language': 'es' }, '/site-map');
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, undefined]);
});

test('marks the cookie as Secure on an HTTPS site', async () => {
  const response = await visit({ 'accept-language': 'es' }, '/', 'https://example.org');
  expect(response.headers['set-cookie']).toBe(`i18n_redirected=es; ${YEAR}; Secure`);
});
