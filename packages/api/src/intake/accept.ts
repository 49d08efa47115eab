import type { Locale } from '@longcovid/content';
import type { FieldError } from '@longcovid/content/forms';
import type { Captcha, CaptchaVerdict } from '../captcha/captcha.ts';
import { createReference } from '../sealing/reference.ts';
import type { Sealer } from '../sealing/seal.ts';
import type { RequestStore } from '../storage/request-store.ts';
import { toSha256Hex, computePayloadMac } from './payload-digest.ts';
import type { IntakeForm, StudySiteCohorts } from './forms.ts';

/** What acceptance works with. */
export type IntakeContext = {
  studySites: StudySiteCohorts;
  store: RequestStore;
  captcha: Captcha;
  seal: Sealer;
  formSecret: string;
  now: () => Date;
};

/** One send of a form. */
export type Submission<Input> = {
  input: Input;
  locale: Locale;
  /** UUID of the `Idempotency-Key`. */
  key: string;
  /** Null for a form without script: no captcha can run in it, so its signed time was judged instead. */
  captchaToken: string | null;
  /** True when a robot may have sent it; it is kept all the same. */
  suspect: boolean;
};

/** What became of a send. */
export type Outcome =
  | { result: 'stored'; reference: string }
  | { result: 'repeated'; reference: string }
  | { result: 'invalid'; errors: FieldError[] }
  | { result: 'key-reused' }
  | { result: 'captcha-failed' };

/**
 * Accepts a form, or says why not.
 *
 * The order of acceptance, over the whole service:
 * 1. size and type (JSON of 32 KiB, or the form's own encoding of 256 KiB): 413, 415
 * 2. where it comes from, and how often: 403, 429
 * 3. the types of its parts: 400
 * 4. the rules of the form: `invalid`
 * 5. a known key: `repeated` with the reference of the first send, or `key-reused` with another body
 * 6. the captcha: `captcha-failed`
 * 7. sealing
 * 8. one transaction: key, record, used captcha answer
 * 9. the answer
 *
 * Steps 1 to 3 are the route's; this function is 4 to 8. A `stored` form is on disk, once,
 * however often it is sent. Nothing readable about the person is written anywhere.
 *
 * @throws Error when storage fails; then nothing was stored.
 */
export async function accept<Input>(
  context: IntakeContext,
  form: IntakeForm<Input>,
  submission: Submission<Input>,
): Promise<Outcome> {
  const errors = form.validate(submission.input, context.studySites);
  if (errors.length > 0) return { result: 'invalid', errors };

  const input = form.normalize(submission.input);
  const { kind } = form;
  const { locale, key, captchaToken } = submission;
  const digests = {
    keyHash: toSha256Hex(key),
    bodyMac: computePayloadMac(context.formSecret, key, {
      kind,
      locale,
      values: form.toIdempotencyValues(input),
    }),
  };
  const previous = await findPreviousSubmission(context.store, digests);
  if (previous !== null) return previous;

  const verdict =
    captchaToken === null ? CAPTCHA_NOT_REQUIRED : await context.captcha.verify(captchaToken, kind);
  if (!verdict.passed) return { result: 'captcha-failed' };

  const receivedAt = context.now().toISOString();
  const body = {
    version: 1 as const,
    reference: createReference(),
    receivedAt,
    locale,
    ...form.toSealedContents(input),
  };
  const result = await context.store.insert({
    ...digests,
    record: {
      reference: body.reference,
      kind,
      site_id: body.siteId,
      cohort: body.cohort,
      received_at: receivedAt,
      sealed: await context.seal(body),
      suspect: submission.suspect ? 1 : 0,
    },
    captchaTokenHash: verdict.tokenHash,
  });
  if (result === 'stored') return { result: 'stored', reference: body.reference };
  if (result === 'token-spent') return { result: 'captcha-failed' };
  return (await findPreviousSubmission(context.store, digests)) ?? { result: 'key-reused' };
}

const CAPTCHA_NOT_REQUIRED: CaptchaVerdict = { passed: true, tokenHash: null };

async function findPreviousSubmission(
  store: RequestStore,
  digests: { keyHash: string; bodyMac: string },
): Promise<Outcome | null> {
  const previous = await store.findKey(digests.keyHash);
  if (previous === null) return null;
  const isSameBody = previous.bodyMac === digests.bodyMac;
  return isSameBody ? { result: 'repeated', reference: previous.reference } : { result: 'key-reused' };
}
