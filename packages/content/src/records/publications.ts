import type { Locale } from '../locale.ts';
import type { Prose } from '../prose.ts';
import type { Picture } from './participation.ts';

/** Metadata of a record's page for browsers and search engines. */
export type PageMetadata = {
  /** The complete title of the page, at most 70 characters. */
  pageTitle: string;
  /** At most 160 characters. */
  description: string;
};

/** A record whose text is a page of the site. */
export type RecordPage = {
  id: string;
  /** Languages of the text. Default: all. */
  locales?: readonly Locale[];
  /** English path of the page with its text in the other languages. Default: none. */
  elsewhere?: `/${string}`;
};

/** The records of each collection that are pages, in the order in which the site lists them: `dist/collections.json`. */
export type PageCollections = Record<
  'updates' | 'caseStudies' | 'studyMaterials' | 'protocols',
  readonly RecordPage[]
>;

/** News of the study with a page of its own, `/stay-informed/updates/<id>`. */
export type Update = PageMetadata &
  Picture & {
    id: string;
    /** A day, or a month when the day is not known. */
    date: string;
    title: string;
    /** Introduction of its page. */
    intro: string;
    body: Prose;
    sample: boolean;
  };

/** A case study with a page of its own, `/stay-informed/case-studies/<id>`. */
export type CaseStudy = PageMetadata &
  Picture & {
    id: string;
    order: number;
    title: string;
    intro: string;
    body: Prose;
    sample: boolean;
  };

export const SEASONS = ['spring', 'summer', 'fall'] as const;
export type Season = (typeof SEASONS)[number];

/** An issue of the newsletter. */
export type Newsletter = {
  id: string;
  season: Season;
  year: number;
  /** File name of its picture. */
  image: string | null;
  /** Season and year, spelled out. */
  title: string;
  /** Summary, in one or two sentences. */
  summary: string;
  body: Prose;
  downloadLabel: string;
  /** File name under `files/pdf`; null before it is printed. */
  pdf: string | null;
  sample: boolean;
};

/** A paper about the research, published elsewhere. */
export type Article = {
  id: string;
  /** Day, month or year. */
  date: string;
  title: string;
  summary: string;
  /** Journal or institute. */
  publisher: string;
  url: string;
  /** Text of the link. */
  label: string;
  sample: boolean;
};
