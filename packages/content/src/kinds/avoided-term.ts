import { z } from 'zod';
import { LOCALES } from '../locale.ts';
import { nonBlankText, slug } from '../schema/values.ts';
import { defineDataset } from './define-kind.ts';

const forms = z.array(nonBlankText).min(1);

/** A word that texts do not use, in one language, with what to write instead. */
export const avoidedTerm = defineDataset({
  file: 'avoided-terms.yml',
  schema: z.strictObject({
    id: slug,
    locale: z.enum(LOCALES),
    /** Each form of the word. Small letters find capitals too; a form with a capital is found as it stands. */
    avoid: forms,
    use: nonBlankText,
    /** Texts in which the word is right. */
    except: forms.optional(),
  }),
  hints: {
    id: {
      why: 'An editor looks the rule up by it.',
      fix: 'Use lower-case letters, digits and hyphens, such as "someone".',
    },
    locale: { why: 'The same letters may be right in another language.', fix: 'Write en or es.' },
    avoid: {
      why: 'The texts are searched for these words.',
      fix: 'List each form of the word, such as ["paper", "papers"].',
    },
    use: {
      why: 'The build says it to the editor who wrote the word.',
      fix: 'Write the word to use instead.',
    },
    except: {
      why: 'In these texts the word is right.',
      fix: 'List texts that contain it, such as ["full name"], or omit this.',
    },
  },
  example: { id: 'someone', locale: 'en', avoid: ['somebody'], use: 'someone' },
});
export type AvoidedTermRecord = z.infer<typeof avoidedTerm.schema>;
