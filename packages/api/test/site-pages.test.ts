import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFakeSite, STARTER } from './fake-site.ts';
import { PAGES_PER_SUBMISSION } from '../src/service.ts';
import type { ProblemDetails } from '../src/problems/problem.ts';
import { createTestService } from './test-service.ts';

const createApp = async (changes = {}) =>
  (await createTestService({ site: createFakeSite(), ...changes })).app;

test("serves a page with the site's security headers, to be revalidated", async () => {
  const response = await (await createApp()).inject('/site-map');
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('<h1>Site map</h1>');
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
    vary: 'Accept-Encoding',
  });
});

test('lets the browser open a prefetched page without asking again', async () => {
  const app = await createApp();
  for (const url of ['/', '/site-map']) {
    const { headers } = await app.inject({ url, headers: { 'sec-purpose': 'prefetch' } });
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=300' });
  }
});

test('serves a document with page headers, but not the 404 page', async () => {
  const app = await createApp();
  const report = await app.inject('/accessibility/reports/report.en.html');
  expect(report.body).toBe('<h1>Report</h1>');
  expect(report.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
  });
  expect((await app.inject('/404.html')).statusCode).toBe(404);
});

test('serves a folder with its own headers, and its index at its own path', async () => {
  const app = await createApp();
  for (const address of ['/catalogue/', '/catalogue/iframe.html?id=button--plain']) {
    const { statusCode, headers } = await app.inject(address);
    expect([statusCode, headers['content-security-policy']]).toEqual([200, "frame-ancestors 'self'"]);
  }
  expect((await app.inject('/catalogue')).headers.location).toBe('/catalogue/');
});

test.each(['/site-map', '/assets/page-Ab12.js', '/nothing'])(
  'serves %s from memory with the type and encoding that the disk gives it',
  async (url) => {
    const app = await createApp();
    for (const encoding of ['br', 'gzip', 'gzip, br;q=0', 'identity', 'zstd']) {
      const [whole, ranged] = [
        await app.inject({ url, headers: { 'accept-encoding': encoding } }),
        await app.inject({ url, headers: { 'accept-encoding': encoding, range: 'bytes=0-' } }),
      ];
      const pick = ({ headers, rawPayload }: typeof whole) => [
        String(headers['content-type']).toLowerCase(),
        headers['content-encoding'],
        headers.vary,
        rawPayload.toString('base64'),
      ];
      expect(pick(whole)).toEqual(pick(ranged));
      if (/^(br|gzip)$/.test(encoding)) expect(whole.headers['content-encoding']).toBe(encoding);
    }
  },
);

test('serves a file that was replaced while the service runs', async () => {
  const site = createFakeSite();
  const app = await createApp({ site });
  const before = await app.inject('/site-map');
  writeFileSync(join(site.folder, 'site-map/index.html'), '<h1>New map</h1>');
  const after = await app.inject({
    url: '/site-map',
    headers: { 'if-none-match': String(before.headers.etag) },
  });
  expect([after.statusCode, after.body]).toEqual([200, '<h1>New map</h1>']);
});

test('serves a fallback page in the language of the path for a file that cannot be read, and logs why', async () => {
  const site = createFakeSite();
  const { app, readLog } = await createTestService({ site });
  rmSync(join(site.folder, 'es/site-map/index.html'));
  mkdirSync(join(site.folder, 'es/site-map/index.html'));
  const { statusCode, headers, body } = await app.inject('/es/site-map');
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(body).toContain('<html lang="es"');
  expect(body).toContain('No se pudo mostrar esta página por un error técnico.');
  expect(body).not.toContain('EISDIR');
  expect(readLog()).toMatch(/"level":50.*EISDIR.*"request failed"/);
});

test('serves a fallback page, not cached as the file, for a range that the file does not have', async () => {
  const app = await createApp();
  const headers = { range: 'bytes=99999999-', 'accept-encoding': 'br' };
  const response = await app.inject({ url: '/assets/page-Ab12.js', headers });
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(response.headers).not.toHaveProperty('content-encoding');
  expect(response.body).toContain('<h1>Please try again in a moment. This page could not be shown.</h1>');
});

