/** What is thrown when a folder or file of `dist` is asked for that has not been built. */
export const notBuilt = (path: string): Error =>
  new Error(
    `[@longcovid/content] ${path} is not there: the content has not been built, so no page can be shown. Run "pnpm build".`,
  );
