import type { Entry, Translation } from './read-entry.ts';

type Fields = Record<string, unknown>;

/**
 * Joins the numbers of a figure, which stand in `meta.yml`, to its words:
 * `categories: [a, b]` and `series: { s: { a: 1, b: 2 } }` there, `categories: { a: Words }` and `series: { s: Words }`
 * in each language; `asserts` there, `claim` here; `unit: percent` there, or its words here.
 */
export function figureEntry(entry: Entry): Entry {
  const { categories, series, asserts, ...meta } = entry.meta;
  const ids: unknown[] = Array.isArray(categories) ? categories : [];
  const inWords = ({ fields, ...rest }: Translation): Translation => ({
    ...rest,
    fields: {
      ...fields,
      claim: { text: fields['claim'], asserts },
      categories: ids.map((id) => ({ id, label: fieldOf(fields['categories'], id) })),
      series: Object.entries(isFields(series) ? series : {}).map(([id, values]) => ({
        id,
        label: fieldOf(fields['series'], id),
        values,
      })),
    },
  });
  const translations = Object.entries(entry.translations).map(([locale, one]) => [locale, inWords(one)]);
  return { ...entry, meta, translations: Object.fromEntries(translations) as Entry['translations'] };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const fieldOf = (value: unknown, name: unknown): unknown =>
  isFields(value) && typeof name === 'string' ? value[name] : undefined;
