import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createRecaptcha } from '../src/captcha/recaptcha.ts';
import type { ProblemDetails } from '../src/problems/problem.ts';
import { submitJoinRequest, createTestService, VISITOR } from './test-service.ts';
import { getPort } from './wire.ts';

/** A server in place of Google's. */
async function startFakeGoogle(listener: RequestListener, timeoutMs = 60_000) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const warnings: string[] = [];
  const captcha = createRecaptcha({
    siteKey: 'site-key-1234',
    secret: 'secret-1234',
    warn: (text) => void warnings.push(text),
    verifyUrl: `http://127.0.0.1:${getPort(server)}/siteverify`,
    timeoutMs,
  });
  return { captcha, warnings, server };
}

const respondWith =
  (body: unknown): RequestListener =>
  (_request, response) =>
    void response.end(JSON.stringify(body));

const GOOD = { success: true, score: 0.9, action: 'join', hostname: 'example.org' };

test('sends the site key to the browser, never the secret', async () => {
  const { captcha } = await startFakeGoogle(respondWith(GOOD));
  expect(await captcha.start()).toEqual({ provider: 'recaptcha-v3', siteKey: 'site-key-1234' });
});

test('sends Google the secret and the token only', async () => {
  let received = '';
  const { captcha } = await startFakeGoogle((request, response) => {
    request.on('data', (chunk: Buffer) => (received += chunk.toString()));
    request.on('end', () => void response.end(JSON.stringify(GOOD)));
  });
  expect(await captcha.verify('token of the browser', 'join')).toMatchObject({ passed: true });
  expect([...new URLSearchParams(received)]).toEqual([
    ['secret', 'secret-1234'],
    ['response', 'token of the browser'],
  ]);
});

test('rejects an empty token without a request to Google', async () => {
  let received = 0;
  const { captcha } = await startFakeGoogle((_request, response) => {
    received += 1;
    response.end(JSON.stringify(GOOD));
  });
  expect(await captcha.verify('', 'join')).toEqual({ passed: false });
  expect(received).toBe(0);
});

test.each([
  ['a token that Google does not know', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a token for another form', { ...GOOD, action: 'contact' }],
  ['a low score', { ...GOOD, score: 0.4 }],
  ['a missing score', { success: true, action: 'join' }],
])('rejects %s without a warning', async (_name, body) => {
  const { captcha, warnings } = await startFakeGoogle(respondWith(body));
  expect(await captcha.verify('token', 'join')).toEqual({ passed: false });
  expect(warnings).toEqual([]);
});

test.each<[string, RequestListener]>([
  ['slow', () => undefined],
  ['unreadable', (_request, response) => void response.end('<html>Sorry</html>')],
  [
    'redirecting',
    ({ url }, response) => {
      if (url === '/elsewhere') response.end(JSON.stringify(GOOD));
      else response.writeHead(302, { Location: '/elsewhere' }).end();
    },
  ],
  ['cut off', (request) => void request.socket.destroy()],
])('rejects every token and warns when Google is %s, without values', async (_name, listener) => {
  const { captcha, warnings } = await startFakeGoogle(listener, 300);
  expect(await captcha.verify('token', 'join')).toEqual({ passed: false });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).not.toMatch(/token|secret-1234/);
});

test('responds 403 with the captcha message when Google is down', async () => {
  const { captcha, server } = await startFakeGoogle(respondWith(GOOD));
  await new Promise((resolve) => server.close(resolve));
  const { app, readRecords } = await createTestService({ captcha });
  const response = await submitJoinRequest(app, { body: { ...VISITOR, captchaToken: 'token' } });
  expect(response.statusCode).toBe(403);
  expect(response.json<ProblemDetails>().detail).toBe(
    'Captcha verification failed. Please resubmit the form.',
  );
  expect(await readRecords()).toEqual([]);
});

test('accepts a token once', async () => {
  const { captcha } = await startFakeGoogle(respondWith(GOOD));
  const { app } = await createTestService({ captcha });
  const body = { ...VISITOR, captchaToken: 'token' };
  expect((await submitJoinRequest(app, { body })).statusCode).toBe(201);
  expect((await submitJoinRequest(app, { body })).statusCode).toBe(403);
});
