import type { CohortId } from '../index.ts';
import type { StateArea } from '../search/place-tables.ts';
import { normalizePlaceName } from '../search/normalize-place-name.ts';
import type { FieldError, FieldErrorCode } from './field-error.ts';
import { readText } from './read-text.ts';
import { checkEmail, checkPhone, normalizeEmail, normalizePhone, normalizeText } from './text-rules.ts';

/**
 * The groups that a person can wait for. A family has a day after a death to enroll in the tissue study, so nobody can
 * wait for that one.
 */
export const ALERT_COHORTS = ['adult', 'pediatric', 'pregnancy'] as const satisfies readonly CohortId[];
export type AlertCohort = (typeof ALERT_COHORTS)[number];

/** How far away a study site may be, in miles. */
export const ALERT_DISTANCES = ['25', '50', '100', '200', 'any'] as const;
export type AlertDistance = (typeof ALERT_DISTANCES)[number];

/** The contact methods, in the order of the form. */
export const ALERT_METHODS = ['email', 'phone'] as const;
export type AlertMethod = (typeof ALERT_METHODS)[number];

/** A visitor's request to be told when a group opens near a place. */
export type AlertRequest = {
  cohort: string;
  /** A state or province, or the first three characters of a postal code. */
  place: string;
  distance: string;
  /** A key means that the method was chosen, even when its value is empty. */
  contactMethods: Partial<Record<AlertMethod, string>>;
};

/** The places that an alert can name. */
export type AlertPlaces = {
  /** Accepted by code and by name in every language. */
  states: readonly Pick<StateArea, 'code' | 'name'>[];
  /** Known first three characters of postal codes. Default: all that look like one. */
  postalAreas?: ReadonlySet<string>;
};

/** Every error that `validateAlertRequest` can return, by field, in the order of the form. */
export const ALERT_REQUEST_ERRORS = {
  cohort: ['required', 'unknown_cohort'],
  place: ['required', 'unknown_place'],
  distance: ['required', 'unknown_distance'],
  contactMethods: ['required'],
  'contactMethods.email': ['required', 'invalid', 'too_long', 'control_character'],
  'contactMethods.phone': ['required', 'invalid', 'has_words', 'too_long', 'control_character'],
} as const satisfies Record<string, readonly FieldErrorCode[]>;

const NORMALIZE_CONTACT = { email: normalizeEmail, phone: normalizePhone } as const;
const CHECK_CONTACT = { email: checkEmail, phone: checkPhone } as const;

/** Longer than the name of any state. */
const PLACE_MAX_LENGTH = 60;
const ZIP = /^(\d{3})(?:\d{2}(?:-?\d{4})?)?$/;
const CANADIAN_POSTAL_CODE = /^([a-z]\d[a-z])(?:[ -]?\d[a-z]\d)?$/i;
const POSTAL_AREA = /^(?:\d{3}|[A-Z]\d[A-Z])$/;

/**
 * The request in Unicode NFC and trimmed, as it is validated and stored. A state becomes its code, and a postal code
 * its first three characters: the rest is not needed. A place that is not recognized stays as it is.
 */
export function normalizeAlertRequest(input: AlertRequest, { states }: AlertPlaces): AlertRequest {
  const contactMethods: AlertRequest['contactMethods'] = {};
  for (const method of ALERT_METHODS) {
    const value = input.contactMethods[method];
    if (value !== undefined) contactMethods[method] = NORMALIZE_CONTACT[method](value);
  }
  return {
    cohort: normalizeText(input.cohort),
    place: normalizePlace(normalizeText(input.place), states),
    distance: normalizeText(input.distance),
    contactMethods,
  };
}

function normalizePlace(text: string, states: AlertPlaces['states']): string {
  if (text.length > PLACE_MAX_LENGTH) return text;
  const postalArea = (ZIP.exec(text) ?? CANADIAN_POSTAL_CODE.exec(text))?.[1];
  if (postalArea !== undefined) return postalArea.toUpperCase();
  const name = normalizePlaceName(text);
  const isNamed = (state: AlertPlaces['states'][number]): boolean =>
    [state.code, ...Object.values(state.name)].some((known) => normalizePlaceName(known) === name);
  return states.find(isNamed)?.code ?? text;
}

/**
 * The errors of a request in the order of the form, at most one per field; empty when it is valid. Normalizes its
 * input.
 */
export function validateAlertRequest(input: AlertRequest, places: AlertPlaces): FieldError[] {
  const { cohort, place, distance, contactMethods } = normalizeAlertRequest(input, places);
  const checked: [string, FieldErrorCode | null][] = [
    ['cohort', checkChoice(cohort, ALERT_COHORTS, 'unknown_cohort')],
    ['place', checkPlace(place, places)],
    ['distance', checkChoice(distance, ALERT_DISTANCES, 'unknown_distance')],
    ...checkContactMethods(contactMethods),
  ];
  return checked.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

function checkChoice(
  value: string,
  known: readonly string[],
  unknown: FieldErrorCode,
): FieldErrorCode | null {
  if (value === '') return 'required';
  return known.includes(value) ? null : unknown;
}

/** Validates a place from `normalizeAlertRequest`. */
function checkPlace(place: string, { states, postalAreas }: AlertPlaces): FieldErrorCode | null {
  if (place === '') return 'required';
  const isKnown = POSTAL_AREA.test(place)
    ? (postalAreas?.has(place) ?? true)
    : states.some(({ code }) => code === place);
  return isKnown ? null : 'unknown_place';
}

function checkContactMethods(methods: AlertRequest['contactMethods']): [string, FieldErrorCode | null][] {
  const chosen = ALERT_METHODS.filter((method) => methods[method] !== undefined);
  if (chosen.length === 0) return [['contactMethods', 'required']];
  return chosen.map((method) => [`contactMethods.${method}`, CHECK_CONTACT[method](methods[method] ?? '')]);
}

/**
 * Reads a request from the fields of the HTML form: `cohort`, `place`, `distance`, `contactMethods` (repeated), `email`,
 * `phone`. A missing field is ''. A contact value without its checked method is ignored, since it may be left over.
 */
export function readAlertForm(fields: URLSearchParams | FormData): AlertRequest {
  const ticked = fields.getAll('contactMethods');
  const contactMethods: AlertRequest['contactMethods'] = {};
  for (const method of ALERT_METHODS) {
    if (ticked.includes(method)) contactMethods[method] = readText(fields, method);
  }
  return {
    cohort: readText(fields, 'cohort'),
    place: readText(fields, 'place'),
    distance: readText(fields, 'distance'),
    contactMethods,
  };
}
