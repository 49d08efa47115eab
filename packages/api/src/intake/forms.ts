import type { StudySite } from '@longcovid/content';
import {
  normalizeContactMessage,
  normalizeJoinRequest,
  validateContactMessage,
  validateJoinRequest,
} from '@longcovid/content/forms';
import type { ContactMessage, FieldError, FormName, JoinRequest } from '@longcovid/content/forms';
import type { ContactContents, JoinContents } from '../sealing/sealed-body.ts';

/** The study sites that the form is validated against. */
export type StudySiteCohorts = readonly Pick<StudySite, 'id' | 'cohorts'>[];

/** How `accept` handles one form. */
export type IntakeForm<Input> = {
  /** The name of its messages. */
  name: FormName;
  /** The kind of the record, and the action of the captcha token. */
  kind: 'join' | 'contact';
  /** All errors, in the order of the fields. */
  validate: (input: Input, studySites: StudySiteCohorts) => FieldError[];
  /** Normalizes the input as it is stored. */
  normalize: (input: Input) => Input;
  /** Values of a normalized input in a fixed order, so that the same content has the same digest. */
  toIdempotencyValues: (input: Input) => readonly unknown[];
  /** What is sealed of a normalized input. */
  toSealedContents: (input: Input) => JoinContents | ContactContents;
};

export const joinForm: IntakeForm<JoinRequest> = {
  name: 'joinRequest',
  kind: 'join',
  validate: validateJoinRequest,
  normalize: normalizeJoinRequest,
  toIdempotencyValues: ({ siteId, cohort, firstName, lastName, contactMethods }) => {
    const methods = Object.entries(contactMethods).sort(([a], [b]) => (a < b ? -1 : 1));
    return [siteId, cohort, firstName, lastName, methods];
  },
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
