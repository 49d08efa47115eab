import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import { checkRecord } from '../src/schema/index.ts';
import type { Dataset, Kind } from '../src/schema/index.ts';
import { insertTexts, insertValues, unknownReferences } from './read-entry.ts';
import type { Entry } from './read-entry.ts';
import { readData } from './read-file.ts';
import type { References } from './references.ts';

/** The records of one kind, per language. */
export type PerLocale<T> = Record<Locale, T[]>;

/**
 * Creates the records of a kind from their entries: the shared fields, then those of each language. `sample` marks an
 * invented entry; only kinds that show it to visitors keep it in the record.
 */
export function createRecords<Schema extends z.ZodObject>(
  entries: Entry[],
  kind: Kind<Schema>,
  problems: string[],
): PerLocale<z.output<Schema>> {
  const records: PerLocale<z.output<Schema>> = { en: [], es: [] };
  const has = (field: string) => field in kind.schema.shape;
  for (const { slug, meta, translations } of entries) {
    const shared = Object.fromEntries(
      Object.entries(meta).filter(([field]) => field !== 'sample' || has('sample')),
    );
    for (const locale of LOCALES) {
      const translation = translations[locale];
      if (translation === undefined) continue;
      const { file, fields, body } = translation;
      if (kind.prose === null && body.length > 0) {
        problems.push(`${file}: the text below the front matter is never shown. Move it into a field.`);
      }
      const record = {
        ...shared,
        ...fields,
        ...(has('id') && { id: slug }),
        ...(kind.prose !== null && { [kind.prose]: body }),
      };
      const checked = checkRecord(record, kind, file);
      problems.push(...checked.problems);
      if (checked.record !== null) records[locale].push(checked.record);
    }
  }
  return records;
}

/**
 * Reads a dataset: a list in JSON or YAML. Errors name a record by its id or code. With `references`, texts under `en`
 * and `es` may refer to records; a reference in any other field becomes the value itself.
 */
export function readDataset<Schema extends z.ZodObject>(
  root: string,
  dataset: Dataset<Schema>,
  problems: string[],
  references?: Record<Locale, References>,
): z.output<Schema>[] {
  const file = join(root, 'datasets', dataset.file);
  const written = readData(file, problems);
  if (written === undefined) return [];
  if (!Array.isArray(written)) {
    problems.push(
      `${file}: it is not a list. None of its records can be read. Write the records as one list.`,
    );
    return [];
  }
  if (references) problems.push(...unknownReferences(readFileSync(file, 'utf8'), file, references.en));
  const rows = references ? written.map((row) => insertInDataset(row, references)) : written;
  return rows.flatMap((row: unknown, index) => {
    const checked = checkRecord(row, dataset, `${file}, record ${getRowName(row, index)}`);
    problems.push(...checked.problems);
    return checked.record === null ? [] : [checked.record];
  });
}

function insertInDataset(value: unknown, references: Record<Locale, References>): unknown {
  if (Array.isArray(value)) return value.map((item) => insertInDataset(item, references));
  if (typeof value !== 'object' || value === null) return insertValues(value, references.en);
  return Object.fromEntries(
    Object.entries(value).map(([name, child]: [string, unknown]) => {
      const locale = LOCALES.find((each) => each === name);
      return [name, locale ? insertTexts(child, references[locale]) : insertInDataset(child, references)];
    }),
  );
}

function getRowName(row: unknown, index: number): string {
  if (typeof row === 'object' && row !== null) {
    if ('id' in row && typeof row.id === 'string') return row.id;
    if ('code' in row && typeof row.code === 'string') return row.code;
  }
  return `number ${index + 1}`;
}
