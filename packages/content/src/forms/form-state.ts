import type { FieldError } from './field-error.ts';

/** What went wrong with a form as a whole; `problem.<id>` is its message. `technical` takes `{email}`. */
export type ProblemId = 'review' | 'fields' | 'captcha' | 'technical';

/** A form as it stands between two requests: what was typed, what is wrong, and the marks of this attempt. */
export type FormState = {
  form: 'join' | 'contact';
  /** UUID that makes a repeated send harmless. */
  key: string;
  /** Signed time at which the form was given out. */
  token: string;
  /** By the `name` of the HTML control; always lists, since a control may be repeated. */
  values: Record<string, string[]>;
  errors: FieldError[];
  problem: ProblemId | null;
};
