import { z } from 'zod';
import { dayMonthOrYear, slug, nonBlankText } from '../values.ts';

const nouns = z.array(nonBlankText).min(1);

/**
 * A number in sentences that no chart, table or other record holds, referred to as `{number.capacity.value}`. `counts`:
 * singular and plural of what is counted.
 */
export const numberRecordSchema = z.strictObject({
  id: slug,
  value: z.number().min(0),
  unit: z.literal('percent').optional(),
  counts: z.strictObject({ en: nouns, es: nouns }).optional(),
  asOf: dayMonthOrYear.nullable(),
  source: nonBlankText,
  sample: z.boolean(),
});
export type NumberRecord = z.infer<typeof numberRecordSchema>;
