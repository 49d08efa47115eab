import type { Resolve } from '../embed-context.ts';
import type { View as AnyView } from '../embed-views.ts';
import { EnrollmentProgress } from '../EnrollmentProgress.tsx';
import * as lists from '../Lists.css.ts';

export const resolve: Resolve<'enrollment'> = ({ attributes }, { content, getCohortName }) => ({
  view: 'enrollment',
  items: content.enrollments
    .filter(({ id }) => (attributes.cohort ?? id) === id)
    .map((enrollment) => ({
      enrollment,
      name: getCohortName(enrollment.id),
      isOpen: content.statuses.some(
        ({ cohort, part, isOpen }) => cohort === enrollment.id && part === null && isOpen,
      ),
    })),
});

export function View({ items }: Extract<AnyView, { view: 'enrollment' }>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
    <ul role="list" className={lists.rows}>
      {items.map((item) => (
        <li key={item.enrollment.id}>
          <EnrollmentProgress {...item} />
        </li>
      ))}
    </ul>
  );
}
