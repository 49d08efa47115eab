import { z } from 'zod';
import { filledProseSchema } from '../schema/prose.ts';
import { nonBlankText, slug, withoutRepeats } from '../schema/values.ts';
import { byId, defineKind } from './define-kind.ts';
import { ALT_TEXT, ID, SAMPLE } from './field-hints.ts';
import { exampleProse } from './fields.ts';

const answer = z.enum(['yes', 'no']);
export type JourneyAnswer = z.infer<typeof answer>;

/** A question that selects the version of the journey. */
const question = z.strictObject({ id: slug, label: nonBlankText, text: nonBlankText });
export type JourneyQuestion = z.infer<typeof question>;

/** An expandable step of the timeline: a visit, a survey, a kit. */
const step = z.strictObject({ id: slug, title: nonBlankText, content: filledProseSchema });
export type JourneyStep = z.infer<typeof step>;

/** A time, such as 'Within 2 weeks', and what happens then. */
const block = z.strictObject({ id: slug, title: nonBlankText, circles: z.array(step).min(1) });
export type JourneyBlock = z.infer<typeof block>;

const phase = z.strictObject({ id: slug, title: nonBlankText, blocks: z.array(block).min(1) });
export type JourneyPhase = z.infer<typeof phase>;

/** The version for a set of answers; `answers` has an answer to every question, by id. */
const version = z.strictObject({
  id: slug,
  answers: z.record(z.string(), answer),
  title: nonBlankText,
  intro: nonBlankText,
  parts: z.array(phase).min(1),
});
export type JourneyVersion = z.infer<typeof version>;

const getAnswers = (questions: { id: string }[], { answers }: Pick<JourneyVersion, 'answers'>) =>
  questions.map(({ id }) => answers[id]).join();

const exampleVersion = (id: string, covid: JourneyAnswer) => ({
  id,
  answers: { covid },
  title: id,
  intro: 'This way.',
  parts: [
    {
      id: 'part-1',
      title: 'Part 1',
      blocks: [
        { id: 'day-1', title: 'Day 1', circles: [{ id: 'visit', title: 'Visit', content: exampleProse }] },
      ],
    },
  ],
});

/** The course of taking part for one group, from the first day to the last, with a version for every set of answers. */
export const journey = defineKind({
  folder: 'journey',
  about:
    'a timeline. `##` is a part, `###` a time, `####` a step with its text below. `only` in `meta.yml` lists the headings that are shown for some answers only',
  schema: z
    .strictObject({
      id: slug,
      welcomeTitle: nonBlankText,
      welcomeBody: nonBlankText,
      /** Alternative text of its picture; '' when decorative. */
      imageAlt: z.string().default(''),
      questions: withoutRepeats(z.array(question).min(1), ({ id }) => id),
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
    ),
  // The compiler splits the text below the front matter at its headings.
  prose: null,
  order: byId,
  hints: {
    id: ID,
    welcomeTitle: { why: 'Visitors read it first.', fix: 'Write a short heading.' },
    welcomeBody: { why: 'It introduces the journey.', fix: 'Write one or two sentences.' },
    imageAlt: ALT_TEXT,
    questions: {
      why: 'The answers select the journey.',
      fix: 'Under questions in both languages, give each question its id, label and text.',
    },
    yes: { why: 'It labels an option.', fix: 'Write the word for yes.' },
    no: { why: 'It labels an option.', fix: 'Write the word for no.' },
    versions: {
      why: 'Every set of answers needs a journey.',
      fix: 'In meta.yml list one version for each set of yes and no; in both languages give each its title and intro; and let each part have a ## heading, each time a ### heading and each step a #### heading with text below it.',
    },
    sample: SAMPLE,
  },
  example: {
    id: 'one',
    welcomeTitle: 'Your journey',
    welcomeBody: 'See what happens.',
    questions: [{ id: 'covid', label: 'COVID', text: 'Did you have COVID?' }],
    yes: 'Yes',
    no: 'No',
    versions: [exampleVersion('with', 'yes'), exampleVersion('without', 'no')],
    sample: false,
  },
  embed: { name: 'journey', isById: true, example: '#adult' },
});
export type Journey = z.infer<typeof journey.schema>;
