import { z } from 'zod';
import type { GlossaryTerm } from '../../index.ts';
import { slug, nonBlankText } from '../values.ts';

const forms = z.array(nonBlankText).min(1);
const inEach = z.strictObject({ en: forms, es: forms });

/** A term of the glossary in one language. */
export const glossaryTermSchema = z.strictObject({
  id: slug,
  term: forms,
  explained: forms,
}) satisfies z.ZodType<GlossaryTerm>;

/** A term in `datasets/glossary.yml`, with its texts in every language. */
export const glossaryRecordSchema = z.strictObject({ id: slug, term: inEach, explained: inEach });
export type GlossaryRecord = z.infer<typeof glossaryRecordSchema>;
