import { LOCALES } from '../src/index.ts';
import type { FigureAssertion, FigureCell, Locale } from '../src/index.ts';
import type { Entry, Translation } from './read-entry.ts';
import { cellPath } from './references.ts';
import type { References } from './references.ts';
import { referencesIn } from './source-text.ts';

type Fields = Record<string, unknown>;

/**
 * Merges the numbers of a figure in `meta.yml` with its texts: `categories: [a, b]` and `series: { s: { a: 1, b: 2 } }`
 * there, `categories: { a: Label }` and `series: { s: Label }` in each language. `claim` is in the languages, its
 * assertions are `asserts` in `meta.yml` and the numbers that it refers to. `unit` is percent in `meta.yml`, or a text
 * in each language.
 */
export function figureEntry(entry: Entry, references: Record<Locale, References>): Entry {
  const { categories, series, asserts, origins, ...meta } = entry.meta;
  const ids: unknown[] = Array.isArray(categories) ? categories : [];
  const columns = Object.keys(isFields(series) ? series : {});
  const formatReferences = (
    { fields: { sampleSource, ...fields }, ...rest }: Translation,
    locale: Locale,
  ): Translation => ({
    ...rest,
    fields: {
      ...fields,
      claim: {
        text: fields['claim'],
        asserts: [
          ...(Array.isArray(asserts) ? (asserts as unknown[]) : []),
          ...collectClaimedNumbers(
            rest.written['claim'],
            references[locale],
            getCellsByPath(entry.slug, ids, columns),
          ),
        ],
      },
      categories: ids.map((id) => ({ id, label: getField(fields['categories'], id) })),
      series: Object.entries(isFields(series) ? series : {}).map(([id, values]) => ({
        id,
        label: getField(fields['series'], id),
        values,
        ...createOrigins(getField(origins, id), sampleSource),
      })),
    },
  });
  const translations: Entry['translations'] = {};
  for (const locale of LOCALES) {
    const translation = entry.translations[locale];
    if (translation) translations[locale] = formatReferences(translation, locale);
  }
  return { ...entry, meta, translations };
}

/** The cells of a figure by reference path. */
function getCellsByPath(slug: string, rows: unknown[], columns: string[]): ReadonlyMap<string, FigureCell> {
  const isOne = columns.length === 1;
  return new Map(
    rows.flatMap((row) =>
      columns.map((column) => [
        cellPath(`figure.${slug}`, String(row), isOne ? null : column),
        { category: String(row), ...(!isOne && { series: column }) },
      ]),
    ),
  );
}

/** The assertions that follow from a claim's references to numbers of its own figure. */
function collectClaimedNumbers(
  claim: unknown,
  references: References,
  cells: ReadonlyMap<string, FigureCell>,
): FigureAssertion[] {
  return referencesIn(typeof claim === 'string' ? claim : '').flatMap(({ path }) => {
    const found = references.find(path);
    const cell = [...cells].find(([cellAt]) => path === cellAt || path.startsWith(`${cellAt}.`))?.[1];
    if (cell === undefined || typeof found?.value !== 'number') return [];
    const { value, rounding } = found;
    return [{ kind: 'value', ...cell, value, ...(rounding && { holds: rounding }) }];
  });
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const getField = (value: unknown, name: unknown): unknown =>
  isFields(value) && typeof name === 'string' ? value[name] : undefined;

/** Of a made-up value the source says so. */
const createOrigins = (origins: unknown, sampleSource: unknown): Fields =>
  isFields(origins)
    ? {
        origins: Object.fromEntries(
          Object.entries(origins).map(([category, origin]) => {
            const { sample, ...rest } = isFields(origin) ? origin : {};
            return [category, sample === true ? { ...rest, source: sampleSource } : rest];
          }),
        ),
      }
    : {};
