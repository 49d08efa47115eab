import type { StudySite } from '@longcovid/content';
import {
  normalizeContactMessage,
  normalizeJoinRequest,
  validateContactMessage,
  validateJoinRequest,
} from '@longcovid/content/forms';
import type { ContactMessage, FieldError, FormName, JoinRequest } from '@longcovid/content/forms';
import type { ContactContents, JoinContents } from '../sealing/sealed-body.ts';

/** What the rules of a form look at besides the form. */
export type StudySiteCohorts = readonly Pick<StudySite, 'id' | 'cohorts'>[];

/** What acceptance has to know of a form. */
export type IntakeForm<Input> = {
  /** Name of its messages. */
  name: FormName;
  /** Kind of the record; the captcha's answer must be made for it. */
  kind: 'join' | 'contact';
  /** All mistakes, in the order of the form. */
  validate: (input: Input, studySites: StudySiteCohorts) => FieldError[];
  /** The form in which it is kept. */
  normalize: (input: Input) => Input;
  /** The same list for the same content, whatever the order in which it was sent; of a normalized input. */
  toIdempotencyValues: (input: Input) => readonly unknown[];
  /** What is sealed of it. */
  toSealedContents: (input: Input) => JoinContents | ContactContents;
};

/** The request to join a study. */
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

/** The message to the study staff. */
export const contactForm: IntakeForm<ContactMessage> = {
  name: 'contactMessage',
  kind: 'contact',
  validate: validateContactMessage,
  normalize: normalizeContactMessage,
  toIdempotencyValues: ({ name, email, message }) => [name, email, message],
  toSealedContents: (message) => ({ kind: 'contact', siteId: '', cohort: '', ...message }),
};
