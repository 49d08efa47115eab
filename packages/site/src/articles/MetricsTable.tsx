import type { Metric, MetricCohort } from '@longcovid/content';
import { useIntl } from 'react-intl';

import { CalendarDate } from './CalendarDate.tsx';
import * as styles from './MetricsTable.css.ts';

type Props = {
  metrics: Metric[];
  /** A column for each group, with its name. */
  columns: { cohort: MetricCohort; name: string }[];
};

/** What participants have done so far. */
export function MetricsTable({ metrics, columns }: Props) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `numbers.metrics.${id}` });
  const cell = (cohort: MetricCohort, value: number | null) => (
    <td key={cohort} className={styles.number[value === null ? 'none' : 'known']}>
      {value === null ? say('none') : intl.formatNumber(value)}
    </td>
  );
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {intl.formatMessage(
          { id: 'numbers.metrics.caption' },
          { date: <CalendarDate date={metrics[0]?.asOf ?? ''} /> },
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('what')}</th>
          {columns.map(({ cohort, name }) => (
            <th key={cohort} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {metrics.map(({ id, title, description, adultValue, pediatricValue }) => (
          <tr key={id}>
            <th scope="row">
              {title} <span className={styles.description}>{description}</span>
            </th>
            {columns.map(({ cohort }) => cell(cohort, cohort === 'adult' ? adultValue : pediatricValue))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
