import { z } from 'zod';
import { dayMonthOrYear, slug, nonBlankText } from '../values.ts';

const nouns = z.array(nonBlankText).min(1);

/**
 * A number that sentences state and no chart, table or other record holds; `{number.capacity.value}` stands for it.
 * `counts`: the words for what is counted, one and several.
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
