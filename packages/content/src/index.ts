import type { Locale } from './locale.ts';
import type { Prose } from './prose.ts';
import type { CohortId, CohortStatus, Country, StudySite } from './study-site.ts';

export * from './locale.ts';
export * from './prose.ts';
export * from './records/index.ts';
export * from './study-site.ts';

/** Links to other sites in the programme's record. */
export const PROGRAMME_LINKS = [
  'feedbackSurvey',
  'mainProgramme',
  'clinicalTrials',
  'communityRegistry',
  'newsletter',
] as const;
export type ProgrammeLink = (typeof PROGRAMME_LINKS)[number];

/** Who runs the research and how to reach them; one record, in one language. */
export type Programme = {
  name: string;
  shortName: string;
  /** Part of paths, such as `/about-us/<slug>-representatives`. */
  slug: string;
  phone: { display: string; href: string };
  email: string;
  tissueEmail: string;
  hours: string;
  languageLine: string;
  relay: string;
  emergency: string;
  /** Links to other sites; null for one that the programme does not have, which becomes a mailto: link. */
  links: Record<ProgrammeLink, string | null>;
  /** If true, the site states that nobody will be contacted. */
  demonstration: boolean;
  demonstrationNotice: { form: string; sent: string; finder: string };
};

/** A page: title and description for search engines, `heading` as its h1, and its text. */
export type PageEntry = {
  id: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  body: Prose;
};

/** The texts of a group; `who` is one sentence about who can join. */
export type Cohort = { id: CohortId; name: string; who: string; statusNote: string };

/** The name of a state, district, territory or province in one language. */
export type StateName = { code: string; country: Country; name: string };

/** How many people joined a group, and its goal. */
export type Enrollment = {
  id: CohortId;
  /** `full` when the goal is reached, and only then. */
  status: CohortStatus;
  /** People. */
  enrolled: number;
  goal: number;
  /** Day of the count, such as `2024-06-15`; null only for a sample. */
  asOf: string | null;
  /** Where the numbers come from; empty only for a sample. */
  sources: { label: string; href: string | null }[];
  /** A note on the numbers, in one sentence. */
  note: string | null;
  /** True when one of the numbers is invented. */
  sample: boolean;
};

/** A total of what participants have done. */
export type Metric = {
  id: string;
  /** Position among the totals, from 1. */
  order: number;
  title: string;
  description: string;
  /** Null where nothing was counted. */
  adultValue: number | null;
  pediatricValue: number | null;
  /** Month of the count, such as `2025-05`. */
  asOf: string;
};

/** Something that happened in the research. `date` is a day, or a month when the day is not known. */
export type News = { id: string; date: string; title: string; summary: string };

/** A call to action on another site. */
export type CallToAction = {
  id: string;
  /** Position in the list, from 1. */
  order: number;
  link: ProgrammeLink;
  title: string;
  text: string;
  /** Text of the link. */
  label: string;
  /** Text and label when the programme has no such link; the link is then a mailto: link. */
  instead: { text: string; label: string };
};

/** Prose inside a page or a form. */
export type TextEntry = { id: string; title: string; body: Prose };

/** All content of the site in one language. */
export type Content = {
  locale: Locale;
  programme: Programme;
  pages: Record<string, PageEntry>;
  /** In the order of `COHORT_IDS`. */
  cohorts: Cohort[];
  texts: Record<string, TextEntry>;
  /** In the order of `COHORT_IDS`. */
  enrollments: Enrollment[];
  /** By `order`. */
  metrics: Metric[];
  /** Newest first. */
  news: News[];
  /** By `order`. */
  callsToAction: CallToAction[];
  /** Sorted by name in the language. */
  states: StateName[];
  studySites: StudySite[];
};
