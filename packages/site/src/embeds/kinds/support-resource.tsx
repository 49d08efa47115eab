import { createLink } from '../cards.ts';
import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'support-resources'> = (_embed, { loadRecords }) => ({
  view: 'cards',
  layout: 'tiles',
  items: loadRecords('supportResources').map(({ id, title, body, url, label, opensNewWindow }) => ({
    id,
    title,
    body,
    link: createLink(url, label, opensNewWindow),
  })),
});
