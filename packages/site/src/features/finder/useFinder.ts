import {
  formatSearch,
  nearPlace,
  parseSearch,
  searchStudySites,
  type Place,
  type ResolvedPlace,
  type SearchFilters,
  type StudySiteResult,
} from '@longcovid/content/search';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigationType, NavigationType } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { afterPaint } from '../../navigation/after-paint.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import {
  finderAddress,
  FINDER_ANCHOR,
  readFragment,
  readShown,
  type FinderAddress,
  type SearchArea,
} from './finder-address.ts';
import type { FinderData } from './finder-data.ts';
import { useStudySitesIn } from './map-data.ts';
import { lookUpPlace } from './place-lookup.ts';

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
  /** Key that resets the field of the place to the URL. */
  placeVersion: number;
  /** Key that resets the other fields to the URL: after Back, a removed filter, a language switch. */
  formKey: number;
  /** Sets filters immediately; `refresh` if no field changed them. */
  setFilters: (filters: SearchFilters, options?: { refresh?: boolean; area?: SearchArea | null }) => void;
  /** Resolves a place and searches there; settles when the results are rendered. */
  search: (near: string, filters: SearchFilters) => Promise<ResolvedPlace>;
  /** Searches from one of several places with the same name, with its full name in the URL. */
  searchIn: (place: Place) => Promise<void>;
  /** Searches from the device's location, which is never in the URL. */
  searchFromDevice: (place: Place) => void;
  /** The searched part of the map, or null for all of it. */
  area: SearchArea | null;
  setArea: (messageArea: SearchArea | null) => void;
  /** The number of results in the URL; 0 for none. */
  shown: number;
  /** Shows this many results and updates the URL; settles when they are rendered. */
  setShown: (count: number) => Promise<void>;
};

export function useFinder(data: FinderData): FinderState {
  const locale = useLocale();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const location = useLocation();
  const type = useNavigationType();
  const [chosenSearch, setChosenSearch] = useState<{ before: string; search: string } | null>(null);
  // Optimistic: shows the choice of a field before the navigation, which renders the whole page. Once the URL has changed, only the URL counts, also after Back.
  const isOptimistic = chosenSearch?.before === location.key;
  if (chosenSearch !== null && !isOptimistic) setChosenSearch(null);
  const search = isOptimistic ? chosenSearch.search : location.search;
  const query = new URLSearchParams(hydrated ? search : data.rendered.search);
  // From the URL: an optimistic filter does not repeat the place of a search without script.
  const nearInQuery = new URLSearchParams(location.search).get('near') ?? '';
  const fragment = useMemo(() => readFragment(hydrated ? location.hash : ''), [hydrated, location.hash]);
  const { area: messageArea } = fragment;
  const near = hydrated ? fragment.near || nearInQuery : data.rendered.near;
  const shown = readShown(query);
  const ids = useStudySitesIn(messageArea);
  const [resolved, setLooked] = useState<{ near: string; place: ResolvedPlace }>(data.rendered);
  const [chosen, setChosen] = useState<Place | null>(null);
  const [formKey, setFieldsVersion] = useState(0);
  const [placeVersion, setPlaceVersion] = useState(0);
  const isFirst = useRef(true);
  const cancelPendingNavigation = useRef(() => {});
  const refreshFields = () => {
    setFieldsVersion((version) => version + 1);
    setPlaceVersion((version) => version + 1);
  };

  const searchText = query.toString();
  const filters = useMemo(() => parseSearch(new URLSearchParams(searchText)), [searchText]);
  const place = resolved.near === near ? resolved.place : null;
  // Keeps the previous results while another place is pending, so that the whole list does not flash.
  const from = chosen ?? (resolved.place.kind === 'place' ? resolved.place : null);

  // The URL also changes by Back, a shared link, a switch of language.
  useEffect(() => {
    if (resolved.near === near) return;
    let isCurrent = true;
    void lookUpPlace(near, data.areas, locale).then((found) => {
      if (isCurrent) setLooked({ near, place: found });
    });
    return () => {
      isCurrent = false;
    };
  }, [near, resolved.near, data.areas, locale]);

  useEffect(() => {
    if (!isFirst.current && type === NavigationType.Pop) refreshFields();
    isFirst.current = false;
  }, [location.key, type]);

  useEffect(() => () => cancelPendingNavigation.current(), []);

  // A static host ignores the query, so the fields show the filters after hydration.
  // The initial URL: the fields already have what a visitor chose before hydration.
  const [opened] = useState(() => ({
    search: location.search,
    near: readFragment(location.hash).near || nearInQuery,
  }));
  const showAddress = useEffectEvent(() => {
    const rendered = formatSearch(parseSearch(new URLSearchParams(data.rendered.search)));
    const addressed = formatSearch(parseSearch(new URLSearchParams(opened.search)));
    const isOther = addressed.toString() !== rendered.toString() || opened.near !== data.rendered.near;
    if (!isOther) return;
    setFieldsVersion((version) => version + 1);
    // Keeps the input of a visitor who is typing another place.
    if (!isPlaceTyped()) setPlaceVersion((version) => version + 1);
  });
  useEffect(() => (hydrated ? afterPaint(() => showAddress()) : undefined), [hydrated]);

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
  const navigateTo = (address: FinderAddress, replace = false) => {
    cancelPendingNavigation.current();
    const { search, hash } = finderAddress(address);
    const keptHash =
      hash || (location.hash.startsWith(`#${FINDER_ANCHOR}`) ? `#${FINDER_ANCHOR}` : location.hash);
    const isSame = search === location.search && keptHash === location.hash;
    return navigate(
      { pathname: location.pathname, search, hash: keptHash },
      { flushSync: true, replace: replace || isSame },
    );
  };

  const searchAt = async (nextNear: string, nextFilters: SearchFilters, found: ResolvedPlace) => {
    flushSync(() => {
      setLooked({ near: nextNear, place: found });
      setChosen(null);
    });
    await navigateTo({ filters: nextFilters, near: nextNear });
  };

  return {
    filters,
    near,
    place,
    from,
    result,
    placeVersion,
    formKey,
    area: messageArea,
    setArea: (next) => void navigateTo({ filters, near, area: next }),
    shown,
    setShown: async (count) => {
      await navigateTo({ filters, near, area: messageArea, shown: count }, true);
    },
    setFilters: (next, { refresh = false, area: nextArea = messageArea } = {}) => {
      if (refresh) refreshFields();
      setChosenSearch({ before: location.key, search: finderAddress({ filters: next }).search });
      cancelPendingNavigation.current();
      cancelPendingNavigation.current = afterPaint(
        () => void navigateTo({ filters: next, near, area: nextArea }),
      );
    },
    search: async (nextNear, nextFilters) => {
      const found = await lookUpPlace(nextNear, data.areas, locale);
      await searchAt(nextNear, nextFilters, found);
      return found;
    },
    searchIn: async (next) => {
      await searchAt(next.label, filters, next);
      setPlaceVersion((version) => version + 1);
    },
    searchFromDevice: (next) => {
      flushSync(() => setChosen(next));
    },
  };
}

/** Whether the field of the place differs from the server's HTML. */
function isPlaceTyped(): boolean {
  const field = document.querySelector<HTMLInputElement>(`#${FINDER_ANCHOR} input[name=near]`);
  return field !== null && field.value !== field.defaultValue;
}
