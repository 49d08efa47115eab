import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { buildContent } from '../compiler/build-content.ts';
import { copyContent, PACKAGE } from './content-copy.ts';
import type { ContentCopy } from './content-copy.ts';

/** A number in a record: its file, its text there, and the reference to it. */
type Place = { file: string; keys: (string | number)[]; path: string; percent: boolean };
type Fields = Record<string, unknown>;

const folders = (kind: string) => readdirSync(join(PACKAGE, 'entries', kind)).sort();
const readMeta = (kind: string, id: string) =>
  parse(readFileSync(join(PACKAGE, 'entries', kind, id, 'meta.yml'), 'utf8')) as Fields;

const figures = folders('figure').map((id) => {
  const { series, unit, asserts } = readMeta('figure', id) as Fields & { series: Record<string, Fields> };
  const columns = Object.entries(series);
  const cells = columns.flatMap(([column, values]) =>
    Object.entries(values).map(([row, value]) => ({
      keys: ['series', column, row],
      path: `figure.${id}.${row}.${columns.length > 1 ? `${column}.` : ''}value`,
      value,
    })),
  );
  return { id, file: `entries/figure/${id}/meta.yml`, cells, percent: unit === 'percent', asserts };
});

const places: Place[] = [
  ...figures.flatMap(({ file, cells, percent }) =>
    cells
      .filter(({ value }) => typeof value === 'number')
      .map(({ keys, path }) => ({ file, keys, path, percent })),
  ),
  ...['metric', 'enrollment'].flatMap((kind) =>
    folders(kind).flatMap((id) =>
      Object.entries(readMeta(kind, id))
        .filter(([name, value]) => typeof value === 'number' && name !== 'order')
        .map(([name]) => ({
          file: `entries/${kind}/${id}/meta.yml`,
          keys: [name],
          path: `${kind}.${id}.${name}`,
          percent: false,
        })),
    ),
  ),
  ...(parse(readFileSync(join(PACKAGE, 'datasets/numbers.yml'), 'utf8')) as Fields[]).map(
    ({ id, unit }, index) => ({
      file: 'datasets/numbers.yml',
      keys: [index, 'value'],
      path: `number.${String(id)}.value`,
      percent: unit === 'percent',
    }),
  ),
];

/** Paths of the same number: a chart may take its numbers from the records of totals. */
const pathsTo = (path: string) => [
  path,
  ...figures.flatMap(({ cells }) =>
    cells.filter(({ value }) => value === `{${path}}`).map((cell) => cell.path),
  ),
];

/** Every file in a language, with unresolved references. */
function filesIn(locale: string): string {
  const entries = readdirSync(join(PACKAGE, 'entries'), { recursive: true, encoding: 'utf8' });
  const texts = entries
    .filter((file) => file.endsWith(`${locale}.md`))
    .map((file) => readFileSync(join(PACKAGE, 'entries', file), 'utf8'));
  const facts = parse(readFileSync(join(PACKAGE, 'datasets/facts.yml'), 'utf8')) as {
    value: Record<string, string[]>;
  }[];
  return [...texts, ...facts.flatMap(({ value }) => value[locale] ?? [])].join('\n');
}
const WRITTEN: Record<string, string> = { en: filesIn('en'), es: filesIn('es') };

/** Occurrences of the references in the files of a language, except rounded forms. */
const written = (locale: string, paths: string[]) =>
  paths.reduce((sum, path) => sum + (WRITTEN[locale] ?? '').split(`{${path}}`).length - 1, 0);

/** Every built text in a language. */
function collectTexts(files: ReadonlyMap<string, unknown>, locale: string): string[] {
  const found: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const [file, value] of files) if (file.startsWith(`${locale}/`)) collect(value);
  return found;
}

let copy: ContentCopy;
beforeAll(() => (copy = copyContent(true)));
afterAll(() => copy.dispose());

/** Builds with one number replaced; restores the copy. */
function buildWith({ file, keys }: Pick<Place, 'file' | 'keys'>, value: number) {
  const before = copy.read(file);
  const document = parseDocument(before);
  document.setIn(keys, value);
  copy.write(file, document.toString());
  const built = buildContent(copy.root);
  copy.write(file, before);
  return { ...built, problems: built.problems.map((problem) => problem.replaceAll(`${copy.root}/`, '')) };
}

/** Unique numbers: two decimals for shares, seven digits for counts. */
const newValue = (percent: boolean) =>
  percent
    ? fc.integer({ min: 0, max: 97 }).map((whole) => whole + 0.37)
    : fc.integer({ min: 3_000_001, max: 8_999_999 }).filter((value) => value % 10 !== 0);
const correction = fc
  .constantFrom(...places)
  .chain((place) => fc.record({ place: fc.constant(place), value: newValue(place.percent) }));

/** Each run builds all entries. */
const NUM_RUNS = process.env.NIGHTLY ? 6 : 1;

