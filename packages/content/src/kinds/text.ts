import { z } from 'zod';
import { filledProseSchema } from '../schema/prose.ts';
import { nonBlankText, slug } from '../schema/values.ts';
import { byId, defineKind } from './define-kind.ts';
import { ID_TEXT } from './field-hints.ts';
import { exampleProse } from './fields.ts';

/** Prose inside a page or a form. */
export const text = defineKind({
  folder: 'text',
  about: 'a text of a form, or of more than one page',
  schema: z.strictObject({ id: slug, title: nonBlankText, body: filledProseSchema }),
  prose: 'body',
  order: byId,
  isMap: true,
  hints: {
    id: ID_TEXT,
    body: {
      why: 'The form shows this text.',
      fix: 'Write at least one paragraph below the second --- line.',
    },
  },
  example: { id: 'privacy', title: 'Privacy', body: exampleProse },
  embed: { name: 'text', isById: true, example: '#join-privacy' },
});
export type TextEntry = z.infer<typeof text.schema>;
