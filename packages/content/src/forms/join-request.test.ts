import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONTACT_METHODS,
  controlName,
  JOIN_REQUEST_ERRORS,
  normalizeJoinRequest,
  readJoinForm,
  validateJoinRequest,
} from './index.ts';
import type { JoinRequest } from './index.ts';
import type { StudySite } from '../index.ts';

const studySites: Pick<StudySite, 'id' | 'cohorts'>[] = [
  {
    id: 'boston',
    cohorts: [
      { cohort: 'adult', status: 'open' },
      { cohort: 'pediatric', status: 'full' },
    ],
  },
];

const good: JoinRequest = {
  siteId: 'boston',
  cohort: 'adult',
  firstName: 'Ana',
  lastName: 'Núñez',
  contactMethods: { email: 'ana@example.org' },
};

const check = (changes: Partial<JoinRequest>) => validateJoinRequest({ ...good, ...changes }, studySites);

test('accepts a valid request', () => {
  expect(check({})).toEqual([]);
});

test('reports every required field of an empty form in the order of the form', () => {
  const empty = { siteId: '', cohort: '', firstName: '', lastName: '', contactMethods: {} };
  expect(validateJoinRequest(empty, studySites)).toEqual([
    { field: 'siteId', code: 'required' },
    { field: 'cohort', code: 'required' },
    { field: 'firstName', code: 'required' },
    { field: 'lastName', code: 'required' },
    { field: 'contactMethods', code: 'required' },
  ]);
});

test('requires the value of each chosen method, in the order of the form', () => {
  expect(check({ contactMethods: { email: '', home_phone: ' ', mobile_phone: '' } })).toEqual([
    { field: 'contactMethods.mobile_phone', code: 'required' },
    { field: 'contactMethods.home_phone', code: 'required' },
    { field: 'contactMethods.email', code: 'required' },
  ]);
});

describe('validating study site and group', () => {
  test.each([
    ['an unknown study site', { siteId: 'atlantis' }, 'siteId', 'unknown_study_site'],
    ['a very long study site id', { siteId: 'x'.repeat(10_000) }, 'siteId', 'unknown_study_site'],
    ['an unknown group', { cohort: 'cats' }, 'cohort', 'unknown_cohort'],
    ['a property of every object', { cohort: 'constructor' }, 'cohort', 'unknown_cohort'],
    ['a group that this study site does not enroll', { cohort: 'autopsy' }, 'cohort', 'unknown_cohort'],
    ['a full group', { cohort: 'pediatric' }, 'cohort', 'cohort_full'],
  ])('rejects %s', (_what, changes, field, code) => {
    expect(check(changes)).toEqual([{ field, code }]);
  });

  test('reports no error of the group for an unknown study site', () => {
    expect(check({ siteId: 'atlantis', cohort: 'pediatric' })).toEqual([
      { field: 'siteId', code: 'unknown_study_site' },
    ]);
  });
});

const combiningAcute = '\u0301';

test.each([
  ['a name of 100 characters', 'x'.repeat(100), null],
  ['100 characters beyond the basic plane', '𠮷'.repeat(100), null],
  ['a name of 101 characters', 'x'.repeat(101), 'too_long'],
  ['a name of 10,000 characters', 'x'.repeat(10_000), 'too_long'],
  ['100 letters with combining accents', `e${combiningAcute}`.repeat(100), null],
  ['a name with spaces around', ` ${'x'.repeat(100)} `, null],
  ['an apostrophe and a hyphen', "O'Neill-García", null],
  ['a right-to-left name', 'فاطمة', null],
  ['a zero-width joiner inside a name', 'नी\u200Dता', null],
  ['spaces only', '   ', 'required'],
  ['an invisible character only', '\u200B', 'required'],
  ['a null character', 'A\u0000na', 'control_character'],
  ['a line break', 'Ana\nNúñez', 'control_character'],
  ['a lone surrogate', 'Ana\uD800', 'control_character'],
])('%s', (_what, name, code) => {
  expect(check({ firstName: name })).toEqual(code === null ? [] : [{ field: 'firstName', code }]);
  expect(check({ lastName: name })).toEqual(code === null ? [] : [{ field: 'lastName', code }]);
});

test.each([
  ['(202) 555-0143', null],
  ['+1 202.555.0143', null],
  ['202–555–0143', null],
  ['5550143', null],
  ['123456789012345', null],
  ['555014', 'invalid'],
  ['1234567890123456', 'invalid'],
  ['call me at 2025550143', 'has_words'],
  ['--------', 'invalid'],
  ['2025550143' + '-'.repeat(31), 'too_long'],
  ['202555\u00070143', 'control_character'],
])('validates the phone number %j', (phone, code) => {
  for (const method of ['mobile_phone', 'home_phone'] as const) {
    const errors = check({ contactMethods: { [method]: phone } });
    expect(errors).toEqual(code === null ? [] : [{ field: `contactMethods.${method}`, code }]);
  }
});

