import type { CohortId } from '@longcovid/content';
import { Link } from '@longcovid/ui/link';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Alternatives } from './Alternatives.tsx';
import type { JoinData, JoinStudySite } from './join-data.ts';
import * as styles from './Join.css.ts';
import { getOtherGroups } from './NearestStudySites.tsx';
import { getFullName, isOpen } from './study-site-groups.ts';

type Props = {
  cohort: CohortId;
  data: JoinData;
  /** Takes focus after a search. */
  headingRef: Ref<HTMLHeadingElement>;
};

/** Every study site that is open for a group, by state, while no place says which is near. */
export function GroupStudySites({ cohort, data, headingRef }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const { studySites, states, cohorts } = data;
  const group = cohorts.find(({ id }) => id === cohort)?.name ?? cohort;
  const getState = (code: string) => states[code] ?? code;
  /** 'Study site 119, Las Cruces, New Mexico' */
  const formatPlace = (studySite: JoinStudySite) => `${getFullName(studySite)}, ${getState(studySite.state)}`;
  const open = studySites
    .filter((studySite) => isOpen(studySite, cohort))
    .sort(
      (a, b) =>
        getState(a.state).localeCompare(getState(b.state), locale) || a.name.localeCompare(b.name, locale),
    );
  return (
    <section aria-labelledby="group-study-sites">
      <h2 id="group-study-sites" ref={headingRef} tabIndex={-1}>
        {open.length > 0
          ? intl.formatMessage({ id: 'join.group.heading' }, { group })
          : intl.formatMessage({ id: 'join.near.none' })}
      </h2>
      {open.length > 0 ? (
        <>
          <p>{intl.formatMessage({ id: 'join.group.hint' })}</p>
          <ul className={styles.options}>
            {open.map((studySite) => (
              <li key={studySite.id}>
                <Link
                  href={`${localePath(locale, '/join')}?${new URLSearchParams({ site: studySite.id, cohort }).toString()}`}
                >
                  {formatPlace(studySite)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Alternatives closed={cohort} groups={getOtherGroups(cohort, data)} data={data} headingLevel={3} />
      )}
    </section>
  );
}
