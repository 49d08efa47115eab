import type { Locale } from '@longcovid/content';
import type { FieldError, ProblemId } from '@longcovid/content/forms';

/** What came of sending: a reference, or what to tell the visitor. */
export type SendResult =
  { isSent: true; reference: string } | { isSent: false; problem: ProblemId; errors: FieldError[] };

/** Longest wait for an answer, in milliseconds; the same key makes a repeat harmless. */
const TIMEOUT = 30_000;

const problemByStatus: Readonly<Record<number, ProblemId>> = {
  400: 'review',
  403: 'captcha',
  409: 'review',
  413: 'review',
  415: 'review',
  422: 'fields',
};

export const failure = (problem: ProblemId, errors: FieldError[] = []): SendResult => ({
  isSent: false,
  problem,
  errors,
});

/** One sending of a form. */
export type Sending = {
  /** Address of the call. */
  to: string;
  /** The form's fields. */
  input: object;
  locale: Locale;
  /** UUID of this attempt: the service stores a form once, however often the same key arrives. */
  key: string;
  /** The captcha's answer. */
  captchaToken: string;
};

/**
 * Sends a form to the service.
 * @returns the reference, or the problem; never throws for an answer or a network that failed.
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
      const { reference } = (await response.json()) as { reference: string };
      return { isSent: true, reference };
    }
    const problem = problemByStatus[response.status] ?? 'technical';
    if (problem !== 'fields') return failure(problem);
    const { errors } = (await response.json()) as { errors: FieldError[] };
    return failure('fields', errors);
  } catch (error) {
    console.warn('[@longcovid/site] The form could not be sent.', error);
    return failure('technical');
  }
}

/** Gives the same key for the same input and a new one when the visitor has changed something. */
export function createKeys(first: string | undefined): (input: object) => string {
  let lastBody: string | undefined;
  let key = first ?? crypto.randomUUID();
  return (input) => {
    const body = JSON.stringify(input);
    if (lastBody !== undefined && body !== lastBody) key = crypto.randomUUID();
    lastBody = body;
    return key;
  };
}
