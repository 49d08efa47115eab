import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedKind, Locale, RecordsByKind } from '../index.ts';
import { notBuilt } from './not-built.ts';
import { packageFolder } from './package-folder.ts';

const read = new Map<string, unknown>();

/**
 * The records of one kind in one language, in display order. Reads only this kind and caches it, so do not change the
 * result. Node only. Throws when the content has not been built.
 */
export function loadRecords<Kind extends LoadedKind>(locale: Locale, kind: Kind): RecordsByKind[Kind][] {
  const file = join(packageFolder(), 'dist', locale, `${kind}.json`);
  if (!read.has(file)) {
    if (!existsSync(file)) throw notBuilt(file);
    read.set(file, JSON.parse(readFileSync(file, 'utf8')));
  }
  // The build validated the file against its schema.
  return read.get(file) as RecordsByKind[Kind][];
}

/** One record of a kind, by its id. Node only. Throws for an unknown id and lists the valid ones. */
export function loadRecord<Kind extends LoadedKind>(
  locale: Locale,
  kind: Kind,
  id: string,
): RecordsByKind[Kind] {
  const records = loadRecords(locale, kind);
  const found = records.find((record) => record.id === id);
  if (found !== undefined) return found;
  throw new Error(
    `[@longcovid/content] there is no "${id}" among the ${kind}, so a page that shows it cannot be rendered. Use one of ${records.map((record) => record.id).join(', ')}.`,
  );
}
