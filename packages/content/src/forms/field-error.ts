/** Why a field was refused; every code that a field can have has a sentence of its own in `messages`. */
export type FieldErrorCode =
  | 'required'
  | 'invalid'
  | 'too_long'
  | 'control_character'
  | 'unknown_study_site'
  | 'unknown_cohort'
  | 'cohort_full';

/** One mistake in a form; `field` is a path such as `contactMethods.email`. */
export type FieldError = { field: string; code: FieldErrorCode };

/** A form by the name that its messages have. */
export type FormName = 'joinRequest' | 'contactMessage';

/**
 * The message that explains an error to the person who made it.
 * Example: `joinRequest.firstName.required`, found in `messages/<locale>/forms.json`, of messages in `contact.json`.
 */
export function fieldMessageId(form: FormName, error: FieldError): string {
  return `${form}.${error.field}.${error.code}`;
}

/** The `name` of the HTML control that belongs to a field: `contactMethods.email` → `email`. */
export function controlName(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1);
}
