import { z } from 'zod';
import {
  DATED_EMBEDS,
  GROUP_EMBEDS,
  LIST_EMBEDS,
  MATERIAL_COHORTS,
  METRIC_COHORTS,
  RECORD_EMBEDS,
} from '../prose.ts';
import type { Prose, ProseBlock, ProseEmbed, ProseInline } from '../prose.ts';
import { COHORT_IDS } from '../study-site.ts';
import { slug } from './values.ts';

/** Links are internal (`/…`, `#…`), https:, tel: or mailto:. */
export const href = z
  .string()
  .regex(/^(?:\/(?!\/)|#|https:\/\/|tel:\+|tel:\d{3}$|mailto:)\S*$/, 'is not a link that is allowed here');

const inline: z.ZodType<ProseInline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('text'), value: z.string() }),
    z.strictObject({ type: z.enum(['strong', 'emphasis']), children: inlines }),
    z.strictObject({ type: z.literal('link'), href, children: inlines }),
  ]),
);
const inlines = z.array(inline).min(1);
const cells = z.array(z.array(inline)).min(1);

const embed = <const Names extends readonly [string, ...string[]], Attributes extends z.ZodRawShape>(
  names: Names,
  attributes: Attributes,
) => ({
  type: z.literal('embed'),
  name: z.enum(names),
  attributes: z.strictObject(attributes),
});

/** The attributes of directives, by name. */
export const embedSchema = z.discriminatedUnion('name', [
  z.strictObject({ ...embed(RECORD_EMBEDS, {}), id: slug }),
  z.strictObject(embed(LIST_EMBEDS, {})),
  z.strictObject(embed(DATED_EMBEDS, { limit: z.int().min(1).optional() })),
  z.strictObject(embed(GROUP_EMBEDS, { cohort: z.enum(MATERIAL_COHORTS).optional() })),
  z.strictObject(embed(['metrics'], { cohort: z.enum(METRIC_COHORTS).optional() })),
  z.strictObject(embed(['enrollment'], { cohort: z.enum(COHORT_IDS).optional() })),
  z.strictObject(
    embed(['study-sites'], { state: z.string().regex(/^[A-Z]{2}$/, 'is not a two-letter code') }),
  ),
  z.strictObject(embed(['contact'], { topic: z.literal('tissue').optional() })),
]) satisfies z.ZodType<ProseEmbed>;

const block: z.ZodType<ProseBlock> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), children: inlines }),
    z.strictObject({
      type: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
      id: slug,
      children: inlines,
    }),
    z.strictObject({ type: z.literal('list'), ordered: z.boolean(), items: z.array(proseSchema).min(1) }),
    z.strictObject({ type: z.literal('table'), header: cells, rows: z.array(cells).min(1) }),
    embedSchema,
  ]),
);

/** Markdown as a tree; see `Prose`. */
export const proseSchema: z.ZodType<Prose> = z.array(block);

/** Prose that must not be empty. */
export const filledProseSchema: z.ZodType<Prose> = z.array(block).min(1);
