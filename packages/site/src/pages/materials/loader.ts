import type { MaterialsData } from '../../features/materials/materials-data.ts';
import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';
import { arrangeMaterials } from './arrange-materials.ts';

/** The page's text, and the filters in the query from a form without script. */
export async function load(context: LoaderContext) {
  const article = await loadArticle(context);
  const materials: MaterialsData = { rendered: context.url.searchParams.toString() };
  return { ...article, body: arrangeMaterials(article.body), ...materials };
}
