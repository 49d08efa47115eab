import {
  nearPlace,
  parseSearch,
  searchStudySites,
  type Place,
  type ResolvedPlace,
  type SearchFilters,
  type StudySiteResult,
} from '@longcovid/content/search';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { afterPaint } from '../../navigation/after-paint.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import {
  createFinderUrl,
  FINDER_ANCHOR,
  readFragment,
  readShown,
  type FinderUrlState,
  type SearchArea,
} from './finder-url.ts';
import type { FinderData } from './finder-data.ts';
import { useStudySitesIn } from './map-data.ts';
import { lookUpPlace } from '../place/place-lookup.ts';

/** State and actions of the finder. Filters are in the query, the place is in the fragment. */
export type FinderState = {
  filters: SearchFilters;
  /** The text of the place in the URL. */
  near: string;
  /** Its resolution; `null` while pending. */
  place: ResolvedPlace | null;
  /** The place that distances are measured from. */
  from: Place | null;
  result: StudySiteResult;
  /** Whether a place, a filter or a part of the map has been chosen. */
  isSearched: boolean;
  /** Whether a filter or a part of the map leaves study sites out. */
  isFiltered: boolean;
  /** Sets filters immediately, each to a value or to `undefined` for none; `area` as in `setArea`. */
  changeFilters: (changes: FilterChanges, area?: SearchArea | null) => void;
  /** Resolves a place and searches there, by default with the chosen filters; settles when the results are rendered. */
  search: (
    near: string,
    filters?: SearchFilters,
  ) => Promise<{ place: ResolvedPlace; filters: SearchFilters }>;
  /** Searches from a place that was offered, with its full name in the URL. */
  searchIn: (place: Place, near: string) => Promise<void>;
  /** Searches from the device's location, which is never in the URL. */
  searchFromDevice: (place: Place) => void;
  /** The searched part of the map, or null for all of it. */
  area: SearchArea | null;
  setArea: (area: SearchArea | null) => void;
  /** The number of results in the URL; 0 for none. */
  shown: number;
  /** Shows this many results and updates the URL; settles when they are rendered. */
  setShown: (count: number) => Promise<void>;
};

export type FilterChanges = { [Name in keyof SearchFilters]?: SearchFilters[Name] | undefined };

/** What the finder knows beside the URL. */
type Memory = {
  /** The last text of a place that was looked up, and what it is. */
  resolved: { near: string; place: ResolvedPlace };
  /** The location of the device, while the search is from there. */
  device: Place | null;
  /** The query of filters that are chosen before the URL has them, and the key of the URL before them. */
  chosen: { before: string; search: string } | null;
};

const reduce = (memory: Memory, change: Partial<Memory>): Memory => ({ ...memory, ...change });

/** Filters after changes. */
export const applyChanges = (filters: SearchFilters, changes: FilterChanges): SearchFilters =>
  Object.fromEntries(
    Object.entries<unknown>({ ...filters, ...changes }).filter(([, value]) => value !== undefined),
  );

