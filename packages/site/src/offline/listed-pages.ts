import { GROUP_PAGES, pages } from '../pages.ts';

/**
 * English paths of the pages that are kept without having been read, since people need them where there is no connection:
 * home, the answers, those for a family after a death, and what happens at each visit.
 */
export const listedPages: readonly string[] = [
  '/',
  '/answers',
  '/after-a-death',
  GROUP_PAGES.autopsy,
  ...pages.filter(({ template }) => template === 'journey').map(({ path }) => path),
];
