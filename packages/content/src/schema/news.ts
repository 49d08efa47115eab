import { z } from 'zod';
import { PROGRAMME_LINKS } from '../index.ts';
import type { CallToAction, News } from '../index.ts';
import { dayOrMonth, order, slug, nonBlankText } from './values.ts';

/** Something that happened in the research, in one language. */
export const newsSchema = z.strictObject({
  id: slug,
  date: dayOrMonth,
  title: nonBlankText,
  summary: nonBlankText,
}) satisfies z.ZodType<News>;

/** A call to action on another site, in one language. */
export const callToActionSchema = z.strictObject({
  id: slug,
  order,
  link: z.enum(PROGRAMME_LINKS),
  title: nonBlankText,
  text: nonBlankText,
  label: nonBlankText,
  instead: z.strictObject({ text: nonBlankText, label: nonBlankText }),
}) satisfies z.ZodType<CallToAction>;
