/** Something that the study states, and that visitors must find on at least one page in each language. */
export type Fact = {
  id: string;
  /**
   * Words that all stand on one and the same page, such as `34,500`. They are looked for without regard to capitals,
   * and any white space counts as one space.
   */
  value: string[];
  /** Day, month or year for which it holds; null when no date is given. */
  asOf: string | null;
  source: string;
  /** True when it is invented. */
  sample: boolean;
};
