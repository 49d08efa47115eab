import { z } from 'zod';
import type { Journey, JourneyVersion } from '../../index.ts';
import { filledProseSchema } from '../prose.ts';
import { slug, withoutRepeats, nonBlankText } from '../values.ts';

const answer = z.enum(['yes', 'no']);
const parts = z
  .array(
    z.strictObject({
      id: slug,
      title: nonBlankText,
      blocks: z
        .array(
          z.strictObject({
            id: slug,
            title: nonBlankText,
            circles: z
              .array(z.strictObject({ id: slug, title: nonBlankText, content: filledProseSchema }))
              .min(1),
          }),
        )
        .min(1),
    }),
  )
  .min(1);

const version = z.strictObject({
  id: slug,
  answers: z.record(z.string(), answer),
  title: nonBlankText,
  intro: nonBlankText,
  parts,
}) satisfies z.ZodType<JourneyVersion>;

const getAnswers = (questions: { id: string }[], { answers }: Pick<JourneyVersion, 'answers'>) =>
  questions.map(({ id }) => answers[id]).join();

/** The journey of one group, in one language. Every set of answers has one version. */
export const journeySchema = z
  .strictObject({
    id: slug,
    welcomeTitle: nonBlankText,
    welcomeBody: nonBlankText,
    imageAlt: z.string().default(''),
    questions: withoutRepeats(
      z.array(z.strictObject({ id: slug, label: nonBlankText, text: nonBlankText })).min(1),
      ({ id }) => id,
    ),
    yes: nonBlankText,
    no: nonBlankText,
    versions: withoutRepeats(z.array(version).min(1), ({ id }) => id),
    sample: z.boolean(),
  })
  .refine(
    ({ questions, versions }) =>
      versions.every(({ answers }) => Object.keys(answers).length === questions.length) &&
      new Set(versions.map((one) => getAnswers(questions, one))).size === 2 ** questions.length &&
      versions.length === 2 ** questions.length,
    { path: ['versions'], error: 'does not have one version for each set of answers' },
  ) satisfies z.ZodType<Journey>;
