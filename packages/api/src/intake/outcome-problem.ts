import type { FormName } from '@longcovid/content/forms';
import type { HttpProblem } from '../problems/problem.ts';
import type { Outcome } from './accept.ts';

/** The problem for a submission that was not stored. */
export function toOutcomeProblem(
  form: FormName,
  outcome: Exclude<Outcome, { reference: string }>,
): HttpProblem {
  switch (outcome.result) {
    case 'invalid':
      return { status: 422, messageId: 'fields', invalidForm: { form, errors: outcome.errors } };
    case 'key-reused':
      return { status: 409, messageId: 'review' };
    case 'token-spent':
      return { status: 400, messageId: 'review' };
    case 'captcha-failed':
      return { status: 403, messageId: 'captcha' };
  }
}
