import type { MaterialsData } from '../../features/materials/materials-data.ts';
import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';

/** The page's text, and the filters in the query from a form without script. */
export async function load(context: LoaderContext) {
  return {
    ...(await loadArticle(context)),
    rendered: context.url.searchParams.toString(),
  } satisfies MaterialsData;
}
