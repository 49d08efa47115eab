import type { PictureName } from '../../pictures/picture-names.ts';
import type { RecordPdf } from './find-pdf.ts';

/** What the page of a document shows around its words. */
export type DocumentData = {
  /** What it is and for whom, in a word or two each. */
  details: string[];
  /** Day or month of its version; null when none is given. */
  date: string | null;
  /** The list that it stands in. */
  back: { href: string; label: string };
  picture: PictureName;
  pdf: RecordPdf | null;
};
