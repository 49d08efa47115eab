import { z } from 'zod';
import { MATERIAL_COHORTS } from '../choices.ts';
import type { Prose } from '../prose.ts';
import { fileName, nonBlankText, slug, withoutRepeats } from '../schema/values.ts';

/** What most records begin with: the name of the folder, and whether anything in it is invented. */
export const idAndSample = { id: slug, sample: z.boolean() };

/** File name under `files/pictures`; null for none. */
export const pictureFile = fileName.nullable().default(null);

/** A picture and its alternative text; '' when decorative. */
export const picture = { image: pictureFile, imageAlt: z.string().default('') };

/** The groups that a record is for; none: for all. */
export const materialCohorts = withoutRepeats(z.array(z.enum(MATERIAL_COHORTS)), (cohort) => cohort);

/** A directive that can show the newest records only. */
export const datedEmbed = { attributes: { limit: z.int().min(1).optional() }, example: 'limit=3' };

/** A directive that can show the records of one group only. */
export const groupEmbed = {
  attributes: { cohort: z.enum(MATERIAL_COHORTS).optional() },
  example: 'cohort=adult',
};

/** Metadata of a record's page for browsers and search engines. */
export const pageMetadata = {
  /** The complete title of the page, at most 70 characters. */
  pageTitle: nonBlankText.max(70),
  /** At most 160 characters. */
  description: nonBlankText.max(160),
};

/** The text of examples. */
export const exampleProse: Prose = [{ type: 'paragraph', children: [{ type: 'text', value: 'Hello.' }] }];

/** The metadata of examples. */
export const exampleMetadata = { pageTitle: 'One | Program', description: 'About one.' };
