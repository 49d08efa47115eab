import { z } from 'zod';
import { filledProseSchema } from '../schema/prose.ts';
import { nonBlankText, order } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { BODY, ID, ORDER, PICTURES, SAMPLE } from './field-hints.ts';
import { exampleProse, idAndSample, picture } from './fields.ts';

/** A test that a participant might have. */
export const studyTest = defineKind({
  folder: 'study-test',
  about: 'a test that a participant might have',
  schema: z.strictObject({
    ...idAndSample,
    ...picture,
    order,
    title: nonBlankText,
    description: filledProseSchema,
  }),
  prose: 'description',
  order: byOrder,
  hints: { ...PICTURES, id: ID, order: ORDER, description: BODY, sample: SAMPLE },
  example: { id: 'one', order: 1, title: 'ECG', description: exampleProse, sample: false },
  embed: { name: 'study-tests' },
});
export type StudyTest = z.infer<typeof studyTest.schema>;
