export {
  ALERT_COHORTS,
  ALERT_DISTANCES,
  ALERT_METHODS,
  ALERT_REQUEST_ERRORS,
  normalizeAlertRequest,
  readAlertForm,
  validateAlertRequest,
} from './alert-request.ts';
export type { AlertCohort, AlertDistance, AlertMethod, AlertRequest } from './alert-request.ts';
export {
  CONTACT_MESSAGE_ERRORS,
  normalizeContactMessage,
  readContactForm,
  validateContactMessage,
} from './contact-message.ts';
export type { ContactMessage } from './contact-message.ts';
export { dropIgnorable } from './drop-ignorable.ts';
export { controlName, fieldMessageId } from './field-error.ts';
export type { FieldError, FieldErrorCode, FormName } from './field-error.ts';
export type { FormState, ProblemId } from './form-state.ts';
export {
  CONTACT_METHODS,
  FOR_MYSELF,
  JOIN_REQUEST_ERRORS,
  normalizeJoinRequest,
  readJoinForm,
  validateJoinRequest,
} from './join-request.ts';
export type { ContactMethod, JoinRequest } from './join-request.ts';
export {
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_DIGITS,
  PHONE_MAX_LENGTH,
} from './text-rules.ts';
