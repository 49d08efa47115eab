import { z } from 'zod';
import { filledProseSchema } from '../schema/prose.ts';
import { nonBlankText, order } from '../schema/values.ts';
import { byOrder, defineKind } from './define-kind.ts';
import type { ErrorHint } from './define-kind.ts';
import { BODY, ID, ORDER, PICTURES, SAMPLE } from './field-hints.ts';
import { exampleProse, idAndSample, picture } from './fields.ts';

/** A few words, beside those of other tests. */
const fact = nonBlankText.max(40);

const FACT: ErrorHint = {
  why: 'Visitors compare the tests by it.',
  fix: 'Write at most 40 characters. If it is not known, write "Ask how long it takes" or "Pregunte cuánto tarda".',
};

/** A test that a participant might have. */
export const studyTest = defineKind({
  folder: 'study-test',
  about: 'a test that a participant might have',
  schema: z.strictObject({
    ...idAndSample,
    ...picture,
    order,
    title: nonBlankText,
    /** How long it takes, at most 40 characters. */
    duration: fact,
    /** Whether it hurts, at most 40 characters. */
    pain: fact,
    /** Where it is done, at most 40 characters. */
    setting: fact,
    description: filledProseSchema,
  }),
  prose: 'description',
  order: byOrder,
  hints: {
    ...PICTURES,
    id: ID,
    order: ORDER,
    duration: FACT,
    pain: FACT,
    setting: FACT,
    description: BODY,
    sample: SAMPLE,
  },
  example: {
    id: 'one',
    order: 1,
    title: 'ECG',
    duration: 'About 10 minutes',
    pain: 'It does not hurt',
    setting: 'At a study visit',
    description: exampleProse,
    sample: false,
  },
  embed: { name: 'study-tests' },
});
export type StudyTest = z.infer<typeof studyTest.schema>;
