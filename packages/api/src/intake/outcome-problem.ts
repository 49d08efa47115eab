import type { FormName } from '@longcovid/content/forms';
import type { Refusal } from '../problems/problem.ts';
import type { Outcome } from './accept.ts';

/** How a refused send is answered. */
export function refusalOfOutcome(form: FormName, outcome: Exclude<Outcome, { reference: string }>): Refusal {
  switch (outcome.result) {
    case 'invalid':
      return { status: 422, problem: 'fields', invalid: { form, errors: outcome.errors } };
    case 'key-reused':
      return { status: 409, problem: 'review' };
    case 'captcha-failed':
      return { status: 403, problem: 'captcha' };
  }
}
