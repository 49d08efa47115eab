import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'study-tests'> = (_embed, { loadRecords }) => ({
  view: 'disclosures',
  items: loadRecords('studyTests').map(({ id, title, description }) => ({
    id: `test-${id}`,
    title,
    body: description,
  })),
});