test.each([
  ['ana@example.org', null],
  ['  ana@example.org ', null],
  ['ana.maria+study@mail.example.co', null],
  ["o'neill@example.org", null],
  ['josé@correo.example', null],
  ['ana@example.xn--p1ai', null],
  [`${'a'.repeat(242)}@example.org`, null],
  [`${'a'.repeat(243)}@example.org`, 'too_long'],
  ['ana', 'invalid'],
  ['ana@example', 'invalid'],
  ['ana@@example.org', 'invalid'],
  ['@example.org', 'invalid'],
  ['ana@.org', 'invalid'],
  ['ana@example..org', 'invalid'],
  ['ana@-example.org', 'invalid'],
  ['.ana@example.org', 'invalid'],
  ['ana@example.org.', 'invalid'],
  ['ana maria@example.org', 'invalid'],
  ['Ana <ana@example.org>', 'invalid'],
  ['ana@example.org,eva@example.org', 'invalid'],
  ['ana@192.0.2.1', 'invalid'],
  ['ana@example.org\r\nBcc: eva@example.org', 'control_character'],
])('validates the e-mail address %j', (email, code) => {
  const errors = check({ contactMethods: { email } });
  expect(errors).toEqual(code === null ? [] : [{ field: 'contactMethods.email', code }]);
});

test('lists every error of the checks above', () => {
  expect(Object.keys(JOIN_REQUEST_ERRORS)).toEqual([
    'siteId',
    'cohort',
    'firstName',
    'lastName',
    'contactMethods',
    ...CONTACT_METHODS.map((method) => `contactMethods.${method}`),
  ]);
});

const composed = Array.from({ length: 0x1_1000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter(
    (letter) =>
      /\p{L}/u.test(letter) && letter.normalize('NFD') !== letter && letter.normalize('NFC') === letter,
  );

test('accepts a name of 100 letters in any Unicode form and normalizes it', () => {
  const name = fc.array(fc.constantFrom(...composed), { minLength: 100, maxLength: 100 });
  const property = fc.property(name, (letters) => {
    const typedApart = letters.join('').normalize('NFD');
    expect(check({ firstName: typedApart })).toEqual([]);
    expect(normalizeJoinRequest({ ...good, firstName: typedApart }).firstName).toBe(letters.join(''));
  });
  fc.assert(property);
});

test('counts excessive combining marks as characters and leaves them unnormalized', () => {
  const marks = fc.array(fc.constantFrom('\u0301', '\u0316', '\u0308', '\u0323'), {
    minLength: 31,
    maxLength: 300,
  });
  const property = fc.property(marks, (run) => {
    const firstName = `a${run.join('')}`;
    const isLong = run.length > 99;
    expect(check({ firstName })).toEqual(isLong ? [{ field: 'firstName', code: 'too_long' }] : []);
    expect(normalizeJoinRequest({ ...good, firstName: ` ${firstName} ` }).firstName).toBe(firstName);
  });
  fc.assert(property);
});

test('trims, composes accents and keeps an empty chosen method', () => {
  expect(
    normalizeJoinRequest({
      siteId: ' boston ',
      cohort: 'adult',
      firstName: ` Jose${combiningAcute} `,
      lastName: 'Núñez\n',
      contactMethods: { home_phone: ' ' },
    }),
  ).toEqual({
    siteId: 'boston',
    cohort: 'adult',
    firstName: 'José',
    lastName: 'Núñez',
    contactMethods: { home_phone: '' },
  });
});

describe('reading the HTML form', () => {
  const fields =
    'siteId=boston&cohort=adult&firstName=Ana&lastName=N%C3%BA%C3%B1ez' +
    '&contactMethods=email&contactMethods=mobile_phone&mobile_phone=5550143&home_phone=5550144&email=a%40b.org';
  const expected = {
    siteId: 'boston',
    cohort: 'adult',
    firstName: 'Ana',
    lastName: 'Núñez',
    contactMethods: { mobile_phone: '5550143', email: 'a@b.org' },
  };

  test('ignores a value without its checked method', () => {
    expect(readJoinForm(new URLSearchParams(fields))).toEqual(expected);
  });

  test('reads FormData like URLSearchParams', () => {
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(fields)) form.append(name, value);
    expect(readJoinForm(form)).toEqual(expected);
  });

  test('reads missing fields, files and unknown methods as empty', () => {
    const form = new FormData();
    form.append('firstName', new Blob(['Ana']), 'ana.txt');
    form.append('contactMethods', 'pigeon');
    expect(readJoinForm(form)).toEqual({
      siteId: '',
      cohort: '',
      firstName: '',
      lastName: '',
      contactMethods: {},
    });
  });
});

test('returns the control name of the field of a method', () => {
  expect(controlName('contactMethods.email')).toBe('email');
  expect(controlName('firstName')).toBe('firstName');
});
