/** What a journey's loader adds to the data of its page. */
export type JourneyData = {
  /** The query at render time, such as 'covid=yes&part2=no'; '' for a built page. */
  rendered: string;
};
