import type { Locale } from './locale.ts';
import type { Prose } from './prose.ts';
import type { CohortId, CohortStatus, Country, StudySite } from './study-site.ts';

export * from './locale.ts';
export * from './prose.ts';
export * from './records/index.ts';
export * from './study-site.ts';

/** Addresses outside the site that the programme's record names. */
export const PROGRAMME_LINKS = [
  'feedbackSurvey',
  'mainProgramme',
  'clinicalTrials',
  'communityRegistry',
  'newsletter',
] as const;
export type ProgrammeLink = (typeof PROGRAMME_LINKS)[number];

/** Who runs the research and how to reach them; one record, in the words of one language. */
export type Programme = {
  name: string;
  shortName: string;
  /** Used in addresses, such as `/about-us/<slug>-representatives`. */
  slug: string;
  phone: { display: string; href: string };
  email: string;
  tissueEmail: string;
  hours: string;
  languageLine: string;
  relay: string;
  emergency: string;
  /** Addresses outside the site; null for one that the programme does not have: its places lead to an e-mail. */
  links: Record<ProgrammeLink, string | null>;
  /** While true, the site says that nobody will be contacted. */
  demonstration: boolean;
  demonstrationNotice: { form: string; sent: string; finder: string };
};

/** A page's SEO record (title, description) and its words; `heading` is the h1. */
export type PageEntry = {
  id: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  body: Prose;
};

/** A group in words; `who` is one sentence that says who can join. */
export type Cohort = { id: CohortId; name: string; who: string; statusNote: string };

/** A state, district, territory or province, named in one language. */
export type StateName = { code: string; country: Country; name: string };

/** How many people joined a group, and how many were hoped for. */
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
  /** What else there is to know about the numbers, in one sentence. */
  note: string | null;
  /** True when one of the numbers is invented. */
  sample: boolean;
};

/** A total of what participants have done. */
export type Metric = {
  id: string;
  /** Its place among the totals, from 1. */
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

/** Something that a visitor can do outside the site. */
export type CallToAction = {
  id: string;
  /** Its place among the others, from 1. */
  order: number;
  link: ProgrammeLink;
  title: string;
  text: string;
  /** Words of the link. */
  label: string;
  /** What is said when the programme has no such link; the link then opens the mail program. */
  instead: { text: string; label: string };
};

/** A piece of prose that is shown inside a page or a form. */
export type TextEntry = { id: string; title: string; body: Prose };

/** Everything that the site shows in one language. */
export type Content = {
  locale: Locale;
  programme: Programme;
  pages: Record<string, PageEntry>;
  /** In the order of `COHORT_IDS`. */
  cohorts: Cohort[];
  texts: Record<string, TextEntry>;
  /** In the order of `COHORT_IDS`. */
  enrollments: Enrollment[];
  /** In their order. */
  metrics: Metric[];
  /** Newest first. */
  news: News[];
  /** In their order. */
  callsToAction: CallToAction[];
  /** Sorted by name in the language. */
  states: StateName[];
  studySites: StudySite[];
};
