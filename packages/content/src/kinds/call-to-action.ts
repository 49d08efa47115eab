import { z } from 'zod';
import { PROGRAMME_LINKS } from '../choices.ts';
import { nonBlankText, order, slug } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { ID_TEXT, ORDER, WEB } from './field-hints.ts';

/** A call to action on another site. */
export const callToAction = defineKind({
  folder: 'call-to-action',
  about: 'something to do on another site, such as a survey',
  schema: z.strictObject({
    id: slug,
    /** Position in the list, from 1. */
    order,
    link: z.enum(PROGRAMME_LINKS),
    title: nonBlankText,
    text: nonBlankText,
    /** Text of the link. */
    label: nonBlankText,
    /** Text and label when the programme has no such link; the link is then a mailto: link. */
    instead: z.strictObject({ text: nonBlankText, label: nonBlankText }),
  }),
  prose: null,
  order: byOrder,
  hints: {
    id: ID_TEXT,
    order: ORDER,
    link: { why: WEB.why, fix: 'Use one of the links of the programme.' },
    instead: {
      why: 'A programme may not have this link, and its visitors then write an e-mail.',
      fix: 'Write `text` and `label` for that case.',
    },
  },
  example: {
    id: 'newsletter',
    order: 1,
    link: 'newsletter',
    title: 'Newsletter',
    text: 'We write to you.',
    label: 'Sign up',
    instead: { text: 'Write to us.', label: 'Write' },
  },
});
export type CallToAction = z.infer<typeof callToAction.schema>;
