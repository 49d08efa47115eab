import { COHORT_IDS, type CohortId } from '@longcovid/content';
import type { ResolvedPlace } from '@longcovid/content/search';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { lookUpPlace } from '../place/place-lookup.ts';
import type { JoinData } from './join-data.ts';
import { nearbyAddress, readNear } from './nearby-address.ts';

export type NearbySearch = {
  /** The text of the place in the URL. */
  near: string;
  cohort: CohortId | undefined;
  /** What the text means; `null` before a search and while pending. */
  place: ResolvedPlace | null;
  /** Looks up a place on the device; settles when the answer is rendered. */
  search: (near: string, cohort: string) => Promise<ResolvedPlace>;
};

/** The search for study sites near a place. The group is in the query; with script the place is in the fragment. */
export function useNearbySearch({ rendered }: Pick<JoinData, 'rendered'>): NearbySearch {
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search: query, hash } = useLocation();
  const hydrated = useHydrated();
  const [resolved, setResolved] = useState(rendered);
  const asked = new URLSearchParams(query);
  const near = hydrated ? readNear(hash) || (asked.get('near') ?? '') : rendered.near;

  // The URL also changes by Back, a shared link, a switch of language.
  useEffect(() => {
    if (resolved.near === near) return;
    let isCurrent = true;
    void (near ? lookUpPlace(near, locale) : Promise.resolve(null)).then((place) => {
      if (isCurrent) setResolved({ near, place });
    });
    return () => {
      isCurrent = false;
    };
  }, [near, resolved.near, locale]);

  return {
    near,
    cohort: COHORT_IDS.find((id) => id === asked.get('cohort')),
    place: resolved.near === near ? resolved.place : null,
    search: async (text, cohort) => {
      const place = await lookUpPlace(text, locale);
      flushSync(() => setResolved({ near: text, place }));
      await navigate({ pathname, ...nearbyAddress(text, cohort) }, { flushSync: true });
      return place;
    },
  };
}
