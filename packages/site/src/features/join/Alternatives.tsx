import type { CohortId } from '@longcovid/content';
import type { Point } from '@longcovid/content/search';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import type { JoinData } from './join-data.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { findNearestOfEach } from './find-nearest-open.ts';
import * as styles from './Join.css.ts';
import { StudySiteCards } from './StudySiteCards.tsx';
import { isOpen } from './study-site-groups.ts';

type Props = {
  /** From where the nearest study sites are measured: a place, or a study site that is not one of them. */
  from: Point & { id?: string };
  groups: readonly CohortId[];
  data: JoinData;
  /** Default true. */
  hasDistances?: boolean;
  headingLevel: 2 | 3;
};

/** What a visitor can do instead: ask at the nearest open study sites, be told later, call, read the newsletter. */
export function Alternatives({ from, groups, data, hasDistances = true, headingLevel }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const t = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `join.closed.${id}` }, values);
  const { phone, hours, email, newsletter } = data.programme;
  const nearest = findNearestOfEach(from, groups, data.studySites);
  const isNowhere = (cohort: CohortId) => !nearest.some(({ studySite }) => isOpen(studySite, cohort));
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading>{t('help')}</Heading>
      {nearest.length > 0 && (
        <StudySiteCards
          nearest={nearest}
          cohort={groups.length === 1 ? groups[0] : undefined}
          hasDistances={hasDistances}
          cohorts={data.cohorts}
        />
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
