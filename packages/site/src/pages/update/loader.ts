import { loadRecord, loadRecords } from '@longcovid/content/load';

import { loadArticle } from '../../embeds/load-article.ts';
import type { LoaderContext } from '../../loaders.ts';
import { findRelatedItems } from './related-items.ts';

/** The update or case study of the path. */
export async function load({ page, ...context }: LoaderContext) {
  const { locale } = context;
  const found = loadRecords(locale, 'updates').find(({ id }) => id === page.id);
  const record = found ?? loadRecord(locale, 'caseStudies', page.id);
  const { pageTitle, description, title, intro, body, sample } = record;
  const content = await loadArticle({ heading: title, lead: intro, body, sample }, context);
  return {
    seo: { title: pageTitle, description },
    ...content,
    related: findRelatedItems(record, found ? 'updates' : 'caseStudies', locale),
    date: found?.date ?? null,
  };
}
