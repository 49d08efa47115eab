import { z } from 'zod';
import { SEASONS } from '../choices.ts';
import { filledProseSchema } from '../schema/prose.ts';
import { fileName, nonBlankText, slug } from '../schema/values.ts';
import { defineKind } from './define-kind.ts';
import { BODY, DOWNLOAD_TEXT, PDF, PICTURE, SAMPLE } from './field-hints.ts';
import { datedEmbed, exampleProse, pictureFile } from './fields.ts';

/** An issue of the newsletter, with a page of its own, `/stay-informed/newsletters/<id>`. Its id is its season and year. */
export const newsletter = defineKind({
  folder: 'newsletter',
  about: 'an issue of the newsletter, with a page of its own',
  schema: z
    .strictObject({
      id: slug,
      season: z.enum(SEASONS),
      year: z.int().min(2020).max(2100),
      image: pictureFile,
      /** Season and year, spelled out. */
      title: nonBlankText,
      /** Introduction of its page, and its description for search engines: one or two sentences. */
      summary: nonBlankText.max(160),
      body: filledProseSchema,
      downloadLabel: nonBlankText,
      /** File name under `files/pdf`; null before it is printed. */
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
    }),
  prose: 'body',
  order: (a, b) => b.year - a.year || SEASONS.indexOf(b.season) - SEASONS.indexOf(a.season),
  pages: 'listed',
  hints: {
    id: {
      why: 'Addresses and links are made from it, and people look for an issue by its season.',
      fix: 'Name the folder by season and year, such as spring-2025, as in meta.yml.',
    },
    season: { why: 'Newsletters are listed by season.', fix: 'Use spring, summer or fall.' },
    year: { why: 'Newsletters are listed by year.', fix: 'Write the year in four digits, such as 2025.' },
    title: {
      why: 'People look for an issue by its season and year.',
      fix: 'Write both, such as "Spring 2025".',
    },
    summary: {
      why: 'Lists and search engines show it under the title.',
      fix: 'Write one or two sentences of at most 160 characters.',
    },
    body: BODY,
    image: PICTURE,
    downloadLabel: DOWNLOAD_TEXT,
    pdf: PDF,
    sample: SAMPLE,
  },
  example: {
    id: 'spring-2025',
    season: 'spring',
    year: 2025,
    title: 'Spring 2025',
    summary: 'News.',
    body: exampleProse,
    downloadLabel: 'Download',
    pdf: null,
    sample: false,
  },
  embed: { name: 'newsletters', ...datedEmbed },
});
export type Newsletter = z.infer<typeof newsletter.schema>;
