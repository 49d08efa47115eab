import type { z } from 'zod';
import { COHORT_IDS } from '../choices.ts';
import type { CohortId } from '../choices.ts';

/** Why a field matters to visitors, and how an editor fixes it. */
export type ErrorHint = { why: string; fix: string };

/** Hints by field; a nested field has the hint of the field that holds it. Default: a general one. */
export type Hints<Schema extends z.ZodObject = z.ZodObject> = {
  [Field in keyof z.output<Schema>]?: ErrorHint;
};

/** The directive that shows records of a kind in a text. */
export type EmbedDefinition = {
  /** `study-tests` for `::study-tests`. */
  name: string;
  /** Shows one record, by its id: `::figure{#age-adult}`. The name is then the folder. Default: all records. */
  isById?: true;
  /** Its attributes, such as `limit`. Default: none. */
  attributes?: z.ZodRawShape;
  /** The attributes of the example, without braces: `limit=3`, `#age-adult`. Required for an id and for attributes. */
  example?: string;
};

type WithEmbed = {
  /** The directive that shows it in a text. Default: none. */
  embed?: EmbedDefinition;
};

type Options = WithEmbed & {
  /**
   * Every record is a page of the site, listed in `dist/collections.json` in the order of the kind (`listed`) or by id.
   * Default: none is.
   */
  pages?: 'listed' | 'by id';
  /** Whether a sample is a placeholder: its page exists, and nothing leads to it. Default: no. */
  hasPlaceholders?: true;
};

/** A kind of content: all that the build, editors and tests need to know about it. */
export type Kind<Schema extends z.ZodObject = z.ZodObject> = Options & {
  /** Folder under `entries`, in the singular. */
  folder: string;
  /** What it is, for editors: a cell of the table in docs/guides/editing.md. */
  about: string;
  /** A record in one language. With the fields `id` and `sample`, it gets them from the entry. */
  schema: Schema;
  /** Field of the record for the text below the front matter; null for none. */
  prose: (keyof z.output<Schema> & string) | null;
  /** Compares two records for their order in lists. */
  order: (a: z.output<Schema>, b: z.output<Schema>) => number;
  /** The built file has the records by id. Default: a list. */
  isMap?: true;
  hints: Hints<Schema>;
  /** A valid record, from which tests break one field at a time. */
  example: z.input<Schema>;
};

/** Defines a kind of content. Its TypeScript type is `z.infer<typeof kind.schema>`. */
export const defineKind = <Schema extends z.ZodObject, const Given extends Options>(
  kind: Kind<Schema> & Given,
): Omit<Kind<Schema>, keyof Options> & Given => kind;

/** A list of records in one file of `datasets`, each with its texts in every language. */
export type Dataset<Schema extends z.ZodObject = z.ZodObject> = WithEmbed & {
  /** File under `datasets`. */
  file: string;
  /** A record as written. */
  schema: Schema;
  hints: Hints<Schema>;
  example: z.input<Schema>;
};

/** Defines a dataset. The type of a record as written is `z.infer<typeof dataset.schema>`. */
export const defineDataset = <Schema extends z.ZodObject, const Given extends WithEmbed>(
  dataset: Dataset<Schema> & Given,
): Omit<Dataset<Schema>, 'embed'> & Given => dataset;

/** Position, from 1. Two records of the kind with the same one are an error. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
export const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);
export const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
export const byCohort = (a: { id: CohortId }, b: { id: CohortId }) =>
  COHORT_IDS.indexOf(a.id) - COHORT_IDS.indexOf(b.id);
