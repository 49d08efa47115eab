import type { Cohort, CohortId, Enrollment } from '@longcovid/content';
import type { Section } from '@longcovid/content/load';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import { useIntl } from 'react-intl';

import { EnrollmentMeter, EnrollmentNote, Sample } from '../../embeds/EnrollmentProgress.tsx';
import { formatAlertPath } from '../../features/alerts/alert-address.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { GROUP_PAGES, localePath } from '../../pages.ts';
import * as styles from './Home.css.ts';
import type { GroupStatus } from './loader.ts';
import { PlainSection } from './PlainSection.tsx';

type WhoCanJoinProps = {
  section: Section;
  cohorts: Cohort[];
  enrollments: Enrollment[];
  statuses: GroupStatus[];
};

/** The groups: whom each is for, whether it is open, how many people it has, and the sources of the numbers. */
export function WhoCanJoin({ section, cohorts, enrollments, statuses }: WhoCanJoinProps) {
  const intl = useIntl();
  const locale = useLocale();
  const t = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `home.${id}` }, values);
  const groups = enrollments
    .flatMap((enrollment) => {
      const cohort = cohorts.find(({ id }) => id === enrollment.id);
      const isOpen = statuses.some((status) => status.cohort === enrollment.id && status.isOpen);
      return cohort ? [{ cohort, enrollment, isOpen }] : [];
    })
    // What somebody can join comes first.
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen));
  return (
    <PlainSection section={section}>
      <ul className={styles.groups}>
        {groups.map(({ cohort: { id, name, who }, enrollment, isOpen }) => (
          <li key={id} className={styles.group} data-cohort={id}>
            <div className={styles.groupName}>
              <h3 className={styles.cardHeading}>
                <Link href={localePath(locale, GROUP_PAGES[id])}>{name}</Link>
              </h3>
              <strong data-status={isOpen ? 'open' : 'full'}>{t(isOpen ? 'join.open' : 'join.full')}</strong>
            </div>
            <p>{who}</p>
            {!isOpen && id !== 'autopsy' && (
              <Link href={formatAlertPath(locale, { cohort: id })}>{t('join.alert')}</Link>
            )}
            <div className={styles.enrolled}>
              <EnrollmentMeter
                enrollment={enrollment}
                isOpen={isOpen}
                name={<VisuallyHidden>{t('groups.enrolled', { group: name })}</VisuallyHidden>}
              />
              {enrollment.sample && <Sample />}
            </div>
          </li>
        ))}
      </ul>
      <Sources groups={groups.filter(({ enrollment }) => enrollment.sources.length > 0)} />
    </PlainSection>
  );
}

function Sources({ groups }: { groups: { cohort: Cohort; enrollment: Enrollment }[] }) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `home.goal.${id}` });
  return (
    <div className={styles.after}>
      <Disclosure summary={t('sources')}>
        <dl className={styles.sources}>
          {groups.map(({ cohort: { id, name }, enrollment, enrollment: { sources } }) => (
            <div key={id satisfies CohortId}>
              <dt>{name}</dt>
              <dd>
                <EnrollmentNote enrollment={enrollment} />
              </dd>
              {sources.map(({ label, href }) => (
                <dd key={label}>{href ? <Link href={href}>{label}</Link> : label}</dd>
              ))}
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
