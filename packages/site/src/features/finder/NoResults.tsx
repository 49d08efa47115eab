import { Button } from '@longcovid/ui/button';
import { Link } from '@longcovid/ui/link';
import { formatSearch, type FilterName } from '@longcovid/content/search';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { localePath } from '../../pages.ts';
import { JoinLink } from '../join/JoinLink.tsx';
import { FINDER_ANCHOR } from './finder-address.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import * as placeStyles from '../place/Place.css.ts';
import * as styles from './Finder.css.ts';
import { applyChanges, type FilterChanges, type FinderState } from './useFinder.ts';

type Props = { data: FinderData; finder: FinderState; messages: FinderMessages };

/** Alternatives and help when there are no results. */
export function NoResults({ data, finder, messages }: Props) {
  const { t } = messages;
  const locale = useLocale();
  const { filters, result, from } = finder;
  const { nearestOpen, widerRadius, withoutFilter } = result;
  const without = Object.entries(withoutFilter).filter(
    (entry): entry is [FilterName, number] => entry[1] > 0 && entry[0] !== 'radius',
  );
  return (
    <div className={styles.none}>
      <p>{from ? t('none.near', { place: from.label }) : t('none.nowhere')}</p>
      <h4>{t('none.help')}</h4>
      <ul className={placeStyles.choices}>
        {nearestOpen && (
          <li>
            <p>
              {t('none.nearest', {
                site: nearestOpen.studySite.name,
                distance: messages.distance(nearestOpen) ?? '',
              })}
            </p>
            <JoinLink siteId={nearestOpen.studySite.id}>
              {t('results.join', { site: nearestOpen.studySite.name })}
            </JoinLink>
          </li>
        )}
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
              {t('none.without', { name: messages.filterLabel(name, filters), count })}
            </Change>
          </li>
        ))}
        {filters.cohort !== 'autopsy' && (
          <li>
            <Link href={localePath(locale, '/alerts')}>{t('none.alert')}</Link>
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
