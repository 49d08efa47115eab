import type { Cohort, CohortId, Metric } from '@longcovid/content';
import type { Section } from '@longcovid/content/load';
import { useIntl } from 'react-intl';

import { CalendarDate } from './CalendarDate.tsx';
import { PlainSection } from './PlainSection.tsx';
import * as styles from './Numbers.css.ts';

type NumbersProps = { section: Section; metrics: Metric[]; cohorts: Cohort[] };

/** What participants have done so far, as a table. */
export function Numbers({ section, metrics, cohorts }: NumbersProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `home.numbers.${id}` });
  const nameOf = (cohort: CohortId) => cohorts.find(({ id }) => id === cohort)?.name;
  const cell = (value: number | null) => (
    <td className={styles.number[value === null ? 'none' : 'known']}>
      {value === null ? say('none') : intl.formatNumber(value)}
    </td>
  );
  return (
    <PlainSection section={section}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {intl.formatMessage(
            { id: 'home.numbers.caption' },
            { date: <CalendarDate date={metrics[0]?.asOf ?? ''} /> },
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('what')}</th>
            <th scope="col">{nameOf('adult')}</th>
            <th scope="col">{nameOf('pediatric')}</th>
          </tr>
        </thead>
        <tbody>
          {metrics.map(({ id, title, description, adultValue, pediatricValue }) => (
            <tr key={id}>
              <th scope="row">
                {title} <span className={styles.description}>{description}</span>
              </th>
              {cell(adultValue)}
              {cell(pediatricValue)}
            </tr>
          ))}
        </tbody>
      </table>
    </PlainSection>
  );
}
