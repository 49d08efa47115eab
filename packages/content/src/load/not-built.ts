/** The error for a missing folder or file of `dist`. */
export const notBuilt = (path: string): Error =>
  new Error(
    `[@longcovid/content] ${path} is missing: the content has not been built, so no page can be shown. Run "pnpm build".`,
  );
