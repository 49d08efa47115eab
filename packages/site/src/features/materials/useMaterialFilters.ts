import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { formatFilters, readFilters, type MaterialFilters } from './material-filters.ts';
import type { MaterialsData } from './materials-data.ts';

type FiltersState = {
  filters: MaterialFilters;
  /** Key that resets the fields to the filters: after Back, a removed filter, or at load on a static host. */
  fieldsVersion: number;
  /** Writes the filters to the URL; settles when the list is rendered. `origin`: what has changed them. */
  choose: (filters: MaterialFilters, origin: 'fields' | 'elsewhere') => Promise<void>;
};

/** The filters of the list, which are in the query: they can be shared, and Back undoes them. */
export function useMaterialFilters(): FiltersState {
  const { rendered } = useLoaderData<MaterialsData>();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const filters = readFilters(new URLSearchParams(useHydrated() ? search : rendered));
  const text = formatFilters(filters);
  // The last values of the fields: no remount when the URL has the same.
  const [fieldsText, setFieldsText] = useState<string | null>(null);
  const [fields, setFields] = useState({ text, version: 0 });
  if (fields.text !== text) setFields({ text, version: fields.version + (text === fieldsText ? 0 : 1) });

  return {
    filters,
    fieldsVersion: fields.version,
    choose: async (next, origin) => {
      const query = formatFilters(next);
      setFieldsText(origin === 'fields' ? query : null);
      await navigate(
        { pathname, search: query && `?${query}`, hash },
        { flushSync: true, replace: query === text, preventScrollReset: true },
      );
    },
  };
}
