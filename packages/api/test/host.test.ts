import { expect, test } from 'vitest';
import { createFakeSite } from './fake-site.ts';
import { createTestService, submitJoinRequest } from './test-service.ts';
import { sendText } from './wire.ts';

const PUBLIC_URL = new URL('https://example.org');
const createApp = async (changes = {}) =>
  (await createTestService({ site: createFakeSite(), publicUrl: PUBLIC_URL, ...changes })).app;

const OTHER_HOSTS = ['evil.example', 'example.org.evil.example', '127.0.0.1:3000', 'example.org:8080', 'a b'];

test.each(OTHER_HOSTS)('refuses a page for another host with 421 and the right address: %s', async (host) => {
  const app = await createApp();
  for (const [url, language, text] of [
    ['/', 'en', 'This address is not correct. Please go to https://example.org.'],
    ['/es/join', 'es', 'Esta dirección no es correcta. Vaya a https://example.org.'],
    ['/assets/page-Ab12.js', 'en', 'This address is not correct.'],
    ['/old', 'en', 'This address is not correct.'],
    ['/nothing', 'en', 'This address is not correct.'],
  ]) {
    const { statusCode, body } = await app.inject({ url, headers: { host } });
    expect([url, statusCode]).toEqual([url, 421]);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(text);
    expect(body).toContain(`<a href="https://example.org/`);
    expect(body).not.toContain(host);
  }
  const visitor = { host, 'accept-language': 'es' };
  expect((await app.inject({ url: '/', headers: visitor })).body).toContain('Vaya a https://example.org.');
});

test('refuses a form and a JSON call for another host, and stores nothing', async () => {
  const { app, readRecords } = await createTestService({ site: createFakeSite(), publicUrl: PUBLIC_URL });
  // A page whose name was pointed at this service (DNS rebinding): its origin is the host.
  const headers = { host: 'evil.example', origin: 'https://evil.example' };
  const response = await submitJoinRequest(app, { headers });
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    421,
    'application/problem+json; charset=utf-8',
  ]);
  expect(response.json()).toMatchObject({
    detail: 'This address is not correct. Please go to https://example.org.',
  });
  const form = await app.inject({ method: 'POST', url: '/join', headers, payload: 'a=b' });
  expect(form.statusCode).toBe(421);
  expect(await readRecords()).toEqual([]);
});

test('serves its own host, with or without its port, in any case, or named by a trusted proxy', async () => {
  const app = await createApp({ trustedProxies: ['loopback'] });
  const headers = [
    { host: 'example.org' },
    { host: 'EXAMPLE.ORG:443' },
    { host: '127.0.0.1:3000', 'x-forwarded-host': 'example.org' },
  ];
  for (const each of headers) {
    expect((await app.inject({ url: '/site-map', headers: each })).statusCode).toBe(200);
    expect((await submitJoinRequest(app, { headers: each as never })).statusCode).toBe(201);
  }
  const untrusting = await createApp();
  expect((await untrusting.inject({ url: '/', headers: headers[2] as never })).statusCode).toBe(421);
});

test('answers health and ready for any host, and everything while its own address is local', async () => {
  const app = await createApp();
  for (const url of ['/api/health', '/api/ready'])
    expect((await app.inject({ url, headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200);
  for (const publicUrl of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080']) {
    const local = await createApp({ publicUrl: new URL(publicUrl) });
    expect((await local.inject({ url: '/', headers: { host: 'my-laptop.local:3000' } })).statusCode).toBe(
      200,
    );
  }
});

test('responds 400 to two Host headers, and closes the connection', async () => {
  const app = await createApp();
  const send = async (hosts: string) =>
    (await sendText(app, `GET /site-map HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)).split('\r\n')[0];
  expect(await send('Host: example.org')).toBe('HTTP/1.1 200 OK');
  expect(await send('Host: example.org\r\nhost: evil.example')).toBe('HTTP/1.1 400 Bad Request');
  expect(await send('Host: example.org\r\nHost: example.org')).toBe('HTTP/1.1 400 Bad Request');
});
