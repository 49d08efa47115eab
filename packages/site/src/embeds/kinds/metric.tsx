import { METRIC_COHORTS } from '@longcovid/content';

import type { Resolve } from '../embed-context.ts';

export { MetricsTable as View } from '../MetricsTable.tsx';

export const resolve: Resolve<'metrics'> = ({ attributes }, { content, getCohortName }) => {
  const columns = METRIC_COHORTS.filter((cohort) => (attributes.cohort ?? cohort) === cohort);
  return {
    view: 'metrics',
    metrics: content.metrics.filter((metric) =>
      columns.some((cohort) => (cohort === 'adult' ? metric.adultValue : metric.pediatricValue) !== null),
    ),
    columns: columns.map((cohort) => ({ cohort, name: getCohortName(cohort) })),
  };
};
