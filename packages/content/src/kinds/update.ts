import { z } from 'zod';
import { filledProseSchema } from '../schema/prose.ts';
import { dayOrMonth, nonBlankText, slug } from '../schema/values.ts';
import { defineKind, newestFirst } from './define-kind.ts';
import { BODY, DAY_OR_MONTH, ID, INTRO, PAGE, PICTURES, SAMPLE } from './field-hints.ts';
import { datedEmbed, exampleMetadata, exampleProse, pageMetadata, picture } from './fields.ts';

/** News of the study with a page of its own, `/stay-informed/updates/<id>`. */
export const update = defineKind({
  folder: 'update',
  about: 'news of the study, with a page of its own',
  schema: z.strictObject({
    ...pageMetadata,
    ...picture,
    id: slug,
    title: nonBlankText,
    /** Introduction of its page. */
    intro: nonBlankText,
    body: filledProseSchema,
    sample: z.boolean(),
    /** A day, or a month when the day is not known. */
    date: dayOrMonth,
  }),
  prose: 'body',
  order: newestFirst,
  pages: 'listed',
  hints: { ...PAGE, ...PICTURES, id: ID, date: DAY_OR_MONTH, intro: INTRO, body: BODY, sample: SAMPLE },
  example: {
    ...exampleMetadata,
    id: 'one',
    date: '2025-10-31',
    title: 'It ended',
    intro: 'It ended.',
    body: exampleProse,
    sample: false,
  },
  embed: { name: 'updates', ...datedEmbed },
});
export type Update = z.infer<typeof update.schema>;
