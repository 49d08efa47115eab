import { loadRecords } from '@longcovid/content/load';

import type { MaterialsData } from '../../features/materials/materials-data.ts';
import type { LoaderContext } from '../../loaders.ts';
import { load as loadArticle } from '../article/loader.ts';

/** The page's words, the filters that a form without script has put into the address, and the dates of the materials. */
export async function load(context: LoaderContext) {
  const materials = loadRecords(context.locale, 'studyMaterials');
  return {
    ...(await loadArticle(context)),
    rendered: context.url.searchParams.toString(),
    dates: Object.fromEntries(materials.map(({ id, date }) => [id, date])),
  } satisfies MaterialsData;
}
