import { z } from 'zod';
import { proseSchema } from '../schema/prose.ts';
import { nonBlankText, slug } from '../schema/values.ts';
import { byId, defineKind } from './define-kind.ts';
import { BODY, ID_TEXT, SAMPLE } from './field-hints.ts';
import { exampleProse } from './fields.ts';

/** Longer leads cannot be read at a glance. */
export const LEAD_MAX_WORDS = 40;

/** A page: title and description for search engines, `heading` as its h1, and its text. */
export const page = defineKind({
  folder: 'page',
  about: 'a page of the site',
  schema: z.strictObject({
    id: slug,
    /** At most 70 characters. */
    title: nonBlankText.max(70),
    /** At most 160 characters. */
    description: nonBlankText.max(160),
    heading: nonBlankText,
    lead: nonBlankText.refine(
      (lead) => lead.trim().split(/\s+/).length <= LEAD_MAX_WORDS,
      `is longer than ${LEAD_MAX_WORDS} words`,
    ),
    body: proseSchema,
    sample: z.boolean(),
  }),
  prose: 'body',
  order: byId,
  isMap: true,
  hints: {
    id: ID_TEXT,
    title: {
      why: 'Browsers, bookmarks and search engines show it as the name of the page.',
      fix: 'Write a title of at most 70 characters.',
    },
    description: {
      why: 'Search engines show it under the title.',
      fix: 'Write one or two sentences of at most 160 characters.',
    },
    heading: { why: 'Visitors read it first.', fix: 'Write a short heading.' },
    lead: { why: 'It explains the page at a glance.', fix: 'Write at most 40 words.' },
    body: BODY,
    sample: SAMPLE,
  },
  example: {
    id: 'home',
    title: 'T',
    description: 'D',
    heading: 'H',
    lead: 'L',
    body: exampleProse,
    sample: false,
  },
});
export type PageEntry = z.infer<typeof page.schema>;
