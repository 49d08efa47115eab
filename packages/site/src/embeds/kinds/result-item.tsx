import { createLink, isForCohort } from '../cards.ts';
import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'result-items'> = ({ attributes }, { loadRecords }) => ({
  view: 'cards',
  layout: 'tiles',
  items: loadRecords('resultItems')
    .filter(isForCohort(attributes.cohort))
    .map(({ id, title, body, downloadLabel, downloadUrl, sample }) => ({
      id,
      title,
      body,
      link: createLink(downloadUrl, downloadLabel),
      isSample: sample,
    })),
});
