/** Why a field is invalid. Every code of a field has a message. */
export type FieldErrorCode =
  | 'required'
  | 'invalid'
  | 'has_words'
  | 'too_long'
  | 'control_character'
  | 'unknown_study_site'
  | 'unknown_cohort'
  | 'cohort_full'
  | 'unknown_place'
  | 'ambiguous_place'
  | 'unknown_distance';

/** An error in a form; `field` is a path such as `contactMethods.email`. */
export type FieldError = { field: string; code: FieldErrorCode };

/** A form, as the prefix of its messages. */
export type FormName = 'joinRequest' | 'contactMessage' | 'alertRequest';

/**
 * The id of the message for an error, such as `joinRequest.firstName.required`; in `messages/<locale>/forms.json`, for
 * contact messages in `contact.json`, for alerts in `alerts.json`.
 */
export function fieldMessageId(form: FormName, error: FieldError): string {
  return `${form}.${error.field}.${error.code}`;
}

/** The `name` of the HTML control that belongs to a field: `contactMethods.email` → `email`. */
export function controlName(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1);
}
