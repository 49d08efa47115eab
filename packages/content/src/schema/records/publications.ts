import { z } from 'zod';
import { SEASONS } from '../../index.ts';
import type { Article, CaseStudy, Newsletter, Update } from '../../index.ts';
import { filledProseSchema } from '../prose.ts';
import { dayMonthOrYear, dayOrMonth, fileName, order, slug, webAddress, nonBlankText } from '../values.ts';
import { pageMetadata, picture } from '../../kinds/fields.ts';

const story = {
  ...pageMetadata,
  ...picture,
  id: slug,
  title: nonBlankText,
  intro: nonBlankText,
  body: filledProseSchema,
  sample: z.boolean(),
};

/** News of the study with a page of its own, in one language. */
export const updateSchema = z.strictObject({ ...story, date: dayOrMonth }) satisfies z.ZodType<Update>;

/** A case study with a page of its own, in one language. */
export const caseStudySchema = z.strictObject({ ...story, order }) satisfies z.ZodType<CaseStudy>;

/** An issue of the newsletter, in one language. Its id is its season and year. */
export const newsletterSchema = z
  .strictObject({
    id: slug,
    season: z.enum(SEASONS),
    year: z.int().min(2020).max(2100),
    image: fileName.nullable().default(null),
    title: nonBlankText,
    summary: nonBlankText,
    body: filledProseSchema,
    downloadLabel: nonBlankText,
    pdf: fileName.nullable(),
    sample: z.boolean(),
  })
  .refine(({ id, season, year }) => id === `${season}-${year}`, {
    path: ['id'],
    error: 'is not its season and year',
  })
  .refine(({ title, year }) => title.includes(String(year)), {
    path: ['title'],
    error: 'does not name its year',
  }) satisfies z.ZodType<Newsletter>;

/** A paper about the research, published elsewhere, in one language. */
export const articleSchema = z.strictObject({
  id: slug,
  date: dayMonthOrYear,
  title: nonBlankText,
  summary: nonBlankText,
  publisher: nonBlankText,
  url: webAddress,
  label: nonBlankText,
  sample: z.boolean(),
}) satisfies z.ZodType<Article>;
