import type { Enrollment } from '@longcovid/content';
import { useIntl } from 'react-intl';

import { CalendarDate } from './CalendarDate.tsx';
import * as styles from './Home.css.ts';

/** How many people are in a group, out of how many, with the day of the count and what is made up. */
export function EnrollmentProgress({ enrollment, name }: { enrollment: Enrollment; name: string }) {
  const intl = useIntl();
  const { enrolled, goal, asOf, note, sample } = enrollment;
  const words = intl.formatMessage({ id: 'home.goal.meter' }, { enrolled, goal });
  return (
    <>
      <h4 className={styles.cardHeading}>{name}</h4>
      <p>{words}</p>
      {enrolled >= goal && <p>{intl.formatMessage({ id: 'home.goal.complete' })}</p>}
      {asOf !== null && (
        <p className={styles.small}>
          {intl.formatMessage({ id: 'home.goal.asOf' }, { date: <CalendarDate date={asOf} /> })}
        </p>
      )}
      {(sample || note !== null) && (
        <p className={styles.small}>
          {sample && <Sample />}
          {note}
        </p>
      )}
    </>
  );
}

function Sample() {
  return <strong className={styles.tag}>{useIntl().formatMessage({ id: 'home.goal.sample' })}</strong>;
}
