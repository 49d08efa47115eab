import { z } from 'zod';
import { filledProseSchema, href } from '../schema/prose.ts';
import { bothOrNeither, LINK_WITHOUT_TEXT, nonBlankText, order } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { BODY, GROUPS, ID, LINK, LINK_TEXT, ORDER, SAMPLE } from './field-hints.ts';
import { groupEmbed, exampleProse, idAndSample, materialCohorts } from './fields.ts';

/** Something the research has found, or a result that participants get, with a document when there is one. */
export const resultItem = defineKind({
  folder: 'result-item',
  about: 'something the research has found, or a result that participants get',
  schema: z
    .strictObject({
      ...idAndSample,
      order,
      title: nonBlankText,
      body: filledProseSchema,
      /** Text of the link; null for no download. */
      downloadLabel: nonBlankText.nullable().default(null),
      downloadUrl: href.nullable().default(null),
      cohorts: materialCohorts,
    })
    .refine(({ downloadLabel, downloadUrl }) => bothOrNeither(downloadLabel, downloadUrl), {
      path: ['downloadLabel'],
      error: LINK_WITHOUT_TEXT,
    }),
  prose: 'body',
  order: byOrder,
  hints: {
    id: ID,
    order: ORDER,
    body: BODY,
    downloadLabel: LINK_TEXT,
    downloadUrl: LINK,
    cohorts: GROUPS,
    sample: SAMPLE,
  },
  example: { id: 'one', order: 1, title: 'A finding', body: exampleProse, cohorts: [], sample: false },
  embed: { name: 'result-items', ...groupEmbed },
});
export type ResultItem = z.infer<typeof resultItem.schema>;
