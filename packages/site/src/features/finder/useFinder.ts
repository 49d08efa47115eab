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

/** What the finder shows and what can be done with it. Filters live in the query, the place in the fragment. */
export type FinderState = {
  filters: SearchFilters;
  /** The words of the place as the address has them. */
  near: string;
  /** What they mean; `null` while it is being looked up. */
  place: ResolvedPlace | null;
  /** The place that distances are measured from. */
  from: Place | null;
  result: StudySiteResult;
  /** Changes when the field of the place must show the address anew. */
  placeVersion: number;
  /** Changes when the other fields must show the address anew: after Back, a removed filter, a language switch. */
  formKey: number;
  /** Sets filters, at once; `refresh` when it was not a field that changed them. */
  setFilters: (filters: SearchFilters, options?: { refresh?: boolean; area?: SearchArea | null }) => void;
  /** Looks up a place and searches there; resolves when the results are shown. */
  search: (near: string, filters: SearchFilters) => Promise<ResolvedPlace>;
  /** Searches from one of several places with the same name, which then stands in the address by its full name. */
  searchIn: (place: Place) => Promise<void>;
  /** Searches from the place of the device, which stands in no address. */
  searchFromDevice: (place: Place) => void;
  /** The part of the map that was searched, or null for all of it. */
  area: SearchArea | null;
  setArea: (messageArea: SearchArea | null) => void;
  /** How many results the address asks for; 0 when it does not say. */
  shown: number;
  /** Shows so many results, in this address; resolves when they are there. */
  setShown: (count: number) => Promise<void>;
};

export function useFinder(data: FinderData): FinderState {
  const locale = useLocale();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const location = useLocation();
  const type = useNavigationType();
  const [chosenSearch, setChosenSearch] = useState<{ before: string; search: string } | null>(null);
  // What a field has just chosen is shown before the address has it, since a navigation draws the whole page; once the
  // address has changed it alone counts, also when Back returns to the one before.
  const isOptimistic = chosenSearch?.before === location.key;
  if (chosenSearch !== null && !isOptimistic) setChosenSearch(null);
  const search = isOptimistic ? chosenSearch.search : location.search;
  const query = new URLSearchParams(hydrated ? search : data.rendered.search);
  // Of the address itself: a filter that is ahead of it does not repeat the place of a search without script.
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
  // While another place is looked up the results stay those of the last one; the whole list would only flash by.
  const from = chosen ?? (resolved.place.kind === 'place' ? resolved.place : null);

  // The address can change by itself: Back, a shared link, a switch of language.
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

  // A static host serves the page without the address's filters: the fields show them once script is here.
  // The address that the page was opened with: what a visitor chose before script is in the fields already.
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
    // A visitor who is typing another place already keeps it.
    if (!isPlaceTyped()) setPlaceVersion((version) => version + 1);
  });
  useEffect(() => (hydrated ? afterPaint(() => showAddress()) : undefined), [hydrated]);

  const result = useMemo(() => {
    // In a whole state the radius does not count; nearPlace knows.
    const { radius, ...others } = filters;
    return searchStudySites(data.studySites, {
      ...others,
      ...(from && nearPlace(from, radius)),
      ...(ids && { ids }),
    });
  }, [data.studySites, filters, from, ids]);

  /** Drawn at once, not in pieces: a Back that came in between would find the new filters in the old place. */
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

/** Whether the field of the place holds something else than what the server had printed. */
function isPlaceTyped(): boolean {
  const field = document.querySelector<HTMLInputElement>(`#${FINDER_ANCHOR} input[name=near]`);
  return field !== null && field.value !== field.defaultValue;
}
