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
  type SearchFilters,
} from '@longcovid/content/search';
import { COVID_CONDITIONS, SPECIALTIES } from '@longcovid/content';
import { Fragment, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { useLocale } from '../../words/useLocale.ts';
import { locateDevice } from './device-location.ts';
import { FINDER_ANCHOR } from './finder-address.ts';
import { formQuery } from './form-query.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderWords } from './finder-words.ts';
import * as styles from './Finder.css.ts';
import type { FinderState } from './useFinder.ts';

type Props = {
  data: FinderData;
  finder: FinderState;
  words: FinderWords;
  onSearch: (near: string, filters: SearchFilters) => Promise<void>;
  onSearchFrom: (place: Place) => void;
  onChange: (filters: SearchFilters, refresh?: boolean) => void;
};

/** The fields as an ordinary GET form. With script a filter works at once, and the place stays on the device. */
export function FinderForm({ data, finder, words, onSearch, onSearchFrom, onChange }: Props) {
  const locale = useLocale();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [isLocating, setIsLocating] = useState(false);
  const [deviceProblem, setDeviceProblem] = useState<string>();
  const { say } = words;
  const { filters, result } = finder;

  const readFilters = () => parseSearch(formQuery(form.current));
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : say('option', { label, count: words.number(count) });
  const any = { value: '', label: say('any') };

  const change = () => onChange(readFilters());
  const without = (names: readonly (keyof SearchFilters)[]): SearchFilters =>
    Object.fromEntries(
      Object.entries(filters).filter(([name]) => !names.includes(name as keyof SearchFilters)),
    );
  const remove = (names: readonly (keyof SearchFilters)[]) => onChange(without(names), true);
  /** The page with other filters, for a visitor without script: the place stands in the query then. */
  const addressOf = (next: SearchFilters) => {
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
      setDeviceProblem(say(found === 'refused' ? 'place.refused' : 'place.noDevice'));
      return;
    }
    onSearchFrom({ kind: 'place', label: say('place.deviceName'), ...found, precision: 'point' });
  };

  const chips = words.filterNames(filters);
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
        const query = formQuery(form.current);
        void onSearch(query.get('near')?.trim() ?? '', parseSearch(query));
      }}
    >
      <TextField
        key={`near ${finder.placeVersion}`}
        label={say('place.label')}
        hint={say(hydrated ? 'place.hint' : 'place.hintNoScript')}
        error={deviceProblem ?? placeError(finder, words)}
        locale={locale}
        name="near"
        defaultValue={finder.near}
        autoComplete="off"
      />
      {hydrated && (
        <Button pending={isLocating} pendingLabel={say('place.deviceBusy')} onClick={() => void locate()}>
          {say('place.device')}
        </Button>
      )}
      <Select
        key={`radius ${finder.fieldsVersion}`}
        label={say('radius.label')}
        name="radius"
        defaultValue={filters.radius ? String(filters.radius) : ''}
        onChange={change}
        options={[
          { value: '', label: say('anyDistance') },
          ...RADIUS_CHOICES.map((miles) => ({
            value: String(miles),
            label: counted(words.radius(miles), result.facets.radius?.[miles]),
          })),
        ]}
      />
      <Button type="submit" variant="primary">
        {say('search')}
      </Button>
      <FilterSet
        // Another place is said by the heading of its results, which takes focus: a new set says no count.
        key={`set ${finder.from?.label ?? ''}`}
        locale={locale}
        legend={say('filters.legend')}
        headingLevel={3}
        hasApplyButton={false}
        noneLabel={say('filters.none')}
        summaryLabel={say('filters.summary', {
          count: chips.length,
          names: chips.map(({ label }) => label).join(', '),
        })}
        chips={chips.map(({ name, label }) => ({
          id: name,
          label,
          removeLabel: say('filters.remove', { name: label }),
          href: addressOf(without([name])),
        }))}
        onRemove={(id) => remove([id as keyof SearchFilters])}
        onClear={() => remove(chips.map(({ name }) => name))}
        clearLabel={say('filters.clear')}
        clearHref={addressOf({})}
        resultCountText={say('results.count', { count: result.total })}
      >
        <Fragment key={finder.fieldsVersion}>
          <RadioGroup
            locale={locale}
            legend={say('cohort.legend')}
            name="cohort"
            defaultValue={filters.cohort ?? ''}
            onChange={change}
            options={[
              any,
              ...data.cohorts.map(({ id, name }) => ({
                value: id,
                label: counted(name, result.facets.cohort[id]),
              })),
            ]}
          />
          <Select
            label={say('condition.label')}
            name="condition"
            defaultValue={filters.condition ? String(filters.condition) : ''}
            onChange={change}
            options={[
              any,
              ...COVID_CONDITIONS.map((code) => ({
                value: String(code),
                label: counted(say(`condition.${code}`), result.facets.condition[code]),
              })),
            ]}
          />
          <RadioGroup
            locale={locale}
            legend={say('status.label')}
            name="status"
            defaultValue={filters.status ?? ''}
            onChange={change}
            options={[
              any,
              ...(['open', 'full'] as const).map((status) => ({
                value: status,
                label: counted(say(`status.${status}`), result.facets.status[status]),
              })),
            ]}
          />
          <CheckboxGroup
            locale={locale}
            legend={say('offSite.label')}
            name="offSite"
            defaultValues={filters.offSite ? ['true'] : []}
            onChange={change}
            options={[{ value: 'true', label: counted(say('offSite.true'), result.facets.offSite.true) }]}
          />
          <Select
            label={say('specialty.label')}
            name="specialty"
            defaultValue={filters.specialty === undefined ? '' : String(filters.specialty)}
            onChange={change}
            options={[
              any,
              ...SPECIALTIES.map((code) => ({
                value: String(code),
                label: counted(say(`specialty.${code}`), result.facets.specialty[code]),
              })),
            ]}
          />
          <Select
            label={say('sort.label')}
            name="sort"
            defaultValue={filters.sort ?? (finder.from ? 'distance' : 'name')}
            onChange={change}
            options={SORTS.map((sort) => ({ value: sort, label: say(`sort.${sort}`) }))}
          />
        </Fragment>
      </FilterSet>
    </form>
  );
}

/** What is wrong with the place that was typed, to be shown beside the field. */
function placeError({ place }: FinderState, { say }: FinderWords): string | undefined {
  if (place?.kind === 'unavailable') return say('place.unavailable');
  if (place?.kind !== 'unknown') return undefined;
  const ids = {
    postal_code: 'place.postalCode',
    not_found: 'place.notFound',
    too_long: 'place.tooLong',
  } as const;
  return say(ids[place.reason]);
}