export function useFinder(data: FinderData): FinderState {
  const locale = useLocale();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const location = useLocation();
  const [memory, remember] = useReducer(reduce, {
    resolved: data.rendered,
    device: null,
    chosen: null,
  });
  const { resolved, device } = memory;
  // Optimistic: shows the choice of a field before the navigation, which renders the whole page. Once the URL has changed, only the URL counts, also after Back.
  const chosen = memory.chosen?.before === location.key ? memory.chosen.search : undefined;
  if (memory.chosen !== null && chosen === undefined) remember({ chosen: null });

  // The same text as in the URL after it, so that the navigation searches nothing again.
  const search = chosen ?? (hydrated ? location.search : data.rendered.search);
  const shown = useMemo(() => readShown(new URLSearchParams(search)), [search]);
  const filters = useMemo(() => parseSearch(new URLSearchParams(search)), [search]);
  // On a static host the page was rendered without the query that it was opened with.
  const inUrl = useMemo(() => parseSearch(new URLSearchParams(location.search)), [location.search]);
  // Several fields may change before the next render: each builds on the one before.
  const latest = useRef(inUrl);

  const fragment = useMemo(() => readFragment(hydrated ? location.hash : ''), [hydrated, location.hash]);
  const { area } = fragment;
  const nearInQuery = new URLSearchParams(location.search).get('near') ?? '';
  const near = hydrated ? fragment.near || nearInQuery : data.rendered.near;
  const place = resolved.near === near ? resolved.place : null;
  // Keeps the previous results while another place is pending, so that the whole list does not flash.
  const from = device ?? (resolved.place.kind === 'place' ? resolved.place : null);

  // The URL also changes by Back, a shared link, a switch of language.
  useEffect(() => {
    if (resolved.near === near) return;
    let isCurrent = true;
    void lookUpPlace(near, locale).then((found) => {
      if (isCurrent) remember({ resolved: { near, place: found } });
    });
    return () => {
      isCurrent = false;
    };
  }, [near, resolved.near, locale]);

  // The room that a shared search had before script; see Finder.css.ts. What is no place has no results.
  const isAnswered = near !== '' && place !== null;
  useEffect(() => {
    if (isAnswered) delete document.documentElement.dataset.near;
  }, [isAnswered]);

  const isFirst = useRef(true);
  useEffect(() => {
    // Fields have reported what was chosen before hydration by now; the URL of the start knows less.
    if (!isFirst.current) latest.current = inUrl;
    isFirst.current = false;
  }, [location.key, inUrl]);

  const cancelPendingNavigation = useRef(() => {});
  useEffect(() => () => cancelPendingNavigation.current(), []);

  const isFiltered = area !== null || Object.keys(filters).some((name) => name !== 'sort');
  const ids = useStudySitesIn(area);
  const result = useMemo(() => {
    // A whole state ignores the radius; see nearPlace.
    const { radius, ...others } = filters;
    return searchStudySites(data.studySites, {
      ...others,
      ...(from && nearPlace(from, radius)),
      ...(ids && { ids }),
    });
  }, [data.studySites, filters, from, ids]);

  /** Rendered synchronously: Back in between would combine the new filters with the old place. */
  const navigateTo = (state: FinderUrlState, replace = false) => {
    cancelPendingNavigation.current();
    const { search: nextSearch, hash } = createFinderUrl(state);
    const keptHash =
      hash || (location.hash.startsWith(`#${FINDER_ANCHOR}`) ? `#${FINDER_ANCHOR}` : location.hash);
    const isSame = nextSearch === location.search && keptHash === location.hash;
    return navigate(
      { pathname: location.pathname, search: nextSearch, hash: keptHash },
      { flushSync: true, replace: replace || isSame },
    );
  };

  const searchAt = async (nextNear: string, nextFilters: SearchFilters, found: ResolvedPlace) => {
    await flushSync(() => {
      remember({ device: null, resolved: { near: nextNear, place: found } });
      // In the same render: each renders the whole page.
      return navigateTo({ filters: nextFilters, near: nextNear });
    });
  };

  return {
    filters,
    near,
    place,
    from,
    result,
    isSearched: from !== null || isFiltered,
    isFiltered,
    area,
    setArea: (next) => void navigateTo({ filters, near, area: next }),
    shown,
    setShown: async (count) => {
      await navigateTo({ filters, near, area, shown: count }, true);
    },
    changeFilters: (changes, nextArea = area) => {
      const next = applyChanges(latest.current, changes);
      latest.current = next;
      remember({ chosen: { before: location.key, search: createFinderUrl({ filters: next }).search } });
      cancelPendingNavigation.current();
      cancelPendingNavigation.current = afterPaint(
        () => void navigateTo({ filters: next, near, area: nextArea }),
      );
    },
    search: async (nextNear, nextFilters) => {
      const found = await lookUpPlace(nextNear, locale);
      // A filter may have been chosen meanwhile, or just before the press and not be rendered yet.
      const applied = nextFilters ?? latest.current;
      await searchAt(nextNear, applied, found);
      return { place: found, filters: applied };
    },
    searchIn: (next, nextNear) => searchAt(nextNear, latest.current, next),
    searchFromDevice: (next) => {
      // The place of the URL is not the one that was searched from.
      flushSync(() => {
        remember({ device: next, resolved: { near: '', place: { kind: 'empty' } } });
        void navigateTo({ filters: latest.current });
      });
    },
  };
}
