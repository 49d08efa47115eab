import { z } from 'zod';
import { COHORT_IDS, PROTOCOL_KINDS } from '../choices.ts';
import { href, proseSchema } from '../schema/prose.ts';
import {
  bothOrNeither,
  day,
  fileName,
  LINK_WITHOUT_TEXT,
  nonBlankText,
  order,
  slug,
} from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { ID, LINK, LINK_TEXT, ORDER, PAGE, PDF, SAMPLE } from './field-hints.ts';
import { exampleMetadata, exampleProse, pageMetadata } from './fields.ts';

/** A study plan or a consent form in one version, as a PDF and as a page, `/study-materials/<id>`. */
export const protocol = defineKind({
  folder: 'protocol',
  about:
    'a study plan or consent form with its text, and the day of its version. The English form for adults is the page `consent-a`',
  schema: z
    .strictObject({
      /** Metadata of its page; null without a text. */
      pageTitle: pageMetadata.pageTitle.nullable().default(null),
      description: pageMetadata.description.nullable().default(null),
      id: slug,
      order,
      kind: z.enum(PROTOCOL_KINDS),
      cohort: z.enum(COHORT_IDS),
      /** Short name of the study. */
      label: nonBlankText,
      /** Name of the document. */
      title: nonBlankText,
      /** What it is and for whom, in one or two sentences; null without a text. */
      summary: nonBlankText.nullable().default(null),
      /** The whole text. Empty where another page of the site, `href`, has it. */
      body: proseSchema,
      /** Day of the version; null when no date is given. */
      versionDate: day.nullable(),
      /** Bytes of the PDF; null before it is printed. */
      size: z.int().min(1).nullable().default(null),
      /** File name under `files/pdf`; null before it is printed. */
      file: fileName.nullable(),
      /** The page of the site with its text, or the published plan; null for neither. */
      href: href.nullable().default(null),
      /** Text of that link; null with `href` null. */
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
    .superRefine((record, context) => {
      if (record.body.length === 0) return;
      for (const field of ['pageTitle', 'description', 'summary'] as const) {
        if (record[field] === null)
          context.addIssue({ code: 'custom', path: [field], message: 'is missing, but there is a text' });
      }
    })
    .refine((record) => bothOrNeither(record.href, record.linkLabel), {
      path: ['linkLabel'],
      error: LINK_WITHOUT_TEXT,
    }),
  prose: 'body',
  order: byOrder,
  pages: 'by id',
  hints: {
    ...PAGE,
    id: ID,
    order: ORDER,
    kind: { why: 'Plans and consent forms are listed apart.', fix: 'Use protocol or consent.' },
    cohort: {
      why: 'People look for the document of their group.',
      fix: 'Use adult, pediatric, pregnancy or autopsy.',
    },
    summary: { why: 'It introduces the document.', fix: 'Write one or two sentences.' },
    body: {
      why: 'People read the document as a web page, and its PDF is printed from the same text.',
      fix: 'Write it below the second --- line, or name in href the page of the site that has it.',
    },
    versionDate: {
      why: 'People must know which version they read.',
      fix: 'Write the day, such as 2025-02-13, or null when no date is given.',
    },
    size: {
      why: 'A large file costs time and money on a phone.',
      fix: 'Write the size of the file in bytes.',
    },
    file: PDF,
    href: LINK,
    linkLabel: LINK_TEXT,
    sample: SAMPLE,
  },
  example: {
    ...exampleMetadata,
    id: 'one',
    order: 1,
    kind: 'consent',
    cohort: 'adult',
    label: 'Adults',
    title: 'Consent form',
    summary: 'What you agree to.',
    body: exampleProse,
    versionDate: '2025-02-13',
    file: null,
    sample: false,
  },
  embed: { name: 'protocols' },
});
export type Protocol = z.infer<typeof protocol.schema>;
