import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'newsletters'> = ({ attributes }, { locale, loadRecords, findListedPdf }) => ({
  view: 'disclosures',
  items: loadRecords('newsletters')
    .slice(0, attributes.limit)
    .map((record) => ({
      id: `newsletter-${record.id}`,
      title: record.title,
      body: record.body,
      pdf: findListedPdf(locale, 'newsletter', record),
    })),
});
