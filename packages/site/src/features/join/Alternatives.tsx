import type { CohortId } from '@longcovid/content';
import type { Point } from '@longcovid/content/search';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import type { JoinData } from './join-data.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { findNearestOpen, formatKilometers } from './find-nearest-open.ts';
import * as styles from './Join.css.ts';
import { getFullName } from './study-site-groups.ts';

type Props = {
  /** From where the nearest study sites are measured: a place, or a study site that is not one of them. */
  from: Point & { id?: string };
  groups: readonly CohortId[];
  data: JoinData;
  headingLevel: 2 | 3;
};

/** What a visitor can do instead: the nearest open study site of each group, the phone, the newsletter. */
export function Alternatives({ from, groups, data, headingLevel }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `join.closed.${id}` }, values);
  const { phone, hours, email, newsletter } = data.programme;
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading>{t('help')}</Heading>
      <ul className={styles.options}>
        {groups.map((cohort) => {
          const nearest = findNearestOpen(from, cohort, data.studySites);
          const group = data.cohorts.find(({ id }) => id === cohort)?.name ?? cohort;
          if (!nearest) return <li key={cohort}>{t('nowhere', { group })}</li>;
          const site = getFullName(nearest.studySite);
          const km = formatKilometers(nearest.miles, intl);
          const query = new URLSearchParams({ site: nearest.studySite.id, cohort });
          return (
            <li key={cohort}>
              <p>{t('nearest', { group, site, miles: Math.round(nearest.miles), km })}</p>
              <Link href={`${localePath(locale, '/join')}?${query.toString()}`}>
                {t('join', { site: nearest.studySite.name })}
              </Link>
            </li>
          );
        })}
        {/* Nobody can wait for the tissue study. */}
        {groups.some((cohort) => cohort !== 'autopsy') && (
          <li>
            <Link href={localePath(locale, '/alerts')}>{t('alert')}</Link>
          </li>
        )}
        <li>
          {intl.formatMessage(
            { id: 'join.closed.call' },
            { phone: <Link href={phone.href}>{phone.display}</Link>, hours },
          )}
        </li>
        <li>
          {newsletter ? (
            <Link href={newsletter}>{t('updates')}</Link>
          ) : (
            <Link href={`mailto:${email}`}>{t('updatesByEmail', { email })}</Link>
          )}
        </li>
      </ul>
    </>
  );
}
