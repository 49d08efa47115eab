import type { MaterialCohort, Prose } from '../prose.ts';

/** A picture that goes with a record: file name under `files/pictures`, and what it shows; '' when it only decorates. */
export type Picture = { image: string | null; imageAlt: string };

/** A topic of taking part, told to the reader as 'you'. It quotes no person. */
export type Story = Picture & {
  id: string;
  /** Its place among the others, from 1. */
  order: number;
  name: string;
  /** File name of the small picture. */
  thumb: string | null;
  body: Prose;
  /** Words of the control that opens it. */
  readLabel: string;
  /** One line under the name: what it is about, and how long it takes to read. */
  info: string;
  sample: boolean;
};

/** Help that a participant can get. */
export type SupportResource = Picture & {
  id: string;
  order: number;
  title: string;
  body: Prose;
  /** Page, anchor, phone or address that it leads to; null when the body says all. */
  url: string | null;
  /** Words of the link; null with `url` null. */
  label: string | null;
  /** True when the link opens a new window; the page then says so beside its words. */
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

/** A link to research. Without groups it is for all of them. */
export type ResearchLink = {
  id: string;
  order: number;
  url: string;
  label: string;
  /** True when the link opens a new window; the page then says so beside its words. */
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
  /** Words of the link; null when there is nothing to download or to open. */
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
  /** The booklet: for now its page, later its PDF. */
  downloadUrl: string;
  cohorts: MaterialCohort[];
  sample: boolean;
};

/** A video with all that it shows in words. */
export type Video = {
  id: string;
  title: string;
  /** File name under `files/video`; null until it is made, and then only its words are shown. */
  file: string | null;
  transcript: Prose;
  sample: boolean;
};
