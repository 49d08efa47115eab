import { z } from 'zod';
import { MATERIAL_COHORTS, MATERIAL_SYMBOLS, MATERIAL_TYPES } from '../choices.ts';
import { filledProseSchema } from '../schema/prose.ts';
import { dayOrMonth, fileName, nonBlankText, slug } from '../schema/values.ts';
import { byId, defineKind } from './define-kind.ts';
import { BODY, DAY_OR_MONTH, ID, PAGE, PDF, SAMPLE } from './field-hints.ts';
import { groupEmbed, exampleMetadata, exampleProse, pageMetadata } from './fields.ts';

/** A document for participants and their families, as a PDF and as a page, `/study-materials/<id>`. */
export const studyMaterial = defineKind({
  folder: 'study-material',
  about: 'a paper that people can read or download; `type` and `cohort` are its filters',
  schema: z
    .strictObject({
      ...pageMetadata,
      id: slug,
      type: z.enum(MATERIAL_TYPES),
      cohort: z.enum(MATERIAL_COHORTS),
      /** The object in its thumbnail. */
      symbol: z.enum(MATERIAL_SYMBOLS),
      title: nonBlankText,
      /** What it is and for whom, in one or two sentences. */
      summary: nonBlankText,
      /** The whole text. */
      body: filledProseSchema,
      /** Pages of the PDF; null before it is printed. */
      pages: z.int().min(1).nullable().default(null),
      /** Day or month of this version. */
      date: dayOrMonth,
      /** File name under `files/pdf`; null before it is printed. */
      file: fileName.nullable(),
      sample: z.boolean(),
    })
    .refine(({ file, pages }) => file === null || pages !== null, {
      path: ['pages'],
      error: 'is missing, but there is a file',
    }),
  prose: 'body',
  /** By group, then by type. */
  order: (a, b) =>
    MATERIAL_COHORTS.indexOf(a.cohort) - MATERIAL_COHORTS.indexOf(b.cohort) ||
    MATERIAL_TYPES.indexOf(a.type) - MATERIAL_TYPES.indexOf(b.type) ||
    byId(a, b),
  pages: 'by id',
  hints: {
    ...PAGE,
    id: ID,
    type: {
      why: 'People filter the list by it.',
      fix: 'Use enrollment, educational, at_home_tests or in_person_tests.',
    },
    cohort: {
      why: 'People filter the list by it.',
      fix: 'Use adult, pediatric, pregnancy, autopsy or young_adult.',
    },
    symbol: {
      why: 'People tell papers apart by the object in their thumbnail.',
      fix: `Use one of ${MATERIAL_SYMBOLS.join(', ')}.`,
    },
    body: BODY,
    pages: { why: 'People want to know how long a paper is.', fix: 'Write the number of its pages.' },
    date: DAY_OR_MONTH,
    file: PDF,
    sample: SAMPLE,
  },
  example: {
    ...exampleMetadata,
    id: 'one',
    type: 'enrollment',
    cohort: 'young_adult',
    symbol: 'clipboard',
    title: 'One',
    summary: 'About one.',
    body: exampleProse,
    date: '2026-11',
    file: null,
    sample: false,
  },
  embed: { name: 'materials', ...groupEmbed },
});
export type StudyMaterial = z.infer<typeof studyMaterial.schema>;
