import type { CohortId } from '@longcovid/content';
import type { Point } from '@longcovid/content/search';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { formatAlertPath } from '../alerts/alert-address.ts';
import type { JoinData } from './join-data.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { findNearestOfEach } from './find-nearest-open.ts';
import * as styles from './Join.css.ts';
import { StudySiteCards } from './StudySiteCards.tsx';
import { isOpen } from './study-site-groups.ts';

type Props = {
  /** From where the nearest study sites are measured: a place, or a study site that is not one of them. Default: none is offered. */
  from?: Point & { id?: string; state?: string };
  /** The group that was asked for, and is closed. Default: the one of `groups`. */
  closed?: CohortId | undefined;
  groups: readonly CohortId[];
  data: JoinData;
  /** Default true. */
  hasDistances?: boolean;
  headingLevel: 2 | 3;
};

/** What a visitor can do instead: ask at the nearest open study sites, be told later, call, read the newsletter. */
export function Alternatives({ from, closed, groups, data, hasDistances = true, headingLevel }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const t = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `join.closed.${id}` }, values);
  const { phone, hours, email, newsletter, registry, trials } = data.programme;
  const only = groups.length === 1 ? groups[0] : undefined;
  const nearest = from ? findNearestOfEach(from, groups, data.studySites) : [];
  const isNowhere = (cohort: CohortId) =>
    !data.studySites.some((studySite) => isOpen(studySite, cohort)) &&
    !nearest.some(({ studySite }) => isOpen(studySite, cohort));
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading>{t('help')}</Heading>
      {nearest.length > 0 && (
        <StudySiteCards nearest={nearest} cohort={only} hasDistances={hasDistances} cohorts={data.cohorts} />
      )}
      <ul className={styles.options}>
        {groups.filter(isNowhere).map((cohort) => (
          <li key={cohort}>
            {t('nowhere', { group: data.cohorts.find(({ id }) => id === cohort)?.name ?? cohort })}
          </li>
        ))}
        {/* Nobody can wait for the tissue study. */}
        {groups.some((cohort) => cohort !== 'autopsy') && (
          <li>
            <Link href={formatAlertPath(locale, { cohort: closed ?? only, ...(from && { from }) })}>
              {t('alert')}
            </Link>
          </li>
        )}
        <li>
          {intl.formatMessage(
            { id: 'join.closed.call' },
            { phone: <Link href={phone.href}>{phone.display}</Link>, hours },
          )}
        </li>
        {nearest.length === 0 && registry && (
          <li>
            <Link href={registry}>{t('registry')}</Link>
          </li>
        )}
        {nearest.length === 0 && trials && (
          <li>
            <Link href={trials}>{t('trials')}</Link>
          </li>
        )}
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
