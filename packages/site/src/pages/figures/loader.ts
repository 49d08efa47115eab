import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';
import { arrangeSections } from './arrange-sections.ts';

/** The page's text with its figures, arranged in columns. */
export async function load(context: LoaderContext) {
  const article = await loadArticle(context);
  return { ...article, body: arrangeSections(article.body) };
}
