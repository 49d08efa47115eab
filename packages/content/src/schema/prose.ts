import { z } from 'zod';
import type { Prose, ProseBlock, ProseInline } from '../prose.ts';
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

/** `embedSchema` validates the name and the attributes; it depends on the kinds, and they on prose. */
const embed = z.strictObject({
  type: z.literal('embed'),
  name: slug,
  attributes: z.record(z.string(), z.unknown()),
  id: slug.optional(),
});

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
    embed,
  ]),
);

/** Markdown as a tree; see `Prose`. */
export const proseSchema: z.ZodType<Prose> = z.array(block);

/** Prose that must not be empty. */
export const filledProseSchema: z.ZodType<Prose> = z.array(block).min(1);
