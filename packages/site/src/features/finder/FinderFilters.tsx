import { Button } from '@longcovid/ui/button';
import { Checkbox } from '@longcovid/ui/checkbox';
import { Link } from '@longcovid/ui/link';
import { FilterSet } from '@longcovid/ui/filter-set';
import { Select } from '@longcovid/ui/select';
import { COHORT_IDS, COVID_CONDITIONS, SPECIALTIES } from '@longcovid/content';
import { formatSearch, RADIUS_CHOICES, SORTS, type SearchFilters } from '@longcovid/content/search';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { withoutScript } from '../join/Join.css.ts';
import { usePlaceMessages } from '../place/place-messages.ts';
import { CAN_I_JOIN, FINDER_ANCHOR, FINDER_FORM, UNSURE } from './finder-url.ts';
import { applyChanges, type FilterChanges } from './useFinder.ts';
import type { StudySiteFinder } from './useStudySiteFinder.ts';

/** An active filter; `area`, a part of the map, is in the fragment with the place. */
type FinderChip = { name: keyof SearchFilters | 'area'; label: string };

/** The filters. With script a choice counts immediately; without, the button sends it with the place. */
export function FinderFilters({
  finder: { finder, messages },
  onUnsure,
}: {
  finder: StudySiteFinder;
  /** Called when somebody does not know the group. */
  onUnsure: () => void;
}) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const { t } = messages;
  const place = usePlaceMessages();
  const { filters, result, changeFilters } = finder;
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('option', { label, count: messages.number(count) });
  const any = { value: '', label: t('any') };
  /** Changes one filter to the value of a select, whose first option is none. */
  const change =
    <Name extends keyof SearchFilters>(name: Name, values: readonly SearchFilters[Name][]) =>
    (text: string) =>
      changeFilters({ [name]: values.find((value) => String(value) === text) });

  const chips: FinderChip[] = [
    ...messages.filterNames(filters),
    ...(finder.area ? [{ name: 'area' as const, label: t('map.area') }] : []),
  ];
  const remove = (names: readonly string[]) =>
    changeFilters(
      Object.fromEntries(names.filter((name) => name !== 'area').map((name) => [name, undefined])),
      names.includes('area') ? null : finder.area,
    );
  /** URL with other filters, for visitors without script: the place is in the query. */
  const createUrl = (changes: FilterChanges) => {
    const query = formatSearch(applyChanges(filters, changes));
    if (finder.near) query.set('near', finder.near);
    return `${pathname}${query.size > 0 ? '?' : ''}${query.toString()}#${FINDER_ANCHOR}`;
  };
  // The default order, nearest first or by name, is not in the URL.
  const usualSort = finder.from && finder.from.precision !== 'state' ? 'distance' : 'name';
  const sorts = SORTS.filter((sort) => sort !== 'distance' || finder.from);
  return (
    <FilterSet
      // The focused heading of the results announces a new place.
      searchKey={finder.from?.label ?? ''}
      legend={t('filters.legend')}
      headingLevel={3}
      // What is true: without script, and before hydration, the button applies a choice.
      apply={hydrated ? 'immediate' : 'button'}
      isApplyButtonHidden
      emptySummary={t('filters.none')}
      activeSummary={t('filters.summary', {
        count: chips.length,
        names: chips.map(({ label }) => label).join(', '),
      })}
      activeFilters={chips.map(({ name, label }) => ({
        id: name,
        label,
        href: createUrl({ [name]: undefined }),
      }))}
      onRemove={(id) => remove([id])}
      onClear={remove}
      clearHref={createUrl(Object.fromEntries(chips.map(({ name }) => [name, undefined])))}
      resultCountText={t('results.count', { count: result.total })}
      mainFilters={
        <>
          {/* “Closed” comes by an address alone, and is kept until it is removed. */}
          {filters.status === 'full' && <input type="hidden" form={FINDER_FORM} name="status" value="full" />}
          <Select
            form={FINDER_FORM}
            label={place('cohort.label')}
            name="cohort"
            value={filters.cohort ?? ''}
            onValueChange={(value) => {
              // Its label says that it leads on.
              if (value === UNSURE) onUnsure();
              change('cohort', COHORT_IDS)(value);
            }}
            options={[
              { value: '', label: t('cohort.any') },
              ...COHORT_IDS.map((id) => ({
                value: id,
                label: counted(place(`cohort.${id}`), result.facets.cohort[id]),
              })),
              { value: UNSURE, label: t('cohort.unsure') },
            ]}
          />
          <p className={withoutScript}>
            <Link href={`#${CAN_I_JOIN}`}>{t('cohort.unsureLink')}</Link>
          </p>
          <Checkbox
            form={FINDER_FORM}
            label={t('status.onlyOpen')}
            name="status"
            value="open"
            isChecked={filters.status === 'open'}
            onCheckedChange={(isChecked) => changeFilters({ status: isChecked ? 'open' : undefined })}
          />
        </>
      }
    >
      <Select
        form={FINDER_FORM}
        label={t('radius.label')}
        name="radius"
        value={String(filters.radius ?? '')}
        onValueChange={change('radius', RADIUS_CHOICES)}
        options={[
          { value: '', label: t('anyDistance') },
          ...RADIUS_CHOICES.map((miles) => ({
            value: String(miles),
            label: counted(messages.radius(miles), result.facets.radius?.[miles]),
          })),
        ]}
      />
      <Select
        form={FINDER_FORM}
        label={t('condition.label')}
        name="condition"
        value={String(filters.condition ?? '')}
        onValueChange={change('condition', COVID_CONDITIONS)}
        options={[
          any,
          ...COVID_CONDITIONS.map((code) => ({
            value: String(code),
            label: counted(t(`condition.${code}`), result.facets.condition[code]),
          })),
        ]}
      />
      <Select
        form={FINDER_FORM}
        label={t('specialty.label')}
        name="specialty"
        value={String(filters.specialty ?? '')}
        onValueChange={change('specialty', SPECIALTIES)}
        options={[
          any,
          ...SPECIALTIES.map((code) => ({
            value: String(code),
            label: counted(t(`specialty.${code}`), result.facets.specialty[code]),
          })),
        ]}
      />
      <Select
        form={FINDER_FORM}
        label={t('sort.label')}
        name="sort"
        value={filters.sort === usualSort ? '' : (filters.sort ?? '')}
        onValueChange={change('sort', SORTS)}
        options={[
          { value: '', label: t(`sort.${usualSort}`) },
          ...sorts
            .filter((sort) => sort !== usualSort)
            .map((sort) => ({ value: sort, label: t(`sort.${sort}`) })),
        ]}
      />
      <Select
        form={FINDER_FORM}
        label={t('results.away')}
        name="offSite"
        value={String(filters.offSite ?? '')}
        onValueChange={change('offSite', [true, false])}
        options={[
          any,
          ...(['true', 'false'] as const).map((value) => ({
            value,
            label: counted(t(`offSite.${value}`), result.facets.offSite[value]),
          })),
        ]}
      />
      <div className={withoutScript}>
        <Button type="submit" form={FINDER_FORM}>
          {t('filters.apply')}
        </Button>
      </div>
    </FilterSet>
  );
}
