import { z } from 'zod';
import { COHORT_IDS } from '../choices.ts';
import { dayMonthOrYear, nonBlankText, slug } from '../schema/values.ts';
import { byId, defineKind } from './define-kind.ts';
import { ID_TEXT } from './field-hints.ts';

const DATE = {
  why: 'Texts say it, and stop saying it when it has passed.',
  fix: 'Write a day, a month or a year, or null.',
};
const SENTENCE = {
  why: 'Every page says where the study stands by it.',
  fix: 'Write one sentence, or null.',
};

/**
 * Where the study of a group stands, or one part of it. Texts refer to it (`{status.adult.headline}`, `.where`, `.now`,
 * `.next`), and so do the labels of groups. `{enrolledUntil}`, `{phaseEnded}` and `{nextFrom}` in its sentences become
 * the dates.
 */
export const status = defineKind({
  folder: 'status',
  about: 'where the study of a group stands, or a part of it: who can join, what comes next',
  schema: z
    .strictObject({
      id: slug,
      cohort: z.enum(COHORT_IDS),
      /** A part of the study; null for all of it. */
      part: z.int().min(1).nullable(),
      /** When enrollment began and ended; null when it is not known, or while it goes on. */
      enrolledFrom: dayMonthOrYear.nullable(),
      enrolledUntil: dayMonthOrYear.nullable(),
      /** A demonstration may show a closed group as open. */
      shownAs: z.literal('open').nullable(),
      phaseEnded: dayMonthOrYear.nullable(),
      /** When the next phase begins; from that date on texts use `later` in place of `next`. */
      nextFrom: dayMonthOrYear.nullable(),
      /** The first sentence while the group is open, and while it is closed. */
      open: nonBlankText.nullable(),
      closed: nonBlankText.nullable(),
      /** Past and present: enrollment, then the phase. */
      enrolled: nonBlankText,
      phase: nonBlankText.nullable(),
      next: nonBlankText.nullable(),
      later: nonBlankText.nullable(),
      /** What somebody does who takes part, or whose family does. */
      now: nonBlankText,
    })
    .refine(({ enrolledFrom, enrolledUntil }) => (enrolledFrom ?? '') <= (enrolledUntil ?? '9999'), {
      path: ['enrolledUntil'],
      error: 'is before enrolledFrom',
    })
    .refine(
      ({ open, enrolledUntil, shownAs }) => open !== null || (enrolledUntil !== null && shownAs === null),
      {
        path: ['open'],
        error: 'is missing, and the group is open or shown as open',
      },
    )
    .refine(({ closed, enrolledUntil }) => closed !== null || enrolledUntil === null, {
      path: ['closed'],
      error: 'is missing, and enrollment has ended',
    })
    .refine(
      ({ nextFrom, next, later }) =>
        new Set([nextFrom, next, later].map((value) => value === null)).size === 1,
      {
        path: ['nextFrom'],
        error: 'needs both `next` and `later`, and they need it',
      },
    ),
  prose: null,
  order: byId,
  hints: {
    id: ID_TEXT,
    cohort: { why: 'A status belongs to a group.', fix: 'Use adult, pediatric, pregnancy or autopsy.' },
    part: {
      why: 'Parts of a study can stand differently.',
      fix: 'Write its number, or null for the whole study.',
    },
    enrolledFrom: DATE,
    enrolledUntil: {
      why: 'It decides whether people read that the group is open.',
      fix: 'Write the day, month or year in which enrollment ended, not before enrolledFrom, or null while it goes on.',
    },
    shownAs: { why: 'Only a demonstration may show a closed group as open.', fix: 'Write open or null.' },
    phaseEnded: DATE,
    nextFrom: DATE,
    open: SENTENCE,
    closed: SENTENCE,
    enrolled: SENTENCE,
    phase: SENTENCE,
    next: SENTENCE,
    later: SENTENCE,
    now: SENTENCE,
  },
  example: {
    id: 'adult',
    cohort: 'adult',
    part: null,
    enrolledFrom: null,
    enrolledUntil: '2023',
    shownAs: null,
    phaseEnded: null,
    nextFrom: null,
    open: null,
    closed: 'The adult study is closed.',
    enrolled: 'Enrollment is complete.',
    phase: null,
    next: null,
    later: null,
    now: 'You do not need to do anything.',
  },
});
/** A status as it is written. Pages get it described: see `Status`. */
export type StatusRecord = z.infer<typeof status.schema>;

/** Where a study stands today, as pages say it. */
export type Status = Pick<
  StatusRecord,
  'id' | 'cohort' | 'part' | 'enrolled' | 'phase' | 'now' | 'nextFrom'
> & {
  isOpen: boolean;
  /** The first sentence: who can join, or that it is closed. */
  headline: string;
  /** Enrollment and phase. */
  where: string;
  /** What comes next; null when nothing is planned. */
  next: string | null;
};
