import { METRIC_COHORTS } from '@longcovid/content';

import type { Resolve } from '../embed-context.ts';

export const figure: Resolve<'figure'> = ({ id }, { loadRecord }) => ({
  view: 'figure',
  figure: loadRecord('figures', id),
});

export const journey: Resolve<'journey'> = ({ id }, { loadRecord }) => ({
  view: 'journey',
  journey: loadRecord('journeys', id),
});

export const metrics: Resolve<'metrics'> = ({ attributes }, { content, getCohortName }) => {
  const columns = METRIC_COHORTS.filter((cohort) => (attributes.cohort ?? cohort) === cohort);
  return {
    view: 'metrics',
    metrics: content.metrics.filter((metric) =>
      columns.some((cohort) => (cohort === 'adult' ? metric.adultValue : metric.pediatricValue) !== null),
    ),
    columns: columns.map((cohort) => ({ cohort, name: getCohortName(cohort) })),
  };
};

/** The finder with the study sites of one state only. */
export const studySites: Resolve<'study-sites'> = async ({ attributes }, { content, url, loadFinder }) => {
  const inState = content.studySites.filter(({ state }) => state === attributes.state);
  return { view: 'study-sites', finder: await loadFinder({ ...content, studySites: inState }, url) };
};

export const studyTests: Resolve<'study-tests'> = (_embed, { loadRecords }) => ({
  view: 'tests',
  items: loadRecords('studyTests').map(({ id, title, sample, duration, pain, setting, description }) => ({
    id: `test-${id}`,
    title,
    isSample: sample,
    facts: [duration, pain, setting],
    body: description,
  })),
});

/** The text itself, in place of the directive. */
export const text: Resolve<'text'> = ({ id }, { content }) => content.texts[id]?.body ?? [];

export const video: Resolve<'video'> = ({ id }, { locale, loadRecord, findVideo }) => {
  const record = loadRecord('videos', id);
  return {
    view: 'video',
    title: record.title,
    files: findVideo(locale, record),
    transcript: record.transcript,
  };
};
