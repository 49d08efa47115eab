import { z } from 'zod';
import { COHORT_IDS, COHORT_STATUSES } from '../index.ts';
import type { Enrollment, Metric } from '../index.ts';
import { count, day, month, order, slug, webAddress, nonBlankText } from './values.ts';

/**
 * How many people joined a group, in one language. A number that is not marked as a sample needs its day and a source;
 * a group is full when its goal is reached, and only then.
 */
export const enrollmentSchema = z
  .strictObject({
    id: z.enum(COHORT_IDS),
    status: z.enum(COHORT_STATUSES),
    enrolled: count,
    goal: count.min(1),
    asOf: day.nullable(),
    sources: z.array(z.strictObject({ label: nonBlankText, href: webAddress.nullable() })),
    note: nonBlankText.nullable().default(null),
    sample: z.boolean(),
  })
  .refine(({ status, enrolled, goal }) => (status === 'full') === enrolled >= goal, {
    path: ['status'],
    error: 'contradicts the numbers',
  })
  .refine(({ sample, asOf }) => sample || asOf !== null, {
    path: ['asOf'],
    error: 'is missing, and the numbers are not marked as a sample',
  })
  .refine(({ sample, sources }) => sample || sources.length > 0, {
    path: ['sources'],
    error: 'has no entries, and the numbers are not marked as a sample',
  }) satisfies z.ZodType<Enrollment>;

/** A total of what participants have done, in one language. At least one group has a number. */
export const metricSchema = z
  .strictObject({
    id: slug,
    order,
    title: nonBlankText,
    description: nonBlankText,
    adultValue: count.nullable(),
    pediatricValue: count.nullable(),
    asOf: month,
  })
  .refine(({ adultValue, pediatricValue }) => adultValue !== null || pediatricValue !== null, {
    path: ['adultValue'],
    error: 'is missing, and so is the other number',
  }) satisfies z.ZodType<Metric>;
