/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   A table that is laid out as blocks keeps its rows and cells for screen readers only with explicit roles. */
import type { Metric, MetricCohort } from '@longcovid/content';
import { useIntl } from 'react-intl';

import { CalendarDate } from './CalendarDate.tsx';
import * as styles from './MetricsTable.css.ts';

type Props = {
  metrics: Metric[];
  /** A column for each group, with its name. */
  columns: { cohort: MetricCohort; name: string }[];
};

/** The totals of participation. */
export function MetricsTable({ metrics, columns }: Props) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `numbers.metrics.${id}` });
  const cell = (cohort: MetricCohort, value: number | null) => (
    <td
      key={cohort}
      role="cell"
      className={styles.number[value === null ? 'none' : 'known']}
      data-label={columns.find((column) => column.cohort === cohort)?.name}
    >
      {value === null ? t('none') : intl.formatNumber(value)}
    </td>
  );
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>
          {intl.formatMessage(
            { id: 'numbers.metrics.caption' },
            { date: <CalendarDate date={metrics[0]?.asOf ?? ''} /> },
          )}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('what')}
            </th>
            {columns.map(({ cohort, name }) => (
              <th key={cohort} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {metrics.map(({ id, title, description, adultValue, pediatricValue }) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                {title}
                <br />
                <span className={styles.description}>{description}</span>
              </th>
              {columns.map(({ cohort }) => cell(cohort, cohort === 'adult' ? adultValue : pediatricValue))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
