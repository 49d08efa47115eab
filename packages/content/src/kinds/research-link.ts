import { z } from 'zod';
import { href } from '../schema/prose.ts';
import { nonBlankText, order } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { GROUPS, ID, LINK, NEW_WINDOW, ORDER, SAMPLE } from './field-hints.ts';
import { groupEmbed, idAndSample, materialCohorts } from './fields.ts';

/** A link to research. No groups: for all. */
export const researchLink = defineKind({
  folder: 'research-link',
  about: 'a link to research, for some groups or for all',
  schema: z.strictObject({
    ...idAndSample,
    order,
    url: href,
    label: nonBlankText,
    /** The link opens a new window, which the page states beside it. */
    opensNewWindow: z.boolean(),
    cohorts: materialCohorts,
  }),
  prose: null,
  order: byOrder,
  hints: { id: ID, order: ORDER, url: LINK, opensNewWindow: NEW_WINDOW, cohorts: GROUPS, sample: SAMPLE },
  example: {
    id: 'one',
    order: 1,
    url: 'https://example.org/a',
    label: 'A paper',
    opensNewWindow: true,
    cohorts: ['adult'],
    sample: false,
  },
  embed: { name: 'research-links', ...groupEmbed },
});
export type ResearchLink = z.infer<typeof researchLink.schema>;
