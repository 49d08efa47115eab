import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContent } from '../compiler/build-content.ts';
import { copyContent } from './content-copy.ts';
import type { ContentCopy } from './content-copy.ts';

type Locale = 'en' | 'es';

let copy: ContentCopy;
beforeAll(() => (copy = copyContent()));
afterAll(() => copy.dispose());

const digits = (value: number, mark: string) => String(value).replace(/\B(?=(?:\d{3})+$)/g, mark);
const large = fc.integer({ min: 1000, max: 99_999_999 });
const share = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map(String),
  fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => `${a}.${b}`),
);
const few = fc.integer({ min: 2, max: 999 }).map(String);

/** Numbers that belong in a record, as people type them, with the following words. */
const typed = (locale: Locale): fc.Arbitrary<string> => {
  const [spelledOut, percent, millions, counted] =
    locale === 'en'
      ? [
          ' people',
          ['%', ' %', '\u00A0%', ' percent', ' per cent'],
          ' million',
          ['trials', 'clinical trials', 'study sites', 'people'],
        ]
      : [
          ' personas',
          ['%', ' %', '\u00A0%', ' por ciento'],
          ' millones',
          ['ensayos', 'ensayos', 'sitios de estudio', 'personas'],
        ];
  return fc.oneof(
    fc
      .tuple(large, fc.constantFrom(',', '.', '\u00A0'))
      .map(([value, mark]) => digits(value, mark) + spelledOut),
    large.filter((value) => value < 1900 || value > 2099).map((value) => String(value) + spelledOut),
    fc.tuple(share, fc.constantFrom(...percent)).map(([value, sign]) => value + sign),
    fc.tuple(share, fc.constantFrom(millions, locale === 'en' ? ' thousand' : ' mil')).map(([a, b]) => a + b),
    fc.integer({ min: 1, max: 99 }).map((value) => `${value} ${locale === 'en' ? 'in 100' : 'de cada 100'}`),
    fc.tuple(few, fc.constantFrom(...counted)).map(([value, what]) => `${value} ${what}`),
  );
};

/** Ages, durations, dates, phone numbers, steps and money below 1,000 are prose. */
const prose = (locale: Locale): fc.Arbitrary<string> => {
  const age = fc.integer({ min: 0, max: 110 });
  const year = fc.integer({ min: 1900, max: 2099 });
  const phone = fc.integer({ min: 0, max: 9999 }).map((last) => `1-800-555-${String(last).padStart(4, '0')}`);
  const en = fc.oneof(
    age.map((value) => `people aged ${value} and over`),
    fc.tuple(age, age).map(([a, b]) => `aged ${a} to ${b} years`),
    few.map((value) => `for ${value} minutes, with people nearby`),
    year.map((value) => `since ${value} people could join`),
    fc.tuple(fc.integer({ min: 1, max: 28 }), year).map(([day, value]) => `on May ${day}, ${value}`),
    phone.map((value) => `call ${value}`),
    fc.integer({ min: 1, max: 9 }).map((value) => `step ${value} and part ${value}`),
    fc.integer({ min: 1, max: 999 }).map((value) => `up to $${value}`),
    fc.constantFrom(
      'COVID-19',
      'call 911 or 988',
      'study NCT05172011',
      'one trial',
      '2 visits',
      'thousands of people',
    ),
  );
  const es = fc.oneof(
    age.map((value) => `personas de ${value} años o más`),
    fc.tuple(age, age).map(([a, b]) => `de ${a} a ${b} años`),
    few.map((value) => `durante ${value} minutos, con personas cerca`),
    year.map((value) => `desde ${value} personas de todas partes`),
    fc.tuple(fc.integer({ min: 1, max: 28 }), year).map(([day, value]) => `el ${day} de mayo de ${value}`),
    phone.map((value) => `llame al ${value}`),
    fc.integer({ min: 1, max: 9 }).map((value) => `paso ${value} y parte ${value}`),
    fc.integer({ min: 1, max: 999 }).map((value) => `hasta $${value}`),
    fc.constantFrom(
      'COVID-19',
      'llame al 911 o al 988',
      'estudio NCT05172011',
      'un ensayo',
      '2 visitas',
      'miles de personas',
    ),
  );
  return locale === 'en' ? en : es;
};

