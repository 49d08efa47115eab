import { localePath } from '../../pages.ts';
import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'newsletters'> = ({ attributes }, { locale, loadRecords, findListedPdf }) => ({
  view: 'cards',
  layout: 'documents',
  items: loadRecords('newsletters')
    .slice(0, attributes.limit)
    .map((record) => ({
      id: record.id,
      title: record.title,
      text: record.summary,
      href: localePath(locale, `/stay-informed/newsletters/${record.id}`),
      pdf: findListedPdf(locale, 'newsletter', record),
    })),
});
