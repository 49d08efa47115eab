import { z } from 'zod';
import { MATERIAL_COHORTS } from '../../index.ts';
import type {
  ResearchLink,
  ResultItem,
  SampleBooklet,
  StudyTest,
  SupportResource,
  Video,
} from '../../index.ts';
import { picture } from '../../kinds/fields.ts';
import { filledProseSchema, href } from '../prose.ts';
import { bothOrNeither, fileName, order, slug, withoutRepeats, nonBlankText } from '../values.ts';

const file = fileName.nullable().default(null);
const base = { id: slug, sample: z.boolean() };
const cohorts = withoutRepeats(z.array(z.enum(MATERIAL_COHORTS)), (cohort) => cohort);

const LINK_AND_TEXT = 'and the link need each other, and one of the two is missing';

/** Help that a participant can get, in one language. */
export const supportResourceSchema = z
  .strictObject({
    ...base,
    ...picture,
    order,
    title: nonBlankText,
    body: filledProseSchema,
    url: href.nullable().default(null),
    label: nonBlankText.nullable().default(null),
    opensNewWindow: z.boolean().default(false),
  })
  .refine(({ url, label }) => bothOrNeither(url, label), {
    path: ['label'],
    error: LINK_AND_TEXT,
  }) satisfies z.ZodType<SupportResource>;

/** A test that a participant might have, in one language. */
export const studyTestSchema = z.strictObject({
  ...base,
  ...picture,
  order,
  title: nonBlankText,
  description: filledProseSchema,
}) satisfies z.ZodType<StudyTest>;

/** A link to research, in one language. */
export const researchLinkSchema = z.strictObject({
  ...base,
  order,
  url: href,
  label: nonBlankText,
  opensNewWindow: z.boolean(),
  cohorts,
}) satisfies z.ZodType<ResearchLink>;

/** Something the research has found, in one language. */
export const resultItemSchema = z
  .strictObject({
    ...base,
    order,
    title: nonBlankText,
    body: filledProseSchema,
    downloadLabel: nonBlankText.nullable().default(null),
    downloadUrl: href.nullable().default(null),
    cohorts,
  })
  .refine(({ downloadLabel, downloadUrl }) => bothOrNeither(downloadLabel, downloadUrl), {
    path: ['downloadLabel'],
    error: LINK_AND_TEXT,
  }) satisfies z.ZodType<ResultItem>;

/** A booklet that shows how to give a sample, in one language. */
export const sampleBookletSchema = z.strictObject({
  ...base,
  order,
  label: nonBlankText,
  imagePath: file,
  imageAlt: z.string().default(''),
  downloadUrl: href,
  cohorts,
}) satisfies z.ZodType<SampleBooklet>;

/** A video with its transcript, in one language. */
export const videoSchema = z.strictObject({
  ...base,
  title: nonBlankText,
  file,
  transcript: filledProseSchema,
}) satisfies z.ZodType<Video>;
