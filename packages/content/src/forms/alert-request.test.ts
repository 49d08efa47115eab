import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StateArea } from '../search/index.ts';
import { ALERT_REQUEST_ERRORS, normalizeAlertRequest, readAlertForm, validateAlertRequest } from './index.ts';
import type { AlertRequest } from './index.ts';

const states = JSON.parse(
  readFileSync(new URL('../../geo/states.json', import.meta.url), 'utf8'),
) as StateArea[];
const places = { states, postalAreas: new Set(['770', '006', 'H2X']) };

const good: AlertRequest = {
  cohort: 'adult',
  place: 'Texas',
  distance: '100',
  contactMethods: { email: 'ana@example.org' },
};

const check = (changes: Partial<AlertRequest>) => validateAlertRequest({ ...good, ...changes }, places);
const toStoredPlace = (place: string) => normalizeAlertRequest({ ...good, place }, places).place;

test('accepts a valid request', () => {
  expect(check({})).toEqual([]);
});

test('reports every required field of an empty form in the order of the form', () => {
  expect(validateAlertRequest({ cohort: '', place: ' ', distance: '', contactMethods: {} }, places)).toEqual(
    ['cohort', 'place', 'distance', 'contactMethods'].map((field) => ({ field, code: 'required' })),
  );
});

test('lists every error that a field can have', () => {
  const bad = ['', 'x'.repeat(300), 'Ana\u0000', 'ana@', '1'];
  const found = [
    ...bad.flatMap((text) => check({ cohort: text, place: text, distance: text })),
    ...bad.flatMap((text) => check({ contactMethods: { email: text, phone: text } })),
    ...check({ contactMethods: {} }),
  ];
  const listed = Object.entries(ALERT_REQUEST_ERRORS).flatMap(([field, codes]) =>
    codes.map((code) => `${field} ${code}`),
  );
  expect([...new Set(found.map(({ field, code }) => `${field} ${code}`))].sort()).toEqual(listed.sort());
});

test.each([
  ['an unknown group', { cohort: 'cats' }, 'cohort', 'unknown_cohort'],
  ['a group that nobody can wait for', { cohort: 'autopsy' }, 'cohort', 'unknown_cohort'],
  ['a distance that is not in the list', { distance: '75' }, 'distance', 'unknown_distance'],
  ['a property of every object', { distance: 'constructor' }, 'distance', 'unknown_distance'],
  ['a town', { place: 'Houston' }, 'place', 'unknown_place'],
  ['digits that begin no ZIP code', { place: '000' }, 'place', 'unknown_place'],
  ['two digits', { place: '77' }, 'place', 'unknown_place'],
  ['a street address', { place: '12 Main Street, Houston, TX 77005' }, 'place', 'unknown_place'],
  ['a very long place', { place: 'Texas '.repeat(5000) }, 'place', 'unknown_place'],
  ['an empty phone number', { contactMethods: { phone: '' } }, 'contactMethods.phone', 'required'],
  ['a short phone number', { contactMethods: { phone: '12345' } }, 'contactMethods.phone', 'invalid'],
])('rejects %s', (_what, changes, field, code) => {
  expect(check(changes)).toEqual([{ field, code }]);
});

const named = states.flatMap(({ code, name }) => [
  [code, code],
  [name.en, code],
  [name.es, code],
]);

test('stores every state and province as its code, by code and by name in both languages', () => {
  expect(named.map(([typed = '']) => toStoredPlace(typed))).toEqual(named.map(([, code]) => code));
  for (const [typed = ''] of named) expect(check({ place: typed })).toEqual([]);
});

test.each([
  ['new mexico', 'NM'],
  ['  NUEVO  MEXICO ', 'NM'],
  ['N. Carolina', 'NC'],
  ['D.C.', 'DC'],
  ['tx', 'TX'],
])('stores %j as %s', (typed, code) => {
  expect(toStoredPlace(typed)).toBe(code);
});

test('stores no more of a postal code than its first three characters', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const zip = fc.tuple(...Array<typeof digit>(9).fill(digit)).map((digits) => digits.join(''));
  fc.assert(
    fc.property(zip, fc.constantFrom('', '-'), (nine, hyphen) => {
      const five = nine.slice(0, 5);
      for (const typed of [five, ` ${five}${hyphen}${nine.slice(5)} `])
        expect(toStoredPlace(typed)).toBe(nine.slice(0, 3));
    }),
  );
  for (const typed of ['h2x 1y4', 'H2X1Y4', 'H2X-1Y4', 'h2x']) expect(toStoredPlace(typed)).toBe('H2X');
});

test('accepts any three digits where the known ones are not loaded', () => {
  expect(validateAlertRequest({ ...good, place: '999' }, { states })).toEqual([]);
  expect(check({ place: '999' })).toEqual([{ field: 'place', code: 'unknown_place' }]);
});

test('reads missing fields of the HTML form as empty, and ignores a contact value that is not chosen', () => {
  expect(readAlertForm(new URLSearchParams('email=ana%40b.org&contactMethods=phone&place=TX'))).toEqual({
    cohort: '',
    place: 'TX',
    distance: '',
    contactMethods: { phone: '' },
  });
});
