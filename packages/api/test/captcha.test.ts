import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createAltcha } from '../src/captcha/altcha.ts';
import type { CaptchaStart } from '../src/captcha/captcha.ts';
import type { ProblemDetails } from '../src/problems/problem.ts';
import { submitJoinRequest, createTestService, VISITOR } from './test-service.ts';
import { createSiteService } from './site-service.ts';

const SECRET = 'a secret for tests, 32 or longer';
const MINUTE = 60_000;

const getChallenge = (start: CaptchaStart): Challenge => {
  if (start.provider !== 'altcha') throw new Error(`The provider is ${start.provider}.`);
  return start.challenge as Challenge;
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

/** Solves a challenge as a browser does. */
async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encode({ challenge, solution });
}

const fetchChallenge = async (app: FastifyInstance): Promise<Challenge> =>
  getChallenge((await app.inject('/api/captcha')).json<CaptchaStart>());

/** A service with ALTCHA and a clock that the test advances. */
async function createServiceWithAltcha() {
  let time = Date.now();
  const now = () => new Date(time);
  const service = await createTestService({ captcha: createAltcha(SECRET, now), now });
  return { ...service, wait: (milliseconds: number) => void (time += milliseconds) };
}

test('returns a different signed challenge each time, not cached', async () => {
  const { app } = await createServiceWithAltcha();
  const response = await app.inject('/api/captcha');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ provider: 'altcha', lifetime: 1200 });
  const [one, two] = [getChallenge(response.json<CaptchaStart>()), await fetchChallenge(app)];
  expect(one.signature).toMatch(/^[0-9a-f]{64}$/);
  expect(one.parameters.nonce).not.toBe(two.parameters.nonce);
});

test('returns provider none without a captcha', async () => {
  const { app } = await createTestService();
  expect((await app.inject('/api/captcha')).json()).toEqual({ provider: 'none' });
});

test('accepts a solved challenge for one form and its repetition only', async () => {
  const { app, readRecords } = await createServiceWithAltcha();
  const captchaToken = await solve(await fetchChallenge(app));
  const body = { ...VISITOR, captchaToken };
  const key = randomUUID();
  expect((await submitJoinRequest(app, { key, body })).statusCode).toBe(201);
  expect((await submitJoinRequest(app, { key, body })).statusCode).toBe(200);
  expect((await submitJoinRequest(app, { body })).statusCode).toBe(403);
  // The same solution, encoded differently.
  const { challenge, solution } = JSON.parse(Buffer.from(captchaToken, 'base64').toString()) as Record<
    string,
    unknown
  >;
  const rewritten = encode({ solution, challenge, more: 1 });
  expect((await submitJoinRequest(app, { body: { ...VISITOR, captchaToken: rewritten } })).statusCode).toBe(
    403,
  );
  expect(await readRecords()).toHaveLength(1);
});

test.each([
  ['en', 'Captcha verification failed. Please resubmit the form.'],
  ['es', 'No pudimos comprobar que usted no es un robot. Envíe el formulario de nuevo.'],
])('responds 403 with a message to a form without a token (%s)', async (locale, detail) => {
  const { app, readRecords } = await createServiceWithAltcha();
  const response = await submitJoinRequest(app, { body: { ...VISITOR, locale } });
  expect(response.statusCode).toBe(403);
  expect(response.json<ProblemDetails>()).toMatchObject({ problem: 'captcha', detail });
  expect(await readRecords()).toEqual([]);
});

test('accepts a challenge for 20 minutes, whichever way the clock jumps', async () => {
  const { app, wait } = await createServiceWithAltcha();
  const [first, second] = [await solve(await fetchChallenge(app)), await solve(await fetchChallenge(app))];
  wait(19 * MINUTE);
  expect((await submitJoinRequest(app, { body: { ...VISITOR, captchaToken: first } })).statusCode).toBe(201);
  wait(2 * MINUTE);
  expect((await submitJoinRequest(app, { body: { ...VISITOR, captchaToken: second } })).statusCode).toBe(403);
  wait(24 * 60 * MINUTE);
  expect(
    (
      await submitJoinRequest(app, {
        body: { ...VISITOR, captchaToken: await solve(await fetchChallenge(app)) },
      })
    ).statusCode,
  ).toBe(201);
});

