import { z } from 'zod';
import { filledProseSchema, href } from '../schema/prose.ts';
import { bothOrNeither, LINK_WITHOUT_TEXT, nonBlankText, order } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { BODY, ID, LINK, LINK_TEXT, NEW_WINDOW, ORDER, PICTURES, SAMPLE } from './field-hints.ts';
import { exampleProse, idAndSample, picture } from './fields.ts';

/** Help that a participant can get. */
export const supportResource = defineKind({
  folder: 'support-resource',
  about: 'help that a participant can get',
  schema: z
    .strictObject({
      ...idAndSample,
      ...picture,
      order,
      title: nonBlankText,
      body: filledProseSchema,
      /** Link to a page, section, phone number or other site; null for none. */
      url: href.nullable().default(null),
      /** Text of the link; null with `url` null. */
      label: nonBlankText.nullable().default(null),
      /** The link opens a new window, which the page states beside it. */
      opensNewWindow: z.boolean().default(false),
    })
    .refine(({ url, label }) => bothOrNeither(url, label), { path: ['label'], error: LINK_WITHOUT_TEXT }),
  prose: 'body',
  order: byOrder,
  hints: {
    ...PICTURES,
    id: ID,
    order: ORDER,
    body: BODY,
    url: LINK,
    label: LINK_TEXT,
    opensNewWindow: NEW_WINDOW,
    sample: SAMPLE,
  },
  example: {
    id: 'one',
    order: 1,
    title: 'Help',
    body: exampleProse,
    url: 'tel:988',
    label: 'Call 988',
    sample: false,
  },
  embed: { name: 'support-resources' },
});
export type SupportResource = z.infer<typeof supportResource.schema>;
