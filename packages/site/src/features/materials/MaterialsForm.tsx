import { MATERIAL_COHORTS, MATERIAL_TYPES } from '@longcovid/content';
import { FilterSet } from '@longcovid/ui/filter-set';
import { Select } from '@longcovid/ui/select';
import { Fragment, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import type { MaterialCard } from '../../embeds/embed-views.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formQuery } from '../finder/form-query.ts';
import {
  countWith,
  formatFilters,
  matchMaterials,
  readFilters,
  type MaterialFilters,
} from './material-filters.ts';
import * as styles from './Materials.css.ts';

/** Where the list stands in its page. */
const MATERIALS_ANCHOR = 'materials';

type Props = {
  materials: readonly MaterialCard[];
  filters: MaterialFilters;
  fieldsVersion: number;
  /** At once, whenever a field has changed. */
  onChange: (filters: MaterialFilters) => Promise<void>;
  /** A filter, or all, were taken away; the fields do not show it yet. */
  onRemove: (filters: MaterialFilters) => Promise<void>;
  /** Asked for by the button: brings the visitor to the list. */
  onShow: (filters: MaterialFilters) => Promise<void>;
};

/** The filters as an ordinary GET form. With script a choice works at once. */
export function MaterialsForm({ materials, filters, fieldsVersion, onChange, onRemove, onShow }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const read = () => readFilters(formQuery(form.current));
  const without = (name: string): MaterialFilters =>
    Object.fromEntries(Object.entries(filters).filter(([each]) => each !== name));
  const addressOf = (next: MaterialFilters) => {
    const query = formatFilters(next);
    return `${pathname}${query && `?${query}`}#${MATERIALS_ANCHOR}`;
  };
  const option = (value: string, label: string, change: MaterialFilters) => ({
    value,
    label: say('materials.option', { label, count: countWith(materials, filters, change) }),
  });
  const chips = (['type', 'group'] as const).flatMap((name) => {
    const value = filters[name];
    if (!value) return [];
    const label = say(`material.${name === 'type' ? 'type' : 'cohort'}.${value}`);
    return [
      {
        id: name,
        label,
        removeLabel: say('materials.remove', { name: label }),
        href: addressOf(without(name)),
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
      aria-label={say('materials.search')}
      onSubmit={(event) => {
        event.preventDefault();
        void onShow(read());
      }}
    >
      <FilterSet
        locale={locale}
        legend={say('materials.legend')}
        headingLevel={3}
        emptySummary={say('materials.none')}
        activeSummary={say('materials.summary', {
          count: chips.length,
          names: chips.map(({ label }) => label).join(', '),
        })}
        activeFilters={chips}
        onRemove={(name) => void onRemove(without(name))}
        onClear={() => void onRemove({})}
        clearLabel={say('materials.clear')}
        clearHref={addressOf({})}
        resultCountText={say('materials.count', { count: matchMaterials(materials, filters).length })}
      >
        <Fragment key={fieldsVersion}>
          <div className={styles.fields}>
            <Select
              label={say('materials.type')}
              name="type"
              defaultValue={filters.type ?? ''}
              onValueChange={() => void onChange(read())}
              options={[
                { value: '', label: say('materials.any') },
                ...MATERIAL_TYPES.map((type) => option(type, say(`material.type.${type}`), { type })),
              ]}
            />
            <Select
              label={say('materials.group')}
              name="group"
              defaultValue={filters.group ?? ''}
              onValueChange={() => void onChange(read())}
              options={[
                { value: '', label: say('materials.any') },
                ...MATERIAL_COHORTS.map((group) => option(group, say(`material.cohort.${group}`), { group })),
              ]}
            />
          </div>
        </Fragment>
      </FilterSet>
    </form>
  );
}
