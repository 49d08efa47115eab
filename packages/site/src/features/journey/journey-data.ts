/** What a journey's loader adds to the words of its page. */
export type JourneyData = {
  /** The query that the page was rendered with, such as 'covid=yes&part2=no'; '' for a built page. */
  rendered: string;
};
