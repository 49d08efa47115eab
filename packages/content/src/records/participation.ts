import type { MaterialCohort, Prose } from '../prose.ts';

/** A picture of a record: file name under `files/pictures`, and alternative text; '' when decorative. */
export type Picture = { image: string | null; imageAlt: string };

/** Help that a participant can get. */
export type SupportResource = Picture & {
  id: string;
  order: number;
  title: string;
  body: Prose;
  /** Link to a page, section, phone number or other site; null for none. */
  url: string | null;
  /** Text of the link; null with `url` null. */
  label: string | null;
  /** The link opens a new window, which the page states beside it. */
  opensNewWindow: boolean;
  sample: boolean;
};

/** A test that a participant might have. */
export type StudyTest = Picture & {
  id: string;
  order: number;
  title: string;
  description: Prose;
  sample: boolean;
};

/** A link to research. No groups: for all. */
export type ResearchLink = {
  id: string;
  order: number;
  url: string;
  label: string;
  /** The link opens a new window, which the page states beside it. */
  opensNewWindow: boolean;
  cohorts: MaterialCohort[];
  sample: boolean;
};

/** Something the research has found, or a result that participants get, with a document when there is one. */
export type ResultItem = {
  id: string;
  order: number;
  title: string;
  body: Prose;
  /** Text of the link; null for no download. */
  downloadLabel: string | null;
  downloadUrl: string | null;
  cohorts: MaterialCohort[];
  sample: boolean;
};

/** A booklet that shows how to give a sample. */
export type SampleBooklet = {
  id: string;
  order: number;
  label: string;
  imagePath: string | null;
  imageAlt: string;
  /** Link to the booklet. */
  downloadUrl: string;
  cohorts: MaterialCohort[];
  sample: boolean;
};

/** A video with its transcript. */
export type Video = {
  id: string;
  title: string;
  /** File name under `files/video`; null for none, then only the transcript is shown. */
  file: string | null;
  transcript: Prose;
  sample: boolean;
};
