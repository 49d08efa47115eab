/** A statement of the study that at least one page in each language must contain. */
export type Fact = {
  id: string;
  /** Texts that one page must all contain, such as `34,500`. The search ignores case and collapses white space. */
  value: string[];
  /** Day, month or year for which it holds; null when no date is given. */
  asOf: string | null;
  source: string;
  /** Invented. */
  sample: boolean;
};
