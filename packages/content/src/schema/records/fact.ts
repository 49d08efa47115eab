import { z } from 'zod';
import type { Fact } from '../../index.ts';
import { dayMonthOrYear, slug, nonBlankText } from '../values.ts';

const fields = { id: slug, asOf: dayMonthOrYear.nullable(), source: nonBlankText, sample: z.boolean() };
const value = z.array(nonBlankText).min(1);

/** A fact in one language. */
export const factSchema = z.strictObject({ ...fields, value }) satisfies z.ZodType<Fact>;

/** A fact in `datasets/facts.yml`, with its texts in every language. */
export const factRecordSchema = z.strictObject({
  ...fields,
  value: z.strictObject({ en: value, es: value }),
});
export type FactRecord = z.infer<typeof factRecordSchema>;
