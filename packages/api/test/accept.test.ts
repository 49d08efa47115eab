import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CaptchaVerdict } from '../src/captcha/captcha.ts';
import type { JoinRequest } from '@longcovid/content/forms';
import { accept as acceptForm } from '../src/intake/accept.ts';
import type { Intake, Submission as Sent } from '../src/intake/accept.ts';
import { joinForm } from '../src/intake/forms.ts';
import type { NewRequest } from '../src/storage/request-store.ts';

type Submission = Sent<JoinRequest>;

const accept = (intake: Intake, submission: Submission) => acceptForm(intake, joinForm, submission);

const STUDY_SITES: Intake['studySites'] = [{ id: 'boston', cohorts: [{ cohort: 'adult', status: 'open' }] }];

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
  captchaToken: 'answer',
  suspect: false,
  ...changes,
});

/** An intake that notes the order of its steps. */
function watched({
  captcha = { passed: true, spend: 'spent' },
  stored = 'stored',
}: { captcha?: CaptchaVerdict; stored?: 'stored' | 'token-spent' } = {}) {
  const steps: string[] = [];
  const kept = new Map<string, NewRequest>();
  const intake: Intake = {
    studySites: STUDY_SITES,
    formSecret: 'secret',
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
      check: () => Promise.resolve(),
      findKey: (keyHash) => {
        steps.push('find key');
        const found = kept.get(keyHash);
        return Promise.resolve(found ? { reference: found.record.reference, bodyMac: found.bodyMac } : null);
      },
      store: (request) => {
        steps.push('store');
        if (stored === 'stored') kept.set(request.keyHash, request);
        return Promise.resolve(stored);
      },
    },
  };
  return { intake, steps, kept };
}

test('the order: rules, known key, captcha, seal, store', async () => {
  const { intake, steps, kept } = watched();
  const good = submission();
  expect(await accept(intake, good)).toMatchObject({ result: 'stored' });
  expect(steps).toEqual(['find key', 'captcha answer', 'seal', 'store']);
  const [request] = [...kept.values()];
  expect(request).toMatchObject({ spentToken: 'spent', record: { received_at: '2026-11-20T10:00:00.000Z' } });
  expect(new TextDecoder().decode(request?.record.sealed)).toBe('Ana');
});

test('mistakes are told before anything is looked up', async () => {
  const { intake, steps } = watched();
  const bad = submission({ input: { ...submission().input, firstName: '' } });
  expect(await accept(intake, bad)).toEqual({
    result: 'invalid',
    errors: [{ field: 'firstName', code: 'required' }],
  });
  expect(steps).toEqual([]);
});

test('a repeated send is known before its captcha is looked at', async () => {
  const { intake, steps } = watched();
  const first = submission();
  const { reference } = (await accept(intake, first)) as { reference: string };
  steps.length = 0;
  expect(await accept(intake, { ...first, captchaToken: 'other' })).toEqual({
    result: 'repeated',
    reference,
  });
  expect(await accept(intake, { ...first, locale: 'en' })).toEqual({ result: 'key-reused' });
  expect(steps).toEqual(['find key', 'find key']);
});

test('a failed captcha seals and stores nothing', async () => {
  const { intake, steps } = watched({ captcha: { passed: false } });
  expect(await accept(intake, submission())).toEqual({ result: 'captcha-failed' });
  expect(steps).toEqual(['find key', 'captcha answer']);
});

test('a captcha answer that was used before has failed', async () => {
  const { intake } = watched({ stored: 'token-spent' });
  expect(await accept(intake, submission())).toEqual({ result: 'captcha-failed' });
});

test('neither the key nor a bare hash of the body is kept', async () => {
  const { intake, kept } = watched();
  const { intake: other, kept: keptThere } = watched();
  const good = submission();
  await accept(intake, good);
  await accept({ ...other, formSecret: 'another' }, good);
  const [[hash, here] = []] = [...kept];
  const [[, there] = []] = [...keptThere];
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hash).not.toContain(good.key);
  expect(here?.bodyMac).toMatch(/^[0-9a-f]{64}$/);
  expect(here?.bodyMac).not.toBe(there?.bodyMac);
});
