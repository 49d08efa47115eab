import type { Locale } from '@longcovid/content';
import type { FieldError, JoinRequest, ProblemId } from '@longcovid/content/forms';

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

const failure = (problem: ProblemId, errors: FieldError[] = []): SendResult => ({
  isSent: false,
  problem,
  errors,
});

/**
 * Sends a join request to the service.
 * @param key UUID of this attempt: the service stores a request once, however often the same key arrives.
 * @returns the reference, or the problem; never throws for an answer or a network that failed.
 */
export async function sendJoinRequest(
  request: JoinRequest,
  locale: Locale,
  key: string,
): Promise<SendResult> {
  try {
    const response = await fetch('/api/join-requests', {
      method: 'POST',
      headers: {
        Accept: 'application/json, text/plain',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ ...request, locale, captchaToken: '' }),
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
    console.warn('[@longcovid/site] The join request could not be sent.', error);
    return failure('technical');
  }
}

/** Gives the same key for the same request and a new one when the visitor has changed something. */
export function createKeys(first: string | undefined): (request: JoinRequest) => string {
  let lastBody: string | undefined;
  let key = first ?? crypto.randomUUID();
  return (request) => {
    const body = JSON.stringify(request);
    if (lastBody !== undefined && body !== lastBody) key = crypto.randomUUID();
    lastBody = body;
    return key;
  };
}
