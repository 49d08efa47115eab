import { z } from 'zod';
import { nonBlankText, slug } from '../schema/values.ts';
import { defineDataset } from './define-kind.ts';

const forms = z.array(nonBlankText).min(1);
const inEach = z.strictObject({ en: forms, es: forms });

/**
 * A term that not everybody knows, in one language. A page explains it at its first use, or links to a page that does.
 */
export const glossaryTermSchema = z.strictObject({
  id: slug,
  /** Each form of the term, such as `autopsy` and `autopsies`. */
  term: forms,
  /** What it means, in a sentence or two. */
  meaning: nonBlankText,
  /** Texts; one of them is near the term where it is explained. */
  explained: forms,
});
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

/** The glossary with its texts in every language. */
export const glossaryTerm = defineDataset({
  file: 'glossary.yml',
  schema: z.strictObject({
    id: slug,
    term: inEach,
    meaning: z.strictObject({ en: nonBlankText, es: nonBlankText }),
    explained: inEach,
  }),
  hints: {
    id: {
      why: 'Lists of terms refer to it.',
      fix: 'Use lower-case letters, digits and hyphens, such as "clinical-trial".',
    },
    term: {
      why: 'The pages are searched for this term.',
      fix: 'Under en and es, list each form of the term, such as ["clinical trial", "clinical trials"].',
    },
    meaning: {
      why: 'The page of terms explains each one.',
      fix: 'Under en and es, write what it means in one or two plain sentences.',
    },
    explained: {
      why: 'Readers who do not know the term must find its meaning at the first use.',
      fix: 'Under en and es, list texts of which one is near it, such as ["tests a treatment"].',
    },
  },
  example: {
    id: 'one',
    term: { en: ['autopsy'], es: ['autopsia'] },
    meaning: { en: 'A study of a body after death.', es: 'El estudio de un cuerpo después de la muerte.' },
    explained: { en: ['after death'], es: ['después de la muerte'] },
  },
});
export type GlossaryRecord = z.infer<typeof glossaryTerm.schema>;
