import type { CohortId } from '@longcovid/content';
import { Link } from '@longcovid/ui/link';
import { Notice } from '@longcovid/ui/notice';
import { useIntl } from 'react-intl';

import type { JoinData, JoinStudySite } from './join-data.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { findNearestOpen } from './find-nearest-open.ts';
import * as styles from './Join.css.ts';
import { getFullName } from './study-site-groups.ts';

type Props = {
  studySite: JoinStudySite;
  data: JoinData;
  /** The closed groups of interest at this study site. */
  closed: readonly CohortId[];
  headingLevel: 2 | 3;
};

const KM_PER_MILE = 1.609344;

/** Alternatives when a group is closed at a study site: the nearest open one, the phone, the newsletter. */
export function ClosedGroups({ studySite, data, closed, headingLevel }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `join.${id}` }, values);
  const { phone, hours, email, newsletter } = data.programme;
  const Heading = `h${headingLevel}` as const;
  const isAll = studySite.cohorts.every(({ cohort }) => closed.includes(cohort));
  const groupName = (id: CohortId) => data.cohorts.find((cohort) => cohort.id === id)?.name ?? id;
  return (
    <>
      <Notice tone="info">
        {isAll
          ? t('site.full')
          : closed.map((cohort) => t('closed.group', { group: groupName(cohort) })).join(' ')}
      </Notice>
      <Heading>{t('closed.help')}</Heading>
      <ul className={styles.options}>
        {closed.map((cohort) => {
          const nearest = findNearestOpen(studySite, cohort, data.studySites);
          const group = groupName(cohort);
          if (!nearest) return <li key={cohort}>{t('closed.nowhere', { group })}</li>;
          const site = getFullName(nearest.studySite);
          const km = intl.formatNumber(nearest.miles * KM_PER_MILE, { maximumFractionDigits: 0 });
          const query = new URLSearchParams({ site: nearest.studySite.id, cohort });
          return (
            <li key={cohort}>
              <p>{t('closed.nearest', { group, site, miles: Math.round(nearest.miles), km })}</p>
              <Link href={`${localePath(locale, '/join')}?${query.toString()}`}>
                {t('closed.join', { site: nearest.studySite.name })}
              </Link>
            </li>
          );
        })}
        <li>
          {intl.formatMessage(
            { id: 'join.closed.call' },
            { phone: <Link href={phone.href}>{phone.display}</Link>, hours },
          )}
        </li>
        <li>
          {newsletter ? (
            <Link href={newsletter}>{t('closed.updates')}</Link>
          ) : (
            <Link href={`mailto:${email}`}>{t('closed.updatesByEmail', { email })}</Link>
          )}
        </li>
      </ul>
    </>
  );
}
