import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'stories'> = (_embed, { loadRecords }) => ({
  view: 'disclosures',
  items: loadRecords('stories').map(({ id, name, info, body }) => ({
    id: `story-${id}`,
    title: name,
    info,
    body,
  })),
});
