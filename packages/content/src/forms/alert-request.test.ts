import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTables } from '../search/index.ts';
import { ALERT_REQUEST_ERRORS, normalizeAlertRequest, readAlertForm, validateAlertRequest } from './index.ts';
import type { AlertRequest } from './index.ts';
import { states, tables } from '../../test/place-tables.ts';

const good: AlertRequest = {
  cohort: 'adult',
  place: 'Texas',
  distance: '100',
  contactMethods: { email: 'ana@example.org' },
};

const check = (changes: Partial<AlertRequest>) => validateAlertRequest({ ...good, ...changes }, tables);
const toStoredPlace = async (place: string) =>
  (await normalizeAlertRequest({ ...good, place }, tables)).place;

test('accepts a valid request', async () => {
  expect(await check({})).toEqual([]);
});

test('reports every required field of an empty form in the order of the form', async () => {
  expect(
    await validateAlertRequest({ cohort: '', place: ' ', distance: '', contactMethods: {} }, tables),
  ).toEqual(['cohort', 'place', 'distance', 'contactMethods'].map((field) => ({ field, code: 'required' })));
});

test('lists every error that a field can have', async () => {
  const bad = ['', 'x'.repeat(300), 'Ana\u0000', 'ana@', '1', 'Springfield'];
  const found = (
    await Promise.all([
      ...bad.map((text) => check({ cohort: text, place: text, distance: text })),
      ...bad.map((text) => check({ contactMethods: { email: text, phone: text } })),
      check({ contactMethods: {} }),
    ])
  ).flat();
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
  ['an unknown town', { place: 'Qwertyville' }, 'place', 'unknown_place'],
  ['a town of several states', { place: 'Portland' }, 'place', 'ambiguous_place'],
  ['a state that is a large town as well', { place: 'Washington' }, 'place', 'ambiguous_place'],
  ['digits that begin no ZIP code', { place: '000' }, 'place', 'unknown_place'],
  ['two digits', { place: '77' }, 'place', 'unknown_place'],
  ['a whole country', { place: 'Canada' }, 'place', 'unknown_place'],
  ['a very long place', { place: 'Texas '.repeat(5000) }, 'place', 'unknown_place'],
  ['an empty phone number', { contactMethods: { phone: '' } }, 'contactMethods.phone', 'required'],
  ['a short phone number', { contactMethods: { phone: '12345' } }, 'contactMethods.phone', 'invalid'],
])('rejects %s', async (_what, changes, field, code) => {
  expect(await check(changes)).toEqual([{ field, code }]);
});

test('stores every state and province as its code, by code and by name in both languages', async () => {
  for (const { code, name } of states) {
    expect([code, await toStoredPlace(code)]).toEqual([code, code]);
    for (const typed of [name.en, name.es].filter(
      (each) => !/^(New York|Washington|Nueva York|Ontario|Quebec)$/.test(each),
    ))
      expect([typed, await toStoredPlace(typed)]).toEqual([typed, code]);
  }
});

test.each([
  ['new mexico', 'NM'],
  ['  NUEVO  MEXICO ', 'NM'],
  ['N. Carolina', 'NC'],
  ['D.C.', 'DC'],
  ['tx', 'TX'],
  ['Guam', 'GU'],
  ['US Virgin Islands', 'VI'],
  ['Mass.', 'MA'],
  ['New York state', 'NY'],
  // Of a town no more than the beginning of a postal code.
  ['Washington, DC', '569'],
  ['Washington D.C.', '569'],
  ['Austin, Texas', '787'],
  ['Toronto, Ont.', 'M5N'],
  // Of a territory whose codes are in a group of another one, or of Hawaii, all of it.
  ['Saipan', 'MP'],
  ['Pago Pago', 'AS'],
  ['TX 77002', '770'],
  ['12 Main Street, Houston, TX 77005', '770'],
])('stores %j as %s', async (typed, code) => {
  expect(await toStoredPlace(typed)).toBe(code);
  expect(await check({ place: typed })).toEqual([]);
  expect(await toStoredPlace(code)).toBe(code);
});

test('stores no more of a postal code than its first three characters', async () => {
  const zip = fc.integer({ min: 100, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
  await fc.assert(
    fc.asyncProperty(zip, fc.constantFrom('', '-1234', '1234'), async (five, rest) => {
      if ((await check({ place: five })).length === 0)
        expect(await toStoredPlace(` ${five}${rest} `)).toBe(five.slice(0, 3));
    }),
  );
  for (const typed of ['h2x 1y4', 'H2X1Y4', 'H2X-1Y4', 'h2x']) expect(await toStoredPlace(typed)).toBe('H2X');
});

test('accepts any place where the tables cannot be loaded', async () => {
  const offline = placeTables(() => Promise.reject(new Error('offline')));
  expect(await validateAlertRequest({ ...good, place: 'Qwertyville' }, offline)).toEqual([]);
});

test('reads missing fields of the HTML form as empty, and ignores a contact value that is not chosen', () => {
  expect(readAlertForm(new URLSearchParams('email=ana%40b.org&contactMethods=phone&place=TX'))).toEqual({
    cohort: '',
    place: 'TX',
    distance: '',
    contactMethods: { phone: '' },
  });
});
