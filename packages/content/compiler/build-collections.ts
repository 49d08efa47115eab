import { join } from 'node:path';
import type { z } from 'zod';
import { story } from '../src/kinds/story.ts';
import { LOCALES, MATERIAL_COHORTS, MATERIAL_TYPES, SEASONS } from '../src/index.ts';
import type { LoadedKind, RecordsByKind } from '../src/index.ts';
import {
  articleSchema,
  caseStudySchema,
  figureSchema,
  journeySchema,
  newsletterSchema,
  protocolSchema,
  researchLinkSchema,
  resultItemSchema,
  sampleBookletSchema,
  studyMaterialSchema,
  studyTestSchema,
  supportResourceSchema,
  updateSchema,
  videoSchema,
} from '../src/schema/index.ts';
import type { RecordKind } from '../src/schema/index.ts';
import { figureEntry } from './figure.ts';
import { journeyEntry } from './journey.ts';
import { readEntries } from './read-entry.ts';
import type { Entry, Named } from './read-entry.ts';
import { createRecords } from './create-records.ts';

/** Kinds whose records are built from entries; facts and the glossary are datasets. */
type EntryKind = Exclude<LoadedKind, 'facts' | 'glossary'>;

/** How the entries of a kind become records. */
type CollectionConfig<T> = {
  /** Folder under `entries`. */
  folder: string;
  kind: RecordKind;
  schema: z.ZodType<T>;
  /** Field that receives the text below the front matter; null for none. */
  prose: string | null;
  compare: (a: T, b: T) => number;
  /** Converts the fields of the entry to the fields of the record. */
  prepare?: (entry: Entry, problems: string[], named: Named) => Entry;
};

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);
const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
const placeIn =
  <T>(list: readonly T[]) =>
  (value: T) =>
    list.indexOf(value);
const [placeOfGroup, placeOfType, placeOfSeason] = [
  placeIn(MATERIAL_COHORTS),
  placeIn(MATERIAL_TYPES),
  placeIn(SEASONS),
];

const COLLECTIONS: { [Kind in EntryKind]: CollectionConfig<RecordsByKind[Kind]> } = {
  stories: { ...story, kind: 'story', compare: story.order },
  supportResources: {
    folder: 'support-resource',
    kind: 'supportResource',
    schema: supportResourceSchema,
    prose: 'body',
    compare: byOrder,
  },
  studyTests: {
    folder: 'study-test',
    kind: 'studyTest',
    schema: studyTestSchema,
    prose: 'description',
    compare: byOrder,
  },
  researchLinks: {
    folder: 'research-link',
    kind: 'researchLink',
    schema: researchLinkSchema,
    prose: null,
    compare: byOrder,
  },
  resultItems: {
    folder: 'result-item',
    kind: 'resultItem',
    schema: resultItemSchema,
    prose: 'body',
    compare: byOrder,
  },
  sampleBooklets: {
    folder: 'sample-booklet',
    kind: 'sampleBooklet',
    schema: sampleBookletSchema,
    prose: null,
    compare: byOrder,
  },
  videos: { folder: 'video', kind: 'video', schema: videoSchema, prose: 'transcript', compare: byId },
  updates: { folder: 'update', kind: 'update', schema: updateSchema, prose: 'body', compare: newestFirst },
  articles: { folder: 'article', kind: 'article', schema: articleSchema, prose: null, compare: newestFirst },
  newsletters: {
    folder: 'newsletter',
    kind: 'newsletter',
    schema: newsletterSchema,
    prose: 'body',
    compare: (a, b) => b.year - a.year || placeOfSeason(b.season) - placeOfSeason(a.season),
  },
  caseStudies: {
    folder: 'case-study',
    kind: 'caseStudy',
    schema: caseStudySchema,
    prose: 'body',
    compare: byOrder,
  },
  studyMaterials: {
    folder: 'study-material',
    kind: 'studyMaterial',
    schema: studyMaterialSchema,
    prose: 'body',
    compare: (a, b) =>
      placeOfGroup(a.cohort) - placeOfGroup(b.cohort) ||
      placeOfType(a.type) - placeOfType(b.type) ||
      byId(a, b),
  },
  protocols: {
    folder: 'protocol',
    kind: 'protocol',
    schema: protocolSchema,
    prose: 'body',
    compare: byOrder,
  },
  journeys: {
    folder: 'journey',
    kind: 'journey',
    schema: journeySchema,
    prose: null,
    compare: byId,
    prepare: journeyEntry,
  },
  figures: {
    folder: 'figure',
    kind: 'figure',
    schema: figureSchema,
    prose: null,
    compare: byId,
    prepare: (entry, _problems, { references }) => figureEntry(entry, references),
  },
};

/** The entries of every kind, and the built files by path, such as `en/figures.json`. */
export type BuiltCollections = { entries: Record<EntryKind, Entry[]>; files: Map<string, unknown> };

/** Reads and validates the entries of all kinds that pages load by kind or by record. */
export function buildCollections(root: string, named: Named, problems: string[]): BuiltCollections {
  const files = new Map<string, unknown>();
  const build = <T>(name: EntryKind, making: CollectionConfig<T>): Entry[] => {
    const entries = readEntries(join(root, 'entries', making.folder), named, problems);
    const prepared = entries.map((entry) => making.prepare?.(entry, problems, named) ?? entry);
    const parts = { id: true, prose: making.prose, sample: true };
    const records = createRecords(prepared, making.kind, making.schema, parts, problems);
    for (const locale of LOCALES) files.set(`${locale}/${name}.json`, records[locale].sort(making.compare));
    return entries;
  };
  const names = Object.keys(COLLECTIONS) as EntryKind[];
  const entries = Object.fromEntries(
    names.map((name) => [name, build(name, COLLECTIONS[name] as CollectionConfig<unknown>)]),
  ) as BuiltCollections['entries'];
  return { entries, files };
}

/** Kinds whose records have an `order`, by folder under `entries`. */
export const ORDERED_KINDS = {
  stories: 'story',
  supportResources: 'support-resource',
  studyTests: 'study-test',
  researchLinks: 'research-link',
  resultItems: 'result-item',
  sampleBooklets: 'sample-booklet',
  caseStudies: 'case-study',
  protocols: 'protocol',
} as const satisfies Partial<Record<EntryKind, string>>;
