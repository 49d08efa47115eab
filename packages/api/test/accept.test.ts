import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CaptchaVerdict } from '../src/captcha/captcha.ts';
import type { JoinRequest } from '@longcovid/content/forms';
import { placeTables } from '@longcovid/content/search';
import { accept as acceptForm } from '../src/intake/accept.ts';
import type { IntakeContext, Submission as Sent } from '../src/intake/accept.ts';
import { joinForm } from '../src/intake/forms.ts';
import type { NewRequest } from '../src/storage/types.ts';

type Submission = Sent<JoinRequest>;

const accept = (intake: IntakeContext, submission: Submission) => acceptForm(intake, joinForm, submission);

const STUDY_SITES: IntakeContext['studySites'] = [
  { id: 'boston', cohorts: [{ cohort: 'adult', status: 'open' }] },
];

const submission = (changes: Partial<Submission> = {}): Submission => ({
  input: {
    siteId: 'boston',
    cohort: 'adult',
    firstName: ' Ana ',
    lastName: 'Núñez',
    contactMethods: { email: 'ana@example.org' },
  },
  locale: 'es',
  key: randomUUID(),
  captchaToken: 'token',
  suspect: false,
  ...changes,
});

/** A context that records the order of its steps. */
function createRecordingContext({
  captcha = { passed: true, tokenHash: 'spent' },
  insertResult = 'stored',
}: { captcha?: CaptchaVerdict; insertResult?: 'stored' | 'token-spent' } = {}) {
  const steps: string[] = [];
  const stored = new Map<string, NewRequest>();
  const intake: IntakeContext = {
    studySites: STUDY_SITES,
    places: placeTables(() => Promise.resolve(null)),
    formSecret: 'secret',
    hasWebhook: false,
    now: () => new Date('2026-11-20T10:00:00Z'),
    captcha: {
      start: () => Promise.resolve({ provider: 'none' }),
      verify: (token) => {
        steps.push(`captcha ${token}`);
        return Promise.resolve(captcha);
      },
    },
    seal: (body) => {
      steps.push('seal');
      return Promise.resolve(new TextEncoder().encode(body.kind === 'join' ? body.firstName : ''));
    },
    store: {
      ping: () => Promise.resolve(),
      delete: () => Promise.resolve(),
      findKey: (keyHash) => {
        steps.push('find key');
        const found = stored.get(keyHash);
        return Promise.resolve(found ? { reference: found.record.reference, bodyMac: found.bodyMac } : null);
      },
      insert: (request) => {
        steps.push('store');
        if (stored.has(request.keyHash)) return Promise.resolve('duplicate-key');
        if (insertResult === 'stored') stored.set(request.keyHash, request);
        return Promise.resolve(insertResult);
      },
    },
  };
  return { intake, steps, stored };
}

test('runs its steps in order: rules, captcha, sealing, storage', async () => {
  const { intake, steps, stored } = createRecordingContext();
  const valid = submission();
  expect(await accept(intake, valid)).toMatchObject({ result: 'stored' });
  expect(steps).toEqual(['captcha token', 'seal', 'store']);
  const [request] = [...stored.values()];
  expect(request).toMatchObject({
    captchaTokenHash: 'spent',
    record: { received_at: '2026-11-20T10:00:00.000Z' },
  });
  expect(new TextDecoder().decode(request?.record.sealed)).toBe('Ana');
});

test('returns errors before it looks anything up', async () => {
  const { intake, steps } = createRecordingContext();
  const invalid = submission({ input: { ...submission().input, firstName: '' } });
  expect(await accept(intake, invalid)).toEqual({
    result: 'invalid',
    errors: [{ field: 'firstName', code: 'required' }],
  });
  expect(steps).toEqual([]);
});

test('recognizes a repeated submission, also when its captcha token fails now', async () => {
  const { intake, steps } = createRecordingContext();
  const expired = { ...intake.captcha, verify: () => Promise.resolve({ passed: false as const }) };
  const first = submission();
  const { reference } = (await accept(intake, first)) as { reference: string };
  steps.length = 0;
  expect(await accept(intake, { ...first, captchaToken: 'other' })).toEqual({
    result: 'repeated',
    reference,
  });
  expect(steps).toEqual(['captcha other', 'seal', 'store', 'find key']);
  expect(await accept({ ...intake, captcha: expired }, first)).toEqual({ result: 'repeated', reference });
  expect(await accept(intake, { ...first, locale: 'en' })).toEqual({ result: 'key-reused' });
});

test('seals and stores nothing when the captcha fails', async () => {
  const { intake, steps } = createRecordingContext({ captcha: { passed: false } });
  expect(await accept(intake, submission())).toEqual({ result: 'captcha-failed' });
  expect(steps).toEqual(['captcha token', 'find key']);
});

test('returns captcha-failed for a token that was spent before', async () => {
  const { intake } = createRecordingContext({ insertResult: 'token-spent' });
  expect(await accept(intake, submission())).toEqual({ result: 'captcha-failed' });
});

test('stores digests of key and body that depend on the form secret', async () => {
  const { intake, stored } = createRecordingContext();
  const { intake: other, stored: storedByOther } = createRecordingContext();
  const valid = submission();
  await accept(intake, valid);
  await accept({ ...other, formSecret: 'another' }, valid);
  const [[hash, first] = []] = [...stored];
  const [[, second] = []] = [...storedByOther];
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hash).not.toContain(valid.key);
  expect(first?.bodyMac).toMatch(/^[0-9a-f]{64}$/);
  expect(first?.bodyMac).not.toBe(second?.bodyMac);
});