test('verifies the signed time of a form without script instead', async () => {
  const service = await createSiteService({ captcha: createAltcha(SECRET) });
  const { form } = await service.getPage('/contact');
  service.advanceClock(MINUTE);
  const fields = { name: 'Ana', email: 'ana@example.org', message: 'Hello', key: form.key };
  expect((await service.post({ ...fields, token: 'made-up' }, { path: '/contact' })).statusCode).toBe(400);
  expect((await service.post({ ...fields, token: form.token }, { path: '/contact' })).statusCode).toBe(303);
});

describe('a forged token', () => {
  const captcha = createAltcha(SECRET);

  test.each([
    ['an empty token', ''],
    ['invalid base64', '%%%'],
    ['invalid JSON', Buffer.from('{"challenge":').toString('base64')],
    ['null', encode(null)],
    ['an array', encode([1, 2])],
    ['wrong types', encode({ challenge: { parameters: 7, signature: {} }, solution: 'x' })],
    ['deeply nested JSON', Buffer.from('['.repeat(20_000)).toString('base64')],
  ])('is rejected without an error: %s', async (_name, token) => {
    expect(await captcha.verify(token, 'join')).toEqual({ passed: false });
  });

  test.each([
    ['9,000 nested arrays', `${'['.repeat(9000)}${']'.repeat(9000)}`],
    ['3,500 nested objects', `${'{"z":'.repeat(3500)}0${'}'.repeat(3500)}`],
    ['a long text', JSON.stringify('z'.repeat(20_000))],
    ['a number', '1'],
  ])('is rejected with 403, not 500: an extra parameter that holds %s', async (_name, json) => {
    const { app, readLog } = await createServiceWithAltcha();
    const challenge = encode({
      challenge: await fetchChallenge(app),
      solution: { counter: 1, derivedKey: '' },
    });
    const forged = Buffer.from(challenge, 'base64')
      .toString()
      .replace('{"algorithm"', `{"z":${json},"algorithm"`);
    const captchaToken = Buffer.from(forged).toString('base64');
    expect((await submitJoinRequest(app, { body: { ...VISITOR, captchaToken } })).statusCode).toBe(403);
    expect(readLog()).not.toContain('request failed');
  });

  test.each<[string, (parameters: Challenge['parameters']) => object]>([
    ['an easier challenge', (parameters) => ({ ...parameters, cost: 1 })],
    ['a later expiry', (parameters) => ({ ...parameters, expiresAt: 4_000_000_000 })],
    ['a shorter prefix', (parameters) => ({ ...parameters, keyPrefix: '00' })],
    ['another nonce', (parameters) => ({ ...parameters, nonce: parameters.nonce.replace(/^./, 'f') + '00' })],
    ['a cost that would stop the service', (parameters) => ({ ...parameters, cost: 1e12 })],
  ])('is rejected because of its signature: %s', async (_name, change) => {
    const challenge = getChallenge(await captcha.start());
    const { solution } = JSON.parse(Buffer.from(await solve(challenge), 'base64').toString()) as {
      solution: object;
    };
    const forged = { ...challenge, parameters: change(challenge.parameters) };
    expect(await captcha.verify(encode({ challenge: forged, solution }), 'join')).toEqual({ passed: false });
    expect(await captcha.verify(encode({ challenge, solution }), 'join')).toMatchObject({ passed: true });
  });

  test('is rejected for a wrong solution', async () => {
    const challenge = getChallenge(await captcha.start());
    for (const solution of [
      { counter: 1, derivedKey: '00'.repeat(32) },
      { counter: -1, derivedKey: '' },
      { counter: 1e99, derivedKey: 'zz' },
    ]) {
      expect(await captcha.verify(encode({ challenge, solution }), 'join')).toEqual({ passed: false });
    }
  });

  test('is rejected if it was issued by another service', async () => {
    const otherCaptcha = createAltcha('another secret, 32 or longer, yes');
    expect(await captcha.verify(await solve(getChallenge(await otherCaptcha.start())), 'join')).toEqual({
      passed: false,
    });
  });
});
