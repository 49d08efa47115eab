import { z } from 'zod';
import { nonBlankText, slug } from '../schema/values.ts';
import { defineDataset } from './define-kind.ts';

const forms = z.array(nonBlankText).min(1);
const isPattern = (form: string) => form.startsWith('/');

/** Words that the texts of a language do not use, each with what to write instead and why. */
export const defineTerms = (file: string) =>
  defineDataset({
    file,
    schema: z
      .strictObject({
        id: slug,
        /**
         * Each form of the word. Small letters find capitals too; a form with a capital is found as it stands. A form
         * between slashes is a regular expression.
         */
        avoid: forms,
        use: nonBlankText,
        /** The harm or the doubt for the reader. */
        why: nonBlankText,
        /** Who says so: a law, a dictionary, a style of an agency, or the house. */
        source: nonBlankText,
        /** Texts in which the word is right. */
        except: forms.optional(),
        /** Entries, such as `page/home`, in which it is right. */
        notIn: forms.optional(),
        /** Sentences that it finds. */
        examples: forms.optional(),
      })
      .refine(({ avoid, examples }) => examples !== undefined || !avoid.some(isPattern), {
        path: ['examples'],
        message: 'a regular expression needs an example',
      }),
    hints: {
      id: {
        why: 'An editor looks the rule up by it.',
        fix: 'Use lower-case letters, digits and hyphens, such as "someone".',
      },
      avoid: {
        why: 'The texts are searched for these words.',
        fix: 'List each form of the word, such as ["paper", "papers"].',
      },
      use: {
        why: 'The build says it to the editor who wrote the word.',
        fix: 'Write the word to use instead.',
      },
      why: {
        why: 'An editor who does not know the reason writes the word again.',
        fix: 'Write in a sentence what the word does to a reader.',
      },
      source: {
        why: 'A reviewer weighs a law differently from a habit.',
        fix: 'Name the law, the dictionary or the agency, or write "house style".',
      },
      except: {
        why: 'In these texts the word is right.',
        fix: 'List texts that contain it, such as ["full name"], or omit this.',
      },
      notIn: {
        why: 'In these entries the word is right.',
        fix: 'List entries, such as ["page/home"], or omit this.',
      },
      examples: {
        why: 'Nobody can see whether a regular expression finds anything.',
        fix: 'List sentences that it finds.',
      },
    },
    example: { id: 'one', avoid: ['somebody'], use: 'someone', why: 'One word.', source: 'house style' },
  });
export type TermRecord = z.infer<ReturnType<typeof defineTerms>['schema']>;
