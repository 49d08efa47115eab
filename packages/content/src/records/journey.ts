import type { Prose } from '../prose.ts';

export type JourneyAnswer = 'yes' | 'no';

/** A question that leads to one version of the journey. */
export type JourneyQuestion = { id: string; label: string; text: string };

/** A point of the timeline that expands: a visit, a survey, a kit. */
export type JourneyStep = { id: string; title: string; content: Prose };

/** A time, such as 'Within 2 weeks', and what happens then. */
export type JourneyBlock = { id: string; title: string; circles: JourneyStep[] };

export type JourneyPhase = { id: string; title: string; blocks: JourneyBlock[] };

/** What one group of answers leads to; `answers` has an answer to every question, by its id. */
export type JourneyVersion = {
  id: string;
  answers: Record<string, JourneyAnswer>;
  title: string;
  intro: string;
  parts: JourneyPhase[];
};

/** How taking part goes, from the first day to the last, for one group. There is a version for every set of answers. */
export type Journey = {
  id: string;
  welcomeTitle: string;
  welcomeBody: string;
  /** What the picture at its head shows; '' when it only decorates. */
  imageAlt: string;
  questions: JourneyQuestion[];
  yes: string;
  no: string;
  versions: JourneyVersion[];
  sample: boolean;
};
