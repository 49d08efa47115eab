import { localePath } from '../../pages.ts';
import type { Resolve } from '../embed-context.ts';

export const resolve: Resolve<'case-studies'> = (_embed, { locale, loadRecords }) => ({
  view: 'cards',
  items: loadRecords('caseStudies').map(({ id, title, intro, sample }) => ({
    id,
    title,
    text: intro,
    href: localePath(locale, `/stay-informed/case-studies/${id}`),
    isSample: sample,
  })),
});
