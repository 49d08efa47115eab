import type { MaterialCohort, Prose } from '../prose.ts';
import type { CohortId } from '../study-site.ts';
import type { PageMetadata } from './publications.ts';

/** The purpose of a study material. */
export const MATERIAL_TYPES = ['enrollment', 'educational', 'at_home_tests', 'in_person_tests'] as const;
export type MaterialType = (typeof MATERIAL_TYPES)[number];

/** A document for participants and their families, as a PDF and as a page, `/study-materials/<id>`. */
export type StudyMaterial = PageMetadata & {
  id: string;
  type: MaterialType;
  cohort: MaterialCohort;
  title: string;
  /** What it is and for whom, in one or two sentences. */
  summary: string;
  /** The whole text. */
  body: Prose;
  /** Pages of the PDF; null before it is printed. */
  pages: number | null;
  /** Day or month of this version. */
  date: string;
  /** File name under `files/pdf`; null before it is printed. */
  file: string | null;
  sample: boolean;
};

export const PROTOCOL_KINDS = ['protocol', 'consent'] as const;
export type ProtocolKind = (typeof PROTOCOL_KINDS)[number];

/** A study plan or a consent form in one version, as a PDF and as a page, `/study-materials/<id>`. */
export type Protocol = {
  /** Metadata of its page; null without a text. */
  pageTitle: string | null;
  description: string | null;
  id: string;
  order: number;
  kind: ProtocolKind;
  cohort: CohortId;
  /** Short name of the study. */
  label: string;
  /** Name of the document. */
  title: string;
  /** What it is and for whom, in one or two sentences; null without a text. */
  summary: string | null;
  /** The whole text. Empty where another page of the site, `href`, has it. */
  body: Prose;
  /** Day of the version; null when no date is given. */
  versionDate: string | null;
  /** Bytes of the PDF; null before it is printed. */
  size: number | null;
  /** File name under `files/pdf`; null before it is printed. */
  file: string | null;
  /** The page of the site with its text, or the published plan; null for neither. */
  href: string | null;
  /** Text of that link; null with `href` null. */
  linkLabel: string | null;
  sample: boolean;
};