describe('correcting a number in its record', () => {
  test('changes every sentence in both languages, or fails with the untrue claim', () => {
    fc.assert(
      fc.property(correction, ({ place, value }) => {
        const { problems, files } = buildWith(place, value);
        for (const problem of problems) {
          expect(problem).toMatch(
            /(?:does not hold: .*(?:the total is|is [\d.]+)|contradicts the numbers).*/,
          );
        }
        if (problems.length > 0) {
          const languages = problems.map((problem) => /\/(en|es)\.md/.exec(problem)?.[1]);
          expect(new Set(languages)).toEqual(new Set(['en', 'es']));
          return;
        }
        const shown = new Intl.NumberFormat('en-US').format(value) + (place.percent ? '%' : '');
        for (const locale of ['en', 'es']) {
          const count = collectTexts(files, locale).join('\n').split(shown).length - 1;
          expect([locale, count]).toEqual([locale, written(locale, pathsTo(place.path))]);
        }
      }),
      { numRuns: NUM_RUNS },
    );
  }, 120_000);

  const ordered = figures.flatMap((figure) =>
    (figure.asserts as { kind: string; category: string; series?: string }[])
      .filter(({ kind }) => kind === 'highest')
      .flatMap(({ category, series }) =>
        figure.cells
          .filter(
            ({ keys, value }) =>
              typeof value === 'number' && keys[2] !== category && (series ?? keys[1]) === keys[1],
          )
          .map(({ keys }) => ({ ...figure, keys })),
      ),
  );
  test('rejects a claim with a wrong order in both languages', () => {
    expect(ordered.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(fc.constantFrom(...ordered), ({ id, file, keys }) => {
        const { problems } = buildWith({ file, keys }, 99.5);
        for (const locale of ['en', 'es'])
          expect(problems).toContainEqual(
            expect.stringMatching(`^entries/figure/${id}/${locale}\\.md, field "claim": it does not hold`),
          );
      }),
      { numRuns: NUM_RUNS },
    );
  }, 60_000);

  test('rejects "most people" for half or less', () => {
    const meta = { file: 'entries/figure/covid-status/meta.yml', keys: ['series', 'people', 'earlier'] };
    expect(buildWith(meta, 49).problems).toEqual(
      ['en', 'es'].map((locale): unknown =>
        expect.stringContaining(`entries/figure/covid-status/${locale}.md, field "claim"`),
      ),
    );
  });
});

describe('an unknown reference', () => {
  test('reports every one with file, line, reason and the nearest paths', () => {
    const wrong = {
      'a misspelled name': '{figure.sex.femal.value}',
      'a missing number': '{figure.participation.chest-scans.pediatric.value}',
      'several columns without a column in the path': '{figure.enrollment.adult.value}',
      'another kind of record': '{figures.sex.female.value}',
      'a count as a share': '{metric.lab-results.adultValue.in-100}',
      'a text that is rounded': '{figure.sex.female.label.about}',
    };
    const file = 'entries/text/join-privacy/en.md';
    const before = copy.read(file);
    copy.write(
      file,
      `---\ntitle: Privacy\n---\n${Object.values(wrong)
        .map((reference) => `\nOf all, ${reference}.\n`)
        .join('')}`,
    );
    const { problems } = buildContent(copy.root);
    copy.write(file, before);
    expect(problems).toEqual(
      Object.values(wrong).map((reference, index): unknown =>
        expect.stringContaining(
          `${file}:${5 + 2 * index}: ${reference} refers to nothing. Visitors would see a gap in the sentence. Write {`,
        ),
      ),
    );
    expect(problems[0]).toContain('Write {figure.sex.female.value}, ');
  });

  test('rejects a reference to a text in meta.yml', () => {
    const file = 'entries/figure/age/meta.yml';
    const before = copy.read(file);
    copy.write(file, before.replace('asOf: null', "asOf: '{cohort.adult.name}'"));
    const { problems } = buildContent(copy.root);
    copy.write(file, before);
    expect(problems).toContainEqual(
      expect.stringMatching(
        /figure\/age\/meta\.yml:7: \{cohort\.adult\.name\} is not the same in every language/,
      ),
    );
  });
});

test('reads references without quotes anywhere in a field', () => {
  const file = (locale: string) => `entries/text/join-privacy/${locale}.md`;
  const before = ['en', 'es'].map((locale) => copy.read(file(locale)));
  for (const locale of ['en', 'es'])
    copy.write(
      file(locale),
      `---\ntitle: {figure.sex.female.value} and {metric.lab-results.asOf}\n---\n\n**{figure.sex.female.label}**: {metric.lab-results.adultValue.more-than.short} {number.effort-acute.value.about.in-100}.\n`,
    );
  const { files, problems } = buildContent(copy.root);
  ['en', 'es'].forEach((locale, index) => copy.write(file(locale), before[index] ?? ''));
  expect(problems).toEqual([]);
  const built = (locale: string) =>
    JSON.stringify((files.get(`${locale}/texts.json`) as Fields)['join-privacy']);
  expect(built('en')).toContain('"title":"62% and May 2025"');
  expect(built('en')).toMatch(/"Female".*": 1\.3 million 16 in 100\."/);
  expect(built('es')).toContain('"title":"62% and mayo de 2025"');
  expect(built('es')).toMatch(/"Mujer".*": 1\.3 millones 16 de cada 100\."/);
});
