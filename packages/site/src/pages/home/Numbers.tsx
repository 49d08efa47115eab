import { METRIC_COHORTS, type Cohort, type Metric } from '@longcovid/content';
import type { Section } from '@longcovid/content/load';
import { useIntl } from 'react-intl';

import { CalendarDate } from '../../embeds/CalendarDate.tsx';
import * as styles from './Home.css.ts';
import { PlainSection } from './PlainSection.tsx';

type NumbersProps = { section: Section; metrics: Metric[]; cohorts: Cohort[] };

/** What participants have given so far: the first numbers by their order in content. */
export function Numbers({ section, metrics, cohorts }: NumbersProps) {
  const intl = useIntl();
  const getName = (cohort: string) => cohorts.find(({ id }) => id === cohort)?.name ?? '';
  return (
    <PlainSection section={section}>
      <dl className={styles.tiles}>
        {metrics.map(({ id, title, adultValue, pediatricValue }) => (
          <div key={id} className={styles.newsItem}>
            <dt>{title}</dt>
            {METRIC_COHORTS.map((cohort) => {
              const value = cohort === 'adult' ? adultValue : pediatricValue;
              return (
                value !== null && (
                  <dd key={cohort}>
                    <strong>{intl.formatNumber(value)}</strong> {getName(cohort)}
                  </dd>
                )
              );
            })}
          </div>
        ))}
      </dl>
      <p className={styles.small}>
        {intl.formatMessage(
          { id: 'home.numbers.asOf' },
          { date: <CalendarDate date={metrics[0]?.asOf ?? ''} /> },
        )}
      </p>
    </PlainSection>
  );
}
