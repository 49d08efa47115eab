import { z } from 'zod';
import { COHORT_IDS } from '../choices.ts';
import { count, day, nonBlankText, webAddress } from '../schema/values.ts';
import { byCohort, defineKind } from './define-kind.ts';
import { COUNT } from './field-hints.ts';

/**
 * How many people joined a group. A number that is not marked as a sample needs its day and a source.
 */
export const enrollment = defineKind({
  folder: 'enrollment',
  about: 'how many people of a group joined, and the goal, with date and source',
  schema: z
    .strictObject({
      id: z.enum(COHORT_IDS),
      /** People. */
      enrolled: count,
      goal: count.min(1),
      /** Day of the count, such as `2024-06-15`; null only for a sample. */
      asOf: day.nullable(),
      /** Where the numbers come from; empty only for a sample. */
      sources: z.array(z.strictObject({ label: nonBlankText, href: webAddress.nullable() })),
      /** A note on the numbers, in one sentence. */
      note: nonBlankText.nullable().default(null),
      /** True when one of the numbers is invented. */
      sample: z.boolean(),
    })
    .refine(({ sample, asOf }) => sample || asOf !== null, {
      path: ['asOf'],
      error: 'is missing, and the numbers are not marked as a sample',
    })
    .refine(({ sample, sources }) => sample || sources.length > 0, {
      path: ['sources'],
      error: 'has no entries, and the numbers are not marked as a sample',
    }),
  prose: null,
  order: byCohort,
  hints: {
    id: { why: 'The numbers belong to a group.', fix: 'Use adult, pediatric, pregnancy or autopsy.' },
    enrolled: COUNT,
    goal: COUNT,
    asOf: {
      why: 'A number is true only on its day.',
      fix: 'Write the day of the count, such as 2024-06-15, or mark the record as a sample.',
    },
    sources: {
      why: 'Visitors must be able to check the numbers.',
      fix: 'Name at least one source with `label` and `href` (or null), or mark the record as a sample.',
    },
    sample: { why: 'Invented numbers must not pass for real ones.', fix: 'Write true or false.' },
  },
  example: {
    id: 'adult',
    enrolled: 120,
    goal: 100,
    asOf: '2024-02-29',
    sources: [{ label: 'A registry', href: 'https://example.org/a' }],
    sample: false,
  },
  embed: {
    name: 'enrollment',
    attributes: { cohort: z.enum(COHORT_IDS).optional() },
    example: 'cohort=adult',
  },
});
export type Enrollment = z.infer<typeof enrollment.schema>;
