import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createRecaptcha } from '../src/captcha/recaptcha.ts';
import type { ProblemDetails } from '../src/problems/problem.ts';
import { submitJoinRequest, createTestService, VISITOR } from './test-service.ts';

/** Stands where Google would. */
async function startFakeGoogle(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const warnings: string[] = [];
  const { port } = server.address() as AddressInfo;
  const captcha = createRecaptcha({
    siteKey: 'site-key-1234',
    secret: 'secret-1234',
    warn: (text) => void warnings.push(text),
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    timeoutMs: 300,
  });
  return { captcha, warnings, server };
}

const respondWith =
  (body: unknown): RequestListener =>
  (_request, response) =>
    void response.end(JSON.stringify(body));

const GOOD = { success: true, score: 0.9, action: 'join', hostname: 'example.org' };

test('the browser is told the site key and never the secret', async () => {
  const { captcha } = await startFakeGoogle(respondWith(GOOD));
  expect(await captcha.start()).toEqual({ provider: 'recaptcha-v3', siteKey: 'site-key-1234' });
});

test('Google is asked with secret and answer, and learns nothing else of the visitor', async () => {
  let received = '';
  const { captcha } = await startFakeGoogle((request, response) => {
    request.on('data', (chunk: Buffer) => (received += chunk.toString()));
    request.on('end', () => void response.end(JSON.stringify(GOOD)));
  });
  expect(await captcha.verify('answer of the browser', 'join')).toMatchObject({ passed: true });
  expect([...new URLSearchParams(received)]).toEqual([
    ['secret', 'secret-1234'],
    ['response', 'answer of the browser'],
  ]);
});

test('an empty answer is refused without asking Google', async () => {
  let received = 0;
  const { captcha } = await startFakeGoogle((_request, response) => {
    received += 1;
    response.end(JSON.stringify(GOOD));
  });
  expect(await captcha.verify('', 'join')).toEqual({ passed: false });
  expect(received).toBe(0);
});

test.each([
  ['an answer that Google does not know', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['one for another form', { ...GOOD, action: 'contact' }],
  ['a robot’s score', { ...GOOD, score: 0.4 }],
  ['no score', { success: true, action: 'join' }],
])('%s does not pass, and nobody is warned', async (_name, body) => {
  const { captcha, warnings } = await startFakeGoogle(respondWith(body));
  expect(await captcha.verify('answer', 'join')).toEqual({ passed: false });
  expect(warnings).toEqual([]);
});

test.each<[string, RequestListener]>([
  ['slow', () => undefined],
  ['wrong', (_request, response) => void response.end('<html>Sorry</html>')],
  [
    'somebody else',
    ({ url }, response) => {
      if (url === '/elsewhere') response.end(JSON.stringify(GOOD));
      else response.writeHead(302, { Location: '/elsewhere' }).end();
    },
  ],
  ['cut off', (request) => void request.socket.destroy()],
])(
  'when Google is %s, nobody passes, staff are warned, and the warning holds no value',
  async (_name, listener) => {
    const { captcha, warnings } = await startFakeGoogle(listener);
    expect(await captcha.verify('answer', 'join')).toEqual({ passed: false });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).not.toMatch(/answer|secret-1234/);
  },
);

test('when Google is down, the form is refused with the captcha’s message and nothing is stored', async () => {
  const { captcha, server } = await startFakeGoogle(respondWith(GOOD));
  await new Promise((resolve) => server.close(resolve));
  const { app, readRecords } = await createTestService({ captcha });
  const response = await submitJoinRequest(app, { body: { ...VISITOR, captchaToken: 'answer' } });
  expect(response.statusCode).toBe(403);
  expect(response.json<ProblemDetails>().detail).toBe(
    'Captcha verification failed. Please resubmit the form.',
  );
  expect(await readRecords()).toEqual([]);
});

test('a good answer lets one form in and counts once', async () => {
  const { captcha } = await startFakeGoogle(respondWith(GOOD));
  const { app } = await createTestService({ captcha });
  const body = { ...VISITOR, captchaToken: 'answer' };
  expect((await submitJoinRequest(app, { body })).statusCode).toBe(201);
  expect((await submitJoinRequest(app, { body })).statusCode).toBe(403);
});
