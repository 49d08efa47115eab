/** What a tester says when a page does not do what its pattern promises: what happened, why it matters, what to do. */
export const failure = (tester: string, what: string, why: string, todo: string): Error =>
  new Error(`[@longcovid/ui/testing] ${tester}: ${what} ${why} ${todo}`);
