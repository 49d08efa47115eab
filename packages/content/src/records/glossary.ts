/** A term that not everybody knows. A page explains it at its first use, or links to a page that does. */
export type GlossaryTerm = {
  id: string;
  /** Each form of the term, such as `autopsy` and `autopsies`. */
  term: string[];
  /** Texts; one of them is near the term where it is explained. */
  explained: string[];
};
