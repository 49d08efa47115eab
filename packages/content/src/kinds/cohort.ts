import { z } from 'zod';
import { COHORT_IDS } from '../choices.ts';
import { nonBlankText } from '../schema/values.ts';
import { byCohort, defineKind } from './define-kind.ts';

/** The texts of a group of people who can join. */
export const cohort = defineKind({
  folder: 'cohort',
  about: 'a group of people who can join; all four are needed',
  schema: z.strictObject({
    id: z.enum(COHORT_IDS),
    name: nonBlankText,
    /** One sentence about who can join. */
    who: nonBlankText,
  }),
  prose: null,
  order: byCohort,
  hints: {
    id: {
      why: 'Study sites and forms refer to groups by it.',
      fix: 'Use adult, pediatric, pregnancy or autopsy.',
    },
    who: { why: 'People find their group by it.', fix: 'Write one sentence that says who can join.' },
  },
  example: { id: 'adult', name: 'Adults', who: 'Adults can join.' },
});
export type Cohort = z.infer<typeof cohort.schema>;
