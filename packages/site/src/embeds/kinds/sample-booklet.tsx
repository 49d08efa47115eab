import { isForCohort } from '../cards.ts';
import type { Resolve } from '../embed-context.ts';

/** Links without a title, which are shown as a plain list. */
export const resolve: Resolve<'sample-booklets'> = ({ attributes }, { loadRecords }) => ({
  view: 'cards',
  items: loadRecords('sampleBooklets')
    .filter(isForCohort(attributes.cohort))
    .map(({ id, label, downloadUrl }) => ({ id, title: '', link: { href: downloadUrl, label } })),
});
