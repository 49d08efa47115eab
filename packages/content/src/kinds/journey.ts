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

/** The answers that show a part, a time or a step, by question id. Absent: everyone has it. */
const only = z.record(z.string(), answer).optional();

/** A length of time, such as `{ weeks: 2 }`; at least one of its parts. */
const span = z
  .strictObject({
    days: z.int().min(0).optional(),
    weeks: z.int().min(1).optional(),
    months: z.int().min(1).optional(),
    years: z.int().min(1).optional(),
  })
  .refine((parts) => Object.keys(parts).length > 0, { error: 'has no days, weeks, months or years' });
export type JourneySpan = z.infer<typeof span>;

/**
 * When a step comes, counted from the day that the journey asks for: on a day, or from one day `until` another; with
 * `every`, again and again, `times` in all.
 */
const due = z
  .strictObject({
    after: span,
    until: span.optional(),
    every: span.optional(),
    times: z.int().min(2).optional(),
  })
  .refine(({ every, times }) => (every === undefined) === (times === undefined), {
    error: 'has only one of "every" and "times"',
  });
export type JourneyDue = z.infer<typeof due>;

/** An expandable step of the timeline: a visit, a survey, a kit. */
const step = z.strictObject({
  id: slug,
  title: nonBlankText,
  content: filledProseSchema,
  only,
  /** Null for what has no date of its own, such as signing. */
  due: due.nullable(),
});
export type JourneyStep = z.infer<typeof step>;

/** A time, such as 'Within 2 weeks', its label on the time scale, such as 'Week 2', and what happens then. */
const block = z.strictObject({
  id: slug,
  title: nonBlankText,
  scale: nonBlankText,
  steps: z.array(step).min(1),
  only,
});
export type JourneyBlock = z.infer<typeof block>;

const phase = z.strictObject({ id: slug, title: nonBlankText, blocks: z.array(block).min(1), only });
export type JourneyPhase = z.infer<typeof phase>;

/** What a set of answers leads to; `answers` has an answer to every question, by id. */
const version = z.strictObject({
  id: slug,
  answers: z.record(z.string(), answer),
  title: nonBlankText,
  intro: nonBlankText,
});
export type JourneyVersion = z.infer<typeof version>;

const getAnswers = (questions: { id: string }[], { answers }: Pick<JourneyVersion, 'answers'>) =>
  questions.map(({ id }) => answers[id]).join();

const exampleVersion = (id: string, covid: JourneyAnswer) => ({
  id,
  answers: { covid },
  title: id,
  intro: 'This way.',
});

/** The course of taking part for one group, from the first day to the last, and a version for every set of answers. */
export const journey = defineKind({
  folder: 'journey',
  about:
    'a timeline. `##` is a part, `###` a time, `####` a step with its text below. `scale` has the label of each time, such as Month 3. `only` in `meta.yml` lists the headings that are shown for some answers only, and `due` says when each step comes, counted from the day that `start` asks for',
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
      /** Asks for the day from which the steps are counted. */
      start: nonBlankText,
      versions: withoutRepeats(z.array(version).min(1), ({ id }) => id),
      parts: z.array(phase).min(1),
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
    start: {
      why: 'Visitors give this day, and see the date of each step.',
      fix: 'Ask for the day from which "due" in meta.yml counts.',
    },
    yes: { why: 'It labels an option.', fix: 'Write the word for yes.' },
    no: { why: 'It labels an option.', fix: 'Write the word for no.' },
    versions: {
      why: 'Every set of answers needs a journey.',
      fix: 'In meta.yml list one version for each set of yes and no, and in both languages give each its title and intro.',
    },
    parts: {
      why: 'They are what the timeline shows.',
      fix: 'Let each part have a ## heading, each time a ### heading and each step a #### heading with text below it; and under scale in both languages give each time a short label, by the id of its heading. In meta.yml, under due, say when each step comes: { after: { months: 3 } }, or null.',
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
    start: 'When did you join?',
    versions: [exampleVersion('with', 'yes'), exampleVersion('without', 'no')],
    parts: [
      {
        id: 'part-1',
        title: 'Part 1',
        blocks: [
          {
            id: 'day-1',
            title: 'The first day',
            scale: 'Day 0',
            steps: [{ id: 'visit', title: 'Visit', content: exampleProse, due: { after: { days: 0 } } }],
          },
        ],
      },
    ],
    sample: false,
  },
  embed: { name: 'journey', isById: true, example: '#adult' },
});
export type Journey = z.infer<typeof journey.schema>;
