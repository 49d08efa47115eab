import type { Locale } from '@longcovid/content';
import type { FieldError, ProblemId } from '@longcovid/content/forms';

import { canReachSite } from '../../errors/can-reach-site.ts';
import { fetchInTime } from '../../navigation/fetch-in-time.ts';
import { CaptchaError } from '../../third-party/captcha/captcha-error.ts';
import type { Provider } from '../../third-party/captcha/types.ts';

export { createKeys } from './keys.ts';

/** The result of the service for a form, or that it was unreachable. */
export type SendProblem = ProblemId | 'offline';

/** What the service returns for a stored form. `signature`: the confirmation requires it, and it deletes an alert. */
export type Receipt = { reference: string; signature?: string };

/** The result of sending: a receipt or errors for the visitor. */
export type SendResult =
  | ({ isSent: true } & Receipt)
  | {
      isSent: false;
      problem: SendProblem;
      errors: FieldError[];
      /** What happened and what to do, in the words of the service; undefined when it did not respond. */
      detail?: string | undefined;
    };

/** What the service responds with for a form that it did not store; a server between may respond with other JSON. */
type Rejection = { problem?: ProblemId; errors?: FieldError[]; detail?: string };

/** Timeout in milliseconds; retries are idempotent by their key. */
const TIMEOUT = 30_000;

const failure = (problem: SendProblem, errors: FieldError[] = [], detail?: string): SendResult => ({
  isSent: false,
  problem,
  errors,
  detail,
});

/** No response: the connection was lost, or the service is down. */
const failureOnTheWay = async (): Promise<SendResult> =>
  failure((await canReachSite()) ? 'technical' : 'offline');

/** One submission of a form. */
export type Sending = {
  /** URL of the request. */
  to: string;
  /** The form's fields. */
  input: object;
  locale: Locale;
  /** UUID of this attempt, as the idempotency key. */
  key: string;
  /** The captcha's token. */
  captchaToken: string;
};

/**
 * Sends a form to the service.
 * @returns the receipt or the problem; never throws for an HTTP or network error.
 */
export async function sendForm({ to, input, locale, key, captchaToken }: Sending): Promise<SendResult> {
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: {
        Accept: 'application/json, text/plain',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ ...input, locale, captchaToken }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) {
      return { isSent: true, ...((await response.json()) as Receipt) };
    }
    const { problem = 'technical', errors, detail } = (await response.json()) as Rejection;
    return failure(problem, errors, detail);
  } catch (error) {
    console.warn('[@longcovid/site] The form could not be sent.', error);
    return await failureOnTheWay();
  }
}

/**
 * Posts a form as without script. Never settles. A page that script has opened is without the signed fields of an
 * attempt, so they come from the form's own page.
 */
export async function postDocument(form: HTMLFormElement): Promise<never> {
  if (!form.elements.namedItem('token')) {
    const page = await (await fetchInTime(form.action)).text();
    for (const [, name, value] of page.matchAll(/name="(key|token)" value="([^"]+)"/g))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  form.submit();
  return new Promise<never>(() => undefined);
}

/**
 * Sends a form with the captcha's token.
 * @param getToken returns the token, as a provider does; true requests a new one.
 * @param post posts the form as without script.
 * @returns the receipt or the problem.
 */
export async function sendChecked(
  sending: Omit<Sending, 'captchaToken'>,
  getToken: Provider['getToken'],
  post: () => Promise<SendResult>,
): Promise<SendResult> {
  try {
    const captchaToken = await getToken(false);
    if (captchaToken === undefined) return await post();
    const result = await sendForm({ ...sending, captchaToken });
    // The captcha's token may have expired during a pause. A new one needs no action of the visitor.
    if (result.isSent || result.problem !== 'captcha') return result;
    return await sendForm({ ...sending, captchaToken: (await getToken(true)) ?? '' });
  } catch (error) {
    if (!(error instanceof CaptchaError)) throw error;
    console.warn('[@longcovid/site] The captcha failed.', error);
    return error.isServiceDown ? await failureOnTheWay() : failure('captcha');
  }
}
