import { z } from 'zod';
import { filledProseSchema } from '../schema/prose.ts';
import { fileName, nonBlankText } from '../schema/values.ts';
import { byId, defineKind } from './define-kind.ts';
import { ID, SAMPLE } from './field-hints.ts';
import { exampleProse, idAndSample } from './fields.ts';

/** A video with its transcript. */
export const video = defineKind({
  folder: 'video',
  about: 'a video with a transcript of all that it shows',
  schema: z.strictObject({
    ...idAndSample,
    title: nonBlankText,
    /** File name under `files/video`; null for none, then only the transcript is shown. */
    file: fileName.nullable().default(null),
    transcript: filledProseSchema,
  }),
  prose: 'transcript',
  order: byId,
  hints: {
    id: ID,
    file: {
      why: 'Visitors play this file.',
      fix: 'Write the name of a file in files/video, such as adults.webm, or null while there is none.',
    },
    transcript: {
      why: 'Not everyone can see or hear a video.',
      fix: 'Write all that it shows below the second --- line.',
    },
    sample: SAMPLE,
  },
  example: { id: 'one', title: 'In one minute', file: null, transcript: exampleProse, sample: false },
  embed: { name: 'video', isById: true, example: '#adults' },
});
export type Video = z.infer<typeof video.schema>;
