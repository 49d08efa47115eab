import { z } from 'zod';
import { METRIC_COHORTS } from '../choices.ts';
import { count, month, nonBlankText, order, slug } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import type { ErrorHint } from './define-kind.ts';
import { COUNT, ID_TEXT, ORDER } from './field-hints.ts';

const VALUE: ErrorHint = { why: COUNT.why, fix: 'Write a whole number; null where nothing was counted.' };

/** A total of what participants have done. At least one group has a number. */
export const metric = defineKind({
  folder: 'metric',
  about: 'a total of what participants have done, with its month',
  schema: z
    .strictObject({
      id: slug,
      /** Position among the totals, from 1. */
      order,
      title: nonBlankText,
      description: nonBlankText,
      /** Null where nothing was counted. */
      adultValue: count.nullable(),
      pediatricValue: count.nullable(),
      /** Month of the count, such as `2025-05`. */
      asOf: month,
    })
    .refine(({ adultValue, pediatricValue }) => adultValue !== null || pediatricValue !== null, {
      path: ['adultValue'],
      error: 'is missing, and so is the other number',
    }),
  prose: null,
  order: byOrder,
  hints: {
    id: ID_TEXT,
    order: ORDER,
    adultValue: VALUE,
    pediatricValue: VALUE,
    asOf: {
      why: 'A number is true only at its time.',
      fix: 'Write the month of the count, such as 2025-05.',
    },
  },
  example: {
    id: 'visits',
    order: 1,
    title: 'Visits',
    description: 'Visits to a study site.',
    adultValue: 7,
    pediatricValue: null,
    asOf: '2025-05',
  },
  embed: {
    name: 'metrics',
    attributes: { cohort: z.enum(METRIC_COHORTS).optional() },
    example: 'cohort=adult',
  },
});
export type Metric = z.infer<typeof metric.schema>;
