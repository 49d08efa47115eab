import type { z } from 'zod';

/** Why a field matters to visitors, and how an editor fixes it. */
export type ErrorHint = { why: string; fix: string };

/** The directive that shows records of a kind in a text. */
export type EmbedDefinition = {
  /** `study-tests` for `::study-tests`. */
  name: string;
  /** Shows one record, by its id: `::figure{#age-adult}`. The name is then the folder. Default: all records. */
  isById?: true;
  /** Its attributes, such as `limit`. Default: none. */
  attributes?: z.ZodRawShape;
  /** What stands between the braces in an example: `limit=3`, `#age-adult`. Required for an id and for attributes. */
  example?: string;
};

/** A kind of content: everything that the build, the editors and the tests know of it. */
export type Kind<
  Schema extends z.ZodObject = z.ZodObject,
  Embed extends EmbedDefinition = EmbedDefinition,
> = {
  /** Folder under `entries`, in the singular. */
  folder: string;
  /** What it is, in one sentence for editors; a line of docs/guides/editing.md. */
  about: string;
  /** A record in one language. */
  schema: Schema;
  /** Field of the record for the text below the front matter; null for none. */
  prose: (keyof z.output<Schema> & string) | null;
  /** Compares two records for their order in lists. */
  order: (a: z.output<Schema>, b: z.output<Schema>) => number;
  /** Hints by field; a nested field has the hint of the field that holds it. Default: a general one. */
  hints: { [Field in keyof z.output<Schema>]?: ErrorHint };
  /** A valid record, from which tests break one field at a time. */
  example: z.input<Schema>;
  /** The directive that shows it in a text. Default: none. */
  embed?: Embed;
};

/** Defines a kind of content. Its TypeScript type is `z.infer<typeof kind.schema>`. */
export const defineKind = <Schema extends z.ZodObject, const Embed extends EmbedDefinition = never>(
  kind: Kind<Schema, Embed>,
): Kind<Schema, Embed> => kind;

/** Position, from 1. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
export const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);
export const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
