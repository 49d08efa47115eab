import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'articles'> = ({ attributes }, { loadRecords }) => ({
  view: 'cards',
  layout: 'tiles',
  items: loadRecords('articles')
    .slice(0, attributes.limit)
    .map(({ id, date, title, summary, publisher, url, label }) => ({
      id,
      date,
      title,
      text: summary,
      details: [publisher],
      link: { href: url, label },
    })),
});
