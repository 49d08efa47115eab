/** What the list's loader adds to the words of its page. */
export type MaterialsData = {
  /** The query that the page was rendered with, such as 'type=enrollment'; '' for a built page. */
  rendered: string;
};
