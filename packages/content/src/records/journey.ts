import type { Prose } from '../prose.ts';

export type JourneyAnswer = 'yes' | 'no';

/** A question that selects the version of the journey. */
export type JourneyQuestion = { id: string; label: string; text: string };

/** An expandable step of the timeline: a visit, a survey, a kit. */
export type JourneyStep = { id: string; title: string; content: Prose };

/** A time, such as 'Within 2 weeks', and what happens then. */
export type JourneyBlock = { id: string; title: string; circles: JourneyStep[] };

export type JourneyPhase = { id: string; title: string; blocks: JourneyBlock[] };

/** The version for a set of answers; `answers` has an answer to every question, by id. */
export type JourneyVersion = {
  id: string;
  answers: Record<string, JourneyAnswer>;
  title: string;
  intro: string;
  parts: JourneyPhase[];
};

/** The course of taking part for one group, from the first day to the last, with a version for every set of answers. */
export type Journey = {
  id: string;
  welcomeTitle: string;
  welcomeBody: string;
  /** Alternative text of its picture; '' when decorative. */
  imageAlt: string;
  questions: JourneyQuestion[];
  yes: string;
  no: string;
  versions: JourneyVersion[];
  sample: boolean;
};
