import { loadRecord } from '@longcovid/content/load';

import { articleWords } from '../../articles/article-words.ts';
import { pdfOf } from '../../features/documents/pdf-of.ts';
import type { LoaderContext } from '../../loaders.ts';

/** A study material as a web page. */
export async function load({ page, ...context }: LoaderContext) {
  const { pageTitle, description, title, summary, body, type, cohort, date } = loadRecord(
    context.locale,
    'studyMaterials',
    page.id,
  );
  return {
    seo: { title: pageTitle, description },
    ...(await articleWords({ heading: title, lead: summary, body }, context)),
    type,
    cohort,
    date,
    pdf: pdfOf(context.locale, 'study-material', page.id),
  };
}
