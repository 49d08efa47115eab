import { createLink, isForCohort } from '../cards.ts';
import type { Resolve } from '../embed-context.ts';

/** Links without a title, which are shown as a plain list. */
export const resolve: Resolve<'research-links'> = ({ attributes }, { loadRecords }) => ({
  view: 'cards',
  items: loadRecords('researchLinks')
    .filter(isForCohort(attributes.cohort))
    .map(({ id, url, label, opensNewWindow }) => ({
      id,
      title: '',
      link: createLink(url, label, opensNewWindow),
    })),
});
