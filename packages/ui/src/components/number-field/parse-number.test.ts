import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

const locales = ['en-US', 'es-US', 'ar-EG', 'de-DE', 'ja-JP'] as const;

/** A number, two readings, or an error. */
type Expected = number | readonly [number, number] | string;

/** Each text, what it means in these languages, and what in German, whose decimal separator is the comma. */
const texts: [text: string, expected: Expected, inGerman?: Expected][] = [
  ['72', 72],
  ['72.5', 72.5, [72.5, 725]],
  ['72,5', [72.5, 725], 72.5],
  ['0,50', [0.5, 50], 0.5],
  ['1,234', 1234, 1.234],
  ['1.234', 1.234, 1234],
  ['1,234.5', 1234.5, [1234.5, 1.2345]],
  ['1.234,5', [1234.5, 1.2345], 1234.5],
  ['1 234,5', [1234.5, 12345], 1234.5],
  ['12,34', [12.34, 1234], 12.34],
  ['1.234.567', 1234567],
  ['1,234,5', 'not-a-number'],
  ['7 2', 'not-a-number'],
  [' 007 ', 7],
  ['72,', 72],
  ['−5', -5],
  ['+5', 5],
  ['٧٢', 72],
  ['٧٢٫٥', 72.5],
  ['٧٢.٥', 72.5],
  ['٧٢،٥', 72.5],
  ['١٬٢٣٤٫٥', 1234.5],
  ['١.٢٣٤', [1.234, 1234]],
  ['７２．５', 72.5, [72.5, 725]],
  ['７２。５', 72.5, [72.5, 725]],
  ['5²', 'not-a-number'],
  ['1½', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['1234567890123456', 'not-a-number'],
  [' ', 'empty'],
];

const toResult = (expected: Expected) =>
  typeof expected === 'number'
    ? { number: expected }
    : typeof expected === 'string'
      ? { error: expected }
      : { ambiguous: expected };

test('NBF-01 reads 30 texts in five languages, and asks where a text has two readings', () => {
  expect(texts).toHaveLength(30);
  for (const locale of locales) {
    const read = texts.map(([text]) => [text, parseNumber(text, locale)]);
    expect(read, locale).toEqual(
      texts.map(([text, expected, inGerman = expected]) => [
        text,
        toResult(locale === 'de-DE' ? inGerman : expected),
      ]),
    );
    // What it asks about can be typed as it is written.
    for (const number of [72.5, 725, 1234.5, 1.2345, 12345, 0.5, -1234567]) {
      const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(number);
      expect(parseNumber(written, locale), `${locale} ${written}`).toEqual({ number });
    }
  }
});

test('NBF-02 holds a number against its limits, and takes its unit', () => {
  const rules = { min: 30, max: 700, unit: 'lb' };
  const read = (text: string) => parseNumber(text, 'en-US', rules);
  expect(['30', '700', '29.9', '700.1', '-50'].map(read)).toEqual([
    { number: 30 },
    { number: 700 },
    { error: 'too-low', min: 30, max: 700 },
    { error: 'too-high', min: 30, max: 700 },
    { error: 'too-low', min: 30, max: 700 },
  ]);
  expect(['72.5 lb', '72.5LB', '72.5 kg', 'lb', `${'a'.repeat(1e6)}1`].map(read)).toEqual([
    { number: 72.5 },
    { number: 72.5 },
    { error: 'not-a-number' },
    { error: 'empty' },
    { error: 'not-a-number' },
  ]);
  // Neither reading is chosen because the other one is too high.
  expect(read('72,5')).toEqual({ ambiguous: [72.5, 725] });
});
