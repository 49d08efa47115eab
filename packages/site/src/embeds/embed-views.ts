import type {
  Answer,
  Enrollment,
  Figure,
  Journey,
  Metric,
  MetricCohort,
  Prose,
  ProseBlock,
  ProseEmbed,
  StudyMaterial,
} from '@longcovid/content';
import type { ComponentType } from 'react';

import type { ListedPdf } from '../features/documents/find-pdf.ts';
import type { SentFinderData } from '../features/finder/finder-data.ts';
import type { VideoFiles } from '../features/video/find-video.ts';

/** A record in a list: title, link and summary. */
export type Card = {
  id: string;
  title: string;
  /** The record's own page. */
  href?: string | undefined;
  /** Language of the title, if it differs from the page. */
  lang?: string | undefined;
  /** Day, month or year. */
  date?: string | undefined;
  /** A word or two above the text, such as the kind of a document. */
  details?: string[] | undefined;
  text?: string | undefined;
  body?: Prose | undefined;
  link?: { href: string; label: string; opensNewWindow?: boolean | undefined } | undefined;
  /** The document as a PDF. */
  pdf?: ListedPdf | undefined;
  isSample?: boolean | undefined;
  /** What is in a document, and for which group. */
  thumbnail?: ThumbnailData | undefined;
};

/** The object and the group of a thumbnail. */
export type ThumbnailData = Pick<StudyMaterial, 'symbol' | 'cohort'>;

/** A study material without its text, as the list of them needs it. */
export type MaterialCard = Pick<StudyMaterial, 'id' | 'type' | 'cohort' | 'symbol' | 'title' | 'summary'> & {
  href: string;
  /** Absent for none. */
  pdf?: ListedPdf | undefined;
};

/** A test: a disclosure that tells at a glance how long it takes, whether it hurts, and where it is done. */
export type TestData = { id: string; title: string; isSample: boolean; facts: string[]; body: Prose };

/** A story: its beginning, and the rest behind a disclosure. */
export type Topic = {
  /** Id of the disclosure. */
  id: string;
  title: string;
  isSample: boolean;
  /** URL of the file of a decorative scene. */
  scene?: string;
  /** A line below the title, with the reading time. */
  info?: string;
  /** The first sentence. */
  intro?: string;
  /** Reading time. */
  minutes?: number;
  /** Label of the disclosure. */
  readLabel: string;
  /** What is behind the disclosure; empty for no more. */
  body: Prose;
};

/** A question with its answer. */
export type AnswerData = Pick<
  Answer,
  'id' | 'question' | 'answer' | 'body' | 'source' | 'checked' | 'ask' | 'say'
> & {
  /** Names of the groups that it is for; empty for all. */
  groups: string[];
};

/** The questions below a heading of level 2. */
export type AnswerTopic = ContentsEntry & { questions: Pick<Answer, 'id' | 'question'>[] };

/** Embedded views of records. */
export type View =
  /** news: the date first · documents: cards in columns · tiles: columns. Default: rows. */
  | { view: 'cards'; layout?: 'news' | 'documents' | 'tiles' | undefined; items: Card[] }
  | { view: 'tests'; items: TestData[] }
  | { view: 'topics'; items: Topic[] }
  | {
      view: 'disclosures';
      items: { id: string; title: string; body: Prose }[];
    }
  | { view: 'enrollment'; items: { enrollment: Enrollment; name: string; isOpen: boolean }[] }
  | { view: 'metrics'; metrics: Metric[]; columns: { cohort: MetricCohort; name: string }[] }
  | ({ view: 'answer'; isFolded: boolean } & AnswerData)
  | { view: 'questions'; topics: AnswerTopic[] }
  | { view: 'contact'; email: string | undefined }
  | { view: 'video'; title: string; files: VideoFiles | null; transcript: Prose }
  | { view: 'figure'; figure: Figure }
  | { view: 'columns'; sections: ArticleBody[] }
  | { view: 'journey'; journey: Journey }
  | { view: 'materials'; materials: MaterialCard[] }
  | { view: 'study-sites'; finder: SentFinderData };

export type ViewName = View['view'];

/** A view in the text of a page. */
export type ViewBlock = View & { type: 'view' };

/** The text of a page with its embedded records. */
export type ArticleBody = (Exclude<ProseBlock, ProseEmbed> | ViewBlock)[];

/** A section of a page: its kind, and its columns, one or two. */
export type ArticleSection = { kind: 'words' | 'tool' | 'band' | 'quiet'; columns: ArticleBody[] };

/** A heading of the page's contents. */
export type ContentsEntry = { id: string; heading: string };

/** Renders a view; each page module provides the views of its pages. */
export type Views = { [Name in ViewName]?: ComponentType<Extract<View, { view: Name }>> };
