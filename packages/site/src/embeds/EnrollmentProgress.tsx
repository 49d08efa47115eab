import type { Enrollment } from '@longcovid/content';
import { Meter, type MeterProps } from '@longcovid/ui/meter';
import { useIntl } from 'react-intl';

import { CalendarDate } from './CalendarDate.tsx';
import * as styles from './Article.css.ts';
import { SPACE } from '../shell/space.ts';

type EnrollmentMeterProps = { enrollment: Enrollment; name: MeterProps['label']; isOpen: boolean };

/** Enrollment of a group against its goal, with the date of the count, and a mark on invented numbers. */
export function EnrollmentProgress(props: EnrollmentMeterProps) {
  const { enrollment } = props;
  return (
    <>
      <EnrollmentMeter {...props} />
      <p className={styles.countNote}>
        {enrollment.sample && <Sample />}
        <EnrollmentNote enrollment={enrollment} />
      </p>
    </>
  );
}

/** The meter alone. Show `Sample` beside it where the record is one. */
export function EnrollmentMeter({ enrollment: { enrolled, goal }, name, isOpen }: EnrollmentMeterProps) {
  const intl = useIntl();
  return (
    <Meter
      label={name}
      value={enrolled}
      max={goal}
      valueText={intl.formatMessage({ id: 'numbers.enrollment.meter' }, { enrolled, goal })}
      messages={{
        complete: intl.formatMessage({ id: `numbers.enrollment.${isOpen ? 'stillOpen' : 'complete'}` }),
      }}
    />
  );
}

/** What the number includes, and when it was counted. */
export const EnrollmentNote = ({ enrollment: { note, asOf } }: { enrollment: Enrollment }) => (
  <>
    {note && note + SPACE}
    {asOf !== null && <CountedOn date={asOf} />}
  </>
);

/** The mark of an invented record. */
export function Sample() {
  return (
    <>
      <em className={styles.tag}>{useIntl().formatMessage({ id: 'article.sample' })}</em>
      {SPACE}
    </>
  );
}

function CountedOn({ date }: { date: string }) {
  return useIntl().formatMessage({ id: 'numbers.enrollment.asOf' }, { date: <CalendarDate date={date} /> });
}
