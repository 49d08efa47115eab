import { z } from 'zod';
import { COHORT_IDS, MATERIAL_COHORTS, MATERIAL_TYPES, PROTOCOL_KINDS } from '../../index.ts';
import type { Protocol, StudyMaterial } from '../../index.ts';
import { filledProseSchema, href, proseSchema } from '../prose.ts';
import { bothOrNeither, day, dayOrMonth, fileName, order, slug, nonBlankText } from '../values.ts';
import { pageMetadata } from '../../kinds/fields.ts';

/** A study material in one language. `pages` is required when there is a file. */
export const studyMaterialSchema = z
  .strictObject({
    ...pageMetadata,
    id: slug,
    type: z.enum(MATERIAL_TYPES),
    cohort: z.enum(MATERIAL_COHORTS),
    title: nonBlankText,
    summary: nonBlankText,
    body: filledProseSchema,
    pages: z.int().min(1).nullable().default(null),
    date: dayOrMonth,
    file: fileName.nullable(),
    sample: z.boolean(),
  })
  .refine(({ file, pages }) => file === null || pages !== null, {
    path: ['pages'],
    error: 'is missing, but there is a file',
  }) satisfies z.ZodType<StudyMaterial>;

/** A study plan or a consent form, in one language. `size` is required when there is a file; a text needs a page. */
export const protocolSchema = z
  .strictObject({
    pageTitle: pageMetadata.pageTitle.nullable().default(null),
    description: pageMetadata.description.nullable().default(null),
    id: slug,
    order,
    kind: z.enum(PROTOCOL_KINDS),
    cohort: z.enum(COHORT_IDS),
    label: nonBlankText,
    title: nonBlankText,
    summary: nonBlankText.nullable().default(null),
    body: proseSchema,
    versionDate: day.nullable(),
    size: z.int().min(1).nullable().default(null),
    file: fileName.nullable(),
    href: href.nullable().default(null),
    linkLabel: nonBlankText.nullable().default(null),
    sample: z.boolean(),
  })
  .refine(({ file, size }) => file === null || size !== null, {
    path: ['size'],
    error: 'is missing, but there is a file',
  })
  .refine(({ body, href: page }) => body.length > 0 || page?.startsWith('/') === true, {
    path: ['body'],
    error: 'is missing, and no page of the site has it',
  })
  .superRefine((protocol, context) => {
    if (protocol.body.length === 0) return;
    for (const field of ['pageTitle', 'description', 'summary'] as const) {
      if (protocol[field] === null)
        context.addIssue({ code: 'custom', path: [field], message: 'is missing, but there is a text' });
    }
  })
  .refine((protocol) => bothOrNeither(protocol.href, protocol.linkLabel), {
    path: ['linkLabel'],
    error: 'and the link need each other, and one of the two is missing',
  }) satisfies z.ZodType<Protocol>;
