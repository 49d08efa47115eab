import { METRIC_COHORTS, type Cohort, type Metric } from '@longcovid/content';
import type { Section } from '@longcovid/content/load';

import { MetricsTable } from '../../embeds/MetricsTable.tsx';
import { PlainSection } from './PlainSection.tsx';

type NumbersProps = { section: Section; metrics: Metric[]; cohorts: Cohort[] };

/** What participants have done so far, as a table. */
export function Numbers({ section, metrics, cohorts }: NumbersProps) {
  const getCohortName = (cohort: string) => cohorts.find(({ id }) => id === cohort)?.name ?? '';
  return (
    <PlainSection section={section}>
      <MetricsTable
        metrics={metrics}
        columns={METRIC_COHORTS.map((cohort) => ({ cohort, name: getCohortName(cohort) }))}
      />
    </PlainSection>
  );
}
