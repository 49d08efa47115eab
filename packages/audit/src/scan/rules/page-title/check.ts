import { toResult, type Rule } from '../rule.ts';

const PLACEHOLDER = /^(untitled( document)?|document|title|sin título|vite app|react app|index(\.html)?)$/i;

/** The page has a title that is not a placeholder. */
export const pageTitle: Rule = {
  id: 'page-title',
  criteria: ['2.4.2'],
  async check(page) {
    const title = (await page.title()).trim();
    if (title === '') return toResult([{ where: 'title', seen: 'There is no title, or it is empty.' }]);
    if (PLACEHOLDER.test(title)) return toResult([{ where: 'title', seen: `The title is “${title}”.` }]);
    return toResult([]);
  },
};
