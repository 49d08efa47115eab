import type { FieldError } from './field-error.ts';

/** An error of a whole form; its message is `problem.<id>`. `technical` takes `{email}`. */
export type ProblemId = 'review' | 'fields' | 'captcha' | 'technical';

/** A form between two requests: values, errors and the hidden fields of this attempt. */
export type FormState = {
  form: 'join' | 'contact' | 'alert';
  /** UUID, as the idempotency key. */
  key: string;
  /** Signed time at which the form was rendered. */
  token: string;
  /** By the `name` of the HTML control; lists, since a control may be repeated. */
  values: Record<string, string[]>;
  errors: FieldError[];
  problem: ProblemId | null;
};
