import { join } from 'node:path';
import { LOCALES } from '../src/index.ts';
import { KINDS } from '../src/schema/index.ts';
import type { Kind, KindName } from '../src/schema/index.ts';
import { createRecords } from './create-records.ts';
import { figureEntry } from './figure.ts';
import { journeyEntry } from './journey.ts';
import { readEntries } from './read-entry.ts';
import type { Entry, Named } from './read-entry.ts';

/** The kinds in the order in which they are read. */
export const ALL_KINDS = Object.entries(KINDS) as unknown as readonly [KindName, Kind][];

/** Converts the fields of an entry to the fields of the record, for kinds whose files are laid out differently. */
const PREPARE: Partial<Record<KindName, (entry: Entry, problems: string[], named: Named) => Entry>> = {
  journeys: journeyEntry,
  figures: (entry, _problems, { references }) => figureEntry(entry, references),
};

/** The entries of every kind, and the built files by path, such as `en/figures.json`. */
export type BuiltCollections = { entries: Record<KindName, Entry[]>; files: Map<string, unknown> };

/** Reads and validates the entries of all kinds. */
export function buildCollections(root: string, named: Named, problems: string[]): BuiltCollections {
  const files = new Map<string, unknown>();
  const build = (name: KindName, kind: Kind): Entry[] => {
    const entries = readEntries(join(root, 'entries', kind.folder), named, problems);
    const prepared = entries.map((entry) => PREPARE[name]?.(entry, problems, named) ?? entry);
    const records = createRecords(prepared, kind, problems);
    for (const locale of LOCALES) {
      const sorted = records[locale].sort(kind.order);
      files.set(`${locale}/${name}.json`, kind.isMap ? toMap(sorted) : sorted);
    }
    return entries;
  };
  const entries = Object.fromEntries(ALL_KINDS.map(([name, kind]) => [name, build(name, kind)]));
  for (const locale of LOCALES) {
    const [programme] = files.get(`${locale}/programme.json`) as unknown[];
    files.set(`${locale}/programme.json`, programme);
  }
  return { entries: entries as BuiltCollections['entries'], files };
}

const toMap = (records: Record<string, unknown>[]) =>
  Object.fromEntries(records.map((record) => [String(record['id']), record]));
