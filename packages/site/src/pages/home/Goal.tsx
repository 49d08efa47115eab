import type { Cohort, CohortId, Enrollment } from '@longcovid/content';
import type { Section } from '@longcovid/content/load';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { EnrollmentProgress } from '../../embeds/EnrollmentProgress.tsx';
import * as styles from './Home.css.ts';
import { PlainSection } from './PlainSection.tsx';

type GoalProps = { section: Section; enrollments: Enrollment[]; cohorts: Cohort[] };

/** The goal of the research, the enrollment of each group, and the sources of the numbers. */
export function Goal({ section, enrollments, cohorts }: GoalProps) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `home.goal.${id}` });
  const getCohortName = (cohort: CohortId) => cohorts.find(({ id }) => id === cohort)?.name ?? '';
  return (
    <PlainSection section={section}>
      {enrollments.some(({ sample }) => sample) && <p className={styles.text}>{t('sampleNotice')}</p>}
      <ul className={styles.cards}>
        {enrollments.map((enrollment) => (
          <li key={enrollment.id} className={styles.card}>
            <EnrollmentProgress enrollment={enrollment} name={getCohortName(enrollment.id)} />
          </li>
        ))}
      </ul>
      <div className={styles.after}>
        <Disclosure summary={t('sources')}>
          <dl className={styles.sources}>
            {enrollments.map(({ id, sources }) => (
              <div key={id}>
                <dt>{getCohortName(id)}</dt>
                {sources.map(({ label, href }) => (
                  <dd key={label}>{href ? <Link href={href}>{label}</Link> : label}</dd>
                ))}
                {sources.length === 0 && <dd>{t('noSource')}</dd>}
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </PlainSection>
  );
}
