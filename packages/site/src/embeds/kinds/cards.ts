import type { MaterialCohort } from '@longcovid/content';

import { localePath } from '../../pages.ts';
import type { Card } from '../embed-views.ts';
import type { Resolve } from '../embed-context.ts';

/** The link of a card; undefined without its address or text. */
export const createLink = (
  href: string | null,
  label: string | null,
  opensNewWindow = false,
): Card['link'] => (href !== null && label !== null ? { href, label, opensNewWindow } : undefined);

/** Filters records by group; those without groups are for all. */
export const isForCohort =
  (cohort: MaterialCohort | undefined) =>
  ({ cohorts }: { cohorts: MaterialCohort[] }) =>
    cohort === undefined || cohorts.length === 0 || cohorts.includes(cohort);

export const articles: Resolve<'articles'> = ({ attributes }, { loadRecords }) => ({
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

export const caseStudies: Resolve<'case-studies'> = (_embed, { locale, loadRecords }) => ({
  view: 'cards',
  // A sample is a placeholder.
  items: loadRecords('caseStudies').flatMap(({ id, title, intro, sample }) =>
    sample ? [] : [{ id, title, text: intro, href: localePath(locale, `/stay-informed/case-studies/${id}`) }],
  ),
});

export const newsletters: Resolve<'newsletters'> = (
  { attributes },
  { locale, loadRecords, findListedPdf },
) => ({
  view: 'cards',
  layout: 'documents',
  items: loadRecords('newsletters')
    .slice(0, attributes.limit)
    .map((record) => ({
      id: record.id,
      title: record.title,
      text: record.summary,
      href: localePath(locale, `/stay-informed/newsletters/${record.id}`),
      pdf: findListedPdf(locale, 'newsletter', record),
    })),
});

/** Links without a title, which are shown as a plain list. */
export const researchLinks: Resolve<'research-links'> = ({ attributes }, { loadRecords }) => ({
  view: 'cards',
  items: loadRecords('researchLinks')
    .filter(isForCohort(attributes.cohort))
    .map(({ id, url, label, opensNewWindow }) => ({
      id,
      title: '',
      link: createLink(url, label, opensNewWindow),
    })),
});

export const resultItems: Resolve<'result-items'> = ({ attributes }, { loadRecords }) => ({
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

/** Links without a title, which are shown as a plain list. */
export const sampleBooklets: Resolve<'sample-booklets'> = ({ attributes }, { loadRecords }) => ({
  view: 'cards',
  items: loadRecords('sampleBooklets')
    .filter(isForCohort(attributes.cohort))
    .map(({ id, label, downloadUrl }) => ({ id, title: '', link: { href: downloadUrl, label } })),
});

export const supportResources: Resolve<'support-resources'> = (_embed, { loadRecords }) => ({
  view: 'cards',
  layout: 'tiles',
  items: loadRecords('supportResources').map(({ id, title, body, url, label, opensNewWindow }) => ({
    id,
    title,
    body,
    link: createLink(url, label, opensNewWindow),
  })),
});

export const updates: Resolve<'updates'> = ({ attributes }, { locale, loadRecords }) => ({
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
