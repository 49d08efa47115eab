import type { CohortId } from '@longcovid/content';

import { arrangeInSections } from '../../embeds/arrange-sections.ts';
import type { LoaderContext } from '../../loaders.ts';
import { GROUP_PAGES } from '../../pages.ts';
import { load as loadArticle } from '../article/loader.ts';

const groups = Object.entries(GROUP_PAGES) as [CohortId, string][];

/** The group, and the page's text in sections. */
export async function load(context: LoaderContext) {
  const { body, ...article } = await loadArticle(context);
  const cohort = groups.find(([, path]) => path === context.page.path)?.[0];
  return { ...article, body: [], sections: arrangeInSections(body), cohort };
}
