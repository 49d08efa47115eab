import type { CohortId } from './study-site.ts';

/** The groups of a study material. Young adults take part in the children's study, with materials of their own. */
export const MATERIAL_COHORTS = ['adult', 'pediatric', 'pregnancy', 'autopsy', 'young_adult'] as const;
export type MaterialCohort = (typeof MATERIAL_COHORTS)[number];

/** The groups that have participation totals. */
export const METRIC_COHORTS = ['adult', 'pediatric'] as const;
export type MetricCohort = (typeof METRIC_COHORTS)[number];

/** Markdown as a tree, without HTML. */
export type Prose = ProseBlock[];

export type ProseBlock =
  | { type: 'paragraph'; children: ProseInline[] }
  | { type: 'heading'; level: 2 | 3 | 4; id: string; children: ProseInline[] }
  | { type: 'list'; ordered: boolean; items: Prose[] }
  | ProseTable
  | ProseEmbed;

/** A table; every row has as many cells as the header. A cell may be empty. */
export type ProseTable = { type: 'table'; header: ProseInline[][]; rows: ProseInline[][][] };

export type ProseInline =
  | { type: 'text'; value: string }
  | { type: 'strong' | 'emphasis'; children: ProseInline[] }
  | { type: 'link'; href: string; children: ProseInline[] };

/** An embedded record by id: `::figure{#age-adult}`. The build has verified that it exists. */
export const RECORD_EMBEDS = ['figure', 'journey', 'video', 'text'] as const;
export type RecordEmbedName = (typeof RECORD_EMBEDS)[number];

/** All records of a kind: `::study-tests`. */
export const LIST_EMBEDS = [
  'study-tests',
  'stories',
  'support-resources',
  'case-studies',
  'protocols',
] as const;
export type ListEmbedName = (typeof LIST_EMBEDS)[number];

/** Records of a kind, the newest first: `::updates{limit=3}`. */
export const DATED_EMBEDS = ['updates', 'articles', 'newsletters'] as const;
export type DatedEmbedName = (typeof DATED_EMBEDS)[number];

/** Records of a kind, or those of one group: `::materials{cohort=adult}`. */
export const GROUP_EMBEDS = ['materials', 'research-links', 'result-items', 'sample-booklets'] as const;
export type GroupEmbedName = (typeof GROUP_EMBEDS)[number];

const OTHER_EMBEDS = ['metrics', 'enrollment', 'study-sites', 'contact'] as const;

export type EmbedName =
  RecordEmbedName | ListEmbedName | DatedEmbedName | GroupEmbedName | (typeof OTHER_EMBEDS)[number];

/** Valid names of directives. Marked as pure, so that bundlers can drop it. */
export const EMBED_NAMES: readonly EmbedName[] = /* @__PURE__ */ [
  RECORD_EMBEDS,
  LIST_EMBEDS,
  DATED_EMBEDS,
  GROUP_EMBEDS,
  OTHER_EMBEDS,
].flat();

type Embed<Name extends EmbedName, Attributes> = { type: 'embed'; name: Name; attributes: Attributes };
type NoAttributes = Record<string, never>;

/** A block of prose that shows records, written as a directive on a line of its own. */
export type ProseEmbed =
  | (Embed<RecordEmbedName, NoAttributes> & { id: string })
  | Embed<ListEmbedName, NoAttributes>
  | Embed<DatedEmbedName, { limit?: number | undefined }>
  | Embed<GroupEmbedName, { cohort?: MaterialCohort | undefined }>
  /** Participation totals; without a group those of both. */
  | Embed<'metrics', { cohort?: MetricCohort | undefined }>
  /** Enrolled people against the goal; without a group all four. */
  | Embed<'enrollment', { cohort?: CohortId | undefined }>
  /** The study sites of one state or province, by its two-letter code. */
  | Embed<'study-sites', { state: string }>
  /** Ways to reach a person; `tissue` names the address of the tissue study. */
  | Embed<'contact', { topic?: 'tissue' | undefined }>;
