import { arrangeInSections } from '../../embeds/arrange-sections.ts';
import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';

/** The page's text in sections as wide as the frame. */
export async function load(context: LoaderContext) {
  const { body, ...article } = await loadArticle(context);
  return { ...article, body: [], sections: arrangeInSections(body) };
}
