import type { Views } from './embed-views.ts';
import * as styles from './Article.css.ts';
import { EnrollmentProgress } from './EnrollmentProgress.tsx';
import { MetricsTable } from './MetricsTable.tsx';
import type { View } from './embed-views.ts';

/** The views of pages with participation numbers. */
export const numberViews: Views = { enrollment: Enrollments, metrics: MetricsTable };

function Enrollments({ items }: Extract<View, { view: 'enrollment' }>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
    <ul role="list" className={styles.cards}>
      {items.map(({ enrollment, name }) => (
        <li key={enrollment.id} className={styles.card}>
          <EnrollmentProgress enrollment={enrollment} name={name} />
        </li>
      ))}
    </ul>
  );
}
