import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createFakeSite } from './fake-site.ts';
import { createTestService } from './test-service.ts';
import { sendText } from './wire.ts';

const HOST = { host: 'example.org' };
const FORM = { ...HOST, 'content-type': 'application/x-www-form-urlencoded' };
const PAGE = "default-src 'none'";
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const FILE = "default-src 'self'; script-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const SCRIPT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";
const PDF = "frame-ancestors 'none'";
const CATALOGUE = "frame-ancestors 'self'";

/** Kinds of responses: the request, its status, and its content security policy. */
const RESPONSES: [name: string, request: InjectOptions, status: number, policy: string][] = [
  ['a page', { url: '/site-map' }, 200, PAGE],
  ['the head of a page', { url: '/site-map', method: 'HEAD' }, 200, PAGE],
  ['a rendered page', { url: '/join' }, 200, PAGE],
  ['a page of the catalogue', { url: '/catalogue/' }, 200, CATALOGUE],
  ['a missing page', { url: '/nothing' }, 404, PAGE],
  ['a malformed path', { url: '/%E0%A4%A' }, 404, PAGE],
  ['a malformed path of the API', { url: '/api/%zz' }, 404, NOTHING],
  ['a wrong method', { url: '/site-map', method: 'DELETE' }, 405, PAGE],
  ['a redirect to the language', { url: '/', headers: { ...HOST, 'accept-language': 'es' } }, 302, NOTHING],
  ['a redirect to the canonical path', { url: '/SITE-MAP' }, 301, NOTHING],
  ['a forged confirmation', { url: '/join/sent?reference=LC-7Q2MX-0B9K4T' }, 302, NOTHING],
  [
    'the result of a form',
    { url: '/alerts/stop', method: 'POST', headers: FORM, payload: 'a=b' },
    303,
    NOTHING,
  ],
  ['an incomplete form', { url: '/join', method: 'POST', headers: FORM, payload: 'a=b' }, 422, PAGE],
  [
    'a form of another site',
    { url: '/join', method: 'POST', headers: { ...FORM, 'sec-fetch-site': 'cross-site' }, payload: 'a=b' },
    403,
    PAGE,
  ],
  ['a form of another type', { url: '/join', method: 'POST', headers: HOST, payload: { a: 1 } }, 415, PAGE],
  ['a page for another host', { url: '/', headers: { host: 'evil.example' } }, 421, PAGE],
  ['a script', { url: '/assets/page-Ab12.js' }, 200, SCRIPT],
  [
    'a range of a script',
    { url: '/assets/page-Ab12.js', headers: { ...HOST, range: 'bytes=0-3' } },
    206,
    SCRIPT,
  ],
  [
    'a range that the script does not have',
    { url: '/assets/page-Ab12.js', headers: { ...HOST, range: 'bytes=99999999-' } },
    416,
    PAGE,
  ],
  [
    'a body that is not JSON',
    {
      url: '/site-map',
      method: 'POST',
      headers: { ...HOST, 'content-type': 'application/json' },
      payload: '{',
    },
    400,
    PAGE,
  ],
  ['a style sheet', { url: '/assets/page-Ab12.css' }, 200, FILE],
  ['a drawing', { url: '/drawing.svg' }, 200, FILE],
  ['a picture', { url: '/favicon.ico' }, 200, FILE],
  ['a PDF', { url: '/pdf/a.pdf' }, 200, PDF],
  ['data of a page', { url: '/data/a.json' }, 200, FILE],
  ['health', { url: '/api/health' }, 200, NOTHING],
  ['study sites', { url: '/api/sites' }, 200, NOTHING],
  ['the description of the API', { url: '/api/openapi.json' }, 200, NOTHING],
  ['a wrong parameter', { url: '/api/sites?x=1' }, 400, NOTHING],
  ['a missing route', { url: '/api/nothing' }, 404, NOTHING],
  [
    'JSON without a key',
    { url: '/api/join-requests', method: 'POST', headers: HOST, payload: {} },
    400,
    NOTHING,
  ],
];

function createSite() {
  const site = createFakeSite();
  for (const folder of ['pdf', 'data']) mkdirSync(join(site.folder, folder));
  writeFileSync(join(site.folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const file of ['pdf/a.pdf', 'data/a.json', 'assets/page-Ab12.css'])
    writeFileSync(join(site.folder, file), '{}');
  return site;
}

const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

test.each(RESPONSES)('sends its security headers with %s', async (_name, request, status, policy) => {
  const { app } = await createTestService({ site: createSite(), publicUrl: new URL('https://example.org') });
  const { statusCode, headers } = await app.inject({ headers: HOST, ...request });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    ...EVERYWHERE,
    'content-security-policy': policy,
    'strict-transport-security': 'max-age=31536000',
  });
  if (status !== 200 || headers.etag === undefined) return;
  // A browser replaces stored headers by those of a 304.
  const again = await app.inject({ ...request, headers: { ...HOST, 'if-none-match': headers.etag } });
  expect([again.statusCode, again.headers['content-security-policy']]).toEqual([304, policy]);
});

test.each([
  ['what is not HTTP', 'hello\r\n\r\n', 400],
  ['a request that comes too slowly', 'GET / HTTP/1.1\r\nHost: example.org\r\n', 408],
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
])('sends its security headers with the answer to %s', async (_name, text, status) => {
  const { app, readLog } = await createTestService({ requestTimeout: 500 });
  const [first = '', ...lines] = (await sendText(app, text)).split('\r\n');
  expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const sent = Object.fromEntries(
    lines.map((line) => line.split(': ')).map(([name = '', value]) => [name.toLowerCase(), value]),
  );
  expect(sent).toMatchObject({ ...EVERYWHERE, 'content-security-policy': NOTHING });
  expect(readLog()).not.toContain('hello');
});

test('lets no other origin read, and promises no HTTPS without it', async () => {
  const { app } = await createTestService();
  const { headers } = await app.inject({ url: '/api/sites', headers: { origin: 'https://evil.example' } });
  for (const name of ['access-control-allow-origin', 'strict-transport-security', 'x-powered-by'])
    expect(headers).not.toHaveProperty(name);
});

test('says how long a file is that does not have a range', async () => {
  const { app } = await createTestService({ site: createSite() });
  const whole = await app.inject({ url: '/assets/page-Ab12.js', headers: HOST });
  const { statusCode, headers } = await app.inject({
    url: '/assets/page-Ab12.js',
    headers: { ...HOST, range: 'bytes=99999999-' },
  });
  expect(statusCode).toBe(416);
  expect(headers['content-range']).toBe(`bytes */${whole.rawPayload.length}`);
});
