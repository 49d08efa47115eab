import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'study-tests'> = (_embed, { loadRecords }) => ({
  view: 'tests',
  items: loadRecords('studyTests').map(({ id, title, sample, duration, pain, setting, description }) => ({
    id: `test-${id}`,
    title,
    isSample: sample,
    facts: [duration, pain, setting],
    body: description,
  })),
});
