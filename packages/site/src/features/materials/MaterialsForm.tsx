import { MATERIAL_COHORTS, MATERIAL_TYPES } from '@longcovid/content';
import { FilterSet } from '@longcovid/ui/filter-set';
import { Select } from '@longcovid/ui/select';
import { Fragment, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import type { MaterialCard } from '../../embeds/embed-views.ts';
import { formQuery } from '../finder/form-query.ts';
import {
  countWith,
  formatFilters,
  matchMaterials,
  readFilters,
  type MaterialFilters,
} from './material-filters.ts';
import * as styles from './Materials.css.ts';
import { MATERIALS_ANCHOR } from './materials-data.ts';
import { useMaterialFilters } from './useMaterialFilters.ts';

/** The filters as a GET form. With script they apply immediately, and the button moves focus to the list. */
export function MaterialsForm({ materials }: { materials: readonly MaterialCard[] }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { filters, fieldsVersion, choose } = useMaterialFilters();
  const form = useRef<HTMLFormElement>(null);
  const t = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const read = () => readFilters(formQuery(form.current));
  const without = (name: string): MaterialFilters =>
    Object.fromEntries(Object.entries(filters).filter(([each]) => each !== name));
  const createUrl = (next: MaterialFilters) => {
    const query = formatFilters(next);
    return `${pathname}${query && `?${query}`}#${MATERIALS_ANCHOR}`;
  };
  const option = (value: string, label: string, change: MaterialFilters) => ({
    value,
    label: t('materials.option', { label, count: countWith(materials, filters, change) }),
  });
  const chips = (['type', 'group'] as const).flatMap((name) => {
    const value = filters[name];
    if (!value) return [];
    const label = t(`material.${name === 'type' ? 'type' : 'cohort'}.${value}`);
    return [
      {
        id: name,
        label,
        href: createUrl(without(name)),
      },
    ];
  });
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={`${pathname}#${MATERIALS_ANCHOR}`}
      role="search"
      aria-label={t('materials.search')}
      onSubmit={(event) => {
        event.preventDefault();
        void choose(read(), 'fields').then(() => document.getElementById(MATERIALS_ANCHOR)?.focus());
      }}
    >
      <FilterSet
        legend={t('materials.legend')}
        headingLevel={2}
        emptySummary={t('materials.none')}
        activeSummary={t('materials.summary', {
          count: chips.length,
          names: chips.map(({ label }) => label).join(', '),
        })}
        activeFilters={chips}
        onRemove={(name) => void choose(without(name), 'elsewhere')}
        onClear={() => void choose({}, 'elsewhere')}
        clearHref={createUrl({})}
        resultCountText={t('materials.count', { count: matchMaterials(materials, filters).length })}
      >
        <Fragment key={fieldsVersion}>
          <div className={styles.fields}>
            <Select
              label={t('materials.type')}
              name="type"
              defaultValue={filters.type ?? ''}
              onValueChange={() => void choose(read(), 'fields')}
              options={[
                { value: '', label: t('materials.any') },
                ...MATERIAL_TYPES.map((type) => option(type, t(`material.type.${type}`), { type })),
              ]}
            />
            <Select
              label={t('materials.group')}
              name="group"
              defaultValue={filters.group ?? ''}
              onValueChange={() => void choose(read(), 'fields')}
              options={[
                { value: '', label: t('materials.any') },
                ...MATERIAL_COHORTS.map((group) => option(group, t(`material.cohort.${group}`), { group })),
              ]}
            />
          </div>
        </Fragment>
      </FilterSet>
    </form>
  );
}
