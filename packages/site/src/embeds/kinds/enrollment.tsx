import * as styles from '../Article.css.ts';
import type { Resolve } from '../embed-context.ts';
import type { View as AnyView } from '../embed-views.ts';
import { EnrollmentProgress } from '../EnrollmentProgress.tsx';

export const resolve: Resolve<'enrollment'> = ({ attributes }, { content, getCohortName }) => ({
  view: 'enrollment',
  items: content.enrollments
    .filter(({ id }) => (attributes.cohort ?? id) === id)
    .map((enrollment) => ({ enrollment, name: getCohortName(enrollment.id) })),
});

export function View({ items }: Extract<AnyView, { view: 'enrollment' }>) {
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
