import { z } from 'zod';
import { COHORT_IDS } from '../choices.ts';
import { filledProseSchema, href } from '../schema/prose.ts';
import { day, nonBlankText, slug, withoutRepeats } from '../schema/values.ts';
import { byId, defineKind } from './define-kind.ts';
import { BODY, GROUPS, ID } from './field-hints.ts';
import { exampleProse } from './fields.ts';

/** More cannot be taken in at a glance. */
export const ANSWER_MAX_WORDS = 45;
export const ANSWER_MAX_SENTENCES = 2;

/** A question that people come with. The answer is first, in one or two sentences of at most 45 words together. */
export const answer = defineKind({
  folder: 'answer',
  about: 'a question that people come with, and its answer in at most 45 words',
  schema: z
    .strictObject({
      id: slug,
      /** The groups that ask it; none: all. */
      groups: withoutRepeats(z.array(z.enum(COHORT_IDS)), (group) => group),
      /** The programme has not decided it: the answer gives the general rule, and `ask` and `say` the way to know. */
      decide: z.boolean(),
      /** The day on which somebody last opened the source and compared; null for never. */
      checked: day.nullable(),
      question: nonBlankText,
      answer: nonBlankText,
      /** More, below the answer. */
      body: filledProseSchema,
      source: z.strictObject({ title: nonBlankText, url: href }),
      /** Who can tell; null when `decide` is false. */
      ask: nonBlankText.nullable().default(null),
      /** What to say on the telephone, without quotation marks; null when `decide` is false. */
      say: nonBlankText.nullable().default(null),
    })
    .refine(({ decide, ask }) => decide === (ask !== null), {
      path: ['ask'],
      error: 'does not agree with `decide`',
    })
    .refine(({ decide, say }) => decide === (say !== null), {
      path: ['say'],
      error: 'does not agree with `decide`',
    }),
  prose: 'body',
  order: byId,
  hints: {
    id: ID,
    groups: GROUPS,
    decide: {
      why: 'The build lists what the programme has to decide.',
      fix: 'Write true while the programme has no rule of its own, otherwise false.',
    },
    checked: {
      why: 'A rule can change after somebody has read it.',
      fix: 'Write the day on which you compared it with its source, or null.',
    },
    question: { why: 'People look for it.', fix: 'Write the question as people ask it.' },
    answer: {
      why: 'People read it first, and often only this.',
      fix: 'Write one or two sentences of at most 45 words together.',
    },
    body: BODY,
    source: {
      why: 'People must be able to check the answer.',
      fix: 'Write its title and url: a page of this site, or a whole address beginning with https://.',
    },
    ask: {
      why: 'Who reads a general rule has to know who can say more.',
      fix: 'Write whom to ask if `decide` is true in meta.yml; otherwise omit it.',
    },
    say: {
      why: 'It is hard to find the words on the telephone.',
      fix: 'Write the sentence to say if `decide` is true in meta.yml; otherwise omit it.',
    },
  },
  example: {
    id: 'cost',
    groups: [],
    decide: true,
    checked: null,
    question: 'Does it cost anything?',
    answer: 'No.',
    body: exampleProse,
    source: { title: 'Consent form', url: '/consent-a' },
    ask: 'The staff.',
    say: 'What does it cost me?',
  },
  embed: { name: 'answer', isById: true, example: '#cost' },
});
export type Answer = z.infer<typeof answer.schema>;
