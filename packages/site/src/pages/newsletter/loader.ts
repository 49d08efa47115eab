import { loadRecord } from '@longcovid/content/load';

import { loadArticle } from '../../embeds/load-article.ts';
import { findPdf } from '../../features/documents/find-pdf.ts';
import type { LoaderContext } from '../../loaders.ts';
import { newsletterHeading } from '../page-heading.ts';
import { findRelatedItems } from '../update/related-items.ts';

/** The issue of the path, and the others. */
export async function load({ page, ...context }: LoaderContext) {
  const { locale, content } = context;
  const record = loadRecord(locale, 'newsletters', page.id);
  const heading = newsletterHeading(locale, record);
  return {
    seo: { title: `${heading} | ${content.programme.shortName}`, description: record.summary },
    ...(await loadArticle(
      { heading, lead: record.summary, body: record.body, sample: record.sample },
      context,
    )),
    related: findRelatedItems(record, 'newsletters', locale),
    pdf: findPdf(locale, 'newsletter', record.id),
  };
}
