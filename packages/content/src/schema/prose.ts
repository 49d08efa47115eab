import { z } from 'zod';
import type { Prose, ProseBlock, ProseInline } from '../index.ts';
import { slug } from './values.ts';

/** Links stay on the site (`/…`, `#…`), or open https, the phone or the mail program. */
const href = z
  .string()
  .regex(/^(?:\/(?!\/)|#|https:\/\/|tel:\+|mailto:)\S*$/, 'is not a link that is allowed here');

const inline: z.ZodType<ProseInline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('text'), value: z.string() }),
    z.strictObject({ type: z.enum(['strong', 'emphasis']), children: inlines }),
    z.strictObject({ type: z.literal('link'), href, children: inlines }),
  ]),
);
const inlines = z.array(inline).min(1);

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
  ]),
);

/** Markdown as a tree; see `Prose`. */
export const proseSchema: z.ZodType<Prose> = z.array(block);

/** Prose that must not be empty. */
export const filledProseSchema: z.ZodType<Prose> = z.array(block).min(1);
