import { expect, test } from 'vitest';
import {
  CONTACT_MESSAGE_ERRORS,
  normalizeContactMessage,
  readContactForm,
  validateContactMessage,
} from './index.ts';
import type { ContactMessage } from './index.ts';

const good: ContactMessage = { name: 'Ana Núñez', email: 'ana@example.org', message: 'When can I call?' };

const check = (changes: Partial<ContactMessage>) => validateContactMessage({ ...good, ...changes });

test('accepts a valid message', () => {
  expect(check({})).toEqual([]);
});

test('reports every field of an empty form in the order of the form', () => {
  const fields = Object.keys(CONTACT_MESSAGE_ERRORS);
  expect(validateContactMessage({ name: '', email: ' ', message: '\n\t ' })).toEqual(
    fields.map((field) => ({ field, code: 'required' })),
  );
});

test.each([
  ['lines, empty lines and tabs', 'One\n\n\tTwo\r\nThree', null],
  ['5,000 characters', 'x'.repeat(5000), null],
  ['5,000 characters beyond the basic plane', '𠮷'.repeat(5000), null],
  ['5,001 characters', 'x'.repeat(5001), 'too_long'],
  ['5,000 characters and line ends that browsers send as two', `${'x\r\n'.repeat(2499)}xx`, null],
  ['right-to-left text', 'متى يمكنني الاتصال؟', null],
  ['an invisible character only', '\u200B', 'required'],
  ['a null character', 'When\u0000', 'control_character'],
  ['a lone surrogate', 'When\uD800', 'control_character'],
  ['markup as plain text', '<script>alert(1)</script>', null],
])('validates a message of %s', (_what, message, code) => {
  expect(check({ message })).toEqual(code === null ? [] : [{ field: 'message', code }]);
});

test.each([
  [{ name: 'x'.repeat(101) }, 'name', 'too_long'],
  [{ name: 'Ana\nBcc: eva@example.org' }, 'name', 'control_character'],
  [{ email: 'ana@' }, 'email', 'invalid'],
  [{ email: `${'a'.repeat(243)}@example.org` }, 'email', 'too_long'],
  [{ email: 'ana@example.org\r\nBcc: eva@example.org' }, 'email', 'control_character'],
])('rejects %j', (changes, field, code) => {
  expect(check(changes)).toEqual([{ field, code }]);
});

test('trims, composes accents and unifies line ends', () => {
  const input = {
    name: ' Jose\u0301 ',
    email: ' ana@example.org',
    message: '\r\nOne\r\nTwo\rThree\u2028\n ',
  };
  expect(normalizeContactMessage(input)).toEqual({
    name: 'José',
    email: 'ana@example.org',
    message: 'One\nTwo\nThree',
  });
});

test('reads missing fields and files of the HTML form as empty', () => {
  const form = new FormData();
  form.append('name', new Blob(['Ana']), 'ana.txt');
  form.append('message', 'Hello');
  expect(readContactForm(form)).toEqual({ name: '', email: '', message: 'Hello' });
  expect(readContactForm(new URLSearchParams('name=Ana&email=a%40b.org&message=Hi%0D%0Ayou'))).toEqual({
    name: 'Ana',
    email: 'a@b.org',
    message: 'Hi\r\nyou',
  });
});
