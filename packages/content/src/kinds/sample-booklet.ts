import { z } from 'zod';
import { href } from '../schema/prose.ts';
import { nonBlankText, order } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { ALT_TEXT, GROUPS, ID, LINK, ORDER, PICTURE, SAMPLE } from './field-hints.ts';
import { groupEmbed, idAndSample, materialCohorts, pictureFile } from './fields.ts';

/** A booklet that shows how to give a sample. */
export const sampleBooklet = defineKind({
  folder: 'sample-booklet',
  about: 'a booklet that shows how to give a sample',
  schema: z.strictObject({
    ...idAndSample,
    order,
    label: nonBlankText,
    imagePath: pictureFile,
    imageAlt: z.string().default(''),
    /** Link to the booklet. */
    downloadUrl: href,
    cohorts: materialCohorts,
  }),
  prose: null,
  order: byOrder,
  hints: {
    id: ID,
    order: ORDER,
    imagePath: PICTURE,
    imageAlt: ALT_TEXT,
    downloadUrl: LINK,
    cohorts: GROUPS,
    sample: SAMPLE,
  },
  example: {
    id: 'one',
    order: 1,
    label: 'Booklet',
    imagePath: null,
    downloadUrl: '/study-materials/a',
    cohorts: [],
    sample: false,
  },
  embed: { name: 'sample-booklets', ...groupEmbed },
});
export type SampleBooklet = z.infer<typeof sampleBooklet.schema>;
