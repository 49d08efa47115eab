import { z } from 'zod';
import { dayMonthOrYear, nonBlankText, slug } from '../schema/values.ts';
import { defineDataset } from './define-kind.ts';
import { SAMPLE } from './field-hints.ts';

const nouns = z.array(nonBlankText).min(1);

/**
 * The numbers in sentences that no chart, table or other record holds, referred to as `{number.capacity.value}`.
 */
export const number = defineDataset({
  file: 'numbers.yml',
  schema: z.strictObject({
    id: slug,
    value: z.number().min(0),
    unit: z.literal('percent').optional(),
    /** Singular and plural of what is counted. */
    counts: z.strictObject({ en: nouns, es: nouns }).optional(),
    asOf: dayMonthOrYear.nullable(),
    source: nonBlankText,
    sample: z.boolean(),
  }),
  hints: {
    id: {
      why: 'Texts refer to the number by it.',
      fix: 'Use lower-case letters, digits and hyphens, such as "study-sites".',
    },
    value: { why: 'Visitors trust this number.', fix: 'Write it without commas, such as 34500.' },
    unit: { why: 'A percentage is shown with %.', fix: 'Write percent, or omit it.' },
    counts: {
      why: 'The build rejects a typed number before these nouns.',
      fix: 'Under en and es, list the singular and the plural, such as [trial, trials].',
    },
    asOf: {
      why: 'A number may be true only for a time.',
      fix: 'Write the day, month or year, such as 2025-05, or null when no date is given.',
    },
    source: { why: 'An editor must be able to check it.', fix: 'Name its origin in a few words.' },
    sample: SAMPLE,
  },
  example: {
    id: 'one',
    value: 8,
    counts: { en: ['trial', 'trials'], es: ['ensayo', 'ensayos'] },
    asOf: null,
    source: 'The study',
    sample: false,
  },
});
export type NumberRecord = z.infer<typeof number.schema>;
