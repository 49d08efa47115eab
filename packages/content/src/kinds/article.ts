import { z } from 'zod';
import { dayMonthOrYear, nonBlankText, slug, webAddress } from '../schema/values.ts';
import { defineKind, newestFirst } from './define-kind.ts';
import { DAY_OR_MONTH, ID, SAMPLE, WEB } from './field-hints.ts';
import { datedEmbed } from './fields.ts';

/** A paper about the research, published elsewhere. */
export const article = defineKind({
  folder: 'article',
  about: 'a paper about the research that a journal or institute has published',
  schema: z.strictObject({
    id: slug,
    /** Day, month or year. */
    date: dayMonthOrYear,
    title: nonBlankText,
    summary: nonBlankText,
    /** Journal or institute. */
    publisher: nonBlankText,
    url: webAddress,
    /** Text of the link. */
    label: nonBlankText,
    sample: z.boolean(),
  }),
  prose: null,
  order: newestFirst,
  hints: {
    id: ID,
    date: {
      why: DAY_OR_MONTH.why,
      fix: 'Write the day, the month or the year, such as 2025-10-31, 2025-11 or 2025.',
    },
    publisher: { why: 'Visitors want to know who wrote it.', fix: 'Name the journal or the institute.' },
    url: WEB,
    sample: SAMPLE,
  },
  example: {
    id: 'one',
    date: '2023',
    title: 'A paper',
    summary: 'What it is about.',
    publisher: 'A journal',
    url: 'https://example.org/a',
    label: 'Read',
    sample: false,
  },
  embed: { name: 'articles', ...datedEmbed },
});
export type Article = z.infer<typeof article.schema>;
