import type { CohortId, CohortStatus } from '@longcovid/content';
import type { FoundStudySite, Place, SearchFilters, StudySiteResult } from '@longcovid/content/search';
import type { Label } from '@longcovid/ui/field';
import { useMemo, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import type { FinderData } from './finder-data.ts';
import { roundMiles } from './round-miles.ts';

const KM_PER_MILE = 1.609344;

/** Miles that many people travel. */
const NEAR = 25;

/** Filters in the URL, with their part of the message id. */
export type FilterChip = { name: keyof SearchFilters; label: string };

/** Messages of the finder that combine several; memoized by language. */
export function useFinderMessages({ cohorts }: Pick<FinderData, 'cohorts'>): FinderMessages {
  const intl = useIntl();
  return useMemo(() => createFinderMessages(intl, cohorts), [intl, cohorts]);
}

function createFinderMessages(intl: IntlShape, cohorts: FinderData['cohorts']) {
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `finder.${id}` }, values);
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 0 });
  /** 'never had COVID or had COVID in the past month', in the reader's language. */
  const either = (list: readonly string[]) => intl.formatList(list, { type: 'disjunction' });
  const groupName = (id: string) => cohorts.find((cohort) => cohort.id === id)?.name ?? id;
  const radius = (miles: number) =>
    t('radius.value', { miles: number(miles), km: number(miles * KM_PER_MILE) });

  /** '12 miles (19 km) to the northwest'; undefined without a place. */
  function distance({
    distanceMiles,
    direction,
  }: Pick<FoundStudySite, 'distanceMiles' | 'direction'>): string | undefined {
    if (distanceMiles === undefined) return undefined;
    const miles = roundMiles(distanceMiles);
    if (miles < 1 || direction === undefined) return t('results.here');
    return t('results.distanceValue', {
      miles,
      km: number(distanceMiles * KM_PER_MILE),
      direction: t(`direction.${direction}`),
    });
  }

  /** '12 miles'; undefined without a place. */
  function miles({ distanceMiles }: Pick<FoundStudySite, 'distanceMiles'>): string | undefined {
    if (distanceMiles === undefined) return undefined;
    const rounded = roundMiles(distanceMiles);
    return rounded < 1 ? t('results.lessThanOne') : t('results.miles', { miles: rounded });
  }

  /** 'Adults: Open' */
  const groupStatus = (cohort: CohortId, status: CohortStatus) =>
    t('results.groupStatus', { group: groupName(cohort), status: t(`status.${status}`) });

  /** The text of each active filter. */
  function filterNames(filters: SearchFilters): FilterChip[] {
    const { cohort, condition, status, offSite, specialty, radius: maximum } = filters;
    return [
      cohort && { name: 'cohort' as const, label: groupName(cohort) },
      condition && { name: 'condition' as const, label: t(`condition.${condition}`) },
      status && { name: 'status' as const, label: t(`status.${status}`) },
      offSite !== undefined && { name: 'offSite' as const, label: t(`offSite.${String(offSite)}`) },
      specialty !== undefined && { name: 'specialty' as const, label: t(`specialty.${specialty}`) },
      maximum && { name: 'radius' as const, label: radius(maximum) },
    ].filter((chip) => Boolean(chip)) as FilterChip[];
  }

  /** The heading of the results: the place, or how many there are. In another order the nearest are not first. */
  function heading(count: number, from: Place | null, sort: SearchFilters['sort']): string {
    if (!from) return t('results.heading', { count });
    if (from.precision === 'state') return t('results.headingIn', { count, place: from.label });
    const ordered = sort === undefined || sort === 'distance' ? 'results.nearest' : 'results.from';
    return t(count === 0 ? 'results.noneNear' : ordered, { place: from.label });
  }

  /** How many are near: '2 within 25 miles (40 km).' */
  const within = ({ facets }: StudySiteResult): string =>
    t('results.within', {
      count: facets.radius?.[NEAR] ?? 0,
      miles: number(NEAR),
      km: number(NEAR * KM_PER_MILE),
    });

  /** 'Nearest open: 194 miles, Study site 119.', the name as `link` makes it. */
  const nearestOpen = (found: FoundStudySite, link: (site: Label) => ReactNode): ReactNode =>
    intl.formatMessage(
      { id: 'finder.results.nearestOpen' },
      {
        isHere: roundMiles(found.distanceMiles ?? 0) < 1 ? 'yes' : 'no',
        distance: miles(found) ?? '',
        site: found.studySite.name,
        link: (site: ReactNode[]) => link(site),
      },
    );

  return {
    t,
    either,
    number,
    groupName,
    groupStatus,
    radius,
    miles,
    distance,
    filterNames,
    heading,
    within,
    nearestOpen,
  };
}

export type FinderMessages = ReturnType<typeof createFinderMessages>;
