import { z } from 'zod';
import { dayMonthOrYear, nonBlankText, slug } from '../schema/values.ts';
import { defineDataset } from './define-kind.ts';
import { SAMPLE } from './field-hints.ts';

const fields = {
  id: slug,
  /** Day, month or year for which it holds; null when no date is given. */
  asOf: dayMonthOrYear.nullable(),
  source: nonBlankText,
  /** Invented. */
  sample: z.boolean(),
};
const value = z.array(nonBlankText).min(1);

/** A statement of the study that at least one page in each language must contain; in one language. */
export const factSchema = z.strictObject({
  ...fields,
  /** Texts that one page must all contain, such as `34,500`. The search ignores case and collapses white space. */
  value,
});
export type Fact = z.infer<typeof factSchema>;

/** The facts with their texts in every language. */
export const fact = defineDataset({
  file: 'facts.yml',
  schema: z.strictObject({ ...fields, value: z.strictObject({ en: value, es: value }) }),
  hints: {
    id: {
      why: 'Lists of facts refer to it.',
      fix: 'Use lower-case letters, digits and hyphens, such as "visit-minutes".',
    },
    value: {
      why: 'The pages are searched for these texts.',
      fix: 'Under en and es, list the texts that one page must contain, such as ["34,500"].',
    },
    asOf: {
      why: 'A fact may be true only for a time.',
      fix: 'Write the day, month or year, such as 2025-05, or null when no date is given.',
    },
    source: { why: 'An editor must be able to check it.', fix: 'Name its origin in a few words.' },
    sample: SAMPLE,
  },
  example: {
    id: 'one',
    value: { en: ['34,500'], es: ['34,500'] },
    asOf: null,
    source: 'The study',
    sample: false,
  },
});
export type FactRecord = z.infer<typeof fact.schema>;
