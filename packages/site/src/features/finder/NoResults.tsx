import { Button } from '@longcovid/ui/button';
import { Link } from '@longcovid/ui/link';
import { formatSearch, searchStudySites, type FilterName } from '@longcovid/content/search';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatAlertPath } from '../alerts/alert-address.ts';
import { StudySiteCards } from '../join/StudySiteCards.tsx';
import { FINDER_ANCHOR } from './finder-url.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import * as placeStyles from '../place/Place.css.ts';
import * as styles from './Finder.css.ts';
import { hasDistances } from './has-distances.ts';
import { applyChanges, type FilterChanges, type FinderState } from './useFinder.ts';

type Props = { data: FinderData; finder: FinderState; messages: FinderMessages };

/** Alternatives and help when there are no results. */
export function NoResults({ data, finder, messages }: Props) {
  const { t } = messages;
  const locale = useLocale();
  const { filters, result, from } = finder;
  const { nearestOpen, widerRadius, withoutFilter } = result;
  const nearest = findNearestThree(data, finder);
  const without = Object.entries(withoutFilter).filter(
    (entry): entry is [FilterName, number] => entry[1] > 0 && entry[0] !== 'radius',
  );
  return (
    <div className={styles.none}>
      <p>
        {from
          ? t('none.near', { place: from.label, filtered: isFiltered(finder) ? 'yes' : 'no' })
          : t('none.nowhere')}
      </p>
      <h4>{t('none.help')}</h4>
      {nearestOpen && hasDistances(from) && (
        <p>
          {t('none.nearest', {
            site: nearestOpen.studySite.name,
            distance: messages.distance(nearestOpen) ?? '',
          })}
        </p>
      )}
      {nearest.length > 0 && (
        <StudySiteCards
          nearest={nearest}
          cohort={filters.cohort}
          hasDistances={hasDistances(from)}
          cohorts={data.cohorts}
          messageArea="finder"
        />
      )}
      <ul className={placeStyles.choices}>
        {widerRadius && (
          <li>
            <Change finder={finder} changes={{ radius: widerRadius.radius }}>
              {t('none.wider', { miles: widerRadius.radius, count: widerRadius.total })}
            </Change>
          </li>
        )}
        {without.map(([name, count]) => (
          <li key={name}>
            <Change
              finder={finder}
              changes={name === 'area' ? {} : { [name]: undefined }}
              isArea={name === 'area'}
            >
              {t('none.without', { name: getFilterLabel(name, finder, messages), count })}
            </Change>
          </li>
        ))}
        {filters.cohort !== 'autopsy' && (
          <li>
            <Link href={formatAlertPath(locale, { cohort: filters.cohort, from })}>{t('none.alert')}</Link>
          </li>
        )}
        {nearest.length === 0 && data.registry && (
          <li>
            <Link href={data.registry}>{t('none.registry')}</Link>
          </li>
        )}
        {nearest.length === 0 && data.trials && (
          <li>
            <Link href={data.trials}>{t('none.trials')}</Link>
          </li>
        )}
        <li>
          {data.newsletter ? (
            <Link href={data.newsletter}>{t('none.updates')}</Link>
          ) : (
            <Link href={`mailto:${data.email}`}>{t('none.updatesByEmail', { email: data.email })}</Link>
          )}
        </li>
      </ul>
    </div>
  );
}

/** The name of a filter in a sentence. */
const getFilterLabel = (
  name: FilterName,
  { filters, from }: FinderState,
  { t, filterNames }: FinderMessages,
): string => {
  if (name === 'area') return t('map.area');
  if (name === 'state') return from?.label ?? '';
  return filterNames(filters).find((chip) => chip.name === name)?.label ?? name;
};

const isFiltered = ({ filters, area }: FinderState): boolean =>
  area !== null || Object.keys(filters).some((name) => name !== 'sort');

const OFFERED = 3;

/** The nearest study sites that are open with the same filters, however far away; none before a place is known. */
function findNearestThree({ studySites }: FinderData, { filters, from }: FinderState) {
  if (!from) return [];
  const { cohort, condition, offSite, specialty } = filters;
  const { matches } = searchStudySites(studySites, {
    lat: from.lat,
    long: from.long,
    status: 'open',
    ...(cohort && { cohort }),
    ...(condition && { condition }),
    ...(offSite !== undefined && { offSite }),
    ...(specialty !== undefined && { specialty }),
  });
  return matches
    .slice(0, OFFERED)
    .map(({ studySite, distanceMiles = 0 }) => ({ studySite, miles: distanceMiles }));
}

/** Changes the search: a button with script, a link without. */
function Change({
  finder,
  changes,
  isArea = false,
  children,
}: {
  finder: FinderState;
  changes: FilterChanges;
  isArea?: boolean;
  children: string;
}) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  if (!hydrated) {
    const query = formatSearch(applyChanges(finder.filters, changes));
    if (finder.near) query.set('near', finder.near);
    return <Link href={`${pathname}?${query.toString()}#${FINDER_ANCHOR}`}>{children}</Link>;
  }
  return (
    <Button onClick={() => (isArea ? finder.setArea(null) : finder.changeFilters(changes))}>
      {children}
    </Button>
  );
}
