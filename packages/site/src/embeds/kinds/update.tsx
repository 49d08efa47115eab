import { localePath } from '../../pages.ts';
import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'updates'> = ({ attributes }, { locale, loadRecords }) => ({
  view: 'cards',
  layout: 'news',
  items: loadRecords('updates')
    .slice(0, attributes.limit)
    .map(({ id, date, title, intro }) => ({
      id,
      date,
      title,
      text: intro,
      href: localePath(locale, `/stay-informed/updates/${id}`),
    })),
});