/** Places where a typed number is an error: the file, and its text with the number. */
const PLACES: [file: string, pattern: RegExp, text: (text: string) => string, where: string][] = [
  ['entries/figure/age', /^title: .*$/m, (text) => `title: >-\n  About\n  ${text}`, 'the title'],
  ['entries/figure/age', /^claim: .*$/m, (text) => `claim: 'So it is: ${text}.'`, 'the claim'],
  ['entries/figure/age', /^notes:$/m, (text) => `notes:\n  - We counted ${text}.`, 'a note'],
  ['entries/enrollment/adult', /^note: .*$/m, (text) => `note: We counted ${text}.`, 'the note'],
  ['entries/metric/lab-results', /^description: .*$/m, (text) => `description: ${text}`, 'the description'],
  [
    'entries/study-test/ecg',
    /^title: .*$/m,
    (text) => `title: ECG\nimageAlt: Picture of ${text}`,
    'the alternative text',
  ],
  [
    'entries/text/join-privacy',
    /$/,
    (text) =>
      `\n## Key points {#key-points}\n\n- Here you see\n  **${text}**\n\n## Other {#other}\n\nWell.\n`,
    'a key point',
  ],
];

/** Builds with a text in each place, one after the other, in a language; restores the copy. */
function buildWith(locale: Locale, texts: readonly string[]) {
  const files = [...new Set(PLACES.map(([folder]) => folder))].flatMap((folder) =>
    ['en', 'es'].map((each) => `${folder}/${each}.md`),
  );
  const before = files.map((file) => copy.read(file));
  try {
    PLACES.forEach(([folder, pattern, text], index) => {
      // $ is special in replace().
      copy.change(`${folder}/${locale}.md`, pattern, text(texts[index] ?? '').replaceAll('$', '$$$$'));
    });
    const lines = Object.fromEntries(files.map((file) => [file, copy.read(file).split('\n')]));
    const problems = buildContent(copy.root).problems.map((problem) =>
      problem.replaceAll(`${copy.root}/`, ''),
    );
    return { forbidden: problems.filter((problem) => problem.includes('the typed number')), lines };
  } finally {
    files.forEach((file, index) => copy.write(file, before[index] ?? ''));
  }
}

const inPlaces = <T>(of: fc.Arbitrary<T>) =>
  fc.array(of, { minLength: PLACES.length, maxLength: PLACES.length });

test.each(['en', 'es'] as const)(
  'rejects typed numbers in every place for records: %s',
  (locale) => {
    fc.assert(
      fc.property(inPlaces(typed(locale)), (text) => {
        const { forbidden, lines } = buildWith(locale, text);
        expect(forbidden).toHaveLength(PLACES.length);
        for (const [index, [folder, , , where]] of PLACES.entries()) {
          const file = `${folder}/${locale}.md`;
          const problem = forbidden.find(
            (each) => each.startsWith(file) && each.includes(`: ${where} contains the typed number "`),
          );
          expect(problem, `${where}: ${text[index]}`).toMatch(
            /Write \{[\w.-]+\}|write \{number\.its-id\.value\}/,
          );
          // The message has the line of the number and quotes it.
          const line = Number(/:(\d+):/.exec(problem ?? '')?.[1]);
          expect(lines[file]?.[line - 1]).toContain(text[index]?.split(' ')[0]);
        }
      }),
      { numRuns: 8 },
    );
  },
  60_000,
);

test.each(['en', 'es'] as const)(
  'accepts ages, durations, dates, phone numbers and steps: %s',
  (locale) => {
    fc.assert(
      fc.property(inPlaces(prose(locale)), (text) => {
        expect(buildWith(locale, text).forbidden).toEqual([]);
      }),
      { numRuns: 8 },
    );
  },
  60_000,
);

test('lists typed numbers in other prose with their line, also across line breaks', () => {
  const file = 'entries/text/join-privacy/en.md';
  const before = copy.read(file);
  copy.write(
    file,
    '---\ntitle: Privacy\n---\n\nRecords of 60\nmillion people, 7% of [all](https://example.org/20000).\n',
  );
  const { problems, typedNumbers } = buildContent(copy.root);
  copy.write(file, before);
  expect(problems).toEqual([]);
  expect(
    typedNumbers.filter((typed) => typed.file.endsWith(file)).map(({ line, written }) => [line, written]),
  ).toEqual([
    [5, '60 million people'],
    [6, '7%'],
  ]);
});

test('suggests the reference of the same figure first', () => {
  const file = 'entries/figure/race/en.md';
  const before = copy.read(file);
  copy.change(file, '{figure.race.white.adults.value}', '55%');
  const { problems } = buildContent(copy.root);
  copy.write(file, before);
  expect(problems.find((problem) => problem.includes('the typed number'))).toMatch(
    /race\/en\.md:3: the claim contains the typed number "55%"\. When the record changes, visitors would still read the old number here\. Write \{figure\.race\.white\.adults\.value\} instead\.$/,
  );
});
