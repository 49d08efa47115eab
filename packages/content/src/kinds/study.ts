import { z } from 'zod';
import { COHORT_IDS } from '../choices.ts';
import { nonBlankText, slug } from '../schema/values.ts';
import { byId, defineKind } from './define-kind.ts';
import { ID_TEXT } from './field-hints.ts';

const sentence = nonBlankText;

/**
 * What a study asks and promises, told once: the consent form, the plan, the page and the flyer say it by reference
 * (`{study.adult.cost}`, `{study.adult.risks.blood}`), so that none promises more or says less than another. Null where
 * a study has no such rule.
 */
export const study = defineKind({
  folder: 'study',
  about: 'what a study asks of people and promises them: who signs, pay, cost, risks, benefits',
  schema: z.strictObject({
    id: slug,
    cohort: z.enum(COHORT_IDS),
    who: sentence,
    signs: sentence,
    choice: sentence,
    pay: sentence.nullable(),
    cost: sentence,
    treatment: sentence.nullable(),
    benefits: sentence,
    /** When the law lets, or makes, the study tell others. */
    exceptions: sentence.nullable(),
    injury: sentence.nullable(),
    /** What happens to samples after a person stops. */
    samples: sentence,
    /** One per risk, by a name of one word. */
    risks: z.record(slug, sentence),
  }),
  prose: null,
  order: byId,
  hints: {
    id: ID_TEXT,
    cohort: { why: 'A study belongs to a group.', fix: 'Use adult, pediatric, pregnancy or autopsy.' },
    risks: { why: 'Each document lists them.', fix: 'Write one sentence or two per risk, by a name.' },
    ...Object.fromEntries(
      [
        'who',
        'signs',
        'choice',
        'pay',
        'cost',
        'treatment',
        'benefits',
        'exceptions',
        'injury',
        'samples',
      ].map((name) => [
        name,
        {
          why: 'The consent form, the plan, the page and the flyer say it.',
          fix: 'Write one to three sentences; null only where the study has no such rule.',
        },
      ]),
    ),
  },
  example: {
    id: 'one',
    cohort: 'adult',
    who: 'The study is for adults.',
    signs: 'You sign.',
    choice: 'You decide.',
    pay: null,
    cost: 'It costs you nothing.',
    treatment: null,
    benefits: 'It may not help you.',
    exceptions: null,
    injury: null,
    samples: 'You can ask us to destroy them.',
    risks: { blood: 'It can hurt.' },
  },
});
