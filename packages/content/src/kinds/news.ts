import { z } from 'zod';
import { href } from '../schema/prose.ts';
import { dayOrMonth, nonBlankText, slug } from '../schema/values.ts';
import { defineKind, newestFirst } from './define-kind.ts';
import { ID_TEXT, LINK } from './field-hints.ts';

/** Something that happened in the research. */
export const news = defineKind({
  folder: 'news',
  about: 'something that happened in the research, in a sentence or two on the home page',
  schema: z.strictObject({
    id: slug,
    /** A day, or a month when the day is not known. */
    date: dayOrMonth,
    title: nonBlankText,
    summary: nonBlankText,
    /** Where there is more to read; null for nowhere. */
    href: href.nullable().default(null),
  }),
  prose: null,
  order: newestFirst,
  hints: {
    id: ID_TEXT,
    date: {
      why: 'News is shown with its date, the newest first.',
      fix: 'Write the day, such as 2025-10-31, or the month, such as 2025-11.',
    },
    href: LINK,
  },
  example: { id: 'ended', date: '2025-10-31', title: 'It ended', summary: 'The first phase ended.' },
});
export type News = z.infer<typeof news.schema>;
