import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTACT_MESSAGE_ERRORS, fieldMessageId, JOIN_REQUEST_ERRORS } from '../src/forms/index.ts';
import type { FieldErrorCode, FormName } from '../src/forms/index.ts';

const folder = new URL('../messages/', import.meta.url);

const read = (path: string) =>
  new Map(Object.entries(JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Record<string, string>));

const all = (locale: string) =>
  new Map(readdirSync(new URL(locale, folder)).flatMap((file) => [...read(`${locale}/${file}`)]));

const english = all('en');
const spanish = all('es');

/** The English of the product's specification, word for word. */
const SPECIFIED = {
  'joinRequest.cohort.required': 'Please select the study group you want to join',
  'joinRequest.firstName.required': 'Please enter your first name',
  'joinRequest.lastName.required': 'Please enter your last name',
  'joinRequest.contactMethods.required': 'Please choose at least one mean to contact you',
  'joinRequest.contactMethods.mobile_phone.required': 'Please enter your mobile phone number',
  'joinRequest.contactMethods.home_phone.required': 'Please enter your home phone number',
  'joinRequest.contactMethods.email.required': 'Please enter a valid email address',
  'joinRequest.contactMethods.email.invalid': 'Please enter a valid email address',
  'contactMessage.name.required': 'Please enter your name',
  'contactMessage.email.required': 'Please enter your email address',
  'contactMessage.message.required': 'Please enter your message',
  'problem.review': 'The form could not be sent. Please review your input.',
  'problem.captcha': 'Captcha verification failed. Please resubmit the form.',
  'problem.fields':
    'Please review your input. The fields marked with * are required or need to be in the correct format.',
  'problem.technical': 'The form could not be sent due to a technical error. Please contact us at {email}.',
  'problem.page.notFound': 'This page could not be found',
  'problem.page.unknownMiddleware': 'Unknown middleware {name}',
  'problem.page.errorPage': 'An error occurred while showing the error page',
  'problem.page.notPrerendered': 'Route {path} is not pre-rendered',
  'problem.page.home': 'Go back to home',
  'problem.map.load': 'We were unable to load location sites.',
  'problem.captcha.noKey': 'no key provided',
  'problem.captcha.noVersion': 'no version provided',
  'problem.captcha.load': 'failed to load script',
  'problem.captcha.execute': 'failed to execute',
  'problem.select.noMatch': 'Sorry, no matching options.',
};

test.each(Object.entries(SPECIFIED))('%s says what the specification says, and has Spanish', (id, words) => {
  expect(english.get(id)).toBe(words);
  expect(spanish.get(id)).toMatch(/\S/);
  expect(spanish.get(id)).not.toBe(words);
});

test('the map message in Spanish is the specified one', () => {
  expect(spanish.get('problem.map.load')).toBe('No pudimos cargar las ubicaciones.');
});

const idsOf = (form: FormName, errors: Record<string, readonly FieldErrorCode[]>) =>
  Object.entries(errors).flatMap(([field, codes]) =>
    codes.map((code) => fieldMessageId(form, { field, code })),
  );

const possibleErrors = [
  ...idsOf('joinRequest', JOIN_REQUEST_ERRORS),
  ...idsOf('contactMessage', CONTACT_MESSAGE_ERRORS),
];

test.each(possibleErrors)('%s has a sentence in both languages', (id) => {
  expect(english.get(id)).toMatch(/\S/);
  expect(spanish.get(id)).toMatch(/\S/);
});

test('Spanish speaks to the reader as usted', () => {
  for (const words of spanish.values()) expect(words).not.toMatch(/\b(tú|tu|tus|ti|contigo|ustedes)\b/iu);
});
