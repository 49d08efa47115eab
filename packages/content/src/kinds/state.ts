import { z } from 'zod';
import { COUNTRIES } from '../choices.ts';
import { inLanguages, nonBlankText, stateCode } from '../schema/values.ts';
import { defineDataset } from './define-kind.ts';

const fields = {
  code: stateCode,
  country: z.enum(COUNTRIES),
};

/** The name of a state, district, territory or province in one language. */
export const stateNameSchema = z.strictObject({ ...fields, name: nonBlankText });
export type StateName = z.infer<typeof stateNameSchema>;

/** The states and provinces with their names in every language. */
export const state = defineDataset({
  file: 'states.json',
  schema: z.strictObject({ ...fields, name: inLanguages, aliases: z.array(nonBlankText).optional() }),
  hints: {
    code: {
      why: 'Study sites refer to their state by it.',
      fix: 'Use the two-letter postal code, such as NM.',
    },
    aliases: {
      why: 'People type other names of a state, such as Mass. or Nuevo Méjico.',
      fix: 'List each name once, without the code and the two names.',
    },
    country: { why: 'States and provinces are listed by country.', fix: 'Use US or CA.' },
  },
  example: { code: 'NM', country: 'US', name: { en: 'New Mexico', es: 'Nuevo México' } },
});
export type StateRecord = z.infer<typeof state.schema>;
