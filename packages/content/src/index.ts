import type {
  CallToAction,
  Cohort,
  Enrollment,
  Metric,
  News,
  PageEntry,
  Programme,
  StateName,
  Status,
  StudySite,
  TextEntry,
} from './kinds/index.ts';
import type { Locale } from './locale.ts';

export * from './choices.ts';
// Types only: the schemas stay on the server.
export type * from './kinds/index.ts';
export * from './locale.ts';
export type * from './prose.ts';
export type { RecordPage } from './record-page.ts';

/** All content of the site in one language. */
export type Content = {
  locale: Locale;
  programme: Programme;
  pages: Record<string, PageEntry>;
  /** In the order of `COHORT_IDS`. */
  cohorts: Cohort[];
  /** Where the studies stand, by id. */
  statuses: Status[];
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
