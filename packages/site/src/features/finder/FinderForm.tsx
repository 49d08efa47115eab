import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { CheckboxGroup } from '@longcovid/ui/checkbox-group';
import { FilterSet } from '@longcovid/ui/filter-set';
import { RadioGroup } from '@longcovid/ui/radio-group';
import { Select } from '@longcovid/ui/select';
import { TextField } from '@longcovid/ui/text-field';
import {
  formatSearch,
  parseSearch,
  RADIUS_CHOICES,
  SORTS,
  type Place,
  type ResolvedPlace,
  type SearchFilters,
} from '@longcovid/content/search';
import { COVID_CONDITIONS, SPECIALTIES } from '@longcovid/content';
import { Fragment, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { locateDevice } from './device-location.ts';
import { FINDER_ANCHOR } from './finder-address.ts';
import { formQuery } from './form-query.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import * as styles from './Finder.css.ts';
import type { FinderState } from './useFinder.ts';

/** An active filter; `area`, a part of the map, is in the fragment with the place. */
type FinderChip = { name: keyof SearchFilters | 'area'; label: string };

type Props = {
  data: FinderData;
  finder: FinderState;
  messages: FinderMessages;
  onSearch: (near: string, filters: SearchFilters) => Promise<ResolvedPlace>;
  onSearchFromDevice: (place: Place) => void;
};

/** A GET form. With script filters apply immediately, and the place stays on the device. */
export function FinderForm({ data, finder, messages, onSearch, onSearchFromDevice }: Props) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const placeField = useRef<HTMLInputElement>(null);
  const [isLocating, setIsLocating] = useState(false);
  const [deviceProblem, setDeviceProblem] = useState<string>();
  const { t } = messages;
  const { filters, result } = finder;

  const readFilters = () => parseSearch(formQuery(form.current));
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('option', { label, count: messages.number(count) });
  const any = { value: '', label: t('any') };

  const change = () => finder.setFilters(readFilters());
  const without = (names: readonly FinderChip['name'][]): SearchFilters =>
    Object.fromEntries(
      Object.entries(filters).filter(([name]) => !names.includes(name as keyof SearchFilters)),
    );
  const remove = (names: readonly FinderChip['name'][]) =>
    finder.setFilters(without(names), {
      refresh: true,
      area: names.includes('area') ? null : finder.area,
    });
  /** URL with other filters, for visitors without script: the place is in the query. */
  const createUrl = (next: SearchFilters) => {
    const query = formatSearch(next);
    if (finder.near) query.set('near', finder.near);
    return `${pathname}${query.size > 0 ? '?' : ''}${query.toString()}#${FINDER_ANCHOR}`;
  };

  const locate = async () => {
    setIsLocating(true);
    setDeviceProblem(undefined);
    const found = await locateDevice();
    setIsLocating(false);
    if (typeof found === 'string') {
      const problem = t(found === 'refused' ? 'place.refused' : 'place.noDevice');
      setDeviceProblem(problem);
      // Focus stays on the button for a retry.
      announce(problem);
      return;
    }
    onSearchFromDevice({ kind: 'place', label: t('place.deviceName'), ...found, precision: 'point' });
  };

  /** Shows the error of the place at its field and announces it once, even if the field already has focus. */
  const search = async () => {
    setDeviceProblem(undefined);
    const query = formQuery(form.current);
    const place = await onSearch(query.get('near')?.trim() ?? '', parseSearch(query));
    const problem = placeError(place, messages);
    if (problem === undefined) return;
    if (document.activeElement === placeField.current) announce(problem);
    else placeField.current?.focus();
  };

  const chips: FinderChip[] = [
    ...messages.filterNames(filters),
    ...(finder.area ? [{ name: 'area' as const, label: t('map.area') }] : []),
  ];
  // The default order, nearest first or by name, is not in the URL.
  const usualSort = finder.from && finder.from.precision !== 'state' ? 'distance' : 'name';
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={`${pathname}#${FINDER_ANCHOR}`}
      role="search"
      aria-labelledby="finder-heading"
      onSubmit={(event) => {
        event.preventDefault();
        void search();
      }}
    >
      <TextField
        key={`near ${finder.placeVersion}`}
        label={t('place.label')}
        hint={
          <>
            {t('place.hint')}{' '}
            {/* True once script is here. Its room is kept, so that nothing moves under a hand that is about to press. */}
            <span className={hydrated ? undefined : styles.notYet}>{t('place.private')}</span>
          </>
        }
        error={deviceProblem ?? placeError(finder.place, messages)}
        ref={placeField}
        name="near"
        defaultValue={finder.near}
        autoComplete="off"
      />
      <div data-script-only className={styles.scriptOnly}>
        <Button isPending={isLocating} pendingLabel={t('place.deviceBusy')} onClick={() => void locate()}>
          {t('place.device')}
        </Button>
      </div>
      <Select
        key={`radius ${finder.formKey}`}
        label={t('radius.label')}
        name="radius"
        defaultValue={filters.radius ? String(filters.radius) : ''}
        onValueChange={change}
        options={[
          { value: '', label: t('anyDistance') },
          ...RADIUS_CHOICES.map((miles) => ({
            value: String(miles),
            label: counted(messages.radius(miles), result.facets.radius?.[miles]),
          })),
        ]}
      />
      <Button type="submit" variant="primary">
        {t('search')}
      </Button>
      <FilterSet
        // The focused heading of the results announces a new place, so no count is announced.
        key={`set ${finder.from?.label ?? ''}`}
        legend={t('filters.legend')}
        headingLevel={3}
        isApplyButtonHidden
        emptySummary={t('filters.none')}
        activeSummary={t('filters.summary', {
          count: chips.length,
          names: chips.map(({ label }) => label).join(', '),
        })}
        activeFilters={chips.map(({ name, label }) => ({
          id: name,
          label,
          href: createUrl(without([name])),
        }))}
        onRemove={(id) => remove([id as FinderChip['name']])}
        onClear={() => remove(chips.map(({ name }) => name))}
        clearHref={createUrl({})}
        resultCountText={t('results.count', { count: result.total })}
      >
        <Fragment key={finder.formKey}>
          <RadioGroup
            legend={t('cohort.legend')}
            name="cohort"
            defaultValue={filters.cohort ?? ''}
            onValueChange={change}
            options={[
              any,
              ...data.cohorts.map(({ id, name }) => ({
                value: id,
                label: counted(name, result.facets.cohort[id]),
              })),
            ]}
          />
          <Select
            label={t('condition.label')}
            name="condition"
            defaultValue={filters.condition ? String(filters.condition) : ''}
            onValueChange={change}
            options={[
              any,
              ...COVID_CONDITIONS.map((code) => ({
                value: String(code),
                label: counted(t(`condition.${code}`), result.facets.condition[code]),
              })),
            ]}
          />
          <RadioGroup
            legend={t('status.label')}
            name="status"
            defaultValue={filters.status ?? ''}
            onValueChange={change}
            options={[
              any,
              ...(['open', 'full'] as const).map((status) => ({
                value: status,
                label: counted(t(`status.${status}`), result.facets.status[status]),
              })),
            ]}
          />
          <CheckboxGroup
            legend={t('offSite.label')}
            name="offSite"
            defaultValue={filters.offSite === undefined ? [] : [String(filters.offSite)]}
            onValueChange={change}
            options={(['true', 'false'] as const)
              // The other answer comes by an address alone, and can be taken away here.
              .filter((value) => value === 'true' || filters.offSite === false)
              .map((value) => ({
                value,
                label: counted(t(`offSite.${value}`), result.facets.offSite[value]),
              }))}
          />
          <Select
            label={t('specialty.label')}
            name="specialty"
            defaultValue={filters.specialty === undefined ? '' : String(filters.specialty)}
            onValueChange={change}
            options={[
              any,
              ...SPECIALTIES.map((code) => ({
                value: String(code),
                label: counted(t(`specialty.${code}`), result.facets.specialty[code]),
              })),
            ]}
          />
          <Select
            // The default order depends on the place: remount the field.
            key={usualSort}
            label={t('sort.label')}
            name="sort"
            defaultValue={filters.sort === usualSort ? '' : filters.sort}
            onValueChange={change}
            options={[
              { value: '', label: t(`sort.${usualSort}`) },
              ...SORTS.filter((sort) => sort !== usualSort && (sort !== 'distance' || finder.from)).map(
                (sort) => ({ value: sort, label: t(`sort.${sort}`) }),
              ),
            ]}
          />
        </Fragment>
      </FilterSet>
    </form>
  );
}

/** The error message for the typed place. */
function placeError(place: ResolvedPlace | null, { t }: FinderMessages): string | undefined {
  if (place?.kind === 'unavailable') return t('place.unavailable');
  if (place?.kind !== 'unknown') return undefined;
  const ids = {
    postal_code: 'place.postalCode',
    not_found: 'place.notFound',
    too_long: 'place.tooLong',
  } as const;
  return t(ids[place.reason]);
}
