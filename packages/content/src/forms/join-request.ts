import { COHORT_IDS } from '../index.ts';
import type { StudySite } from '../index.ts';
import type { FieldError, FieldErrorCode } from './field-error.ts';
import { readText } from './read-text.ts';
import {
  checkEmail,
  checkName,
  checkPhone,
  normalizeEmail,
  normalizePhone,
  normalizeText,
} from './text-rules.ts';

/** The contact methods, in the order of the form. */
export const CONTACT_METHODS = ['mobile_phone', 'home_phone', 'email'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

/**
 * Name of the checkbox for young adults who ask for themselves. It changes labels of the form and is not sent to staff.
 */
export const FOR_MYSELF = 'forMyself';

/** A visitor's request to join. For the pediatric group the name is the parent's or caregiver's. */
export type JoinRequest = {
  siteId: string;
  cohort: string;
  firstName: string;
  lastName: string;
  /** A key means that the method was chosen, even when its value is empty. */
  contactMethods: Partial<Record<ContactMethod, string>>;
};

/** Every error that `validateJoinRequest` can return, by field, in the order of the form. */
export const JOIN_REQUEST_ERRORS = {
  siteId: ['required', 'unknown_study_site'],
  cohort: ['required', 'unknown_cohort', 'cohort_full'],
  firstName: ['required', 'too_long', 'control_character'],
  lastName: ['required', 'too_long', 'control_character'],
  contactMethods: ['required'],
  'contactMethods.mobile_phone': ['required', 'invalid', 'has_words', 'too_long', 'control_character'],
  'contactMethods.home_phone': ['required', 'invalid', 'has_words', 'too_long', 'control_character'],
  'contactMethods.email': ['required', 'invalid', 'too_long', 'control_character'],
} as const satisfies Record<string, readonly FieldErrorCode[]>;

const NORMALIZE_CONTACT = {
  mobile_phone: normalizePhone,
  home_phone: normalizePhone,
  email: normalizeEmail,
} as const;
const CHECK_CONTACT = { mobile_phone: checkPhone, home_phone: checkPhone, email: checkEmail } as const;

/** The request without unseen characters, in Unicode NFC and trimmed, as it is validated and stored. */
export function normalizeJoinRequest(input: JoinRequest): JoinRequest {
  const contactMethods: JoinRequest['contactMethods'] = {};
  for (const method of CONTACT_METHODS) {
    const value = input.contactMethods[method];
    if (value !== undefined) contactMethods[method] = NORMALIZE_CONTACT[method](value);
  }
  return {
    siteId: normalizeText(input.siteId),
    cohort: normalizeText(input.cohort),
    firstName: normalizeText(input.firstName),
    lastName: normalizeText(input.lastName),
    contactMethods,
  };
}

/**
 * The errors of a request in the order of the form, at most one per field; empty when it is valid. Normalizes its
 * input.
 */
export function validateJoinRequest(
  input: JoinRequest,
  studySites: readonly Pick<StudySite, 'id' | 'cohorts'>[],
): FieldError[] {
  const request = normalizeJoinRequest(input);
  const studySite = studySites.find(({ id }) => id === request.siteId);
  const checked: [string, FieldErrorCode | null][] = [
    ['siteId', checkStudySite(request.siteId, studySite)],
    ['cohort', checkCohort(request.cohort, studySite)],
    ['firstName', checkName(request.firstName)],
    ['lastName', checkName(request.lastName)],
    ...checkContactMethods(request.contactMethods),
  ];
  return checked.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

function checkStudySite(siteId: string, studySite: unknown): FieldErrorCode | null {
  if (siteId === '') return 'required';
  return studySite === undefined ? 'unknown_study_site' : null;
}

/** Without a known study site only the id of the group can be validated. */
function checkCohort(
  cohort: string,
  studySite: Pick<StudySite, 'cohorts'> | undefined,
): FieldErrorCode | null {
  if (cohort === '') return 'required';
  if (!COHORT_IDS.some((id) => id === cohort)) return 'unknown_cohort';
  if (studySite === undefined) return null;
  const enrolled = studySite.cohorts.find((entry) => entry.cohort === cohort);
  if (enrolled === undefined) return 'unknown_cohort';
  return enrolled.status === 'full' ? 'cohort_full' : null;
}

function checkContactMethods(methods: JoinRequest['contactMethods']): [string, FieldErrorCode | null][] {
  const chosen = CONTACT_METHODS.filter((method) => methods[method] !== undefined);
  if (chosen.length === 0) return [['contactMethods', 'required']];
  return chosen.map((method) => [`contactMethods.${method}`, CHECK_CONTACT[method](methods[method] ?? '')]);
}

/**
 * Reads a request from the fields of the HTML form: `siteId`, `cohort`, `firstName`, `lastName`,
 * `contactMethods` (repeated), `mobile_phone`, `home_phone`, `email`. A missing field is ''. A contact value without
 * its checked method is ignored, since it may be left over.
 */
export function readJoinForm(fields: URLSearchParams | FormData): JoinRequest {
  const ticked = fields.getAll('contactMethods');
  const contactMethods: JoinRequest['contactMethods'] = {};
  for (const method of CONTACT_METHODS) {
    if (ticked.includes(method)) contactMethods[method] = readText(fields, method);
  }
  return {
    siteId: readText(fields, 'siteId'),
    cohort: readText(fields, 'cohort'),
    firstName: readText(fields, 'firstName'),
    lastName: readText(fields, 'lastName'),
    contactMethods,
  };
}
