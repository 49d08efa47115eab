import { z } from 'zod';
import { STORY_SCENES } from '../choices.ts';
import { filledProseSchema } from '../schema/prose.ts';
import { nonBlankText, order } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { BODY, ID, ORDER, PICTURE, PICTURES, SAMPLE } from './field-hints.ts';
import { exampleProse, idAndSample, picture, pictureFile } from './fields.ts';

/** A topic of taking part, addressed to the reader. It quotes no person. */
export const story = defineKind({
  folder: 'story',
  about: 'a topic of taking part, on the participant pages',
  schema: z.strictObject({
    ...idAndSample,
    ...picture,
    /** Position in the list, from 1. */
    order,
    name: nonBlankText,
    /** The decorative picture above it. */
    scene: z.enum(STORY_SCENES),
    /** File name of the small picture. */
    thumb: pictureFile,
    body: filledProseSchema,
    /** Label of the control that opens it. */
    readLabel: nonBlankText,
    /** One line below the name: its topic. The reading time is computed. */
    info: nonBlankText,
  }),
  prose: 'body',
  order: byOrder,
  hints: {
    ...PICTURES,
    id: ID,
    order: ORDER,
    scene: {
      why: 'A picture makes the story easier to find again.',
      fix: `Use one of ${STORY_SCENES.join(', ')}.`,
    },
    thumb: PICTURE,
    body: BODY,
    readLabel: {
      why: 'It is the label of the control that opens the story.',
      fix: 'Include the name of the story, such as "Read: Your first visit".',
    },
    info: {
      why: 'It introduces the story.',
      fix: 'Write one short line, without the time it takes to read, which is computed.',
    },
    sample: SAMPLE,
  },
  example: {
    id: 'one',
    order: 1,
    name: 'A visit',
    scene: 'arrival',
    body: exampleProse,
    readLabel: 'Read: A visit',
    info: 'What happens',
    sample: false,
  },
  embed: { name: 'stories' },
});
export type Story = z.infer<typeof story.schema>;
