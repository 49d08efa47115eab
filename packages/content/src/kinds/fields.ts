import { z } from 'zod';
import type { Prose } from '../prose.ts';
import { fileName, nonBlankText, slug } from '../schema/values.ts';

/** What most records begin with: the name of the folder, and whether anything in it is invented. */
export const idAndSample = { id: slug, sample: z.boolean() };

/** File name under `files/pictures`; null for none. */
export const pictureFile = fileName.nullable().default(null);

/** A picture and its alternative text; '' when decorative. */
export const picture = { image: pictureFile, imageAlt: z.string().default('') };

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
