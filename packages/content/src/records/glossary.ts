/** A word that not everybody knows. A page that uses it says at its first use what it means, or links to one that does. */
export type GlossaryTerm = {
  id: string;
  /** Each form of the word, such as `autopsy` and `autopsies`. */
  term: string[];
  /** Words of which one stands near the term where it is explained. */
  explained: string[];
};
