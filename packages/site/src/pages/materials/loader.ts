import type { MaterialsData } from '../../features/materials/materials-data.ts';
import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';

/** The page's words, and the filters that a form without script has put into the address. */
export async function load(context: LoaderContext) {
  return {
    ...(await loadArticle(context)),
    rendered: context.url.searchParams.toString(),
  } satisfies MaterialsData;
}