test('caches hashed files for a year and revalidates others', async () => {
  const app = await createApp();
  const script = await app.inject('/assets/page-Ab12.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['x-content-type-options']).toBe('nosniff');
  expect((await app.inject('/favicon.ico')).headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/SITE-MAP', '/site-map'],
  ['/site-map/', '/site-map'],
  ['/site-map//', '/site-map'],
  ['/dhpfaq?x=1', '/DHPFAQ?x=1'],
  ['/site-map/index.html', '/site-map'],
  ['/index.html', '/'],
  ['/ES/', '/es'],
  ['/Join/?site=a', '/join?site=a'],
  ['//', '/'],
])('redirects %s permanently to %s', async (from, to) => {
  const response = await (await createApp()).inject({ url: from });
  expect([response.statusCode, response.headers.location]).toEqual([301, to]);
});

test("redirects with the status of the site's table", async () => {
  const response = await (await createApp()).inject('/old?x=1');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/site-map?x=1']);
});

const parameterName = fc.constantFrom('cohort', 'status', 'near', 'a b', 'ñ', '&', 'x');
const parameters = fc.array(fc.tuple(parameterName, fc.string()), { maxLength: 6 });

test.each([
  ['/find', '/', '#find-sites', ''],
  ['/es/find', '/es', '#find-sites', ''],
  ['/old', '/site-map', '', ''],
  ['/children', '/', '#find-sites', 'cohort=pediatric&status=open'],
])('redirects %s with its query before the fragment', async (from, path, fragment, own) => {
  const app = await createApp();
  const property = fc.asyncProperty(parameters, async (sent) => {
    const query = new URLSearchParams(sent).toString();
    const response = await app.inject(`${from}?${query}`);
    const target = new URL(String(response.headers.location), 'http://localhost');
    const added = sent.filter(([name]) => !new URLSearchParams(own).has(name));
    expect([target.pathname, target.hash]).toEqual([path, fragment]);
    expect([...target.searchParams]).toEqual([...new URLSearchParams(own), ...added]);
  });
  await fc.assert(property);
});

test('redirects without a query to the URL of the table', async () => {
  const app = await createApp();
  expect((await app.inject('/find')).headers.location).toBe('/#find-sites');
  expect((await app.inject('/children')).headers.location).toBe('/?cohort=pediatric&status=open#find-sites');
});

/** Paths that cannot be decoded: malformed escapes among valid parts. */
const malformedEscape = fc.constantFrom('%', '%A', '%zz', '%E0%A4%A', '%C3%28', '%ff', '%F0%9F', '%u00e9');
const validPart = fc.constantFrom('a', 'join', '/', '%20', '%C3%B1', '-', '.', ';', '=');
const malformedPath = fc
  .tuple(fc.array(validPart, { maxLength: 5 }), malformedEscape, fc.array(validPart, { maxLength: 5 }))
  .map(([before, wrong, after]) => [...before, wrong, ...after].join(''))
  // Clients resolve `..` before they send a path, which may then begin in the other language.
  .filter((path) => !path.split('/').includes('..'))
  .filter((path) => {
    try {
      decodeURIComponent(path);
      return false;
    } catch {
      return true;
    }
  });
const query = fc.constantFrom('', '?utm=x', '?%E0%A4%A', '?a=%');

test('serves a malformed path a 404 page in the language of the path, else of the visitor', async () => {
  const app = await createApp();
  const visitor = fc.constantFrom<[Record<string, string>, string]>(
    [{}, 'en'],
    [{ 'accept-language': 'fr' }, 'en'],
    [{ 'accept-language': 'es-MX, en;q=0.8' }, 'es'],
    [{ 'accept-language': 'es', cookie: 'i18n_redirected=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'i18n_redirected=es' }, 'es'],
  );
  const property = fc.asyncProperty(malformedPath, query, visitor, async (path, query, [headers, locale]) => {
    const response = await app.inject({ url: `/x${path}${query}`, headers });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers['content-security-policy']).toBe("default-src 'none'");
    // Under a path of the other language, scripts would change the language of the page.
    expect(response.body).toBe(locale === 'es' ? '<h1>No está</h1>' : `${STARTER}<h1>Not here</h1>`);
    expect(response.headers.vary).toContain('Accept-Language, Cookie');
    const inSpanish = await app.inject({ url: `/es/${path}${query}`, headers });
    expect([inSpanish.statusCode, inSpanish.body]).toEqual([404, `${STARTER}<h1>No está</h1>`]);
  });
  await fc.assert(property);
});

test('reads the 404 pages at startup only', async () => {
  const site = createFakeSite();
  const app = await createApp({ site });
  await app.ready();
  writeFileSync(join(site.folder, 'es/404.html'), '<h1>Otra</h1>');
  for (const url of ['/nothing', '/nothing-else', '/nothing']) {
    const response = await app.inject({ url, headers: { 'accept-language': 'es' } });
    expect([response.statusCode, response.body]).toEqual([404, '<h1>No está</h1>']);
  }
});

test("responds with a problem in the visitor's language to a malformed path under /api", async () => {
  const app = await createApp();
  const property = fc.asyncProperty(malformedPath, query, async (path, query) => {
    const response = await app.inject({ url: `/api/${path}${query}`, headers: { 'accept-language': 'es' } });
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.json<ProblemDetails>().locale,
    ]).toEqual([404, 'application/problem+json; charset=utf-8', 'es']);
  });
  await fc.assert(property);
});

test('serves a fallback page with links home and to the phone if the site has no 404 page', async () => {
  const site = createFakeSite();
  rmSync(join(site.folder, 'es/404.html'));
  const app = await createApp({ site });
  const { statusCode, body } = await app.inject('/es/%E0%A4%A');
  expect(statusCode).toBe(404);
  expect(body).toContain('<html lang="es"');
  expect(body).toContain('<a href="/es">Regrese al inicio</a>');
  expect(body).toContain('<a href="tel:+18005550199">1-800-555-0199</a>');
});

test.each([
  ['/nothing', `${STARTER}<h1>Not here</h1>`],
  ['/es/nada', `${STARTER}<h1>No está</h1>`],
  ['/404.html', `${STARTER}<h1>Not here</h1>`],
  ['/_headers', `${STARTER}<h1>Not here</h1>`],
  ['/assets/page-Ab12.js.br', `${STARTER}<h1>Not here</h1>`],
  ['/assets/../../secret', `${STARTER}<h1>Not here</h1>`],
  ['/..%2f..%2fetc/passwd', `${STARTER}<h1>Not here</h1>`],
  ['//evil.example/site-map', `${STARTER}<h1>Not here</h1>`],
])('serves %s the 404 page in the language of the path', async (url, body) => {
  const response = await (await createApp()).inject({ url });
  expect([response.statusCode, response.body]).toEqual([404, body]);
  expect(response.headers['content-security-policy']).toBe("default-src 'none'");
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'] as const)(
  'responds 405 to %s on a page',
  async (method) => {
    const response = await (await createApp()).inject({ method, url: '/site-map' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test('sends no body for HEAD', async () => {
  const response = await (await createApp()).inject({ method: 'HEAD', url: '/site-map' });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test.each([
  ['/?near=87101&cohort=', '/?near=87101'],
  ['/?near=87101&cohort=&near=', '/?near=87101'],
  ['/?near=&cohort=', '/'],
  ['/?cohort=&utm=&near=Las+Cruces%2C%20NM', '/?utm=&near=Las+Cruces%2C+NM'],
])('redirects %s to the URL without empty parameters', async (url, location) => {
  const { statusCode, headers } = await (await createApp()).inject(url);
  expect([statusCode, headers.location]).toEqual([302, location]);
  expect(headers['cache-control']).toBe('private, no-store');
});

test.each(['/?utm=&near=87101', '/site-map?near='])('keeps %s, whose page does not read it', async (url) => {
  expect((await (await createApp()).inject(url)).statusCode).toBe(200);
});

test('renders a built page per request for its query parameters', async () => {
  const response = await (await createApp()).inject({ url: '/?cohort=adult&utm=x' });
  expect(response.json()).toEqual({ path: '/', query: 'cohort=adult&utm=x' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect((await (await createApp()).inject({ url: '/?utm=x' })).body).toBe('<h1>Home</h1>');
});

test('limits rendered pages', async () => {
  const app = await createApp({ rateLimitMax: 1 });
  for (let visit = 0; visit < PAGES_PER_SUBMISSION; visit += 1)
    expect((await app.inject('/?cohort=adult')).statusCode).toBe(200);
  const rejected = await app.inject('/?cohort=adult');
  expect(rejected.statusCode).toBe(429);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
});
