import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dropIgnorable,
  normalizeContactMessage,
  normalizeJoinRequest,
  validateContactMessage,
  validateJoinRequest,
} from '../src/forms/index.ts';
import type { ContactMessage, FieldErrorCode, JoinRequest } from '../src/forms/index.ts';

type Row = { field: string; text: string; verdict: FieldErrorCode | null; stored?: string };

/** What people type and paste, and whether it is taken; the tests of the service read the table, too. */
const TYPED = JSON.parse(readFileSync(new URL('typed-texts.json', import.meta.url), 'utf8')) as Row[];

const STUDY_SITES = [{ id: 'sample-001', cohorts: [{ cohort: 'pediatric', status: 'open' } as const] }];
const JOIN: JoinRequest = {
  siteId: 'sample-001',
  cohort: 'pediatric',
  firstName: 'Ana',
  lastName: 'Ríos',
  contactMethods: { email: 'ana@example.org' },
};
const MESSAGE: ContactMessage = { name: 'Ana', email: 'ana@example.org', message: 'When can I call?' };

function submit({ field, text }: Row): { codes: FieldErrorCode[]; stored: unknown } {
  if (field === 'message') {
    const input = { ...MESSAGE, message: text };
    const codes = validateContactMessage(input).map(({ code }) => code);
    return { codes, stored: normalizeContactMessage(input).message };
  }
  const isMethod = field === 'mobile_phone' || field === 'email';
  const input = isMethod ? { ...JOIN, contactMethods: { [field]: text } } : { ...JOIN, [field]: text };
  const codes = validateJoinRequest(input, STUDY_SITES).map(({ code }) => code);
  const request = normalizeJoinRequest(input);
  return { codes, stored: { ...request, ...request.contactMethods }[field as keyof JoinRequest] };
}

test.each(TYPED)('$field $text: $verdict', (row) => {
  const { codes, stored } = submit(row);
  expect(codes).toEqual(row.verdict === null ? [] : [row.verdict]);
  if (row.verdict === null) expect(stored).toBe(row.stored ?? row.text);
});

test('takes 5,000 characters with thousands of unseen ones between them, and no more', () => {
  const hidden = '\uFEFF\u200B'.repeat(4000);
  const check = (message: string) => submit({ field: 'message', text: message, verdict: null });
  expect(check(hidden + 'x'.repeat(5000))).toEqual({ codes: [], stored: 'x'.repeat(5000) });
  expect(check(hidden + 'x'.repeat(5001)).codes).toEqual(['too_long']);
});

test('takes a phone number in the digits of every script', () => {
  const systems = Intl.supportedValuesOf('numberingSystem');
  const asciiNumber = '5055550100';
  const scripts = systems
    .map((system) =>
      Array.from(asciiNumber, (digit) =>
        new Intl.NumberFormat(`en-u-nu-${system}`).format(Number(digit)),
      ).join(''),
    )
    .filter((text) => /^\p{Nd}+$/u.test(text));
  expect(scripts.length).toBeGreaterThan(50);
  for (const text of scripts)
    expect(submit({ field: 'mobile_phone', text, verdict: null })).toEqual({
      codes: [],
      stored: asciiNumber,
    });
});

test('drops every character that Unicode calls ignorable from a Latin word, and leaves nothing to drop', () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code);
    if (/\p{Default_Ignorable_Code_Point}/u.test(character))
      expect([code, dropIgnorable(`A${character}na`)]).toEqual([code, 'Ana']);
  }
  const part = fc.constantFrom(
    ...[
      'a',
      '\u0301',
      '\u200B',
      '\u200C',
      '\u200D',
      '\uFE0F',
      '\u2764',
      '\u{1F3F4}',
      '\u{E0067}',
      '\u{E007F}',
    ],
    ...[
      '\u0644',
      '\u0928',
      '\u094D',
      '\u5C71',
      '\u{E0101}',
      '\u1820',
      '\u180B',
      '\u2801',
      '\u2800',
      '1',
      '\u20E3',
    ],
  );
  const typed = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      expect(dropIgnorable(dropIgnorable(text))).toBe(dropIgnorable(text));
    }),
  );
});
