/** Id of the list's heading. */
export const MATERIALS_ANCHOR = 'materials';

/** What the list's loader adds to the data of its page. */
export type MaterialsData = {
  /** The query at render time, such as 'type=enrollment'; '' for a built page. */
  rendered: string;
};
