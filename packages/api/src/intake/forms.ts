import type { StudySite } from '@longcovid/content';
import {
  normalizeAlertRequest,
  normalizeContactMessage,
  normalizeJoinRequest,
  validateAlertRequest,
  validateContactMessage,
  validateJoinRequest,
} from '@longcovid/content/forms';
import type {
  AlertRequest,
  ContactMessage,
  FieldError,
  FormName,
  JoinRequest,
} from '@longcovid/content/forms';
import type { PlaceTables } from '@longcovid/content/search';
import type { AlertContents, ContactContents, JoinContents } from '../sealing/sealed-body.ts';
import type { RecordKind } from '../storage/schema.ts';

/** The study sites that the form is validated against. */
export type StudySiteCohorts = readonly Pick<StudySite, 'id' | 'cohorts'>[];

/** The content that forms are validated against. */
export type FormContent = { studySites: StudySiteCohorts; places: PlaceTables };

/** How `accept` handles one form. */
export type IntakeForm<Input> = {
  /** The name of its messages. */
  name: FormName;
  /** The kind of the record, and the action of the captcha token. */
  kind: RecordKind;
  /** All errors, in the order of the fields. */
  validate: (input: Input, content: FormContent) => FieldError[] | Promise<FieldError[]>;
  /** Normalizes the input as it is stored. */
  normalize: (input: Input, content: FormContent) => Input | Promise<Input>;
  /** Values of a normalized input in a fixed order, so that the same content has the same digest. */
  toIdempotencyValues: (input: Input) => readonly unknown[];
  /**
   * What is sealed of a valid, normalized input.
   *
   * @throws Error if it must not be stored.
   */
  toSealedContents: (input: Input) => JoinContents | ContactContents | AlertContents;
};

export const joinForm: IntakeForm<JoinRequest> = {
  name: 'joinRequest',
  kind: 'join',
  validate: (input, { studySites }) => validateJoinRequest(input, studySites),
  normalize: normalizeJoinRequest,
  toIdempotencyValues: ({ siteId, cohort, firstName, lastName, contactMethods }) => [
    siteId,
    cohort,
    firstName,
    lastName,
    sortMethods(contactMethods),
  ],
  toSealedContents: (request) => ({ kind: 'join', ...request }),
};

export const contactForm: IntakeForm<ContactMessage> = {
  name: 'contactMessage',
  kind: 'contact',
  validate: validateContactMessage,
  normalize: normalizeContactMessage,
  toIdempotencyValues: ({ name, email, message }) => [name, email, message],
  toSealedContents: (message) => ({ kind: 'contact', siteId: '', cohort: '', ...message }),
};

/** The code of a state, or the first three characters of a postal code. */
const STORED_PLACE = /^(?:[A-Z]{2}|\d{3}|[A-Z]\d[A-Z])$/;

export const alertForm: IntakeForm<AlertRequest> = {
  name: 'alertRequest',
  kind: 'alert',
  validate: (input, { places }) => validateAlertRequest(input, places),
  normalize: (input, { places }) => normalizeAlertRequest(input, places),
  toIdempotencyValues: ({ cohort, place, distance, contactMethods }) => [
    cohort,
    place,
    distance,
    sortMethods(contactMethods),
  ],
  toSealedContents: ({ cohort: group, ...request }) => {
    if (!STORED_PLACE.test(request.place))
      throw new Error('The tables of places cannot be read, so the place of an alert is not known.');
    return { kind: 'alert', siteId: '', cohort: '', group, ...request };
  },
};

const sortMethods = (methods: object): [string, unknown][] =>
  Object.entries(methods).sort(([a], [b]) => (a < b ? -1 : 1));
