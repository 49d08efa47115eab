import type { MaterialCohort, Prose } from '../prose.ts';
import type { CohortId } from '../study-site.ts';
import type { PageMetadata } from './publications.ts';

/** What a study material is for. */
export const MATERIAL_TYPES = ['enrollment', 'educational', 'at_home_tests', 'in_person_tests'] as const;
export type MaterialType = (typeof MATERIAL_TYPES)[number];

/** A paper for people in or around the study, and the same words as a web page, `/study-materials/<id>`. */
export type StudyMaterial = PageMetadata & {
  id: string;
  type: MaterialType;
  cohort: MaterialCohort;
  title: string;
  /** What it is and for whom, in one or two sentences. */
  summary: string;
  /** The whole text. */
  body: Prose;
  /** Pages of the PDF; null until it is made. */
  pages: number | null;
  /** Day or month of this version. */
  date: string;
  /** File name under `files/pdf`; null until it is made. */
  file: string | null;
  sample: boolean;
};

export const PROTOCOL_KINDS = ['protocol', 'consent'] as const;
export type ProtocolKind = (typeof PROTOCOL_KINDS)[number];

/** A study plan or a consent form, in its versions, and the same words as a web page, `/study-materials/<id>`. */
export type Protocol = {
  /** What browsers are told of its page; null without a text. */
  pageTitle: string | null;
  description: string | null;
  id: string;
  order: number;
  kind: ProtocolKind;
  cohort: CohortId;
  /** Which study, in a few words. */
  label: string;
  /** Name of the document. */
  title: string;
  /** What it is and for whom, in one or two sentences; null without a text. */
  summary: string | null;
  /** The whole text. Empty where another page of the site, `href`, has it. */
  body: Prose;
  /** Day of the version; null when no date is given. */
  versionDate: string | null;
  /** Bytes of the PDF; null until it is made. */
  size: number | null;
  /** File name under `files/pdf`; null until it is made. */
  file: string | null;
  /** The page of the site that has its text, or the published plan; null when there is neither. */
  href: string | null;
  /** Words of that link; null with `href` null. */
  linkLabel: string | null;
  sample: boolean;
};
