import type { Cohort, CohortId, Enrollment } from '@longcovid/content';
import type { Section } from '@longcovid/content/load';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as styles from './Home.css.ts';
import { PlainSection } from './PlainSection.tsx';

type WhoCanJoinProps = { section: Section; cohorts: Cohort[]; enrollments: Enrollment[] };

/** The groups: who can join, and their status. */
export function WhoCanJoin({ section, cohorts, enrollments }: WhoCanJoinProps) {
  const intl = useIntl();
  const locale = useLocale();
  const getStatus = (cohort: CohortId) => enrollments.find(({ id }) => id === cohort)?.status ?? 'full';
  return (
    <PlainSection section={section}>
      <ul className={styles.cards}>
        {cohorts.map(({ id, name, who, statusNote }) => (
          <li key={id} className={styles.card}>
            <h3 className={styles.cardHeading}>{name}</h3>
            <p>
              <strong className={styles.status[getStatus(id)]}>
                {intl.formatMessage({ id: `home.join.${getStatus(id)}` })}
              </strong>
            </p>
            <p>{who}</p>
            <p className={styles.small}>{statusNote}</p>
          </li>
        ))}
      </ul>
      <p className={styles.after}>
        <Link href={localePath(locale, '/join')} variant="secondary">
          {intl.formatMessage({ id: 'shell.joinAction' })}
        </Link>
      </p>
    </PlainSection>
  );
}
