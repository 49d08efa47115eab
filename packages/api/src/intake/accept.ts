import { randomUUID } from 'node:crypto';
import type { Locale } from '@longcovid/content';
import type { FieldError } from '@longcovid/content/forms';
import type { Captcha, CaptchaVerdict } from '../captcha/captcha.ts';
import { createReference } from '../sealing/reference.ts';
import type { Sealer } from '../sealing/seal.ts';
import type { RequestStore } from '../storage/request-store.ts';
import { toSha256Hex, computePayloadMac } from './signatures.ts';
import type { FormContent, IntakeForm } from './forms.ts';

/** What `accept` works with. */
export type IntakeContext = FormContent & {
  store: RequestStore;
  captcha: Captcha;
  seal: Sealer;
  formSecret: string;
  /** Whether an event is stored with each record. */
  hasWebhook: boolean;
  now: () => Date;
};

/** One form that was sent. */
export type Submission<Input> = {
  input: Input;
  locale: Locale;
  /** UUID of the `Idempotency-Key`. */
  key: string;
  /** Null for a form without script, which cannot run a captcha. Its `formToken` was verified instead. */
  captchaToken: string | null;
  /** The verified token of a form without script, spent with the record. Without one only a repeat is accepted. */
  formToken?: string;
  /** True if a bot may have sent it. The record is stored and marked. */
  suspect: boolean;
};

/** The result of a submission. */
export type Outcome =
  | { result: 'stored'; reference: string }
  | { result: 'repeated'; reference: string }
  | { result: 'invalid'; errors: FieldError[] }
  | { result: 'key-reused' }
  | { result: 'captcha-failed' }
  | { result: 'token-spent' };

/** Errors of a form that may have had none when it was stored: content changes, and staff close groups. */
const CONTENT_ERRORS: ReadonlySet<FieldError['code']> = new Set([
  'unknown_study_site',
  'unknown_cohort',
  'cohort_full',
  'unknown_place',
  'ambiguous_place',
] as const);

/**
 * Accepts a submission, or returns why not.
 *
 * The order of acceptance, over the whole service:
 * 1. rate limit: 429
 * 2. size and type (JSON of 32 KiB, or a form body of 256 KiB), and origin: 413, 415, 403
 * 3. types of the fields: 400
 * 4. rules of the form: `invalid`, unless content has changed since the same form was stored
 * 5. captcha or form token: `captcha-failed`, unless the key is known
 * 6. sealing
 * 7. one transaction: key, record, spent token of captcha or form, event of the webhook
 * 8. known key: `repeated` with the first reference, or `key-reused` if the body differs
 * 9. response
 *
 * The key is looked up only if it conflicts or a step refuses, so that a new submission takes one round trip to the database.
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
  const errors = await form.validate(submission.input, context);
  const invalid = { result: 'invalid', errors } as const;
  if (errors.some(({ code }) => !CONTENT_ERRORS.has(code))) return invalid;

  const input = await form.normalize(submission.input, context);
  const { kind } = form;
  const { locale, key, captchaToken, formToken } = submission;
  const digests = {
    keyHash: toSha256Hex(key),
    bodyMac: computePayloadMac(context.formSecret, key, {
      kind,
      locale,
      values: form.toIdempotencyValues(input),
    }),
  };
  const findPrevious = () => findPreviousSubmission(context.store, digests);
  if (errors.length > 0) {
    const previous = await findPrevious();
    return previous?.result === 'repeated' ? previous : invalid;
  }
  const verdict =
    captchaToken === null ? toFormVerdict(formToken) : await context.captcha.verify(captchaToken, kind);
  if (!verdict.passed) return (await findPrevious()) ?? { result: 'captcha-failed' };

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
    event: context.hasWebhook ? { id: randomUUID(), locale } : null,
  });
  if (result === 'stored') return { result: 'stored', reference: body.reference };
  const previous = await findPrevious();
  if (previous !== null) return previous;
  if (result === 'token-spent') return { result: captchaToken === null ? 'token-spent' : 'captcha-failed' };
  return { result: 'key-reused' };
}

/** A form without script needs no captcha; its token is spent as that of a captcha is. */
const toFormVerdict = (formToken?: string): CaptchaVerdict =>
  formToken === undefined
    ? { passed: false }
    : { passed: true, tokenHash: toSha256Hex(`form\0${formToken}`) };

async function findPreviousSubmission(
  store: RequestStore,
  digests: { keyHash: string; bodyMac: string },
): Promise<Outcome | null> {
  const previous = await store.findKey(digests.keyHash);
  if (previous === null) return null;
  const isSameBody = previous.bodyMac === digests.bodyMac;
  return isSameBody ? { result: 'repeated', reference: previous.reference } : { result: 'key-reused' };
}
