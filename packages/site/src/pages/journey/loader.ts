import type { JourneyData } from '../../features/journey/journey-data.ts';
import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';

/** The page's text, and the answers in the query from a form without script. */
export async function load(context: LoaderContext) {
  return {
    ...(await loadArticle(context)),
    rendered: context.url.searchParams.toString(),
  } satisfies JourneyData;
}
