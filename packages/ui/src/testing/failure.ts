/** The error of a tester when a page lacks a behavior of its pattern: what happened, why it matters, what to do. */
export const failure = (tester: string, what: string, why: string, todo: string): Error =>
  new Error(`[@longcovid/ui/testing] ${tester}: ${what} ${why} ${todo}`);
