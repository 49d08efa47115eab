import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ALERT_REQUEST_ERRORS,
  CONTACT_MESSAGE_ERRORS,
  fieldMessageId,
  JOIN_REQUEST_ERRORS,
} from '../src/forms/index.ts';
import type { FieldErrorCode, FormName } from '../src/forms/index.ts';
import { SPECIFIED_ENGLISH, SPECIFIED_IN_ENTRIES, SPECIFIED_SPANISH } from './specified-text.ts';

const folder = new URL('../messages/', import.meta.url);

const read = (path: string) =>
  new Map(Object.entries(JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Record<string, string>));

const all = (locale: string) =>
  new Map(readdirSync(new URL(locale, folder)).flatMap((file) => [...read(`${locale}/${file}`)]));

const english = all('en');
const spanish = all('es');

/** Typographic apostrophes equal the straight ones of the specification. */
const straight = (message: string | undefined) => message?.replaceAll('’', "'");

test.each(Object.entries(SPECIFIED_ENGLISH))('%s has the specified text', (id, text) => {
  expect(straight(english.get(id))).toBe(text);
  expect(spanish.get(id)).toMatch(/\S/);
  if (!id.startsWith('shell.language.')) expect(spanish.get(id)).not.toBe(english.get(id));
});

test.each(Object.entries(SPECIFIED_SPANISH))('%s has the specified Spanish text', (id, text) => {
  expect(spanish.get(id)).toBe(text);
});

test.each(SPECIFIED_IN_ENTRIES)('%s: %s has the specified text', (file, field, text) => {
  const lines = readFileSync(new URL(`../entries/${file}`, import.meta.url), 'utf8').split('\n');
  expect(lines).toContain(field === '## ' ? `${field}${text}` : `${field}: ${text}`);
});

const getIds = (form: FormName, errors: Record<string, readonly FieldErrorCode[]>) =>
  Object.entries(errors).flatMap(([field, codes]) =>
    codes.map((code) => fieldMessageId(form, { field, code })),
  );

const possibleErrors = [
  ...getIds('joinRequest', JOIN_REQUEST_ERRORS),
  ...getIds('contactMessage', CONTACT_MESSAGE_ERRORS),
  ...getIds('alertRequest', ALERT_REQUEST_ERRORS),
];

test.each(possibleErrors)('%s has a message in both languages', (id) => {
  expect(english.get(id)).toMatch(/\S/);
  expect(spanish.get(id)).toMatch(/\S/);
});

test('Spanish addresses the reader as usted', () => {
  for (const text of spanish.values()) expect(text).not.toMatch(/\b(tú|tu|tus|ti|contigo|ustedes)\b/iu);
});
