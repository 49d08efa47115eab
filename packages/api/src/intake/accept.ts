import type { Locale } from '@longcovid/content';
import type { FieldError } from '@longcovid/content/forms';
import type { Captcha, CaptchaVerdict } from '../captcha/captcha.ts';
import { createReference } from '../sealing/reference.ts';
import type { Sealer } from '../sealing/seal.ts';
import type { RequestStore } from '../storage/request-store.ts';
import { toSha256Hex, computePayloadMac } from './payload-digest.ts';
import type { FormContent, IntakeForm } from './forms.ts';

/** What `accept` works with. */
export type IntakeContext = FormContent & {
  store: RequestStore;
  captcha: Captcha;
  seal: Sealer;
  formSecret: string;
  now: () => Date;
};

/** One form that was sent. */
export type Submission<Input> = {
  input: Input;
  locale: Locale;
  /** UUID of the `Idempotency-Key`. */
  key: string;
  /** Null for a form without script, which cannot run a captcha. Its signed time was verified instead. */
  captchaToken: string | null;
  /** True if a bot may have sent it. The record is stored and marked. */
  suspect: boolean;
};

/** The result of a submission. */
export type Outcome =
  | { result: 'stored'; reference: string }
  | { result: 'repeated'; reference: string }
  | { result: 'invalid'; errors: FieldError[] }
  | { result: 'key-reused' }
  | { result: 'captcha-failed' };

/**
 * Accepts a submission, or returns why not.
 *
 * The order of acceptance, over the whole service:
 * 1. size and type (JSON of 32 KiB, or a form body of 256 KiB): 413, 415
 * 2. origin and rate limit: 403, 429
 * 3. types of the fields: 400
 * 4. rules of the form: `invalid`
 * 5. known key: `repeated` with the first reference, or `key-reused` if the body differs
 * 6. captcha: `captcha-failed`
 * 7. sealing
 * 8. one transaction: key, record, spent captcha token
 * 9. response
 *
 * The route does steps 1 to 3, this function 4 to 8. A `stored` submission is on disk, once, however often it is sent.
 * Personal data is written only sealed.
 *
 * @throws Error if storage fails. It may be unknown whether the record was stored; the same key decides.
 */
export async function accept<Input>(
  context: IntakeContext,
  form: IntakeForm<Input>,
  submission: Submission<Input>,
): Promise<Outcome> {
  const errors = form.validate(submission.input, context);
  if (errors.length > 0) return { result: 'invalid', errors };

  const input = form.normalize(submission.input, context);
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
