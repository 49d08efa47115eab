import { z } from 'zod';
import { COHORT_IDS } from '../index.ts';
import type { Cohort, PageEntry, Programme, TextEntry } from '../index.ts';
import { filledProseSchema, proseSchema } from './prose.ts';
import { email, slug, webAddress, nonBlankText } from './values.ts';

/** Longer leads cannot be read at a glance. */
export const LEAD_MAX_WORDS = 60;

/** The record of who runs the research, in one language. */
export const programmeSchema = z.strictObject({
  name: nonBlankText,
  shortName: nonBlankText,
  slug,
  phone: z.strictObject({
    display: nonBlankText,
    href: z.string().regex(/^tel:\+\d{7,15}$/, 'is not a phone link'),
  }),
  email,
  tissueEmail: email,
  hours: nonBlankText,
  languageLine: nonBlankText,
  relay: nonBlankText,
  emergency: nonBlankText,
  links: z.strictObject({
    feedbackSurvey: webAddress.nullable(),
    mainProgramme: webAddress.nullable(),
    clinicalTrials: webAddress.nullable(),
    communityRegistry: webAddress.nullable(),
    newsletter: webAddress.nullable(),
  }),
  demonstration: z.boolean(),
  demonstrationNotice: z.strictObject({ form: nonBlankText, sent: nonBlankText, finder: nonBlankText }),
}) satisfies z.ZodType<Programme>;

/** A page in one language. Lengths are in characters. */
export const pageSchema = z.strictObject({
  id: slug,
  title: nonBlankText.max(70),
  description: nonBlankText.max(160),
  heading: nonBlankText,
  lead: nonBlankText.refine(
    (lead) => lead.trim().split(/\s+/).length <= LEAD_MAX_WORDS,
    `is longer than ${LEAD_MAX_WORDS} words`,
  ),
  body: proseSchema,
}) satisfies z.ZodType<PageEntry>;

/** A group of people who can join, in one language. */
export const cohortSchema = z.strictObject({
  id: z.enum(COHORT_IDS),
  name: nonBlankText,
  who: nonBlankText,
  statusNote: nonBlankText,
}) satisfies z.ZodType<Cohort>;

/** A piece of prose, in one language. */
export const textSchema = z.strictObject({
  id: slug,
  title: nonBlankText,
  body: filledProseSchema,
}) satisfies z.ZodType<TextEntry>;
