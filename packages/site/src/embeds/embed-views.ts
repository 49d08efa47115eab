import type {
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
};

/** A study material without its text, as the list of them needs it. */
export type MaterialCard = Pick<StudyMaterial, 'id' | 'type' | 'cohort' | 'title' | 'summary' | 'date'> & {
  href: string;
  /** Absent for none. */
  pdf?: ListedPdf | undefined;
};

/** Embedded views of records. */
export type View =
  | { view: 'cards'; items: Card[] }
  | {
      view: 'disclosures';
      items: { id: string; title: string; info?: string; body: Prose; pdf?: ListedPdf | undefined }[];
    }
  | { view: 'enrollment'; items: { enrollment: Enrollment; name: string }[] }
  | { view: 'metrics'; metrics: Metric[]; columns: { cohort: MetricCohort; name: string }[] }
  | { view: 'contact'; email: string }
  | { view: 'video'; title: string; files: VideoFiles | null; transcript: Prose }
  | { view: 'figure'; figure: Figure }
  | { view: 'journey'; journey: Journey }
  | { view: 'materials'; materials: MaterialCard[] }
  | { view: 'study-sites'; finder: SentFinderData };

export type ViewName = View['view'];

/** A view in the text of a page. */
export type ViewBlock = View & { type: 'view' };

/** The text of a page with its embedded records. */
export type ArticleBody = (Exclude<ProseBlock, ProseEmbed> | ViewBlock)[];

/** A heading of the page's contents. */
export type ContentsEntry = { id: string; heading: string };

/** Renders a view; each page module provides the views of its pages. */
export type Views = { [Name in ViewName]?: ComponentType<Extract<View, { view: Name }>> };
