import type { SceneName } from '../../pictures/scene-names.ts';
import type { RecordPdf } from './find-pdf.ts';

/** What the page of a document shows besides its text. */
export type DocumentData = {
  /** Type and group, in a word or two each. */
  details: string[];
  /** Day or month of its version; null when none is given. */
  date: string | null;
  /** The list that contains it. */
  back: { href: string; label: string };
  scene: SceneName | null;
  pdf: RecordPdf | null;
};
