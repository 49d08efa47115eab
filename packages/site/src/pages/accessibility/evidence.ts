/** What the committed reports and recordings show, as far as the page about accessibility tells it. */
export type AccessibilityEvidence = {
  /** Day of the last measurement. */
  date: string;
  /** The browser it ran in. */
  browser: string;
  /** How many pages and components it looked at. */
  pages: number;
  components: number;
  /** How many rules failed somewhere. */
  failures: number;
  /** With which screen readers and browsers people could listen again, the most recordings first. */
  screenReaders: { screenReader: string; browser: string; recordings: number }[];
  transcribedPages: number;
  /** Of the components that were measured. */
  transcribedComponents: number;
  /** Recordings older than the source of what they tell of. */
  oldRecordings: number;
  /** How many verdicts of people there are. */
  verdicts: number;
};
