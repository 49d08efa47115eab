import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';
import { pairSections } from './pair-sections.ts';

/** The page's text, its sections in pairs. */
export async function load(context: LoaderContext) {
  const article = await loadArticle(context);
  return { ...article, body: pairSections(article.body) };
}
