import { z } from 'zod';
import { filledProseSchema } from '../schema/prose.ts';
import { nonBlankText, order, slug } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { BODY, ID, INTRO, ORDER, PAGE, PICTURES, SAMPLE } from './field-hints.ts';
import { exampleMetadata, exampleProse, pageMetadata, picture } from './fields.ts';

/** A case study with a page of its own, `/stay-informed/case-studies/<id>`. */
export const caseStudy = defineKind({
  folder: 'case-study',
  about: 'a case study, with a page of its own',
  schema: z.strictObject({
    ...pageMetadata,
    ...picture,
    id: slug,
    title: nonBlankText,
    /** Introduction of its page. */
    intro: nonBlankText,
    body: filledProseSchema,
    sample: z.boolean(),
    order,
  }),
  prose: 'body',
  order: byOrder,
  pages: 'listed',
  hasPlaceholders: true,
  hints: { ...PAGE, ...PICTURES, id: ID, order: ORDER, intro: INTRO, body: BODY, sample: SAMPLE },
  example: {
    ...exampleMetadata,
    id: 'one',
    order: 1,
    title: 'A case',
    intro: 'A placeholder.',
    body: exampleProse,
    sample: false,
  },
  embed: { name: 'case-studies' },
});
export type CaseStudy = z.infer<typeof caseStudy.schema>;
