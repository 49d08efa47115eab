import type { CohortId } from '../index.ts';
import { distanceInMiles } from '../search/geography.ts';
import type { PlaceTables } from '../search/place-tables.ts';
import type { Place } from '../search/place.ts';
import { resolvePlace } from '../search/resolve-place.ts';
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
  /** A state, province, town or postal code; stored as a state's code or the first three characters of a postal code. */
  place: string;
  distance: string;
  /** A key means that the method was chosen, even when its value is empty. */
  contactMethods: Partial<Record<AlertMethod, string>>;
};

/** Every error that `validateAlertRequest` can return, by field, in the order of the form. */
export const ALERT_REQUEST_ERRORS = {
  cohort: ['required', 'unknown_cohort'],
  place: ['required', 'unknown_place', 'ambiguous_place'],
  distance: ['required', 'unknown_distance'],
  contactMethods: ['required'],
  'contactMethods.email': ['required', 'invalid', 'too_long', 'control_character'],
  'contactMethods.phone': ['required', 'invalid', 'has_words', 'too_long', 'control_character'],
} as const satisfies Record<string, readonly FieldErrorCode[]>;

const NORMALIZE_CONTACT = { email: normalizeEmail, phone: normalizePhone } as const;
const CHECK_CONTACT = { email: checkEmail, phone: checkPhone } as const;

/**
 * The request in Unicode NFC and trimmed, as it is validated and stored. Of a place the state's code stays, of a postal
 * code or a town the first three characters of a postal code: the rest is not needed. A place that is not recognized
 * stays as it is.
 */
export async function normalizeAlertRequest(input: AlertRequest, tables: PlaceTables): Promise<AlertRequest> {
  const { text } = await readPlace(input.place, tables);
  return { ...normalizeFields(input), place: text };
}

function normalizeFields(input: AlertRequest): Omit<AlertRequest, 'place'> {
  const contactMethods: AlertRequest['contactMethods'] = {};
  for (const method of ALERT_METHODS) {
    const value = input.contactMethods[method];
    if (value !== undefined) contactMethods[method] = NORMALIZE_CONTACT[method](value);
  }
  return { cohort: normalizeText(input.cohort), distance: normalizeText(input.distance), contactMethods };
}

/** A place as it is stored, or why it cannot be. Without the tables any place is taken. */
async function readPlace(
  typed: string,
  tables: PlaceTables,
): Promise<{ text: string; error: FieldErrorCode | null }> {
  const text = normalizeText(typed);
  const place = await resolvePlace(text, tables);
  if (place.kind === 'unavailable') return { text, error: null };
  if (place.kind === 'empty') return { text, error: 'required' };
  if (place.kind === 'ambiguous') return { text, error: 'ambiguous_place' };
  if (place.kind === 'unknown') return { text, error: 'unknown_place' };
  // Nobody sees which town was taken, so a name that others have needs its state.
  if (place.precision !== 'state' && place.others !== undefined) return { text, error: 'ambiguous_place' };
  const stored =
    place.precision === 'state' ? place.state : (place.postalArea ?? (await findPostalArea(place, tables)));
  return stored === undefined ? { text, error: 'unknown_place' } : { text: stored, error: null };
}

/** The nearest postal area of a town's state, or the state if no group of postal codes is its own. */
async function findPostalArea(town: Place, tables: PlaceTables): Promise<string | undefined> {
  const [zip3, fsa] = await Promise.all([tables.zip3(), tables.fsa()]);
  const american = Object.entries(zip3 ?? {}).flatMap(([area, row]) =>
    row !== undefined && row[2] === town.state ? [{ area, lat: row[0], long: row[1] }] : [],
  );
  const canadian = Object.entries((town.state === undefined ? undefined : fsa?.[town.state]) ?? {}).flatMap(
    ([area, point]) => (point === undefined ? [] : [{ area, lat: point[0], long: point[1] }]),
  );
  const areas = [...american, ...canadian].map(({ area, ...point }) => ({
    area,
    miles: distanceInMiles(town, point),
  }));
  return areas.sort((a, b) => a.miles - b.miles)[0]?.area ?? town.state;
}

/**
 * The errors of a request in the order of the form, at most one per field; empty when it is valid. Normalizes its
 * input.
 */
export async function validateAlertRequest(input: AlertRequest, tables: PlaceTables): Promise<FieldError[]> {
  const { cohort, distance, contactMethods } = normalizeFields(input);
  const checked: [string, FieldErrorCode | null][] = [
    ['cohort', checkChoice(cohort, ALERT_COHORTS, 'unknown_cohort')],
    ['place', (await readPlace(input.place, tables)).error],
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
