/** The results of the committed reports and transcripts for the accessibility page. */
export type AccessibilityEvidence = {
  /** Day of the last scan. */
  date: string;
  /** The browser it ran in. */
  browser: string;
  /** Number of scanned pages and components. */
  pages: number;
  components: number;
  /** Number of failed rules. */
  failures: number;
  /** Screen readers and browsers of the transcripts, most transcripts first. */
  screenReaders: { screenReader: string; browser: string; recordings: number }[];
  transcribedPages: number;
  /** Of the scanned components. */
  transcribedComponents: number;
  /** Transcripts older than the source of their target. */
  oldRecordings: number;
  /** Number of manual results. */
  verdicts: number;
};
