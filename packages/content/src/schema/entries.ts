import { z } from 'zod';
import { COHORT_IDS } from '../index.ts';
import type { Cohort, PageEntry, Programme, TextEntry } from '../index.ts';
import { filledProseSchema, proseSchema } from './prose.ts';
import { email, slug, webAddress, words } from './values.ts';

/** Most words in a lead, so that it can be read at a glance. */
export const LEAD_MAX_WORDS = 60;

/** The record of who runs the research, in one language. */
export const programmeSchema = z.strictObject({
  name: words,
  shortName: words,
  slug,
  phone: z.strictObject({
    display: words,
    href: z.string().regex(/^tel:\+\d{7,15}$/, 'is not a phone link'),
  }),
  email,
  tissueEmail: email,
  hours: words,
  languageLine: words,
  relay: words,
  emergency: words,
  links: z.strictObject({
    feedbackSurvey: webAddress.nullable(),
    mainProgramme: webAddress.nullable(),
    clinicalTrials: webAddress.nullable(),
    communityRegistry: webAddress.nullable(),
    newsletter: webAddress.nullable(),
  }),
  demonstration: z.boolean(),
  demonstrationNotice: z.strictObject({ form: words, sent: words, finder: words }),
}) satisfies z.ZodType<Programme>;

/** A page's SEO record and words, in one language. Lengths are in characters. */
export const pageSchema = z.strictObject({
  id: slug,
  title: words.max(70),
  description: words.max(160),
  heading: words,
  lead: words.refine(
    (lead) => lead.trim().split(/\s+/).length <= LEAD_MAX_WORDS,
    `is longer than ${LEAD_MAX_WORDS} words`,
  ),
  body: proseSchema,
}) satisfies z.ZodType<PageEntry>;

/** A group of people who can join, in one language. */
export const cohortSchema = z.strictObject({
  id: z.enum(COHORT_IDS),
  name: words,
  who: words,
  statusNote: words,
}) satisfies z.ZodType<Cohort>;

/** A piece of prose, in one language. */
export const textSchema = z.strictObject({
  id: slug,
  title: words,
  body: filledProseSchema,
}) satisfies z.ZodType<TextEntry>;
